# What can be typed: all words that mean a command or an answer, with spaces between; the first is the one that is
# shown. The English word always works too.

word-market = market
word-company = company
word-shows = shows
word-forecast = forecast
