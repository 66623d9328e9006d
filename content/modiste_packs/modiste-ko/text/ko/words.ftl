# What can be typed: all words that mean a command or an answer, with spaces between; the first is the one that is
# shown. The English word always works too.

word-help = 도움말 도움
word-log = 로그 기록
word-cards = 카드
word-rules = 규칙
word-board = 게임판 판
word-undo = 되돌리기
word-save = 저장
word-quit = 나가기 그만 종료 q
word-all = 모두 전부 다
word-none = 없음
word-rest = 나머지
