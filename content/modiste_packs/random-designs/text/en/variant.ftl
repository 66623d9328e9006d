# What the variant is called, and what it changes in one sentence.

variant-random-designs = Random Starting Designs
    .about = Every company begins with two designs dealt at random, as in the edition of 2011, instead of those on its clothing type token.
