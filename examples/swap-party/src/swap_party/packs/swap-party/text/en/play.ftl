# What is asked, what may be done, and what has happened. `$you` is "yes" for the player who reads.

question-bringing = Which garment do you bring?
question-choosing = Which garment do you take from the rail?
action-bring = { $garment }
action-take = { $garment }
note-take = +{ $points }

event-host-brought = The host hangs up { $garments }.
event-brought = { $you ->
    [yes] You bring { $garment }.
   *[no] { $seat } brings { $garment }.
}
event-taken = { $you ->
    [yes] You take { $garment }.
   *[no] { $seat } takes { $garment }.
}
event-kept = { $you ->
    [yes] You keep { $garment }.
   *[no] { $seat } keeps { $garment }.
}
