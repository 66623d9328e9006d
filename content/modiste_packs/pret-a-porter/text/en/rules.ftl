# The complete rules of Prêt-à-Porter, one message for each clause of rules.yaml, in its order.
#
# Plain paragraphs, one to a line; whoever shows them wraps them. Values are put in by the game:
#
#   $least_seats, $most_seats                   modiste.rulebook gives them to every text
#   $starting_cash, $pawns, $board_places       words.py: STARTING_CASH, PAWNS, BOARD_PLACES
#   $starting_upkeep                            company.upkeep of a company as the set-up leaves it
#   $display_cards, $display_designs            words.py: DISPLAY_SIZES of contracts (as of buildings and employees)
#                                               and of designs
#   $spaces_two, $spaces_three, $spaces_four    the rule pawn_limit, with so many companies
#   $credit_per_design, $credit_for_three       the rule credit_limit, with one or three designs of the best style
#   $quality_local, $quality_warehouse,         words.py: QUALITY_OF
#   $quality_import
#   $cotton_local ... $lace_import              the cards in play: state.cards.prices[location][material]
#   $lowest_price                               phases/materials.py: LOWEST_PRICE
#   $preparation_quality, $preparation_trend,   words.py: PREPARATIONS
#   $preparation_public_relations,
#   $preparation_cash
#   $loan_cash, $loan_interest                  the rule loan_terms for upkeep: cash, interest
#   $loan_payback, $debt_loan_cash              the options of these names (payback, cash of loan_terms for debts)
#   $points_two, $points_three, $points_four    the rule victory_points_per_prestige, with so many companies
#   $two_row1_first ... $four_row4_second       the rule prestige_awards with so many companies
#   $nine_with_loan                             9 + $loan_interest
#
# An example that needs further sums says its own numbers first ("Say that"), so that it is true under any rules.

## Set-up

chapter-pap-setup = Set-up
    .intro = You lead a young fashion company through one year. You gather designs, materials, contracts, buildings and employees; every third month you show a collection and sell it. Prizes won there bring Prestige, which makes both cash and victory points (VP). All prices are in cash. After twelve months, the company with the most cash and VP together wins.
pap-setup-players = The game is for { $least_seats } to { $most_seats } companies. Each player leads one.
pap-setup-displays = Contracts, buildings and employees each have a deck. Set the last-quarter cards of each deck aside; they come into play in round X. Shuffle the rest and lay { $display_cards } contracts, { $display_cards } buildings and { $display_cards } employees open. The open cards are called the display, and they are what you can take.
pap-setup-company = Your company begins with { $starting_cash } cash, { $pawns } pawns and no VP. Its upkeep, the sum to be paid in every round, is { $starting_upkeep }: that is what the { $board_places } unskilled starting employees on your player board cost.
pap-setup-starting-designs = Draw a clothing type token at random. Its type (jacket, dress, shoes, pants or shirt) is your company's speciality. The token also names the two designs with which you begin.
pap-setup-design-deck = Shuffle all other designs into a face-down deck, together with the starting designs that nobody has. Lay { $display_designs } of them open.
pap-setup-shows = Each show tile stands for a city. Of the six ordinary tiles, chance puts one at round III, two at round VI and three at round IX. The four last-quarter tiles belong to round XII. All of them lie open from the start, so you can prepare for shows that are far away.
pap-setup-first-player = Chance says who is the first player. Turn order begins there and goes round the table to the left.

## Cards

chapter-pap-cards = Cards
    .intro = There are four kinds of cards. Contracts, buildings and employees have abilities that help your company. Each ability says when it acts: at a location, in the show, in the sales phase, in the upkeep phase, or at once. Designs are the clothes that you make, show and sell.
