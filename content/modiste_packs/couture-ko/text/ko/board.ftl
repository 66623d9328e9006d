# The board, the screens behind it, and the quiet words in menus.

## Commands at the prompt: one line of help each

command-cities = 펼친 카드와 지금까지 공개된 입찰을 자세히(도시 <이름>: 그 도시만)
command-player = 플레이어 <이름>: 그 플레이어가 가진 모든 것
command-covers = 잡지 표지와, 지금 나눈다면 가져갈 사람
command-deck = 아직 나오지 않은 카드(순서는 알 수 없음)
command-forecast = 지금 끝난다고 볼 때의 점수

## The board

board-turn = { $turn }/{ $turns }라운드
board-over = 게임 종료
board-deck =
    { $count ->
        [0] 카드 더미 없음
       *[other] 카드 더미 { $count }장
    }
board-bidding =
    { $count ->
        [1] 비공개 입찰: { $seats }{ JOSA($seats, "을/를") } 기다리는 중
        [2] 비공개 입찰: { $seats }{ JOSA($seats, "을/를") } 기다리는 중
       *[other] 비공개 입찰: { $count }명을 기다리는 중
    }
board-picking = { $city }에서 고를 차례: { $first }{ $then_count ->
    [0] {""}
   *[other] (다음: { $then })
}
board-discarding = 포트폴리오 정리, 버릴 사람: { $seats }
board-owed =
    { $count ->
        [1] { $seat }
       *[other] { $seat }({ $count }장)
    }

board-empty-row = 카드 없음
board-no-bid = 내 입찰 없음
board-sealed = 내 입찰
board-plus = +
board-then = {"\u00A0/ "}
board-colon = :{" "}
board-unsure = { $value }?
board-none = -
board-covers = 표지
board-cover-taken = { $points }({ $seat })

board-player = 플레이어
board-points = 점수
board-cards = 카드
board-strength = 입찰
board-number = 우선
board-haute-couture = 쿠튀르
board-streetwear = 스트리트
board-ready-to-wear = 기성복
board-editorial = 화보
board-flop = 실패작
board-pair-covers = 표지
board-model = ({ $model })
board-won = 새 카드:{"\u00A0"}{ $cards }
board-unseen = 이 중 { $count }장은 뒷면으로 버림
board-no-hand = 입찰 카드 없음

legend-cities = 도시 아래에는 펼친 카드가, 그 밑에는 공개된 입찰이 나옵니다. 지금 카드를 가져가는 도시에는 입찰값도 나옵니다. 입찰 카드 이름 뒤의 숫자가 값입니다. 1+2는 디자이너이고, 같은 분야의 카드가 놓인 도시에서 2를 더합니다. *가 붙은 카드를 가져오면 입찰 카드 1장을 버려야 합니다. #은 우선 번호이고, 입찰값이 같으면 번호가 낮은 쪽이 먼저입니다.
legend-kinds = 이름 옆에는 카드 종류가 나옵니다. 스트리트는 스트리트웨어입니다.
legend-columns = 점수는 지금 끝날 때의 점수, 입찰은 손에 든 카드의 값을 모두 더한 수, 우선은 손에 든 카드 가운데 가장 낮은 우선 번호입니다. 쿠튀르는 기호 수, 기성복은 브랜드의 가짓수, 맨 끝의 표지는 스트리트웨어 표지 점수입니다.
legend-unsure = ?가 붙은 수에는 뒷면으로 버린 카드가 아직 들어 있습니다. 모두 손에 든 카드를 다시 공개하면 빠집니다.

## Cities

cities-nothing = 남은 카드가 없습니다.
cities-for-you = 내가 가져오면: { $what }.
cities-bid = : { $total } - { $cards }
cities-you-sealed = 내 비공개 입찰: { $cards }

## Players

player-hand =
    { $count ->
        [0] 입찰 카드 없음
       *[other] 입찰 카드 { $count }장, 값 합계 { $strength }
    }
player-unseen = 이 가운데 { $count }장은 뒷면으로 버렸습니다.
player-own-unseen = 뒷면으로 버린 카드(다음 공개 전까지 나만 압니다): { $cards }
player-won = 이번 라운드에 얻은 카드(라운드가 끝나면 손으로): { $cards }
player-collection =
    { $count ->
        [0] 점수 카드 없음
       *[other] 점수 카드 { $count }장
    }
player-model = 모델: { $model }

## Covers

covers-count-haute-couture =
    { $count ->
        [0] 기호 없음
       *[other] 기호 { $count }개
    }
covers-count-flop =
    { $count ->
        [0] 실패작 없음
       *[other] 실패작 { $count }장
    }
covers-count-ready-to-wear =
    { $count ->
        [0] 브랜드 없음
       *[other] 브랜드 { $count }개
    }
covers-count-streetwear =
    { $count ->
        [0] 맞춘 쌍 없음
       *[other] { $count }쌍
    }
covers-count-editorial =
    { $count ->
        [0] 화보 없음
       *[other] 화보 { $count }장
    }
covers-haute-couture = 기호가 많은 순서, 같으면 우선 번호가 낮은 쪽
covers-flops = 실패작이 많은 순서, 같으면 우선 번호가 높은 쪽
covers-streetwear = 게임 중에 같은 디자인 2장을 맞춘 순서
covers-ready-to-wear = 누구나 모은 브랜드의 가짓수에 따라 점수 획득
covers-place =
    { $place ->
        [1] 첫 번째
        [2] 두 번째
       *[other] 세 번째
    }
covers-free = 남음
covers-nobody = 아직 없음
covers-with-number = { $what }, #{ $number }
covers-behind = 그다음:{" "}
covers-half-pairs = 한 장만 있는 디자인:{" "}

## Deck

