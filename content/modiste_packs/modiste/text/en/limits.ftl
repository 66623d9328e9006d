# What the values of a game may be, and what scenarios of it may say.

problem-limits-each = should name each of { $words } once
problem-limits-seats = the game is for { $exact ->
    [yes] { $least }
   *[no] { $least } to { $most }
} seats, whose number or names stand in `seats`
