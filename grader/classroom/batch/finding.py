"""Finds the submissions in a folder or an archive; each is read only when its turn comes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path, PurePosixPath

from grader.classroom.batch import layout
from grader.classroom.batch.roster import Owner
from grader.errors import WrongUsage
from grader.submission import Unreadable
from grader.submission.archive import (
    Archive,
    Budget,
    class_budget,
    files_in_archive,
    files_in_bytes,
    open_archive,
)
from grader.submission.names import FOREIGN_ARCHIVES, ignored, is_archive, is_code
from grader.submission.reading import MOST_FILES, read_file
from grader.text import Text


@dataclass(frozen=True)
class Contents:
    """The files of one submission, why others could not be read, and why the whole cannot be graded, if so."""

    files: dict[str, bytes]
    unreadable: dict[str, Text] = field(default_factory=dict)
    problem: Text | None = None


@dataclass(frozen=True)
class Place:
    """Where a submission is."""

    label: str
    owner: Owner
    modified: datetime | None
    late: bool
    """The platform marked it as late."""
    read: Callable[[], Contents]


@contextmanager
def submissions_in(path: Path) -> Iterator[list[Place]]:
    """The submissions in a folder (of folders, files, archives) or in a platform's archive of all of them."""
    with ExitStack() as stack:
        if path.is_dir():
            tree: _Folder | _Packed = _Folder(path)
            only = next(iter(tree.paths)) if len(tree.paths) == 1 else ""
            if is_archive(only):
                inner = _open_class(path / only, stack)
                tree = inner if layout.recognised(list(inner.paths)) else tree
        elif is_archive(path.name) and path.exists():
            tree = _open_class(path, stack)
        else:
            raise WrongUsage(
                f"{path} 里没有作业: 需要文件夹, 或 .zip、.tar.gz 压缩包",
                f"No submissions at {path}: expected a folder, or a .zip or .tar.gz archive",
            )
        packed = isinstance(tree, _Packed)
        yield [_place(tree, group) for group in layout.group(list(tree.paths), packed=packed)]


def _open_class(path: Path, stack: ExitStack) -> _Packed:
    try:
        return _Packed(stack.enter_context(open_archive(path, path.name, class_budget())))
    except Unreadable as error:
        raise WrongUsage(*error.text) from error


def _place(tree: _Folder | _Packed, group: layout.Group) -> Place:
    times = [time for path in group.paths if (time := tree.paths[path])]
    return Place(group.label, group.owner, max(times, default=None), group.late, lambda: _contents(tree, group.paths))


def _contents(tree: _Folder | _Packed, paths: dict[str, str]) -> Contents:
    files: dict[str, bytes] = {}
    unreadable: dict[str, Text] = {}
    budget, foreign = Budget(), []
    for path, name in paths.items():
        try:
            if is_code(path):
                if len(files) >= MOST_FILES:
                    raise Unreadable(f"文件超过 {MOST_FILES} 个", f"There are more than {MOST_FILES} files")
                files[name] = tree.read(path)
            elif is_archive(path):
                prefix = f"{name}/" if len(paths) > 1 else ""
                files |= {prefix + inner: data for inner, data in tree.unpack(path, name, budget).items()}
            elif path.lower().endswith(FOREIGN_ARCHIVES):
                foreign.append(PurePosixPath(name).name)
        except Unreadable as error:
            unreadable[name] = error.text
        except OSError as error:
            unreadable[name] = Text(f"读不出 {name}: {error.strerror}", f"Cannot read {name}: {error.strerror}")
    return Contents(files, unreadable, None if files else _why_empty(unreadable, foreign))


def _why_empty(unreadable: dict[str, Text], foreign: list[str]) -> Text:
    if unreadable:
        return next(iter(unreadable.values()))
    if foreign:
        return Text(
            f"{foreign[0]} 的格式无法打开; 请交 .zip", f"{foreign[0]} has a format that cannot be opened; use .zip"
        )
    return Text("没有 .py 或 .ipynb 文件", "There is no .py or .ipynb file in it")


class _Folder:
    """A folder on disk: its files with the times they were written; links are listed and never followed."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self.paths: dict[str, datetime | None] = {}
        for directory, folders, names in os.walk(root):
            folders[:] = sorted(name for name in folders if not ignored(name))
            relative = Path(directory).relative_to(root)
            if not names and not folders and directory != str(root):
                self.paths[f"{relative.as_posix()}/"] = None  # an empty folder is a submission with nothing in it
            for name in sorted(names + [folder for folder in folders if Path(directory, folder).is_symlink()]):
                path = Path(directory, name)
                try:
                    time = datetime.fromtimestamp(path.lstat().st_mtime).astimezone()
                except OSError:
                    time = None
                self.paths[(relative / name).as_posix()] = time

    def read(self, path: str) -> bytes:
        return read_file(self._root / path)

    def unpack(self, path: str, name: str, budget: Budget) -> dict[str, bytes]:
        return files_in_archive(self._root / path, budget)


class _Packed:
    """An archive of the whole class."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._members = {member.name: member for member in archive.members}
        self.paths = {member.name: member.modified and member.modified.astimezone() for member in archive.members}

    def read(self, path: str) -> bytes:
        member = self._members[path]
        if member.size > Budget().read:
            raise Unreadable(f"{path} 太大", f"{path} is too large")
        return self._archive.read(member)

    def unpack(self, path: str, name: str, budget: Budget) -> dict[str, bytes]:
        return files_in_bytes(self.read(path), name, budget)
