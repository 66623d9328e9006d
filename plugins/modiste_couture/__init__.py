"""Couture, a game of sealed bids by Yusuke Sato, as a plugin of Modiste."""
