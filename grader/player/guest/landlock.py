"""Landlock: which files a sandboxed player may read. Everything else in the file system is refused by the kernel."""

from __future__ import annotations

import os
import struct
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from .linux import system_call

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_VERSION_FLAG = 1
_PATH_BENEATH = 1
_READ_FILE, _READ_DIR = 1 << 2, 1 << 3

# The number of file system rights that the kernel knows, by the version (ABI) of its Landlock.
_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}
_NEWEST_RIGHTS = 16
_NETWORK_SINCE, _NETWORK = 4, 0b11
_SCOPES_SINCE, _SCOPES = 6, 0b11


def version() -> int:
    """The version of the kernel's Landlock; OSError where there is none."""
    return system_call(_CREATE_RULESET, None, 0, _VERSION_FLAG)


def create_ruleset(readable: Iterable[Path]) -> int:
    """A ruleset (a file descriptor) that forbids everything known to the kernel but reading these files and folders."""
    abi = version()
    rights = (1 << _RIGHTS.get(abi, _NEWEST_RIGHTS)) - 1
    attributes = struct.pack(
        "<QQQ", rights, _NETWORK if abi >= _NETWORK_SINCE else 0, _SCOPES if abi >= _SCOPES_SINCE else 0
    )
    # Older kernels refuse a longer structure, unless the rest is zero.
    ruleset = system_call(_CREATE_RULESET, attributes, len(attributes), 0)
    for path in readable:
        _allow_reading(ruleset, path)
    return ruleset


def _allow_reading(ruleset: int, path: Path) -> None:
    try:
        handle = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        rights = _READ_FILE | _READ_DIR if path.is_dir() else _READ_FILE
        system_call(_ADD_RULE, ruleset, _PATH_BENEATH, struct.pack("<Qi", rights, handle), 0)
    finally:
        os.close(handle)


def restrict_self(ruleset: int) -> None:
    """From here on, for this process and for good. Needs NO_NEW_PRIVS."""
    system_call(_RESTRICT_SELF, ruleset, 0)


def standard_library() -> list[Path]:
    """The standard library without the packages installed below it: the grader may be one of them."""
    folders = {Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")}
    installed = {"site-packages", "dist-packages"}
    return [entry for folder in folders if folder.is_dir() for entry in folder.iterdir() if entry.name not in installed]
