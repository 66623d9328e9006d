# One sentence for every named error, by its code, with its facts: what is wrong, where, what would be right.
# An error without a message of its own is said by that of its family. Those of plugins stand in plugins.ftl.

error-error = Something is wrong: { $problem }

error-content-broken = A content pack cannot be used: { $problem }
error-content-pack = A content pack cannot be used. What is wrong:
error-content-yaml = A file is not YAML as Modiste reads it. What is wrong:
error-content-scenario = A scenario cannot be played. What is wrong:
error-content-text = A text is wrong: { $problem }

error-ruleset-refused = The game cannot be set up like this: { $problem }
error-ruleset-unknown =
    There is no { $what ->
        [game] game
        [variant] variant
        [bot] kind of bot
        [pack] pack
        [edition] edition
        [language] text in the language
        [player] player
        [card] card or kind of card
        [rule] chapter or clause
       *[other] { $what }
    } "{ $name }".{ $near_given ->
        [yes] {" "}Did you mean { $near }?
       *[no] {""}
    } { $known_given ->
        [no] There is none at all.
       *[yes] Known: { $known }.
    }
error-ruleset-clause-of-variant =
    The clause { $clause } belongs to the variant { $variant }; --variant { $variant } shows it.
error-ruleset-bad-option =
    { $value_given ->
        [no] There is no option "{ $option }".{ $near_given ->
            [yes] {" "}Did you mean { $near }?
           *[no] {""}
        } Known: { $known }.
       *[yes] The option { $option } cannot be "{ $value }": it is { $wanted ->
            [number] { $most_given ->
                [yes] a whole number from { $least } to { $most }.
               *[no] a whole number.
            }
            [switch] yes or no.
            [choice] one of { $choices }.
           *[other] refused ({ $known }).
        }
    }
error-ruleset-seats =
    { $game } is for { $exact ->
        [yes] { $most }
       *[no] { $least } to { $most }
    } seats, not { $seats }. Name each of them with --seat.
error-ruleset-variant-conflict =
    { $reason ->
        [game] The variant { $variant } is for another game{ $other_given ->
            [yes] : { $other }.
           *[no] .
        }
        [pack] The variant { $variant } needs the content pack { $other }, which is not installed.
        [needs] The variant { $variant } needs the variant { $other } beside it.
        [excludes] The variant { $variant } does not go together with { $other }.
        [circle] The variant { $variant } and others each want to come after another one, in a circle.
       *[same] The variants { $variant } and { $other } do not go together: both { $kind ->
            [rule] answer the rule { $thing }.
            [place] change the flow at { $thing }.
            [option] set the option { $thing }, each to another value.
           *[other] change { $thing }.
        }
    }

error-play-refused = That is not possible now: { $problem }
error-play-not-waited-for = It is not your turn.
error-play-illegal-action = That is not among the things you may do now.
error-play-bot-misplays = The bot { $bot } has answered with { $answer }, which is not among the things that it may do.
error-play-match-over = The match is over.
error-play-bad-action = That is no move of this game: { $problem }
error-play-undo-refused =
    { $reason ->
        [chance] This cannot be taken back: chance has decided something since.
        [revealed] This cannot be taken back: something hidden has come to light since.
        [other] This cannot be taken back: another person has decided since.
       *[nothing] There is nothing of yours to take back.
    }

error-record-broken = The save cannot be used: { $problem }
error-record-unreadable = { $path } cannot be read: { $problem }.
error-record-unwritable = { $path } cannot be written: { $problem }. Name another place.
error-record-exists = { $path } is there already. Go on with it by `modiste resume`, or name another file.
error-record-busy = { $path } is being played by another process.
error-record-no-record = { $path } is no save of Modiste.
error-record-newer = { $path } was saved by a newer Modiste (format { $format }, this one knows { $known }).
error-record-broken-line =
    { $path }, line { NUMBER($line, useGrouping: 0) }: { $reason ->
        [neither] it is neither a decision nor an undo.
        [undo] it takes back more decisions ({ NUMBER($count, useGrouping: 0) }) than were made ({ NUMBER($made, useGrouping: 0) }).
       *[unreadable] it cannot be read ({ $problem }).
    }
error-record-foreign-line = { $path }, line { NUMBER($line, useGrouping: 0) }: { $kind } is no move of { $game }.
error-record-no-such-line = { $path } has no line { NUMBER($line, useGrouping: 0) }; its decisions are lines 2 to { NUMBER($last, useGrouping: 0) }.
error-record-not-installed =
    { $path } needs the { $what ->
        [bot] kind of bot
       *[other] { $what }
    } "{ $name }", which is not installed. { $files_given ->
        [yes] It was played with { $files }: name the file with --plugin.
       *[no] Add it with --plugin or --pack, or install it.
    }
error-record-option =
    { $path }: { $value_given ->
        [no] the game has no option "{ $option }".
       *[yes] the option { $option } cannot be "{ $value }".
    }
error-record-misfit =
    { $path } does not fit the game: { $reason ->
        [seats] it has { $seats } seats, and { $game } is for { $exact ->
            [yes] { $most }
           *[no] { $least } to { $most }
        }.
        [needs] the variant { $variant } needs the variant { $other } beside it.
        [same] the variants { $variant } and { $other } both change { $thing }.
       *[other] the variant { $variant } does not go together with the others.
    }
error-record-diverged =
    { $same_rules ->
        [yes] { $path } plays differently now from line { NUMBER($line, useGrouping: 0) } on{ $files_given ->
            [yes] .
           *[no] , although rules and cards are the same: somebody has changed the file, or this is a mistake of Modiste or a plugin.
        }
       *[no] { $path } plays differently now from line { NUMBER($line, useGrouping: 0) } on, because rules, cards or options have changed.
    }{ $files_given ->
        [yes] {" "}What has changed since it was begun: { $files }.
       *[no] {""}
    }{ $values_given ->
        [yes] {" "}These values differ (then -> now): { $values }.
       *[no] {""}
    }{ $line ->
        [1] {""}
       *[other] {" "}To go on from before that line in a new file: --from { NUMBER($line, useGrouping: 0) }
    }
error-record-not-confirmed = Nothing is shown: the match is unfinished, and only { $seat } may know this. Without --seat it is shown as a spectator sees it.
error-record-scenario-not-confirmed = No scenario is written: the match is unfinished, and a scenario would tell all that is secret.
error-record-none = There is no saved match to go on with. Start one with `modiste play`.
error-record-folder-gone = The folder that you are in has been deleted. Change to another one.

error-engine-mistake = A mistake of Modiste or a plugin: { $problem }
error-engine-raised =
    A mistake of Modiste{ $plugins_given ->
        [yes] {" "}or of a plugin ({ $plugins })
       *[no] {""}
    }: { $cause } ({ $place }). With MODISTE_TRACEBACK=1 in front, the same command shows how it came to that.
error-engine-endless-flow = A mistake of the game: it goes on without end and without a question ({ $places }).
error-engine-bad-declaration = A plugin cannot be used: { $problem }
error-engine-worker-lost = A process that shared the work has died, perhaps for lack of memory. Fewer --jobs may help.
