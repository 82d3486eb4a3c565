"""纯 Python：逐个拐点试 b；另一些点 / Plain Python: b tried at every kink; other points"""

import math


def score(w, x):
    return sum(float(p) * float(q) for p, q in zip(w, x))


def positions(w, b, X, y):
    names = []
    for x, label in zip(X, y):
        value = label * (score(w, x) + b)
        if value == 1:
            names.append("margin")
        elif value == 0:
            names.append("plane")
        else:
            names.append("outside" if value > 1 else "wrong" if value < 0 else "inside")
    return tuple(names)


def slacks(w, b, X, y):
    out = []
    for x, label in zip(X, y):
        slack = max(0.0, 1 - label * (score(w, x) + b))
        out.append([slack, slack / math.sqrt(score(w, w))])
    return out


def support_status(w, b, X, y):
    values = [label * (score(w, x) + b) for x, label in zip(X, y)]
    return ["never" if v > 1 else "always" if v < 1 else "open" for v in values]


def bias_interval(w, X, y):
    points = [(score(w, x), label) for x, label in zip(X, y)]

    def cost(b):
        return sum(max(0.0, 1 - label * (s + b)) for s, label in points)

    kinks = sorted({label - s for s, label in points})
    least = min(map(cost, kinks))
    best = [b for b in kinks if cost(b) == least]
    return [best[0], best[-1]]


def silent_point(d):
    # The nearest point of the second class is a sample; the others of its margin lie to one side of it.
    tail = [2.25] * (d - 2)
    rows = [[-3.5, 4, *tail], [-3.5, 0.5, *tail], [6, 0.5, *tail], [8, 0.5, *tail]]
    return rows, [-1, 1, 1, 1], 2


def optional_point(d):
    # Four corners against four corners: the midpoints of both pairs agree.
    rows = [[s, t, *[0.25 * s] * (d - 2)] for s in (-1, 1) for t in (-2, 2)]
    rows += [[-1, 0, *[-0.25] * (d - 2)]]
    return rows, [-1, -1, 1, 1, -1], 4


def capped_point(C):
    # Two far samples have α = 0 beside the two that touch the margins.
    gap = math.sqrt(2 / C)
    rows = [(0.0, 3.0), (0.0, 3 + gap), (1.0, 3 + 10 * gap), (1.0, 3 - 10 * gap)]
    return {"X": rows, "y": (-1, 1, 1, -1), "alpha": [C, C, 0, 0], "b": -1 - 6 / gap, "i": 1}
