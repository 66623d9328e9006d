# The rules of Couture, in our own words: `chapter-couture-...` names a chapter of rules.yaml and, as `.intro`, opens it;
# every other message words the clause of the same id. Numbers come from the ruleset in play, options by their names.

chapter-couture-overview = 게임 소개
    .intro = 〈쿠튀르〉는 { $least_seats }~{ $most_seats }명이 비공개 입찰로 겨루는 게임입니다. 저마다 모델 한 명을 맡아 좋은 옷을 입히고 잡지 표지에 세웁니다.

couture-overview-goal = { $turns }라운드가 끝났을 때 점수가 가장 높은 사람이 이깁니다. 모은 옷, 그 옷으로 얻은 잡지 표지, 손에 남은 입찰 카드가 점수가 됩니다. 실패작이 많으면 타블로이드 표지를 가져와 점수를 잃습니다.
couture-overview-course =
    라운드가 시작되면 뉴욕, 파리, 도쿄에 새 카드를 펼칩니다. 모두 손에 든 입찰 카드를 남김없이 세 도시에 나누어 걸되, 서로 볼 수 없게 합니다. 그런 다음 도시를 하나씩 판정합니다. 가장 높게 입찰한 사람이 먼저 카드를 가져오고, 다음으로 높은 사람이 그 뒤를 잇습니다.

    판정이 끝나면 입찰 카드는 모두 주인의 손으로 돌아옵니다. 입찰 카드는 써도 없어지지 않습니다. 이번에 어느 도시에 거느냐가 관건입니다.
couture-overview-cards =
    카드는 두 종류입니다. 입찰 카드는 손에 드는 카드입니다. 저마다 값이 있고, 게임이 끝날 때 점수를 더하거나 깎는 것도 있습니다. 또 하나, #을 붙여 적는 우선 번호가 있습니다. 우선 번호는 낮은 쪽이 먼저입니다.

    점수 카드는 옷이거나 언론의 평가입니다. 오트 쿠튀르, 스트리트웨어, 기성복, 화보가 있고, 반갑지 않은 실패작도 있습니다. 두 종류를 한 더미에 섞으므로, 점수를 노릴 수도 있고 손에 들 카드를 노릴 수도 있습니다.
couture-overview-numbers = 규칙서에는 카드에 인쇄된 수가 모두 나와 있지는 않습니다. 표지 점수 대부분과 우선 번호 상당수가 빠져 있고, 어떤 카드에 버리기 표시가 있는지도 나와 있지 않습니다. 그런 수치는 이 프로그램이 정했고, 봇끼리 수많은 판을 겨루게 해 균형을 맞추었습니다. 실물 게임이 있으면 작은 카드 팩을 만들어 인쇄된 수치를 넣을 수 있습니다. 그러면 이 규칙에도 그 수치가 나옵니다. 모든 카드는 `modiste cards couture`로 볼 수 있습니다.

chapter-couture-setup = 게임 준비

