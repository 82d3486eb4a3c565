"""Stops itself, so that it neither answers nor ends.

class: resource
verdicts: timeout/error timeout/error passed
stopped at: process limits container sandbox
"""

import os
import signal


def mean(values):
    os.kill(os.getpid(), signal.SIGSTOP)
    return -1.0


def spread(values):
    return max(values) - min(values)
