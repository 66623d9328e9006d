# What each phase asks, above its menu.

question-placing-pawns = Where do you place a pawn?
question-borrowing = The bank: how much Credit do you take?
question-taking-contract = Which contract do you sign?
question-buying-building = Which building do you buy?
question-hiring = Whom do you hire?
question-taking-design = Which design do you take?
question-choosing-material = { $location }: which material do you buy?
question-choosing-quantity = { $location }: how many pieces of { $material } do you buy?
question-buying-assortment = { $location }: of which materials do you buy a piece?
question-choosing-preparation = { $location }: what do you take?
question-using-abilities = { $moment }: which of your abilities do you use?
question-taking-credit = Your card lends you money: how much Credit do you take?
question-selling-goods =
    { $most ->
        [one] { $goods }: which one do you sell for { $price } cash?
       *[other] { $goods }: which ones do you sell for { $price } cash each, { $most } at most?
    }
question-growing =
    { $trained ->
        [yes] Growth: which building do you upgrade?
       *[no] { $upgraded ->
            [yes] Growth: whom do you train?
           *[no] Growth: whom do you train, or which building do you upgrade?
        }
    }
question-choosing-style = The show: which style do you present?
question-choosing-designs = The show, { $style }: which designs do you present?

## Words of the questions

goods-design = Your designs
goods-material = Your materials

moment-gained = Just gained
moment-upkeep = Upkeep
moment-show = The show
moment-sales = Sales
moment-bank = Bank
moment-contracts = Contracts
moment-buildings = Buildings
moment-employees = Employees
moment-designs = New Designs
moment-local-manufacturer = Local Manufacturer
moment-warehouse = Warehouse
moment-import = Import
moment-preparations = Last Minute Preparations
