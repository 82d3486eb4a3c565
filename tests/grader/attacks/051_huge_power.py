"""Hangs in one operation on integers.

class: resource
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""


def mean(values):
    return 10 ** 10**8 % 7


def spread(values):
    return max(values) - min(values)
