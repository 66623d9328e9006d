"""The command line: the only part of Modiste that knows click, rich, a keyboard and a terminal."""
