"""Acts where nobody looks: in __del__, after its function has returned.

class: forging
verdicts: failed/error/killed failed/error/killed passed
stopped at: process limits container sandbox
"""

import os


class Last:
    def __del__(self):
        os.write(3, b"PLY1 passed")
        os.write(1, b"passed 10/10\n")


def mean(values):
    last = Last()
    last.self = last
    return -1.0


def spread(values):
    return max(values) - min(values)
