"""Uses no time of the processor at all.

class: resource
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""

import time


def mean(values):
    time.sleep(3600)


def spread(values):
    return max(values) - min(values)
