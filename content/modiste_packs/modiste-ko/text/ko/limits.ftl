# What the values of a game may be, and what scenarios of it may say.

problem-limits-each = { $words }{ JOSA($words, "을/를") } 한 번씩 적어야 합니다
problem-limits-seats = { $exact ->
    [yes] { $least }명이
   *[no] { $least }~{ $most }명이
} 하는 게임이므로 `seats`에 그만큼의 자리를 적어야 합니다
