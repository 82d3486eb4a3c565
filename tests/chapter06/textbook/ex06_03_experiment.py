"""SVM 照 (6.40) 与 6.2 节的 SMO，BP 照图 5.8，C4.5 照 (4.2)、(4.3)、(4.7) 与 4.2.2 节的启发式 / SVM by (6.40) and the SMO of section 6.2, BP by figure 5.8, C4.5 by (4.2), (4.3), (4.7) and the heuristic of section 4.2.2"""

from math import comb

import numpy as np


def kernel(X, Z, sigma):
    if sigma is None:
        return X @ Z.T
    squares = np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)
    return np.exp(-squares / (2 * sigma**2))


def bias(a, sign, v, C):
    """b as the mean over 0 < α < C; else half-way between the bounds that the KKT conditions leave."""
    free = (a > 1e-8 * C) & (a < (1 - 1e-8) * C)
    if free.any():
        return float(np.mean(v[free]))
    can_rise = np.where(sign > 0, a < C / 2, a > C / 2)
    return float((v[can_rise].max() + v[~can_rise].min()) / 2)


def smo(K, sign, linear, C, gap):
    """Maximise Σ linear·a - ½ Σ Σ sign sign a a K: the worst violator of the KKT conditions, then the fastest gain."""
    a = np.zeros(len(sign))
    g = np.zeros(len(sign))
    distances = np.diag(K)[:, None] + np.diag(K)[None, :] - 2 * K
    while True:
        v = sign * linear - g
        b = bias(a, sign, v, C)
        if gap(a, b):
            return a, b
        slope = sign * (v - b)
        violation = np.maximum(np.where(a < C, slope, 0), np.where(a > 0, -slope, 0))
        low = np.where(sign > 0, -a, a - C)
        high = np.where(sign > 0, C - a, a)
        best = 0.0
        for i in np.argsort(-violation):
            step = np.where(distances[i] > 0, (v[i] - v) / np.where(distances[i] > 0, distances[i], 1), 1e9 * (v[i] - v))
            step = np.clip(step, np.maximum(low[i], -high), np.minimum(high[i], -low))
            gains = (v[i] - v) * step - distances[i] * step**2 / 2
            j = np.argmax(gains)
            best = gains[j]
            if best > 0:
                break
        if best <= 0:
            return a, b
        a[i] += sign[i] * step[j]
        a[j] -= sign[j] * step[j]
        g = g + step[j] * (K[i] - K[j])


def train_svm(K, y, C):
    def gap(alpha, b):
        f = K @ (alpha * y)
        half = (alpha * y) @ f / 2
        primal = half + C * np.sum(np.maximum(0, 1 - y * (f + b)))
        return primal - (np.sum(alpha) - half) <= 1e-3 * max(1, primal)

    return smo(K, y, np.ones(len(y)), C, gap)


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def train_bp(X, y, rng):
    """Figure 5.8, rate 0.1, parameters start in (0, 1)."""
    d, q, eta = X.shape[1], 8, 0.1
    V, gamma = rng.uniform(0, 1, (d, q)), rng.uniform(0, 1, q)
    W, theta = rng.uniform(0, 1, (q, 1)), rng.uniform(0, 1, 1)
    targets = (y + 1) / 2
    for _ in range(100):
        for x, t in zip(X, targets):
            b = sigmoid(x @ V - gamma)
            y_hat = sigmoid(b @ W - theta)
            g = y_hat * (1 - y_hat) * (t - y_hat)
            e = b * (1 - b) * (W @ g)
            W = W + eta * np.outer(b, g)
            theta = theta - eta * g
            V = V + eta * np.outer(x, e)
            gamma = gamma - eta * e
    return {"V": V, "gamma": gamma, "W": W, "theta": theta}


def ent(y):
    p = np.mean(y == 1)
    return -sum(q * np.log2(q) for q in (p, 1 - p) if q > 0)


