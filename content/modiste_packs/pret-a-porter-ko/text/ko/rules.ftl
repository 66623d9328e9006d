# The complete rules of Prêt-à-Porter, told in Korean; the values in them are those that the English file lists.
#
# Rounds are written in digits, never as I to XII, which nobody can read aloud. 최종 카드 are the cards of the last
# quarter, 업무 공간 the places for employees, on the player board as well as under a building. 빚 means Credits and
# loans together. The players of all examples are 소라, 민준 and 다솔.

## Set-up

chapter-pap-setup = 게임 준비
    .intro = 갓 문을 연 패션 회사를 맡아 1년 동안 꾸려 갑니다. 디자인, 재료, 계약, 건물, 직원을 모으고 석 달마다 컬렉션을 선보여 팝니다. 쇼에서 상을 받으면 품격 토큰을 얻습니다. 품격은 현금을 벌어 주고 나중에는 승점이 됩니다. 물건값은 모두 현금으로 냅니다. 열두 달이 지났을 때 현금과 승점을 더한 점수가 가장 높은 플레이어가 이깁니다.
pap-setup-players = { $least_seats }~{ $most_seats }명이 하는 게임입니다. 플레이어마다 회사를 하나씩 맡습니다.
pap-setup-displays = 계약, 건물, 직원은 종류마다 더미가 따로 있습니다. 먼저 더미마다 최종 카드를 골라내 따로 둡니다. 최종 카드는 10라운드부터 씁니다. 나머지 카드를 섞고 계약 { $display_cards }장, 건물 { $display_cards }장, 직원 { $display_cards }장을 앞면으로 펼칩니다. 플레이어는 이렇게 펼쳐 놓은 카드를 가져올 수 있습니다.
pap-setup-company = 플레이어마다 현금 { $starting_cash }{ JOSA($starting_cash, "과/와") } 행동 마커 { $pawns }개로 시작하고 승점은 없습니다. 행동 마커는 줄여서 마커라고 합니다. 유지비는 라운드마다 내는 돈이며 처음에는 { $starting_upkeep }입니다. 개인판의 업무 공간 { $board_places }곳에 그려진 시작 직원에게 드는 돈입니다.
pap-setup-starting-designs = 의류 유형 토큰을 무작위로 1개씩 뽑습니다. 토큰에 적힌 유형(재킷, 드레스, 신발, 바지, 셔츠)이 자기 회사의 전문 의류 유형입니다. 토큰에는 디자인 2장의 번호도 적혀 있습니다. 그 2장을 시작 디자인으로 가져옵니다.
pap-setup-design-deck = 아무도 가져가지 않은 시작 디자인은 나머지 디자인과 함께 섞어 뒷면으로 더미를 만듭니다. 더미에서 { $display_designs }장을 앞면으로 펼칩니다.
pap-setup-shows = 패션쇼 타일은 1장이 도시 한 곳입니다. 일반 타일 6장은 무작위로 3라운드에 1장, 6라운드에 2장, 9라운드에 3장을 놓습니다. 최종 타일 4장은 모두 12라운드에 놓습니다. 타일은 처음부터 모두 앞면으로 놓으므로 먼 쇼까지 내다보고 준비할 수 있습니다.
pap-setup-first-player = 시작 플레이어는 무작위로 정합니다. 턴 순서는 시작 플레이어부터 왼쪽으로 돌아갑니다.

## Cards

chapter-pap-cards = 카드
    .intro = 카드는 계약, 건물, 직원, 디자인 네 종류입니다. 계약, 건물, 직원에는 회사에 도움이 되는 능력이 있습니다. 능력마다 사용하는 때가 정해져 있습니다. 어떤 장소를 처리할 때, 쇼 단계, 판매 단계, 유지비 단계, 또는 '즉시'입니다. 디자인은 만들어서 선보이고 파는 옷입니다.
