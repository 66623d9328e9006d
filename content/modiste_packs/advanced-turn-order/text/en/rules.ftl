# The rules of the advanced variant. Every id is that of a clause in rules.yaml.

pap-advanced-opening = Chance puts all companies in an order. That is the turn order of round I.
pap-advanced-poorest-first = In rounds IV, VII and X companies play from the poorest to the richest. Wealth is cash plus VP; Prestige that has not been exchanged does not count.
pap-advanced-ties = Companies that are equally rich keep the order that they had among themselves.
pap-advanced-reversal = Rounds II, V, VIII and XI turn round the order of the round before: the last company plays first.
pap-advanced-exhibitions = An exhibition keeps the order of the round before.
pap-advanced-no-rotation = The order is a list that changes as a whole. The first player token is never passed on to the left.
