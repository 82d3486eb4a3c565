"""图 13.4 第 6 行的条件一字不改，一次交换所有不相交的违反的对。 / The condition in line 6 of fig. 13.4 to the letter, all disjoint violating pairs exchanged at once."""

import numpy as np

from exercises.solvers import weighted_linear_svm


def pairs_above(y_hat, xi, least, total):
    positive = sorted((i for i in range(len(xi)) if y_hat[i] > 0 and xi[i] > least), key=lambda i: -xi[i])
    negative = sorted((i for i in range(len(xi)) if y_hat[i] < 0 and xi[i] > least), key=lambda i: -xi[i])
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] > total]


def violating_pairs(y_hat, xi):
    return pairs_above(y_hat, xi, 0, 2)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat = list(y_hat)
    X = np.vstack([X_l, X_u])
    result = []
    while True:
        c = [C_l] * len(X_l) + [C_plus if y > 0 else C_minus for y in y_hat]
        w, b = weighted_linear_svm(X, np.concatenate([y_l, y_hat]), c)
        result.append({"y_hat": list(y_hat), "w": w, "b": b})
        xi = np.maximum(0, 1 - np.array(y_hat) * (X_u @ w + b))
        pairs = pairs_above(y_hat, xi, 0, 2)
        if not pairs:
            return result
        for i, j in pairs:
            y_hat[i] = -y_hat[i]
            y_hat[j] = -y_hat[j]


def idea():
    return "不相交的对互不影响，每一对交换都使固定 (w, b) 时的目标下降，所以可以一次全部交换再求解。"
