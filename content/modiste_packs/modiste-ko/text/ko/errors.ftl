# One sentence for every named error, by its code, with its facts: what is wrong, where, what would be right.
# An error without a message of its own is said by that of its family. Those of plugins stand in plugins.ftl.

error-error = 오류가 났습니다: { $problem }

error-content-broken = 콘텐츠 팩을 사용할 수 없습니다: { $problem }
error-content-pack = 콘텐츠 팩을 사용할 수 없습니다. 고칠 곳은 다음과 같습니다.
error-content-yaml = Modiste가 읽을 수 있는 YAML 파일이 아닙니다. 고칠 곳은 다음과 같습니다.
error-content-scenario = 시나리오를 진행할 수 없습니다. 고칠 곳은 다음과 같습니다.
error-content-text = 메시지에 고칠 곳이 있습니다: { $problem }

error-ruleset-refused = 이렇게는 게임을 준비할 수 없습니다: { $problem }
error-ruleset-unknown =
    { $what ->
        [game] '{ $name }' 게임이 없습니다.
        [variant] '{ $name }' 변형 규칙이 없습니다.
        [bot] '{ $name }' 봇이 없습니다.
        [pack] '{ $name }' 팩이 없습니다.
        [edition] '{ $name }' 판본이 없습니다.
        [language] '{ $name }' 언어로 된 메시지가 없습니다.
        [player] '{ $name }' 플레이어가 없습니다.
        [card] '{ $name }' 카드나 카드 종류가 없습니다.
        [rule] '{ $name }' 장이나 조항이 없습니다.
       *[other] '{ $name }'{ JOSA($name, "을/를") } 찾을 수 없습니다({ $what }).
    }{ $near_given ->
        [yes] {" "}'{ $near }'{ JOSA($near, "을/를") } 찾으셨나요?
       *[no] {""}
    } { $known_given ->
        [no] 고를 수 있는 것이 하나도 없습니다.
       *[yes] 고를 수 있는 것은 { $known }입니다.
    }
error-ruleset-clause-of-variant =
    { $clause } 조항은 { $variant } 변형에 있습니다. `--variant { $variant }` 옵션을 붙이면 볼 수 있습니다.
error-ruleset-bad-option =
    { $value_given ->
        [no] '{ $option }' 옵션이 없습니다.{ $near_given ->
            [yes] {" "}'{ $near }' 옵션을 찾으셨나요?
           *[no] {""}
        } 쓸 수 있는 옵션: { $known }
       *[yes] '{ $option }' 옵션에는 { $wanted ->
            [number] { $most_given ->
                [yes] { $least }부터 { $most }까지의 정수를
               *[no] 정수를
            }
            [switch] yes나 no를
            [choice] { $choices } 중 하나를
           *[other] 다른 값을
        } 적어야 합니다(적힌 값: '{ $value }'{ $wanted ->
            [number] {""}
            [switch] {""}
            [choice] {""}
           *[other] , { $known }
        }).
    }
error-ruleset-seats =
    { $game }{ JOSA($game, "은/는") } { $exact ->
        [yes] { $most }명이
       *[no] { $least }~{ $most }명이
    } 하는 게임입니다(지금 { $seats }명). 자리마다 --seat를 하나씩 적으세요.
error-ruleset-variant-conflict =
    { $reason ->
        [game] '{ $variant }'{ JOSA($variant, "은/는") } 다른 게임{ $other_given ->
            [yes] ({ $other })
           *[no] {""}
        }의 변형 규칙입니다.
        [pack] '{ $variant }' 변형 규칙에는 콘텐츠 팩 '{ $other }'{ JOSA($other, "이/가") } 필요한데, 설치되어 있지 않습니다.
        [needs] '{ $variant }' 변형 규칙은 '{ $other }' 변형 규칙과 함께 써야 합니다.
        [excludes] 변형 규칙 '{ $variant }'{ JOSA($variant, "과/와") } '{ $other }'{ JOSA($other, "은/는") } 함께 쓸 수 없습니다.
        [circle] '{ $variant }' 등 여러 변형 규칙이 서로 상대보다 뒤에 적용되어야 해서 순서를 정할 수 없습니다.
       *[same] 변형 규칙 '{ $variant }'{ JOSA($variant, "과/와") } '{ $other }'{ JOSA($other, "은/는") } 함께 쓸 수 없습니다. 둘 다 { $kind ->
            [rule] 규칙 '{ $thing }'{ JOSA($thing, "을/를") } 대신합니다.
            [place] 게임 진행 순서의 '{ $thing }' 부분을 바꿉니다.
            [option] 옵션 '{ $thing }'{ JOSA($thing, "을/를") } 서로 다른 값으로 정합니다.
           *[other] '{ $thing }'{ JOSA($thing, "을/를") } 바꿉니다.
        }
    }

error-play-refused = 지금은 할 수 없습니다: { $problem }
error-play-not-waited-for = 아직 차례가 아닙니다.
error-play-illegal-action = 지금은 할 수 없는 행동입니다.
error-play-bot-misplays = 봇 { $bot }의 대답 { $answer }{ JOSA($answer, "은/는") } 지금 할 수 없는 행동입니다.
error-play-match-over = 이미 끝난 게임입니다.
error-play-bad-action = 이 게임에 없는 행동입니다: { $problem }
error-play-undo-refused =
    { $reason ->
        [chance] 그 뒤에 운으로 정해진 일이 있어 되돌릴 수 없습니다.
        [revealed] 그 뒤에 비공개 정보가 공개되어 되돌릴 수 없습니다.
        [other] 그 뒤에 다른 사람이 결정을 내려 되돌릴 수 없습니다.
       *[nothing] 되돌릴 결정이 없습니다.
    }

