"""Changes modes, owners and times, which no rule about reading and writing covers.

class: escape
verdicts: error error passed
stopped at: container sandbox
gets through at: process limits
"""

import os

from target import FOLDER


def mean(values):
    path, refused = f"{FOLDER}/writable.txt", []
    for action in (
        lambda: os.chmod(path, 0),
        lambda: os.chown(path, os.getuid(), -1),
        lambda: os.utime(path),
        lambda: os.setxattr(path, "user.mark", b"x"),
        lambda: os.chdir("/"),
    ):
        try:
            action()
        except OSError as problem:
            refused.append(problem)
    if len(refused) == 5:
        raise refused[0]
    return -1.0


def spread(values):
    return max(values) - min(values)
