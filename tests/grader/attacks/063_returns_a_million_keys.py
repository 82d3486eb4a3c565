"""Returns a dict with a million keys.

class: resource
verdicts: failed/error/timeout failed/error/timeout passed
stopped at: process limits container sandbox
"""


def mean(values):
    return dict.fromkeys(range(10**6))


def spread(values):
    return max(values) - min(values)
