# What cards do, put together from the words of the vocabulary.
#
# `$form` says where a phrase stands: `last` (the end of a sentence, in -ㅂ니다 or, where something is chosen or paid,
# in -ㄹ 수 있습니다), `linked` (another verb follows: -고), `listed` (the gain of another number of something follows:
# 와/과, and the verb comes once) or `short` (menus and tables, a noun). What is gained brings its own verb with it,
# because cash is received (받다) and tokens are gained (얻다). `$here` is "yes" when a verb names the location at whose
# resolving the ability acts. A negative or zero `$most` means that there is no limit of its own.

ability-sentence = { $moment } { $effects }.
ability-short = { $moment }: { $effects }
effects-linked =
    { $form ->
        [short] { $first }, { $rest }
       *[last] { $first } { $rest }
    }

## Moments

ability-at-gained =
    { $form ->
        [short] 즉시
       *[last] 즉시
    }
ability-at-upkeep =
    { $form ->
        [short] 유지비 단계
       *[last] 유지비 단계에
    }
ability-at-show =
    { $form ->
        [short] 쇼
       *[last] 쇼 단계에
    }
ability-at-sales =
    { $form ->
        [short] 판매
       *[last] 판매 단계에
    }
ability-at-location =
    { $form ->
        [short] { $pawn ->
            [yes] { $location }(마커)
           *[no] { $location }
        }
       *[last] { $pawn ->
            [yes] { $location }에 마커를 놓았으면
           *[no] { $location }에서 마커 없이도
        }
    }

## Gains

amount-cash =
    { $form ->
        [short] 현금 +{ $count }
        [linked] 현금 { $count }{ JOSA($count, "을/를") } 받고
        [listed] 현금 { $count }{ JOSA($count, "과/와") }
       *[last] 현금 { $count }{ JOSA($count, "을/를") } 받습니다
    }
amount-quality =
    { $form ->
        [short] 품질 +{ $count }
        [linked] 품질 토큰 { $count }개를 얻고
        [listed] 품질 토큰 { $count }개와
       *[last] 품질 토큰 { $count }개를 얻습니다
    }
amount-trend =
    { $form ->
        [short] 유행 +{ $count }
        [linked] 유행 토큰 { $count }개를 얻고
        [listed] 유행 토큰 { $count }개와
       *[last] 유행 토큰 { $count }개를 얻습니다
    }
amount-public-relations =
    { $form ->
        [short] 홍보 +{ $count }
        [linked] 홍보 토큰 { $count }개를 얻고
        [listed] 홍보 토큰 { $count }개와
       *[last] 홍보 토큰 { $count }개를 얻습니다
    }
amount-prestige =
    { $form ->
        [short] 품격 +{ $count }
        [linked] 품격 토큰 { $count }개를 얻고
        [listed] 품격 토큰 { $count }개와
       *[last] 품격 토큰 { $count }개를 얻습니다
    }
amount-victory-points =
    { $form ->
        [short] 승점 +{ $count }
        [linked] 승점 { $count }점을 얻고
        [listed] 승점 { $count }점과
       *[last] 승점 { $count }점을 얻습니다
    }

amount-per-prestige =
    { $form ->
        [short] 품격 1개당 { $amount }
       *[last] 품격 토큰 1개마다 { $amount }
    }
amount-per-buildings =
    { $form ->
        [short] 건물 1채당 { $amount }
       *[last] 건물 1채마다 { $amount }
    }
amount-per-employees =
    { $form ->
        [short] 직원 1명당 { $amount }
       *[last] 직원 1명마다 { $amount }
    }
amount-per-contracts =
    { $form ->
        [short] 계약 1장당 { $amount }
       *[last] 계약 1장마다 { $amount }
    }
amount-per-designs =
    { $form ->
        [short] 디자인 1장당 { $amount }
       *[last] 갖고 있는 디자인 1장마다 { $amount }
    }
amount-per-collection =
    { $form ->
        [short] 선보인 디자인 1장당 { $amount }
       *[last] 컬렉션의 디자인 1장마다 { $amount }
    }

verb-gain = { $amount }

## Visits

verb-visit-bank =
    { $form ->
        [short] 채권 발행
        [linked] 은행 한도까지 채권을 발행할 수 있고
       *[last] 은행 한도까지 채권을 발행할 수 있습니다
    }
verb-visit-contracts =
    { $form ->
        [short] 계약 맺기
        [linked] 계약 1장을 가져오고
       *[last] 계약 1장을 가져올 수 있습니다
    }
verb-visit-buildings =
    { $form ->
        [short] 건물 구입
        [linked] 건물 1채를 사고
       *[last] 건물 1채를 살 수 있습니다
    }
verb-visit-employees =
    { $form ->
        [short] 직원 고용
        [linked] 직원 1명을 고용하고
       *[last] 직원 1명을 고용할 수 있습니다
    }
