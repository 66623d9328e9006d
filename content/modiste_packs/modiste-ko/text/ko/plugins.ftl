# Plugins: what is installed, and what is wrong with one: the problem first, and in .cure what would be right.

plugin-left-out = '{ $plugin }' 플러그인을 건너뜁니다. { $problem } { $cure } ({ $place })
plugin-doubtful = '{ $plugin }' 플러그인은 실행할 때마다 결과가 달라질 수 있습니다. { $problem } { $cure } ({ $place })
plugin-raised = '{ $plugin }' 플러그인을 실행하다가 오류가 났습니다. { $problem } { $cure } ({ $place })
plugin-names-nothing = '{ $plugin }' 플러그인에 적힌 이름 가운데 설치되지 않은 것이 있습니다. { $problem } { $cure } ({ $place })
plugin-more = 고칠 곳이 더 있습니다. 모두 보려면 `modiste plugins`를 실행하세요.

heading-plugins = 플러그인
plugins-name = 플러그인
plugins-version = 버전
plugins-brings = 제공하는 것
plugins-place = 가져온 곳
plugins-problems = 건너뛴 플러그인
plugins-doubts = 결과가 달라질 수 있는 플러그인
plugins-loose = 설치되지 않은 것의 이름
plugins-thing =
    { $kind ->
        [game] 게임
        [variant] 변형 규칙
        [bot] 봇
       *[pack] 팩
    } { $id }
plugins-thing-for = { $thing }({ $game })
plugins-answers = 대신하는 규칙: { $things }
plugins-wraps = 조정하는 규칙: { $things }
plugins-follows = 반응하는 훅: { $things }
plugins-patches = 진행 순서: { $things }
plugins-wordless = 팩 없음(플레이어에게 보여 줄 설명 없음)
plugins-sets = 옵션: { $things }

error-plugin-broken = 고칠 곳이 있습니다: { $cause }.
    .cure = 고치거나 플러그인을 제거하세요.
error-plugin-raised = 오류 내용은 { $cause }입니다.
    .cure = 오류가 난 곳을 고치세요. 같은 명령 앞에 MODISTE_TRACEBACK=1을 붙이면 오류가 나기까지의 과정을 볼 수 있습니다.
error-plugin-failed =
    { $reason ->
        [file] 파이썬 파일이 아닙니다.
        [import] { $module } 모듈에서 { $name }{ JOSA($name, "을/를") } 불러오려 하지만 그런 이름이 없습니다.{ $near_given ->
            [yes] {" "}'{ $near }'{ JOSA($near, "을/를") } 찾으셨나요?
           *[no] {""}
        }
       *[raised] 오류가 났습니다: { $cause }.
    }
    .cure =
    { $reason ->
        [file] 이름이 .py로 끝나는 파일을 지정하세요.
        [import] 이름을 고치거나, 지금 쓰는 Modiste에 맞는 버전의 플러그인을 설치하세요.
       *[raised] 고치거나 플러그인을 제거하세요.
    }
error-plugin-unknown-hook =
    '{ $hook }' 훅이 없습니다.{ $near_given ->
        [yes] {" "}'{ $near }' 훅을 찾으셨나요?
       *[no] {""}
    }
    .cure = 이름을 고치거나, 더 새로운 버전의 Modiste에만 있는 훅이면 @hookimpl(optionalhook=True)로 표시하세요.
error-plugin-unmarked-hook = '{ $hook }' 함수는 훅과 이름이 같지만 훅 표시가 없습니다.
    .cure = @hookimpl을 붙이거나 이름을 바꾸세요.
error-plugin-wrong-signature = '{ $hook }' 훅이 받지 않는 인자({ $unknown })를 적었습니다. 받을 수 있는 인자는 { $wanted }입니다.
    .cure = 받을 수 있는 인자만 그 이름대로 적으세요. 필요 없는 것은 빼도 됩니다.
error-plugin-bad-wrapper =
    { $reason ->
        [old] '{ $hook }' 래퍼가 옛 방식입니다.
       *[plain] '{ $hook }'에 래퍼 표시가 있지만 yield가 없습니다.
    }
    .cure = @hookimpl(wrapper=True)로 표시하고 "answer = yield"로 답을 받아 돌려주세요.
error-plugin-other-api = 플러그인의 규약 버전은 { $api }인데, 지금 쓰는 Modiste의 규약 버전은 { NUMBER($known, useGrouping: 0) }입니다.
    .cure = 지금 쓰는 Modiste에 맞는 버전의 플러그인을 설치하세요.
error-plugin-id-taken =
    '{ $id }'{ JOSA($id, "은/는") } { $owner }에서 이미 쓰고 있는 { $what ->
        [plugin] 이름
        [game] 게임 id
        [variant] 변형 규칙 id
        [bot] 봇 id
       *[pack] 팩 id
    }입니다.
    .cure = 겹치지 않는 것으로 바꾸세요.
