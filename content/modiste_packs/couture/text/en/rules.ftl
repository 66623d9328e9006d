# The rules of Couture, in our own words: `chapter-couture-...` names a chapter of rules.yaml and, as `.intro`, opens it;
# every other message words the clause of the same id. Numbers come from the ruleset in play, options by their names.

chapter-couture-overview = What it is about
    .intro = Couture is a game of sealed bids for { $least_seats } to { $most_seats } players. You look after a model, and want her seen in the right clothes and on the right covers.

couture-overview-goal = After { $turns } turns, whoever has the most points wins. Points come from the clothes that you collect, from the magazine covers that they bring, and from the bid cards that you still hold. Flops bring tabloid covers, which take points away.
couture-overview-course =
    At the start of a turn new cards lie open in New York, Paris and Tokyo. All players divide their whole hand among the three cities, each unseen by the others. Then the cities are decided one after the other: whoever has bid best there takes a card first, the next best follow.

    Afterwards every bid card comes home. A bid is never used up; the question is only where it stands this time.
couture-overview-cards =
    There are two families of cards. Bid cards are your hand. Each has a bid value, some bring or cost points at the end, and each has a tiebreaker, a number written with #, of which the lowest comes first.

    Scoring cards are clothes and what the press makes of them: Haute Couture, Streetwear, Ready-to-Wear, Editorials and, unwelcome, Flops. Both families are mixed in one deck, so you bid for a stronger hand as well as for points.
couture-overview-numbers = The text of the rules does not tell every number that is printed on the cards. Among those that it keeps to itself are the points of most covers, many tiebreakers and which bid cards cost a card when they are won. Such numbers are our own here, balanced by many games of bots. If you own the box you can put its numbers over ours with a small card pack, and these rules will name yours. `modiste cards couture` lists every card.

chapter-couture-setup = Before the first turn

couture-setup-players = { $least_seats } to { $most_seats } players take part. Whatever their number, all cards are used, and nothing else changes.
couture-setup-models = Everybody begins with the bid cards of one model. Chance says who has which. The models bid alike and differ only in their tiebreakers.
couture-setup-hand = A starting hand has { $starting_cards } bid cards: { $signature_walk_starting ->
        [one] a Signature Walk, which bids
       *[other] { $signature_walk_starting } Signature Walks, which bid
    } { $signature_walk_value }, { $iconic_pose_starting ->
        [one] an Iconic Pose, which bids
       *[other] { $iconic_pose_starting } Iconic Poses, which bid
    } { $iconic_pose_value }, and { $go_see_starting ->
        [one] a Go-See, which bids { $go_see_value }.
       *[other] { $go_see_starting } Go-Sees, which bid { $go_see_value } each.
    }
couture-setup-travel-cards = Travel cards mark where one city ends and the next begins, on the table and within a hand. They have no other use, and whoever plays on a screen needs none.
couture-setup-scoring-cards = In the deck are { $scoring_cards } scoring cards: { $haute_couture_cards } Haute Couture ({ $haute_couture_singles } with one symbol, { $haute_couture_doubles } with two), { $streetwear_cards } Streetwear (a pair of each of { $streetwear_sorts } designs), { $ready_to_wear_cards } Ready-to-Wear (a pair of each of { $ready_to_wear_sorts } brands), { $flop_cards } Flops and { $editorial_cards } Editorials.
couture-setup-bid-cards = With them are { $bid_cards } bid cards that can be won: { $assistant_copies } Assistants (bid { $assistant_value }, points { $assistant_points }), { $signature_walk_copies } Signature Walks (bid { $signature_walk_value }, points { $signature_walk_points }), { $iconic_pose_copies } Iconic Poses (bid { $iconic_pose_value }, points { $iconic_pose_points }), { $agent_copies } Agents (bid { $agent_value }, points { $agent_points }), { $glam_squad_copies } Glam Squads (bid { $glam_squad_value }, points { $glam_squad_points }) and { $designer_copies } Designers, one for each line of clothes: the Gown Designer (bid { $gown_designer_value }, points { $gown_designer_points }), the Street Designer (bid { $street_designer_value }, points { $street_designer_points }) and the Label Designer (bid { $label_designer_value }, points { $label_designer_points }).
couture-setup-deck = All { $deck } auction cards, bid and scoring cards together, are shuffled and lie face down. What is still in the deck can be worked out, but not what comes next.
couture-setup-covers =
    Sorted beside the deck lie the magazine covers:
    { $haute_couture_covers } for Haute Couture, worth { $haute_couture_1 }, { $haute_couture_2 } and { $haute_couture_3 } points;
    { $streetwear_covers } for Streetwear, worth { $streetwear_1 }, { $streetwear_2 } and { $streetwear_3 };
    { $flops_covers } tabloids for Flops, worth { $flops_1 }, { $flops_2 } and { $flops_3 };
    and one for Ready-to-Wear, which stays where it is and serves everybody as a scale.
