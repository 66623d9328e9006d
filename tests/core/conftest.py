"""Fixtures of the tests of the engine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, EntryPoint, distributions
from pathlib import Path

import pytest

from modiste.plugins.loading import GROUP
from tests.core.written import COUNT, HEAD, Install


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Write distributions with plugins; each call returns the entry points of one."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(distribution: str, **plugins: str) -> list[EntryPoint]:
        info = tmp_path / str(next(COUNT)) / f"{distribution}-2.5.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 2.5\n")
        lines = [f"[{GROUP}]"]
        for name, code in plugins.items():
            module = f"{name}_{next(COUNT)}"
            (tmp_path / f"{module}.py").write_text(HEAD + code)
            lines.append(f"{name} = {module}")
        (info / "entry_points.txt").write_text("\n".join(lines))
        found: list[Distribution] = list(distributions(path=[str(info.parent)]))
        return [entry for one in found for entry in one.entry_points]

    yield write
    for module in set(sys.modules) - before:
        del sys.modules[module]
