# What is wrong with card files, as only this game can say it.

pap-problem-at = `at`은 `on: location`일 때 꼭 적어야 하고, 그 밖에는 적을 수 없습니다
pap-problem-pawn = `pawn`은 `on: location`에만 적을 수 있습니다
pap-problem-modify-at = `at`은 `material_price`와 `pawn_limit`일 때 꼭 적어야 하고, 그 밖에는 적을 수 없습니다
pap-problem-instead = 어떤 옵션으로도 없어지지 않는 능력이므로 `instead`를 적을 수 없습니다
pap-problem-price = { $location }에 { $material }의 가격이 없습니다
pap-problem-design = 의류 유형 { $type }에 적힌 '{ $design }'{ JOSA($design, "은/는") } 디자인 목록에 없습니다
