"""Asks for eight gigabytes, and writes to all of them.

class: resource
verdicts: error error passed
stopped at: limits container sandbox
"""

import numpy as np


def mean(values):
    return float(np.ones(10**9).sum())


def spread(values):
    return max(values) - min(values)
