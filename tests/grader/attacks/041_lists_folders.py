"""Looks for files by listing folders, also through the links of /proc.

class: peeking
verdicts: error error passed
stopped at: container sandbox
gets through at: process limits
"""

import os

from target import FOLDER


def mean(values):
    found = []
    for folder in (FOLDER, "/proc/self/root" + FOLDER, "/proc/self/cwd", "/proc/self/fd"):
        try:
            found += os.listdir(folder)
        except OSError as refused:
            last = refused
    if not found:
        raise last
    print(found)
    return -1.0


def spread(values):
    return max(values) - min(values)
