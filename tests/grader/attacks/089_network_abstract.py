"""Talks to a service of this computer through a socket that is not in the file system.

class: escape
verdicts: error error passed
stopped at: container sandbox
gets through at: process limits
"""

import socket

from target import MARK


def mean(values):
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(f"\0{MARK}")
        connection.sendall(b"x")
    return -1.0


def spread(values):
    return max(values) - min(values)
