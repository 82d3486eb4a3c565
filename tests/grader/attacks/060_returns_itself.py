"""Returns a list and a dict that contain each other.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""


def mean(values):
    answer = []
    answer += [answer, {"again": answer}, answer]
    return answer


def spread(values):
    return max(values) - min(values)
