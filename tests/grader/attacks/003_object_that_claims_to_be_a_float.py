"""Lies about its class, so that isinstance says float.

class: forging
verdicts: error error passed
stopped at: process limits container sandbox
"""


class Pretender:
    @property
    def __class__(self):
        return float

    def __eq__(self, other):
        return True

    __hash__ = object.__hash__


def mean(values):
    return Pretender()


def spread(values):
    return max(values) - min(values)
