"""What pytest loads at every start where Modiste is installed: an option, a marker and a fixture, and nothing else.

The checks themselves are imported by the test files that use them.
"""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let records of broken promises be kept where somebody wants them."""
    group = parser.getgroup("modiste", "Modiste, an engine for tabletop games")
    text = "keep the records of matches that break a promise in DIR (usual: pytest's own folder for temporary files)"
    group.addoption("--modiste-records", metavar="DIR", type=Path, help=text)


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known that says which clauses of the rules a test sees at work."""
    text = "the clauses of rules.yaml that this test sees at work, or sees defended (refused)"
    config.addinivalue_line("markers", f"rule(*clauses, refused=False): {text}")


@pytest.fixture(scope="session")
def modiste_records(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder for records of matches that break a promise; it is made when there is one."""
    given: Path | None = request.config.getoption("--modiste-records")
    return (given or tmp_path_factory.getbasetemp() / "modiste-records").resolve()
