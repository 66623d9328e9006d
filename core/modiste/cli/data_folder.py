"""Where a person's own packs are: apart from what reads them, as `--help` looks there too and must come at once."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def packs_folder() -> Path:
    """Return the folder of a person's own packs."""
    return platformdirs.user_data_path("modiste", appauthor=False) / "packs"
