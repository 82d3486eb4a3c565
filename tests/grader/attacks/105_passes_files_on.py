"""Sends open files along with a reply, for the grader to hold until it has no room for more.

class: protocol
verdicts: error/killed error/killed passed
stopped at: process limits container sandbox
"""

import socket


def mean(values):
    with socket.socket(fileno=3) as line:
        for _ in range(100):
            socket.send_fds(line, [b"x"], [1] * 100)


def spread(values):
    return max(values) - min(values)