couture-setup-tiebreakers = No tiebreaker stands on two bid cards, on two Haute Couture cards or on two Flops. So wherever cards are compared there is one that is lowest, and no tie stays open.

chapter-couture-fill = Step 1: cards for the cities
    .intro = A turn has four steps: cards come to the cities, hands are divided, the cities are decided, and the bid cards come home.

couture-fill-cards = From the deck { $row } cards are laid open in each city, { $turn_cards } in all, however many players there are.

chapter-couture-bid = Step 2: dividing your hand

couture-bid-sections = Send each bid card of your hand to New York, Paris or Tokyo. You may spread them or put all of them in one place; a city may get nothing from you.
couture-bid-secret = All do this at once, and nobody sees the others' choices before theirs is made. What you have sent somewhere stays there until the city is decided.
couture-bid-whole-hand = Your whole hand takes part. No bid card may stay out, and none can count in two cities.

chapter-couture-win = Step 3: deciding the cities

couture-win-cities = New York is decided first, Paris second, Tokyo last. All three are decided by what was sent there in step 2: what happens in one city changes no bid for the next.
couture-win-reveal = A city's bids are turned up when its turn has come. Those for the cities after it stay hidden until then.
couture-win-total = Your bid for a city is the sum of the values of the cards that you have sent there, with what designers add.
couture-win-order = The highest bid is first to take a card, the second highest follows, then the third.
couture-win-ties = When two bids are equal, look for the lowest tiebreaker among the cards of each bid: the bid that holds the lower one goes first. Only cards sent to this city are compared, and only the single lowest of each.
couture-win-one-card-each =
    { $unbid_city ->
        [stay] Where three or more have bid, each of the best takes one card, whichever they like of those that are left. Where cards have stayed from the turn before, this is repeated until the city is empty.
       *[discard] Where three or more have bid, each of the best takes one card, whichever they like of those that are left.
    }
couture-win-best-three = Only the { $row } best bids are served. All others get nothing in this city.
couture-win-no-refusal = A card that is your due must be taken, a Flop like any other. If only one card is left when your turn comes, it is yours without asking.

chapter-couture-special = Cities with few bids

couture-special-no-bid = If you have sent no card to a city, you get nothing there, even if cards would be left over.
couture-special-low-bids = A bid of zero, or of less, is still a bid: it comes after all better ones, but takes a card when its turn comes. What matters is that a card was sent.
couture-special-one-bidder = If you are the only one who bids for a city, all of its cards are yours, the bad ones too.
couture-special-two-bidders =
    { $unbid_city ->
        [stay] If only two have bid, they take cards by turns, beginning with the higher bid, until the city is empty. Of { $row } cards the higher bid gets the last one too.
       *[discard] If only two have bid, the higher bid takes a card first, the lower bid takes one of the others, and what is left goes to the higher bid.
    }
couture-special-nobody-discards = If nobody has bid for a city, its cards leave the game.
couture-special-nobody-stays = If nobody has bid for a city, its cards stay, and those of the next turn join them. Then the best three bids take one card after the other, in order and round after round, until the city is empty. What still lies there after turn { $turns } leaves the game.

chapter-couture-designers = Designers
    .intro = Three of the bid cards are designers. Each belongs to a line of clothes: the Gown Designer to Haute Couture, the Street Designer to Streetwear, the Label Designer to Ready-to-Wear.

couture-designers-bonus = A designer adds { $designer_bonus } to your bid in a city where a card of the designer's line lies. Such a card in another city is of no help.
couture-designers-each-card = Every designer counts at most once in a city: a second card of the line adds nothing more. Two designers who both match add { $designer_bonus } each.
couture-designers-row-as-dealt = It matters what lay in the city when its bids were turned up, before anybody took a card.
couture-designers-free-choice = Having the bonus binds you to nothing: you may take any card, not just one of the designer's line.

chapter-couture-portfolio = Step 4: your portfolio
    .intro = When Tokyo is decided, hands are put together again.