pap-cards-designs = A design has a style (Evening, Business, Casual, Rock or Sport), a clothing type (jacket, dress, shoes, pants or shirt), two materials of which it is made, a sale value, and perhaps a bonus. It has no ability. Only designs of one style are shown together, so it pays to gather one style.
pap-cards-gained-in-action = You gain cards in the action phase of a working round. At any other time, only an ability that says so can bring you one.
pap-cards-once-per-round = You may use each ability once in a round. Only a card or a rule that expressly grants more makes an exception.
pap-cards-optional = You never have to use an ability. Not using one costs nothing.
pap-cards-instant-on-gain = An ability that acts "at once" acts a single time, at the moment when you gain its card.
pap-cards-instant-on-flip = When a card is turned over and the side that now shows has an ability that acts "at once", it acts at that moment, a single time. Cards are turned over when they are trained or upgraded, and contracts also when they weaken.
pap-cards-flip-without-instants = An ability that acts "at once" acts only when its card arrives, never when the card is turned over. A side that would act when it is turned up does something else instead; its text says what.
pap-cards-goods-selling = Some abilities sell goods. You give up the designs or materials that the ability names and receive the cash it states. What you have sold this way can no longer be shown.
pap-cards-no-goods-selling = No ability sells goods. A card that would sell some does something else instead; its text says what.

## Company

chapter-pap-company = Company
    .intro = Your player board is your company. Employees and buildings make it stronger, and each of them makes every round dearer.
pap-company-starting-employees = Your player board has { $board_places } places for employees. On each of them an unskilled starting employee is printed, with an upkeep of 1. An employee whom you hire covers one of them, and the printed 1 no longer counts. If you dismiss the employee later, it counts again.
pap-company-upkeep-track = Your upkeep is a sum: the upkeep of all your employees and buildings, 1 for each starting employee who is not covered, and the interest of your debts. It changes at once when any of these does. Example: an employee with an upkeep of 2 who covers a starting employee raises your upkeep by 1.
pap-company-severance = To dismiss an employee you pay severance pay: twice the upkeep that the employee has now. Example: somebody whose upkeep rose from 2 to 3 by training costs 6 cash. If you cannot pay it, the employee stays.
pap-company-severance-board-free = As an exception, the employees on the { $board_places } places of your player board leave without severance pay. It is due only for those who work under a building.
pap-company-dismissal-any-time = You may dismiss employees whenever it is for you to decide something, before you decide it. This lowers your upkeep and makes room for others.
pap-company-dismissal-when-hiring = You may dismiss an employee only while you hire another and have no place free. At all other times everybody stays.

## The year

chapter-pap-calendar = The Year
    .intro = The calendar tells how much time is left until the next show, and when your debts fall due.
pap-calendar-year = A year has twelve rounds, one for each month; they are written I to XII. Three rounds make a quarter: two working rounds, in which you build up your company, and an exhibition, in which you show and sell. So there are four exhibitions, in III, VI, IX and XII.
pap-calendar-working-round = A working round has four phases. In the planning phase you place pawns, in the action phase you use them, in the growth phase you train employees and upgrade buildings, and in the upkeep phase you pay.
pap-calendar-refill = When a working round opens, new cards come on display: { $display_cards } contracts, { $display_cards } buildings, { $display_cards } employees and { $display_designs } designs.
pap-calendar-first-display = Round I uses the display of the set-up and gets no other. So a deck of 18 ordinary cards, of which three come out each time, lasts exactly for the six working rounds before the last quarter.
pap-calendar-next-card = The next card of each of the three decks with abilities (contracts, buildings and employees) lies face up on its deck. Nobody can take it yet, but it comes first when the next display is laid out. This way you always know one card of each kind in advance.
pap-calendar-first-player = When a working round opens, the first player token moves one seat to the left. Only in round I it stays where chance has put it.

## Planning

chapter-pap-planning = Planning Phase
    .intro = The board has nine locations: 1 Bank, 2 Contracts, 3 Buildings, 4 Employees, 5 New Designs, 6 Local Manufacturer, 7 Warehouse, 8 Import, 9 Last Minute Preparations. Your pawns decide which of them you will use in this round.
pap-planning-turns = The first player begins, and in turn order each company places one pawn on a location of its choice. Go round until all pawns are placed. The locations do nothing yet.
pap-planning-spaces = A pawn goes to the first free space of its location. You may place several pawns at one location, to use it several times. Being early matters: whoever acts first has the larger choice.
pap-planning-pawn-limit = Each location except the Bank has a limited number of spaces: { $spaces_two } with two companies, { $spaces_three } with three, { $spaces_four } with four. When all of them are taken, the location is closed for this round.
pap-planning-bank-unlimited = The Bank takes any number of pawns.
pap-planning-ignore-limit = Some abilities let you place a pawn where all spaces are taken. Such pawns queue up behind the full spaces in the order in which they came.

