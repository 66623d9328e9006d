"""Sample Variant, a variant of some-game, as a plugin of Modiste."""
