"""图中把很小的不一致当作没有 / The picture takes small disagreement for none

caught by: test_picture
book: 图 8.10
"""

import math
from fractions import Fraction
from itertools import combinations


def contingency(u, v):
    z = [(int(p), int(q)) for p, q in zip(u, v)]
    return [z.count((1, 1)), z.count((1, -1)), z.count((-1, 1)), z.count((-1, -1))]


def pair_measures(u, v):
    a, b, c, d = contingency(u, v)
    m = a + b + c + d
    den = (a + b) * (a + c) * (c + d) * (b + d)
    q = a * d + b * c
    p1 = Fraction(a + d, m)
    p2 = Fraction((a + b) * (a + c) + (c + d) * (b + d), m * m)
    return {
        "kappa": (p1 - p2) / (1 - p2) if p2 != 1 else 1,
        "q": Fraction(a * d - b * c, q) if q else None,
        "correlation": (a * d - b * c) / math.sqrt(den) if den else None,
        "disagreement": Fraction(b + c, m),
    }


def kappa_error_points(P, y):
    e = [Fraction(sum(int(int(p) != int(t)) for p, t in zip(r, y)), len(y)) for r in P]
    return [
        (float(pair_measures(P[i], P[j])["kappa"]), float((e[i] + e[j]) / 2)) for i, j in combinations(range(len(P)), 2)
    ]


def diversity(P):
    T = len(P)
    tot = 0.0
    cols = sorted(sum(int(v) == 1 for v in c) for c in zip(*P))
    for k in cols:
        if 0 < k < T:
            p = k / T
            tot -= p * math.log2(p) + (1 - p) * math.log2(1 - p)
    return min(1.0, tot / len(cols))


def diversity_points(P, y):
    P = [[int(v) for v in r] for r in P]
    n = len(P[0])
    out = []
    for r in P:
        err = sum(p != int(t) for p, t in zip(r, y)) / n
        dis = sum(sum(p != q for p, q in zip(r, s)) for s in P) / n / (len(P) - 1)
        out.append([err, dis if dis > 0.02 else 0])
    return out


def compare(P_a, P_b, y):
    def mk(P):
        k = [pair_measures(P[i], P[j])["kappa"] for i, j in combinations(range(len(P)), 2)]
        return float(sum(k) / len(k))

    def w(x, z):
        return "tie" if abs(x - z) < 1e-9 else "a" if x > z else "b"

    return {"kappa": w(mk(P_b), mk(P_a)), "own": w(diversity(P_a), diversity(P_b))}


def observations():
    return "x"
