# What each phase asks, above its menu.

question-placing-pawns = 마커를 놓을 장소를 고르세요.
question-borrowing = 은행: 채권을 얼마나 발행할지 정하세요.
question-taking-contract = 맺을 계약을 고르세요.
question-buying-building = 구입할 건물을 고르세요.
question-hiring = 고용할 직원을 고르세요.
question-taking-design = 가져올 디자인을 고르세요.
question-choosing-material = { $location }: 구입할 재료를 고르세요.
question-choosing-quantity = { $location }: { $material }{ JOSA($material, "을/를") } 몇 개 살지 정하세요.
question-buying-assortment = { $location }: 1개씩 구입할 재료를 고르세요.
question-choosing-preparation = { $location }: 가져올 것을 고르세요.
question-using-abilities = { $moment }: 사용할 능력을 고르세요.
question-taking-credit = 카드 능력: 채권을 얼마나 발행할지 정하세요.
question-selling-goods =
    { $most ->
        [1] 현금 { $price }에 팔 { $goods }{ JOSA($goods, "을/를") } 하나 고르세요.
       *[other] 하나에 현금 { $price }씩 받고 팔 { $goods }{ JOSA($goods, "을/를") } 고르세요(최대 { $most }).
    }
question-growing =
    { $trained ->
        [yes] 성장: 향상할 건물을 고르세요.
       *[no] { $upgraded ->
            [yes] 성장: 훈련할 직원을 고르세요.
           *[no] 성장: 훈련할 직원이나 향상할 건물을 고르세요.
        }
    }
question-choosing-style = 쇼: 선보일 스타일을 고르세요.
question-choosing-designs = 쇼, { $style }: 선보일 디자인을 고르세요.

## Words of the questions

goods-design = 디자인
goods-material = 재료

moment-gained = 방금 가져온 카드
moment-upkeep = 유지비 단계
moment-show = 쇼 단계
moment-sales = 판매 단계
moment-bank = 은행
moment-contracts = 계약
moment-buildings = 건물
moment-employees = 직원
moment-designs = 새 디자인
moment-local-manufacturer = 지역 제작자
moment-warehouse = 창고
moment-import = 재료 수입
moment-preparations = 막바지 준비