deck-heading = 아직 나오지 않은 카드
deck-nothing = 카드가 모두 나왔습니다.

## Forecast

forecast-heading = 예상 점수
forecast-note = 잡지 표지를 지금 나눈다고 볼 때
forecast-unsure = ? { $seat }: 뒷면으로 버린 카드에 따라 손에 든 카드의 점수가 { $low }점에서 { $high }점까지 달라집니다.
forecast-unsure-same = ? { $seat }: 어느 카드를 버렸든 손에 든 카드의 점수는 { $low }점입니다.
forecast-total = 합계

## Notes in menus: what stands there beside the name, which tells value, points and number already

note-designer = { $designer } 카드가 있는 도시에서 +{ $bonus }({ $cities_count ->
    [0] 지금은 없음
   *[other] 지금은 { $cities }
})
note-costs = 입찰 카드 1장을 버려야 합니다
note-grows = 손에 든 카드가 늘어납니다
note-symbols = 기호가 { $own }개{ $own ->
    [1] {" "}생깁니다
   *[other] 로 늘어납니다
}({ $most ->
    [0] 다른 플레이어에게는 없음
   *[other] 다른 플레이어 중 최다 { $most }개
})
note-flop = 실패작이 { $own }장{ $own ->
    [1] {" "}생깁니다
   *[other] 으로 늘어납니다
}({ $most ->
    [0] 다른 플레이어에게는 없음
   *[other] 다른 플레이어 중 최다 { $most }장
})
note-pair = 한 쌍을 맞춰 { $cover }점 표지를 얻습니다
note-pair-late = 한 쌍을 맞추지만 남은 표지가 없습니다
note-half = 쌍의 한쪽이 되고, 나머지 1장은 { $other ->
    [held] 다른 플레이어에게 있습니다
    [gone] 이미 게임에서 빠졌습니다
   *[free] 아직 얻을 수 있습니다
}
note-half-late = 한 쌍을 맞춰도 남은 표지가 없습니다
note-brand-new = 새 브랜드여서 기성복 점수가 { $before }점에서 { $after }점으로 오릅니다
note-brand-again = 이미 있는 브랜드여서 기성복 점수가 오르지 않습니다
note-discard = 버리면 { $cards ->
    [0] 입찰 카드가 남지 않습니다
   *[other] { $cards }장(값 { $strength }, { $points }점)이 남습니다
}
note-discard-lowest = { $note }. 가장 낮은 우선 번호를 잃습니다

## Cards

kind-bid-cards = 입찰 카드
kind-models = 모델
kind-scoring-cards = 점수 카드
kind-covers = 잡지 표지

card-kind = 종류
card-value = 값
card-points = 점수
card-discard = 버리기
card-discard-yes = 1장
card-symbols = 기호
card-copies = 장수
card-numbers = 우선 번호
card-hands = 시작 카드
card-place = { $place }위
card-brands = 브랜드 { $count }개
card-strength = 값 합계
card-number-range = { $low }~{ $high }

text-bid = 값이 { $value }인 입찰 카드입니다.
text-designer = { $designer } 카드가 놓인 도시에 걸면 입찰값에 { $bonus }{ JOSA($bonus, "을/를") } 더합니다. 그 카드를 누가 가져가든 상관없습니다.
text-points = 게임이 끝날 때 손에 있으면 { $points }점입니다.
text-discard = 이 카드를 가져오면 입찰 카드 1장을 골라 버려야 합니다. 이 카드를 버려도 됩니다.
text-grows = 이 카드를 가져오면 손에 든 카드가 1장 늘어납니다.
text-starting = 시작 입찰 카드이며 경매에는 나오지 않습니다.
text-haute-couture = 기호가 { $symbols }개 있습니다. 게임이 끝나면 기호가 많은 순서대로 오트 쿠튀르 표지({ $covers }점)를 가져옵니다. 기호 수가 같으면 우선 번호가 낮은 쪽이 먼저입니다.
text-streetwear = { $points }점입니다. 같은 디자인 2장을 맞추면 남은 스트리트웨어 표지({ $covers }점) 중 점수가 가장 높은 것을 가져옵니다.
text-ready-to-wear = 서로 다른 브랜드를 1~{ $count }개 모으면 개수에 따라 { $covers }점입니다. 같은 브랜드는 2장이어도 1개로 칩니다.
text-editorial = 아무 조건 없이 { $points }점입니다.
text-flop = 게임이 끝나면 실패작이 많은 순서대로 타블로이드 표지({ $covers }점)를 가져옵니다. 장수가 같으면 우선 번호가 높은 쪽이 점수가 더 깎이는 표지를 가져옵니다.
text-model = 시작 입찰 카드: { $cards }
text-cover-haute-couture = 게임이 끝나면 기호가 많은 순서대로 이 표지를 가져옵니다.
text-cover-streetwear = 게임 중에 같은 디자인 2장을 맞춘 순서대로 이 표지를 가져옵니다.
text-cover-flops = 게임이 끝나면 실패작이 많은 순서대로 이 표지를 가져옵니다.
text-cover-ready-to-wear = 게임이 끝나면 누구나 자기가 모은 브랜드의 가짓수에 따라 점수를 얻습니다.

## The end

score-bid-cards = 손패
score-editorials = 화보
score-ready-to-wear = 기성복
score-haute-couture = 쿠튀르
score-streetwear = 스트리트
score-flops = 실패작

result-covers = { $magazine } 표지:
result-no-cover = 없음
result-cover = ({ $points })
result-tie = 동점({ $winner }, { $others }): 손에 남은 우선 번호가 #{ $number }{ JOSA($number, "으로/로") } 가장 낮은 { $winner }의 승리입니다.
result-shared = { $winners }의 공동 승리입니다.
