"""Stumps by cumulative sums, weights from the additive score, trees with a stack; random.Random draws."""

import math
import random


def best_stump(X, y, w):
    best = None
    for j in range(len(X[0])):
        order = sorted(range(len(y)), key=lambda i: X[i][j])
        positive_left = error_up = 0.0
        # error of "all are +1"
        error_up = sum(w[i] for i in order if y[i] < 0)
        total = sum(w)
        for a, b in zip(order, order[1:]):
            error_up += w[a] if y[a] > 0 else -w[a]
            if X[a][j] < X[b][j]:
                for sign, error in ((-1, total - error_up), (1, error_up)):
                    if best is None or error < best[0]:
                        best = error, {"sign": sign, "threshold": (X[a][j] + X[b][j]) / 2, "feature": j}
    return best[1]


def classifier_weight(eps):
    return -0.5 * math.log(max(eps, 1e-10) / (1 - max(eps, 1e-10)))


def reweight(w, y, h, alpha):
    log_weights = [math.log(v) - alpha * a * b if v > 0 else -math.inf for v, a, b in zip(w, y, h)]
    top = max(log_weights)
    new = [math.exp(v - top) for v in log_weights]
    return [v / sum(new) for v in new]


def side(stump, x):
    return stump["sign"] * (1 if x[stump["feature"]] > stump["threshold"] else -1)


def adaboost_stumps(X, y, rounds):
    score = [0.0] * len(y)
    trace = []
    while len(trace) < rounds:
        w = [math.exp(-a * b) for a, b in zip(y, score)]
        w = [v / sum(w) for v in w]
        one = best_stump(X, y, w)
        eps = sum(v for v, x, label in zip(w, X, y) if side(one, x) != label)
        if eps >= 0.5 - 1e-9:
            return trace
        one["epsilon"] = eps
        one["alpha"] = classifier_weight(eps)
        trace.append(one)
        if eps < 1e-12:
            return trace
        score = [s + one["alpha"] * side(one, x) for s, x in zip(score, X)]
    return trace


def walk(tree, x):
    while "feature" in tree:
        tree = tree["gt" if x[tree["feature"]] > tree["threshold"] else "le"]
    return tree["label"]


def predict(trace, X):
    answers = []
    for x in X:
        total = 0.0
        for one in trace:
            total += one["alpha"] * (walk(one["tree"], x) if "tree" in one else side(one, x))
        answers.append(-1 if total < 0 else 1)
    return answers


def errors_by_size(trace, X, y):
    scores, counts = [0.0] * len(y), []
    for one in trace:
        for i, x in enumerate(X):
            scores[i] += one["alpha"] * (walk(one["tree"], x) if "tree" in one else side(one, x))
        counts.append(sum((1 if score >= 0 else -1) != label for score, label in zip(scores, y)))
    return counts


def entropy(plus, minus):
    total = plus + minus
    return -sum(v / total * math.log2(v / total) for v in (plus, minus) if v > 1e-15 * total)


def grow_tree(X, y, w):
    root = {}
    stack = [(root, list(range(len(y))))]
    while stack:
        node, rows = stack.pop()
        plus = math.fsum(w[i] for i in rows if y[i] > 0)
        minus = math.fsum(w[i] for i in rows if y[i] < 0)
        best = None
        if plus and minus:
            for j in range(len(X[0])):
                order = sorted(rows, key=lambda i: X[i][j])
                for k in range(1, len(order)):
                    low, high = X[order[k - 1]][j], X[order[k]][j]
                    if low < high:
                        p = math.fsum(w[i] for i in order[:k] if y[i] > 0)
                        q = math.fsum(w[i] for i in order[:k] if y[i] < 0)
                        r = math.fsum(w[i] for i in order[k:] if y[i] > 0)
                        s = math.fsum(w[i] for i in order[k:] if y[i] < 0)
                        after = (p + q) * entropy(p, q) + (r + s) * entropy(r, s)
                        if best is None or after < best[0]:
                            best = after, j, low + (high - low) / 2
        if best is None:
            node["label"] = 1 if plus >= minus else -1
            continue
        _, j, t = best
        node.update(feature=j, threshold=t, le={}, gt={})
        stack.append((node["le"], [i for i in rows if X[i][j] <= t]))
        stack.append((node["gt"], [i for i in rows if X[i][j] > t]))
    return root


def adaboost_resampling(X, y, rounds, seed):
    draw = random.Random(seed)
    m = len(y)
    w = [1 / m] * m
    trace = []
    while len(trace) < rounds:
        for _ in range(100):
            sample = draw.choices(range(m), weights=w, k=m)
            tree = grow_tree([X[i] for i in sample], [y[i] for i in sample], [1.0] * m)
            h = [walk(tree, x) for x in X]
            eps = sum(v for v, a, b in zip(w, h, y) if a != b)
            if 1e-12 < eps < 0.5 - 1e-9:
                break
        else:
            return trace
        alpha = classifier_weight(eps)
        trace.append(dict(sample=tuple(sample), tree=tree, epsilon=eps, alpha=alpha))
        w = reweight(w, y, h, alpha)
    return trace
