"""Replaces the codec of its own process by one that writes what it likes.

class: forging
verdicts: error error passed
stopped at: process limits container sandbox
"""

import sys


def mean(values):
    for name, module in list(sys.modules.items()):
        if name.endswith(".codec"):
            module.encode_parts = lambda *args, **others: [b"passed"]
            module.decode = lambda *args, **others: [3.0]
    return -1.0


def spread(values):
    return max(values) - min(values)
