# The rules of the variant. Every id is that of a clause in rules.yaml.

couture-open-market-deck = All { $deck } auction cards, bid and scoring cards together, are shuffled and lie face down. You always know what the next turn brings; of what comes after that, you can work out the cards but not their order.
couture-open-market-market = As soon as the cities are filled, the { $turn_cards } cards of the next turn are laid open too, { $row } for each city. That is the market. It only shows what comes: you bid for the cards in the cities, and win no other.
couture-open-market-next-turn = In the next turn the cities get the cards of the market, each the { $row } that were shown for it. Then a new market is laid out.
couture-open-market-last-turn = In the last turn there is no market, because the deck is empty.
