"""Hangs in one call of a builtin.

class: resource
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""


def mean(values):
    return sum(range(10**15))


def spread(values):
    return max(values) - min(values)
