"""Returns twenty million rows of one small number each.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""

import numpy as np


def mean(values):
    return np.ones((20_000_000, 1), np.uint8)


def spread(values):
    return max(values) - min(values)
