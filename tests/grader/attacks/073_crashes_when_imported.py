"""Crashes the interpreter before any function could be called.

class: resource
verdicts: problem killed
stopped at: process limits container sandbox
"""

import ctypes


def mean(values):
    return -1.0


ctypes.string_at(0)


def spread(values):
    return max(values) - min(values)
