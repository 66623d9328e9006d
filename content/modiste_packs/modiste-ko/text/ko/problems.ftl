# What is wrong with the files of content packs, after the place where it is, and why the system refuses a file.
# No full stop: problem-line adds what stands there ($got), the stop, and what was probably meant ($near).

problem-line = { $what }{ $got_given ->
    [yes] (적힌 값: { $got })
   *[no] {""}
}.{ $near_given ->
    [yes] {" "}'{ $near }'{ JOSA($near, "을/를") } 찾으셨나요?
   *[no] {""}
}
problem-own-words = { $words }
problem-a-list = 목록
problem-a-mapping = 매핑

# Files and folders

problem-no-folder = 폴더가 아닙니다
problem-no-file = 파일이 없습니다
problem-strange-file = 읽을 수 있는 파일이 아닙니다
problem-unreadable = 파일을 읽을 수 없습니다: { $reason }
problem-outside = 팩 폴더 밖으로 나가는 경로입니다
problem-too-large = 파일이 { NUMBER($most, useGrouping: 0) }바이트보다 큽니다
problem-no-utf8 = UTF-8 텍스트가 아닙니다(읽을 수 없는 바이트: { $byte })

# YAML

problem-yaml = YAML 문법에 맞지 않습니다: { $words }
problem-yaml-character = YAML 파일에는 { $character } 문자를 쓸 수 없습니다
problem-yaml-too-many = 값과 목록, 매핑을 합쳐 { NUMBER($most, useGrouping: 0) }개가 넘습니다
problem-yaml-too-deep = 목록과 매핑이 { $most }단계보다 깊이 중첩되어 있습니다
problem-yaml-tag = 태그({ $tag })는 쓸 수 없습니다. 값만 적으세요
problem-yaml-anchor = 앵커(&{ $name })는 쓸 수 없습니다. 값을 그대로 적거나, 문자열이면 따옴표로 묶으세요
problem-yaml-alias = 별칭(*{ $name })은 쓸 수 없습니다. 값을 그대로 적거나, 문자열이면 따옴표로 묶으세요
problem-yaml-key = 키는 문자열이어야 합니다
problem-yaml-key-twice = '{ $key }' 키가 { NUMBER($line, useGrouping: 0) }행에 이미 있습니다
problem-key-elsewhere = '{ $key }' 키가 { $file } 파일에도 있습니다

# Values

problem-missing = 꼭 적어야 하는데 빠져 있습니다
problem-unknown-key = 여기에 쓸 수 없는 키입니다
problem-no-form = 여기에 쓸 수 있는 형태가 아닙니다
problem-no-form-of = 여기에 쓸 수 있는 형태가 아닙니다(적힌 키: { $keys })
problem-value-dict-type = 매핑을 적어야 합니다
problem-value-model-type = 매핑을 적어야 합니다
problem-value-model-attributes-type = 매핑을 적어야 합니다
problem-value-list-type = 목록을 적어야 합니다
problem-value-tuple-type = 목록을 적어야 합니다
problem-value-string-type = 문자열을 적어야 합니다
problem-value-int-type = 정수를 적어야 합니다
problem-value-int-parsing = 정수를 적어야 합니다
problem-value-int-parsing-size = 더 작은 정수를 적어야 합니다
problem-value-int-from-float = 소수점 없는 정수를 적어야 합니다
problem-value-float-type = 숫자를 적어야 합니다
problem-value-float-parsing = 숫자를 적어야 합니다
problem-value-finite-number = 유한한 숫자를 적어야 합니다
problem-value-bool-type = true나 false를 적어야 합니다
problem-value-bool-parsing = true나 false를 적어야 합니다
problem-value-literal-error = { $count ->
    [1] { $last }만 적을 수 있습니다
   *[other] { $others }, { $last } 중 하나를 적어야 합니다
}
problem-value-enum = { $count ->
    [1] { $last }만 적을 수 있습니다
   *[other] { $others }, { $last } 중 하나를 적어야 합니다
}
problem-value-union-tag-invalid = '{ $tag }'{ JOSA($tag, "은/는") } 쓸 수 없습니다. { $expected_tags } 중 하나를 적어야 합니다
problem-value-greater-than = { NUMBER($gt, useGrouping: 0) }보다 큰 수를 적어야 합니다
problem-value-greater-than-equal = { NUMBER($ge, useGrouping: 0) } 이상의 수를 적어야 합니다
problem-value-less-than = { NUMBER($lt, useGrouping: 0) }보다 작은 수를 적어야 합니다
problem-value-less-than-equal = { NUMBER($le, useGrouping: 0) } 이하의 수를 적어야 합니다
problem-value-multiple-of = { NUMBER($multiple_of, useGrouping: 0) }의 배수를 적어야 합니다
problem-value-too-short = 항목이 { $min_length }개 이상이어야 하는데 { $actual_length }개입니다
problem-value-too-long = 항목이 { $max_length }개 이하여야 하는데 { $actual_length }개입니다
problem-value-string-too-short = { $min_length }자 이상 적어야 합니다
problem-value-string-too-long = { $max_length }자 이하로 적어야 합니다
problem-value-string-pattern-mismatch = { $pattern } 형식에 맞게 적어야 합니다
problem-value-other = 쓸 수 없는 값입니다: { $words }

