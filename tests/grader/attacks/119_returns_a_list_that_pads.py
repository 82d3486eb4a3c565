"""Returns a long string among four thousand empty ones: as an array of text, gigabytes.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""

def mean(values):
    return ["x" * 1_000_000, *[""] * 4_000]


def spread(values):
    return max(values) - min(values)
