"""照 10.1 节的 k 近邻与 (12.23) 的定义写 / k nearest neighbours as in §10.1, and the definition (12.23)"""

import numpy as np


def knn_predict(S, T, q, k):
    d = [np.linalg.norm(np.array(s) - np.array(q)) for s in S]
    near = np.argsort(d)[:k]
    return 1 if sum(T[i] for i in near) > 0 else -1


def training_set(points, labels, k):
    # k samples side by side at every point
    S, T = [], []
    for p, y in zip(points, labels):
        for i in range(k):
            S.append([p[0] + 1e-5 * i] + list(p[1:]))
            T.append(y)
    return S, T


def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    keep = []
    for a, b in zip(order, order[1:]):
        if labels[a] != labels[b]:
            keep += [a, b]
    return sorted(set(keep)) if keep else [0]


def vc_prototypes_on_line(N):
    return N


def proof():
    return "把各点连同它们的标记存下来，最近邻就是自己，所以任意多个点都能被打散。"
