"""What an archive says before its first file: bounded, because a stranger wrote it and the library believes it."""

from __future__ import annotations

import io
import tarfile
from typing import BinaryIO, Self

from grader.submission.document import Unreadable
from grader.submission.names import cleaned

LONGEST_NAME = 300
"""Letters of a path: no homework is packed deeper."""
_PER_FILE = 1 << 10
"""Bytes that a zip's table of contents may spend on a file."""
_LONGEST_HEADER = 16 << 10
"""Bytes of a tar header that is about the next one; what old Pythons do with one takes as long as its square."""
_AHEAD = (
    tarfile.XHDTYPE,
    tarfile.XGLTYPE,
    tarfile.SOLARIS_XHDTYPE,
    tarfile.GNUTYPE_LONGNAME,
    tarfile.GNUTYPE_LONGLINK,
)


class ShortTable(io.BufferedIOBase):
    """A zip whose table of contents, which the library reads at once, is no longer than `files` need."""

    def __init__(self, file: BinaryIO, name: str, files: int) -> None:
        self._file, self._name = file, name
        self._most: int | None = max(files, 64) * _PER_FILE + (1 << 16)

    def opened(self) -> None:
        """From here on members are read, of which each has a limit of its own."""
        self._most = None

    def read(self, size: int | None = -1, /) -> bytes:
        wanted = -1 if size is None else size
        if self._most is not None and wanted > self._most:
            raise Unreadable(f"{self._name} 里的文件太多，没有打开", f"{self._name} holds too many files to be opened")
        return self._file.read(wanted if self._most is None or wanted >= 0 else self._most)

    def seek(self, offset: int, whence: int = io.SEEK_SET, /) -> int:
        return self._file.seek(offset, whence)

    def tell(self) -> int:
        return self._file.tell()

    def seekable(self) -> bool:
        return True

    def readable(self) -> bool:
        return True

    def close(self) -> None:
        super().close()
        self._file.close()


class PlainTarInfo(tarfile.TarInfo):
    """A header of a tar that homework may have: of a plain size, not sparse, and short where it is about another."""

    @classmethod
    def frombuf(cls, buf: bytes | bytearray, encoding: str, errors: str) -> Self:
        info = super().frombuf(buf, encoding, errors)
        if info.size < 0 or info.type == tarfile.GNUTYPE_SPARSE:
            raise _odd(info.name)
        if info.type in _AHEAD and info.size > _LONGEST_HEADER:
            raise _odd(info.name)
        return info


def check_size(info: tarfile.TarInfo) -> None:
    """The same of what a header before it may have changed."""
    if info.size < 0 or info.issparse():
        raise _odd(info.name)


def _odd(name: str) -> Unreadable:
    shown = cleaned(name)[:80]
    return Unreadable(
        f"压缩包里的 {shown!r} 写法反常（稀疏文件，负的大小，或过长的文件头），不予读取",
        f"{shown!r} in the archive is packed in an odd way (sparse, of a negative size, or with a long header)"
        " and is not read",
    )