pap-cards-designs = 디자인에는 스타일(이브닝, 비즈니스, 캐주얼, 록, 스포츠), 의류 유형(재킷, 드레스, 신발, 바지, 셔츠), 완성하는 데 드는 재료 2개, 판매가가 적혀 있습니다. 디자인 보상이 있는 것도 있습니다. 능력은 없습니다. 한 번에 한 가지 스타일만 선보일 수 있으므로 같은 스타일을 모으는 것이 좋습니다.
pap-cards-gained-in-action = 카드는 업무 라운드의 행동 단계에 가져옵니다. 다른 때에는 그렇게 적힌 능력이 있어야만 가져올 수 있습니다.
pap-cards-once-per-round = 능력은 저마다 라운드마다 한 번 사용할 수 있습니다. 더 사용할 수 있다고 카드나 규칙에 적혀 있을 때만 예외입니다.
pap-cards-optional = 능력은 사용하지 않아도 됩니다. 그래도 드는 비용은 없습니다.
pap-cards-instant-on-gain = '즉시' 능력은 그 카드를 가져오는 순간 한 번만 발동합니다.
pap-cards-instant-on-flip = 카드를 뒤집었을 때 나온 면에 '즉시' 능력이 있으면 그 순간 한 번 발동합니다. 직원은 훈련할 때, 건물은 향상할 때, 계약은 약해질 때 뒤집습니다.
pap-cards-goods-selling = 물건을 파는 능력도 있습니다. 능력에 적힌 디자인이나 재료를 버리고 적힌 만큼 현금을 받습니다. 이렇게 판 물건은 이제 쇼에 쓸 수 없습니다.

## Company

chapter-pap-company = 회사
    .intro = 개인판이 자기 회사입니다. 직원과 건물이 늘수록 회사는 강해지지만 라운드마다 나가는 돈도 많아집니다.
pap-company-starting-employees = 개인판에는 직원을 놓는 업무 공간이 { $board_places }곳 있습니다. 곳마다 유지비 1인 시작 직원이 그려져 있습니다. 새로 고용한 직원을 그 위에 놓으면 가려진 유지비 1은 더 세지 않습니다. 그 직원을 해고하면 다시 셉니다.
pap-company-upkeep-track = 유지비는 직원과 건물의 유지비, 가려지지 않은 시작 직원 1명마다 1, 빚의 이자를 모두 더한 값입니다. 이 가운데 하나라도 달라지면 유지비도 바로 달라집니다. 예: 유지비 2인 직원을 시작 직원 위에 놓으면 유지비가 1 늘어납니다.
pap-company-severance = 직원을 해고하려면 퇴직금을 냅니다. 퇴직금은 그 직원의 지금 유지비의 2배입니다. 예: 훈련해서 유지비가 2에서 3으로 오른 직원은 퇴직금이 6입니다. 퇴직금을 낼 수 없으면 해고할 수 없습니다.
pap-company-severance-board-free = 다만 개인판의 업무 공간 { $board_places }곳에 있는 직원은 퇴직금 없이 해고할 수 있습니다. 퇴직금은 건물 아래에서 일하는 직원에게만 냅니다.
pap-company-dismissal-any-time = 자기가 무엇을 정할 차례이면, 정하기 전에 언제든 직원을 해고할 수 있습니다. 그러면 유지비가 줄고 다른 직원을 놓을 자리가 생깁니다.
pap-company-dismissal-when-hiring = 새 직원을 고용하는데 빈 업무 공간이 없을 때만 직원을 해고할 수 있습니다. 다른 때에는 해고할 수 없습니다.

## The year

chapter-pap-calendar = 게임의 흐름
    .intro = 달력을 보면 다음 쇼까지 얼마나 남았는지, 빚을 언제 갚아야 하는지 알 수 있습니다.
pap-calendar-year = 게임은 12라운드 동안 이어집니다. 한 라운드가 한 달이고 세 라운드가 한 분기입니다. 분기마다 회사를 키우는 업무 라운드를 두 번 하고, 컬렉션을 선보여 파는 전시 라운드를 한 번 합니다. 전시 라운드는 3, 6, 9, 12라운드로 모두 네 번입니다.
pap-calendar-working-round = 업무 라운드는 네 단계입니다. 계획 단계에는 마커를 놓고, 행동 단계에는 그 마커로 행동합니다. 성장 단계에는 직원을 훈련하고 건물을 향상합니다. 유지비 단계에는 유지비를 냅니다.
pap-calendar-refill = 업무 라운드를 시작할 때 새 카드를 펼칩니다. 계약 { $display_cards }장, 건물 { $display_cards }장, 직원 { $display_cards }장, 디자인 { $display_designs }장입니다.
pap-calendar-first-display = 1라운드에는 게임 준비 때 펼친 카드를 그대로 쓰고 새로 펼치지 않습니다. 그래서 일반 카드가 18장인 더미에서 3장씩 펼치면 마지막 분기 전의 업무 라운드 여섯 번에 꼭 맞습니다.
pap-calendar-next-card = 계약, 건물, 직원 더미의 맨 위 카드는 앞면으로 놓습니다. 이 카드는 아직 가져올 수 없지만 다음에 카드를 펼칠 때 가장 먼저 나옵니다. 그래서 다음에 나올 카드를 종류마다 1장씩 미리 알 수 있습니다.
pap-calendar-first-player = 업무 라운드를 시작할 때 시작 플레이어 토큰을 왼쪽 플레이어에게 넘깁니다. 1라운드에는 넘기지 않고 처음 정한 대로 둡니다.

