"""Bots that know how to run a company."""
