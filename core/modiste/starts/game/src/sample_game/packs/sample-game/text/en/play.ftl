# What is asked, what may be done, and what has happened. `$you` is "yes" for the player who reads.

question-taking = Which garment do you take?
action-take = { $garment }

event-row-filled = Laid out: { $garments }.
event-taken = { $you ->
    [yes] You take the { $garment }.
   *[no] { $seat } takes the { $garment }.
}