## Actions

chapter-pap-action = Action Phase
    .intro = Now the locations take effect. What each of them offers stands in the chapters after this one.
pap-action-locations = The locations take effect one by one, from 1 to 9. Do not skip one without pawns: some abilities do without a pawn what the location does, or a part of it.
pap-action-pawn-order = At a location, pawns act from the first space to the last; for location 9, see its own chapter. Use what the location offers, then take your pawn back.
pap-action-decline = You may take a pawn back without using its location, whether you cannot use it or do not want to.
pap-action-needs-pawn = Some abilities ask for a pawn. Such an ability works only at a location where you have a pawn of your own.
pap-action-pawns-first = All pawns of a location act before any ability that asks for no pawn. Abilities that ask for one are used just before that pawn acts. Example: Ada and Ben have one pawn each at New Designs, Ada in front; Cleo has none there, but an ability that works without. First Ada's pawn acts, then Ben's, and then Cleo's ability.
pap-action-before-own-pawn = When your pawn's turn has come, first use all your abilities for this location, those that ask for a pawn and those that do not; then the pawn acts. Companies without a pawn there use their abilities after the last pawn. Example: Ada and Ben have one pawn each at New Designs, Ada in front; Cleo has none there, but an ability that works without. The order is Ada's abilities, Ada's pawn, Ben's abilities, Ben's pawn, Cleo's ability.
pap-action-abilities-first = At each location all abilities are used first, then the pawns act. Example: Ada and Ben have one pawn each at New Designs, Ada in front; Cleo has none there, but an ability that works without. The abilities of all three come first, in turn order; then Ada's pawn acts, and then Ben's.
pap-action-ability-turn-order = When several companies may use abilities at the same moment, they do so in turn order.
pap-action-repeat-pawn-abilities = Each further pawn that you have at a location makes your abilities that ask for a pawn ready once more. With two pawns, such an ability works twice.
pap-action-no-repetition = Further pawns that you have at a location make no ability ready again. Each works once there, whatever the number of your pawns.
pap-action-pawnless-once = An ability that asks for no pawn works once at its location in a round, even if you have several pawns there.
pap-action-new-card-acts = A contract, building or employee is ready as soon as you gain it. If its ability belongs to the location where you have just gained it, you may use it right away.

## Location 1

chapter-pap-bank = Bank
    .intro = Location 1. Here you borrow money in good time. What that costs stands in the chapter on Credits.
pap-bank-limit = Count the designs that you hold of each style, whether or not you have their materials. The Bank lends you up to { $credit_per_design } cash for each design of the style you have most of. You may take any amount up to this limit, in tens.
pap-bank-printed-styles = Only the style printed on a design counts at the Bank. Abilities that change a style belong to the show.
pap-bank-per-visit = Each of your pawns has the full limit for itself. With two pawns at the Bank you may take two Credits, each of them up to the limit.

## Location 2

chapter-pap-contracts = Contracts
    .intro = Location 2. A contract lasts for a short time only: strong at first, weaker after one show, gone after the next.
pap-contracts-take = Take one of the open contracts. It is free: it has neither a price nor an upkeep.

## Location 3

chapter-pap-buildings = Buildings
    .intro = Location 3. A building is paid for twice: once when you buy it, and then a little in every round.
pap-buildings-buy = Take one of the open buildings and pay its price. Its upkeep is added to yours. You can take only what you can pay for.
pap-buildings-workplace = Each building has a place for one more employee. Since location 3 comes before location 4, somebody you hire in the same round can already work there.
pap-buildings-permanent = A building stays with you until the end, and so does its upkeep. There is no way to give it up.

## Location 4

chapter-pap-employees = Employees
    .intro = Location 4. Employees want no money when they come, but in every round from then on.
