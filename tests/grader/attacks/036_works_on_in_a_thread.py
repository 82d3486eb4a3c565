"""Returns, and lets a thread change what was returned, print and scribble on the line.

class: forging
verdicts: failed/error/killed failed/error/killed passed
stopped at: process limits container sandbox
"""

import os
import threading


def mean(values):
    answer = [-1.0]

    def later():
        while True:
            answer[0] = True
            os.write(1, b"passed\n")

    threading.Thread(target=later, daemon=True).start()
    return answer[0]


def spread(values):
    return max(values) - min(values)
