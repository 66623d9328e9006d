# What `--help` says. Plain text only, no placeables: this file is read without Fluent, so that help comes at once.

modiste =
    패션 보드게임을 하고, 규칙을 읽고, 다시 보고, 시뮬레이션하는 프로그램입니다.

    첫 게임: modiste play pret-a-porter
version = 버전을 출력합니다.
commands = 명령

play = 게임을 합니다. 사람과 봇을 섞어 앉힐 수 있습니다.
play-more =
    GAME을 적지 않으면 어떤 게임을 할지 묻습니다. 봇만 앉히면 끝까지 진행한 뒤 로그와 결과를 출력합니다.

    답할 때마다 바로 저장합니다. 중단한 게임은 `modiste resume`으로 이어서 합니다.
resume = 저장한 게임을 이어서 합니다.
resume-more =
    FILE에는 경로나 --list에 나오는 이름을 적습니다. 적지 않으면 끝나지 않은 게임 가운데 마지막으로 하던 것을 엽니다.
replay = 저장한 게임을 처음부터 다시 봅니다.
replay-more =
    FILE에는 경로나 resume --list에 나오는 이름을 적습니다. 적지 않으면 마지막으로 한 게임을 엽니다.

    관전자에게 보이는 대로 나옵니다. 게임이 끝나기 전에는 시드나 다른 비공개 정보를 보여 주지 않습니다.
games = 설치된 게임을 나열합니다.
games-more =
    게임마다 인원, 판본, 변형 규칙, 팩, 봇, 옵션이 나옵니다. 옵션은 맨 앞이 기본값이고, 다른 값으로 하려면 --option NAME=VALUE를 적습니다.

    GAME을 적으면 그 게임만 자세히 나옵니다. 판본마다 무엇이 다른지 나란히 보여 주고, 옵션마다 무엇을 정하는지 알려 줍니다.
cards = 게임의 카드를 보여 줍니다.
cards-more = WHICH에는 카드 종류나 카드 한 장의 id 또는 이름을 적습니다.
rules = 게임의 규칙을 보여 줍니다.
rules-more =
    WHICH에는 장이나 조항의 id 또는 제목을 적습니다. 적지 않으면 규칙 전체를 보여 줍니다.

    옵션으로 정한 규칙 구성에 맞는 규칙이 나옵니다. --out만 적으면 형식은 파일 확장자에 따라 정해집니다.
plugins = 설치된 플러그인이 무엇을 제공하고 어디를 고쳐야 하는지 보여 줍니다.
plugins-more =
    --plugin으로 지정한 파일은 설치한 것처럼 살펴봅니다.

    건너뛴 플러그인이나 결과가 달라질 수 있는 플러그인이 있으면 종료 코드가 1입니다.
variants = 게임의 변형 규칙마다 무엇을 바꾸는지 보여 줍니다.
variants-more =
    GAME을 적지 않으면 모든 게임의 변형 규칙이 나옵니다. 변형 규칙을 적용한 전체 규칙은 `modiste rules GAME --variant V`로 볼 수 있습니다.
scenario = 파일에 적은 규칙 시나리오가 맞는지 확인합니다.
scenario-more =
    파일마다 조건과 행동, 기대 결과를 적어 둡니다. FILE에 폴더를 적으면 그 안의 YAML 파일을 모두 확인합니다.
    GAME에 게임을 적으면 그 게임의 팩에 들어 있는 시나리오를 확인합니다. 이름이 같은 폴더는 ./GAME으로 적습니다.

    결과가 다르면 종료 코드가 1입니다. 쓸 수 있는 이름은 `modiste scenario --describe GAME`으로 볼 수 있습니다.
option-describe = 이 게임의 시나리오에 쓸 수 있는 이름을 나열합니다.
option-describe-variant = --describe와 함께 적으면 이 변형 규칙의 이름도 나열합니다. 여러 번 지정할 수 있습니다.
scenario-what = 확인할 파일이나 게임을 적거나, --describe에 게임을 적으세요.
option-as-scenario = 게임의 진행을 시나리오로 만듭니다(--to를 적으면 그 행까지). 비공개 정보가 모두 담기므로 진행 중인 게임이면 먼저 묻습니다.
option-scenario-out = 시나리오를 저장할 파일을 지정합니다. 적지 않으면 화면에 출력합니다.
scenario-alone = --as-scenario는 --seat, --verify, --json과 함께 쓸 수 없고, --out은 --as-scenario와 함께 적어야 합니다.
simulate = 봇끼리 여러 판을 겨루게 해 통계를 냅니다.
simulate-more = 시드가 같으면 --jobs 값이 달라도 결과가 같습니다.

packs = 콘텐츠 팩(카드, 언어)을 살펴보고, 검사하고, 새로 만듭니다.
packs-list = 설치된 콘텐츠 팩을 나열합니다.
packs-status = 번역이 얼마나 되었는지, 값의 출처가 어디인지 보여 줍니다.
packs-check = 콘텐츠 팩에서 고칠 곳을 모두 찾습니다.
packs-check-more = 번역하지 않은 메시지는 참고로만 알립니다. --complete를 적으면 그것도 고칠 곳으로 봅니다.
packs-schema = 편집기가 카드 파일을 검사할 때 쓰는 JSON 스키마를 만듭니다.
packs-new = 카드 팩이나 언어 팩을 새로 만듭니다.
packs-new-more =
    PATH의 마지막 부분이 팩의 이름이 됩니다. 다음에 할 일은 만들어진 파일에 적혀 있습니다.

    데이터 폴더 안의 packs 폴더에 둔 팩은 시작할 때마다 찾아 씁니다.
