# What is said at the keyboard: questions, how to answer them, what was misread, and all around a match.

## Questions of games that word none of their own

question = 무엇을 할까요?

## How to answer: one short line

hint-menu = 번호
hint-subset =
    { $most ->
        [1] 번호 하나, 없음(-)
       *[other] 번호(1 3처럼 띄어서), 모두, 없음(-)
    }
hint-subset-least =
    { $most ->
        [1] 번호 하나
       *[other] { $exact ->
            [yes] 번호 { $most }개(1 3처럼 띄어서)
           *[no] 번호 { $least }~{ $most }개(1 3처럼 띄어서)
        }
    }
hint-amount =
    { $step ->
        [1] { $low }~{ $high }
       *[other] { $step } 단위로 { $low }~{ $high }
    }
hint-assign = 보기: { $example }, 한곳에 모두: { $place }
hint-assign-one = { $places } 중 한 곳의 이름
hint-with-default = { $hint }, Enter: { $default }
hint-brief = { $hint }, ?(설명)
asides-left-out = { $first }~{ $last }: 그 밖에 할 수 있는 일(?를 입력하면 목록)
hint-help = ? 도움말
assign-places = 순서: { $places }

## What was misread

misread-empty = 답을 입력하세요: { $hint }
misread-menu = '{ $typed }'에 맞는 것이 없습니다. 목록에 있는 번호를 입력하세요(도움말은 ?).
misread-argument = { $choices_count ->
    [0] '{ $command }' 명령 뒤에는 아무것도 적지 않습니다(입력한 말: '{ $typed }'). 명령만 입력하세요.
   *[other] '{ $command }' 명령 뒤에 적을 수 있는 것은 { $choices }입니다(입력한 말: '{ $typed }').
}
log-count = 줄의 개수
misread-several = '{ $typed }'에 맞는 것이 여럿입니다({ $fits }). 더 길게 입력하세요.
misread-numbers =
    { $most ->
        [1] '{ $typed }'에 맞는 것이 없습니다. 1을 입력하세요(도움말은 ?).
       *[other] '{ $typed }'에 맞는 것이 없습니다. 1부터 { $most }까지의 번호를 1 3처럼 띄어서 입력하세요(도움말은 ?).
    }
misread-too-few =
    { $least ->
        [1] 하나 이상 고르세요.
       *[other] { $least }개 이상 고르세요.
    }
misread-too-many =
    { $most ->
        [0] 고를 수 있는 것이 없습니다.
        [1] 하나만 고르세요.
       *[other] { $most }개까지만 고르세요.
    }
misread-unfit =
    { $before_count ->
        [0] { $item }{ JOSA($item, "은/는") } 고를 수 없습니다.
       *[other] { $item }{ JOSA($item, "은/는") } { $before }{ JOSA($before, "과/와") } 함께 고를 수 없습니다.
    } { $rest_count ->
        [0] 이 밖에 고를 수 있는 것은 없습니다.
       *[other] 고를 수 있는 것은 { $rest }입니다.
    }
misread-amount = 입력할 수 있는 수는 { $hint }입니다(입력한 값: '{ $typed }').
misread-places = 놓을 곳은 { $count }곳뿐이므로 /는 { $slashes }개까지만 쓸 수 있습니다. 보기: { $example }, 순서: { $places }
misread-assign = '{ $typed }'에 맞는 것이 없습니다. { $most ->
        [1] 번호는 1뿐입니다.
       *[other] 1부터 { $most }까지의 번호를 /로 나누어 입력하세요.
    } 보기: { $example }, 순서: { $places }
misread-all = 모두 어디에 놓을지 이름을 입력하세요: { $places }
misread-twice = { $item }{ JOSA($item, "을/를") } { $first }{ JOSA($first, "과/와") } { $second } 두 곳에 놓을 수는 없습니다. 한 번만 적으세요.
misread-rest-twice = '나머지'는 한 곳에만 쓸 수 있는데 { $first }{ JOSA($first, "과/와") } { $second } 두 곳에 있습니다. 한 번만 적으세요.
misread-missing = 놓을 곳을 정하지 않은 것이 있습니다: { $items }. 그 번호를 적거나 '나머지'를 쓰세요. 보기: { $better }
misread-unplaced = { $item }{ JOSA($item, "은/는") } { $place }에 놓을 수 없습니다.{ $others_count ->
        [0] {""}
       *[other] {" "}놓을 수 있는 곳은 { $others }입니다.
    }

## Around a match

you-name = 플레이어
# Whoever is called so, when the story is told to another player: a name in quotes, lest it read like any player.
you-elsewhere = '{ $name }'
bot-kind-first = 첫째 봇
bot-kind-random = 무작위 봇
bot-name = { $kind }
bot-name-numbered = { $kind } { $number }
# All people at the table, where one of them has a name that cannot be read aloud in Korean: 小雪, !!
name-honoured = { $name } 님
nobody = 없음
nothing = 없음
counted = { $name } { $count }개
comma = ,{" "}
semicolon = {" "}/{" "}
placed = { $place }: { $items }
placed-several = { $item } x{ $count }
name-back = { $name }(뒷면)
action-unworded = { $what }
event-unworded = { $seat }: { $what }

turn-of = { $seat } 차례
earlier = 앞의 { $count }줄은 생략(모두 보기: 로그 모두)
seed-shown = 시드 { $seed }
saved-in = 저장 파일: { $path }
resume-with = 이어서 하려면: { $command }
match-finished = 게임이 끝났습니다. 저장 파일: { $path }
saving = 답할 때마다 바로 저장합니다: { $path }
copied = 사본을 저장했습니다: { $path }
undone =
    { $count ->
        [1] 한 단계 되돌렸습니다.
       *[other] { $count }단계 되돌렸습니다.
    }
