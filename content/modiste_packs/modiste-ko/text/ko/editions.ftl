# Editions and options of any game.

edition-standard = 표준
    .about = 규칙의 해석이 갈리는 부분은 이 프로그램이 권하는 대로 합니다.

editions-heading = 판본에 따라 달라지는 규칙
editions-rule = 규칙
editions-hint = 한 판본의 규칙: modiste rules { $game } --edition <판본>, 두 판본 비교: --compare <판본>

options-heading = 옵션

switch-yes = 예
switch-no = 아니요
