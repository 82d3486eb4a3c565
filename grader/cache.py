"""What is kept between runs because it takes long to find again: one folder for each kind, each bounded in size."""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import stat
import sys
import tempfile
from pathlib import Path

from grader.files import write_whole

MOST_BYTES = 64 << 20
"""What one kind of things may take; beyond it those go that were not used for the longest time."""


class Cache:
    """Bytes by key. A cache that cannot be read or written is an empty one, and no reason to fail."""

    def __init__(self, kind: str, folder: Path | None = None, most_bytes: int = MOST_BYTES) -> None:
        self.folder = folder or _home() / kind
        self.most_bytes = most_bytes

    def load(self, key: str) -> bytes | None:
        path = self.folder / key
        try:
            data = path.read_bytes()
        except OSError:
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # it was of use
        return data

    def has(self, key: str) -> bool:
        return (self.folder / key).is_file()

    def save(self, key: str, data: bytes) -> None:
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.folder / key, data)
            self._sweep()

    def _sweep(self) -> None:
        with os.scandir(self.folder) as entries:
            files = sorted((entry.stat().st_mtime, entry.stat().st_size, entry.path) for entry in entries)
        left = sum(size for _, size, _ in files)
        for _, size, path in files:
            if left <= self.most_bytes:
                break
            os.unlink(path)
            left -= size


def caches() -> tuple[Path, dict[str, int]]:
    """The folder of everything kept, and the bytes that each kind takes."""
    home, sizes = _home(), {}
    with contextlib.suppress(OSError):
        for kind in sorted(entry for entry in home.iterdir() if entry.is_dir()):
            sizes[kind.name] = sum(file.stat().st_size for file in kind.rglob("*") if file.is_file())
    return home, sizes


def private_folder(name: str) -> Path:
    """A folder of the user's that nobody else can have made or write to; a new one where there is none to be had."""
    folder = _home() / name
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.lstat()
        if not hasattr(os, "getuid") or (
            stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o022
        ):
            return folder
    made = tempfile.mkdtemp(prefix=f"grader-{name}-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(made)


def _home() -> Path:
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME", "")
    return (Path(base) if base else Path.home() / ".cache") / "grader"
