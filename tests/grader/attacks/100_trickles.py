"""Sends a well-formed reply byte by byte, each just before patience would end.

class: protocol
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""

import time

import line


def mean(values):
    for byte in line.frame(line.RETURNED, bytes(1 << 20)):
        line.send(bytes([byte]))
        time.sleep(0.05)


def spread(values):
    return max(values) - min(values)
