"""Recurses without end.

class: resource
verdicts: error error passed
stopped at: process limits container sandbox
"""


def mean(values):
    return mean(values)


def spread(values):
    return max(values) - min(values)
