# What has happened, one message for each event; `$seat` is the player's name, and Korean speaks of everybody by name.
# Lists of goods come joined, with `..._count` beside them.

## Rounds

round-name = { $round }라운드
event-round-started =
    { $round ->
        [1] 1라운드(1분기, 업무)입니다.
        [2] 2라운드(1분기, 업무)입니다.
        [3] 3라운드(1분기, 첫 전시)입니다.
        [4] 4라운드(2분기, 업무)입니다.
        [5] 5라운드(2분기, 업무)입니다.
        [6] 6라운드(2분기, 두 번째 전시)입니다.
        [7] 7라운드(3분기, 업무)입니다.
        [8] 8라운드(3분기, 업무)입니다.
        [9] 9라운드(3분기, 세 번째 전시)입니다.
        [10] 10라운드(마지막 분기, 업무)입니다.
        [11] 11라운드(마지막 분기, 업무)입니다.
        [12] 12라운드(마지막 분기, 마지막 전시)입니다.
       *[other] { round-name }입니다.
    } 턴 순서는 { $order }입니다.
event-cards-dealt = 새 카드를 펼쳤습니다(계약: { $contracts } / 건물: { $buildings } / 직원: { $employees } / 디자인: { $designs }).
event-last-quarter-started = 마지막 분기가 시작되어 최종 계약, 최종 건물, 최종 직원 카드가 나왔습니다.
event-designs-reshuffled = 디자인 더미가 떨어져 버린 디자인 { $count }장을 섞어 새 더미를 만들었습니다.

## At the locations

event-pawn-placed = { $seat }{ JOSA($seat, "이/가") } { $location }에 마커를 놓았습니다.
event-location-declined = { $seat }{ JOSA($seat, "은/는") } '{ $location }' 장소에서 아무것도 하지 않았습니다.
event-credit-taken = { $seat }{ JOSA($seat, "이/가") } 채권 { $amount }{ JOSA($amount, "을/를") } 발행했습니다(유지비 { $upkeep }).
event-contract-taken = { $seat }{ JOSA($seat, "이/가") } '{ $contract }' 계약을 맺었습니다.
event-building-bought = { $seat }{ JOSA($seat, "이/가") } 현금 { $cost }{ JOSA($cost, "을/를") } 내고 건물 '{ $building }'{ JOSA($building, "을/를") } 샀습니다(유지비 { $upkeep }).
event-employee-hired = { $seat }{ JOSA($seat, "이/가") } 직원 '{ $employee }'{ JOSA($employee, "을/를") } 고용했습니다(유지비 { $upkeep }).
event-employee-dismissed = { $seat }{ JOSA($seat, "이/가") } { $cost ->
    [0] 퇴직금 없이
   *[other] 퇴직금 { $cost }{ JOSA($cost, "을/를") } 내고
} 직원 '{ $employee }'{ JOSA($employee, "을/를") } 해고했습니다(유지비 { $upkeep }).
event-design-taken = { $seat }{ JOSA($seat, "이/가") } 디자인 '{ $design }'{ JOSA($design, "을/를") } 가져갔습니다.
event-design-drawn = { $seat }{ JOSA($seat, "이/가") } 더미 맨 위의 디자인 '{ $design }'{ JOSA($design, "을/를") } 가져갔습니다.
event-materials-bought = { $seat }{ JOSA($seat, "이/가") } { $materials }{ JOSA($materials, "을/를") } 현금 { $cost }에 { $quality ->
    [0] 샀습니다.
   *[other] 사고 품질 토큰 { $quality }개를 얻었습니다.
}
event-preparation-taken = 막바지 준비로 { $seat }의 { $resource }{ JOSA($resource, "이/가") } { $amount } 늘었습니다.

## Cards

event-ability-used = { $seat }{ JOSA($seat, "이/가") } '{ $card }'의 능력을 사용했습니다.
event-resource-gained = { $seat }의 { $resource }{ JOSA($resource, "이/가") } { $amount } 늘었습니다.
event-designs-sold = { $designs_count ->
    [0] { $seat }{ JOSA($seat, "은/는") } 디자인을 팔지 않았습니다.
   *[other] { $seat }{ JOSA($seat, "이/가") } { $designs }{ JOSA($designs, "을/를") } 현금 { $cash }에 팔았습니다.
}
event-materials-sold = { $materials_count ->
    [0] { $seat }{ JOSA($seat, "은/는") } 재료를 팔지 않았습니다.
   *[other] { $seat }{ JOSA($seat, "이/가") } { $materials }{ JOSA($materials, "을/를") } 현금 { $cash }에 팔았습니다.
}
event-employee-trained = { $seat }{ JOSA($seat, "이/가") } 현금 { $cost }{ JOSA($cost, "을/를") } 내고 직원 '{ $employee }'{ JOSA($employee, "을/를") } 훈련했습니다(유지비 { $upkeep }).
event-building-upgraded = { $seat }{ JOSA($seat, "이/가") } 현금 { $cost }{ JOSA($cost, "을/를") } 내고 건물 '{ $building }'{ JOSA($building, "을/를") } 향상했습니다(유지비 { $upkeep }).
event-contract-weakened = { $seat }의 '{ $contract }' 계약이 뒷면으로 뒤집혔습니다.
event-contract-expired = { $seat }의 '{ $contract }' 계약이 끝났습니다.

