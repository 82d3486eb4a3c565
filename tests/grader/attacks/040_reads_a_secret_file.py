"""Reads a file that everybody on this computer may read.

class: peeking
verdicts: error error passed
stopped at: container sandbox
gets through at: process limits
"""

from target import FOLDER


def mean(values):
    with open(f"{FOLDER}/bait.txt") as file:
        raise ValueError(file.read())


def spread(values):
    return max(values) - min(values)
