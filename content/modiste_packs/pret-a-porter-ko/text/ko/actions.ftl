# What a player may do: menu entries, read under their question. Nouns, or forms in -기.

action-place-pawn = { $location }
action-decline = 아무것도 하지 않기
action-take-credit =
    { $amount ->
        [0] 채권을 발행하지 않기
       *[other] 채권 { $amount }
    }
action-take-contract = { $contract }
action-buy-building = { $building }
action-hire-employee = { $employee }
action-hire-in-place-of = { $dismissed_employee } 대신 { $employee }
action-take-design = { $design }
action-draw-design = 더미 맨 위의 디자인
action-choose-material = { $material }
action-buy-quantity = { $amount }개
action-buy-assortment =
    { $chosen_count ->
        [0] 사지 않기
       *[other] { $chosen } 사기
    }
action-take-preparation = { $resource }
action-use-abilities =
    { $chosen_count ->
        [0] 사용하지 않기
       *[other] { $chosen } 사용하기
    }
action-sell-designs =
    { $chosen_count ->
        [0] 팔지 않기
       *[other] { $chosen } 팔기
    }
action-sell-materials =
    { $chosen_count ->
        [0] 팔지 않기
       *[other] { $chosen } 팔기
    }
action-train = { $employee } 훈련
action-upgrade = { $building } 향상
action-end-growth = 성장 마치기
action-choose-style = { $style }
action-show-nothing = 아무것도 선보이지 않기
action-show-designs =
    { $chosen_count ->
        [0] 선보이지 않기
       *[other] { $chosen } 선보이기
    }
action-dismiss = { $employee } 해고