## Money

event-loans-taken = 현금이 모자라 { $seat }{ JOSA($seat, "이/가") } 대출 { $count }장을 받았습니다(현금 +{ $cash }, 유지비 { $upkeep }).
event-upkeep-paid = { $amount ->
    [0] { $seat }{ JOSA($seat, "은/는") } 낼 유지비가 없었습니다.
    [-1] { $seat }{ JOSA($seat, "이/가") } 유지비 흑자로 현금 1을 받았습니다.
    [-2] { $seat }{ JOSA($seat, "이/가") } 유지비 흑자로 현금 2를 받았습니다.
    [-3] { $seat }{ JOSA($seat, "이/가") } 유지비 흑자로 현금 3을 받았습니다.
   *[other] { $seat }{ JOSA($seat, "이/가") } 유지비 { $amount }{ JOSA($amount, "을/를") } 냈습니다.
}
event-debts-repaid = { $seat }{ JOSA($seat, "이/가") } { $credits ->
    [0] 현금 { $loans }{ JOSA($loans, "으로/로") } 대출을 갚았습니다
   *[other] { $loans ->
        [0] 채권 { $credits }{ JOSA($credits, "을/를") } 갚았습니다
       *[other] 현금 { $credits }{ JOSA($credits, "으로/로") } 채권을, { $loans }{ JOSA($loans, "으로/로") } 대출을 갚았습니다
    }
}(유지비 { $upkeep }).
event-prestige-exchanged = { $seat }{ JOSA($seat, "이/가") } 품격 토큰 { $prestige }개를 승점 { $victory_points }점으로 바꾸었습니다.
event-loans-settled = { $seat }{ JOSA($seat, "이/가") } 현금 { $amount }{ JOSA($amount, "으로/로") } 남은 대출을 모두 갚았습니다.
event-went-bankrupt = { $seat }{ JOSA($seat, "은/는") } 대출을 갚을 현금 { $owed }{ JOSA($owed, "을/를") } 마련하지 못해 파산했습니다.

## The show

event-collection-shown = { $seat }{ JOSA($seat, "이/가") } { $style } 디자인 { $designs_count }장({ $designs })을 { $quality ->
    [0] { $trend ->
        [0] 선보였습니다.
       *[other] 선보이고 유행 토큰 { $trend }개를 얻었습니다.
    }
   *[other] { $trend ->
        [0] 선보이고 품질 토큰 { $quality }개를 얻었습니다.
       *[other] 선보이고 품질 토큰 { $quality }개와 유행 토큰 { $trend }개를 얻었습니다.
    }
}
event-nothing-shown = { $seat }{ JOSA($seat, "은/는") } 아무것도 선보이지 않았습니다.
event-feature-judged =
    { $first_count ->
        [0] { $second_prestige ->
            [0] { $tile } { $feature }상은 아무도 받지 못했습니다.
           *[other] { $second_count ->
                [0] { $tile } { $feature }상은 아무도 받지 못했습니다.
                [1] { $tile } { $feature }상은 1위 없이 2위 { $second }(품격 +{ $second_prestige })에게 돌아갔습니다.
               *[other] { $tile } { $feature }상은 1위 없이 공동 2위 { $second }(품격 +{ $second_prestige }씩)에게 돌아갔습니다.
            }
        }
       *[other] { $tile } { $feature }상은 1위 { $first }(품격 +{ $first_prestige }){ $second_prestige ->
            [0] {""}
           *[other] { $second_count ->
                [0] {""}
                [1] , 2위 { $second }(품격 +{ $second_prestige })
               *[other] , 공동 2위 { $second }(품격 +{ $second_prestige }씩)
            }
        }에게 돌아갔습니다.
    }
event-collection-sold = { $seat }{ JOSA($seat, "이/가") } 컬렉션을 팔아 현금 { $design_cash }{ JOSA($design_cash, "을/를") } { $prestige_cash ->
    [0] 받았습니다.
   *[other] 받고 품격 효과로 { $prestige_cash }{ JOSA($prestige_cash, "을/를") } 더 받았습니다.
}
