# What `--help` says. Plain text only, no placeables: this file is read without Fluent, so that help comes at once.

modiste =
    Play, explain, replay and simulate tabletop games about fashion.

    A first game: modiste play pret-a-porter
version = Show the version and exit.
commands = Commands

play = Play a game: people and bots in any mix.
play-more =
    Without GAME, asks what to play. With bots only, plays to the end and prints the log and the result.

    Every answer is saved at once; what is interrupted goes on with `modiste resume`.
resume = Go on with a saved match.
resume-more = FILE is a path or a name from --list. Without FILE, the unfinished match that was played last.
replay = Show a saved match again, event by event.
replay-more =
    FILE is a path or a name from resume --list. Without FILE, the match that was played last.

    It is shown as a spectator sees it. While it is unfinished, the seed and other secrets are not handed out.
games = List the installed games.
games-more =
    Each with its seats, editions, variants, packs, bots and options: --option NAME=VALUE plays with another value than the default, which stands first.

    With GAME, that game in full: what its editions change, side by side, and what each option is about.
cards = Show the cards of a game.
cards-more = WHICH is a kind of card, or the id or name of one card.
rules = Explain the rules of a game.
rules-more =
    WHICH is a chapter or a clause, by id or title; without it, all the rules are told.

    They are those of the ruleset that the options name. With --out, --format follows the end of the file's name.
plugins = List the installed plugins, what they bring, and what is wrong with them.
plugins-more =
    With --plugin, a file is looked at as if it were installed.

    Exit code 1 says that something is left out or doubtful.
variants = List the variants of a game and what each changes.
variants-more =
    Without GAME, those of all games. `modiste rules GAME --variant V` tells the rules as they are with one.
scenario = Settle a question of the rules that is written down in a file.
scenario-more =
    Each FILE, or each YAML file of a folder, says what is given, what is done and what must come of it. The name of a GAME
    stands for the files that its packs ship; a folder of that name is written ./GAME.

    Exit code 1 says that something is not as expected. `modiste scenario --describe GAME` lists all that can be named.
option-describe = List what scenarios of this game may give, do and expect.
option-describe-variant = With --describe: a variant that brings names of its own. May be repeated.
scenario-what = Name files to play or a game whose files are played, or a game with --describe.
option-as-scenario = Write a scenario that plays what happened up to there. It holds all secrets, so it asks if the match is unfinished.
option-scenario-out = File to write the scenario to. Without it, it is printed.
scenario-alone = --as-scenario shows nothing, so it goes with neither --seat nor --verify nor --json; --out goes with it.
simulate = Let bots play many games and count.
simulate-more = The same seed gives the same figures, whatever the number of jobs.

packs = See, check and begin content packs: cards, languages.
packs-list = List the installed content packs.
packs-status = Say what is translated, and where values come from.
packs-check = Tell all that is wrong with content packs.
packs-check-more = What a translation lacks is noted only, unless you ask for --complete.
packs-schema = Write JSON Schemas, by which editors check cards.
packs-new = Begin a pack with cards or a language.
packs-new-more =
    The last part of PATH is the name of the pack. The files say what to do next.

    A pack in the folder packs of your data folder is found at every start.
option-missing = List the messages that are missing.
option-values = List the values that are unknown, for which ours stand.
option-complete = A message that a translation lacks is a problem too.
option-schemas = Folder to write the schemas to. Without it, they are printed.
option-pack-game = The game that the pack is for; modiste for the words of the program itself.
pack-taken = The folder is not empty.
pack-name = A pack is called by small letters, digits and single hyphens.
pack-language = Which language? A code such as ja or pt-BR.
pack-no-cards = The game has no cards that packs can change.

new = Begin a project of your own: a game or a variant.
new-game = Begin a game as a plugin.
new-variant = Begin a variant of a game as a plugin.
new-more =
    Without PATH, a folder called NAME is made here. What is written can be installed, played and tested as it is.
new-name = A project is called by small letters, digits and single hyphens, and each part begins with a letter.
new-name-taken = Something installed is called like that already. Choose another name.

option-json = Print JSON.
option-plain = Plain text: no colours, no boxes.
option-lang = Language of the texts (a seat may have its own).
option-pack-lang = The language that a new language pack speaks, such as ja or pt-BR. A pack of cards needs none.
option-seat = A player: NAME, NAME@LANG or bot:KIND. Once for each seat.
option-edition = Edition of the rules.
option-variant = A variant to play with. May be repeated.
option-option = An option of the rules; `modiste games` lists them. May be repeated.
option-pack = A folder with a content pack. May be repeated.
option-plugin = A Python file with a plugin. May be repeated.
option-seed = Seed of all chance. The default is drawn, and shown at the end.
option-save = File to save in. The default is a new one in your data folder.
option-list = List the saved matches.
option-from = Go on from before this line of the save, in a new file.
option-to = Stop after this line of the save.
option-as-seat = Show what this player may know: a name, or a seat from 1. Asks who you are if the match is unfinished.
verify-alone = --verify shows nothing, so it goes with neither --seat nor --json.
option-verify = Only play it again and compare every line.
option-games = How many games.
option-count = Count events, phases, actions and turns as well, which takes a little longer.
option-jobs = How many processes. The default is one for each core.
option-compare = An edition. Only what is not so in it is told, side by side.
option-format = Text, Markdown, or one HTML page that needs nothing else.
option-rules-out = File to write to.
rules-out-unknown = No format has this ending. Name one with --format, or use a known ending:
option-rotate = Let the bots change seats from game to game.
option-out = Folder for a table of all games (CSV) and the figures (JSON).

pair-wanted = Write KEY=VALUE.
seat-name = A name has 1 to 20 characters.
seat-twice = Two seats have this name.
seat-bot = Which kind of bot? `modiste games` lists them.
bots-only = Only bots can be simulated: bot:KIND.
out-taken = The folder holds figures of another simulation. Name another one.
option-seat-bot = A bot: bot:KIND. Once for each seat.
