# What has happened, one message for each event. `$you` is "yes" for the player who reads, who is never named: such a
# line has no subject, or speaks of what is mine. All that happens in a city begins with the city.

event-city-filled = { $turn ->
    [7] 마지막 라운드,
   *[other] { $turn }라운드,
} { $city }에 { $cards }{ JOSA($cards, "을/를") } 펼쳤습니다.

event-bids-sealed = { $assigned_count ->
    [0] 입찰할 카드가 없습니다.
   *[other] 비공개로 입찰했습니다({ $assigned }).
}

event-bid-shown = { $city }: { $you ->
    [yes] { $cards }{ JOSA($cards, "을/를") } 건 내 입찰값은 { $total }입니다
   *[no] { $seat }{ JOSA($seat, "이/가") } { $cards }{ JOSA($cards, "으로/로") } { $total }{ JOSA($total, "을/를") } 입찰했습니다
}{ $bonus ->
    [0] .
   *[other] (디자이너 보너스 +{ $bonus } 포함).
}

event-city-passed-over = { $city }: 입찰한 사람이 없어 { $cards }{ JOSA($cards, "을/를") } { $stay ->
    [yes] 다음 라운드로 넘겼습니다.
   *[no] 게임에서 제외했습니다.
}

event-card-taken = { $city }: { $you ->
    [yes] { $card }{ JOSA($card, "을/를") } 가져왔습니다.
   *[no] { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "을/를") } 가져갔습니다.
}

event-card-discarded = { $you ->
    [yes] { $card }{ JOSA($card, "을/를") } { $face_up ->
        [yes] 버렸습니다.
       *[no] 뒷면으로 버렸습니다.
    }
   *[no] { $seat }{ JOSA($seat, "이/가") } { $face_up ->
        [yes] { $card }{ JOSA($card, "을/를") } 버렸습니다.
       *[no] { unknown-card }{ JOSA(unknown-card, "을/를") } 뒷면으로 버렸습니다.
    }
}

event-cover-taken = { $magazine }: { $you ->
    [yes] 내 모델이
   *[no] { $seat }{ JOSA($seat, "이/가") }
} { $place ->
    [1] 첫 번째
    [2] 두 번째
   *[other] 세 번째
} 표지를 장식했습니다({ $points }점).

event-hand-shown = { $cards_count ->
    [0] { $you ->
        [yes] 내 손에는 남은 입찰 카드가 없습니다.
       *[no] { $seat }{ JOSA($seat, "은/는") } 손에 남은 입찰 카드가 없습니다.
    }
   *[other] { $you ->
        [yes] 내
       *[no] { $seat }{ JOSA($seat, "이/가") }
    } 손에 든 { $cards }{ JOSA($cards, "을/를") } 공개했습니다({ $points }점).
}
