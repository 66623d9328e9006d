# What is wrong with card files, as only this game can say it.

couture-problem-deck = the auction deck has { $count } cards; it should have { $wanted }
couture-problem-hand = the model { $model } has no such bid card: { $card }
couture-problem-id = { $id } is there twice
couture-problem-untied = { $card } needs a tiebreaker for every copy
couture-problem-tiebreaker = the tiebreaker { NUMBER($number, useGrouping: 0) } is there twice
