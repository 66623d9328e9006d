# The names of everything that has one, by kind and id: underscores of an id become hyphens here.
# A base value is the front side's name; `.trained` is the trained or upgraded side's, `.short` the form for
# narrow columns: at most 16 columns for cards (8 syllables without spaces), two (one syllable) for styles and
# materials. A card without `.short` keeps within 16 columns in full, a building or a business design within 14.

## Words

style-evening = 이브닝
    .short = 이
style-business = 비즈니스
    .short = 비
style-casual = 캐주얼
    .short = 캐
style-rock = 록
    .short = 록
style-sport = 스포츠
    .short = 스

type-jacket = 재킷
type-dress = 드레스
type-shoes = 신발
type-pants = 바지
type-shirt = 셔츠

counted-material = { $name } { $count }개
material-cotton = 면
    .short = 면
material-denim = 데님
    .short = 데
material-wool = 울
    .short = 울
material-leather = 가죽
    .short = 가
material-silk = 실크
    .short = 실
material-lace = 레이스
    .short = 레

feature-quality = 품질
    .short = 품질
feature-trend = 유행
    .short = 유행
feature-public-relations = 홍보
    .short = 홍보
feature-quantity = 수량
    .short = 수량

resource-cash = 현금
resource-quality = 품질
resource-trend = 유행
resource-public-relations = 홍보
resource-prestige = 품격
resource-victory-points = 승점

location-bank = 은행
    .short = 은행
location-contracts = 계약
    .short = 계약
    .place = '계약' 장소
location-buildings = 건물
    .short = 건물
    .place = '건물' 장소
location-employees = 직원
    .short = 직원
    .place = '직원' 장소
location-designs = 새 디자인
    .short = 디자인
    .place = '새 디자인' 장소
location-local-manufacturer = 지역 제작자
    .short = 제작자
    .place = '지역 제작자' 장소
location-warehouse = 창고
    .short = 창고
location-import = 재료 수입
    .short = 수입
location-preparations = 막바지 준비
    .short = 막바지

## Show tiles

tile-london = 런던
tile-moscow = 모스크바
tile-paris = 파리
tile-milan = 밀라노
tile-new-york = 뉴욕
tile-tokyo = 도쿄
tile-berlin = 베를린
tile-seoul = 서울
tile-vienna = 비엔나
tile-barcelona = 바르셀로나

## Designs

design-opera-cape = 오페라 케이프
design-velvet-dinner-jacket = 벨벳 디너 재킷
    .short = 벨벳 재킷
design-moonlit-gown = 달빛 드레스
design-midnight-sheath = 자정의 드레스
design-satin-pumps = 새틴 펌프스
design-waltz-slippers = 왈츠 구두
design-ballroom-trousers = 무도회 바지
design-starlight-palazzos = 별빛 와이드 팬츠
    .short = 와이드 팬츠
design-pearl-blouse = 진주 블라우스
design-indigo-smoking-shirt = 인디고 턱시도 셔츠
    .short = 인디고 셔츠

design-elbow-patch-blazer = 팔꿈치 패치 블레이저
    .short = 패치 블레이저
design-charcoal-jacket = 차콜 재킷
design-keynote-dress = 키노트 원피스
design-portfolio-dress = 브리핑 원피스
design-brass-buckle-brogues = 황동 버클 구두
    .short = 버클 구두
design-marble-hall-heels = 대리석 하이힐
design-commuter-trousers = 출근길 슬랙스
design-razor-crease-trousers = 칼주름 정장 바지
    .short = 칼주름 바지
design-pinstripe-shirt = 줄무늬 셔츠
design-ruffled-cuff-blouse = 러플 소매 블라우스
    .short = 러플 블라우스

design-harbour-coat = 부둣가 코트
design-orchard-jacket = 과수원 재킷
design-picnic-dress = 피크닉 원피스
design-lazy-sunday-dress = 일요일 원피스
design-boardwalk-shoes = 산책로 단화
design-fireside-clogs = 벽난로 나막신
design-embroidered-jeans = 자수 청바지
design-meadow-chinos = 들판 치노 팬츠
design-weekend-shirt = 주말 셔츠
design-lumberyard-shirt = 목공소 셔츠

design-tour-bus-jacket = 투어 버스 재킷
design-studded-jacket = 스터드 재킷
design-stage-dive-dress = 슬램 드레스
design-amplifier-dress = 앰프 드레스
design-platform-boots = 통굽 부츠
design-garage-boots = 개러지 부츠
design-roadie-jeans = 순회공연 청바지
design-encore-leggings = 앙코르 레깅스
design-feedback-shirt = 하울링 셔츠
design-torn-lace-top = 찢긴 레이스 톱

design-regatta-jacket = 레가타 재킷
design-clubhouse-jacket = 클럽하우스 재킷
design-tennis-dress = 테니스 원피스
design-figure-skater-dress = 피겨 스케이팅 드레스
    .short = 피겨 드레스
