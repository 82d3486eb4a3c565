"""随机方向加爬山（OC1 的想法），不用线性代数 / Random directions and hill climbing, as in OC1, without linear algebra"""

import random


def best_cut(scores, y):
    order = sorted(range(len(y)), key=lambda i: scores[i])
    left, right = [0, 0], [y.count(0), y.count(1)] if isinstance(y, list) else [list(y).count(0), list(y).count(1)]
    best = ()
    for i, k in zip(order, order[1:]):
        left[y[i]] += 1
        right[y[i]] -= 1
        if scores[i] == scores[k]:
            continue
        impurity = 0
        for a, b in (left, right):
            impurity += (a + b) * (1 - (a / (a + b)) ** 2 - (b / (a + b)) ** 2)
        if not best or impurity / len(y) < best[1] - 1e-9:
            best = [(scores[i] + scores[k]) / 2, impurity / len(y)]
    return best or None


def _projections(X, w):
    return [round(sum(a * b for a, b in zip(w, x)), 9) for x in X]


def _search(X, y, rng):
    d = len(X[0])
    spread = [(max(x[j] for x in X) - min(x[j] for x in X)) or 1.0 for j in range(d)]
    best = None
    for j in range(d):
        w = [0.0] * d
        w[j] = 1 / spread[j]
        cut = best_cut(_projections(X, w), y)
        if cut and (best is None or cut[1] < best[0]):
            best = (cut[1], cut[0], w)
    for size in (1.0, 0.3, 0.1, 0.03):
        for _ in range(25):
            w = [a + size * rng.gauss(0, 1) / s for a, s in zip(best[2], spread)]
            if not any(w):
                continue
            cut = best_cut(_projections(X, w), y)
            if cut and cut[1] < best[0]:
                best = (cut[1], cut[0], w)
    return best[1], best[2]


def grow_oblique(X, y, seed):
    return _grow([[float(v) for v in x] for x in X], list(y), random.Random(seed))


def _grow(X, y, rng):
    if len(set(y)) == 1:
        return {"label": y[0]}
    t, w = _search(X, y, rng)
    inside = [p <= t for p in _projections(X, w)]
    halves = []
    for side in (True, False):
        kept = [i for i, there in enumerate(inside) if there is side]
        halves.append(_grow([X[i] for i in kept], [y[i] for i in kept], rng))
    return {"weights": tuple(w), "threshold": t, "le": halves[0], "gt": halves[1], "samples": len(y)}


def predict(tree, X):
    result = []
    for x in X:
        node = tree
        while "label" not in node:
            node = node["gt"] if sum(a * b for a, b in zip(node["weights"], x)) > node["threshold"] else node["le"]
        result.append(node["label"])
    return tuple(result)


def count_leaves(tree):
    return sum(count_leaves(tree[side]) for side in ("le", "gt")) if "threshold" in tree else 1


def observations():
    return "叶更少，但每个结点更难解释。"
