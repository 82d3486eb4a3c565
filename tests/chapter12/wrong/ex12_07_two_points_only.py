"""只对两个点成立: 整边各放一团 / Works for two groups only: one cloud around the mean of each class

caught by: test_any_labels
book: §12.4
"""


from itertools import combinations
from math import dist


def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: dist(S[i], q))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


def training_set(points, labels, k):
    S, T = [], []
    for label in (-1, 1):
        own = [point for point, one in zip(points, labels, strict=True) if one == label]
        if own:
            mean = [sum(column) / len(own) for column in zip(*own, strict=True)]
            S += [[mean[0] + 1e-5 * i, *mean[1:]] for i in range(k)]
            T += [label] * k
    return S, T


def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    changes = [(i, j) for i, j in zip(order, order[1:], strict=False) if labels[i] != labels[j]]
    return sorted({i for pair in changes for i in pair}) or order[:1]


def vc_prototypes_on_line(N):
    return N
