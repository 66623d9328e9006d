# The wording of the clause in rules.yaml.

wallflowers-round-order = 1, 3, 5라운드에는 가장 화려한 옷을 내놓은 사람부터 고릅니다. 2, 4, 6라운드에는 반대로 가장 수수한 옷을 내놓은 사람부터 고릅니다.
