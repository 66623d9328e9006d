"""Which Modiste this is."""

from __future__ import annotations

from importlib import metadata


def version() -> str:
    """Return the version of the installed distribution, `0` where Modiste runs without being installed."""
    try:
        return metadata.version("modiste")
    except metadata.PackageNotFoundError:
        return "0"