pap-employees-hire = Take one of the open employees. You pay nothing for it now, but the employee's upkeep is added to yours.
pap-employees-place = New employees go to your player board as long as it has a free place, and each covers a starting employee whose printed 1 then no longer counts. When the board is full, they work under your buildings, one under each.
pap-employees-make-room = If you have no free place, you must first dismiss one of your employees and pay what that costs. The new one then takes that place. If you cannot or do not want to do so, you hire nobody.

## Location 5

chapter-pap-designs = New Designs
    .intro = Location 5. Without designs there is nothing to show and nothing to sell.
pap-designs-take = Take one of the open designs, or the top design of the deck without having seen it. Either way it then lies open before you.
pap-designs-reshuffle = When a design is needed and the deck is empty, shuffle the discarded designs into a new deck, even in the middle of an action.

## Locations 6 to 8

chapter-pap-materials = Materials
    .intro = Locations 6, 7 and 8 sell cotton, denim, wool, leather, silk and lace. They differ in what you may buy, in their prices, and in the Quality tokens that they add. Such tokens win prizes in the show.
pap-materials-local-manufacturer = At the Local Manufacturer (location 6) you choose one material and buy as many pieces of it as you like.
pap-materials-warehouse = At the Warehouse (location 7) you buy one piece of each material that you want. Example: one piece of cotton and one of lace is a possible purchase, two pieces of cotton are not.
pap-materials-import = At Import (location 8) you choose one material and buy as many pieces of it as you like.
pap-materials-quality = A purchase brings Quality: { $quality_local } at the Local Manufacturer, { $quality_warehouse } at the Warehouse, { $quality_import } at Import. It makes no difference how many pieces you buy.
pap-materials-no-purchase = If you buy nothing, you gain no Quality.
pap-materials-price = Every material has its own price at each location, and you pay it for each piece. At the Local Manufacturer, a piece of cotton costs { $cotton_local } cash, denim { $denim_local }, wool { $wool_local }, leather { $leather_local }, silk { $silk_local } and lace { $lace_local }. At the Warehouse, a piece of cotton costs { $cotton_warehouse } cash, denim { $denim_warehouse }, wool { $wool_warehouse }, leather { $leather_warehouse }, silk { $silk_warehouse } and lace { $lace_warehouse }. At Import, a piece of cotton costs { $cotton_import } cash, denim { $denim_import }, wool { $wool_import }, leather { $leather_import }, silk { $silk_import } and lace { $lace_import }. Abilities can make materials cheaper, but no piece ever costs less than { $lowest_price }.
pap-materials-unlimited = Materials never run out.
pap-materials-unassigned = You keep your materials together in one supply. Only in the show do you decide which pieces are used for which design.

## Location 9

chapter-pap-preparations = Last Minute Preparations
    .intro = Location 9. A last touch before the show, or a little money.
pap-preparations-choose = Choose one of four rewards: { $preparation_quality } Quality, { $preparation_public_relations } Public Relations, { $preparation_trend } Trend or { $preparation_cash } cash.
pap-preparations-once = Each reward lies there only once. What somebody has taken, nobody else can choose in this round.
pap-preparations-refill = In round I all four rewards are there. Whatever has been taken comes back when the next working round opens, and not before.
pap-preparations-unlimited = All four rewards are open to every pawn, no matter what others have chosen.
pap-preparations-left-to-right = Here as elsewhere, pawns act from the first space to the last. Whoever comes first chooses first.
pap-preparations-right-to-left = Here pawns act in reverse, from the last space to the first. Whoever came first chooses last, knowing what everybody else has chosen.

## Credits

chapter-pap-credits = Credits
    .intro = A Credit is money that you borrow because you want to. Use it to buy now what the next show will pay for.
pap-credits-take = You get a Credit from the Bank or from an ability that grants one. You receive its full amount in cash at once.
pap-credits-interest = Until it is repaid, a Credit adds a tenth of its amount to your upkeep. This interest is paid in every round, exhibitions included. Example: a Credit of 30 adds 3.
pap-credits-due = When the next exhibition comes to its upkeep phase, you repay the full amount, neither earlier nor later. Example: a Credit of 30 from round IV costs 3 in each of the rounds IV, V and VI, and 30 at the end of round VI, in all 39.

## Growth

chapter-pap-growth = Growth Phase
    .intro = Many employees can be trained and many buildings upgraded. Their backs do more than their fronts.
