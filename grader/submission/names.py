"""What a file is by its name."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

ARCHIVES = (".zip", ".tar.gz", ".tgz", ".tar")
FOREIGN_ARCHIVES = (".rar", ".7z", ".tar.xz", ".tar.bz2")
"""Archives that Python cannot read, or that nothing here bounds."""
_IGNORED = re.compile(r"(\..*|__pycache__|__MACOSX|venv|node_modules)")


def is_code(name: str) -> bool:
    return name.lower().endswith((".py", ".ipynb"))


def is_archive(name: str) -> bool:
    return name.lower().endswith(ARCHIVES)


def without_suffix(name: str) -> str:
    """The name without its ending: `work` for `work.tar.gz`."""
    ending = next((suffix for suffix in ARCHIVES if name.lower().endswith(suffix)), PurePosixPath(name).suffix)
    return name[: len(name) - len(ending)]


def ignored(name: str) -> bool:
    """Whether a path is what computers add by themselves: hidden files, caches, resource forks, environments."""
    return any(_IGNORED.fullmatch(part) for part in PurePosixPath(name).parts)
