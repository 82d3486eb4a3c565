"""Answers with the secret number of an earlier question, and with a made-up one.

class: protocol
verdicts: error/failed error/failed passed
stopped at: process limits container sandbox
"""

import line

seen = [bytes(16)]


def mean(values):
    line.send(line.frame(line.RETURNED, line.returned(True), number=seen[-1]))
    seen.append(line.question())
    return -1.0


def spread(values):
    return max(values) - min(values)
