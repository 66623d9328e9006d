# The board, the screens behind it, and the quiet words in menus.

## Commands at the prompt: one line of help each

command-market = 나와 있는 모든 카드와 재료 가격
command-company = 회사 한 곳을 자세히(회사 <이름>)
command-shows = 패션쇼 타일과 시상 항목, 상
command-forecast = 앞으로 낼 돈과 지금 선보일 수 있는 컬렉션

## The game

game-pret-a-porter = 프레타포르테

## The board

board-colon = :{" "}
board-then = {" "}>{" "}
board-none = .
board-between = {""}
board-round = { $round }
board-first = 시작 플레이어: { $seat }
board-present-round = [{ $round }]
board-upcoming = ({ $card })
board-does = {" "}({ $what })
board-collection = { $style } { $count }장 선보임
board-credits = 채권 { $amount }
board-loans = 대출 { $count }장

board-design = {" "}{ $style } { $value }
board-building = {" "}{ $cost }, 유지 +{ $upkeep }
board-employee = {" "}유지비 { $upkeep }

legend-calendar = 맨 위는 달력이며 [5]처럼 묶인 것이 이번 라운드입니다. 그 아래는 패션쇼마다 도시와 시상 항목으로, 앞에 있을수록 큰 상입니다.
legend-locations = 장소에 적힌 글자는 마커, 점은 빈칸입니다. 괄호 안의 카드는 다음에 나옵니다.
legend-companies = 숫자 아래에는 회사마다 가진 카드가 있습니다. 괄호가 붙은 카드는 이번 라운드에 쓸 능력이 남았거나 늘 효과가 있습니다.
legend-entry = { $short }={ $long }
legend-upkeep = 유지비
legend-victory-points = 승점
legend-prestige = 품격
legend-quality = 품질
legend-trend = 유행
legend-public-relations = 홍보

board-turn-order = 턴 순서
board-types = 의류 유형:
board-cash = 현금
    .long = 현금
board-upkeep = 유지
    .long = 유지비
board-victory-points = 승점
    .long = 승점
board-prestige = 품격
    .long = 품격
board-quality = 품질
    .long = 품질
board-trend = 유행
    .long = 유행
board-public-relations = 홍보
    .long = 홍보

## Cards

card-cost = 비용
card-upkeep = 유지비
card-effect = 효과
card-style = 스타일
card-type = 유형
card-materials = 재료
card-value = 판매가
card-bonus = 보상
card-value-bonus = { $value }, { $bonus }
card-ready = 완성 가능
card-deck = 시기
card-row = { $number }번 항목
card-starting = 시작 디자인입니다.
card-starting-designs = 시작 디자인
card-other-side = { $name }: { $costs }

deck-normal = 1~3분기
deck-last-quarter = 마지막 분기

kind-contracts = 계약
kind-buildings = 건물
kind-employees = 직원
kind-designs = 디자인
kind-tiles = 패션쇼 타일
kind-types = 의류 유형

design-materials = { $first } + { $second }
design-words = { $style } { $type }, { $materials }, 판매가 { $value }{ $has_bonus ->
    [yes] , { $bonus }
   *[no] {""}
}

contract-back = { $name }(뒷면)
    .short = { $name }(뒷면)

growth-contracts = 다음 전시 라운드가 끝나면 이 면으로 뒤집습니다.
growth-buildings = 현금 { $cost }{ JOSA($cost, "을/를") } 내고 향상하면 유지비가 { $upkeep }{ JOSA($upkeep, "이/가") } 됩니다.
growth-employees = 현금 { $cost }{ JOSA($cost, "을/를") } 내고 훈련하면 유지비가 { $upkeep }{ JOSA($upkeep, "이/가") } 됩니다.

## Notes in menus

note-card = { $costs } / { $effects }
note-building = 비용 { $cost }, { $upkeep }
note-severance = 퇴직금 { $severance }, { $upkeep }
upkeep-change =
    { $way ->
        [up] 유지비 +{ $amount }
        [down] 유지비 -{ $amount }
       *[same] 유지비 그대로
    }