pap-growth-limits = In turn order, each company may train one employee and upgrade one building: both, one of the two, or neither. There is no growth phase in an exhibition.
pap-growth-steps = Pay what the training or the upgrade costs and turn the card over. From now on its back counts, both its abilities and its upkeep.
pap-growth-once = Each card can be trained or upgraded a single time. Once its back shows, it stays as it is.
pap-growth-employee-stays = Upgrading a building changes nothing for the employee who works under it.

## Upkeep

chapter-pap-upkeep = Upkeep Phase
    .intro = Every round ends with bills. Keep enough cash for them when you shop.
pap-upkeep-abilities-first = First you may use abilities for the upkeep phase. The cash that they bring can go straight into the payment.
pap-upkeep-pay = Then every company pays its whole upkeep. This happens in every round, in working rounds and in exhibitions.
pap-upkeep-surplus = If your upkeep is below zero, you are paid instead. Example: an upkeep of -2 brings you 2 cash.
pap-upkeep-no-surplus = Your upkeep cannot fall below zero. Whoever would be lower pays nothing and receives nothing.

## Loans

chapter-pap-loans = Loans
    .intro = A loan is money that you borrow because you must. Plan so that you never need one.
pap-loans-forced = If your cash does not cover your upkeep, or in an exhibition your debts, you have to take a loan. There is no other way to get one, least of all for buying cards or materials.
pap-loans-amount = A loan taken for your upkeep brings { $loan_cash } cash.
pap-loans-interest = A loan adds { $loan_interest } to your upkeep until it is repaid. If you take it to pay your upkeep, that very payment already rises by this interest.
pap-loans-several = If one loan is not enough, another follows, until you can pay. The interest of a loan may itself be what makes the next one necessary. Say that a loan brings 20 and adds 2, and that you have 19 cash for an upkeep of 38. With one loan you have 39 cash, but the upkeep is now 40; a second loan makes it 59 cash for an upkeep of 42, and 17 are left.
pap-loans-payback = Repaying a loan costs { $loan_payback } cash. Compare this with what it has brought you.
pap-loans-due = A loan is repaid when the next exhibition comes to its upkeep phase, neither earlier nor later.

## End of the round

chapter-pap-round-end = End of a Working Round
pap-round-end-clear = When all have paid their upkeep, the open contracts, buildings, employees and designs are discarded. What nobody has taken is gone. Then the next round begins.

## Exhibitions

chapter-pap-exhibition = Exhibitions
    .intro = Every third round is an exhibition. Two months of work are judged, and most of your income arrives at once.
pap-exhibition-phases = An exhibition has five phases. In the prestige exchange old Prestige becomes VP, in the show phase collections are presented, in the awards phase they are judged, in the sales phase they are sold, and in the upkeep phase bills and debts are paid.
pap-exhibition-board-rests = The board rests during an exhibition. No cards come on display, no pawns are placed, and nobody passes the first player token on.

## Prestige exchange

chapter-pap-exchange = Prestige Exchange Phase
    .intro = Prestige is what the prizes of a show bring. It serves you twice: at once it raises your sales, and later it turns into VP.
pap-exchange-late = Keep the Prestige of an exhibition until the next one begins. Then all of it turns into VP, and you start again from none. In round III there is nothing to exchange yet.
pap-exchange-rate = One Prestige is worth { $points_two } VP with two companies, { $points_three } VP with three and { $points_four } VP with four.

## The show

chapter-pap-show = Show Phase
    .intro = You show one collection, in all cities of the exhibition at once.
