"""Loops, and catches whatever might be thrown into it.

class: resource
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""


def mean(values):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue


def spread(values):
    return max(values) - min(values)
