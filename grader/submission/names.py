"""What the name of a file says about it."""

from __future__ import annotations

import contextlib
import re
from pathlib import PurePosixPath

ARCHIVES = (".zip", ".tar.gz", ".tgz", ".tar")
FOREIGN_ARCHIVES = (".rar", ".7z", ".tar.xz", ".tar.bz2")
"""Archives that Python cannot read, or that nothing here bounds."""
LONGEST_SOURCE = 256 * 1024
LARGEST_NOTEBOOK = 20 * 1024 * 1024
_LARGEST_ARCHIVE = 64 << 20
_IGNORED = re.compile(r"(\..*|__pycache__|__MACOSX|venv|node_modules)")


def is_code(name: str) -> bool:
    return name.lower().endswith((".py", ".ipynb"))


def is_archive(name: str) -> bool:
    return name.lower().endswith(ARCHIVES)


def largest(name: str) -> int:
    """How many bytes a file of this name may have; a larger one is not read at all."""
    if name.lower().endswith(".py"):
        return LONGEST_SOURCE
    return LARGEST_NOTEBOOK if is_code(name) else _LARGEST_ARCHIVE


def cleaned(name: str) -> str:
    """A name that can be shown and written anywhere: what is no text, or acts on a terminal, is written as an escape.

    Bytes that are not UTF-8 are how an old unzip leaves Chinese names: GBK.
    """
    if not name.isascii() and any("\udc80" <= letter <= "\udcff" for letter in name):
        with contextlib.suppress(UnicodeError):
            name = name.encode("utf-8", "surrogateescape").decode("gb18030")
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in name
    )


def without_suffix(name: str) -> str:
    """The name without its ending: `work` for `work.tar.gz`."""
    ending = next((suffix for suffix in ARCHIVES if name.lower().endswith(suffix)), PurePosixPath(name).suffix)
    return name[: len(name) - len(ending)]


def ignored(name: str) -> bool:
    """Whether a path is what computers add by themselves: hidden files, caches, resource forks, environments."""
    return any(_IGNORED.fullmatch(part) for part in PurePosixPath(name).parts)