pap-show-turn-order = In turn order, each company presents its collection for all to see. After presenting you may use your abilities for the show.
pap-show-one-style = A collection consists of designs of one style. You choose the style, and which and how many of your designs of that style to show. You may even show none.
pap-show-finishable = You can show a design only if you have both its materials. Such a design is called finished.
pap-show-shared-supply = Your materials must suffice for all the designs of the collection together, because a piece goes into one design only. Example: two designs that both need silk take two pieces of silk.
pap-show-bonus = Some designs have a bonus of 1 Quality or 1 Trend. You gain it when you show the design, and in no other way.
pap-show-speciality = Each shown design of your own clothing type brings you 1 Trend.
pap-show-two-trends = Bonus and speciality add up: a design of your clothing type with a Trend bonus brings 2 Trend.
pap-show-margin-icon = The icon for a better margin brings you nothing. It tells that the design sells for much, measured by what its materials cost.
pap-show-margin-cash = The icon for a better margin is a bonus too: each design with it brings you { $margin_cash } cash as soon as you show it, and nothing as long as you keep it.
pap-show-style-change = Some abilities change the style of a design. They work only while you present, only on a finished design, and only to bring it into the collection that you are showing.
pap-show-style-token = An ability that names a style gives a design that style. The design can then join a collection of this style, and no other. At a table, a style token marks it.
pap-show-ok-token = An ability that names your collection instead of a style gives a design whatever style the collection has. At a table, an OK token marks it.

## Awards

chapter-pap-awards = Awards Phase
    .intro = Each city judges features, one in each row of its show tile, the weightiest on top. First and second place in a row can win Prestige.
pap-awards-features = There are four features. For Quality, Trend and Public Relations (PR) companies compare their tokens of that name. For Quantity they compare how many designs they show. Whoever has most takes first place.
pap-awards-first-exhibition = In round III there is one city, and all four rows of its tile are judged.
pap-awards-second-exhibition = In round VI there are two cities, and the upper three rows of each tile are judged.
pap-awards-third-exhibition = In round IX there are three cities, and the upper two rows of each tile are judged.
pap-awards-last-exhibition = In round XII there are four cities, and by itself only the top row of each tile is judged.
pap-awards-journalist-for-everyone = If any company employs the Journalist, or has another card that says the same, the second rows are judged too in round XII. Every company can win there, not only the one that has the card.
pap-awards-journalist-for-owner = If a company employs the Journalist, or has another card that says the same, the second rows are judged too in round XII. Only companies with such a card can win Prestige there; the ranks of the others still count.
pap-awards-journalist-for-nobody = The second rows are not judged in round XII, whoever is employed. The Journalist, and the other card that would have them judged, do something else instead; their texts say what.
pap-awards-one-collection = The same collection and the same tokens are judged in every city. So you have the same rank in a feature everywhere; only the prize differs, by the row in which a city has that feature.
pap-awards-all-tokens-count = All your tokens count, and they count in every city. It does not matter how you gained them, nor whether you have used the materials that came with them.
pap-awards-two-companies = With two companies, first and second place win this much Prestige: { $two_row1_first } and { $two_row1_second } in the top row, { $two_row2_first } and { $two_row2_second } in the second, { $two_row3_first } and { $two_row3_second } in the third, { $two_row4_first } and { $two_row4_second } in the fourth. Where it says 0 there is no such prize.
pap-awards-three-companies = With three companies, first and second place win this much Prestige: { $three_row1_first } and { $three_row1_second } in the top row, { $three_row2_first } and { $three_row2_second } in the second, { $three_row3_first } and { $three_row3_second } in the third, { $three_row4_first } and { $three_row4_second } in the fourth. Where it says 0 there is no such prize.
pap-awards-four-companies = With four companies, first and second place win this much Prestige: { $four_row1_first } and { $four_row1_second } in the top row, { $four_row2_first } and { $four_row2_second } in the second, { $four_row3_first } and { $four_row3_second } in the third, { $four_row4_first } and { $four_row4_second } in the fourth. Where it says 0 there is no such prize. The top row weighs most.
pap-awards-four-companies-retail = With four companies, first and second place win this much Prestige: { $four_row1_first } and { $four_row1_second } in the top row, { $four_row2_first } and { $four_row2_second } in the second, { $four_row3_first } and { $four_row3_second } in the third, { $four_row4_first } and { $four_row4_second } in the fourth. Where it says 0 there is no such prize. The top row weighs no more than the second.
pap-awards-eligible = Two things give you a rank in a feature: a design in the show, and a token of that feature. One of each is enough. For Quantity, the designs themselves are what counts.
pap-awards-unranked = A company without a rank is left out as if it were not there: it takes no place and ties with nobody.
pap-awards-tie-for-first = Two companies that tie for first place both take the second prize, and nobody takes the first. If the row has no second prize, they get nothing. All others drop by one place, so whoever comes next wins nothing either.
pap-awards-three-tied-for-first = If three or more companies tie for first place, this row brings nobody anything.
pap-awards-tie-for-second = Companies that tie for second place win nothing, and nobody moves up in their stead. The winner keeps the first prize.

