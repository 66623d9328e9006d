"""Swap Party with wallflowers: a variant, as a plugin of Modiste."""