def best_cut(x, y):
    """The cut (4.7) of largest gain: (gain, threshold)."""
    values = np.unique(x)
    best = None
    for t in (values[:-1] + values[1:]) / 2:
        left = x <= t
        share = np.mean(left)
        gain = ent(y) - share * ent(y[left]) - (1 - share) * ent(y[~left])
        if best is None or gain > best[0]:
            best = (gain, t)
    return best


def train_c45(X, y):
    majority = 1 if np.sum(y == 1) >= np.sum(y == -1) else -1
    columns = [j for j in range(X.shape[1]) if np.any(X[:, j] != X[0, j])]
    if np.all(y == y[0]) or not columns:
        return {"label": majority}
    cuts = {j: best_cut(X[:, j], y) for j in columns}
    average = np.mean([gain for gain, _ in cuts.values()])
    chosen, chosen_ratio = None, None
    for j, (gain, t) in cuts.items():
        share = np.mean(X[:, j] <= t)
        iv = -share * np.log2(share) - (1 - share) * np.log2(1 - share)
        if gain >= average - 1e-9 and (chosen is None or gain / iv > chosen_ratio):
            chosen, chosen_ratio = j, gain / iv
    t = cuts[chosen][1]
    le = X[:, chosen] <= t
    return {
        "feature": chosen,
        "threshold": float(t),
        "le": train_c45(X[le], y[le]),
        "gt": train_c45(X[~le], y[~le]),
    }


def train_all(data, seed):
    rng = np.random.default_rng(seed)
    models = {}
    for task, (X, y, _) in data.items():
        C, sigma = 1.0, float(np.sqrt(X.shape[1]))
        alpha, b = train_svm(kernel(X, X, None), y, C)
        linear = {"alpha": alpha, "b": b, "C": C}
        alpha, b = train_svm(kernel(X, X, sigma), y, C)
        gaussian = {"alpha": alpha, "b": b, "C": C, "sigma": sigma}
        models[task] = {
            "svm_linear": linear,
            "svm_gaussian": gaussian,
            "bp": train_bp(X, y, rng),
            "c45": train_c45(X, y),
        }
    return models


def descend(tree, x):
    while "label" not in tree:
        tree = tree["le"] if x[tree["feature"]] <= tree["threshold"] else tree["gt"]
    return tree["label"]


def predict(method, model, X_train, y_train, X_test):
    if method == "c45":
        return np.array([descend(model, x) for x in X_test])
    if method == "bp":
        b = sigmoid(X_test @ model["V"] - model["gamma"])
        output = sigmoid(b @ model["W"] - model["theta"])[:, 0]
        return np.where(output >= 0.5, 1, -1)
    K = kernel(X_test, X_train, model.get("sigma"))
    f = K @ (model["alpha"] * y_train) + model["b"]
    return np.where(f >= 0, 1, -1)


def error_table(predictions, truth):
    table = {}
    for task, methods in predictions.items():
        table[task] = {}
        for method, predicted in methods.items():
            wrong = sum(1 for p, t in zip(predicted, truth[task]) if p != t)
            table[task][method] = wrong / len(truth[task])
    return table


def sign_test(pred_a, pred_b, truth):
    a_only = sum(1 for a, b, t in zip(pred_a, pred_b, truth) if a == t and b != t)
    b_only = sum(1 for a, b, t in zip(pred_a, pred_b, truth) if a != t and b == t)
    n = a_only + b_only
    if n == 0:
        return 1.0
    tail = sum(comb(n, k) for k in range(min(a_only, b_only) + 1)) / 2**n
    return min(1.0, 2 * tail)


def conclusions(predictions, truth, level):
    errors = error_table(predictions, truth)
    result = {}
    for task, methods in predictions.items():
        least = min(errors[task].values())
        names = sorted(methods)
        result[task] = {
            "best": [name for name in names if errors[task][name] == least],
            "significant_pairs": [
                (a, b)
                for i, a in enumerate(names)
                for b in names[i + 1 :]
                if sign_test(methods[a], methods[b], truth[task]) < level
            ],
        }
    return result


def report():
    return "差别不大, 多数不显著; C = 1, σ = √d, η = 0.1。"
