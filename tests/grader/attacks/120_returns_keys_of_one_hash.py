"""Returns a dict of a thousand tuples that all have one hash.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""

def mean(values):
    return {(i * ((1 << 61) - 1), 1): None for i in range(1_000)}


def spread(values):
    return max(values) - min(values)
