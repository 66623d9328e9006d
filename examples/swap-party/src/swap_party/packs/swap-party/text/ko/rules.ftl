# The rules: `chapter-...` names a chapter of rules.yaml and, as `.intro`, opens it; every other message words a clause.

chapter-swap-party-overview = 게임 소개
    .intro = 친구 { $least_seats }~{ $most_seats }명이 모여 옷을 바꿔 입습니다. 저마다 옷을 내놓지만, 자기가 내놓은 옷은 가져갈 수 없습니다.

swap-party-overview-goal = 옷장의 점수가 가장 높은 사람이 이깁니다. 동점이면 함께 이깁니다.
swap-party-overview-deal = 옷 카드를 7장씩 나누어 받고 서로 보여 주지 않습니다. 6라운드 동안 1장씩 내놓고, 마지막 1장은 자기가 갖습니다. 옷마다 옷감(데님, 실크, 트위드, 벨벳)과 종류(모자, 겉옷, 신발)가 있고, 화려함을 나타내는 1~48의 숫자가 하나씩 적혀 있습니다.

chapter-swap-party-round = 한 라운드

swap-party-round-host = 주최자가 더미에서 옷 카드 2장을 꺼내 옷걸이에 겁니다.
swap-party-round-bring = 모두 손에 든 옷 카드 가운데 1장을 비공개로 고릅니다. 다 고르면 함께 공개해 옷걸이에 겁니다.
swap-party-round-order = 가장 화려한 옷을 내놓은 사람이 먼저 고르고, 가장 수수한 옷을 내놓은 사람이 마지막에 고릅니다.
swap-party-round-take = 자기 차례에 옷걸이에서 옷 카드 1장을 골라 옷장에 넣습니다. 방금 자기가 내놓은 옷은 고를 수 없습니다.
swap-party-round-charity = 아무도 고르지 않은 옷 카드 2장은 기부합니다. 기부한 옷은 게임에서 제외합니다.

chapter-swap-party-score = 게임 종료

swap-party-score-keep = 6라운드가 끝나면 손에 남은 옷 카드를 옷장에 넣습니다.
swap-party-score-collections = 옷감이 같은 옷은 한 컬렉션입니다. 컬렉션은 카드가 1장이면 1점, 2장이면 3점, 3장이면 6점, 4장이면 10점, 5장이면 15점입니다. 1장 늘 때마다 바로 앞의 1장보다 1점씩 더 받습니다.
swap-party-score-looks = 모자, 겉옷, 신발을 하나씩 갖추면 옷감과 상관없이 코디가 됩니다. 코디 하나에 { $look_points }점을 받습니다. 옷 카드 1장은 한 코디에만 쓰지만, 컬렉션에도 함께 들어갑니다.
