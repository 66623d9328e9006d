# What is said when a command is typed wrongly, and the headings of `--help`. This file is read without Fluent, like
# help.ftl: a variable may stand where the original has it, and nothing else, so no particle follows one.

usage-usage = 사용법:
usage-options = 옵션
usage-help = 이 도움말을 보여 줍니다.
usage-default = 기본값: { $default }
usage-error = 오류: { $message }
usage-try = 도움말: { $command } { $option }

usage-invalid = 쓸 수 없는 값입니다: { $message }
usage-invalid-for = { $param_hint }: { $message }
usage-missing-argument = 빠진 인자:
usage-missing-option = 빠진 옵션:
usage-missing-command = 명령을 적으세요.
usage-no-option = { $name } 옵션이 없습니다.
usage-no-command = { $name } 명령이 없습니다.
usage-did-you-mean = 비슷한 것: { $possibility }
usage-did-you-mean-several = (비슷한 것: { $possibilities })
usage-takes-none = { $name } 옵션에는 값을 적지 않습니다.
usage-takes-one = { $name } 옵션에는 값을 적어야 합니다.
usage-takes-several = { $name } 옵션에는 값을 { $nargs }개 적어야 합니다.
usage-extra = 필요 없는 인자가 있습니다: { $args }
usage-extra-several = 필요 없는 인자가 있습니다: { $args }

usage-number = 정수를 적어야 합니다(적힌 값: { $value }).
usage-range = { $range } 범위의 정수를 적어야 합니다(적힌 값: { $value }).
usage-choice = { $choice } 값만 쓸 수 있습니다(적힌 값: { $value }).
usage-choices = 다음 중 하나를 적으세요: { $choices } (적힌 값: { $value })
usage-nowhere = { $filename } { $name }: 찾을 수 없습니다.
usage-is-file = { $filename } { $name }: 폴더가 아니라 파일입니다.
usage-is-folder = { $filename } { $name }: 파일이 아니라 폴더입니다.
usage-unreadable = { $filename } { $name }: 읽을 수 없습니다.
usage-file = 파일
usage-folder = 폴더
usage-path = 경로
