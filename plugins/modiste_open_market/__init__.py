"""Couture with an open market: the cards of the next turn are known one turn ahead."""
