"""不用数组：三角形含点，线段相交 / Without arrays: points in triangles, segments that cross"""

import math
from itertools import combinations


def separator(prototypes, i, j):
    p, q = [float(v) for v in prototypes[i]], [float(v) for v in prototypes[j]]
    w = [7 * (a - c) for a, c in zip(p, q, strict=True)]
    middle = [c + (a - c) / 2 for a, c in zip(p, q, strict=True)]
    return tuple(w), -math.fsum(a * c for a, c in zip(w, middle, strict=True))


def cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def in_triangle(p, Q):
    for a, b, c in combinations(range(len(Q)), 3):
        whole = cross(Q[a], Q[b], Q[c])
        if whole:
            parts = [cross(p, Q[b], Q[c]) / whole, cross(p, Q[c], Q[a]) / whole, cross(p, Q[a], Q[b]) / whole]
            if min(parts) >= 0:
                weights = [0.0] * len(Q)
                for index, part in zip((a, b, c), parts, strict=True):
                    weights[index] = part
                return weights
    return None


def unit(i, n):
    return [float(i == k) for k in range(n)]


def meeting_point(P, Q):
    P, Q = [tuple(map(float, p)) for p in P], [tuple(map(float, q)) for q in Q]
    for i, p in enumerate(P):
        if found := in_triangle(p, Q):
            return unit(i, len(P)), found
    for j, q in enumerate(Q):
        if found := in_triangle(q, P):
            return found, unit(j, len(Q))
    for a, b in combinations(range(len(P)), 2):
        for c, d in combinations(range(len(Q)), 2):
            s, t = cross(Q[c], Q[d], P[a]), cross(Q[c], Q[d], P[b])
            u, v = cross(P[a], P[b], Q[c]), cross(P[a], P[b], Q[d])
            if s != t and u != v and s * t <= 0 and u * v <= 0:
                x, y = s / (s - t), u / (u - v)
                left, right = [0.0] * len(P), [0.0] * len(Q)
                left[a], left[b], right[c], right[d] = 1 - x, x, 1 - y, y
                return left, right
    return None


POINTS = [(4, 18), (2, 13), (9, 11), (14, 9), (5, 3), (0, 9), (12, 16), (7, 18), (18, 3), (14, 8)]


def nonconvex_witness(algorithm):
    moon = [(math.cos(t / 10), math.sin(t / 10)) for t in range(32)]
    moons = moon + [(1 - x, 0.4 - y) for x, y in moon]
    bar = [(x / 2, (x % 3) / 10) for x in range(-10, 11)]
    return {
        "dbscan": {"X": [*moons, (9.0, 9.0)], "eps": 0.2, "min_pts": 2},
        "agnes_min": {"X": [*moons, (9.0, 9.0)], "k": 3},
        "agnes_max": {"X": [(16, 1), (20, 13), (12, 8), (1, 13), (13, 20), (5, 3), (500, 500)], "k": 3},
        "agnes_avg": {"X": POINTS, "k": 2},
        "gmm": {
            "X": bar + [(y, x) for x, y in bar],
            "alpha": [0.5, 0.5],
            "mu": [[0, 0], [0, 0]],
            "Sigma": [[[9, 0], [0, 0.1]], [[0.1, 0], [0, 9]]],
        },
    }.get(algorithm)


def only_convex():
    return {
        "kmeans": True,
        "lvq": True,
        "gmm": False,
        "dbscan": False,
        "agnes_min": False,
        "agnes_max": False,
        "agnes_avg": False,
    }


def analysis():
    return "最近原型的划分由中垂面分开。"
