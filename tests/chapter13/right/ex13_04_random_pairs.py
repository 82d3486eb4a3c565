"""交换随机取的一对，二项式的尾用递推求；numpy / Exchanges a random pair, binomial tails by recursion; numpy"""

import itertools

import numpy as np

from exercises.solvers import weighted_linear_svm


def hinge(w, b, X, y):
    return np.clip(1 - np.array(y) * (np.array(X).reshape(-1, len(w)) @ np.array(w) + b), 0, None)


def s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u):
    return 0.5 * np.linalg.norm(w) ** 2 + C_l * hinge(w, b, X_l, y_l).sum() + C_u * hinge(w, b, X_u, y_hat).sum()


def pairs_of(y, s, bound):
    y, s = np.array(y), np.array(s)
    pos, neg = np.where((y > 0) & (s > 0))[0], np.where((y < 0) & (s > 0))[0]
    return [(i, j) for i in pos for j in neg if s[i] + s[j] > bound]


def swap_candidate(y_hat, xi):
    pairs = pairs_of(y_hat, xi, 2)
    return (int(pairs[-1][1]), int(pairs[-1][0])) if pairs else None


def best_assignment(X_l, y_l, X_u, C_l, C_u):
    values = {}
    for y in itertools.product([1, -1], repeat=len(X_u)):
        w, b = weighted_linear_svm(np.r_[X_l, X_u], np.r_[y_l, y], np.r_[[C_l] * len(y_l), [C_u] * len(y)])
        values[y] = s3vm_objective(w, b, X_l, y_l, X_u, y, C_l, C_u)
    return np.array(min(values, key=values.get))


def stuck_assignment():
    return (((0.0, 2.0), (0.0, -2.0)), (1, -1), ((1.0, 4.0), (-1.0, 4.0), (1.0, -4.0), (-1.0, -4.0)), (1, -1, 1, -1), 0.1, 9.0)


def tsvm(X_l, y_l, X_u, C_l, C_u0):
    rng = np.random.default_rng(5)
    w, b = weighted_linear_svm(X_l, y_l, C_l)
    y = np.where(X_u @ w + b < 0, -1, 1)
    C, levels = C_u0, []
    X = np.r_[X_l, X_u]
    done = False
    while not done:
        done = C >= C_l
        history = []
        pairs = [None]
        while pairs:
            w, b = weighted_linear_svm(X, np.r_[y_l, y], np.r_[[C_l] * len(y_l), [C] * len(y)], 1e-6)
            history.append(s3vm_objective(w, b, X_l, y_l, X_u, y, C_l, C))
            pairs = pairs_of(y, hinge(w, b, X_u, y), 2.002)
            if pairs:
                i, j = pairs[rng.integers(len(pairs))]
                y[[i, j]] = y[[j, i]]
        levels.append({"C_u": C, "objective": np.array(history)})
        C = min(C_l, C * 2)
    return {"w": w, "b": np.float64(b), "y_hat": y, "levels": levels}


def compare(X, y, seed):
    y = np.array(y)
    m = len(y)
    rng = np.random.RandomState(seed)
    lab = np.zeros(0, dtype=int)
    while len(np.unique(y[lab])) < 2:
        p = rng.permutation(m)
        n_test, n_lab = int(np.ceil(0.3 * m)), int(round(0.1 * m))
        test, lab, unl = p[:n_test], p[n_test:n_test + n_lab], p[n_test + n_lab:]
    ref = np.r_[X[lab], X[unl]]
    s = ref.std(0)
    Z = (X - ref.mean(0)) / np.where(s == 0, 1, s)
    w, b = weighted_linear_svm(Z[lab], y[lab], 1.0)
    r = tsvm(Z[lab], y[lab], Z[unl], 1.0, 1e-3)
    out = {"test": test, "labelled": lab, "unlabelled": unl}
    out["pred_svm"], out["pred_tsvm"] = np.where(Z[test] @ w + b < 0, -1, 1), np.where(Z[test] @ r["w"] + r["b"] < 0, -1, 1)
    good = [out["pred_svm"] == y[test], out["pred_tsvm"] == y[test]]
    out["acc_svm"], out["acc_tsvm"] = good[0].mean(), good[1].mean()
    out["winner"] = ["tie", "svm", "tsvm"][int(np.sign(good[0].sum() - good[1].sum()))]
    n = int((good[0] != good[1]).sum())
    dist = np.array([1.0])
    for _ in range(n):
        dist = (np.r_[dist, 0] + np.r_[0, dist]) / 2
    k = max(int((good[0] & ~good[1]).sum()), int((good[1] & ~good[0]).sum()))
    out["significant"] = bool(n and 2 * dist[k:].sum() < 0.05)
    return out


def observations():
    return "见书 / see the book"


def differ(p, q):
    dist = np.ones(1)
    for _ in range(p + q):
        dist = np.convolve(dist, [0.5, 0.5])
    return np.bool_(p + q > 0 and 2 * dist[max(p, q) :].sum() < 0.05)
