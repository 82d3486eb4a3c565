"""The files of a class as they lie there, in a folder or in a platform's archive: listed first, read one by one."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, tzinfo
from pathlib import Path

from grader.submission import Unreadable
from grader.submission.archive import (
    Archive,
    Budget,
    Member,
    class_budget,
    files_in_archive,
    files_in_bytes,
    open_archive,
)
from grader.submission.names import cleaned, ignored, largest
from grader.submission.reading import read_file
from grader.text import Text


class ChangedMeanwhile(Exception):
    """What was to be read was written to at the same time: no verdict about its student."""


class Folder:
    """A folder on disk: its files with the times they were written; links are listed and never followed."""

    def __init__(self, root: Path, without: Path | None) -> None:
        self.paths: dict[str, datetime | None] = {}
        self.refused: dict[str, Text] = {}
        self.alike: set[str] = set()
        """Folders that cannot be told apart by their names as they can be shown."""
        self._on_disk: dict[str, Path] = {}
        self._shown: dict[str, Path] = {}
        self._folders: dict[Path, str] = {root: ""}
        self._root = root
        left_out = without.resolve() if without is not None else None
        for directory, folders, names in os.walk(root, onerror=self._cannot_list):
            here = Path(directory)
            folders[:] = sorted(name for name in folders if not ignored(name) and (here / name).resolve() != left_out)
            if not folders and here != root and all(map(ignored, names)):
                self._add(here, None, "/")  # an empty folder is a submission with nothing in it
            for name in sorted(names + [folder for folder in folders if (here / folder).is_symlink()]):
                self._add(here / name, _written(here / name))

    def _add(self, path: Path, time: datetime | None, ending: str = "") -> str:
        name = self._folder(path) + "/" if ending else self._inside(path, self._on_disk)
        self.paths[name], self._on_disk[name] = time, path
        return name

    def _inside(self, path: Path, taken: Mapping[str, Path]) -> str:
        """A name that can be shown; of two that differ in what cannot be the later gets a `~`."""
        folder = self._folder(path.parent)
        stem, dot, ending = cleaned(path.name).partition(".")
        while (name := f"{folder}/{stem}{dot}{ending}".lstrip("/")) in taken:
            stem += "~"
        return name

    def _folder(self, path: Path) -> str:
        if path not in self._folders:
            name = self._inside(path, self._shown)
            plain = f"{self._folder(path.parent)}/{cleaned(path.name)}".lstrip("/")
            if name != plain:
                self.alike |= {plain, name}
            self._folders[path], self._shown[name] = name, path
        return self._folders[path]

    def _cannot_list(self, error: OSError) -> None:
        name = self._add(Path(error.filename), None, "/")
        self.refused[name] = Text(f"打不开文件夹 {name}：{error.strerror}", f"Cannot open {name}: {error.strerror}")

    def read(self, path: str) -> bytes:
        file = self._on_disk[path]
        with _unless_changed(file):
            size = file.lstat().st_size
            if size > largest(path):
                most = largest(path) >> 10
                raise Unreadable(
                    f"{file.name} 有 {size >> 10} kB，超过 {most} kB",
                    f"{file.name} has {size >> 10} kB, over {most} kB",
                )
            return read_file(file)

    def unpack(self, path: str, name: str, budget: Budget, refused: dict[str, Text]) -> dict[str, bytes]:
        with _unless_changed(self._on_disk[path]):
            return files_in_archive(self._on_disk[path], budget, refused)


class Packed:
    """An archive of the whole class."""

    def __init__(self, path: Path) -> None:
        self._path, self._stamp = path, _stamp(path)
        self._archive: Archive | None = None
        self._members: dict[str, Member] = {}
        self.refused: dict[str, Text] = {}
        self.alike: set[str] = set()
        self.paths: dict[str, datetime | None] = {}

    def listed(self) -> tuple[list[Member], dict[str, Text], set[str]]:
        archive = self._opened()
        return archive.members, archive.refused, archive.alike

    def take(self, found: tuple[list[Member], dict[str, Text], set[str]], zone: tzinfo | None = None) -> None:
        members, self.refused, self.alike = found
        self._members = {member.name: member for member in members}
        self.paths = {member.name: _local(member.modified, zone) for member in members} | dict.fromkeys(self.refused)

    def _opened(self) -> Archive:
        if self._archive is None:
            self._archive = open_archive(self._path, self._path.name, class_budget(), shared=True)
        return self._archive

    def close(self) -> None:
        if self._archive is not None:
            self._archive.close()

    def read(self, path: str) -> bytes:
        with _unless_changed(self._path, self._stamp):
            return self._opened().read(self._members[path])

    def unpack(self, path: str, name: str, budget: Budget, refused: dict[str, Text]) -> dict[str, bytes]:
        return files_in_bytes(self.read(path), name, budget, refused)


@contextmanager
def _unless_changed(path: Path, before: object = None) -> Iterator[None]:
    """What goes wrong with a file that is being written to is not the fault of what is in it."""
    before = before or _stamp(path)
    try:
        yield
    except Exception as error:
        if _stamp(path) != before:
            raise ChangedMeanwhile from error
        raise


def _stamp(path: Path) -> object:
    try:
        status = path.lstat()
    except OSError:
        return "gone"
    return status.st_mtime_ns, status.st_size, status.st_ino


def _written(path: Path) -> datetime | None:
    try:
        return datetime.fromtimestamp(path.lstat().st_mtime).astimezone()
    except (OSError, ValueError, OverflowError):  # a time outside the years 1 to 9999 is none
        return None


def _local(time: datetime | None, zone: tzinfo | None) -> datetime | None:
    """A zip has times without a zone: those of the computer that packed it."""
    try:
        return time and (time.replace(tzinfo=zone) if zone and time.tzinfo is None else time).astimezone()
    except (OSError, ValueError, OverflowError):
        return None
