# What is asked, what may be done, and what has happened. `$you` is "yes" for the player who reads.

question-taking = 가져올 옷을 고르세요.
action-take = { $garment }

event-row-filled = 새로 펼친 옷은 { $garments }입니다.
event-taken = { $you ->
    [yes] { $garment }{ JOSA($garment, "을/를") } 가져왔습니다.
   *[no] { $seat }{ JOSA($seat, "이/가") } { $garment }{ JOSA($garment, "을/를") } 가져갔습니다.
}
