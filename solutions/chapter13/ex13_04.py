"""13.4 TSVM 与 SVM 的比较 / TSVM against SVM on two UCI sets"""

from itertools import product
from math import comb

import numpy as np

from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def signs(scores):
    return np.where(scores >= 0, 1, -1)


def s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u):
    return float(np.dot(w, w) / 2 + C_l * slacks(w, b, X_l, y_l).sum() + C_u * slacks(w, b, X_u, y_hat).sum())


def swap_candidate(y_hat, xi):
    return worst_pair(y_hat, xi, 2)


def worst_pair(y_hat, xi, least):
    # The largest slacks of both labels: if their sum is too small, so are all others.
    sides = ([k for k, one in enumerate(y_hat) if one == sign] for sign in (1, -1))
    i, j = (max(side, key=lambda k: xi[k], default=None) for side in sides)
    if i is None or j is None or min(xi[i], xi[j]) <= 0 or xi[i] + xi[j] <= least:
        return None
    return i, j


def solve(X_l, y_l, X_u, y_hat, C_l, C_u):
    costs = np.repeat([C_l, C_u], [len(y_l), len(y_hat)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def best_assignment(X_l, y_l, X_u, C_l, C_u):
    def least(y_hat):
        return s3vm_objective(*solve(X_l, y_l, X_u, y_hat, C_l, C_u), X_l, y_l, X_u, y_hat, C_l, C_u)

    return list(min(product((-1, 1), repeat=len(X_u)), key=least))


def stuck_assignment():
    # The corners of a flat rectangle, split the wrong way without any slack.
    corners = [[3.0, 1.0], [3.0, -1.0], [-3.0, 1.0], [-3.0, -1.0]]
    return [corners[0], corners[3]], [1, -1], corners, [1, -1, 1, -1], 1.0, 1.0


def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat, levels, C_u = signs(X_u @ w + b), [], C_u0
    while not levels or levels[-1]["C_u"] < C_l:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        reached = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        # The solver is not exact; a pair that is at the limit within its error is left alone.
        while pair := worst_pair(y_hat, slacks(w, b, X_u, y_hat), 2 + 1e-3):
            y_hat[list(pair)] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            reached.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
        levels.append({"C_u": C_u, "objective": reached})
        C_u = min(2 * C_u, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


def compare(X, y, seed):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    test, labelled, unlabelled = split(y, np.random.default_rng(seed))
    seen = X[np.concatenate([labelled, unlabelled])]
    deviations = seen.std(axis=0)
    X = (X - seen.mean(axis=0)) / np.where(deviations > 0, deviations, 1.0)
    w, b = weighted_linear_svm(X[labelled], y[labelled], 1.0)
    transductive = tsvm(X[labelled], y[labelled], X[unlabelled], 1.0, 1e-3)
    pred_svm, pred_tsvm = signs(X[test] @ w + b), signs(X[test] @ transductive["w"] + transductive["b"])
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    difference = int(right_svm.sum()) - int(right_tsvm.sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": float(right_svm.mean()),
        "acc_tsvm": float(right_tsvm.mean()),
        "winner": "svm" if difference > 0 else "tsvm" if difference < 0 else "tie",
        "significant": differ(int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())),
    }


def split(y, rng):
    m = len(y)
    while True:
        parts = np.split(rng.permutation(m), [round(0.3 * m), round(0.3 * m) + round(0.1 * m)])
        if len(set(y[parts[1]].tolist())) == 2:
            return parts


def differ(p, q):
    n = p + q
    return 2 * sum(comb(n, k) for k in range(max(p, q), n + 1)) < 0.05 * 2**n


def observations():
    return """在 breast_cancer、optdigits（3 与 8）、iris、wine 上各取几个种子：有升有降，多数差别不显著。
digits 上 TSVM 稍好，breast_cancer 上互有胜负：
低密度分隔的假设不成立，或两类比例被初始伪标记估错时，无标记样本反而有害。"""
