"""Prêt-à-Porter with starting designs drawn at random, as the edition of 2011 dealt them."""