## Planning

chapter-pap-planning = 계획 단계
    .intro = 게임판에는 장소가 9곳 있습니다. 1번 은행, 2번 계약, 3번 건물, 4번 직원, 5번 새 디자인, 6번 지역 제작자, 7번 창고, 8번 재료 수입, 9번 막바지 준비입니다. 이번 라운드에 이용할 장소에 마커를 놓습니다.
pap-planning-turns = 시작 플레이어부터 턴 순서대로 원하는 장소에 마커를 1개씩 놓습니다. 모두 마커를 다 놓을 때까지 되풀이합니다. 장소는 아직 처리하지 않습니다.
pap-planning-spaces = 마커는 그 장소의 첫 빈칸에 놓습니다. 한 장소를 여러 번 이용하려면 그곳에 마커를 여러 개 놓아도 됩니다. 먼저 행동할수록 고를 것이 많으므로 일찍 놓는 것이 중요합니다.
pap-planning-pawn-limit = 은행을 뺀 모든 장소에는 마커를 놓을 수 있는 칸이 정해져 있습니다. 2인 게임에서는 { $spaces_two }칸, 3인 게임에서는 { $spaces_three }칸, 4인 게임에서는 { $spaces_four }칸입니다. 빈칸이 없으면 이번 라운드에는 그 장소에 더 놓을 수 없습니다.
pap-planning-bank-unlimited = 은행에는 마커를 몇 개든 놓을 수 있습니다.
pap-planning-ignore-limit = 빈칸이 없어도 마커를 놓게 해 주는 능력이 있습니다. 이런 마커는 꽉 찬 칸 뒤에 놓은 순서대로 줄을 세웁니다.

## Actions

chapter-pap-action = 행동 단계
    .intro = 이제 장소를 처리합니다. 장소마다 할 수 있는 일은 뒤에서 하나씩 설명합니다.
pap-action-locations = 1번 장소부터 9번 장소까지 차례로 처리합니다. 마커가 없는 장소도 건너뛰지 않습니다. 그 장소에서 하는 일의 전부나 일부를 마커 없이 하는 능력이 있기 때문입니다.
pap-action-pawn-order = 한 장소에서는 첫 칸의 마커부터 마지막 칸의 마커까지 차례로 행동합니다. 9번 장소의 순서는 '막바지 준비'에서 설명합니다. 장소를 이용하고 나면 마커를 거둡니다.
pap-action-decline = 장소를 이용할 수 없거나 이용하고 싶지 않으면 마커만 거두어도 됩니다.
pap-action-needs-pawn = 마커가 필요한 능력이 있습니다. 이런 능력은 자기 마커가 있는 장소에서만 사용할 수 있습니다.
pap-action-pawns-first = 마커가 필요 없는 능력은 그 장소의 마커가 모두 행동한 뒤에 사용합니다. 마커가 필요한 능력은 그 마커가 행동하기 바로 전에 사용합니다. 예: 새 디자인에 소라와 민준의 마커가 이 순서로 1개씩 있습니다. 다솔은 그곳에 마커가 없지만 마커가 필요 없는 능력이 있습니다. 먼저 소라의 마커가, 다음에 민준의 마커가 행동하고, 마지막으로 다솔이 능력을 사용합니다.
pap-action-before-own-pawn = 자기 마커가 행동할 차례가 되면 먼저 그 장소의 능력을 모두 사용합니다. 마커가 필요한 능력도 필요 없는 능력도 이때 사용합니다. 그런 다음 마커가 행동합니다. 그곳에 마커가 없는 플레이어는 마지막 마커가 행동한 뒤에 능력을 사용합니다. 예: 새 디자인에 소라와 민준의 마커가 이 순서로 1개씩 있습니다. 다솔은 그곳에 마커가 없지만 마커가 필요 없는 능력이 있습니다. 소라의 능력, 소라의 마커, 민준의 능력, 민준의 마커, 다솔의 능력 순서입니다.
pap-action-abilities-first = 장소마다 먼저 능력을 모두 사용한 다음에 마커가 행동합니다. 예: 새 디자인에 소라와 민준의 마커가 이 순서로 1개씩 있습니다. 다솔은 그곳에 마커가 없지만 마커가 필요 없는 능력이 있습니다. 먼저 세 사람이 턴 순서대로 능력을 사용합니다. 그런 다음 소라의 마커, 민준의 마커가 차례로 행동합니다.
pap-action-ability-turn-order = 여러 플레이어가 같은 때에 능력을 사용할 수 있으면 턴 순서대로 사용합니다.
pap-action-repeat-pawn-abilities = 한 장소에 자기 마커가 여러 개 있으면 마커가 필요한 능력을 마커마다 한 번씩 사용할 수 있습니다. 마커가 2개이면 두 번 사용합니다.
pap-action-pawnless-once = 마커가 필요 없는 능력은 그 장소에 자기 마커가 몇 개 있든 라운드마다 한 번만 사용할 수 있습니다.
pap-action-new-card-acts = 새로 얻은 계약, 건물, 직원의 능력은 바로 사용할 수 있습니다. 방금 그 카드를 얻은 장소에서 사용하는 능력이어도 됩니다.

