"""Reads the reference solution from the disk and runs it.

class: peeking
verdicts: error error passed
stopped at: container sandbox
gets through at: process limits
"""

from pathlib import Path

from target import COURSE


def mean(values):
    names = {}
    exec(Path(COURSE, "solutions/chapter01/ex01_01.py").read_text(encoding="utf-8"), names)
    return names["mean"](values)


def spread(values):
    return max(values) - min(values)
