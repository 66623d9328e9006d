# The rules of the variant. Every id is that of a clause in rules.yaml.

couture-open-market-deck = 입찰 카드와 점수 카드를 합친 경매 카드 { $deck }장을 모두 섞어 뒷면으로 쌓습니다. 다음 라운드에 나올 카드는 늘 알 수 있습니다. 그 뒤로는 무엇이 남았는지 헤아릴 수 있지만 나오는 순서는 알 수 없습니다.
couture-open-market-market = 도시에 카드를 펼치고 나면 다음 라운드에 나올 카드 { $turn_cards }장도 도시마다 { $row }장씩 나누어 앞면으로 펼칩니다. 이 카드는 미리 보여 주기만 합니다. 입찰해서 가져올 수 있는 것은 지금 도시에 있는 카드뿐입니다.
couture-open-market-next-turn = 다음 라운드가 되면 미리 보여 준 카드를 { $row }장씩 정해진 도시에 그대로 놓습니다. 그러고 나서 그다음 라운드에 나올 카드를 펼칩니다.
couture-open-market-last-turn = 마지막 라운드에는 더미가 다 떨어졌으므로 미리 보여 줄 카드가 없습니다.
