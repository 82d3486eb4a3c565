"""Sends, while it is imported, that a million functions are missing.

class: protocol
verdicts: problem error
stopped at: process limits container sandbox
"""

import line

said = {"problem": None, "unwritten": [], "scratch": [], "missing": ["spread"] * 10**6, "defined": ["s" * 4000] * 100}
line.send(line.frame(line.LOADED, line.encode(said)))


def mean(values):
    return -1.0


def spread(values):
    return max(values) - min(values)
