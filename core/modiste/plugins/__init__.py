"""Plugins: where they come from, how they are loaded, and what can be wrong with them."""