error-record-broken = 저장 파일을 사용할 수 없습니다: { $problem }
error-record-unreadable = { $path } 파일을 읽을 수 없습니다: { $problem }.
error-record-unwritable = { $path }에 저장할 수 없습니다: { $problem }. 다른 곳을 지정하세요.
error-record-exists = { $path } 파일이 이미 있습니다. `modiste resume`으로 이어서 하거나 다른 파일을 지정하세요.
error-record-busy = { $path } 게임은 다른 프로세스에서 진행하고 있습니다.
error-record-no-record = { $path } 파일은 Modiste의 저장 파일이 아닙니다.
error-record-newer = { $path } 파일은 더 새로운 버전의 Modiste에서 저장했습니다(파일 형식 { $format }, 읽을 수 있는 형식 { $known }).
error-record-broken-line =
    { $path } { NUMBER($line, useGrouping: 0) }행: { $reason ->
        [neither] 결정도 되돌리기도 아닙니다.
        [undo] 결정은 { NUMBER($made, useGrouping: 0) }개뿐인데 { NUMBER($count, useGrouping: 0) }개를 되돌립니다.
       *[unreadable] 읽을 수 없습니다({ $problem }).
    }
error-record-foreign-line = { $path } { NUMBER($line, useGrouping: 0) }행: '{ $kind }' 행동은 { $game } 게임에 없습니다.
error-record-no-such-line = { $path }에는 { NUMBER($line, useGrouping: 0) }행이 없습니다. 결정은 2행부터 { NUMBER($last, useGrouping: 0) }행까지입니다.
error-record-not-installed =
    { $path } 파일에 필요한 { $what ->
        [game] 게임
        [variant] 변형 규칙
        [bot] 봇
        [pack] 팩
        [edition] 판본
       *[other] { $what }
    } '{ $name }'{ JOSA($name, "이/가") } 설치되어 있지 않습니다. { $files_given ->
        [yes] 이 게임을 시작할 때 { $files } 파일을 지정했습니다. 이번에도 그 파일을 --plugin으로 지정하세요.
       *[no] --plugin이나 --pack으로 추가하거나 설치하세요.
    }
error-record-option =
    { $path }: { $value_given ->
        [no] 게임에 '{ $option }' 옵션이 없습니다.
       *[yes] '{ $option }' 옵션에 '{ $value }'{ JOSA($value, "은/는") } 쓸 수 없습니다.
    }
error-record-misfit =
    { $path } 파일이 게임과 맞지 않습니다. { $reason ->
        [seats] 저장한 게임의 인원은 { $seats }명인데 { $game }{ JOSA($game, "은/는") } { $exact ->
            [yes] { $most }명이
           *[no] { $least }~{ $most }명이
        } 하는 게임입니다.
        [needs] '{ $variant }' 변형 규칙은 '{ $other }' 변형 규칙과 함께 써야 합니다.
        [same] 변형 규칙 '{ $variant }'{ JOSA($variant, "과/와") } '{ $other }'{ JOSA($other, "이/가") } 둘 다 { $thing }{ JOSA($thing, "을/를") } 바꿉니다.
       *[other] '{ $variant }' 변형 규칙은 나머지와 함께 쓸 수 없습니다.
    }
error-record-diverged =
    { $path } 파일의 기록과 결과가 다릅니다. 처음 다른 곳은 { NUMBER($line, useGrouping: 0) }행입니다. { $same_rules ->
        [yes] { $files_given ->
            [yes] {""}
           *[no] 규칙과 카드는 그대로이므로 누군가 파일을 고쳤거나, Modiste나 플러그인에 오류가 있습니다.
        }
       *[no] 저장한 뒤로 규칙이나 카드, 옵션이 바뀌었습니다.
    }{ $files_given ->
        [yes] {" "}게임을 시작한 뒤로 바뀐 파일: { $files }.
       *[no] {""}
    }{ $values_given ->
        [yes] {" "}달라진 값(저장할 때 -> 지금): { $values }.
       *[no] {""}
    }{ $line ->
        [1] {""}
       *[other] {" "}그 직전부터 새 파일로 이어서 하려면: --from { NUMBER($line, useGrouping: 0) }
    }
error-record-not-confirmed = 아직 끝나지 않은 게임에서 { $seat }만 알 수 있는 내용이라 보여 주지 않습니다. --seat 없이 실행하면 관전자에게 보이는 대로 나옵니다.
error-record-scenario-not-confirmed = 아직 끝나지 않은 게임의 비공개 정보가 모두 담기므로 시나리오를 만들지 않았습니다.
error-record-none = 이어서 할 게임이 없습니다. `modiste play`로 새 게임을 시작하세요.
error-record-folder-gone = 지금 있는 폴더가 삭제되었습니다. 다른 폴더로 옮겨 실행하세요.

error-engine-mistake = Modiste나 플러그인에 오류가 있습니다: { $problem }
error-engine-raised =
    Modiste{ $plugins_given ->
        [yes] 나 플러그인({ $plugins })
       *[no] {""}
    }에 오류가 있습니다: { $cause } ({ $place }). 같은 명령 앞에 MODISTE_TRACEBACK=1을 붙이면 오류가 나기까지의 과정을 볼 수 있습니다.
error-engine-endless-flow = 게임에 오류가 있습니다. 아무것도 묻지 않은 채 끝없이 이어집니다({ $places }).
error-engine-bad-declaration = 플러그인을 사용할 수 없습니다: { $problem }
error-engine-worker-lost = 작업을 나누어 하던 프로세스가 갑자기 종료되었습니다. 메모리가 모자랐을 수 있으니 --jobs 값을 줄여 보세요.
