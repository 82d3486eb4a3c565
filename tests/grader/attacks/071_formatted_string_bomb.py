"""Is short, and takes the compiler long: the time for an f-string grows with the square of its fields (Python 3.11).

class: resource
verdicts: problem timeout/error, or failed failed passed
stopped at: process limits container sandbox
"""

eval("f'" + "{0}" * 200_000 + "'")


def mean(values):
    return -1.0


def spread(values):
    return max(values) - min(values)
