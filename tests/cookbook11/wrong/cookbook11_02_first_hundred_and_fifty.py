"""只看前 150 个分数 / Looks at the first 150 points only

caught by: test_winners
"""

import numpy as np


def winners(points):
    slack = 1e-9 * max(abs(value) for value in points)
    return [k for k, value in enumerate(points[:150]) if value >= max(points) - slack]


def plurality(rankings):
    firsts = [row[0] for row in rankings]
    return winners([firsts.count(k) for k in range(len(rankings[0]))])


def borda(rankings):
    C = len(rankings[0])
    return [sum(C - list(row).index(k) for row in rankings) for k in range(C)]


def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    return next((k for k in range(C) if all(beats(k, other) for other in range(C) if other != k)), None)


def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


def repeated(*counted):
    return [list(row) for row, times in counted for _ in range(times)]


def three_winners(a, b, c):
    # a is first most often and else last; c has few firsts but beats either of the others; b is seldom last.
    return repeated(((a, b, c), 3), ((a, c, b), 4), ((b, a, c), 2), ((b, c, a), 4), ((c, b, a), 6))


def spoiler(a, b, c):
    # A majority prefers a; the others put c in between, which is worth points to b.
    return repeated(((a, b, c), 3), ((b, c, a), 2))
