"""Reads from address zero.

class: resource
verdicts: killed killed passed
stopped at: process limits container sandbox
"""

import ctypes


def mean(values):
    return ctypes.string_at(0)


def spread(values):
    return max(values) - min(values)
