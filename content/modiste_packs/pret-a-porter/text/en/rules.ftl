# The complete rules of Prêt-à-Porter, one message for each clause of rules.yaml, in its order.
#
# Plain paragraphs, one to a line, so that whoever shows them wraps them. Values are put in by the game:
#
#   $fewest_companies, $most_companies          game.py, `seats`, its first and its last number
#   $starting_cash, $pawns, $board_places       words.py: STARTING_CASH, PAWNS, BOARD_PLACES
#   $starting_upkeep                            company.upkeep of a company as the set-up leaves it
#   $display_cards, $display_designs            words.py: DISPLAY_SIZES of contracts (as of buildings and employees)
#                                               and of designs
#   $spaces_two, $spaces_three, $spaces_four    the rule pawn_limit, with so many companies
#   $credit_per_design, $credit_for_three       the rule credit_limit of a seat whose best style has one or three designs
#   $quality_local, $quality_warehouse,         words.py: QUALITY_OF
#   $quality_import
#   $cotton_local, $cotton_warehouse,           the cards in play: state.cards.prices[location]["cotton"]
#   $cotton_import
#   $lowest_price                               phases/materials.py: LOWEST_PRICE
#   $preparation_quality, $preparation_trend,   words.py: PREPARATIONS
#   $preparation_public_relations,
#   $preparation_cash
#   $loan_cash, $loan_interest                  the rule loan_terms for upkeep: cash, interest
#   $loan_payback, $debt_loan_cash              the options of these names; the rule loan_terms for debts: payback, cash
#   $points_two, $points_three, $points_four    the rule victory_points_per_prestige, with so many companies
#   $two_row1_first ... $four_row4_second       the rule prestige_awards with so many companies: row, first or second prize
#   $nine_with_loan                             9 + $loan_interest
#
# A worked example that would need the results of more sums than these begins with its own numbers ("Say that").

## Set-up

chapter-pap-setup = Set-up
    .intro = You lead a young fashion company through one year. You gather designs, materials, contracts, buildings and employees; every third month you show a collection and sell it. All prices are in cash. After twelve months, the company with the most cash and victory points (VP) together wins.
pap-setup-players = The game is for { $fewest_companies } to { $most_companies } companies. Each player leads one.
pap-setup-displays = Contracts, buildings and employees each have a deck. Set the last-quarter cards of each deck aside; they come into play in round X. Shuffle the rest and lay { $display_cards } contracts, { $display_cards } buildings and { $display_cards } employees open. The open cards are called the display, and they are what you can take.
pap-setup-company = Your company begins with { $starting_cash } cash, { $pawns } pawns and no VP. Its upkeep, the sum to be paid in every round, is { $starting_upkeep }: so much do the { $board_places } unskilled starting employees on your player board cost.
pap-setup-starting-designs = Draw a clothing type token at random. Its type (jacket, dress, shoes, pants or shirt) is your company's speciality. The token also names the two designs with which you begin.
pap-setup-design-deck = Shuffle all other designs into a face-down deck, together with the starting designs that nobody has. Lay { $display_designs } of them open.
pap-setup-shows = Each show tile stands for a city. Of the six ordinary tiles, chance puts one at round III, two at round VI and three at round IX. The four last-quarter tiles belong to round XII. All of them lie open from the start, so you can prepare for shows that are far away.
pap-setup-first-player = Chance says who is the first player. Turn order begins there and goes round the table to the left.

## Cards

chapter-pap-cards = Cards
    .intro = There are four kinds of cards. Contracts, buildings and employees have abilities that help your company. Designs are the clothes that you make, show and sell.
pap-cards-designs = A design has a style (Evening, Business, Casual, Rock or Sport), a clothing type (jacket, dress, shoes, pants or shirt), two materials of which it is made, a sale value, and perhaps a bonus. It has no ability. Only designs of one style are shown together, so it pays to gather one style.
pap-cards-gained-in-action = You gain cards in the action phase of a working round. No other phase offers any.
pap-cards-once-per-round = You may use each ability once in a round. Only a card or a rule that expressly grants more makes an exception.
pap-cards-optional = You never have to use an ability. Not using one costs nothing.
pap-cards-instant-on-gain = An ability that acts "at once" acts a single time, at the moment when you gain its card.
pap-cards-instant-on-flip = When a card is turned over and the side that now shows has an ability that acts "at once", it acts at that moment, a single time. Cards are turned over when they are trained or upgraded, and contracts also when they weaken.
pap-cards-goods-selling = Some abilities sell goods. You give up the designs or materials that the ability names and receive the cash it states. What you have sold this way can no longer be shown.