log-empty = 아직 아무 일도 일어나지 않았습니다.
pass-to = { $seat }에게 자리를 넘기고 Enter를 누르세요
pass-to-or-undo = { $seat }에게 자리를 넘기고 Enter를 누르세요({ $other }의 답을 되돌리려면 '되돌리기')
misread-pass = { $seat }{ JOSA($seat, "이/가") } 자리에 앉으면 Enter만 누르세요. 도움말을 보려면 ?를 입력하세요.
has-answered = { $seat }{ JOSA($seat, "이/가") } 비공개로 답했습니다.
undone-sealed = { $seat }의 답을 되돌렸습니다.
undo-nothing-sealed = 지금 되돌릴 수 있는 비공개 답이 없습니다.
more = Enter: 계속
cannot-hide = 이 터미널에서는 비공개 정보를 가릴 수 없습니다. 화면을 보는 사람은 누구나 다른 플레이어의 질문과 답을 읽을 수 있습니다.
typed-like-bot = 그런 봇은 없습니다. 고를 수 있는 봇은 { $bots }입니다.
misread-name = 이름은 1~{ $most }자로 입력하세요.
misread-name-twice = { $name }{ JOSA($name, "은/는") } 이미 있는 이름입니다. 다른 이름을 입력하세요.

note-torn-line = { $path }: { $line }행이 중간에 끊겨 있어 마지막 답은 저장되지 않았습니다. 그 직전부터 이어서 합니다.
note-changed-file =
    게임을 시작한 뒤로 { $file } 파일이 바뀌었습니다.{ $agrees ->
        [yes] {" "}그래도 결과는 그대로입니다.
       *[no] {""}
    }
note-other-rules = 저장한 뒤로 규칙이나 카드, 옵션이 바뀌었습니다. 그래도 기록과 결과가 같아 그대로 이어서 합니다.
note-other-values = 달라진 값(저장할 때 -> 지금): { $values }.
note-other-pack = '{ $pack }' 팩이 저장할 때는 { $recorded }, 지금은 { $installed }입니다.

replay-agrees =
    { $count ->
        [1] 저장 파일의 1줄을 대조했습니다. 기록과 결과가 같습니다.
       *[other] 저장 파일의 { $count }줄을 모두 대조했습니다. 기록과 결과가 같습니다.
    }

ask-who = { $seat }만 볼 수 있는 내용이 나옵니다. { $seat } 본인인가요? (예/아니요)
answers-yes = 예 네 ㅇ ㅛ y yes

ask-game = 어떤 게임을 할까요?
ask-seats = 몇 명이 할까요? ({ $least }~{ $most }명)
ask-seat = { $number }번 자리: 이름이나 봇을 입력하세요({ $bots })
ask-default = Enter: { $default }
misread-game =
    { $most ->
        [1] 1이나 게임 이름을 입력하세요.
       *[other] 1부터 { $most }까지의 번호나 게임 이름을 입력하세요.
    }
misread-seats = { $least }부터 { $most }까지의 수를 입력하세요.

## Help at the prompt (`?`)

help-answer = 답하는 법
help-pass = 다음에 나오는 내용은 비공개입니다. 다른 사람이 화면을 보지 않을 때 Enter를 누르세요. 답하고 나면 곧바로 가립니다.
help-menu = 줄 앞의 번호를 입력하세요. 그 줄의 앞부분을 그대로 입력해도 됩니다.
help-subset =
    { $most ->
        [1] 고를 항목의 번호를 입력하세요.{ $least ->
            [0] {" "}고르지 않으려면 -만 입력하세요.
           *[other] {""}
        }
       *[other] 고를 항목의 번호를 1 3처럼 띄어서 입력하세요. 2-4는 2부터 4까지, '모두'는 전부를 뜻합니다.{ $least ->
            [0] {" "}고르지 않으려면 -만 입력하세요.
           *[other] {" "}{ $exact ->
                [yes] 꼭 { $most }개를 골라야 합니다.
               *[no] { $least }~{ $most }개를 골라야 합니다.
            }
        }
    }
help-amount = 수를 입력하세요: { $hint }
help-assign = 곳마다 놓을 항목의 번호를 적고 그 사이에 /를 넣으세요. 보기: { $example }. 순서는 { $places }입니다. '나머지'는 적지 않은 것 모두입니다. 비워 둔 곳에는 아무것도 놓지 않습니다. { $place }처럼 이름만 입력하면 모두 그곳에 놓습니다.
help-default = Enter만 누르면: { $default }
help-asides = 알파벳을 입력하면 그 옆에 적힌 일을 하고, 질문은 그대로 남습니다.
help-board = 게임판 보는 법
help-rules = 지금 적용되는 규칙
help-commands = 언제든 쓸 수 있는 명령
command-help = 답하는 법과 이 목록
command-log = 최근에 일어난 일(로그 5: 마지막 5줄, 로그 모두: 처음부터)
command-cards = 카드 종류(카드 <종류>, 카드 <이름>: 그 카드)
command-rules = 규칙의 목차(규칙 <장>, 규칙 <조항>: 그 내용)
command-board = 게임판 다시 보기
command-undo = 마지막 결정 되돌리기
command-save = 저장 파일의 위치(저장 <파일>: 사본 저장)
command-quit = 저장하고 나가기
