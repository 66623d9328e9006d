# Scenario files: what came of them, what is wrong with them, and what they may name.
# Problems have no full stop, as in problems.ftl.

scenario-holds = 일치
scenario-fails = 불일치
scenario-broken = 진행 불가
scenario-total =
    { $count ->
        [0] 시나리오 파일이 없습니다.
        [1] { $held ->
            [0] 시나리오가 맞지 않습니다.
           *[other] 시나리오가 맞습니다.
        }
       *[other] { $not_held ->
            [0] 시나리오 { $count }개가 모두 맞습니다.
           *[other] 시나리오 { $count }개 가운데 { $held }개가 맞고 { $not_held }개가 맞지 않습니다.
        }
    }

# Differences

scenario-differs = 기대 결과 { $expected }, 실제 결과 { $found }
scenario-expected = 기대 결과
scenario-found = 실제 결과
scenario-nothing = 없음
scenario-not-left = 아직 끝나지 않음
scenario-no-event = 해당 이벤트 없음
scenario-earlier = 바로 위에 적은 이벤트보다 먼저 일어남
scenario-is-asked = 답할 차례임
scenario-not-asked = 답할 차례가 아님
scenario-offered = 고를 수 있음
scenario-not-offered = 고를 수 없음
scenario-allowed = 할 수 있는 행동

# Types

scenario-type-number = 정수
scenario-type-text = 문자열
scenario-type-switch = true 또는 false
scenario-type-nothing = 빈 값
scenario-type-any = 값
scenario-type-object = { $name }
scenario-type-list = 목록({ $of })
scenario-type-row = 항목이 { $count }개인 목록
scenario-type-dict = 이름별 { $of }
scenario-type-word = { $words } 중 하나

# What is wrong

problem-scenario-several = 매핑으로 적은 시나리오의 목록이어야 합니다
problem-scenario-type = 다음을 적어야 합니다: { $wanted }
problem-scenario-word = { $words } 중 하나를 적어야 합니다
problem-scenario-no-field = { $of }에 없는 항목입니다
problem-scenario-no-number = 번호도 자리 이름도 아닙니다
problem-scenario-no-entry = 항목이 { $count }개뿐입니다
problem-scenario-no-name = 여기에 없는 이름입니다
problem-scenario-no-seat = 이런 자리가 없습니다(있는 자리: { $known })
problem-scenario-name = 자리에 쓸 수 없는 이름이거나 이미 쓴 이름입니다
problem-scenario-no-clause = 게임의 규칙에 없는 조항입니다
problem-scenario-no-place = 게임 진행 순서에 없는 곳입니다
problem-scenario-places = 다음 중 어느 곳인지 알 수 없습니다: { $places }
problem-scenario-no-loop = 게임 진행 순서에서 { $name } 부분은 되풀이하지 않으므로 번호를 붙이지 않습니다
problem-scenario-laps = 게임 진행 순서에서 { $name } 부분은 { $most ->
    [1] 한 번만
   *[other] 모두 { NUMBER($most, useGrouping: 0) }번
} 진행합니다
problem-scenario-engine = { $name }{ JOSA($name, "은/는") } 엔진이 정하는 값이라 적을 수 없습니다
problem-scenario-no-card = 게임에 없는 이름입니다
problem-scenario-misplaced = 이 게임에서는 여기에 쓸 수 없습니다
problem-scenario-many = 적어 넣은 문자열이 { NUMBER($most, useGrouping: 0) }개를 넘습니다
problem-scenario-raised = 여기서부터 게임을 더 진행할 수 없습니다: { $cause } ({ $place })
problem-scenario-state = 게임의 상태에 맞지 않습니다: { $words }
problem-scenario-twice = { $card }{ JOSA($card, "을/를") } 두 곳에 적었습니다
problem-scenario-conserved = 게임 전체로 보면 { $kind } 수가 { $count } { $sign ->
    [more] 많습니다
   *[less] 모자랍니다
}
problem-scenario-do = 자리 하나와 그 자리의 행동, 또는 answer를 적어야 합니다
problem-scenario-answer = `answer: first`라고 적어야 합니다. 어디까지 답할지는 until에 적을 수 있습니다
problem-scenario-never = { $place }에서는 답을 기다리는 플레이어가 더 이상 없습니다
problem-scenario-code = 이런 코드가 없습니다(쓸 수 있는 코드: { $known })
problem-scenario-refused = 지금은 할 수 없는 행동입니다({ $code }). 지금 답할 자리: { $seats }. 할 수 있는 행동의 예: { $allowed }
problem-scenario-refused-now = 지금은 할 수 없는 행동입니다({ $code })
problem-scenario-one-kind = 종류를 하나 적어야 합니다
problem-scenario-no-kind = 게임에 없는 종류입니다
problem-scenario-fields = 다음 키가 있는 매핑을 적어야 합니다: { $fields }
problem-scenario-lacks = { $kind }에는 { $fields }{ JOSA($fields, "이/가") } 필요합니다
problem-scenario-no-such-field = 이런 항목이 없습니다(있는 항목: { $known })

# `--describe`

scenario-names = { $game }: 시나리오에 쓸 수 있는 이름
scenario-names-places = 게임 진행 순서와 횟수
scenario-names-state = 상태({ $name }): 조건이나 기대 결과로 적는 값
scenario-names-object = { $name }
scenario-names-actions = 행동
scenario-names-events = 이벤트
scenario-names-refusals = 행동을 할 수 없을 때 나오는 코드
scenario-head-name = 이름
scenario-head-type = 값
scenario-head-seen = 공개 범위
scenario-type-deck = 맨 위부터 적는 더미
scenario-seen-public = 전체
scenario-seen-owner = 주인만
scenario-seen-each = 자리마다 자기 것만
scenario-seen-nobody = 비공개
scenario-only-expected = 기대 결과에만

# `modiste replay --as-scenario`

scenario-written = { $file }의 결정 { NUMBER($count, useGrouping: 0) }개
ask-scenario = 아직 끝나지 않은 게임입니다. 시나리오에는 시드와 비공개 정보가 모두 담깁니다. 그래도 만들까요? (예/아니요)
