"""照图 13.4 第 6 行的条件一字不改，代价照 (13.10)。 / The condition in line 6 of fig. 13.4 to the letter, costs by (13.10)."""

import numpy as np

from exercises.solvers import weighted_linear_svm


def slacks(w, b, X, y):
    return np.maximum(0, 1 - np.array(y) * (X @ w + b))


def initial_labels(scores, n_pos):
    if n_pos is None:
        return [1 if s >= 0 else -1 for s in scores]
    order = sorted(range(len(scores)), key=lambda i: (-scores[i], i))
    labels = [-1] * len(scores)
    for i in order[:n_pos]:
        labels[i] = 1
    return labels


def class_costs(y_hat, C_minus):
    u_plus = sum(1 for y in y_hat if y == 1)
    u_minus = sum(1 for y in y_hat if y == -1)
    if u_plus == 0 or u_minus == 0:
        return C_minus, C_minus
    return u_minus / u_plus * C_minus, C_minus  # (13.10)


def objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    w = np.array(w)
    y_hat = np.array(y_hat)
    xi = slacks(w, b, X_u, y_hat)
    return float(
        0.5 * w @ w
        + C_l * slacks(w, b, X_l, y_l).sum()
        + C_plus * xi[y_hat == 1].sum()
        + C_minus * xi[y_hat == -1].sum()
    )


def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    before = C_plus * xi_pos + C_minus * xi_neg
    after = C_minus * max(0, 2 - xi_pos) + C_plus * max(0, 2 - xi_neg)
    return before - after


def should_swap(xi_pos, xi_neg):
    return xi_pos + xi_neg > 2


def swap_candidate(y_hat, xi):
    for i in range(len(xi)):
        for j in range(i + 1, len(xi)):
            if y_hat[i] * y_hat[j] < 0 and xi[i] > 0 and xi[j] > 0 and xi[i] + xi[j] > 2:
                return i, j
    return None


def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = initial_labels(X_u @ w + b, None)
    C_plus, C_minus = class_costs(y_hat, C_minus0)
    C_plus, C_minus = min(C_plus, C_l), min(C_minus, C_l)
    X = np.vstack([X_l, X_u])
    levels = []
    while True:

        def solve():
            c = [C_l] * len(X_l) + [C_plus if y == 1 else C_minus for y in y_hat]
            return weighted_linear_svm(X, np.concatenate([y_l, y_hat]), c)

        w, b = solve()
        objectives = [objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)]
        pair = swap_candidate(y_hat, slacks(w, b, X_u, y_hat))
        while pair is not None:
            i, j = pair
            y_hat[i] = -y_hat[i]
            y_hat[j] = -y_hat[j]
            w, b = solve()
            objectives.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus))
            pair = swap_candidate(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": C_plus, "C_minus": C_minus, "objective": objectives})
        if C_plus >= C_l and C_minus >= C_l:
            break
        C_plus, C_minus = min(2 * C_plus, C_l), min(2 * C_minus, C_l)
    return {"w": w, "b": b, "y_hat": y_hat, "levels": levels}


def justification():
    return "交换一正一反后正类的代价仍乘一个松弛量，两项各自下降，所以条件不必改变。"
