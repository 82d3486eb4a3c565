"""照图 13.4 的 TSVM 逐行写出，并按正文做完 C_u = C_l 的一级。 / The TSVM of fig. 13.4 line by line, with the level C_u = C_l that the text asks for."""

import itertools
import math

import numpy as np

from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0, 1 - np.array(y) * (X @ w + b))


def s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u):
    w = np.array(w)
    return float(0.5 * w @ w + C_l * slacks(w, b, X_l, y_l).sum() + C_u * slacks(w, b, X_u, y_hat).sum())


def swap_candidate(y_hat, xi):
    for i in range(len(xi)):
        for j in range(i + 1, len(xi)):
            if y_hat[i] * y_hat[j] < 0 and xi[i] > 0 and xi[j] > 0 and xi[i] + xi[j] > 2:
                return i, j
    return None


def solve(X_l, y_l, X_u, y_hat, C_l, C_u):
    X = np.vstack([X_l, X_u])
    y = np.concatenate([y_l, y_hat])
    c = np.array([C_l] * len(X_l) + [C_u] * len(X_u))
    return weighted_linear_svm(X, y, c)


def best_assignment(X_l, y_l, X_u, C_l, C_u):
    best, best_value = None, math.inf
    for y_hat in itertools.product([-1, 1], repeat=len(X_u)):
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        value = s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)
        if value < best_value:
            best, best_value = list(y_hat), value
    return best


def stuck_assignment():
    # Both assignments separate the data, but the margin of the other one is wider.
    X_l = np.array([[0.5, 0.5], [-0.5, -0.5]])
    X_u = np.array([[2.0, -1.0], [-2.0, 1.0]])
    return X_l, [1, -1], X_u, [-1, 1], 10.0, 10.0


def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = [1 if s >= 0 else -1 for s in X_u @ w + b]
    levels = []
    C_u = C_u0
    while True:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
        objectives = [s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)]
        pair = swap_candidate(y_hat, slacks(w, b, X_u, y_hat))
        while pair is not None:
            i, j = pair
            y_hat[i] = -y_hat[i]
            y_hat[j] = -y_hat[j]
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_u)
            objectives.append(s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u))
            pair = swap_candidate(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_u": C_u, "objective": objectives})
        if C_u >= C_l:
            break
        C_u = min(2 * C_u, C_l)
    return {"w": w, "b": b, "y_hat": y_hat, "levels": levels}


def differ(p, q):
    n = p + q
    if n == 0:
        return False
    tail = sum(math.comb(n, k) for k in range(max(p, q), n + 1)) / 2**n
    return min(1, 2 * tail) < 0.05


def compare(X, y, seed):
    rng = np.random.default_rng(seed)
    y = np.array(y)
    m = len(X)
    n_test, n_labelled = round(0.3 * m), round(0.1 * m)
    while True:
        order = rng.permutation(m)
        test = order[:n_test]
        labelled = order[n_test : n_test + n_labelled]
        unlabelled = order[n_test + n_labelled :]
        if len(set(y[labelled].tolist())) == 2:
            break
    train = np.concatenate([labelled, unlabelled])
    mean, std = X[train].mean(axis=0), X[train].std(axis=0)
    std[std == 0] = 1
    Z = (X - mean) / std
    w, b = weighted_linear_svm(Z[labelled], y[labelled], 1.0)
    pred_svm = np.where(Z[test] @ w + b >= 0, 1, -1)
    model = tsvm(Z[labelled], y[labelled], Z[unlabelled], 1.0, 0.001)
    pred_tsvm = np.where(Z[test] @ model["w"] + model["b"] >= 0, 1, -1)
    right_svm, right_tsvm = pred_svm == y[test], pred_tsvm == y[test]
    acc_svm, acc_tsvm = float(right_svm.mean()), float(right_tsvm.mean())
    winner = "tie" if acc_svm == acc_tsvm else ("svm" if acc_svm > acc_tsvm else "tsvm")
    p, q = int((right_svm & ~right_tsvm).sum()), int((right_tsvm & ~right_svm).sum())
    return {
        "test": test.tolist(),
        "labelled": labelled.tolist(),
        "unlabelled": unlabelled.tolist(),
        "pred_svm": pred_svm.tolist(),
        "pred_tsvm": pred_tsvm.tolist(),
        "acc_svm": acc_svm,
        "acc_tsvm": acc_tsvm,
        "winner": winner,
        "significant": differ(p, q),
    }


def observations():
    return "在鸢尾花与葡萄酒上比较，TSVM 多数时候不差于 SVM，差别大多不显著。"
