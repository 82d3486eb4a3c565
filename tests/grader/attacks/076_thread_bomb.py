"""Starts threads without end.

class: resource
verdicts: error error passed
stopped at: limits container sandbox
"""

import threading
import time


def mean(values):
    while True:
        threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()


def spread(values):
    return max(values) - min(values)
