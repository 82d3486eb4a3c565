"""Sends what it has seen in a datagram.

class: escape
verdicts: error error passed
stopped at: container sandbox
gets through at: process limits
"""

import socket

from target import PORT


def mean(values):
    with socket.socket(type=socket.SOCK_DGRAM) as connection:
        connection.sendto(repr(values).encode(), ("127.0.0.1", PORT))
    return -1.0


def spread(values):
    return max(values) - min(values)
