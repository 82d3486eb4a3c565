"""Writing a file in one step: a reader finds the old content or the new, and a full disk leaves no litter."""

from __future__ import annotations

import contextlib
import os
import secrets
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
