"""seccomp: which system calls a sandboxed player may make. Everything else fails with EPERM.

What is not listed is the point: no fork, thread, exec, socket, signal to others, and no open for writing. `openat2` and
`clone3` hide their flags in memory that a filter cannot read, so they are refused as a whole.
"""

from __future__ import annotations

import errno
import platform
import struct
import sys
from collections.abc import Sequence
from typing import Final

from .linux import system_call

# Number on x86_64, number on aarch64 (None: the architecture has no such call).
_ALLOWED: Final[dict[str, tuple[int | None, int | None]]] = {
    "read": (0, 63), "write": (1, 64), "readv": (19, 65), "writev": (20, 66), "pread64": (17, 67), "lseek": (8, 62),
    "close": (3, 57), "dup": (32, 23), "dup2": (33, None), "dup3": (292, 24), "poll": (7, None), "ppoll": (271, 73),
    "select": (23, None), "pselect6": (270, 72), "fadvise64": (221, 223),
    "stat": (4, None), "fstat": (5, 80), "lstat": (6, None), "newfstatat": (262, 79), "statx": (332, 291),
    "access": (21, None), "faccessat": (269, 48), "faccessat2": (439, 439), "readlink": (89, None),
    "readlinkat": (267, 78), "getcwd": (79, 17), "getdents64": (217, 61),
    "mmap": (9, 222), "munmap": (11, 215), "mprotect": (10, 226), "mremap": (25, 216), "madvise": (28, 233),
    "mincore": (27, 232), "brk": (12, 214), "mbind": (237, 235), "get_mempolicy": (239, 236),
    "membarrier": (324, 283), "futex": (202, 98), "rseq": (334, 293), "arch_prctl": (158, None),
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "sigaltstack": (131, 132),
    "restart_syscall": (219, 128), "pause": (34, None), "alarm": (37, None), "getitimer": (36, 102),
    "setitimer": (38, 103), "nanosleep": (35, 101), "clock_nanosleep": (230, 115), "clock_gettime": (228, 113),
    "clock_getres": (229, 114), "gettimeofday": (96, 169), "time": (201, None), "times": (100, 153),
    "sched_yield": (24, 124), "sched_getaffinity": (204, 123), "getcpu": (309, 168), "getrandom": (318, 278),
    "getpid": (39, 172), "getppid": (110, 173), "gettid": (186, 178), "getuid": (102, 174), "geteuid": (107, 175),
    "getgid": (104, 176), "getegid": (108, 177), "getresuid": (118, 148), "getresgid": (120, 150),
    "getgroups": (115, 158), "getpgrp": (111, None), "getpgid": (121, 155), "getsid": (124, 156),
    "getrlimit": (97, 163), "getrusage": (98, 165), "sysinfo": (99, 179), "uname": (63, 160),
    "exit": (60, 93), "exit_group": (231, 94),
}  # fmt: skip

_OPEN: Final = (2, None)
_OPENAT: Final = (257, 56)
_IOCTL: Final = (16, 29)
_FCNTL: Final = (72, 25)
_PRLIMIT: Final = (302, 261)

# O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, O_APPEND and the one bit of O_TMPFILE that O_DIRECTORY lacks.
_WRITING: Final = 0o1 | 0o2 | 0o100 | 0o1000 | 0o2000 | 0o20000000
_TCGETS, _FIONREAD, _FIOCLEX, _TIOCGWINSZ = 0x5401, 0x541B, 0x5451, 0x5413
_F_DUPFD, _F_GETFD, _F_SETFD, _F_GETFL, _F_DUPFD_CLOEXEC = 0, 1, 2, 3, 1030

_AUDIT_ARCHITECTURE: Final = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_SECCOMP: Final = {"x86_64": 317, "aarch64": 277}
_X32_BIT: Final = 0x40000000

