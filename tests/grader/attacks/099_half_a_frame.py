"""Sends the first half of a reply and then waits.

class: protocol
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""

import time

import line


def mean(values):
    line.send(line.frame(line.RETURNED, bytes(100), length=1000))
    time.sleep(60)


def spread(values):
    return max(values) - min(values)
