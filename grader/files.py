"""Writing a file in one step: a reader finds the old content or the new, and a full disk leaves no litter.

Who changes a file by reading it first does so one at a time. What a user named as a place to write to may also be no
file: `-`, a device, a pipe, a link to a file.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO


def write_whole(path: Path, content: bytes | str) -> None:
    """Replaces the content of a file; text may hold what is none, such as half of a surrogate pair."""
    with whole(path) as file:
        file.write(content if isinstance(content, bytes) else content.encode("utf-8", "backslashreplace"))


@contextlib.contextmanager
def whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write to that takes its name at the end; where that fails the old file stays, and nothing else."""
    temporary = path.with_name(f".{path.name[:60]}.{secrets.token_hex(6)}")
    try:
        with open(temporary, "xb") as file:
            yield file
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


@contextlib.contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Whoever else would change this file waits meanwhile, in whatever process, as far as locks are to be had."""
    try:
        lock = os.open(
            path.with_name(f".{path.name}.lock"), os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600
        )
    except OSError:
        yield
        return
    try:
        with contextlib.suppress(OSError):
            _wait_for(lock)
        yield
    finally:
        os.close(lock)


def _wait_for(lock: int) -> None:
    """Until nobody else has it; it is let go with its descriptor, however its process ends."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(lock, msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def write_named(path: Path, content: bytes | str) -> None:
    """Writes to what a user named; see `named`."""
    with named(path) as file:
        file.write(content if isinstance(content, bytes) else content.encode("utf-8", "backslashreplace"))


@contextlib.contextmanager
def named(path: Path) -> Iterator[BinaryIO]:
    """A file to write to where a user said: `-` is standard output, a device or pipe is written to and stays what it
    is, and a link is followed. Anything else is written in one step. Never for a path that somebody else chose."""
    if is_standard_output(path):
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    elif _stream(path):
        with open(path, "wb") as file:
            yield file
    else:
        with whole(path.resolve() if path.is_symlink() else path) as file:
            yield file


def is_standard_output(path: Path) -> bool:
    return str(path) == "-"


def _stream(path: Path) -> bool:
    """Whether this is written to and not replaced: `/dev/stdout` is a link to a descriptor, whatever that leads to."""
    if path.absolute().is_relative_to("/dev") or path.absolute().is_relative_to("/proc"):
        return True
    return path.exists() and not path.is_file() and not path.is_dir()
