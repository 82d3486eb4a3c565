"""Hangs in C, where no Python code is run that could be interrupted.

class: resource
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""

import re


def mean(values):
    return len(re.match(r"(a+)+$", "a" * 60 + "b").group())


def spread(values):
    return max(values) - min(values)
