# Listings and tables.

heading-board = 게임판
heading-result = 결과
heading-games = 게임
heading-cards = { $game } 카드
heading-saves = 저장한 게임
heading-simulation = { $game } { $games }판, 시드 { $seed }

field-hidden = 비공개 { $count }장
field-secret = ?
table-player = 플레이어
table-rank = 순위
table-points = 점수

games-seats = 인원
games-editions = 판본
games-variants = 변형 규칙
games-packs = 팩
games-bots = 봇
games-languages = 언어
games-options = 옵션
games-option-others = {"  "}또는 { $values }
games-play = 게임을 하려면: modiste play <게임>
games-set = 옵션은 기본값으로 나와 있습니다. 바꾸려면: --option <이름>=<값>
games-none = 설치된 게임이 없습니다.

variants-of = { $game } 변형 규칙
variants-none = 이 게임에는 설치된 변형 규칙이 없습니다.
variants-play = 변형 규칙으로 하려면: modiste play <게임> --variant <이름>
variants-read = 그 규칙을 읽으려면: modiste rules <게임> --variant <이름>
variants-replaced = 대신하는 규칙
variants-wrapped = 조정하는 규칙
variants-hooks = 반응하는 훅
variants-flow = 진행 순서
variants-brings = 새로 추가
variants-options = 옵션
variants-clauses = 조항
variants-packs = 팩
variants-needs = 함께 써야 함
variants-excludes = 함께 쓸 수 없음
variants-after = 먼저 적용할 것
variants-together = 함께 쓸 수 있음
flow-patch =
    { $where ->
        [before] { $path } 앞에 추가
        [after] { $path } 뒤에 추가
        [remove] { $path } 삭제
       *[replace] { $path } 교체
    }
variants-clause =
    { $given ->
        [yes] { $clause }({ $others } 대신)
       *[no] { $clause }
    }

cards-kind = 종류
cards-count = 장수
cards-none = 이 게임에는 보여 줄 카드가 없습니다.
cards-hint = 종류별로 보기: { $command } <종류>, 한 장만 보기: { $command } <이름>

saves-file = 파일
saves-game = 게임
saves-players = 플레이어
saves-decisions = 결정 수
saves-played = 마지막 플레이
saves-none = 저장한 게임이 아직 없습니다.

simulate-bot = 봇
simulate-seat = 자리
simulate-games = 판수
simulate-wins = 승수
simulate-share = 승률
simulate-interval = 95% 구간
simulate-low = 최저
simulate-quarter = 25%
simulate-median = 중앙값
simulate-three-quarters = 75%
simulate-high = 최고
simulate-unranked = 순위 없음
simulate-questions = 질문 수
simulate-most-questions = 최다
simulate-scores = 점수
simulate-line = 점수 항목
simulate-mean = 평균
simulate-decides = 승부 영향
simulate-decides-note = 승부 영향: 그 항목을 빼면 선두가 바뀌는 판의 비율. 순위 없는 자리는 뺐습니다.
simulate-winners = 승자
simulate-all = 전체
simulate-by-bot = 봇별
simulate-by-seat = 자리별
simulate-unranked-line = 순위 없이 끝난 자리: { $seats }자리 중 { $count }자리({ $share })
simulate-speed = 초당 { $games_per_second }판, 초당 결정 { $decisions_per_second }개, 프로세스 { $jobs }개, { $seconds }초
simulate-written = 저장했습니다: { $path }
simulate-progress = 판
simulate-events = 이벤트
simulate-phases = 단계
simulate-actions = 행동
simulate-turns = 자리별 차례
simulate-per-game = 한 판 평균

new-next = 다음에 할 일:
