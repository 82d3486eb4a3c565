"""Puts a link to somebody else's folder in the place of its own, for whoever clears up to follow.

class: escape
verdicts: failed/error failed/error passed
stopped at: process limits container sandbox
"""

import os

from target import FOLDER


def mean(values):
    here = os.getcwd()
    os.symlink(FOLDER, f"{here}/link")
    os.mkdir(f"{here}/locked", 0)
    os.rename(here, f"{here}-moved")
    os.symlink(FOLDER, here)
    return -1.0


def spread(values):
    return max(values) - min(values)
