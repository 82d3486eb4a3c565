"""正交基与投影，纯 Python 的列表；切向量另取比例和次序 / Orthonormal bases and projections in plain lists; tangents in another scale and order"""

from math import sqrt


def dot(u, v):
    return sum(a * b for a, b in zip(u, v))


def columns(T):
    return [[float(row[k]) for row in T] for k in range(len(T[0]))]


def orthonormal(vectors):
    """With the coordinates of each in the given vectors."""
    found = []
    for k, v in enumerate(vectors):
        w, c = list(v), [0.0] * len(vectors)
        c[k] = 1.0
        for _ in range(2):
            for u, cu in found:
                s = dot(u, w)
                w = [a - s * b for a, b in zip(w, u)]
                c = [a - s * b for a, b in zip(c, cu)]
        norm, largest = sqrt(dot(w, w)), max(sqrt(dot(v, v)) for v in vectors)
        if norm > 1e-8 * largest:
            found.append(([a / norm for a in w], [a / norm for a in c]))
    return found


def rest(v, vectors):
    for _ in range(2):
        for u, _c in orthonormal(vectors):
            s = dot(u, v)
            v = [a - s * b for a, b in zip(v, u)]
    return sqrt(dot(v, v))


def minus(y, x):
    return [float(b) - float(a) for a, b in zip(x, y)]


def tangent_distance(x, y, T):
    return rest(minus(y, x), columns(T))


def best_move(x, y, T):
    v, vectors = minus(y, x), columns(T)
    a = [0.0] * len(vectors)
    for u, c in orthonormal(vectors):
        s = dot(u, v)
        a = [p + s * q for p, q in zip(a, c)]
    return a


def two_sided(x, Tx, y, Ty):
    return rest(minus(y, x), columns(Tx) + columns(Ty))


def shift_tangents(image):
    h, w = len(image), len(image[0])

    def at(i, j):
        return float(image[i][j]) if 0 <= i < h and 0 <= j < w else 0.0

    return [
        (at(i, j - 1) - at(i, j + 1), 3 * (at(i + 1, j) - at(i - 1, j))) for i in range(h) for j in range(w)
    ]


def classify(train, labels, queries, shape):
    h, w = shape
    learnt = []
    for x, label in zip(train, labels):
        T = columns(shift_tangents([list(x[i * w : (i + 1) * w]) for i in range(h)]))
        learnt.append((x, [u for u, _ in orthonormal(T)], label))

    def squared(x, basis, q):
        v = minus(q, x)
        for u in basis:
            s = dot(u, v)
            v = [a - s * b for a, b in zip(v, u)]
        return dot(v, v)

    return tuple(min(learnt, key=lambda one: squared(one[0], one[1], q))[2] for q in queries)


def lopsided(ratio):
    s = 1 / ratio
    return [0.0, 0.0, 0.0], [2.0, 0.0, 0.0], [[0.0], [0.0], [0.0]], [[sqrt(1 - s * s)], [s], [0.0]]


def no_triangle(g):
    x, y, z = [0.0, 0.0, 0.0], [5.0, -3.0, 0.0], [7.0, g, 1.0]
    flat = [[1.0, 0.0], [0.0, 0.0], [0.0, 1.0]]
    everything = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
    return (x, flat), (y, everything), (z, flat)
