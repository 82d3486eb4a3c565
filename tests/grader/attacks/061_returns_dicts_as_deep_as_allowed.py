"""Returns dicts nested just below the limit: whoever shows them recurses several times for each level.

class: resource
verdicts: failed failed passed
stopped at: process limits container sandbox
"""


def mean(values):
    answer = {"deep": 0.0}
    for _ in range(197):
        answer = {"deep": answer}
    return answer


def spread(values):
    return max(values) - min(values)
