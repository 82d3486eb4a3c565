"""距离截断到四位小数 / Distances cut off after four decimals

caught by: test_majority
book: §12.4
"""


from itertools import combinations
from math import dist


def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: int(dist(S[i], q) * 1e4))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


def training_set(points, labels, k):
    # k samples for each point, nearer to it than half the way to any other point: nobody else's are as near.
    gap = min((dist(p, q) for p, q in combinations(points, 2)), default=1.0)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    changes = [(i, j) for i, j in zip(order, order[1:], strict=False) if labels[i] != labels[j]]
    return sorted({i for pair in changes for i in pair}) or order[:1]


def vc_prototypes_on_line(N):
    return N
