# What has happened, one message for each event. `$you` is "yes" for the player who reads; `$seat` is the
# player's name. Lists of goods come joined, with `..._count` beside them.

## Rounds

round-name =
    { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
        [8] VIII
        [9] IX
        [10] X
        [11] XI
        [12] XII
       *[other] { $round }
    }
event-round-started =
    { $round ->
        [3] Round III, the first show. In turn order: { $order }.
        [6] Round VI, the second show. In turn order: { $order }.
        [9] Round IX, the third show. In turn order: { $order }.
        [12] Round XII, the last show. In turn order: { $order }.
       *[other] Round { round-name }. In turn order: { $order }.
    }
event-cards-dealt = New on offer: { $contracts }; { $buildings }; { $employees }; { $designs }.
event-last-quarter-started = The last quarter begins: its contracts, buildings and employees come into play.
event-designs-reshuffled =
    The design deck is empty; { $count ->
        [one] one discarded design becomes
       *[other] { $count } discarded designs become
    } the new deck.

## At the locations

event-pawn-placed = { $you ->
    [yes] You place a pawn: { $location }.
   *[no] { $seat } places a pawn: { $location }.
}
event-location-declined = { $you ->
    [yes] You do nothing: { $location }.
   *[no] { $seat } does nothing: { $location }.
}
event-credit-taken = { $you ->
    [yes] You take a Credit of { $amount }.
   *[no] { $seat } takes a Credit of { $amount }.
} Upkeep { $upkeep }.
event-contract-taken = { $you ->
    [yes] You sign { $contract }.
   *[no] { $seat } signs { $contract }.
}
event-building-bought = { $you ->
    [yes] You buy { $building } for { $cost } cash.
   *[no] { $seat } buys { $building } for { $cost } cash.
} Upkeep { $upkeep }.
event-employee-hired = { $you ->
    [yes] You hire { $employee }.
   *[no] { $seat } hires { $employee }.
} Upkeep { $upkeep }.
event-employee-dismissed = { $you ->
    [yes] You dismiss { $employee } with a severance of { $cost } cash.
   *[no] { $seat } dismisses { $employee } with a severance of { $cost } cash.
} Upkeep { $upkeep }.
event-design-taken = { $you ->
    [yes] You take { $design }.
   *[no] { $seat } takes { $design }.
}
event-design-drawn = { $you ->
    [yes] You take the top design: { $design }.
   *[no] { $seat } takes the top design: { $design }.
}
event-materials-bought = { $you ->
    [yes] You buy { $materials } for { $cost } cash and gain { $quality } Quality.
   *[no] { $seat } buys { $materials } for { $cost } cash and gains { $quality } Quality.
}
event-preparation-taken = { $you ->
    [yes] You prepare: { $amount } { $resource }.
   *[no] { $seat } prepares: { $amount } { $resource }.
}

## Cards

event-ability-used = { $you ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
event-resource-gained = { $you ->
    [yes] You gain { $amount } { $resource }.
   *[no] { $seat } gains { $amount } { $resource }.
}
event-designs-sold = { $you ->
    [yes] You sell
   *[no] { $seat } sells
} { $designs_count ->
    [0] no design.
   *[other] { $designs } for { $cash } cash.
}
event-materials-sold = { $you ->
    [yes] You sell
   *[no] { $seat } sells
} { $materials_count ->
    [0] no material.
   *[other] { $materials } for { $cash } cash.
}
event-employee-trained = { $you ->
    [yes] You train { $employee } for { $cost } cash.
   *[no] { $seat } trains { $employee } for { $cost } cash.
} Upkeep { $upkeep }.
event-building-upgraded = { $you ->
    [yes] You upgrade { $building } for { $cost } cash.
   *[no] { $seat } upgrades { $building } for { $cost } cash.
} Upkeep { $upkeep }.
event-contract-weakened = { $you ->
    [yes] Your { $contract } turns to its weaker side.
   *[no] { $seat }: { $contract } turns to its weaker side.
}
event-contract-expired = { $you ->
    [yes] Your { $contract } runs out.
   *[no] { $seat }: { $contract } runs out.
}

## Money

event-loans-taken = { $you ->
    [yes] You have to take
   *[no] { $seat } has to take
} { $count ->
    [one] a loan
   *[other] { $count } loans
}: { $cash } cash. Upkeep { $upkeep }.
event-upkeep-paid = { $you ->
    [yes] You settle your upkeep: { $amount } cash.
   *[no] { $seat } settles the upkeep: { $amount } cash.
}
event-debts-repaid = { $you ->
    [yes] You repay
   *[no] { $seat } repays
} { $credits ->
    [0] { $loans } cash of loans
   *[other] { $loans ->
        [0] { $credits } cash of Credits
       *[other] { $credits } cash of Credits and { $loans } of loans
    }
}. Upkeep { $upkeep }.
event-prestige-exchanged = { $you ->
    [yes] You exchange { $prestige } Prestige for { $victory_points } VP.
   *[no] { $seat } exchanges { $prestige } Prestige for { $victory_points } VP.
}
event-loans-settled = { $you ->
    [yes] You repay your last loans with { $amount } cash.
   *[no] { $seat } repays the last loans with { $amount } cash.
}
event-went-bankrupt = { $you ->
    [yes] You cannot repay your loans of { $owed } cash: your company is bankrupt.
   *[no] { $seat } cannot repay loans of { $owed } cash: the company is bankrupt.
}

## The show

event-collection-shown = { $you ->
    [yes] You show
   *[no] { $seat } shows
} { $designs_count ->
    [one] one { $style } design, { $designs }
   *[other] { $designs_count } { $style } designs, { $designs }
}{ $quality ->
    [0] { $trend ->
        [0] .
       *[other] : { $trend } Trend.
    }
   *[other] { $trend ->
        [0] : { $quality } Quality.
       *[other] : { $quality } Quality and { $trend } Trend.
    }
}
event-nothing-shown = { $you ->
    [yes] You show nothing.
   *[no] { $seat } shows nothing.
}
event-feature-judged =
    { $tile }, { $feature }: { $first_count ->
        [0] { $second_prestige ->
            [0] no prize.
           *[other] { $second_count ->
                [0] no prize.
                [one] no first prize; second { $second } ({ $second_prestige } Prestige).
               *[other] no first prize; second { $second } ({ $second_prestige } Prestige each).
            }
        }
       *[other] { $first } ({ $first_prestige } Prestige){ $second_prestige ->
            [0] .
           *[other] { $second_count ->
                [0] .
                [one] , then { $second } ({ $second_prestige }).
               *[other] , then { $second } ({ $second_prestige } each).
            }
        }
    }
event-collection-sold = { $you ->
    [yes] You sell your collection
   *[no] { $seat } sells the collection
}: { $prestige_cash ->
    [0] { $design_cash } cash for the designs.
   *[other] { $prestige_cash } cash for Prestige and { $design_cash } for the designs.
}
