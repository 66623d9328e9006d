# What is wrong with card files, as only this game can say it.

pap-problem-at = `at` belongs to `on: location`, and only there
pap-problem-pawn = `pawn` belongs to `on: location` only
pap-problem-modify-at = `at` belongs to `material_price` and `pawn_limit`, and only there
pap-problem-instead = no option takes this ability away, so nothing can stand in for it: leave `instead` out
pap-problem-price = there is no price for { $material } at { $location }
pap-problem-design = the clothing type { $type } names no design: { $design }
