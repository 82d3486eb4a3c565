"""Reads memory, environment, arguments and open files of its parent and of the grader.

class: peeking
verdicts: error error passed
stopped at: container sandbox
"""

import os

from target import REFEREE


def mean(values):
    found = []
    for process in (os.getppid(), REFEREE, "self"):
        for name in ("mem", "maps", "environ", "cmdline", "fd/0", "task"):
            try:
                with open(f"/proc/{process}/{name}", "rb") as file:
                    found.append(file.read(100))
            except OSError as refused:
                last = refused
    if not found:
        raise last
    print(found)
    return -1.0


def spread(values):
    return max(values) - min(values)
