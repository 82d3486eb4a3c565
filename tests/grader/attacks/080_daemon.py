"""Leaves a chain of daemons behind, each in a session of its own, none a child of the player.

class: escape
verdicts: failed/error failed/error passed
stopped at: process limits container sandbox
"""

import os
import time


def mean(values):
    ready, done = os.pipe()
    if os.fork() == 0:
        for _ in range(12):
            os.setsid()
            if os.fork():
                time.sleep(60)
                os._exit(0)
        os.write(done, b"x")
        time.sleep(60)
        os._exit(0)
    os.read(ready, 1)
    return -1.0


def spread(values):
    return max(values) - min(values)
