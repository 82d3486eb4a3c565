"""Sends, as a reply, an array of a billion rows that hold nothing.

class: protocol
verdicts: error error passed
stopped at: process limits container sandbox
"""

import struct

import line


def mean(values):
    header = b"\xc7\x12\x05" + struct.pack("<BB2Q", 11, 2, 10**9, 0)
    line.send(line.frame(line.RETURNED, bytes(16) + struct.pack("<I", len(header)) + header))
    return 1.0


def spread(values):
    return max(values) - min(values)
