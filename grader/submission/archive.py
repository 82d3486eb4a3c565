"""Reads archives into memory, and refuses whatever an archive of homework has no reason to hold.

Nothing is ever unpacked to disk: a path that leads out of the archive, a link, a device, an encrypted member, a bomb,
or thousands of files end the reading with a reason. Only `.py`, `.ipynb` and archives within are decompressed at all.
In the archive of a class such a member is refused by itself, and costs the one who handed it in, not the class.
"""

from __future__ import annotations

import gzip
import io
import os
import re
import stat
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Self, cast

from grader.submission.document import Unreadable
from grader.submission.headers import LONGEST_NAME, PlainTarInfo, ShortTable, check_size
from grader.submission.names import cleaned, ignored, is_archive, is_code, largest
from grader.text import Text

MOST_NESTED = 2
"""An archive may hold archives; those may hold none."""
_MOST_RATIO, _RATIO_COUNTS_FROM = 200, 16 << 20
_UTF8_NAME, _ENCRYPTED = 0x800, 0x1
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""The others need hundreds of megabytes, or as much as the archive asks for, before the first byte is out."""


@dataclass
class Budget:
    """What is left to read; one for everything that a student handed in, nested archives included."""

    files: int = 1_000
    declared: int = 512 << 20
    """Bytes that the archives say they hold, read or not."""
    read: int = 64 << 20

    def spend(self, name: str, *, files: int = 0, declared: int = 0, read: int = 0) -> None:
        if min(files, declared, read) < 0:  # what is less than nothing would make room
            raise _damaged(name)
        self.files, self.declared, self.read = self.files - files, self.declared - declared, self.read - read
        if self.files < 0:
            raise Unreadable(f"{name} 里的文件太多（上限 1000 个）", f"{name} holds too many files (at most 1000)")
        if self.declared < 0 or self.read < 0:
            raise Unreadable(f"{name} 解压后太大", f"{name} is too large once unpacked")


def class_budget() -> Budget:
    """For the archive of a whole class, which is read one student at a time."""
    return Budget(files=50_000, declared=16 << 30, read=1 << 62)


@dataclass(frozen=True)
class Member:
    """A plain file in an archive, under a name that leads nowhere else."""

    name: str
    size: int
    modified: datetime | None


class Archive:
    """An open archive: its members, each read on demand.

    What must not be in an archive ends its opening; of a `shared` one, that of a class, it is `refused` by itself. What
    no disk would take, a name that is too long or there twice, is `refused` by itself in every archive.
    """

    def __init__(self, name: str, budget: Budget, *, shared: bool = False) -> None:
        self.name, self._budget, self._shared = cleaned(name), budget, shared
        self.members: list[Member] = []
        self.refused: dict[str, Text] = {}
        self.alike: set[str] = set()
        """Folders whose names are written in two ways: they may be those of two people."""

    @contextmanager
    def _admitting(self, path: str) -> Iterator[None]:
        try:
            yield
        except Unreadable as refusal:
            if not self._shared:
                raise
            inside = "/".join(part for part in path.replace("\\", "/").split("/") if part not in ("", ".", ".."))
            self._refuse(cleaned(inside), refusal.text)

    def _refuse(self, path: str, why: Text) -> None:
        self.refused[path[:LONGEST_NAME] or "?"] = why

    def _takes(self, path: str, known: Mapping[str, object]) -> bool:
        """Whether a path can be that of a member; two that would be one are never one in place of the other."""
        if len(path) > LONGEST_NAME:
            self._refuse(path, Text(f"{path[:40]}…：文件名太长", f"{path[:40]}…: the name is too long"))
        elif path in known:
            twice = Text(
                f"{path} 在 {self.name} 里有两份，看的是第一份",
                f"{path} is in {self.name} twice; the first one was read",
            )
            self._refuse(f"{path[: LONGEST_NAME - 1]}~", twice)
        else:
            return True
        return False

    def read(self, member: Member) -> bytes:
        """The bytes of a member; never more than it said it has."""
        if member.size > largest(member.name):
            raise _too_large(member.name)
        self._budget.spend(self.name, read=member.size)
        try:
            with self._open(member.name) as file:
                data = file.read(member.size + 1)
        except Unreadable:
            raise
        except Exception as error:  # the library raises many kinds on archives that are broken, on purpose or not
            raise _damaged(self.name) from error
        if len(data) > member.size:
            raise Unreadable(
                f"{self.name} 里的 {member.name} 比它声明的大，不予读取",
                f"{member.name} in {self.name} is larger than it says and is not read",
            )
        return data

    def _open(self, name: str) -> BinaryIO:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class ZipArchive(Archive):
    def __init__(self, file: BinaryIO, name: str, budget: Budget, *, shared: bool = False) -> None:
        super().__init__(name, budget, shared=shared)
        table = ShortTable(file, self.name, budget.files)
        self._zip = zipfile.ZipFile(table)
        table.opened()
        self._file = file
        self._infos: dict[str, zipfile.ZipInfo] = {}
        written: dict[str, str] = {}
        for info in self._zip.infolist():
            budget.spend(self.name, files=1, declared=info.file_size)
            path = _zip_name(info)
            with self._admitting(path):
                self._admit(_safe(path, self.name), info)
            for shown, folder in _folders(path, info.filename):
                if written.setdefault(shown, folder) != folder:
                    self.alike.add(shown)
        self.members = [Member(path, info.file_size, _zip_time(info)) for path, info in self._infos.items()]

    def _admit(self, path: str, info: zipfile.ZipInfo) -> None:
        name = self.name
        if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise _not_a_file(name, path)
        if info.flag_bits & _ENCRYPTED:
            raise Unreadable(f"{name} 有密码；请交不加密的压缩包", f"{name} is encrypted; use no password")
        _check_ratio(name, info.file_size, info.compress_size)
        if not path or path.endswith("/"):
            return
        if info.compress_type not in _METHODS:
            raise Unreadable(
                f"{name} 的压缩方式不受支持；请用普通的 zip (deflate)",
                f"{name} uses a compression that is not read; make a plain zip (deflate)",
            )
        if self._takes(path, self._infos):
            self._infos[path] = info

    def _open(self, name: str) -> BinaryIO:
        return cast(BinaryIO, self._zip.open(self._infos[name]))

    def close(self) -> None:
        self._zip.close()
        self._file.close()


class TarArchive(Archive):
    def __init__(self, file: BinaryIO, name: str, budget: Budget, *, shared: bool = False) -> None:
        super().__init__(name, budget, shared=shared)
        packed = file.seek(0, io.SEEK_END)
        file.seek(0)
        most = min(budget.declared, max(_RATIO_COUNTS_FROM, _MOST_RATIO * packed))
        self._stream = file if name.lower().endswith(".tar") else _Bounded(file, name, most)
        self._tar = tarfile.TarFile(fileobj=self._stream, tarinfo=PlainTarInfo)
        self._infos: dict[str, tarfile.TarInfo] = {}
        for info in self._tar:
            check_size(info)
            budget.spend(self.name, files=1, declared=info.size)
            with self._admitting(info.name):
                path = _safe(info.name, self.name)
                if not info.isreg() and not info.isdir():
                    raise _not_a_file(self.name, path)
                if info.isreg() and path and self._takes(path, self._infos):
                    self._infos[path] = info
        self.members = [Member(path, info.size, _tar_time(info)) for path, info in self._infos.items()]

    def _open(self, name: str) -> BinaryIO:
        return cast(BinaryIO, self._tar.extractfile(self._infos[name]))

    def close(self) -> None:
        self._tar.close()
        self._stream.close()


class _Bounded(gzip.GzipFile):
    """A gzip stream that ends with a reason where it would go on for ever."""

    def __init__(self, raw: BinaryIO, name: str, limit: int) -> None:
        super().__init__(fileobj=raw, mode="rb")
        self._raw, self._name_shown, self._limit = raw, name, limit

    def read(self, size: int | None = -1) -> bytes:
        if size is None or size < 0:
            size = self._limit
        self._within(self.tell() + size)
        return super().read(size)

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        self._within(offset)
        return super().seek(offset, whence)

    def _within(self, position: int) -> None:
        if position > self._limit + tarfile.RECORDSIZE:
            raise _bomb(self._name_shown)

    def close(self) -> None:
        super().close()
        self._raw.close()


def open_archive(file: Path | BinaryIO, name: str, budget: Budget, *, shared: bool = False) -> Archive:
    """Opens a zip or tar by its name; whatever is wrong with it is an `Unreadable`."""
    kind = ZipArchive if name.lower().endswith(".zip") else TarArchive
    if isinstance(file, Path):
        file = _plain_file(file)
        if not shared and os.fstat(file.fileno()).st_size > largest(name):
            file.close()
            raise _too_large(cleaned(name))
    try:
        return kind(file, name, budget, shared=shared)
    except BaseException as error:
        file.close()
        if isinstance(error, Exception) and not isinstance(error, Unreadable):
            raise _damaged(cleaned(name)) from error
        raise


def _plain_file(path: Path) -> BinaryIO:
    """Opens a file that is no link, device or pipe."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        file = os.fdopen(os.open(path, flags), "rb")
    except OSError as error:
        why = error.strerror
        raise Unreadable(f"无法打开 {path.name}：{why}", f"Cannot open {path.name}: {why}") from error
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise Unreadable(f"{path.name} 不是普通文件", f"{path.name} is not a plain file")
    return file