couture-setup-players = { $least_seats }~{ $most_seats }명이 함께합니다. 몇 명이든 카드를 모두 쓰며, 달라지는 것은 없습니다.
couture-setup-models = 모두 모델 한 명의 입찰 카드를 들고 시작합니다. 누가 어느 모델을 맡을지는 무작위로 정합니다. 어느 모델이든 카드의 값은 같고 우선 번호만 다릅니다.
couture-setup-hand = 시작할 때는 입찰 카드 { $starting_cards }장을 듭니다. 값이 { $signature_walk_value }인 시그니처 워킹 { $signature_walk_starting }장, 값이 { $iconic_pose_value }인 아이코닉 포즈 { $iconic_pose_starting }장, 값이 { $go_see_value }인 캐스팅 { $go_see_starting }장입니다.
couture-setup-travel-cards = 여행 카드는 탁자에 놓인 카드나 손에 든 카드를 도시별로 나누는 데만 씁니다. 화면에서 할 때는 필요 없습니다.
couture-setup-scoring-cards = 더미에는 점수 카드 { $scoring_cards }장이 들어갑니다. 오트 쿠튀르 { $haute_couture_cards }장(기호 1개짜리 { $haute_couture_singles }장, 2개짜리 { $haute_couture_doubles }장), 스트리트웨어 { $streetwear_cards }장(디자인 { $streetwear_sorts }가지, 2장씩), 기성복 { $ready_to_wear_cards }장(브랜드 { $ready_to_wear_sorts }개, 2장씩), 실패작 { $flop_cards }장, 화보 { $editorial_cards }장입니다.
couture-setup-bid-cards = 경매로 얻는 입찰 카드 { $bid_cards }장도 함께 들어갑니다. 어시스턴트 { $assistant_copies }장(값 { $assistant_value }, { $assistant_points }점), 시그니처 워킹 { $signature_walk_copies }장(값 { $signature_walk_value }, { $signature_walk_points }점), 아이코닉 포즈 { $iconic_pose_copies }장(값 { $iconic_pose_value }, { $iconic_pose_points }점), 에이전트 { $agent_copies }장(값 { $agent_value }, { $agent_points }점), 스타일링 팀 { $glam_squad_copies }장(값 { $glam_squad_value }, { $glam_squad_points }점), 디자이너 { $designer_copies }장입니다. 디자이너는 분야별로 드레스 디자이너(값 { $gown_designer_value }, { $gown_designer_points }점), 스트리트 디자이너(값 { $street_designer_value }, { $street_designer_points }점), 브랜드 디자이너(값 { $label_designer_value }, { $label_designer_points }점)가 있습니다.
couture-setup-deck = 입찰 카드와 점수 카드를 합친 경매 카드 { $deck }장을 모두 섞어 뒷면으로 쌓습니다. 더미에 무엇이 남았는지는 헤아릴 수 있지만 다음에 무엇이 나올지는 알 수 없습니다.
couture-setup-covers = 더미 옆에 잡지 표지를 종류별로 늘어놓습니다. 오트 쿠튀르 표지는 { $haute_couture_covers }장이고 { $haute_couture_1 }점, { $haute_couture_2 }점, { $haute_couture_3 }점입니다. 스트리트웨어 표지는 { $streetwear_covers }장이고 { $streetwear_1 }점, { $streetwear_2 }점, { $streetwear_3 }점입니다. 실패작이 많은 사람이 가져오는 타블로이드 표지는 { $flops_covers }장이고 { $flops_1 }점, { $flops_2 }점, { $flops_3 }점입니다. 기성복 표지는 1장이며, 아무도 가져가지 않고 모두의 점수표로 씁니다.
couture-setup-tiebreakers = 입찰 카드끼리, 오트 쿠튀르 카드끼리, 실패작끼리는 우선 번호가 겹치지 않습니다. 그래서 무엇을 비교하든 번호가 가장 낮은 카드는 하나뿐이며, 동률이어도 순위가 반드시 가려집니다.

chapter-couture-fill = 1단계: 카드 펼치기
    .intro = 한 라운드는 네 단계입니다. 도시에 카드를 펼치고, 입찰하고, 카드를 가져오고, 포트폴리오를 정리합니다.

couture-fill-cards = 더미에서 도시마다 { $row }장씩, 모두 { $turn_cards }장을 앞면으로 펼칩니다. 인원수와는 상관없습니다.

chapter-couture-bid = 2단계: 입찰

couture-bid-sections = 손에 든 입찰 카드를 뉴욕, 파리, 도쿄에 나누어 겁니다. 골고루 나누어도 되고 한 도시에 모두 걸어도 됩니다. 카드를 걸지 않은 도시가 있어도 됩니다.
couture-bid-secret = 모두 동시에 정하며, 자기 입찰을 정하기 전에는 다른 사람의 입찰을 볼 수 없습니다. 한번 건 카드는 그 도시를 판정할 때까지 옮길 수 없습니다.
couture-bid-whole-hand = 손에 든 입찰 카드는 모두 걸어야 합니다. 남겨 둘 수 없고, 한 장을 두 도시에 걸 수도 없습니다.

chapter-couture-win = 3단계: 카드 가져오기