couture-portfolio-return = All bid cards that you sent out return to your hand, whether they won anything or not. You will bid them again next turn.
couture-portfolio-won = Bid cards that you have won this turn join your hand now, after Tokyo. They could not bid in the turn in which they were won.
couture-portfolio-discard = Some bid cards carry a mark, shown as *. For each marked card that you won this turn, take one bid card of your choice out of your hand and out of the game.
couture-portfolio-discard-new = You may give up any bid card that you hold, also one that you have only just won, and even the marked one itself.
couture-portfolio-grow = A bid card without the mark costs nothing: your hand is a card larger from then on.
couture-portfolio-scoring-cards = Scoring cards that you win lie open before you. They are never part of your hand and never bid.
couture-portfolio-face-down = Bid cards are given up face down. The others see that you give one up; which one it was shows in the bids of the next turn.
couture-portfolio-face-up = Bid cards are given up face up, for all to see.

chapter-couture-turns = The turns

couture-turns-seven = { $turns } turns are played. Each deals { $turn_cards } cards, so the last one empties the deck of { $deck }. Then the points are counted.

chapter-couture-scoring = Counting points
    .intro = Your score is the sum of six lines: the bid cards in your hand, Editorials, Ready-to-Wear, Haute Couture, Streetwear and Flops.

couture-scoring-bid-cards = Bid cards that you hold at the end bring the points printed on them. Some of these points are negative. Cards that you gave up count for nothing.
couture-scoring-editorials =
    { $editorial_points ->
        [one] Every Editorial brings 1 point.
       *[other] Every Editorial brings { $editorial_points } points.
    }
couture-scoring-ready-to-wear = Count the different brands among your Ready-to-Wear cards. With one brand you score { $ready_to_wear_1 }, with two { $ready_to_wear_2 }, with three { $ready_to_wear_3 }, with four { $ready_to_wear_4 }, and with all five { $ready_to_wear_5 }. The second card of a brand adds nothing. Everybody scores this line; nobody takes the cover away from the others.
couture-scoring-haute-couture = Count your Haute Couture symbols; a card with two of them counts twice. The most symbols take the cover of { $haute_couture_1 } points, the second most that of { $haute_couture_2 }, the third most that of { $haute_couture_3 }. The cards themselves score nothing else.
couture-scoring-haute-couture-ties = With equally many symbols, the better cover goes to the player who has the lowest tiebreaker among their Haute Couture cards.
couture-scoring-streetwear =
    { $streetwear_points ->
        [one] Every Streetwear card brings 1 point, alone or in a pair.
       *[other] Every Streetwear card brings { $streetwear_points } points, alone or in a pair.
    }
couture-scoring-streetwear-covers = As soon as you own both cards of a Streetwear design, you get onto a Streetwear cover, the best that nobody has yet: the first pair of the game brings { $streetwear_1 } points, the second { $streetwear_2 }, the third { $streetwear_3 }, whoever completes them. This happens during the game, the moment the second card is taken.
couture-scoring-streetwear-left = When the { $streetwear_covers } covers are gone, a further pair brings none.
couture-scoring-flops = Count your Flops. The most take the worst tabloid cover, of { $flops_1 } points, the second most that of { $flops_2 }, the third most that of { $flops_3 }.
couture-scoring-flops-ties = With equally many Flops, whoever has the lowest tiebreaker among their Flops is spared: the worse cover goes to the other.
couture-scoring-covers-by-cards = A Haute Couture cover goes only to somebody who has Haute Couture, a tabloid cover only to somebody who has a Flop. If there are too few such players, the covers left over go to nobody.
couture-scoring-covers-for-all = Haute Couture and tabloid covers that are left over go on to players without a card of the kind. Between these, the lowest tiebreaker in hand decides: it takes the better Haute Couture cover, and is spared the worse tabloid.
couture-scoring-winner = Add up your lines. The most points win.
couture-scoring-winner-ties = If the best scores are equal, look at the bid cards that are left in these hands: the single lowest tiebreaker wins. Numbers on Haute Couture and on Flops do not count here.
couture-scoring-empty-hand = In such a tie a player without any bid card comes last, and two such players share their place. That takes a variant: by these rules no hand is ever empty.

chapter-couture-example = An example

couture-example-bids = Four players bid for one city. Ada sends cards of 0, 1 and 2 with the tiebreakers #1, #13 and #20: a bid of 3. Bo sends a single card of -1, with #51. Cleo sends nothing. Dan sends 0 and 3, with #3 and #32: a bid of 3 as well. Between the two bids of 3 the lowest tiebreakers decide, #1 against #3, so Ada takes a card first and Dan second. Bo bids less than nothing, but is the third to bid, and takes the last card. Cleo gets none.