error-plugin-not-registrable =
    { $reason ->
        [id] id에는 영문 소문자와 숫자, 그 사이를 잇는 하이픈만 쓸 수 있습니다(적힌 값: '{ $id }').
       *[thing] { $kind ->
            [game] 게임이 아닌 것을 게임으로 등록했습니다.
            [variant] 변형 규칙이 아닌 것을 변형 규칙으로 등록했습니다.
            [bot] 봇이 아닌 것을 봇으로 등록했습니다.
           *[pack] 팩이 아닌 것을 팩으로 등록했습니다.
        }
    }
    .cure =
    { $reason ->
        [id] 쓸 수 있는 글자로만 id를 지으세요.
       *[thing] { $kind ->
            [game] Game(...)을 등록하세요.
            [variant] Variant(...)를 등록하세요.
            [bot] BotKind(...)를 등록하세요.
           *[pack] importlib.resources.files(...) / "name"과 같은 폴더를 등록하세요.
        }
    }
error-plugin-brings-nothing = 이 파일은 아무것도 등록하지 않습니다.
    .cure = modiste_register_variants나 modiste_register_bots 같은 함수에 @hookimpl을 붙여 등록하세요.
error-plugin-missing-part = { $thing }(...)에 꼭 적어야 하는 항목이 빠져 있습니다: { $parts }.
    .cure = 빠진 항목을 적으세요.
error-plugin-unknown-part =
    { $thing }(...)에 '{ $part }'{ JOSA($part, "이라/라") }는 항목은 없습니다.{ $near_given ->
        [yes] {" "}'{ $near }'{ JOSA($near, "을/를") } 찾으셨나요?
       *[no] {""}
    }
    .cure = 이름을 고치거나 빼세요.
error-plugin-wrong-part =
    { $what ->
        [game] '{ $id }' 게임의 { $part }에는
        [bot] '{ $id }' 봇의 { $part }에는
       *[variant] '{ $id }' 변형 규칙의 { $part }에는
    } { $found }{ JOSA($found, "을/를") } 쓸 수 없습니다.
    .cure =
    { $wanted ->
        [counts] 정수를 1개 이상 담은 목록을 적으세요.
        [number] 정수를 적으세요.
        [function] 함수를 적으세요.
        [bots] choose(sight, rng) 메서드가 있는 클래스나, 그런 봇을 만드는 함수를 적으세요.
        [mapping] 사전(dict)을 적으세요. editions에는 판본마다 사전이 하나씩 있어야 합니다.
        [texts] 문자열 목록을 적으세요.
        [flow] Step이나 Sequence, Repeat를 적으세요.
        [patches] Patch(...) 목록을 적으세요.
        [state] @state_class를 붙인 { $base }의 하위 클래스를 적으세요.
        [states] @state_class를 붙인 { $base }의 하위 클래스 목록을 적으세요.
        [classes] { $base }의 하위 클래스 목록을 적으세요.
        [class] { $base_given ->
            [yes] { $base }의 하위 클래스를 적으세요.
           *[no] 클래스를 적으세요.
        }
       *[object] 객체를 적으세요. 클래스라면 뒤에 "()"를 붙이세요.
    }
error-plugin-unanswered-rule = '{ $id }' 게임의 base_rules에 규칙 '{ $rule }'의 메서드가 없습니다.
    .cure = 규칙과 이름이 같은 메서드를 만들고 @hookimpl을 붙이세요.
error-plugin-bad-flow =
    { $reason ->
        [twice] 게임 진행 순서의 { $path } 아래에 이름이 같은 부분이 둘 있습니다.
       *[laps] 게임 진행 순서의 { $path } 부분을 한 번도 진행하지 않습니다.
    }
    .cure =
    { $reason ->
        [twice] 서로 다른 이름을 붙이세요.
       *[laps] Repeat의 횟수를 1 이상으로 하세요.
    }
error-plugin-unlisted-phase = { $phase } 단계가 게임 진행 순서의 { $path }에 있지만 phases에는 없습니다.
    .cure = phases에 넣어야 저장할 수 있습니다.
error-plugin-no-standard = '{ $id }' 게임에 'standard' 판본이 없습니다.
    .cure = editions에 넣으세요. 비어 있어도 됩니다.
