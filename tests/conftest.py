"""What all tests share."""

import pytest

from modiste.catalogue import Catalogue
from modiste.plugins.loading import load


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """Give everything that is installed."""
    return load()
