# The rules: `chapter-...` names a chapter of rules.yaml and, as `.intro`, opens it; every other message words a clause.

chapter-sample-game-round = 라운드 진행
    .intro = { $least_seats }~{ $most_seats }명이 3라운드 동안 옷장을 채웁니다.

sample-game-round-fill = 인원수보다 1장 많게 옷을 펼쳐 놓습니다. 지난 라운드에 남은 옷은 게임에서 빠집니다.
sample-game-round-take = 펼쳐 놓은 옷을 차례대로 1장씩 가져옵니다. 라운드마다 먼저 고르는 사람이 한 자리씩 넘어가, 2라운드에는 두 번째 플레이어가 먼저 고릅니다.

chapter-sample-game-end = 게임 종료

sample-game-end-score = 가져온 옷의 점수를 모두 더합니다. 점수가 가장 높은 사람이 이기며, 같으면 함께 이깁니다.