verb-visit-designs =
    { $form ->
        [short] 디자인 가져오기
        [linked] 디자인 1장을 가져오고
       *[last] 디자인 1장을 가져올 수 있습니다
    }
verb-visit-local-manufacturer =
    { $form ->
        [short] { $most ->
            [0] 재료 한 가지 구입
            [1] 재료 1개 구입
           *[other] 같은 재료 { $most }개 구입
        }
       *[last] { $here ->
            [yes] {""}
           *[no] 지역 제작자에게서{" "}
        }{ $most ->
            [0] 재료 한 가지를 원하는 만큼
            [1] 재료 1개를
           *[other] 같은 재료를 { $most }개까지
        } { $form ->
            [linked] 사고
           *[last] 살 수 있습니다
        }
    }
verb-visit-warehouse =
    { $form ->
        [short] { $most ->
            [0] 재료 1개씩 구입
            [1] 재료 1개 구입
           *[other] 다른 재료 { $most }개 구입
        }
       *[last] { $here ->
            [yes] {""}
           *[no] 창고에서{" "}
        }{ $most ->
            [0] 원하는 재료를 1개씩
            [1] 재료 1개를
           *[other] 서로 다른 재료를 { $most }개까지
        } { $form ->
            [linked] 사고
           *[last] 살 수 있습니다
        }
    }
verb-visit-import =
    { $form ->
        [short] { $most ->
            [0] 재료 한 가지 구입
            [1] 재료 1개 구입
           *[other] 같은 재료 { $most }개 구입
        }
       *[last] { $here ->
            [yes] {""}
           *[no] 재료 수입에서{" "}
        }{ $most ->
            [0] 재료 한 가지를 원하는 만큼
            [1] 재료 1개를
           *[other] 같은 재료를 { $most }개까지
        } { $form ->
            [linked] 사고
           *[last] 살 수 있습니다
        }
    }
verb-visit-preparations =
    { $form ->
        [short] 막바지 준비
        [linked] 막바지 준비를 하나 하고
       *[last] 막바지 준비를 하나 할 수 있습니다
    }

## Other verbs

verb-credit =
    { $form ->
        [short] 채권 { $limit }까지
        [linked] 채권을 { $limit }까지 발행할 수 있고
       *[last] 채권을 { $limit }까지 발행할 수 있습니다
    }
verb-sell-material =
    { $form ->
        [short] { $most ->
            [1] 재료 1개 판매({ $price })
           *[other] 재료 { $most }개 판매(개당 { $price })
        }
       *[last] { $most ->
            [1] 재료 1개를 현금 { $price }에
           *[other] 재료를 { $most }개까지 1개당 현금 { $price }에
        } { $form ->
            [linked] 팔고
           *[last] 팔 수 있습니다
        }
    }
verb-sell-design =
    { $form ->
        [short] { $most ->
            [1] 디자인 1장 판매({ $price })
           *[other] 디자인 { $most }장 판매(장당 { $price })
        }
       *[last] { $most ->
            [1] 디자인 1장을 현금 { $price }에
           *[other] 디자인을 { $most }장까지 1장당 현금 { $price }에
        } { $form ->
            [linked] 팔고
           *[last] 팔 수 있습니다
        }
    }
verb-call-second-speciality =
    { $form ->
        [short] 다른 유형 한 가지의 디자인 1장당 유행 +1
       *[last] 전문 의류 유형을 뺀 나머지 유형 가운데 컬렉션에 가장 많은 유형의 디자인 1장마다 유행 토큰 1개를 { $form ->
            [linked] 얻고
           *[last] 얻습니다
        }
    }

## What changes a value or allows something

modify-material-price-less =
    { $form ->
        [short] { $location }: 가격 -{ $amount }
       *[last] { $location }에서 재료 가격이 { $amount } 내려갑니다. 1보다 낮아지지는 않습니다.
    }
modify-material-price-more =
    { $form ->
        [short] { $location }: 가격 +{ $amount }
       *[last] { $location }에서 재료 가격이 { $amount } 올라갑니다.
    }
modify-pawn-limit =
    { $form ->
        [short] { $location }: 칸 제한 없음
       *[last] { $location }에는 빈칸이 없어도 마커를 놓을 수 있습니다.
    }
modify-judged-rows =
    { $form ->
        [short] 12라운드: 시상 항목 +{ $count }
       *[last] 12라운드에는 패션쇼 타일마다 시상 항목을 { $count }개 더 판정합니다.
    }
allow-restyle-collection =
    { $form ->
        [short] 쇼: 디자인 1장의 스타일 변경
       *[last] 쇼 단계에 디자인 1장을 컬렉션과 같은 스타일로 간주할 수 있습니다.
    }
allow-restyle-style =
    { $form ->
        [short] 쇼: 디자인 1장을 { $style }{ JOSA($style, "으로/로") }
       *[last] 쇼 단계에 디자인 1장을 { $style } 스타일로 간주할 수 있습니다.
    }

## Parts put together

ability-none = 능력 없음
ability-also = { $first } / { $rest }
