# What can be typed: all words that mean a command or an answer, with spaces between; the first is the one that is
# shown. The English word always works too.

word-help = help
word-log = log
word-cards = cards
word-rules = rules
word-board = board
word-undo = undo
word-save = save
word-quit = quit q
word-all = all
word-none = none
word-rest = rest
