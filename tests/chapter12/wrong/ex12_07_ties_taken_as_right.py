"""距离相等时只看其中一个 / Looks at one of several nearest only

caught by: test_condensed
book: §12.4
"""


from itertools import combinations
from math import dist


def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: dist(S[i], q))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


def training_set(points, labels, k):
    # k samples for each point, nearer to it than half the way to any other point: nobody else's are as near.
    gap = min((dist(p, q) for p, q in combinations(points, 2)), default=1.0)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


def condense_on_line(xs, labels):
    kept = list(range(len(xs)))
    for i in range(len(xs)):
        rest = [j for j in kept if j != i]
        if rest and all(labels[min(rest, key=lambda j: abs(xs[j] - x))] == y for x, y in zip(xs, labels, strict=True)):
            kept = rest
    return kept


def vc_prototypes_on_line(N):
    return N
