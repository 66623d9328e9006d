# What can be typed: all words that mean a command or an answer, with spaces between; the first is the one that is
# shown. The English word always works too.

word-cities = 도시
word-player = 플레이어
word-covers = 표지
word-deck = 더미
word-forecast = 예상
