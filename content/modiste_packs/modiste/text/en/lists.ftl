# Listings and tables.

heading-board = Board
heading-result = Result
heading-games = Games
heading-cards = Cards of { $game }
heading-saves = Saved matches
heading-simulation = { $games } games of { $game }, seed { $seed }

field-hidden = { $count } hidden
field-secret = ?
table-player = Player
table-rank = Rank
table-points = Points

games-seats = Seats
games-editions = Editions
games-variants = Variants
games-packs = Packs
games-bots = Bots
games-languages = Languages
games-options = Options
games-option-others = {"  "}or { $values }
games-play = Play one with: modiste play GAME
games-set = Options stand here with their defaults. Set one with: --option NAME=VALUE
games-none = No game is installed.

variants-of = Variants of { $game }
variants-none = No variant of this game is installed.
variants-play = Play with one: modiste play GAME --variant NAME
variants-read = Read its rules: modiste rules GAME --variant NAME
variants-replaced = Answers
variants-wrapped = Adjusts
variants-hooks = Follows
variants-flow = Flow
variants-brings = Brings
variants-options = Options
variants-clauses = Clauses
variants-packs = Packs
variants-needs = Needs
variants-excludes = Excludes
variants-after = Comes after
variants-together = Goes with
flow-patch =
    { $where ->
        [before] new before { $path }
        [after] new after { $path }
        [remove] without { $path }
       *[replace] { $path } replaced
    }
variants-clause =
    { $given ->
        [yes] { $clause } in place of { $others }
       *[no] { $clause }
    }

cards-kind = Kind
cards-count = Cards
cards-none = This game has no cards to show.
cards-hint = One kind: { $command } KIND. One card: { $command } NAME.

saves-file = File
saves-game = Game
saves-players = Players
saves-decisions = Decisions
saves-played = Last played
saves-none = There is no saved match yet.

simulate-bot = Bot
simulate-seat = Seat
simulate-games = Games
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 %
simulate-low = Lowest
simulate-quarter = 25 %
simulate-median = Median
simulate-three-quarters = 75 %
simulate-high = Highest
simulate-unranked = Unranked
simulate-questions = Questions
simulate-most-questions = Most
simulate-scores = Points
simulate-line = Line
simulate-mean = Mean
simulate-decides = Decides
simulate-decides-note = Decides: in so many games others would lead in points without that line. Unranked seats are left out.
simulate-winners = Winners
simulate-all = All
simulate-by-bot = By bot
simulate-by-seat = By seat
simulate-unranked-line = Unranked at the end: { $count } of { $seats } ({ $share })
simulate-speed = { $games_per_second } games/s, { $decisions_per_second } decisions/s, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}, { $seconds } s
simulate-written = Written: { $path }
simulate-progress = games
simulate-events = Events
simulate-phases = Phases
simulate-actions = Actions
simulate-turns = Turns of seat
simulate-per-game = Per game

new-next = What to do next:
