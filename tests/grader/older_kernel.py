"""Runs a command as an older kernel would: `python older_kernel.py 4.14|5.3|no-landlock PROGRAM …`.

A filter, made with the grader's own assembler, answers ENOSYS to every system call that such a kernel does not have. It
holds for all that the command starts.
"""

from __future__ import annotations

import errno
import importlib.util
import os
import platform
import struct
import sys
from pathlib import Path
from typing import Any

NEWER = 1 << 31
"""Beyond every system call."""
# Which calls are missing, from … up to …: on x86_64, on aarch64.
MISSING = {
    "4.14": ((333, NEWER), (292, NEWER)),  # statx was the last one; io_pgetevents came with 4.18
    "5.3": ((436, NEWER), (436, NEWER)),  # clone3 was the last one; close_range came with 5.9
    "no-landlock": ((444, 447), (444, 447)),
}


def program(kernel: str) -> bytes:
    """The filter, as the kernel reads it."""
    first, end = MISSING[kernel][("x86_64", "aarch64").index(platform.machine())]
    load, not_below, give = 0x20, 0x35, 0x06
    code = [
        (load, 0, 0, 0),
        (not_below, 0, 2, first),
        (not_below, 1, 0, end),
        (give, 0, 0, 0x50000 | errno.ENOSYS),
        (give, 0, 0, 0x7FFF0000),
    ]
    return b"".join(struct.pack("<HBBI", *instruction) for instruction in code)


def _guest(name: str) -> Any:
    """A module of the player's, imported without the rest of the grader: the command is to import that anew."""
    folder = Path(__file__).parents[2] / "grader" / "player" / "guest"
    spec = importlib.util.spec_from_file_location(
        "guest", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    sys.modules.setdefault("guest", importlib.util.module_from_spec(spec))
    return importlib.import_module(f"guest.{name}")


def main() -> None:
    kernel, *command = sys.argv[1:]
    linux, seccomp = _guest("linux"), _guest("seccomp")
    linux.prctl(linux.PR_SET_NO_NEW_PRIVS, 1)
    seccomp.install(program(kernel))
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
