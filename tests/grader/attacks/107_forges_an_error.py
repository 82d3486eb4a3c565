"""Sends an error of its own making: its caret stands at column 10**15.

class: protocol
verdicts: error error passed
stopped at: process limits container sandbox
"""

import line

FRAMES = [("ex01_01.py", -(10**15), "mean", "passed")] * 20


def mean(values):
    error = {"type": "passed", "message": "passed" * 10_000, "frames": FRAMES, "column": 10**15}
    line.send(line.frame(line.RAISED, line.encode(error)))
    return -1.0


def spread(values):
    return max(values) - min(values)
