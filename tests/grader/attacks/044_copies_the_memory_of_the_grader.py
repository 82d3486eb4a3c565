"""Copies memory out of the grader's process, and attaches to it as a debugger would.

class: peeking
verdicts: error error passed
stopped at: container sandbox
"""

import ctypes
import errno
import os

from target import REFEREE

libc = ctypes.CDLL(None, use_errno=True)
PTRACE_SEIZE = 0x4206


def mean(values):
    buffer = ctypes.create_string_buffer(64)
    here = (ctypes.c_size_t * 2)(ctypes.addressof(buffer), 64)
    for process in (os.getppid(), REFEREE):
        for result in (
            libc.process_vm_readv(process, here, 1, here, 1, 0),
            libc.process_vm_writev(process, here, 1, here, 1, 0),
            libc.ptrace(PTRACE_SEIZE, process, 0, 0),
        ):
            if result >= 0 or ctypes.get_errno() != errno.EPERM:
                return -1.0
    raise PermissionError


def spread(values):
    return max(values) - min(values)