## Sales

chapter-pap-sales = Sales Phase
    .intro = Now the collections are sold. More designs and more Prestige multiply each other.
pap-sales-prestige-effect = First multiply the number of designs that you showed by your Prestige, and take that much cash. All your Prestige is from this exhibition, for older Prestige has been exchanged. Example: 3 designs and 5 Prestige bring 15 cash.
pap-sales-collection = Then each design that you showed brings its sale value in cash. These designs and their materials leave your company.
pap-sales-rest-stays = You keep the designs that you did not show and the materials that you did not use. They can serve in a later show.
pap-sales-tokens-discarded = Now you may use abilities for the sales phase. After that, all tokens of Quality, Trend and Public Relations are discarded; none can be saved for a later show. Your Prestige stays with you.

## Debts

chapter-pap-debts = Upkeep Phase of an Exhibition
    .intro = It begins like any other upkeep phase. Then the debts fall due.
pap-debts-after-upkeep = First come the abilities for the upkeep phase, then the upkeep, still with the interest of all your debts. After that you repay every Credit and every loan that is older than this exhibition.
pap-debts-forced-loan = If your cash does not cover these debts, you must take new loans for them, as many as are needed. Say that such a loan brings 18, and that you owe 40 with 10 cash in hand: two loans make it 46, and 6 are left.
pap-debts-loan-cash = A loan for debts brings { $debt_loan_cash } cash; a loan for upkeep brings { $loan_cash }, even in the same exhibition. The reason is that upkeep has been paid already: any difference is the first interest, kept back at once.
pap-debts-new-loans-wait = A loan taken in this exhibition, for upkeep or for debts, is not repaid in it. It waits for the next exhibition.
pap-debts-upkeep-drops = Once debts are repaid, their interest leaves your upkeep.

## Aging of contracts

chapter-pap-aging = Aging of Contracts
    .intro = Contracts do not last. Taken early in a quarter, a contract gives you the most.
pap-aging-weaken = At the end of an exhibition, every contract that shows its front is turned to its weaker back. This goes for new ones too, whenever you took them.
pap-aging-expire = A contract that had been turned in an earlier exhibition is discarded. Example: a contract taken in round I or II is strong up to the show of round III, weak up to the show of round VI, and then gone.
pap-aging-moment = Contracts age after the debts have been settled. In round XII they do not age at all, so contracts of the last quarter never weaken.

## Last quarter

chapter-pap-last-quarter = Last Quarter
    .intro = Rounds X to XII are the end of the year. The cards of this quarter are made for a short time.
pap-last-quarter-cards = From round X on, the last-quarter cards that were set aside are the decks of contracts, buildings and employees. Their top cards lie face up, as before. What is left of the old decks goes out of the game.
pap-last-quarter-shuffled = Each of the last-quarter decks is shuffled before it comes into play.
pap-last-quarter-unshuffled = The decks of the last quarter are not shuffled. Their cards come in the same order in every game.
pap-last-quarter-no-growth = Employees and buildings of the last quarter can be neither trained nor upgraded.
pap-last-quarter-older-grow = Employees and buildings from earlier quarters can still be trained and upgraded in rounds X and XI.

## Final scoring

chapter-pap-final-scoring = Final Scoring
    .intro = The year ends after round XII. Then it shows who has led a company best.
pap-final-scoring-exchange = First, the Prestige won in round XII is exchanged for VP, at the same rate as always.
pap-final-scoring-bankruptcy = Then loans that are still open, those of round XII, must be repaid from cash alone; VP pay no debts. A company that cannot do this is bankrupt and has no rank. So see to it that the last show pays for all that you owe.
pap-final-scoring-nobody-wins = If all companies are bankrupt, nobody wins.
pap-final-scoring-no-bankruptcy = Loans that are still open, those of round XII, are not looked at any more. They cost nothing, and every company has a rank.
pap-final-scoring-score = Your score is your cash plus your VP. The highest score wins.
pap-final-scoring-tie = If scores are equal, the company with more VP comes first.
pap-final-scoring-shared-win = Companies that are equal in VP too share the win.