error-plugin-bad-preset =
    { $what ->
        [edition] '{ $id }' 판본에
       *[variant] '{ $id }' 변형 규칙에
    } 적힌 { $value_given ->
        [no] 옵션 '{ $option }'{ JOSA($option, "은/는") } 게임에 없습니다.{ $near_given ->
            [yes] {" "}'{ $near }'{ JOSA($near, "을/를") } 찾으셨나요?
           *[no] {""}
        }
       *[yes] 값은 '{ $option }' 옵션에 쓸 수 없습니다(적힌 값: '{ $value }').
    }
    .cure =
    { $value_given ->
        [no] 쓸 수 있는 옵션은 { $known }입니다.
       *[yes] { $wanted ->
            [number] { $most_given ->
                [yes] { $least }부터 { $most }까지의 정수를 적으세요.
               *[no] 정수를 적으세요.
            }
            [switch] True나 False를 적으세요.
            [choice] { $choices } 중 하나를 적으세요.
           *[other] 다른 값을 적으세요({ $known }).
        }
    }
error-plugin-no-such-game =
    '{ $variant }' 변형 규칙에 필요한 '{ $game }' 게임이 없습니다.{ $near_given ->
        [yes] {" "}'{ $near }' 게임을 찾으셨나요?
       *[no] {""}
    }
    .cure = 게임을 설치하거나 id를 고치세요.
error-plugin-bad-patch =
    '{ $variant }' 변형 규칙이 게임 진행 순서에서 '{ $path }' 부분을 바꾸려 하지만 { $reason ->
        [several] 그런 부분이 여럿입니다: { $places }
        [whole] 그것은 진행 순서 전체입니다.
       *[unknown] 그런 부분이 없습니다.{ $near_given ->
            [yes] {" "}'{ $near }' 부분을 찾으셨나요?
           *[no] {""}
        }
    }
    .cure =
    { $reason ->
        [several] 경로를 더 길게 적으세요.
        [whole] 그 안의 한 부분을 적으세요.
       *[unknown] 바꿀 부분을 전체 경로나 경로의 끝부분으로 적으세요.
    }
error-plugin-unmarked-field = { $cls }의 '{ $field }' 필드를 누가 볼 수 있는지 적혀 있지 않습니다.
    .cure = 타입을 Public[...], Owner[...], Each[...], Nobody[...] 중 하나로 감싸세요.
error-plugin-bad-field =
    { $reason ->
        [each] { $cls }의 '{ $field }' 필드에 Each 표시가 있지만 목록이 아닙니다.
        [owner] { $cls }에 Owner 필드가 있지만 seat 필드가 없습니다.
       *[type] { $cls }의 '{ $field }' 필드에는 게임 상태에 담을 수 없는 타입이 적혀 있습니다({ $type }).
    }
    .cure =
    { $reason ->
        [each] 자리마다 값이 하나씩 있는 목록으로 만드세요.
        [owner] 주인을 알려 주는 필드 "seat: Public[int]"를 넣으세요.
       *[type] int, str, bool, float, tuple, list, dict나 상태 클래스를 쓰세요.
    }
error-plugin-doubled-kind = '{ $id }'에는 저장 파일에 같은 종류로 기록되는 클래스가 둘 있습니다: { $cls }.
    .cure = 둘 중 하나의 이름을 바꾸세요.
error-plugin-names-nothing =
    { $part ->
        [folder] '{ $id }' 팩의 폴더가 없습니다: { $name }.
       *[other] '{ $id }' { $what ->
            [game] 게임에
           *[variant] 변형 규칙에
        } 적힌 '{ $name }' { $part ->
            [packs] 팩이 설치되어 있지 않습니다.
           *[other] 변형 규칙이 설치되어 있지 않습니다({ $part }).
        }{ $near_given ->
            [yes] {" "}'{ $near }'{ JOSA($near, "을/를") } 찾으셨나요?
           *[no] {""}
        }
    }
    .cure =
    { $part ->
        [folder] 경로를 고치고, 팩의 파일을 배포판에 넣으세요.
        [packs] 이름을 고치거나 팩을 등록하세요. 팩이 없으면 플레이할 수 없습니다.
       *[other] 이름을 고치세요. 그 변형 규칙이 다른 플러그인에 들어 있다면 그대로 두어도 됩니다.
    }
error-plugin-unrepeatable =
    시드로 정해지지 않는 것에 따라 규칙의 결과가 달라집니다. { $how ->
        [imports] { $name }{ JOSA($name, "을/를") } 불러옵니다.
        [calls] { $name }() 함수를 호출합니다.
        [hands] { $name } 함수를 다른 함수에 넘깁니다.
       *[order] 집합 { $name }의 순서를 따릅니다.
    }
    .cure =
    { $reason ->
        [chance] table.random("이름")에서 뽑으세요.
        [clock] 규칙에서 시계를 쓰지 마세요.
        [machine] 규칙에서 실행 환경을 읽지 마세요.
        [value] 필드처럼 객체 안에 들어 있는 값을 쓰세요.
        [key] 먼저 key 없이 정렬하세요.
       *[order] sorted(...)로 정렬하거나, 목록이나 사전을 쓰세요.
    }
