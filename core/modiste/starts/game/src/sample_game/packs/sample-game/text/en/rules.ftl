# The rules: `chapter-...` names a chapter of rules.yaml and, as `.intro`, opens it; every other message words a clause.

chapter-sample-game-round = A round
    .intro = { $least_seats } to { $most_seats } players fill their wardrobes in three rounds.

sample-game-round-fill = Lay out a garment for each player, and one more. What was left of the round before is out of the game.
sample-game-round-take = One after the other, each player takes a garment that lies there. In the second round the second player begins, and so on.

chapter-sample-game-end = The end

sample-game-end-score = Add up the points of your garments. The most points win; equal points share the victory.