## Open information

chapter-pap-information = Open Information
    .intro = Everybody may know nearly everything.
pap-information-open = Cash, cards, designs, materials and tokens of all companies are open, and so are the show tiles of the whole year from round I on. Hidden is only the order of the decks. What you intend to do is your own affair.
pap-information-forecast = At any time you may ask what any company could show at best with what it has now. The forecast answers this, bonuses and abilities included.

## Notes

chapter-pap-notes = Notes
    .intro = These notes change nothing in play. They are for people who have a box, or who compare the published texts.
pap-notes-credit-cards = With cards on a table, a Credit of more than 30 may be one card or several. Only the sum matters.
pap-notes-trend-source = The Korean text once lists location 8 as a source of Trend. It means location 9, the Last Minute Preparations.
pap-notes-ability-frequency = The English text lets every ability act once a round unless it says otherwise, the Korean one says so of most. This comes to the same: a card that acts more often says it.
pap-notes-card-places = The texts do not agree on which side of the player board contracts and designs lie. Put them where you like.
pap-notes-only-in-english = Three things stand in the English text alone: all companies pay their upkeep at the same time, information is open, and nobody has to tell what they plan for location 9. The Korean text denies none of them, so they hold.
pap-notes-last-quarter-rows = The show tiles of the last quarter have two rows, although only the upper one is judged by itself. The lower one is there for cards such as the Journalist.
pap-notes-pieces = Markers, tracks and tokens on cards help to keep count on a table and have no other meaning. If pieces of a kind run out, use something else: the number in the box limits nothing.
pap-notes-shopping-together = On a table, everybody may shop at locations 6, 7 and 8 at the same time to save time. Purchases there hardly ever touch each other.

## Worked examples

chapter-pap-example = Worked Examples
    .intro = Ada, Ben and Cleo lead three companies. Each example stands alone.
pap-example-bank = Ada holds one Casual, one Evening and three Sport designs, so her strongest style has three. The Bank lends her up to { $credit_for_three } cash, in tens. More than that it does not lend her, however many designs she has in all.
pap-example-growth = Ben's upkeep is 7. He trains his Accountant, whose upkeep rises by 1, and stands at 8; then he upgrades his Designers' Office, which costs 1 more as well, and stands at 9. He would like to train his Model too, but one training a round is all that is allowed.
pap-example-upkeep = Ben now owes an upkeep of 9. Even with what his Accountant brings he has only 6 cash, so he must take a loan. It brings { $loan_cash } cash and raises the upkeep by { $loan_interest }, so he pays { $nine_with_loan } at once.
pap-example-collection = Cleo holds three Evening designs and has both materials for each of them. She may show them together: they are a collection of three, which counts 3 for Quantity.
pap-example-two-player-awards = Only Ada and Ben play, and Quality is in the top row. Ada has 3 Quality tokens and takes first place, which brings { $two_row1_first } Prestige. Ben has none and so no rank: he does not get the second prize, although nobody else could.
pap-example-prestige-effect = Cleo shows two Casual designs and has 4 Prestige. She receives 2 times 4, that is 8 cash, before the designs themselves are sold.
pap-example-second-exhibition =
    Say that it is round VI, with three companies, 2 VP for each Prestige, and prizes of 4 and 2, 3 and 1, 2 and 1 from the top row down. London judges Quantity, Trend and Quality, Moscow Trend, Quality and Public Relations. Ada exchanges 6 Prestige for 12 VP, Ben 5 for 10 and Cleo 3 for 6; then Ada and Ben show two designs each, Cleo one.

    Ada and Ben tie for first place in Quantity (2 Prestige each); Cleo leads in Trend (3 and 4) before Ben (1 and 2); Ben leads in Quality (2 and 3), where Ada and Cleo tie for second place and win nothing; and only Ben has Public Relations (2).

    So Ada has won 2 Prestige, Ben 12 and Cleo 7, and times the designs they showed this brings 4, 24 and 7 cash. The designs themselves sell for 41, 45 and 17.
