"""The last of equally good stumps and splits; weights that are kept unnormalised; another stream of random numbers."""

import numpy as np


def midpoints(column):
    values = np.unique(column)
    return (values[:-1] + values[1:]) / 2


def outputs(stump, X):
    return np.where(np.asarray(X)[:, stump["feature"]] > stump["threshold"], stump["sign"], -stump["sign"])


def best_stump(X, y, w):
    least, best = np.inf, None
    for j, column in enumerate(np.transpose(X)):
        for t in midpoints(column):
            wrong = w @ ((column > t) != (y == 1))
            for sign, error in ((1, wrong), (-1, w.sum() - wrong)):
                if error <= least:
                    least, best = error, {"feature": j, "threshold": float(t), "sign": sign}
    return best


def classifier_weight(eps):
    eps = max(eps, 1e-10)
    return float(np.log((1 - eps) / eps) / 2)


def reweight(w, y, h, alpha):
    right = np.asarray(y) == np.asarray(h)
    new = np.where(right, w, np.asarray(w) * np.exp(2 * alpha))
    return list(new / np.sum(new))


def adaboost_stumps(X, y, rounds):
    w, trace = np.full(len(y), 1 / len(y)), []
    for _ in range(rounds):
        stump = best_stump(X, y, w)
        h = outputs(stump, X)
        eps = float(w @ (h != y))
        if eps > 0.5 - 1e-9:
            break
        alpha = classifier_weight(eps)
        trace.append({**stump, "epsilon": eps, "alpha": alpha})
        if eps < 1e-12:
            break
        w = np.array(reweight(w, y, h, alpha))
    return trace


def label_of(tree, x):
    while "label" not in tree:
        tree = tree["le"] if x[tree["feature"]] <= tree["threshold"] else tree["gt"]
    return tree["label"]


def tree_outputs(tree, X):
    return np.array([label_of(tree, x) for x in X])


def predict(trace, X):
    score = np.zeros(len(X))
    for one in trace:
        score += one["alpha"] * (tree_outputs(one["tree"], X) if "tree" in one else outputs(one, X))
    return np.where(score >= 0, 1, -1)


def errors_by_size(trace, X, y):
    return [int(np.sum(np.array(predict(trace[:size], X)) != y)) for size in range(1, len(trace) + 1)]


def entropy(y, w):
    p = w[y == 1].sum() / w.sum()
    return -sum(q * np.log2(q) for q in (p, 1 - p) if q > 0)


def grow_tree(X, y, w):
    X, y, w = np.asarray(X), np.asarray(y), np.asarray(w)
    splits = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if len(set(y.tolist())) == 1 or not splits:
        return {"label": 1 if w @ y >= 0 else -1}

    def impurity(split):
        le = X[:, split[0]] <= split[1]
        return sum(w[side].sum() * entropy(y[side], w[side]) for side in (le, ~le))

    j, t = min(reversed(splits), key=impurity)
    le = X[:, j] <= t
    return {
        "feature": j,
        "threshold": float(t),
        "le": grow_tree(X[le], y[le], w[le]),
        "gt": grow_tree(X[~le], y[~le], w[~le]),
    }


def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.RandomState(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = np.searchsorted(np.cumsum(w), rng.random_sample(m) * np.sum(w), side="right").clip(0, m - 1)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = np.array(reweight(w, y, h, alpha))
    return trace
