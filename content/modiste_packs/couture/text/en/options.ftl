# What each option is about. Attributes name the values of an option.

game-option-unbid-city = The cards of a city without any bid
    .discard = leave the game
    .stay = stay for the next turn
game-option-discards = Discarded bid cards
    .face-down = lie face down
    .face-up = lie face up
game-option-covers-without-cards = Covers go on to those without a card of the kind
