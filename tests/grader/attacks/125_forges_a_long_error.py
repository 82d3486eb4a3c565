"""Sends an error with a hundred frames of four thousand characters each.

class: protocol
verdicts: error error passed
stopped at: process limits container sandbox
"""

import line


def mean(values):
    frame = ("f" * 4_000, 1, "g" * 4_000, "s" * 4_000)
    said = {"type": "T" * 4_000, "message": "m" * 4_000, "frames": [frame] * 100, "column": None}
    line.send(line.frame(line.RAISED, line.encode(said)))
    return 1.0


def spread(values):
    return max(values) - min(values)
