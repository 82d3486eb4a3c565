"""预测时略去 α 为负的成员 / Leaves members of negative α out

caught by: test_predict
book: 图 8.3
"""

import math
import random
from bisect import bisect_right
from itertools import accumulate


def _cols(X):
    return [[float(v) for v in c] for c in zip(*[list(r) for r in X])]


def best_stump(X, y, w):
    y = [int(v) for v in y]
    w = [float(v) for v in w]
    cands = []
    for j, col in enumerate(_cols(X)):
        vals = sorted(set(col))
        for a, b in zip(vals, vals[1:]):
            t = a + (b - a) / 2
            e = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) != yi)
            e2 = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) == yi)
            cands.append((e, -j, t, 1))
            cands.append((e2, -j, t, -1))
    e, j, t, s = min(cands)
    return {"sign": s, "feature": -j, "threshold": t}


def classifier_weight(eps):
    eps = max(float(eps), 1e-10)
    return (math.log1p(-eps) - math.log(eps)) / 2


def reweight(w, y, h, alpha):
    a = float(alpha)
    lw = []
    for wi, yi, hi in zip(w, y, h):
        lw.append(math.log(wi) - a * int(yi) * int(hi) if wi > 0 else -math.inf)
    top = max(lw)
    u = [math.exp(v - top) for v in lw]
    z = math.fsum(u)
    return [v / z for v in u]


def _out(node, x):
    if "tree" in node:
        t = node["tree"]
        while "label" not in t:
            t = t["le"] if x[t["feature"]] <= t["threshold"] else t["gt"]
        return t["label"]
    return node["sign"] if x[node["feature"]] > node["threshold"] else -node["sign"]


def adaboost_stumps(X, y, rounds):
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    while len(trace) < rounds:
        s = best_stump(X, y, w)
        h = [_out(s, x) for x in X]
        e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
        if e >= 0.5 - 1e-9:
            break
        al = classifier_weight(e)
        trace.append({**s, "epsilon": e, "alpha": al})
        if e < 1e-12:
            break
        w = reweight(w, y, h, al)
    return trace


def predict(trace, X):
    return tuple(1 if math.fsum(g["alpha"] * _out(g, x) for g in trace if g["alpha"] > 0) >= 0 else -1 for x in X)


def _ent(pairs):
    tot = math.fsum(w for _, w in pairs)
    r = 0
    for c in (1, -1):
        p = math.fsum(w for v, w in pairs if v == c) / tot
        if p > 0:
            r -= p * math.log2(p)
    return r


def grow_tree(X, y, w):
    X = [[float(v) for v in r] for r in X]
    rows = [(x, int(b), float(c)) for x, b, c in zip(X, y, w)]
    return _grow(rows)


def _grow(rows):
    pos = math.fsum(c for _, b, c in rows if b == 1)
    neg = math.fsum(c for _, b, c in rows if b == -1)
    if all(b == 1 for _, b, _ in rows) or all(b == -1 for _, b, _ in rows) or all(r[0] == rows[0][0] for r in rows):
        return {"label": 1 if pos >= neg else -1}
    tot = pos + neg
    best = None
    for j in range(len(rows[0][0])):
        vals = sorted({r[0][j] for r in rows})
        for a, b in zip(vals, vals[1:]):
            t = (a + b) / 2
            le = [(r[1], r[2]) for r in rows if r[0][j] <= t]
            gt = [(r[1], r[2]) for r in rows if r[0][j] > t]
            after = (math.fsum(c for _, c in le) * _ent(le) + math.fsum(c for _, c in gt) * _ent(gt)) / tot
            if best is None or after <= best[0]:
                best = (after, j, t)
    _, j, t = best
    return {
        "feature": j,
        "threshold": t,
        "gt": _grow([r for r in rows if r[0][j] > t]),
        "le": _grow([r for r in rows if r[0][j] <= t]),
    }


def adaboost_resampling(X, y, rounds, seed):
    rng = random.Random(seed)
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    for _ in range(rounds):
        for _ in range(100):
            cum = list(accumulate(w))
            sample = [min(bisect_right(cum, rng.random() * cum[-1]), m - 1) for _ in range(m)]
            t = grow_tree([X[i] for i in sample], [y[i] for i in sample], [1.0] * m)
            h = [_out({"tree": t}, x) for x in X]
            e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
            if 1e-12 <= e < 0.5 - 1e-9:
                break
        else:
            break
        al = classifier_weight(e)
        trace.append({"sample": sample, "tree": t, "epsilon": e, "alpha": al})
        w = reweight(w, y, h, al)
    return trace
