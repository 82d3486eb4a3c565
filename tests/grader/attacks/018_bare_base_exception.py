"""Raises a BaseException that cannot be shown, compared or hashed.

class: forging
verdicts: error error passed
stopped at: process limits container sandbox
"""


class Unspeakable(BaseException):
    def __str__(self):
        raise self

    __repr__ = __eq__ = __str__
    __hash__ = None


def mean(values):
    raise Unspeakable


def spread(values):
    return max(values) - min(values)
