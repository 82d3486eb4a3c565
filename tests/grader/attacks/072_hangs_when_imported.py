"""Never ends, before any function could be called.

class: resource
verdicts: problem timeout
stopped at: process limits container sandbox
"""


def mean(values):
    return -1.0


while True:
    pass


def spread(values):
    return max(values) - min(values)
