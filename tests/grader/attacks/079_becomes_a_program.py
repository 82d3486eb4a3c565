"""Turns into another program.

class: escape
verdicts: timeout/error/killed timeout/error/killed passed
stopped at: process limits container sandbox
"""

import os

from target import MARK


def mean(values):
    os.execv("/bin/sh", ["sh", "-c", "while :; do sleep 60; done", MARK])


def spread(values):
    return max(values) - min(values)
