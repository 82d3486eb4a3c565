"""Replaces the builtins that everything in its process rests on.

class: forging
verdicts: killed/error killed/error passed
stopped at: process limits container sandbox
"""

import builtins


def mean(values):
    builtins.isinstance = builtins.len = builtins.sum = lambda *args: True
    builtins.abs = builtins.type = builtins.map = lambda *args: 0.0
    return -1.0


def spread(values):
    return max(values) - min(values)
