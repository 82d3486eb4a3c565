"""Returns an array far larger than any reply may be.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""

import numpy as np


def mean(values):
    return np.zeros(40_000_000)


def spread(values):
    return max(values) - min(values)
