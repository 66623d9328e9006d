"""Bots that know how to bid."""
