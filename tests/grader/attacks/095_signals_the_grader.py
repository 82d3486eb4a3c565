"""Sends signals to the process that started it and to the grader.

class: escape
verdicts: error error passed
stopped at: container sandbox
"""

import os
import signal

from target import REFEREE


def mean(values):
    for process in (os.getppid(), REFEREE):
        try:
            os.kill(process, signal.SIGWINCH)
        except PermissionError as problem:
            refused = problem
        else:
            return -1.0
    raise refused


def spread(values):
    return max(values) - min(values)