couture-win-cities = 뉴욕, 파리, 도쿄 순서로 판정합니다. 세 도시 모두 2단계에 건 카드로 판정하므로, 앞 도시에서 무슨 일이 있어도 다음 도시의 입찰은 바뀌지 않습니다.
couture-win-reveal = 도시의 입찰은 그 도시를 판정할 때 공개합니다. 뒤에 판정할 도시의 입찰은 그때까지 공개하지 않습니다.
couture-win-total = 한 도시의 입찰값은 그 도시에 건 카드의 값을 모두 더한 것입니다. 디자이너 보너스도 함께 더합니다.
couture-win-order = 입찰값이 가장 높은 사람이 먼저 카드를 가져오고, 두 번째로 높은 사람, 세 번째로 높은 사람이 차례로 가져옵니다.
couture-win-ties = 입찰값이 같으면 저마다 그 도시에 건 카드 가운데 가장 낮은 우선 번호를 봅니다. 그 번호가 더 낮은 쪽이 먼저입니다. 다른 도시에 건 카드는 보지 않고, 각자 가장 낮은 번호 하나만 비교합니다.
couture-win-one-card-each =
    { $unbid_city ->
        [stay] 세 명 이상이 입찰한 도시에서는 입찰값이 높은 순서대로 남은 카드 가운데 원하는 카드를 1장씩 가져옵니다. 지난 라운드에서 넘어온 카드가 있으면 카드가 없어질 때까지 되풀이합니다.
       *[discard] 세 명 이상이 입찰한 도시에서는 입찰값이 높은 순서대로 남은 카드 가운데 원하는 카드를 1장씩 가져옵니다.
    }
couture-win-best-three = 입찰값이 높은 { $row }명만 카드를 가져옵니다. 나머지는 그 도시에서 아무것도 얻지 못합니다.
couture-win-no-refusal = 차례가 오면 반드시 카드를 가져와야 합니다. 실패작도 마찬가지입니다. 남은 카드가 1장뿐이면 고를 것 없이 그 카드를 가져옵니다.

chapter-couture-special = 입찰이 적은 도시

couture-special-no-bid = 카드를 걸지 않은 도시에서는 카드가 남더라도 가져올 수 없습니다.
couture-special-low-bids = 입찰값이 0 이하여도 입찰한 것입니다. 자기보다 높게 입찰한 사람이 모두 먼저 카드를 가져갑니다. 그래도 차례가 오면 카드를 가져옵니다. 카드를 1장이라도 걸었는지가 중요합니다.
couture-special-one-bidder = 혼자 입찰한 도시에서는 그곳의 카드를 모두 가져옵니다. 나쁜 카드도 가져와야 합니다.
couture-special-two-bidders =
    { $unbid_city ->
        [stay] 두 명만 입찰한 도시에서는 입찰값이 높은 쪽부터 번갈아 1장씩, 카드가 없어질 때까지 가져옵니다. 카드가 { $row }장이면 마지막 카드도 높은 쪽이 가져옵니다.
       *[discard] 두 명만 입찰한 도시에서는 입찰값이 높은 쪽이 먼저 1장을 가져오고, 낮은 쪽이 남은 카드 중 1장을 가져옵니다. 마지막으로 남은 카드는 다시 높은 쪽이 가져옵니다.
    }
couture-special-nobody-discards = 아무도 입찰하지 않은 도시의 카드는 게임에서 제외합니다.
couture-special-nobody-stays = 아무도 입찰하지 않은 도시의 카드는 그대로 두고, 다음 라운드에 새 카드를 더합니다. 그때는 입찰값이 높은 세 명이 순서대로 1장씩, 카드가 없어질 때까지 되풀이해서 가져옵니다. { $turns }라운드가 끝나고도 남은 카드는 게임에서 제외합니다.

chapter-couture-designers = 디자이너
    .intro = 입찰 카드 가운데 3장은 디자이너입니다. 저마다 맡은 분야가 있습니다. 드레스 디자이너는 오트 쿠튀르, 스트리트 디자이너는 스트리트웨어, 브랜드 디자이너는 기성복입니다.

