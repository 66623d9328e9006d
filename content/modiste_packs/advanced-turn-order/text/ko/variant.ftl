# What the variant is called, and what it changes in one sentence.

variant-advanced-turn-order = 숙련자용 턴 순서
    .about = 턴 순서가 시계 방향이 아니라 재산에 따라 정해져서, 뒤처진 플레이어가 먼저 행동합니다.
