"""Returns eight million dicts, a byte each on the line and a hundred in the memory of whoever receives them.

class: resource
verdicts: failed/error failed/error passed
stopped at: process limits container sandbox
"""


def mean(values):
    return [[{}] * 1000] * 8000


def spread(values):
    return max(values) - min(values)
