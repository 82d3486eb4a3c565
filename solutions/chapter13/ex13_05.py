"""13.5 类别不平衡下的 TSVM / TSVM under class imbalance"""

import numpy as np

from exercises.solvers import weighted_linear_svm


def initial_labels(scores, n_pos):
    scores = np.asarray(scores, dtype=float)
    if n_pos is None:
        return np.where(scores >= 0, 1, -1).tolist()
    chosen = np.argsort(-scores, kind="stable")[:n_pos]
    return np.where(np.isin(np.arange(len(scores)), chosen), 1, -1).tolist()


def class_costs(y_hat, C_minus):
    u_plus, u_minus = list(y_hat).count(1), list(y_hat).count(-1)
    if u_plus == 0 or u_minus == 0:
        return C_minus, C_minus
    return u_minus / u_plus * C_minus, C_minus


def slacks(w, b, X, y):
    return np.maximum(0.0, 1 - np.asarray(y) * (np.asarray(X) @ w + b))


def objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.where(np.asarray(y_hat) > 0, C_plus, C_minus)
    return float(np.dot(w, w) / 2 + C_l * slacks(w, b, X_l, y_l).sum() + costs @ slacks(w, b, X_u, y_hat))


def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    # A sample of slack ξ > 0 has score 1 − ξ on its side, so with the other label its slack is 2 − ξ, or 0.
    return C_plus * (xi_pos - max(0.0, 2 - xi_neg)) + C_minus * (xi_neg - max(0.0, 2 - xi_pos))


def should_swap(xi_pos, xi_neg):
    return xi_pos + xi_neg > 2


def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y_hat = np.array(initial_labels(X_u @ w + b, None))
    costs = np.minimum(class_costs(y_hat, C_minus0), C_l)
    levels = []
    while not levels or levels[-1]["C_plus"] < C_l or levels[-1]["C_minus"] < C_l:
        reached = []
        pair = None
        while pair is not None or not reached:
            if pair is not None:
                y_hat[pair] *= -1
            w, b = solve(X_l, y_l, X_u, y_hat, C_l, *costs)
            reached.append(objective(w, b, X_l, y_l, X_u, y_hat, C_l, *costs))
            pair = worst_pair(y_hat, slacks(w, b, X_u, y_hat))
        levels.append({"C_plus": float(costs[0]), "C_minus": float(costs[1]), "objective": reached})
        costs = np.minimum(2 * costs, C_l)
    return {"w": w.tolist(), "b": b, "y_hat": y_hat.tolist(), "levels": levels}


def solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    costs = np.concatenate([np.full(len(y_l), C_l), np.where(y_hat > 0, C_plus, C_minus)])
    return weighted_linear_svm(np.vstack([X_l, X_u]), np.concatenate([y_l, y_hat]), costs)


def worst_pair(y_hat, xi):
    """The two samples of opposite labels with the largest slacks, if they are to be exchanged."""
    pair = [max(np.flatnonzero(y_hat == sign), key=lambda i: xi[i], default=None) for sign in (1, -1)]
    # The solver is not exact; a pair that is at the limit within its error is left alone.
    return pair if None not in pair and min(xi[pair]) > 0 and sum(xi[pair]) > 2 + 1e-3 else None


def justification():
    return r"""松弛量为 ξ > 0 的样本，$\hat y f(x) = 1 - ξ$，换标记之后松弛量是 $\max(0, 2 - ξ)$，并改付另一类的代价。
交换一对使目标下降 $C^+ (ξ_+ - \max(0, 2 - ξ_-)) + C^- (ξ_- - \max(0, 2 - ξ_+))$。
若 $ξ_+ + ξ_- > 2$，则 $ξ_+ > 2 - ξ_-$ 且 $ξ_+ > 0$，第一个括号为正，第二个同理：
不论两个代价是多少都下降，重新求解只会更低。若 $ξ_+ + ξ_- \le 2$，两个括号都不大于 0。
交换不改变两类的个数，(13.10) 也不必重算。"""