design-court-sneakers = 코트 스니커즈
design-trailhead-boots = 트레일 부츠
design-riding-breeches = 승마 바지
design-fencing-breeches = 펜싱 바지
design-rowing-jersey = 조정부 저지
design-alpine-jersey = 알파인 저지

## Contracts

contract-magazine-spread = 잡지 화보
contract-trend-forecast = 유행 보고서
contract-poster-campaign = 포스터 광고
contract-press-tour = 기자단 투어
contract-seal-of-quality = 품질 인증서
contract-gala-sponsor = 갈라 협찬
contract-freelance-designer = 프리랜서 디자이너
    .short = 프리랜서
contract-guest-stylist = 출장 스타일링
contract-pattern-auction = 패턴 경매
contract-fabric-fair = 직물 박람회
contract-night-shift = 야간 작업
contract-mill-agreement = 방직 공장 제휴
contract-customs-waiver = 관세 면제
contract-backstage-pass = 백스테이지 패스
contract-licence-deal = 라이선스 제휴
contract-department-store-order = 백화점 납품
    .short = 백화점 납품
contract-sample-sale = 샘플 세일
contract-patrons-promise = 후원자의 약속

contract-closing-party = 폐막 파티
contract-season-finale = 시즌 피날레
contract-farewell-editorial = 고별 특집 화보
    .short = 고별 화보
contract-buyers-frenzy = 바이어 쟁탈전
contract-stock-clearance = 재고 정리
contract-golden-thimble = 황금 골무상

## Buildings

building-designers-office = 디자인 사무소
    .short = 디자인 사무소
    .trained = 대형 디자인 사무소
building-retail-outlet = 아웃렛 매장
    .trained = 아웃렛 상가
building-company-shop = 직영 매장
    .trained = 직영 부티크
building-press-lounge = 프레스 라운지
    .trained = 프레스 갤러리
building-photo-studio = 사진 스튜디오
    .trained = 자연광 스튜디오
building-fabric-laboratory = 직물 연구실
    .short = 직물 연구실
    .trained = 섬유 연구소
building-costume-museum = 의상 박물관
    .trained = 의상 궁전
building-pattern-archive = 패턴 보관소
    .trained = 패턴 도서관
building-sample-room = 샘플실
    .trained = 피팅 살롱
building-dressing-room = 드레스룸
    .trained = 거울의 방
building-casting-agency = 모델 기획사
    .trained = 대형 모델 기획사
building-sewing-workshop = 봉제 공방
    .trained = 봉제 공장
building-fabric-cellar = 직물 저장고
    .trained = 대형 직물 저장고
building-quayside-office = 부둣가 사무소
    .trained = 항만 사옥
building-atelier-tearoom = 아틀리에 찻집
    .trained = 루프톱 찻집
building-staff-canteen = 구내식당
    .trained = 직원 클럽
building-remnant-shop = 자투리 천 가게
    .trained = 수예 재료점
building-counting-house = 회계 사무실
    .trained = 프라이빗 뱅크

building-flagship-store = 플래그십 매장
building-clearance-arcade = 재고 할인 상가
building-hall-of-fame = 명예의 전당
building-grand-rotunda = 원형 대강당
building-broadcast-studio = 방송 스튜디오
building-express-depot = 특송 터미널

## Employees

employee-accountant = 회계사
    .trained = 숙련된 회계사
employee-model = 모델
    .trained = 슈퍼모델
employee-press-officer = 홍보 담당자
    .trained = 홍보 책임자
employee-trend-hunter = 유행 사냥꾼
    .trained = 유행 예언자
employee-seamstress = 재봉사
    .trained = 수석 재봉사
employee-quality-inspector = 품질 검사원
    .short = 검사원
    .trained = 수석 검사원
employee-muse = 뮤즈
    .trained = 패션 아이콘
employee-house-designer = 전속 디자이너
    .trained = 수석 디자이너
employee-stylist = 스타일리스트
    .trained = 스타 스타일리스트
employee-contract-lawyer = 계약 변호사
    .trained = 수석 변호사
employee-architect = 건축가
    .trained = 거장 건축가
employee-fabric-buyer = 직물 바이어
    .trained = 수석 바이어
employee-import-agent = 수입 대행인
    .trained = 무역 특사
employee-errand-runner = 심부름꾼
    .trained = 해결사
employee-bookkeeper = 경리
    .trained = 경리 과장
employee-shop-assistant = 매장 직원
    .trained = 매장 매니저
employee-auctioneer = 경매사
    .trained = 수석 경매사
employee-financier = 금융가
    .trained = 금융계 거물

employee-journalist = 기자
employee-fashion-columnist = 패션 칼럼니스트
    .short = 칼럼니스트
employee-film-star = 영화배우
employee-wardrobe-mistress = 의상 감독
    .short = 의상 감독
employee-liquidator = 재고 처분 전문가
employee-managing-director = 대표 이사
    .short = 대표 이사

## Bots

bot-kind-greedy = 탐욕 봇
