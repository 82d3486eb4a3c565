"""Writes rubbish to the line as fast as it goes.

class: protocol
verdicts: error error passed
stopped at: process limits container sandbox
"""

import os


def mean(values):
    while True:
        os.write(3, bytes(1 << 16))


def spread(values):
    return max(values) - min(values)
