"""Prints a hundred megabytes.

class: resource
verdicts: failed failed passed, or timeout timeout passed
stopped at: process limits container sandbox
"""


def mean(values):
    for _ in range(100):
        print("passed " * 150_000)
    return -1.0


def spread(values):
    return max(values) - min(values)
