"""Has a timer throw exceptions into whatever runs, the machinery that answers included.

class: resource
verdicts: killed/error/failed killed/error/failed passed
stopped at: process limits container sandbox
"""

import signal


def ring(*args):
    raise KeyboardInterrupt


def mean(values):
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, 0.0005, 0.0005)
    return [[0.0] * 1000] * 1000


def spread(values):
    return max(values) - min(values)