_LOAD, _JUMP_EQUAL, _JUMP_GREATER_EQUAL, _JUMP_SET, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_ALLOW, _REFUSE, _KILL = 0x7FFF0000, 0x00050000, 0x80000000
_NUMBER_OFFSET, _ARCHITECTURE_OFFSET, _ARGUMENTS_OFFSET = 0, 4, 16

Instruction = tuple[int, int, int, int]


def supported() -> bool:
    """Whether filters can be written for this processor and interpreter."""
    return platform.machine() in _AUDIT_ARCHITECTURE and sys.maxsize > 1 << 32


def program() -> bytes:
    """The filter for this processor, as the kernel reads it."""
    machine = platform.machine()
    column = list(_AUDIT_ARCHITECTURE).index(machine)
    code: list[Instruction] = [
        (_LOAD, 0, 0, _ARCHITECTURE_OFFSET),
        (_JUMP_EQUAL, 1, 0, _AUDIT_ARCHITECTURE[machine]),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER_OFFSET),
    ]
    if machine == "x86_64":
        code += [(_JUMP_GREATER_EQUAL, 0, 1, _X32_BIT), (_RETURN, 0, 0, _KILL)]
    for numbers in _ALLOWED.values():
        code += _rule(numbers[column], [_return(_ALLOW)])
    code += _rule(_OPEN[column], _unless_writing(1))
    code += _rule(_OPENAT[column], _unless_writing(2))
    code += _rule(_IOCTL[column], _if_argument(1, [_TCGETS, _FIONREAD, _FIOCLEX, _TIOCGWINSZ]))
    code += _rule(_FCNTL[column], _if_argument(1, [_F_DUPFD, _F_GETFD, _F_SETFD, _F_GETFL, _F_DUPFD_CLOEXEC]))
    code += _rule(_PRLIMIT[column], _if_null(2))
    code.append(_return(_REFUSE | errno.EPERM))
    return b"".join(struct.pack("<HBBI", *instruction) for instruction in code)


def install(filter_code: bytes) -> None:
    """From here on, for every thread of this process and for good. Needs NO_NEW_PRIVS."""
    import ctypes

    set_mode_filter, every_thread = 1, 1
    buffer = ctypes.create_string_buffer(filter_code, len(filter_code))
    header = struct.pack("<HxxxxxxQ", len(filter_code) // 8, ctypes.addressof(buffer))
    stuck_thread = system_call(_SECCOMP[platform.machine()], set_mode_filter, every_thread, header)
    if stuck_thread:
        raise OSError(errno.ESRCH, f"seccomp could not reach thread {stuck_thread}")


def _return(verdict: int) -> Instruction:
    return (_RETURN, 0, 0, verdict)


def _rule(number: int | None, verdict: Sequence[Instruction]) -> list[Instruction]:
    """The verdict on one system call; `verdict` must end in a return on every path."""
    return [] if number is None else [(_JUMP_EQUAL, 0, len(verdict), number), *verdict]


def _load_argument(position: int, *, high_half: bool = False) -> Instruction:
    return (_LOAD, 0, 0, _ARGUMENTS_OFFSET + 8 * position + 4 * high_half)


def _unless_writing(position: int) -> list[Instruction]:
    return [
        _load_argument(position),
        (_JUMP_SET, 0, 1, _WRITING),
        _return(_REFUSE | errno.EROFS),
        _return(_ALLOW),
    ]


def _if_argument(position: int, values: Sequence[int]) -> list[Instruction]:
    tests = [(_JUMP_EQUAL, len(values) - index, 0, value) for index, value in enumerate(values)]
    return [_load_argument(position), *tests, _return(_REFUSE | errno.EPERM), _return(_ALLOW)]


def _if_null(position: int) -> list[Instruction]:
    return [
        _load_argument(position),
        (_JUMP_EQUAL, 0, 3, 0),
        _load_argument(position, high_half=True),
        (_JUMP_EQUAL, 0, 1, 0),
        _return(_ALLOW),
        _return(_REFUSE | errno.EPERM),
    ]
