"""Sample Game, as a plugin of Modiste."""
