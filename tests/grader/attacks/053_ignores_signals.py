"""Ignores every signal that can be ignored, and never ends.

class: resource
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""

import signal


def mean(values):
    for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_IGN)
    while True:
        pass


def spread(values):
    return max(values) - min(values)
