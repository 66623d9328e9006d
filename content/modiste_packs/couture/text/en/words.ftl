# What can be typed: all words that mean a command or an answer, with spaces between; the first is the one that is
# shown. The English word always works too.

word-cities = cities
word-player = player
word-covers = covers
word-deck = deck
word-forecast = forecast
