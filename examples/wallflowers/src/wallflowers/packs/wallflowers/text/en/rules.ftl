# The wording of the clause in rules.yaml.

wallflowers-round-order = In rounds 1, 3 and 5 whoever brought the garment with the most flair chooses first, and so on down to the least. In rounds 2, 4 and 6 it is the other way round: the least flair chooses first.
