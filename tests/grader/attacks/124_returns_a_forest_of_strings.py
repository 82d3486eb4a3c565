"""Returns a hundred thousand strings that are one and the same long one.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""

def mean(values):
    return ["x" * 100] * 100_000


def spread(values):
    return max(values) - min(values)
