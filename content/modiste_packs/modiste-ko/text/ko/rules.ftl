# The words around the rules of any game. Like all files of this name it is read only when somebody asks for rules.

rules-title = { $game } 규칙
rules-setting = { $given ->
    [yes] { $edition }판에 { $changes }{ JOSA($changes, "을/를") } 더한 규칙입니다.
   *[no] { $edition }판의 규칙입니다.
}
rules-untold = '{ $variant }' 변형 규칙에는 설명이 없어서 바뀌는 점이 아래 규칙에 나오지 않습니다. { $things }.
rules-contents = 목차
rules-changes = { $edition }판과 다른 점
rules-changed = { $edition }판과 다름
rules-comparing = 내용이 다른 규칙만 나옵니다. 왼쪽은 { $one }판, 오른쪽은 { $other }판입니다.
rules-here = 여기
rules-alike = 다른 점이 없습니다.
rules-no-such = (해당 규칙 없음)
rules-chapter = 장
rules-hint = 장 하나만 보기: { $command } <장>, 조항 하나만 보기: { $command } <조항>
rules-none = 이 게임에는 읽을 수 있는 규칙이 없습니다.

## Where a clause comes from

rules-source-pages = 영어 규칙 { $pages }쪽
rules-source-sections = 영어 규칙: { $sections }
rules-source-korean = 한국어 규칙: { $places }
rules-source-ours = 이 프로그램이 정함
rules-dispute = 미해결 쟁점 { $dispute }
rules-option = { $options }일 때
rules-variant = 변형 규칙: { $variant }
rules-replaces = { $clauses } 조항 대신 적용

## In the place of a clause that does not hold

rules-does-not-hold = { $clause } 조항은 지금 적용되지 않습니다. { $options }일 때의 규칙입니다.
rules-not-played = { $clause } 조항은 아직 지원하지 않습니다.
rules-replaced = { $clause } 조항은 지금 적용되지 않습니다. 그 대신 { $other } 조항을 따릅니다.
