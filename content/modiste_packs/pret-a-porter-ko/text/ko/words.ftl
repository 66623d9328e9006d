# What can be typed: all words that mean a command or an answer, with spaces between; the first is the one that is
# shown. The English word always works too.

word-market = 시장
word-company = 회사
word-shows = 패션쇼 쇼
word-forecast = 예상
