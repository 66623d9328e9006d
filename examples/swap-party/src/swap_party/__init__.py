"""Swap Party: a quick card game for two to five, as a plugin of Modiste."""
