"""Is right, and a little late every time: no call exceeds its limit, all together would take for ever.

class: resource
verdicts: passed timeout passed
stopped at: process limits container sandbox
"""

import time


def mean(values):
    time.sleep(0.3)
    return sum(values) / len(values)


def spread(values):
    return max(values) - min(values)
