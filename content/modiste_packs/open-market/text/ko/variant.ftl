# What the variant is called, what it changes in one sentence, and what it says in a match.

variant-open-market = 다음 카드 미리 보기
    .about = 다음 라운드의 경매 카드 9장을 도시별로 한 라운드 먼저 공개합니다.

event-market-filled = 다음 라운드에는 { $city }에 { $cards }{ JOSA($cards, "이/가") } 나옵니다.

open-market-next = 다음 라운드 { $city }