def files_in_archive(
    path: Path, budget: Budget | None = None, refused: dict[str, Text] | None = None
) -> dict[str, bytes]:
    """The `.py` and `.ipynb` files of a student's archive and of the archives in it, by path.

    What cannot be read of an archive that is otherwise sound goes into `refused`; without one it ends the reading.
    """
    budget = budget or Budget()
    with open_archive(path, path.name, budget) as archive:
        return dict(_code_in(archive, budget, refused, depth=1))


def files_in_bytes(data: bytes, name: str, budget: Budget, refused: dict[str, Text] | None = None) -> dict[str, bytes]:
    """The same for an archive that is in memory already."""
    with open_archive(io.BytesIO(data), name, budget) as archive:
        return dict(_code_in(archive, budget, refused, depth=1))


def _code_in(
    archive: Archive, budget: Budget, refused: dict[str, Text] | None, depth: int
) -> Iterator[tuple[str, bytes]]:
    if refused is not None:
        refused |= {name: why for name, why in archive.refused.items() if not ignored(name)}
    for member in archive.members:
        if ignored(member.name):
            continue
        try:
            yield from _code_of(archive, member, budget, refused, depth)
        except Unreadable as error:
            if refused is None:
                raise
            refused[member.name] = error.text


def _code_of(
    archive: Archive, member: Member, budget: Budget, refused: dict[str, Text] | None, depth: int
) -> Iterator[tuple[str, bytes]]:
    if is_code(member.name):
        yield member.name, archive.read(member)
    elif is_archive(member.name):
        if depth == MOST_NESTED:
            raise Unreadable(
                f"{archive.name} 里的压缩包套得太深（上限 {MOST_NESTED} 层）",
                f"{archive.name} holds archives within archives too deeply (at most {MOST_NESTED} levels)",
            )
        with open_archive(io.BytesIO(archive.read(member)), member.name, budget) as inner:
            for name, data in _code_in(inner, budget, refused, depth + 1):
                yield f"{member.name}/{name}", data


