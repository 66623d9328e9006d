# The rules of the advanced variant. Every id is that of a clause in rules.yaml.

pap-advanced-opening = 모든 플레이어의 턴 순서를 무작위로 정합니다. 1라운드는 이 순서대로 합니다.
pap-advanced-poorest-first = 4, 7, 10라운드에는 재산이 적은 플레이어부터 합니다. 재산은 현금과 승점을 더한 값입니다. 아직 바꾸지 않은 품격 토큰은 세지 않습니다.
pap-advanced-ties = 재산이 같은 플레이어끼리는 바로 앞 라운드의 순서를 따릅니다.
pap-advanced-reversal = 2, 5, 8, 11라운드에는 바로 앞 라운드의 턴 순서를 거꾸로 하여 마지막 플레이어부터 합니다.
pap-advanced-exhibitions = 전시 라운드(3, 6, 9, 12라운드)에는 바로 앞 라운드의 턴 순서를 그대로 따릅니다.
pap-advanced-no-rotation = 이 변형 규칙에서는 턴 순서 전체를 새로 정합니다. 시작 플레이어 토큰을 왼쪽으로 넘기지 않습니다.