option-missing = 번역하지 않은 메시지를 나열합니다.
option-values = 원래 값을 알 수 없어 프로그램이 정한 값을 쓴 곳을 나열합니다.
option-complete = 번역하지 않은 메시지도 고칠 곳으로 봅니다.
option-schemas = 스키마를 저장할 폴더를 지정합니다. 적지 않으면 화면에 출력합니다.
option-pack-game = 팩을 쓸 게임을 적습니다. 프로그램 자체의 문장을 담은 팩이면 modiste를 적습니다.
pack-taken = 폴더가 비어 있지 않습니다. 다른 폴더를 지정하세요.
pack-name = 팩 이름에는 영문 소문자와 숫자, 그 사이를 잇는 하이픈만 쓸 수 있습니다.
pack-language = 언어를 ja나 pt-BR 같은 코드로 적으세요.
pack-no-cards = 이 게임에는 팩으로 바꿀 수 있는 카드가 없습니다.

new = 직접 만들 게임이나 변형 규칙의 프로젝트를 시작합니다.
new-game = 새 게임을 플러그인으로 만들 때 필요한 기본 파일을 만듭니다.
new-variant = 새 변형 규칙을 플러그인으로 만들 때 필요한 기본 파일을 만듭니다.
new-more =
    PATH를 적지 않으면 여기에 NAME이라는 폴더를 만듭니다. 만들어진 프로젝트는 그대로 설치하고, 플레이하고, 테스트할 수 있습니다.
new-name = 프로젝트 이름에는 영문 소문자와 숫자, 하이픈만 쓸 수 있습니다. 첫 글자와 하이픈 바로 뒤의 글자는 영문자여야 합니다.
new-name-taken = 이미 설치된 것 가운데 같은 이름이 있습니다. 다른 이름을 고르세요.

option-json = JSON으로 출력합니다.
option-plain = 색과 상자 없이 글자만 출력합니다.
option-lang = 화면에 쓸 언어를 정합니다. 자리마다 따로 정할 수도 있습니다.
option-pack-lang = 새 언어 팩의 언어를 ja나 pt-BR 같은 코드로 적습니다. 카드 팩에는 필요 없습니다.
option-seat = 플레이어를 NAME, NAME@LANG, bot:KIND로 적습니다. 자리마다 하나씩 적습니다.
option-edition = 규칙의 판본을 고릅니다.
option-variant = 함께 쓸 변형 규칙을 지정합니다. 여러 번 지정할 수 있습니다.
option-option = 규칙 옵션을 정합니다(목록: `modiste games`). 여러 번 지정할 수 있습니다.
option-pack = 콘텐츠 팩 폴더를 지정합니다. 여러 번 지정할 수 있습니다.
option-plugin = 플러그인으로 쓸 파이썬 파일을 지정합니다. 여러 번 지정할 수 있습니다.
option-seed = 난수 시드를 정합니다. 적지 않으면 무작위로 정하고 끝날 때 보여 줍니다.
option-save = 저장할 파일을 지정합니다. 적지 않으면 데이터 폴더에 새 파일을 만듭니다.
option-list = 저장한 게임을 나열합니다.
option-from = 저장 파일의 이 행 직전부터 새 파일로 이어서 합니다.
option-to = 저장 파일의 이 행까지만 보여 줍니다.
option-as-seat = 이 플레이어(이름이나 자리 번호)에게 보이는 대로 보여 줍니다. 진행 중인 게임이면 본인인지 묻습니다.
verify-alone = --verify는 아무것도 보여 주지 않으므로 --seat나 --json과 함께 쓸 수 없습니다.
option-verify = 게임을 화면에 보여 주지 않고 다시 진행하며 모든 행을 대조합니다.
option-games = 몇 판을 할지 정합니다.
option-count = 이벤트, 단계, 행동, 차례의 횟수도 셉니다. 시간이 조금 더 걸립니다.
option-jobs = 프로세스 수를 정합니다. 적지 않으면 코어마다 하나씩 씁니다.
option-compare = 비교할 판본을 고릅니다. 내용이 다른 규칙만 나란히 보여 줍니다.
option-format = 텍스트, 마크다운, 파일 하나로 된 HTML 중에서 형식을 고릅니다.
option-rules-out = 내용을 저장할 파일을 지정합니다.
rules-out-unknown = 이 확장자에 맞는 형식이 없습니다. --format으로 형식을 정하거나 다음 확장자를 쓰세요.
option-rotate = 판마다 봇의 자리를 바꿉니다.
option-out = 모든 판의 표(CSV)와 통계(JSON)를 저장할 폴더를 지정합니다.

pair-wanted = KEY=VALUE 꼴로 적으세요.
seat-name = 이름은 1~20자로 적으세요.
seat-twice = 두 플레이어의 이름이 같습니다. 서로 다른 이름을 적으세요.
seat-bot = 봇의 종류를 적으세요. `modiste games`로 볼 수 있습니다.
bots-only = 시뮬레이션에는 봇만 앉힐 수 있습니다. bot:KIND 꼴로 적으세요.
out-taken = 폴더에 다른 시뮬레이션의 결과가 있습니다. 다른 폴더를 지정하세요.
option-seat-bot = 봇을 bot:KIND로 적습니다. 자리마다 하나씩 적습니다.
