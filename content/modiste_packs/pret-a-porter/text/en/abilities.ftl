# What cards do, put together from the words of the vocabulary.
#
# `$form` says where a phrase stands: `last` (the end of a sentence), `linked` (another verb follows), `listed` (the
# gain of another number of something follows) or `short` (menus and tables). English tells only short ones apart;
# where it says one thing for all, `$form` is there for the languages that do not. `$here` is "yes" when a verb names
# the location at whose resolving the ability acts. A negative or zero `$most` means that there is no limit of its own.

ability-sentence = { $moment }: { $effects }.
ability-short = { $moment }: { $effects }
effects-linked =
    { $form ->
       *[last] { $first }, then { $rest }
    }

## Moments

ability-at-gained =
    { $form ->
        [short] at once
       *[last] At once
    }
ability-at-upkeep =
    { $form ->
        [short] upkeep
       *[last] Each upkeep
    }
ability-at-show =
    { $form ->
        [short] show
       *[last] In the show
    }
ability-at-sales =
    { $form ->
        [short] sales
       *[last] In the sales phase
    }
ability-at-location =
    { $form ->
        [short] { $pawn ->
            [yes] { $location }, pawn
           *[no] { $location }
        }
       *[last] { $pawn ->
            [yes] { $location }, with a pawn
           *[no] { $location }, even without a pawn
        }
    }

## Gains

amount-cash =
    { $form ->
       *[last] { $count } cash
    }
amount-quality =
    { $form ->
       *[last] { $count } Quality
    }
amount-trend =
    { $form ->
       *[last] { $count } Trend
    }
amount-public-relations =
    { $form ->
        [short] { $count } PR
       *[last] { $count } Public Relations
    }
amount-prestige =
    { $form ->
       *[last] { $count } Prestige
    }
amount-victory-points =
    { $form ->
        [short] { $count } VP
       *[last] { $count ->
            [one] 1 Victory Point
           *[other] { $count } Victory Points
        }
    }

amount-per-prestige =
    { $form ->
        [short] { $amount } per Prestige
       *[last] { $amount } for each of your Prestige
    }
amount-per-buildings =
    { $form ->
        [short] { $amount } per building
       *[last] { $amount } for each of your buildings
    }
amount-per-employees =
    { $form ->
        [short] { $amount } per employee
       *[last] { $amount } for each employee you hired
    }
amount-per-contracts =
    { $form ->
        [short] { $amount } per contract
       *[last] { $amount } for each of your contracts
    }
amount-per-designs =
    { $form ->
        [short] { $amount } per design
       *[last] { $amount } for each design you hold
    }
amount-per-collection =
    { $form ->
        [short] { $amount } per design shown
       *[last] { $amount } for each design in your collection
    }

verb-gain =
    { $form ->
        [short] +{ $amount }
       *[last] gain { $amount }
    }

## Visits

verb-visit-bank =
    { $form ->
       *[last] take a Credit as at the bank
    }
verb-visit-contracts =
    { $form ->
       *[last] take a contract
    }
verb-visit-buildings =
    { $form ->
       *[last] buy a building
    }
verb-visit-employees =
    { $form ->
       *[last] hire an employee
    }
verb-visit-designs =
    { $form ->
       *[last] take a design
    }
verb-visit-local-manufacturer =
    { $form ->
        [short] { $most ->
            [0] buy one material
            [1] buy 1 piece
           *[other] buy { $most } alike
        }
       *[last] { $most ->
            [0] buy any number of pieces of one material
            [1] buy one piece
           *[other] buy up to { $most } pieces of one material
        }{ $here ->
            [yes] {""}
           *[no] {" "}from the Local Manufacturer
        }
    }
verb-visit-warehouse =
    { $form ->
        [short] { $most ->
            [0] buy one of each
            [1] buy 1 piece
           *[other] buy { $most } different
        }
       *[last] { $most ->
            [0] buy a piece of every material you want
            [1] buy one piece
           *[other] buy up to { $most } pieces of different materials
        }{ $here ->
            [yes] {""}
           *[no] {" "}from the Warehouse
        }
    }
verb-visit-import =
    { $form ->
        [short] { $most ->
            [0] buy one material
            [1] buy 1 piece
           *[other] buy { $most } alike
        }
       *[last] { $most ->
            [0] buy any number of pieces of one material
            [1] buy one piece
           *[other] buy up to { $most } pieces of one material
        }{ $here ->
            [yes] {""}
           *[no] {" "}by Import
        }
    }
verb-visit-preparations =
    { $form ->
       *[last] make one of the Last Minute Preparations
    }

## Other verbs

verb-credit =
    { $form ->
        [short] Credit up to { $limit }
       *[last] take a Credit of up to { $limit }
    }
verb-sell-material =
    { $form ->
        [short] sell { $most ->
            [one] 1 material
           *[other] { $most } materials
        } at { $price }
       *[last] sell { $most ->
            [one] 1 material for { $price } cash
           *[other] up to { $most } materials for { $price } cash each
        }
    }
verb-sell-design =
    { $form ->
        [short] sell { $most ->
            [one] 1 design
           *[other] { $most } designs
        } at { $price }
       *[last] sell { $most ->
            [one] 1 design for { $price } cash
           *[other] up to { $most } designs for { $price } cash each
        }
    }
verb-call-second-speciality =
    { $form ->
        [short] +1 Trend per design of a second type
       *[last] gain 1 Trend for each design shown of your collection's most frequent other clothing type
    }

## What changes a value or allows something

modify-material-price-less =
    { $form ->
        [short] { $location }: prices -{ $amount }
       *[last] { $location }: every material costs you { $amount } less, but never less than 1.
    }
modify-material-price-more =
    { $form ->
        [short] { $location }: prices +{ $amount }
       *[last] { $location }: every material costs you { $amount } more.
    }
modify-pawn-limit =
    { $form ->
        [short] { $location }: always open
       *[last] { $location }: you may place a pawn although all spaces are taken.
    }
modify-judged-rows =
    { $form ->
        [short] XII: { $count ->
            [one] 1 more row judged
           *[other] { $count } more rows judged
        }
       *[last] In XII, { $count ->
            [one] one more row
           *[other] { $count } more rows
        } of every show tile { $count ->
            [one] is
           *[other] are
        } judged.
    }
allow-restyle-collection =
    { $form ->
        [short] show: restyle 1 design
       *[last] In the show, one design of any style may take the style of your collection.
    }
allow-restyle-style =
    { $form ->
        [short] show: 1 design as { $style }
       *[last] In the show, one design of any style may count as { $style }.
    }

## Parts put together

ability-none = no ability
ability-also = { $first }; { $rest }
