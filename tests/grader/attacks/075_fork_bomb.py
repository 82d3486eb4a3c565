"""Doubles itself for ever.

class: resource
verdicts: error error passed
stopped at: limits container sandbox
"""

import os


def mean(values):
    while True:
        os.fork()


def spread(values):
    return max(values) - min(values)
