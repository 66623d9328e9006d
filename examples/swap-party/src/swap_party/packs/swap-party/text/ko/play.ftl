# What is asked, what may be done, and what has happened. `$you` is "yes" for the player who reads.

question-bringing = 옷걸이에 내놓을 옷을 고르세요.
question-choosing = 옷걸이에서 가져올 옷을 고르세요.
action-bring = { $garment }
action-take = { $garment }
note-take = +{ $points }

event-host-brought = 주최자가 { $garments }{ JOSA($garments, "을/를") } 내놓았습니다.
event-brought = { $you ->
    [yes] { $garment }{ JOSA($garment, "을/를") } 내놓았습니다.
   *[no] { $seat }{ JOSA($seat, "이/가") } { $garment }{ JOSA($garment, "을/를") } 내놓았습니다.
}
event-taken = { $you ->
    [yes] { $garment }{ JOSA($garment, "을/를") } 가져왔습니다.
   *[no] { $seat }{ JOSA($seat, "이/가") } { $garment }{ JOSA($garment, "을/를") } 가져갔습니다.
}
event-kept = { $you ->
    [yes] 손에 남은 { $garment }{ JOSA($garment, "을/를") } 옷장에 넣었습니다.
   *[no] { $seat }{ JOSA($seat, "이/가") } 손에 남은 { $garment }{ JOSA($garment, "을/를") } 옷장에 넣었습니다.
}
