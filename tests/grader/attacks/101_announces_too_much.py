"""Announces a reply of four gigabytes.

class: protocol
verdicts: error error passed
stopped at: process limits container sandbox
"""

import line


def mean(values):
    line.send(line.frame(line.RETURNED, length=(1 << 32) - 1))
    return -1.0


def spread(values):
    return max(values) - min(values)
