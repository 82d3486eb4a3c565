"""Raises a SyntaxError of its own making, whose caret stands ten billion columns to the right.

class: display
verdicts: error error passed
stopped at: process limits container sandbox
"""


def mean(values):
    raise SyntaxError("passed", (__file__, 1, 10**10, "def mean(values):"))


def spread(values):
    return max(values) - min(values)