def _safe(name: str, archive: str) -> str:
    path = name.replace("\\", "/")
    if path.startswith("/") or re.match(r"[A-Za-z]:", path) or ".." in path.split("/") or "\0" in path:
        shown = cleaned(name)[:80]
        raise Unreadable(
            f"{archive} 不安全：其中的路径 {shown!r} 指向压缩包之外",
            f"{archive} is unsafe: its path {shown!r} leads out of the archive",
        )
    return cleaned(path.removeprefix("./"))


def _zip_name(info: zipfile.ZipInfo) -> str:
    """The name of a member; old Windows programs write Chinese names in GBK and do not say so."""
    if info.flag_bits & _UTF8_NAME or info.filename.isascii():
        return info.filename
    try:
        raw = info.filename.encode("cp437")
    except UnicodeEncodeError:
        return info.filename
    for encoding in ("utf-8", "gb18030"):
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    return info.filename


def _folders(path: str, written: str) -> Iterator[tuple[str, str]]:
    """The folders of a path as they are shown, each with how the archive writes it."""
    shown, folders = cleaned(path.replace("\\", "/")).split("/"), written.replace("\\", "/").split("/")
    if not path.isascii() and len(shown) == len(folders):
        for depth in range(1, len(shown)):
            yield "/".join(shown[:depth]), "/".join(folders[:depth])


def _zip_time(info: zipfile.ZipInfo) -> datetime | None:
    try:
        return datetime(*info.date_time)
    except ValueError:
        return None


def _check_ratio(name: str, size: int, packed: int) -> None:
    if size > _RATIO_COUNTS_FROM and size > _MOST_RATIO * max(packed, 1):
        raise _bomb(name)


def _tar_time(info: tarfile.TarInfo) -> datetime | None:
    try:
        return datetime.fromtimestamp(info.mtime).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def _too_large(name: str) -> Unreadable:
    return Unreadable(f"{name} 超过 {largest(name) >> 10} kB", f"{name} is larger than {largest(name) >> 10} kB")


def _bomb(name: str) -> Unreadable:
    return Unreadable(
        f"{name} 像一个压缩炸弹（压缩率超过 {_MOST_RATIO} 倍），不予解压",
        f"{name} looks like an archive bomb (it grows more than {_MOST_RATIO} times) and is not unpacked",
    )


def _not_a_file(archive: str, path: str) -> Unreadable:
    return Unreadable(
        f"{archive} 不安全：{path[:80]!r} 是链接或设备，不是文件",
        f"{archive} is unsafe: {path[:80]!r} is a link or a device, not a file",
    )


def _damaged(name: str) -> Unreadable:
    return Unreadable(
        f"{name} 打不开：压缩包已损坏，或不是 {name.rpartition('.')[2]} 格式",
        f"{name} cannot be opened: it is damaged, or no {name.rpartition('.')[2]} archive",
    )
