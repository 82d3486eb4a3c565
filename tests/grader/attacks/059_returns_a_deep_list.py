"""Returns a list nested a hundred thousand levels deep.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""


def mean(values):
    answer = []
    for _ in range(100_000):
        answer = [answer]
    return answer


def spread(values):
    return max(values) - min(values)
