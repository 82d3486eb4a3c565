"""numpy 排序后按位置配对；求解用更小的容差 / Sorted in numpy and matched by position; a finer tolerance"""

import numpy as np

from exercises.solvers import weighted_linear_svm


def violating_pairs(y_hat, xi):
    return match(np.array(y_hat), np.array(xi, dtype=float), 2.0)


def match(y, s, bound):
    pos, neg = (np.flatnonzero((y == sign) & (s > 0)) for sign in (1, -1))
    pos, neg = pos[np.argsort(-s[pos])], neg[np.argsort(-s[neg])]
    n = min(len(pos), len(neg))
    both = np.column_stack([pos[:n], neg[:n]])
    return both[s[both].sum(axis=1) > bound] if n else []


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y = np.array(y_hat)
    X = np.vstack([X_l, X_u])
    out = []
    while True:
        c = np.r_[np.full(len(y_l), C_l), np.where(y == 1, C_plus, C_minus)]
        w, b = weighted_linear_svm(X, np.r_[y_l, y], c, 1e-6)
        out.append(dict(y_hat=y.copy(), w=w, b=b))
        pairs = match(y, np.maximum(0, 1 - y * (X_u @ w + b)), 2.0001)
        if not len(pairs):
            return out
        y[pairs.ravel()] *= -1


def idea():
    return "见书 / see the book"