note-top-design =
    { $count ->
        [1] 뒷면, 더미에 남은 마지막 1장
       *[other] 뒷면, 더미에 { $count }장
    }
note-material = 1개당 { $price }, { $held ->
    [0] 가진 것 없음
   *[other] { $held }개 있음
}, { $missing ->
    [0] 더 필요 없음
   *[other] { $missing }개 더 필요
}
note-sold-material = { $held }개 있음, { $needed ->
    [0] 디자인에 필요 없음
   *[other] 디자인에 { $needed }개 필요
}
note-preparation = +{ $amount }
note-credit = { $amount ->
    [0] 채권을 발행하지 않으면 유지비가 늘지 않습니다.
   *[other] 채권 { $amount }{ JOSA($amount, "을/를") } 발행하면 유지비가 { $upkeep } 늘고, { $round }에 갚아야 합니다.
}
note-style =
    { $count ->
        [0] 없음
        [1] 디자인 1장, 판매가 { $value }
       *[other] 디자인 { $count }장까지, 판매가 { $value }
    }

## Market

market-prices = 재료
market-legend = 괄호 안의 카드는 다음에 나오며 아직 가져올 수 없습니다.
market-design-deck = 더미에 { $count }장

## Company

company-speciality = 전문 의류 유형: { $type }
company-money = 현금 { $cash }, 유지비 { $upkeep }, 승점 { $victory_points }점입니다.
company-credits = 다음 전시 라운드에 채권 { $amount }{ JOSA($amount, "을/를") } 갚아야 합니다.
company-loans =
    { $payback ->
        [0] 대출 { $count }장은 그다음 전시 라운드에 갚습니다.
       *[other] 대출 { $count }장이 있으며 다음 전시 라운드에 현금 { $payback }{ JOSA($payback, "을/를") } 갚아야 합니다.
    }
company-tokens = 품격 { $prestige }, 품질 { $quality }, 유행 { $trend }, 홍보 { $public_relations }
company-materials = 재료: { $materials }
company-designs = 디자인 { $count }장
company-cards = 카드
company-used = (이번 라운드에 사용함)

## Shows

shows-past = 끝남
shows-rows =
    { $count ->
        [1] 맨 위 항목만 시상
       *[other] 위에서부터 { $count }개 항목 시상
    }
shows-prizes = { $first } / { $second }
shows-not-judged = ({ $feature })
shows-legend = 표 머리의 숫자는 1위 / 2위가 얻는 품격 토큰 수입니다. 품격 토큰은 다음 전시 라운드에 1개당 승점 { $points }점이 됩니다.

## Forecast

forecast-dues = { $name }까지 낼 돈
forecast-payments =
    { $count ->
        [0] 더 낼 유지비 없음
       *[other] 유지비 { $count }번(마지막은 전시 라운드)
    }
forecast-cash = 현금
forecast-upkeep = 유지비
forecast-income = 받을 현금
forecast-then = { $name } 현금
forecast-last-upkeep = 유지비
forecast-credits = 채권
forecast-loans = 대출
forecast-left = 남음
forecast-forced-loans = { $seat }{ JOSA($seat, "은/는") } 전시 라운드 전에 대출 { $count }장을 받게 됩니다.
forecast-short = 0보다 작은 만큼은 쇼에서 벌어야 하며, 못 벌면 대출을 받게 됩니다.
forecast-ruinous = { $seat }{ JOSA($seat, "은/는") } 마지막 쇼에서 현금 { $short }{ JOSA($short, "을/를") } 벌지 못하면 파산합니다.
forecast-collections = 지금 선보일 수 있는 컬렉션
forecast-quantity = 수량
forecast-value = 판매가
forecast-quality = 품질
forecast-trend = 유행
forecast-public-relations = 홍보
forecast-which = 디자인
forecast-none = 아직 없음

## The end

score-cash = 현금
score-victory-points = 승점
result-bankrupt = 파산해 순위에서 빠진 플레이어: { $seats }
