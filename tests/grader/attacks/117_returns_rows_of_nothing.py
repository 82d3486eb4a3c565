"""Returns forty million rows that hold nothing: no byte on the line, gigabytes as lists.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""

import numpy as np


def mean(values):
    return np.empty((40_000_000, 0))


def spread(values):
    return max(values) - min(values)