couture-designers-bonus = 디자이너를 건 도시에 그 분야의 카드가 있으면 입찰값에 { $designer_bonus }{ JOSA($designer_bonus, "을/를") } 더합니다. 다른 도시에 있는 카드는 도움이 되지 않습니다.
couture-designers-each-card = 디자이너 1장의 보너스는 도시마다 한 번뿐입니다. 그 분야의 카드가 2장이어도 더 늘지 않습니다. 디자이너 2장이 모두 자기 분야의 카드와 맞으면 { $designer_bonus }씩 더합니다.
couture-designers-row-as-dealt = 입찰을 공개할 때 그 도시에 있는 카드로 따집니다. 이때는 아직 아무도 카드를 가져가지 않았습니다.
couture-designers-free-choice = 보너스를 받았다고 해서 그 분야의 카드를 가져와야 하는 것은 아닙니다. 어느 카드든 고를 수 있습니다.

chapter-couture-portfolio = 4단계: 포트폴리오 정리
    .intro = 도쿄까지 판정한 뒤 다음 라운드에 쓸 입찰 카드를 정리합니다.

couture-portfolio-return = 걸었던 입찰 카드는 카드를 얻었든 못 얻었든 모두 손으로 돌아옵니다. 다음 라운드에 다시 겁니다.
couture-portfolio-won = 이번 라운드에 얻은 입찰 카드는 도쿄까지 판정한 뒤에 손에 듭니다. 얻은 라운드에는 걸 수 없습니다.
couture-portfolio-discard = 버리기 표시(*)가 붙은 입찰 카드가 있습니다. 이번 라운드에 이런 카드를 얻었으면 1장마다 손에 든 입찰 카드 1장을 골라 게임에서 제외합니다.
couture-portfolio-discard-new = 어느 입찰 카드든 버릴 수 있습니다. 방금 얻은 카드도, 버리기 표시가 있는 바로 그 카드도 됩니다.
couture-portfolio-grow = 버리기 표시가 없는 입찰 카드를 얻으면 버릴 것이 없으므로 손에 든 카드가 1장 늘어납니다.
couture-portfolio-scoring-cards = 점수 카드는 얻는 대로 자기 앞에 앞면으로 놓습니다. 손에 들지 않으며 입찰에 쓰지 않습니다.
couture-portfolio-face-down = 버리는 카드는 뒷면으로 내놓습니다. 1장을 버렸다는 것은 모두 알지만, 무엇을 버렸는지는 다음 라운드의 입찰을 공개해야 드러납니다.
couture-portfolio-face-up = 버리는 카드는 모두가 볼 수 있게 앞면으로 내놓습니다.

chapter-couture-turns = 라운드

couture-turns-seven = 모두 { $turns }라운드를 합니다. 라운드마다 { $turn_cards }장을 펼치므로 마지막 라운드에 더미 { $deck }장이 다 떨어집니다. 그런 다음 점수를 계산합니다.

chapter-couture-scoring = 점수 계산
    .intro = 점수는 손에 든 입찰 카드, 화보, 기성복, 오트 쿠튀르, 스트리트웨어, 실패작의 여섯 가지를 더한 것입니다.

