"""Content packs: folders of data that say who they are, read into models with all their errors at once.

A pack is `pack.yaml` beside `cards/`, `text/<language>/` and `rules.yaml`, and holds no Python. It is reached
through importlib.resources, so that one in a zip file, a user's folder or an installed package reads alike.
"""

from __future__ import annotations

import importlib.resources
import os
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError

from modiste import yaml_reader
from modiste.content import problems_of
from modiste.errors import ContentError
from modiste.problem import Problem, Said, place_in, said, system_reason
from modiste.vocabulary import Provenance
from modiste.yaml_reader import Located, YamlError

LARGEST_FILE: Final = 1_000_000
"""The size in bytes beyond which a file is no card list but a mistake, or an attack."""

PackKind = Literal["cards", "language"]
Model = TypeVar("Model", bound=BaseModel)


class PackError(ContentError):
    """A pack that cannot be used; `problems` holds everything that is wrong with what was read of it."""

    code = "content/pack"

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)), problems=self.problems)


@dataclass(frozen=True, slots=True)
class Pack:
    """A content pack: what `pack.yaml` says of it, and where its files are."""

    id: str
    game: str
    kind: PackKind
    version: str
    languages: tuple[str, ...]
    licence: str
    provenance: Provenance | None
    title: str
    extends: tuple[str, ...]
    root: Traversable

    def read(self, model: type[Model], *names: str) -> Model:
        """Read one file, or several as one mapping, into `model`; raise all that is wrong in them."""
        book, problems = _open_all(self.root, names)
        try:
            result = model.model_validate(book.value)
        except ValidationError as error:
            problems += problems_of(error, model, book.file_of, partial=bool(problems))
        if problems:
            raise PackError(problems)
        return result

    def text(self, name: str) -> str:
        """Return the text of the file `name`, a path with slashes from the root of the pack."""
        return read_text(self.root, name)

    def has(self, name: str) -> bool:
        """Tell whether there is a file `name`, a path as for `text`."""
        return _at(self.root, name).is_file()

    def files(self, folder: str, suffix: str) -> tuple[str, ...]:
        """Return the names in `folder` that end in `suffix`, sorted; none without the folder.

        What is called like a file and is none is refused when it is read.
        """
        names = sorted(entry.name for entry in self._entries(folder))
        return tuple(f"{folder}/{name}" for name in names if name.endswith(suffix) and name[0] != ".")

    def folders(self, folder: str) -> tuple[str, ...]:
        """Return the names of the folders in `folder`, sorted; none without the folder."""
        return tuple(sorted(entry.name for entry in self._entries(folder) if entry.is_dir() and entry.name[0] != "."))

    def _entries(self, folder: str) -> list[Traversable]:
        place = _at(self.root, folder)
        if isinstance(place, Path) and not _is_inside(self.root, place):
            raise PackError([Problem(self.shown(folder), 1, 1, "", _OUTSIDE)])
        return list(place.iterdir()) if place.is_dir() else []

    def shown(self, name: str) -> str:
        """Return how the file `name` is called in errors."""
        return _shown(self.root, name)


def read_pack(root: Traversable) -> Pack:
    """Read the `pack.yaml` of the pack whose folder is `root`."""
    if isinstance(root, Path):
        root = Path(os.path.realpath(root))  # `.` has no name, and links may lead in a circle
        if os.path.lexists(root) and not root.is_symlink() and not is_folder(root):
            raise PackError([Problem(str(root), 1, 1, "", said("problem-no-folder"))])
    book, problems = _open_all(root, ["pack.yaml"])
    try:
        manifest = Manifest.model_validate(book.value)
    except ValidationError as error:
        problems += problems_of(error, Manifest, book.file_of, partial=bool(problems))
    else:
        if manifest.id != root.name:
            what = said("problem-folder-name", folder=root.name, got=repr(manifest.id))
            problems.append(book.file_of(("id",)).problem(["id"], what))
        if manifest.id in manifest.extends:
            path = ("extends", manifest.extends.index(manifest.id))
            problems.append(book.file_of(path).problem(path, said("problem-extends-itself")))
    if problems:
        raise PackError(problems)
    return Pack(**dict(manifest), root=root)


def is_folder(path: Path) -> bool:
    """Tell whether a path leads to a folder; what cannot be reached is none."""
    try:
        return path.is_dir()
    except OSError:
        return False


