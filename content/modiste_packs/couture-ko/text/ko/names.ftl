# The names of everything that has one, by kind and id: underscores of an id become hyphens here.
# `.short` is the form for the narrow board: at most 14 columns for cards, two for each syllable.

game-couture = 쿠튀르

city-new-york = 뉴욕
city-paris = 파리
city-tokyo = 도쿄

model-amber = 앰버
model-beryl = 베릴
model-coral = 코럴
model-jade = 제이드
model-onyx = 오닉스
model-pearl = 펄

## Bid cards

card-signature-walk = 시그니처 워킹
card-iconic-pose = 아이코닉 포즈
card-go-see = 캐스팅
card-assistant = 어시스턴트
card-agent = 에이전트
card-glam-squad = 스타일링 팀
card-gown-designer = 드레스 디자이너
    .short = 드레스담당
card-street-designer = 스트리트 디자이너
    .short = 스트리트담당
card-label-designer = 브랜드 디자이너
    .short = 브랜드담당

## Scoring cards

card-day-gown = 데이 드레스
card-grand-gown = 갈라 드레스
card-bomber = 항공 점퍼
card-hoodie = 후드 티
card-joggers = 조거 팬츠
card-sneakers = 스니커즈
card-snapback = 스냅백
card-atelier-nord = 아틀리에 노르
card-bellafonte = 벨라폰테
card-corso = 코르소
card-delacroix-fils = 들라크루아 피스
card-eastgate = 이스트게이트
card-editorial = 화보
card-flop = 실패작

# What is said where it is secret which card.
unknown-card = 입찰 카드 1장

# The kinds of cards; `.short` tells on the narrow board what a card is, where its name does not.
kind-haute-couture = 오트 쿠튀르
kind-streetwear = 스트리트웨어
    .short = 스트리트
kind-ready-to-wear = 기성복
    .short = 기성복
kind-editorial = 화보
kind-flop = 실패작

magazine-haute-couture = 오트 쿠튀르
    .short = 쿠튀르
magazine-streetwear = 스트리트웨어
    .short = 스트리트
magazine-flops = 실패작
magazine-ready-to-wear = 기성복
    .short = 기성복

## How a card is called in full: what it is, then in brackets what matters of it

card-with-value = { $name } { $value }
card-with-facts = { $name }({ $facts })
card-several = { $name } x{ $count }
value-designer = { $value }+{ $bonus }

fact-points = { $points }점
fact-symbols = 기호 { $symbols }개
fact-number = #{ $number }
fact-won-by-discard = *

## Bots

bot-kind-greedy = 탐욕 봇