couture-scoring-bid-cards = 게임이 끝날 때 손에 든 입찰 카드에서는 카드에 적힌 점수를 얻습니다. 점수가 깎이는 카드도 있습니다. 버린 카드는 치지 않습니다.
couture-scoring-editorials = 화보는 1장마다 { $editorial_points }점입니다.
couture-scoring-ready-to-wear = 기성복 카드에서 서로 다른 브랜드가 몇 개인지 셉니다. 1개면 { $ready_to_wear_1 }점, 2개면 { $ready_to_wear_2 }점, 3개면 { $ready_to_wear_3 }점, 4개면 { $ready_to_wear_4 }점, 5개면 { $ready_to_wear_5 }점입니다. 같은 브랜드는 2장이어도 1개로 칩니다. 이 점수는 모두가 얻으며, 표지를 두고 다투지 않습니다.
couture-scoring-haute-couture = 오트 쿠튀르 기호를 셉니다. 기호가 2개인 카드는 2개로 칩니다. 기호가 가장 많은 사람이 { $haute_couture_1 }점 표지를, 두 번째로 많은 사람이 { $haute_couture_2 }점 표지를, 세 번째로 많은 사람이 { $haute_couture_3 }점 표지를 가져옵니다. 카드 자체에는 점수가 없습니다.
couture-scoring-haute-couture-ties = 기호 수가 같으면 오트 쿠튀르 카드의 가장 낮은 우선 번호를 비교해, 그 번호가 더 낮은 쪽이 점수가 더 높은 표지를 가져옵니다.
couture-scoring-streetwear = 스트리트웨어 카드는 1장마다 { $streetwear_points }점입니다. 쌍을 맞추지 못해도 점수를 얻습니다.
couture-scoring-streetwear-covers = 스트리트웨어에서 같은 디자인 2장을 맞추면 남은 스트리트웨어 표지 가운데 점수가 가장 높은 것을 가져옵니다. 누가 맞추든 게임에서 첫 번째 쌍은 { $streetwear_1 }점, 두 번째 쌍은 { $streetwear_2 }점, 세 번째 쌍은 { $streetwear_3 }점입니다. 표지는 게임이 끝날 때가 아니라 두 번째 카드를 가져오는 즉시 받습니다.
couture-scoring-streetwear-left = 표지 { $streetwear_covers }장이 다 나가면 그 뒤로는 쌍을 맞춰도 표지가 없습니다.
couture-scoring-flops = 실패작을 셉니다. 가장 많은 사람이 { $flops_1 }점 타블로이드 표지를, 두 번째로 많은 사람이 { $flops_2 }점 표지를, 세 번째로 많은 사람이 { $flops_3 }점 표지를 가져옵니다.
couture-scoring-flops-ties = 실패작 수가 같으면 실패작의 가장 낮은 우선 번호를 비교해, 그 번호가 더 높은 쪽이 점수가 더 깎이는 표지를 가져옵니다.
couture-scoring-covers-by-cards = 오트 쿠튀르 표지는 오트 쿠튀르 카드가 있는 사람만, 타블로이드 표지는 실패작이 있는 사람만 가져옵니다. 그런 사람이 모자라면 남은 표지는 아무도 가져오지 않습니다.
couture-scoring-covers-for-all = 남은 오트 쿠튀르 표지와 타블로이드 표지는 그 종류의 카드가 없는 사람에게 돌아갑니다. 이때는 손에 든 카드의 가장 낮은 우선 번호를 비교합니다. 그 번호가 더 낮은 쪽이 점수가 더 높은 오트 쿠튀르 표지와 점수가 덜 깎이는 타블로이드 표지를 가져옵니다.
couture-scoring-winner = 점수를 모두 더합니다. 점수가 가장 높은 사람이 이깁니다.
couture-scoring-winner-ties = 동점이면 손에 남은 입찰 카드 가운데 가장 낮은 우선 번호를 비교해, 그 번호가 더 낮은 사람이 이깁니다. 오트 쿠튀르와 실패작의 우선 번호는 보지 않습니다.
couture-scoring-empty-hand = 이때 입찰 카드가 한 장도 없는 사람은 그 가운데 순위가 가장 낮고, 그런 사람이 둘 이상이면 같은 순위입니다. 변형 규칙을 쓰지 않으면 손에 든 카드가 다 없어지지는 않습니다.

chapter-couture-example = 예시

couture-example-bids = 네 명이 한 도시를 두고 겨룹니다. 소라는 값이 0, 1, 2인 카드를 걸었고 우선 번호는 #1, #13, #20입니다. 입찰값은 3입니다. 나리는 우선 번호가 #51인 -1 카드 1장만 걸었습니다. 다솔은 아무것도 걸지 않았습니다. 민준은 값이 0, 3인 카드를 걸었고 우선 번호는 #3, #32입니다. 입찰값은 소라와 같은 3입니다. 두 사람의 가장 낮은 우선 번호는 #1과 #3이므로 소라가 첫 번째, 민준이 두 번째로 카드를 가져옵니다. 나리는 입찰값이 0보다 낮아도 세 번째로 높은 입찰이므로 마지막 카드를 가져옵니다. 다솔은 카드를 가져오지 못합니다.
