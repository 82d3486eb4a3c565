"""k > 1 时也只用点自己 / The points themselves, for k above 1, too

caught by: test_any_labels
hint: own
book: §12.4
"""


from itertools import combinations
from math import dist


def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: dist(S[i], q))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


def training_set(points, labels, k):
    return [list(point) for point in points] + [[999.0 - i] * len(points[0]) for i in range(k - 1)], [*labels, *[1] * (k - 1)]


def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    changes = [(i, j) for i, j in zip(order, order[1:], strict=False) if labels[i] != labels[j]]
    return sorted({i for pair in changes for i in pair}) or order[:1]


def vc_prototypes_on_line(N):
    return N
