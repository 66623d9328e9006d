# What the variant is called, and what it changes in one sentence.

variant-wallflowers = 수줍은 손님
    .about = 두 라운드에 한 번은 가장 수수한 옷을 내놓은 사람이 먼저 고릅니다.
