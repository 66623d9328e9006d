"""`python -m tests.golden.generate` writes the golden playthroughs anew: a change to be read before it counts."""

from __future__ import annotations

from tests.golden.playthrough import PLAYTHROUGHS, lines

if __name__ == "__main__":
    for play in PLAYTHROUGHS:
        play.path.write_text("\n".join(lines(play)) + "\n", encoding="utf-8")
        print(play.path.name)
