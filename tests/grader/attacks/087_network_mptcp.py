"""Reaches a TCP server over multipath TCP, which rules about TCP do not cover.

class: escape
verdicts: error error passed
stopped at: container sandbox
"""

import socket

from target import PORT


def mean(values):
    with socket.socket(proto=262) as connection:
        connection.connect(("127.0.0.1", PORT))
        connection.sendall(b"x")
    return -1.0


def spread(values):
    return max(values) - min(values)
