"""一阶选择的 SMO，弹性 BP，生长后剪枝的树，检验用递推 / First-order SMO, resilient BP, a tree pruned afterwards, a test by recursion"""

import numpy as np


def smo(K, y, C):
    m = len(y)
    alpha, g = np.zeros(m), -np.ones(m)
    for _ in range(60000):
        score = -y * g
        up = ((y > 0) & (alpha < C - 1e-12)) | ((y < 0) & (alpha > 1e-12))
        low = ((y < 0) & (alpha < C - 1e-12)) | ((y > 0) & (alpha > 1e-12))
        i, j = np.flatnonzero(up)[np.argmax(score[up])], np.flatnonzero(low)[np.argmin(score[low])]
        if score[i] - score[j] < 2e-4:
            break
        t = (score[i] - score[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-10)
        t = min(t, C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j])
        alpha[i] += y[i] * t
        alpha[j] -= y[j] * t
        g += t * y * (K[:, i] - K[:, j])
    return dict(alpha=alpha, b=(score[i] + score[j]) / 2, C=C)


def kernel(X, Z, sigma):
    cross = X @ Z.T
    if not sigma:
        return cross
    return np.exp((cross - (X**2).sum(1)[:, None] / 2 - (Z**2).sum(1) / 2) / sigma**2)


def s(z):
    z = np.clip(z, -700, 700)
    return np.exp(z) / (1 + np.exp(z))


def rprop(X, y, seed):
    rng = np.random.RandomState(seed % 2**32)
    d, q = X.shape[1], 6
    shapes = [(d, q), (q,), (q, 1), (1,)]
    P = [rng.randn(*shape) * 0.3 for shape in shapes]
    step, last = [np.full(shape, 0.05) for shape in shapes], [np.zeros(shape) for shape in shapes]
    t = (y[:, None] > 0) * 1.0
    for _ in range(150):
        V, gamma, W, theta = P
        b = s(X @ V - gamma)
        o = s(b @ W - theta)
        g = o - t
        e = (g @ W.T) * b * (1 - b)
        now = [X.T @ e, -e.sum(0), b.T @ g, -g.sum(0)]
        for k in range(4):
            same = now[k] * last[k]
            step[k] = np.clip(step[k] * np.where(same > 0, 1.2, np.where(same < 0, 0.5, 1)), 1e-6, 1.0)
            P[k] = P[k] - np.sign(now[k]) * step[k]
            last[k] = now[k]
    return dict(zip(("V", "gamma", "W", "theta"), P))


def plogp(p):
    return np.where(p > 0, -p * np.log2(np.where(p > 0, p, 1)), 0)


def tree(X, y):
    m, pos = len(y), int((y > 0).sum())
    best = []
    for j in range(X.shape[1]):
        v, inverse = np.unique(X[:, j], return_inverse=True)
        if len(v) == 1:
            continue
        n = np.cumsum(np.bincount(inverse))[:-1]
        p = np.cumsum(np.bincount(inverse, weights=y > 0))[:-1]
        h = lambda a: plogp(a) + plogp(1 - a)
        gain = h(np.array(pos / m)) - n / m * h(p / n) - (1 - n / m) * h((pos - p) / (m - n))
        k = len(gain) - 1 - int(np.argmax(gain[::-1]))
        best.append([gain[k], gain[k] / h(n[k] / m), j, v[k] * 0.75 + v[k + 1] * 0.25])
    if pos in (0, m) or not best:
        return {"label": 1 if 2 * pos > m else -1}
    average = np.mean([one[0] for one in best])
    one = max((one for one in best if one[0] >= average - 1e-11), key=lambda one: one[1])
    le = X[:, one[2]] <= one[3]
    return {"feature": one[2], "threshold": one[3], "le": tree(X[le], y[le]), "gt": tree(X[~le], y[~le])}


def pruned(node, X, y, root=True):
    """Subtrees that get no more than one training sample right beyond a leaf are cut off."""
    if "label" in node:
        return node, int((y != node["label"]).sum())
    le = X[:, node["feature"]] <= node["threshold"]
    left, wrong_left = pruned(node["le"], X[le], y[le], False)
    right, wrong_right = pruned(node["gt"], X[~le], y[~le], False)
    label = 1 if y.sum() > 0 else -1
    wrong = int((y != label).sum())
    if wrong <= wrong_left + wrong_right + 1 and not root:
        return {"label": label}, wrong
    return {**node, "le": left, "gt": right}, wrong_left + wrong_right


def train_all(data, seed):
    models = {}
    for name, (X, y, ignored) in data.items():
        models[name] = dict(
            svm_linear=smo(kernel(X, X, 0), y, 2.0),
            svm_gaussian=dict(smo(kernel(X, X, 7.0), y, 10.0), sigma=7.0),
            bp=rprop(X, y, seed),
            c45=pruned(tree(X, y), X, y)[0],
        )
    return models


def predict(method, model, X_train, y_train, X_test):
    out = np.full(len(X_test), -1.0)
    if method == "c45":
        stack = [(model, np.arange(len(X_test)))]
        while stack:
            node, rows = stack.pop()
            if "label" in node:
                out[rows] = node["label"]
            else:
                le = X_test[rows, node["feature"]] <= node["threshold"]
                stack += [(node["le"], rows[le]), (node["gt"], rows[~le])]
        return out
    if method == "bp":
        f = (s(X_test @ model["V"] - model["gamma"]) @ model["W"] - model["theta"])[:, 0]
    else:
        f = model["b"] + kernel(X_test, X_train, model["sigma"] if "gaussian" in method else 0) @ (model["alpha"] * y_train)
    out[f >= 0] = 1
    return out


def error_table(predictions, truth):
    table = {}
    for name in predictions:
        t = np.array(truth[name])
        table[name] = {method: 1 - np.mean(np.array(p) == t) for method, p in predictions[name].items()}
    return table


def sign_test(pred_a, pred_b, truth):
    a, b, t = map(np.array, (pred_a, pred_b, truth))
    x, n = int(((a == t) & (b != t)).sum()), int((a != b).sum())
    p = np.array([1.0])
    for _ in range(n):
        p = (np.append(p, 0) + np.append(0, p)) / 2
    return min(1.0, 2 * p[: min(x, n - x) + 1].sum())


def conclusions(predictions, truth, level):
    result = {}
    for name, row in predictions.items():
        wrong = {m: int((np.array(p) != np.array(truth[name])).sum()) for m, p in row.items()}
        names = sorted(wrong)
        pairs = []
        for i in range(len(names)):
            for j in range(i):
                if sign_test(row[names[i]], row[names[j]], truth[name]) < level:
                    pairs.append((names[j], names[i]))
        result[name] = {"best": [m for m in names if wrong[m] == min(wrong.values())], "significant_pairs": sorted(pairs)}
    return result


def report():
    return "Most differences are not significant."
