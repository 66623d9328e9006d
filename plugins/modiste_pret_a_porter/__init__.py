"""Prêt-à-Porter: companies, shows and prestige, as a plugin of Modiste."""
