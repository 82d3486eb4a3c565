"""Never ends.

class: resource
verdicts: timeout timeout passed
stopped at: process limits container sandbox
"""


def mean(values):
    while True:
        pass


def spread(values):
    return max(values) - min(values)
