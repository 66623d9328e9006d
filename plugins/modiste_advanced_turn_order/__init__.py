"""Prêt-à-Porter with the advanced variant of its English text: whoever is behind acts first."""
