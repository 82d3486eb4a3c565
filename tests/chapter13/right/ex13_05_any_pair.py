"""取找到的第一对，纯 Python 的其余部分，递归地做各级 / The first pair found, plain Python otherwise, levels by recursion"""

import numpy as np

from exercises.solvers import weighted_linear_svm


def initial_labels(scores, n_pos):
    if n_pos is None:
        return [1 if s >= 0 else -1 for s in scores]
    order = sorted(range(len(scores)), key=lambda i: (-scores[i], i))
    y = [-1] * len(scores)
    for i in order[:n_pos]:
        y[i] = 1
    return y


def class_costs(y_hat, C_minus):
    n = sum(1 for y in y_hat if y > 0)
    if n in (0, len(y_hat)):
        return [C_minus, C_minus]
    return [C_minus * (len(y_hat) - n) / n, C_minus]


def xi(w, b, x, y):
    return max(0.0, 1 - y * (float(np.dot(w, x)) + b))


def objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    value = 0.5 * sum(v * v for v in w)
    for x, y in zip(X_l, y_l):
        value += C_l * xi(w, b, x, y)
    for x, y in zip(X_u, y_hat):
        value += (C_plus if y == 1 else C_minus) * xi(w, b, x, y)
    return value


def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    new_neg = 2 - xi_pos if xi_pos < 2 else 0
    new_pos = 2 - xi_neg if xi_neg < 2 else 0
    return C_plus * xi_pos + C_minus * xi_neg - C_minus * new_neg - C_plus * new_pos


def should_swap(xi_pos, xi_neg):
    return np.bool_(xi_pos > max(0, 2 - xi_neg) and xi_neg > max(0, 2 - xi_pos))


def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l, 1e-5)
    y = initial_labels([float(x @ w + b) for x in X_u], None)
    return run(X_l, list(y_l), X_u, C_l, *[min(C_l, c) for c in class_costs(y, C_minus0)], y, [])


def run(X_l, y_l, X_u, C_l, Cp, Cm, y, levels):
    values = []
    while True:
        c = [C_l] * len(y_l) + [Cp if v > 0 else Cm for v in y]
        w, b = weighted_linear_svm(list(X_l) + list(X_u), y_l + y, c, 1e-5)
        values.append(objective(w, b, X_l, y_l, X_u, y, C_l, Cp, Cm))
        s = [xi(w, b, x, v) for x, v in zip(X_u, y)]
        pair = next(((i, j) for i in range(len(y)) for j in range(len(y)) if y[i] > 0 > y[j] and s[i] > 0 and s[j] > 0 and s[i] + s[j] > 2.0001), None)
        if not pair:
            break
        y = list(y)
        y[pair[0]], y[pair[1]] = -1, 1
    levels = levels + [dict(C_plus=Cp, C_minus=Cm, objective=values)]
    if Cp == C_l and Cm == C_l:
        return {"w": w, "b": b, "y_hat": y, "levels": levels}
    return run(X_l, y_l, X_u, C_l, min(C_l, 2 * Cp), min(C_l, 2 * Cm), y, levels)


def justification():
    return "见书 / see the book"
