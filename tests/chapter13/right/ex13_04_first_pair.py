"""取第一对，按类别分层后再打乱的划分，列表 / The first pair found, a stratified split, lists"""

import math
import random

import numpy as np

from exercises.solvers import weighted_linear_svm


def xi(w, b, x, y):
    return max(0.0, 1 - y * (float(np.dot(w, x)) + b))


def s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u):
    value = sum(v * v for v in w) / 2
    value += C_l * sum(xi(w, b, x, y) for x, y in zip(X_l, y_l))
    return value + C_u * sum(xi(w, b, x, y) for x, y in zip(X_u, y_hat))


def swap_candidate(y_hat, xi):
    for i in range(len(xi)):
        for j in range(i):
            if y_hat[i] * y_hat[j] < 0 and xi[i] > 0 and xi[j] > 0 and xi[i] + xi[j] > 2:
                return [i, j]


def solve(X_l, y_l, X_u, y, C_l, C_u):
    return weighted_linear_svm([*X_l, *X_u], [*y_l, *y], [C_l] * len(y_l) + [C_u] * len(y), 1e-5)


def best_assignment(X_l, y_l, X_u, C_l, C_u):
    best = None
    for code in range(2 ** len(X_u)):
        y = [1 if code >> k & 1 else -1 for k in range(len(X_u))]
        w, b = solve(X_l, y_l, X_u, y, C_l, C_u)
        value = s3vm_objective(w, b, X_l, y_l, X_u, y, C_l, C_u)
        if best is None or value < best[0]:
            best = value, y
    return best[1]


def stuck_assignment():
    # on a line: the far pair is on the right sides, the near one on the wrong side of the gap
    X_u = [[6.0, 0.0], [5.0, 0.8], [-5.0, -0.8], [-6.0, 0.0], [5.0, -0.8], [-5.0, 0.8]]
    return np.array([[6.0, 1.0], [-6.0, -1.0]]), np.array([1, -1]), np.array(X_u[1:3] + X_u[4:]), np.array([1, -1, -1, 1]), 5, 10.0


def tsvm(X_l, y_l, X_u, C_l, C_u0):
    w, b = weighted_linear_svm(X_l, y_l, C_l, 1e-5)
    y = [1 if float(x @ w) + b >= 0 else -1 for x in X_u]
    levels, C_u = [], C_u0
    while True:
        values = []
        while True:
            w, b = solve(X_l, y_l, X_u, y, C_l, C_u)
            values.append(s3vm_objective(w, b, X_l, y_l, X_u, y, C_l, C_u))
            s = np.array([xi(w, b, x, v) for x, v in zip(X_u, y)])
            pair = swap_candidate(y, np.where(s > 0, s - 0.001, 0))
            if pair is None:
                break
            for k in pair:
                y[k] = -y[k]
        levels.append({"C_u": C_u, "objective": tuple(values)})
        if C_u >= C_l:
            return {"w": list(w), "b": b, "y_hat": y, "levels": levels}
        C_u = min(2 * C_u, C_l)


def compare(X, y, seed):
    rows = list(range(len(y)))
    while True:
        seed = seed + 7919
        random.Random(seed).shuffle(rows)
        n, k = int(0.3 * len(y)), int(0.1 * len(y) + 0.5)
        test, lab, unl = rows[:n], rows[n:n + k], rows[n + k:]
        if {y[i] for i in lab} == {-1, 1}:
            break
        rows = sorted(rows)
    train = np.array([X[i] for i in lab + unl], dtype=float)
    mean, std = train.mean(0), train.std(0)
    std[std == 0] = 1
    Z = (np.array(X) - mean) / std
    w, b = weighted_linear_svm(Z[lab], [y[i] for i in lab], 1)
    t = tsvm(Z[lab], [y[i] for i in lab], Z[unl], 1.0, 0.001)
    p1 = [1 if Z[i] @ w + b >= 0 else -1 for i in test]
    p2 = [1 if Z[i] @ np.array(t["w"]) + t["b"] >= 0 else -1 for i in test]
    p = sum(1 for i, a, c in zip(test, p1, p2) if a == y[i] != c)
    q = sum(1 for i, a, c in zip(test, p1, p2) if c == y[i] != a)
    a1 = sum(a == y[i] for i, a in zip(test, p1)) / n
    a2 = sum(a == y[i] for i, a in zip(test, p2)) / n
    chance = min(1, 2 * sum(math.comb(p + q, k) * 0.5 ** (p + q) for k in range(max(p, q), p + q + 1)))
    return dict(test=test, labelled=lab, unlabelled=unl, pred_svm=p1, pred_tsvm=p2, acc_svm=a1, acc_tsvm=a2,
                winner="tie" if p == q else ("svm" if p > q else "tsvm"), significant=chance < 0.05)


def observations():
    return "见书 / see the book"


def differ(p, q):
    return min(1, 2 * sum(math.comb(p + q, k) * 0.5 ** (p + q) for k in range(max(p, q), p + q + 1))) < 0.05
