"""Sends, as a reply, a dict of tuples with one hash, past the codec of its own side.

class: protocol
verdicts: error error passed
stopped at: process limits container sandbox
"""

import line


def mean(values):
    keys = {(i * ((1 << 61) - 1), 1): None for i in range(1_000)}
    line.send(line.frame(line.RETURNED, line.returned(keys)))
    return 1.0


def spread(values):
    return max(values) - min(values)
