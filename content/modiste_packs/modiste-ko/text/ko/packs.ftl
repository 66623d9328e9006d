# Content packs: `modiste packs`, and packs in the player's data folder.

heading-packs = 콘텐츠 팩

packs-id = 팩
packs-game = 게임
packs-kind = 종류
packs-kind-cards = 카드
packs-kind-language = 언어
packs-version = 버전
packs-languages = 언어
packs-licence = 라이선스
packs-from = 가져온 곳
packs-broken = '{ $pack }' 팩을 사용할 수 없습니다. 고칠 곳은 다음과 같습니다.
packs-left-out = 데이터 폴더의 '{ $pack }' 팩을 건너뛰었습니다.
packs-broken-rules = '{ $pack }' 팩의 규칙을 읽을 수 없어 건너뛰었습니다. 고칠 곳을 보려면 실행하세요: modiste packs check { $path }
packs-broken-texts = '{ $pack }' 팩에 쓸 수 없는 메시지가 있어 건너뛰었습니다. 고칠 곳을 보려면 실행하세요: modiste packs check { $path }

packs-language = 언어
packs-beside = { $pack } 팩
packs-said = 메시지
packs-provenance = 카드에 적힌 값의 출처: 규칙서 { $rulebook }개, 예시 { $example }개, 추론 { $deduced }개, 직접 정함 { $house }개.
packs-missing = 번역할 메시지({ $language }):
packs-house = 원래 값을 알 수 없어 프로그램이 정한 값을 쓴 곳:

packs-note = 참고: { $note }
packs-checked = { $pack }: { $problems ->
    [0] 고칠 곳이 없습니다
   *[other] 고칠 곳이 { $problems }곳 있습니다
}.{ $notes ->
    [0] {""}
   *[other] {" "}참고할 내용이 { $notes }건 있습니다.
}
