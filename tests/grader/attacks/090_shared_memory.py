"""Leaves shared memory behind, by name and by number.

class: escape
verdicts: error error passed
stopped at: container sandbox
gets through at: process limits
"""

import ctypes
import os

from target import MARK

libc = ctypes.CDLL(None, use_errno=True)
IPC_CREAT = 0o1000


def mean(values):
    number = libc.shmget(int(MARK, 16) & 0x7FFFFFFF, 4096, IPC_CREAT | 0o666)
    os.close(os.open(f"/dev/shm/{MARK}", os.O_CREAT | os.O_RDWR))
    return float(number)


def spread(values):
    return max(values) - min(values)