# pack.yaml

problem-folder-name = 팩 폴더의 이름인 '{ $folder }'{ JOSA($folder, "과/와") } 같아야 합니다
problem-extends-itself = 팩이 자기 자신을 확장할 수는 없습니다
problem-circle = 팩의 확장 관계가 순환합니다: { $packs }
problem-no-pack = '{ $name }' 팩이 없습니다
problem-no-game = '{ $name }' 게임이 없습니다
problem-other-game = '{ $name }' 게임의 팩인데, 지금 하는 게임은 '{ $game }'입니다
problem-no-licence = 다른 사람이 팩을 어떤 조건으로 쓸 수 있는지 라이선스를 적어야 합니다
problem-no-provenance = 빠져 있습니다. 값의 출처를 적으세요(rulebook, example, deduced, house 중 하나)
problem-no-language = 메시지가 담긴 text/{ $language } 폴더가 없습니다
problem-unnamed-language = text/{ $language } 폴더가 있는데 여기에 적혀 있지 않습니다
problem-language-with-cards = 언어 팩에는 카드가 없습니다. 카드는 종류(kind)가 cards인 팩으로 만드세요
problem-ending = 읽지 않는 파일입니다. 여기서는 확장자가 { $ending }인 파일만 읽습니다

# Cards

problem-unread-file = 게임이 읽지 않는 파일입니다
problem-twice = '{ $value }'{ JOSA($value, "은/는") } { NUMBER($line, useGrouping: 0) }행에 이미 있습니다
problem-twice-elsewhere = '{ $value }'{ JOSA($value, "은/는") } { $file } { NUMBER($line, useGrouping: 0) }행에 이미 있습니다
problem-no-record = { $files }에 '{ $name }'{ JOSA($name, "이/가") } 없습니다
problem-new-record = 처음 나온 id이므로 모든 값을 적어야 합니다
problem-no-value = 이 항목에는 그런 값이 없습니다
problem-total = 카드가 { $wanted }장이어야 하는데 { $found }장입니다
problem-total-of = 카드({ $where })가 { $wanted }장이어야 하는데 { $found }장입니다
problem-no-message = { $language } 언어에 '{ $message }' 메시지가 없습니다

# rules.yaml and rules.ftl

problem-no-option = 게임에 '{ $name }' 옵션이 없습니다
problem-no-option-value = '{ $name }' 옵션에 쓸 수 있는 값이 아닙니다
problem-no-rules-value = 규칙에서 쓸 수 있는 변수가 아닙니다: ${ $variable }

# Texts

problem-fluent = Fluent 문법에 맞지 않습니다({ $code }: { $words })
problem-fluent-deep = 중괄호가 너무 깊이 중첩되어 있습니다
problem-fluent-twice = 앞에 이미 있는 메시지입니다
problem-control = 텍스트에는 제어 문자({ $character })를 쓸 수 없습니다
problem-no-function = { $language } 언어에는 { $name } 함수가 없습니다
problem-no-original = 원문에 없는 메시지입니다
problem-foreign-variable = 원문에는 ${ $variable } 변수가 없습니다
problem-unsaid-variable = 원문처럼 ${ $variable } 변수를 써야 합니다
problem-no-reference = 이 언어에는 '{ $name }' 메시지가 없습니다
problem-round = 메시지가 자기 자신을 참조합니다
problem-untranslated = { $language } 언어로 번역한 메시지가 없습니다
problem-lacking = 아직 번역하지 않은 메시지가 { NUMBER($count, useGrouping: 0) }개 있습니다
problem-wide = 너비가 { $width }칸인데 { $room }칸까지만 들어갑니다
problem-josa-bare = '{ $particle }'{ JOSA($particle, "은/는") } 앞말에 따라 틀릴 수 있으니 { $call } 함수를 쓰세요
problem-josa-arguments = JOSA 함수에는 앞말과 조사를 적어야 합니다: { $call }
problem-josa-pair = '{ $pair }'{ JOSA($pair, "은/는") } 받침이 있을 때와 없을 때 쓰는 조사의 짝이 아닙니다
problem-josa-word = JOSA 함수는 중괄호로 묶은 값 바로 뒤에 와야 합니다

# Why the system refuses a file or folder

system-eacces = 권한이 없습니다
system-eperm = 허용되지 않은 작업입니다
system-enoent = 파일이나 폴더가 없습니다
system-eexist = 이미 있습니다
system-eisdir = 파일이 아니라 폴더입니다
system-enotdir = 경로 중간에 폴더가 아닌 것이 있습니다
system-enotempty = 폴더가 비어 있지 않습니다
system-enametoolong = 이름이 너무 깁니다
system-eloop = 링크가 서로를 가리켜 끝이 없습니다
system-enospc = 장치에 남은 공간이 없습니다
system-edquot = 쓸 수 있는 디스크 용량을 다 썼습니다
system-efbig = 파일이 너무 큽니다
system-erofs = 읽기 전용 디스크입니다
system-emfile = 열린 파일이 너무 많습니다
system-eio = 장치가 제대로 작동하지 않습니다
system-ebusy = 다른 프로그램이 쓰고 있습니다
system-etxtbsy = 다른 프로그램이 쓰고 있습니다
system-enxio = 그런 장치가 없습니다
system-enodev = 그런 장치가 없습니다
