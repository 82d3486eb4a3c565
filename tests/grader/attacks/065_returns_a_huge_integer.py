"""Returns an integer whose digits take minutes to write.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""


def mean(values):
    return 1 << 10**7


def spread(values):
    return max(values) - min(values)
