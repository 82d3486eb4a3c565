"""Renames, links and removes files in a folder that everybody may write to.

class: escape
verdicts: error error passed
stopped at: container sandbox
gets through at: process limits
"""

import os

from target import FOLDER


def mean(values):
    refused = []
    for action in (
        lambda: os.symlink("/etc/passwd", f"{FOLDER}/link"),
        lambda: os.link(f"{FOLDER}/bait.txt", f"{FOLDER}/hard"),
        lambda: os.mkdir(f"{FOLDER}/folder"),
        lambda: os.mkfifo(f"{FOLDER}/pipe"),
        lambda: os.rename(f"{FOLDER}/bait.txt", f"{FOLDER}/moved.txt"),
        lambda: os.unlink(f"{FOLDER}/moved.txt"),
        lambda: os.truncate(f"{FOLDER}/writable.txt", 0),
    ):
        try:
            action()
        except OSError as problem:
            refused.append(problem)
    if len(refused) == 7:
        raise refused[0]
    return -1.0


def spread(values):
    return max(values) - min(values)
