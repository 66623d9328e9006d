# What the variant is called, and what it changes in one sentence.

variant-advanced-turn-order = Advanced Turn Order
    .about = Turn order follows wealth instead of going round the table: whoever is behind acts first.
