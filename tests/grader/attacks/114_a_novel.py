"""Raises an error with ten million characters, and has a name of a million.

class: display
verdicts: error error passed
stopped at: process limits container sandbox
"""


def mean(values):
    raise type("Passed" * 200_000, (Exception,), {})("passed " * 1_500_000)


def spread(values):
    return max(values) - min(values)
