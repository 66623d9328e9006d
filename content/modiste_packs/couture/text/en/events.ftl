# What has happened, one message for each event. `$you` is "yes" for the player who reads; `$seat` is the
# player's name. All that happens in a city begins with the city.

event-city-filled = { $turn ->
    [7] The last turn, { $city }:
   *[other] Turn { $turn }, { $city }:
} { $cards }.

event-bids-sealed = { $assigned_count ->
    [0] You have no bid card left to send anywhere.
   *[other] You seal your bids. { $assigned }.
}

event-bid-shown = { $city }: { $you ->
    [yes] you bid
   *[no] { $seat } bids
} { $total } with { $cards }{ $bonus ->
    [0] {""}.
    [2] , 2 of it for a designer.
   *[other] , { $bonus } of it for designers.
}

event-city-passed-over = { $city }: nobody bids. { $stay ->
    [yes] Its cards wait for the next turn: { $cards }.
   *[no] Its cards leave the game: { $cards }.
}

event-card-taken = { $city }: { $you ->
    [yes] you take
   *[no] { $seat } takes
} { $card }.

event-card-discarded = { $you ->
    [yes] You discard { $card }{ $face_up ->
        [yes] .
       *[no] {""}, face down.
    }
   *[no] { $face_up ->
        [yes] { $seat } discards { $card }.
       *[no] { $seat } discards { unknown-card }, face down.
    }
}

event-cover-taken = { $magazine }: { $you ->
    [yes] you are
   *[no] { $seat } is
} on the { $place ->
    [1] first
    [2] second
   *[other] third
} cover: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

event-hand-shown = { $cards_count ->
    [0] { $you ->
        [yes] You have no bid card left.
       *[no] { $seat } has no bid card left.
    }
   *[other] { $you ->
        [yes] You show your hand,
       *[no] { $seat } shows a hand
    } worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $cards }.
}
