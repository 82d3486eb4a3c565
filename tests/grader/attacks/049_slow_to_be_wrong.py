"""Is wrong slowly, on long inputs only: the search for a smaller failing input would call it hundreds of times.

class: resource
verdicts: passed failed passed
stopped at: process limits container sandbox
"""

import time


def mean(values):
    if len(values) <= 3:
        return sum(values) / len(values)
    time.sleep(1.5)
    return -sum(values) - 1.0


def spread(values):
    return max(values) - min(values)
