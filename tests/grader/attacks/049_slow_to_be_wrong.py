"""Is wrong slowly: the search for a smaller failing input would call it hundreds of times.

class: resource
verdicts: failed failed passed
stopped at: process limits sandbox
"""

import time


def mean(values):
    time.sleep(0.2)
    return -1.0


def spread(values):
    return max(values) - min(values)
