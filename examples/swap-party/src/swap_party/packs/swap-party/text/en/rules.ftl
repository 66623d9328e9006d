# The rules: `chapter-...` names a chapter of rules.yaml and, as `.intro`, opens it; every other message words a clause.

chapter-swap-party-overview = What it is about
    .intro = { $least_seats } to { $most_seats } friends meet to swap clothes. Everybody brings some, and nobody takes home what was theirs.

swap-party-overview-goal = Whoever has the closet with the most points wins. Equal points share the victory.
swap-party-overview-deal = Everybody is dealt seven garments and keeps them secret: one for each of six rounds, and one that stays. Each garment has a fabric (denim, silk, tweed or velvet), is a hat, a coat or shoes, and has a number from 1 to 48: its flair.

chapter-swap-party-round = A round

swap-party-round-host = The host hangs two garments from the deck on the rail.
swap-party-round-bring = Everybody chooses a garment of their hand in secret. All are shown at once and join those on the rail.
swap-party-round-order = Whoever brought the garment with the most flair chooses first, whoever brought the least chooses last.
swap-party-round-take = When it is your turn, take a garment from the rail and put it into your closet. It cannot be the one you have just brought.
swap-party-round-charity = The two garments that nobody took go to charity; they are out of the game.

chapter-swap-party-score = The end

swap-party-score-keep = After six rounds, the garment that is left in your hand goes into your closet.
swap-party-score-collections = All your garments of one fabric are a collection: 1, 2, 3, 4 or 5 of them score 1, 3, 6, 10 or 15 points, and each further one scores one more than the one before it.
swap-party-score-looks = A hat, a coat and shoes make a look, whatever their fabrics. Each look scores { $look_points ->
    [one] { $look_points } point
   *[other] { $look_points } points
}. A garment is part of one look at most, but counts for its collection as well.
