"""8.3 用 AdaBoost 学习西瓜数据集 3.0α / AdaBoost on watermelon 3.0α"""

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
                if error < least:
                    least, best = error, {"feature": j, "threshold": float(t), "sign": sign}
    return best


def classifier_weight(eps):
    eps = max(eps, 1e-10)
    return float(np.log((1 - eps) / eps) / 2)


def reweight(w, y, h, alpha):
    new = w * np.exp(-alpha * y * h)
    return new / new.sum()


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
        w = reweight(w, y, h, alpha)
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
    return [int(np.sum(predict(trace[: k + 1], X) != y)) for k in range(len(trace))]


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

    j, t = min(splits, key=impurity)
    le = X[:, j] <= t
    return {
        "feature": j,
        "threshold": float(t),
        "le": grow_tree(X[le], y[le], w[le]),
        "gt": grow_tree(X[~le], y[~le], w[~le]),
    }


def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


def observations():
    return """
规模 3、5、11 的树桩集成各错 1、1、0 个，到 7 就已全对；边界从一条横线变成越来越多的折线，与图 8.4 相符。不剪枝的树没有训练错误，
ε_1 = 0，α_1 无穷大，没有错例可盯，一轮就停。重采样使每棵树只见到一部分瓜，三四轮就全对了：单棵树已经会拐弯。17 个瓜都对，
不说明在新的瓜上更好。

Ensembles of 3, 5 and 11 stumps misread 1, 1 and 0 melons, from 7 on none; the boundary turns from one line into more and more
steps, as in figure 8.4. Unpruned trees make no training errors: ε_1 = 0, α_1 is infinite, there is no mistake to look at, and it
stops after one round. With re-sampling a tree sees only some of the melons; all are right after three or four rounds, since one
tree bends already. That all 17 are right does not make it better on new melons.
"""
