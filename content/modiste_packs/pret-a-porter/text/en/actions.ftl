# What a player may do: menu entries, read under their question.

action-place-pawn = { $location }
action-decline = Do nothing
action-take-credit =
    { $amount ->
        [0] no Credit
       *[other] a Credit of { $amount }
    }
action-take-contract = { $contract }
action-buy-building = { $building }
action-hire-employee = { $employee }
action-hire-in-place-of = { $employee } for { $dismissed_employee }
action-take-design = { $design }
action-draw-design = The top design
action-choose-material = { $material }
action-buy-quantity =
    { $amount ->
        [one] 1 piece
       *[other] { $amount } pieces
    }
action-buy-assortment =
    { $chosen_count ->
        [0] buy nothing
       *[other] buy { $chosen }
    }
action-take-preparation = { $resource }
action-use-abilities =
    { $chosen_count ->
        [0] use none
       *[other] use { $chosen }
    }
action-sell-designs =
    { $chosen_count ->
        [0] sell nothing
       *[other] sell { $chosen }
    }
action-sell-materials =
    { $chosen_count ->
        [0] sell nothing
       *[other] sell { $chosen }
    }
action-train = Train { $employee }
action-upgrade = Upgrade { $building }
action-end-growth = Nothing (more)
action-choose-style = { $style }
action-show-nothing = Show nothing
action-show-designs =
    { $chosen_count ->
        [0] show nothing
       *[other] show { $chosen }
    }
action-dismiss = Dismiss { $employee }
