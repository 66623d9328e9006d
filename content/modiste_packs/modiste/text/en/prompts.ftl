# What is said at the keyboard: questions, how to answer them, what was misread, and all around a match.

## Questions of games that word none of their own

question = What do you do?

## How to answer: one short line

hint-menu = A number
hint-subset =
    { $most ->
        [1] One number, or - for none
       *[other] Numbers like 1 3, all, or - for none
    }
hint-subset-least =
    { $most ->
        [1] One number
       *[other] { $exact ->
            [yes] Numbers like 1 3 (exactly { $most } of them)
           *[no] Numbers like 1 3 (from { $least } to { $most } of them)
        }
    }
hint-amount =
    { $step ->
        [1] { $low } to { $high }
       *[other] { $low } to { $high } in steps of { $step }
    }
hint-assign = { $example }, or { $place } for all
hint-assign-one = { $places }: type its name
hint-with-default = { $hint }; Enter: { $default }
hint-brief = { $hint }; ? for notes
asides-left-out = { $first } to { $last }: what else you can do; ? lists it
hint-help = ? help
assign-places = In this order: { $places }

## What was misread

misread-empty = Please answer: { $hint }.
misread-menu = "{ $typed }" is none of these. Type a number from the list, or ? for help.
misread-argument = "{ $typed }" cannot follow { $command }{ $choices_count ->
    [0] , which stands alone.
   *[other] . What can: { $choices }.
}
log-count = a number of lines
misread-several = "{ $typed }" could be { $fits }.
misread-numbers =
    { $most ->
        [1] "{ $typed }" is not among these. Type 1, or ? for help.
       *[other] "{ $typed }" is no number from 1 to { $most }. Type numbers like 1 3, or ? for help.
    }
misread-too-few =
    { $least ->
        [one] Choose at least one.
       *[other] Choose at least { $least }.
    }
misread-too-many =
    { $most ->
        [0] None can be chosen.
        [one] Choose no more than one.
       *[other] Choose no more than { $most }.
    }
misread-unfit =
    { $before_count ->
        [0] { $item } cannot be chosen.
       *[other] { $item } does not fit beside { $before }.
    } { $rest_count ->
        [0] Nothing else fits.
       *[other] What fits: { $rest }.
    }
misread-amount = "{ $typed }" does not do: { $hint }.
misread-places = There are { $count } places, so no more than { $slashes ->
        [one] one slash
       *[other] { $slashes } slashes
    }: { $example } ({ $places }).
misread-assign = "{ $typed }" is no number { $most ->
        [1] to be typed here but 1
       *[other] from 1 to { $most }
    }. Type them place after place: { $example } ({ $places }).
misread-all = All to which place? Type its name: { $places }.
misread-twice = { $item } cannot go to { $first } and to { $second }. Name it once.
misread-rest-twice = rest stands for { $first } and for { $second }. Write it once.
misread-missing = Without a place: { $items }. Add them where they go, or write rest: { $better }
misread-unplaced = { $item } cannot go to { $place }{ $others_count ->
        [0] {"."}
       *[other] {". It can go to: "}{ $others }.
    }

## Around a match

you-name = You
# Whoever is called so, when the story is told to another player: a name in quotes, lest it read like an address.
you-elsewhere = "{ $name }"
bot-kind-first = First
bot-kind-random = Random
bot-name = { $kind }
bot-name-numbered = { $kind } { $number }
# All people at the table, where one of them has a name that cannot be read aloud in Korean: 小雪, !!
name-honoured = { $name }
nobody = nobody
nothing = nothing
counted = { $count } { $name }
comma = ,{" "}
semicolon = ;{" "}
placed = { $place }: { $items }
placed-several = { $item } x{ $count }
name-back = { $name } (other side)
action-unworded = { $what }
event-unworded = { $seat }: { $what }

turn-of = { $seat }
earlier =
    { $count ->
        [one] One earlier line: log all
       *[other] { $count } earlier lines: log all
    }
seed-shown = Seed { $seed }
saved-in = Saved in { $path }
resume-with = Go on with: { $command }
match-finished = The match is over. It is saved in { $path }
saving = Every answer is saved at once, in { $path }
copied = A copy is in { $path }
undone =
    { $count ->
        [one] One decision is taken back.
       *[other] { $count } decisions are taken back.
    }
log-empty = Nothing has happened yet.
pass-to = Pass the keyboard to { $seat }, then press Enter
pass-to-or-undo = Pass the keyboard to { $seat }, then press Enter; undo goes back to { $other }
misread-pass = Press Enter alone once the keyboard is with { $seat }, or type ? for help.
has-answered = The answer of { $seat } is sealed.
undone-sealed = The answer of { $seat } is taken back.
undo-nothing-sealed = No sealed answer can be taken back now.
more = Enter: more
cannot-hide = This terminal cannot hide what is secret: whoever looks at it can read everybody's questions and answers.
typed-like-bot = There is no bot of that kind. Known: { $bots }.
misread-name = A name has 1 to { $most } characters.
misread-name-twice = { $name } sits here already. Type another name.

note-torn-line = { $path }: line { $line } was torn, so the last answer was not saved. The match goes on before it.
note-changed-file =
    The file { $file } has changed since this match was begun.{ $agrees ->
        [yes] {" "}It still plays as it did.
       *[no] {""}
    }
note-other-rules = Rules, cards or options have changed since this match was saved. It still plays as it did, so it goes on.
note-other-values = These values differ (then -> now): { $values }.
note-other-pack = The pack { $pack } was { $recorded } then, and is { $installed } now.

replay-agrees =
    { $count ->
        [one] One line plays as it did.
       *[other] All { $count } lines play as they did.
    }

ask-who = This shows what only { $seat } may know. Are you { $seat }? y/n
answers-yes = y yes

ask-game = Which game?
ask-seats = How many seats? { $least } to { $most }
ask-seat = Seat { $number }: a name, or a bot ({ $bots })
ask-default = Enter: { $default }
misread-game =
    { $most ->
        [1] Please type 1 or its name.
       *[other] Please type a number from 1 to { $most }, or a name.
    }
misread-seats = Please type a number from { $least } to { $most }.

## Help at the prompt (`?`)

help-answer = Answer
help-pass = What follows is secret. Press Enter once nobody else looks; the answer is hidden again as soon as it is given.
help-menu = Type the number that stands before a line, or the beginning of its words.
help-subset =
    { $most ->
        [1] Type the number of the one that you choose{ $least ->
            [0] , or - for none.
           *[other] .
        }
       *[other] Type the numbers of what you choose: 1 3, or 2-4 for all from 2 to 4, or all{ $least ->
            [0] , or - for none.
           *[other] . Choose { $exact ->
                [yes] exactly { $most }.
               *[no] { $least } to { $most }.
            }
        }
    }
help-amount = Type a number: { $hint }.
help-assign = Type the numbers of what goes to the first place, a slash, those of the second, and so on: { $example }. The order is { $places }. rest takes all that is not named; nothing before or after a slash sends nothing there; a name alone, like { $place }, sends everything there.
help-default = Enter alone: { $default }.
help-asides = A letter does what stands beside it, and the question is asked again.
help-board = On the board
help-rules = The rules here
help-commands = At every question
command-help = how to answer, and this list
command-log = what has happened lately; log 5: the last 5 lines; log all: from the start
command-cards = the kinds of cards; cards KIND, cards NAME: those cards
command-rules = the chapters of the rules; rules CHAPTER, rules CLAUSE: what they say
command-board = the board again
command-undo = take your last decision back
command-save = where this match is saved; save FILE: a copy
command-quit = leave; the match is saved
