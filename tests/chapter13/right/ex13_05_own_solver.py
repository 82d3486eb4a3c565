"""自己的求解器：对偶的坐标上升，b 由解出的 w 的折点求得 / A solver of one's own: exact line search on pairs of dual variables"""

import numpy as np


def svm(X, y, c):
    X, y, c = np.asarray(X, float), np.asarray(y, float), np.asarray(c, float)
    K = X @ X.T
    a = np.zeros(len(y))
    g = y.copy()
    for _ in range(20000):
        up = np.where((y > 0) & (a < c * (1 - 1e-12)) | (y < 0) & (a > 1e-12 * c), g, -np.inf)
        low = np.where((y > 0) & (a > 1e-12 * c) | (y < 0) & (a < c * (1 - 1e-12)), g, np.inf)
        i, j = up.argmax(), low.argmin()
        if up[i] - low[j] < 1e-5:
            break
        t = (up[i] - low[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12)
        t = min(t, c[i] - a[i] if y[i] > 0 else a[i], a[j] if y[j] > 0 else c[j] - a[j])
        a[i] += y[i] * t
        a[j] -= y[j] * t
        g -= t * (K[i] - K[j])
    w = (a * y) @ X
    kinks = y - X @ w
    losses = [(c * np.maximum(0, 1 - y * (X @ w + b))).sum() for b in kinks]
    return w, kinks[int(np.argmin(losses))]


def initial_labels(scores, n_pos):
    s = np.array(scores)
    if n_pos is None:
        return np.sign(np.sign(s) + 0.5).astype(int)
    y = -np.ones(len(s), dtype=int)
    y[np.lexsort((np.arange(len(s)), -s))[:n_pos]] = 1
    return y


def class_costs(y_hat, C_minus):
    y = np.array(y_hat)
    p, n = (y == 1).sum(), (y == -1).sum()
    return (n / p * C_minus if p * n else C_minus), C_minus


def objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    total = np.dot(w, w) / 2
    y_hat = np.array(y_hat)
    for X, y, c in ((X_l, np.array(y_l), C_l), (X_u[y_hat == 1], y_hat[y_hat == 1], C_plus), (X_u[y_hat == -1], y_hat[y_hat == -1], C_minus)):
        total += c * np.maximum(0, 1 - y * (X @ w + b)).sum()
    return total


def swap_gain(xi_pos, xi_neg, C_plus, C_minus):
    p, n = 1 - xi_pos, xi_neg - 1

    def cost(labels):
        return sum((C_plus if l > 0 else C_minus) * max(0, 1 - l * f) for l, f in zip(labels, (p, n)))

    return cost((1, -1)) - cost((-1, 1))


def should_swap(xi_pos, xi_neg):
    return bool(swap_gain(xi_pos, xi_neg, 1, 0) > 0 and swap_gain(xi_pos, xi_neg, 0, 1) > 0)


def balanced_tsvm(X_l, y_l, X_u, C_l, C_minus0):
    w, b = svm(X_l, y_l, [C_l] * len(y_l))
    y = initial_labels(X_u @ w + b, None)
    Cp, Cm = class_costs(y, C_minus0)
    X, out = np.vstack([X_l, X_u]), []
    done = False
    while not done:
        Cp, Cm = min(Cp, C_l), min(Cm, C_l)
        done = Cp == C_l and Cm == C_l
        history = []
        while True:
            w, b = svm(X, np.r_[y_l, y], np.r_[[C_l] * len(y_l), np.where(y == 1, Cp, Cm)])
            history.append(objective(w, b, X_l, y_l, X_u, y, C_l, Cp, Cm))
            s = np.maximum(0, 1 - y * (X_u @ w + b))
            best = (2.005, None)
            for i in np.flatnonzero((y == 1) & (s > 0)):
                for j in np.flatnonzero((y == -1) & (s > 0)):
                    best = max(best, (s[i] + s[j], (i, j)), key=lambda t: t[0])
            if best[1] is None:
                break
            y[list(best[1])] *= -1
        out.append({"C_plus": Cp, "C_minus": Cm, "objective": np.array(history)})
        Cp, Cm = 2 * Cp, 2 * Cm
    return {"w": w, "b": b, "y_hat": y, "levels": out}


def justification():
    return "见书 / see the book"
