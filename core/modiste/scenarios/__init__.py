"""Scenario files: questions of the rules, settled by what is given, done and expected."""