## Location 1

chapter-pap-bank = 은행
    .intro = 1번 장소입니다. 돈이 급해지기 전에 미리 빌리는 곳입니다. 이자와 갚는 때는 '채권'에서 설명합니다.
pap-bank-limit = 가진 디자인 중 가장 많은 스타일이 몇 장인지 셉니다. 재료가 없는 디자인도 셉니다. 이 스타일의 디자인 1장마다 채권을 { $credit_per_design }까지 발행할 수 있습니다. 금액은 이 한도 안에서 10 단위로 정합니다.
pap-bank-printed-styles = 은행에서는 디자인에 적힌 스타일만 셉니다. 스타일을 바꾸는 능력은 쇼 단계에만 사용합니다.
pap-bank-per-visit = 한도는 마커마다 따로 계산합니다. 은행에 마커를 2개 놓았으면 채권을 두 번 발행할 수 있고, 그때마다 한도까지 발행할 수 있습니다.

## Location 2

chapter-pap-contracts = 계약
    .intro = 2번 장소입니다. 계약은 오래가지 않습니다. 처음에는 강하지만 쇼를 한 번 치르면 약해지고, 한 번 더 치르면 끝납니다.
pap-contracts-take = 펼쳐 놓은 계약 1장을 가져옵니다. 비용도 유지비도 들지 않습니다.

## Location 3

chapter-pap-buildings = 건물
    .intro = 3번 장소입니다. 건물에는 돈이 두 번 듭니다. 살 때 비용을 내고, 그 뒤로는 라운드마다 유지비를 냅니다.
pap-buildings-buy = 펼쳐 놓은 건물 1채를 골라 비용을 내고 가져옵니다. 그 건물의 유지비만큼 자기 유지비가 늘어납니다. 비용을 낼 수 없는 건물은 살 수 없습니다.
pap-buildings-workplace = 건물 1채마다 직원 1명을 더 놓을 업무 공간이 생깁니다. 3번 장소를 4번 장소보다 먼저 처리하므로 같은 라운드에 고용한 직원을 바로 그 건물에 놓을 수 있습니다.
pap-buildings-permanent = 건물은 게임이 끝날 때까지 남고 유지비도 계속 듭니다. 한번 산 건물은 없앨 수 없습니다.

## Location 4

chapter-pap-employees = 직원
    .intro = 4번 장소입니다. 직원은 고용할 때는 돈이 들지 않지만 그때부터 라운드마다 유지비가 듭니다.
pap-employees-hire = 펼쳐 놓은 직원 1명을 고용합니다. 고용하는 비용은 없지만 그 직원의 유지비만큼 자기 유지비가 늘어납니다.
pap-employees-place = 새 직원은 개인판의 빈 업무 공간부터 놓습니다. 시작 직원을 가리고 놓으며, 가려진 유지비 1은 더 세지 않습니다. 개인판이 꽉 차면 건물 아래에 1명씩 놓습니다.
pap-employees-make-room = 빈 업무 공간이 없으면 먼저 자기 직원 1명을 해고하고 그에 드는 퇴직금을 냅니다. 새 직원은 그 자리에 놓습니다. 해고할 수 없거나 해고하고 싶지 않으면 고용을 포기합니다.

