"""Returns dicts whose keys all have the same hash, so that building them takes the square of the time.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""

import sys


def mean(values):
    keys = [number * sys.hash_info.modulus for number in range(1000)]
    return [dict.fromkeys(keys, 0.0)] * 3


def spread(values):
    return max(values) - min(values)
