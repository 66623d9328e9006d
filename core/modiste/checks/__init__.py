"""What is wrong in content packs: their manifest, cards, names, rules and texts, looked through without playing."""
