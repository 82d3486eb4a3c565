"""Asks for eight gigabytes in one piece.

class: resource
verdicts: error error passed
stopped at: limits container sandbox
"""


def mean(values):
    return len(b"x" * (8 << 30))


def spread(values):
    return max(values) - min(values)
