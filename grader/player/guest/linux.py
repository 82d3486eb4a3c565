"""The few Linux calls that Python 3.11 does not offer."""

from __future__ import annotations

import ctypes
import os

_libc = ctypes.CDLL(None, use_errno=True)
_libc.syscall.restype = ctypes.c_long

PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_SET_CHILD_SUBREAPER = 36
PR_SET_NO_NEW_PRIVS = 38


def system_call(number: int, *args: int | bytes | None) -> int:
    """A raw system call; bytes are passed as a pointer. OSError when the kernel refuses."""
    converted = [
        ctypes.c_char_p(arg) if isinstance(arg, bytes) else ctypes.c_void_p(arg) if arg is None else ctypes.c_long(arg)
        for arg in args
    ]
    result = int(_libc.syscall(ctypes.c_long(number), *converted))
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return result


def prctl(option: int, value: int) -> None:
    if _libc.prctl(option, ctypes.c_ulong(value), ctypes.c_ulong(0), ctypes.c_ulong(0), ctypes.c_ulong(0)) != 0:
        error = ctypes.get_errno()
        raise OSError(error, f"prctl({option}, {value}): {os.strerror(error)}")
