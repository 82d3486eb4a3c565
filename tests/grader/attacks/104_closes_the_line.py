"""Closes every file it has, or puts others in their places.

class: protocol
verdicts: killed/error/timeout killed/error/timeout passed
stopped at: process limits container sandbox
"""

import os


def mean(values):
    os.dup2(1, 3)
    print("passed")
    os.closerange(0, 100)
    return -1.0


def spread(values):
    return max(values) - min(values)
