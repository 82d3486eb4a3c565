"""Starts a program that would go on after the end.

class: escape
verdicts: failed/error failed/error passed
stopped at: process limits container sandbox
"""

import subprocess

from target import MARK


def mean(values):
    subprocess.Popen(["/bin/sh", "-c", "sleep 60 & sleep 60", MARK], start_new_session=True)
    return -1.0


def spread(values):
    return max(values) - min(values)
