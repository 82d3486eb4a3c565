"""Asks whether files exist and how large they are, which needs no right to read them.

class: peeking
verdicts: error error passed
stopped at: container
gets through at: process limits sandbox
"""

import os

from target import FOLDER


def mean(values):
    print(os.path.exists("/etc/passwd"), os.stat(f"{FOLDER}/sized.bin").st_size)
    return -1.0


def spread(values):
    return max(values) - min(values)
