"""Traces and profiles every line of its process and changes what it sees there.

class: forging
verdicts: killed/failed killed/failed passed
stopped at: process limits container sandbox
"""

import sys


def watch(frame, event, argument):
    for name in ("value", "reply", "changed", "kind"):
        if name in frame.f_locals:
            frame.f_locals[name] = 3.0
    return watch


def mean(values):
    sys.settrace(watch)
    sys.setprofile(watch)
    frame = sys._getframe()
    while frame := frame.f_back:
        frame.f_trace = watch
    return -1.0


def spread(values):
    return max(values) - min(values)
