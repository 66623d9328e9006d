# What the variant is called, and what it changes in one sentence.

variant-wallflowers = Wallflowers
    .about = In every other round, whoever brought the least flair chooses first.
