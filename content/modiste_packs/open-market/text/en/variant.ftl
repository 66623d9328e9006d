# What the variant is called, what it changes in one sentence, and what it says in a match.

variant-open-market = Open Market
    .about = The nine cards of the next turn lie open one turn ahead, each with the city that it will come to.

event-market-filled = Next turn, { $city }: { $cards }.

open-market-next = { $city }, next turn
