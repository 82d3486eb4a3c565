"""Recurses through C code with the limit raised, until the stack overflows and the interpreter crashes.

class: resource
verdicts: killed/error killed/error passed
stopped at: process limits container sandbox
"""

import sys


def deeper(_):
    return list(map(deeper, [0]))


def mean(values):
    sys.setrecursionlimit(10**9)
    return deeper(0)


def spread(values):
    return max(values) - min(values)
