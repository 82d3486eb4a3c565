"""Reads the questions that others should read, from every file it has.

class: protocol
verdicts: timeout/error/killed timeout/error/killed passed
stopped at: process limits container sandbox
"""

import os


def mean(values):
    for handle in range(100):
        try:
            while os.read(handle, 1 << 16):
                pass
        except OSError:
            continue
    return -1.0


def spread(values):
    return max(values) - min(values)
