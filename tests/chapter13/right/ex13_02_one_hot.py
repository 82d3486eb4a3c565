"""取值的独热编码与矩阵乘法，有标记样本的 γ 是独热行 / One-hot values and matrix products; labelled rows have one-hot γ"""

import numpy as np


def one_hot(X, n_values):
    X = np.asarray(X, dtype=int).reshape(-1, len(n_values))
    return np.hstack([np.arange(n) == X[:, [j]] for j, n in enumerate(n_values)]).astype(float)


def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    hot = np.vstack([one_hot(X_l, n_values), one_hot(X_u, n_values)])
    G = np.zeros((len(hot), n_classes))
    G[np.arange(len(y_l)), np.array(y_l, dtype=int)] = 1
    if len(hot) > len(y_l):
        G[len(y_l):] = gamma
    n_c = G.sum(0)
    table = G.T @ hot + smoothing
    cond = []
    for row, n in zip(table, n_c):
        parts = np.split(row, np.cumsum(n_values)[:-1])
        cond.append([part / part.sum() if part.sum() else np.ones(len(part)) / len(part) for part in parts])
    return (n_c + smoothing) / (n_c + smoothing).sum(), cond


def _log(x):
    with np.errstate(divide="ignore"):
        return np.log(x)


def _joint(X, prior, cond):
    X = np.asarray(X, dtype=int)
    n_values = [len(column) for column in cond[0]]
    L = np.array([_log(np.concatenate(columns)) for columns in cond])
    start = np.concatenate([[0], np.cumsum(n_values)[:-1]]).astype(int)
    return np.array([_log(np.array(prior)) + L[:, start + x].sum(axis=1) for x in X]).reshape(-1, len(prior))


def e_step(X_u, prior, cond):
    J = _joint(X_u, prior, cond)
    top = J.max(axis=1, initial=-np.inf)
    J[top == -np.inf] = 0
    E = np.exp(J - J.max(axis=1, keepdims=True)) if len(J) else J
    return E / E.sum(axis=1, keepdims=True)


def log_likelihood(X_l, y_l, X_u, prior, cond):
    labelled = _joint(X_l, prior, cond)[range(len(y_l)), list(y_l)].sum()
    J = _joint(X_u, prior, cond)
    if not len(J):
        return labelled
    top = J.max(axis=1)
    if (top == -np.inf).any():
        return float("-inf")
    return labelled + (top + np.log(np.exp(J - top[:, None]).sum(axis=1))).sum()


def objective(X_l, y_l, X_u, prior, cond, smoothing):
    LL = log_likelihood(X_l, y_l, X_u, prior, cond)
    if not smoothing:
        return LL
    return LL + smoothing * (_log(np.array(prior)).sum() + sum(_log(np.array(c)).sum() for cs in cond for c in cs))


def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    nothing = np.empty((0, len(n_values)), dtype=int)
    out = [m_step(X_l, y_l, nothing, np.empty((0, n_classes)), n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        out.append(m_step(X_l, y_l, X_u, e_step(X_u, *out[-1]), n_values, n_classes, smoothing))
    return [(prior.tolist(), [[column.tolist() for column in columns] for columns in cond]) for prior, cond in out]


def predict(X, prior, cond):
    return [int(np.argmax(row)) for row in e_step(X, prior, cond)]


def derivation():
    return "见书 / see the book"
