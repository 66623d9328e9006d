# What is wrong with card files, as only this game can say it.

couture-problem-deck = 경매 카드 더미가 { $wanted }장이어야 하는데 { $count }장입니다
couture-problem-hand = 모델 { $model }의 시작 카드로 적힌 '{ $card }'{ JOSA($card, "은/는") } 입찰 카드 목록에 없습니다
couture-problem-id = '{ $id }'{ JOSA($id, "이/가") } 두 번 적혀 있습니다
couture-problem-untied = '{ $card }' 카드에는 1장마다 우선 번호를 적어야 합니다
couture-problem-tiebreaker = 같은 우선 번호가 두 번 적혀 있습니다: { NUMBER($number, useGrouping: 0) }
