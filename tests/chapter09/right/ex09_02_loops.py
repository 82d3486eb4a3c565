"""双重循环，只用列表，后出现的优先 / Double loops on lists; of ties the last"""

from math import dist


def _nearest(x, Z):
    best = None
    for j in range(len(Z)):
        gap = dist(x, Z[j])
        if best is None or gap <= best[0]:
            best = gap, j
    return best


def directed(X, Z):
    return max(_nearest(x, Z)[0] for x in X)


def hausdorff(X, Z):
    h, k = directed(X, Z), directed(Z, X)
    return h if h > k else k


def attaining_pair(X, Z):
    forward = max((*_nearest(x, Z), i) for i, x in enumerate(X))
    backward = max((*_nearest(z, X), j) for j, z in enumerate(Z))
    if forward[0] > backward[0]:
        return [forward[2], forward[1]]
    return [backward[1], backward[2]]


def triangle_chain(X, Y, Z, i):
    limit = directed(X, Y)
    j = [j for j, y in enumerate(Y) if dist(X[i], y) <= limit][-1]  # any y within reach
    limit = directed(Y, Z)
    return [j, [k for k, z in enumerate(Z) if dist(Y[j], z) <= limit][0]]


def asymmetric_sets(n, r):
    return [[1.0] * n, [1.0] * n], [[1.0 - r] + [1.0] * (n - 1), [1.0] * n]


def proof():
    return "略"
