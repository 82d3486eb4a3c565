"""计数器与循环，搜索得到的名次表，返回元组 / Counters and loops, rankings found by a search, tuples"""

from collections import Counter
from fractions import Fraction
from itertools import permutations


def plurality(rankings):
    counts = Counter(row[0] for row in rankings)
    most = counts.most_common(1)[0][1]
    return tuple(sorted(k for k in counts if counts[k] == most))


def borda(rankings):
    points = Counter()
    for row in rankings:
        for place, k in enumerate(reversed(row), start=1):
            points[k] += place
    return [points[k] for k in range(len(rankings[0]))]


def condorcet(rankings):
    classes = range(len(rankings[0]))
    # The only candidate is whoever survives a chain of duels.
    candidate = 0
    for k in classes:
        if k != candidate:
            behind = sum(row.index(candidate) < row.index(k) for row in rankings)
            if behind * 2 <= len(rankings):
                candidate = k
    for k in classes:
        if k != candidate:
            if sum(row.index(candidate) < row.index(k) for row in rankings) * 2 <= len(rankings):
                return None
    return candidate


def winners(points):
    points = [Fraction(x) for x in points]
    size = max(abs(x) for x in points)
    return [i for i in range(len(points)) if max(points) - points[i] <= size * Fraction(1, 10**9) * Fraction(3, 2)]


def score_totals(scores, rule, normalise):
    totals = [0.0 if rule == "sum" else 1.0 for _ in scores[0]]
    for row in scores.tolist():
        whole = sum(row) if normalise else 1
        for k, x in enumerate(row):
            if rule == "sum":
                totals[k] += x / whole
            else:
                totals[k] *= x / whole
    return tuple(totals)


def three_winners(a, b, c):
    return found(good_three, a, b, c)


def spoiler(a, b, c):
    return found(good_spoiler, a, b, c)


def tables(counts):
    return [list(row) for row, times in zip(permutations(range(3)), counts) for _ in range(times)]


def good_three(counts):
    rows = tables(counts)
    return plurality(rows) == (0,) and winners(borda(rows)) == [1] and condorcet(rows) == 2


def good_spoiler(counts):
    rows = tables(counts)
    points = borda(rows)
    return points[1] > max(points[0], points[2]) and 2 * sum(row.index(0) < row.index(1) for row in rows) > len(rows)


def found(good, a, b, c):
    import random

    chance = random.Random(1)
    start = [3, 4, 2, 4, 0, 6] if good is not good_spoiler else [3, 0, 0, 2, 0, 0]
    # A few more of the same, as long as it stays right.
    for _ in range(5):
        more = list(start)
        more[chance.randrange(6)] += 1
        if good(more):
            start = more
    assert good(start)
    names = [a, b, c]
    return [[names[k] for k in row] for row in tables(start)]