def find_pack(package: str, pack_id: str) -> Pack:
    """Read the pack that lies in the installed `package`: `find_pack("modiste_packs", "pret-a-porter")`."""
    return read_pack(importlib.resources.files(package) / pack_id)


_Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
_Version = Annotated[str, StringConstraints(pattern=r"^[0-9]+\.[0-9]+\.[0-9]+$")]
_Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]+)*$")]


class Manifest(BaseModel):
    """What `pack.yaml` holds: who a pack is."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: _Id
    game: _Id
    kind: PackKind
    version: _Version
    languages: tuple[_Language, ...]
    licence: str
    provenance: Provenance | None = None
    title: str = ""
    extends: tuple[_Id, ...] = ()


class _Book:
    """The files of one reading, with what each of them holds at its top."""

    def __init__(self, files: list[Located], problems: list[Problem]) -> None:
        self._first = files[0]
        self._owners: dict[str, Located] = {}
        self.value: object = self._first.value
        if len(files) > 1:
            self.value = self._merged(files, problems)

    def _merged(self, files: list[Located], problems: list[Problem]) -> dict[str, object]:
        merged: dict[str, object] = {}
        for file in files:
            if not isinstance(file.value, dict):
                problems.append(file.problem((), said("problem-value-dict-type")))
                continue
            for key, value in file.value.items():
                if owner := self._owners.get(key):
                    what = said("problem-key-elsewhere", key=key, file=owner.name)
                    problems.append(file.problem([key], what, key=True))
                merged[key] = value
                self._owners[key] = file
        return merged

    def file_of(self, path: Sequence[str | int]) -> Located:
        """Return the file in which `path` begins."""
        return self._owners.get(str(path[0]), self._first) if path else self._first


def _open_all(root: Traversable, names: Sequence[str]) -> tuple[_Book, list[Problem]]:
    files: list[Located] = []
    problems: list[Problem] = []
    for name in names:
        try:
            files.append(yaml_reader.read(read_text(root, name), _shown(root, name)))
        except (PackError, YamlError) as error:
            problems.extend(error.problems)
    if not files:
        raise PackError(problems)
    return _Book(files, problems), problems


def read_text(root: Traversable, name: str) -> str:
    """Return the text of a file in the folder of a pack; raise if it is none, too large, or not in that folder."""
    try:
        place = _at(root, name)
        if isinstance(place, Path):
            _refuse_strange(root, place, name)
        with place.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        reason = said("problem-unreadable", reason=system_reason(error))
        raise _refusal(root, name, _MISSING if isinstance(error, FileNotFoundError) else reason) from error
    if len(data) > LARGEST_FILE:
        raise _refusal(root, name, said("problem-too-large", most=LARGEST_FILE))
    try:
        return data.decode().removeprefix(_BYTE_ORDER_MARK)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        what = said("problem-no-utf8", byte=f"{data[error.start]:#04x}")
        raise PackError([Problem(_shown(root, name), *place_in(before, len(before)), "", what)]) from None


def _refusal(root: Traversable, name: str, what: Said) -> PackError:
    return PackError([Problem(_shown(root, name), 1, 1, "", what)])


_BYTE_ORDER_MARK: Final = "\ufeff"
"""What some editors begin a file with, and nobody sees."""

_OUTSIDE: Final = said("problem-outside")
_MISSING: Final = said("problem-no-file")
_STRANGE: Final = said("problem-strange-file")


def _is_inside(root: Traversable, place: Path) -> bool:
    """Tell whether a path stays in the folder of its pack, links followed."""
    return isinstance(root, Path) and Path(os.path.realpath(place)).is_relative_to(os.path.realpath(root))


def _refuse_strange(root: Traversable, place: Path, name: str) -> None:
    """Refuse a path that leaves the pack, by dots or by links, and what is no file and might keep us waiting."""
    if not _is_inside(root, place):
        raise _refusal(root, name, _OUTSIDE)
    if place.exists() and not place.is_file():
        raise _refusal(root, name, _STRANGE)


def _at(root: Traversable, name: str) -> Traversable:
    for part in name.split("/"):
        root = root / part
    return root


def _shown(root: Traversable, name: str) -> str:
    """Return a path that an editor can open where there is one, short if it lies in the working directory."""
    if not isinstance(root, Path):
        return f"{root.name}/{name}"
    path = root / name
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