## Location 5

chapter-pap-designs = 새 디자인
    .intro = 5번 장소입니다. 디자인이 없으면 선보일 것도 팔 것도 없습니다.
pap-designs-take = 펼쳐 놓은 디자인 1장을 가져오거나, 더미 맨 위의 디자인을 보지 않고 가져옵니다. 어느 쪽이든 자기 앞에 앞면으로 놓습니다.
pap-designs-reshuffle = 디자인이 필요한데 더미가 떨어졌으면 버린 디자인을 섞어 새 더미를 만듭니다. 행동하는 중에도 마찬가지입니다.

## Locations 6 to 8

chapter-pap-materials = 재료
    .intro = 6번, 7번, 8번 장소에서는 면, 데님, 울, 가죽, 실크, 레이스를 삽니다. 장소마다 살 수 있는 재료와 가격이 다르고 함께 얻는 품질 토큰도 다릅니다. 품질 토큰을 모으면 쇼에서 상을 받을 수 있습니다.
pap-materials-local-manufacturer = 지역 제작자(6번 장소)에게서는 재료 한 가지를 골라 원하는 만큼 삽니다.
pap-materials-warehouse = 창고(7번 장소)에서는 여러 가지 재료를 살 수 있지만 한 가지에 1개씩만 삽니다. 예: 면 1개와 레이스 1개는 살 수 있지만 면 2개는 살 수 없습니다.
pap-materials-import = 재료 수입(8번 장소)에서는 재료 한 가지를 골라 원하는 만큼 삽니다.
pap-materials-quality = 재료를 사면 품질 토큰을 얻습니다. 지역 제작자에게서 사면 { $quality_local }개, 창고에서 사면 { $quality_warehouse }개, 재료 수입에서 사면 { $quality_import }개입니다. 재료를 몇 개 사든 똑같습니다.
pap-materials-no-purchase = 아무것도 사지 않으면 품질 토큰도 얻지 못합니다.
pap-materials-price = 재료 가격은 장소와 재료에 따라 다르며, 1개마다 그 가격을 냅니다. 예를 들어 면 1개의 가격은 지역 제작자 { $cotton_local }, 창고 { $cotton_warehouse }, 재료 수입 { $cotton_import }입니다. 능력으로 재료 가격이 내려가기도 하지만 { $lowest_price }보다 낮아지지는 않습니다.
pap-materials-unlimited = 재료는 떨어지지 않습니다.
pap-materials-unassigned = 재료는 한데 모아 둡니다. 어느 재료를 어느 디자인에 쓸지는 쇼 단계에 정합니다.

## Location 9

chapter-pap-preparations = 막바지 준비
    .intro = 9번 장소입니다. 쇼를 앞두고 마지막으로 손을 보거나 현금을 조금 마련합니다.
pap-preparations-choose = 다음 넷 중 하나를 골라 가져옵니다. 품질 토큰 { $preparation_quality }개, 홍보 토큰 { $preparation_public_relations }개, 유행 토큰 { $preparation_trend }개, 현금 { $preparation_cash }입니다.
pap-preparations-once = 네 가지는 하나씩만 있습니다. 누군가 가져간 것은 이번 라운드에 다시 고를 수 없습니다.
pap-preparations-refill = 1라운드에는 네 가지가 모두 있습니다. 가져간 것은 다음 업무 라운드를 시작할 때 다시 채웁니다. 그전에는 채우지 않습니다.
pap-preparations-unlimited = 다른 플레이어가 무엇을 골랐든 마커마다 네 가지 중에서 고를 수 있습니다.
pap-preparations-left-to-right = 다른 장소와 마찬가지로 첫 칸의 마커부터 마지막 칸의 마커까지 차례로 행동합니다. 먼저 놓은 플레이어가 먼저 고릅니다.
pap-preparations-right-to-left = 이 장소에서는 거꾸로 마지막 칸의 마커부터 첫 칸의 마커까지 차례로 행동합니다. 먼저 놓은 플레이어는 나중에 고르는 대신 남이 무엇을 골랐는지 보고 고릅니다.
