"""比较 x·c − ‖c‖²/2，不求距离；数据由几何级数给出 / Compares x·c − ‖c‖²/2 instead of distances; the far samples lie at different places"""

import numpy as np


def score(X, y, X_new):
    c = [X[y == s].mean(0) for s in (1, -1)]
    return X_new @ (c[0] - c[1]) - (c[0] @ c[0] - c[1] @ c[1]) / 2


def self_train(X_l, y_l, X_u, n_rounds):
    X_l, X_u, y_l = np.array(X_l, float), np.array(X_u, float), np.array(y_l)
    X = np.concatenate([X_l, X_u])
    out = np.zeros((n_rounds + 1, len(X_u)), dtype=int)
    out[0] = np.where(score(X_l, y_l, X_u) >= 0, 1, -1)
    for t in range(n_rounds):
        out[t + 1] = np.where(score(X, np.concatenate([y_l, out[t]]), X_u) >= 0, 1, -1)
    return out


def degrading_dataset(n_unlabeled, lost):
    k = lost
    far = [[1e5 + 7 * i] for i in range(n_unlabeled - k)]
    return {"X_l": np.array([[-2], [2]]), "y_l": np.array([-1, 1]), "X_u": np.array([[1]] * k + far), "y_u": np.ones(n_unlabeled)}


def improving_dataset(n_unlabeled, gained):
    k = gained
    X_u = np.array([[-3]] * k + [[-8]] * (n_unlabeled - 1 - k) + [[100 * n_unlabeled]])
    return {"X_l": np.array([[-8], [0]]), "y_l": [-1, 1], "X_u": X_u, "y_u": [-1] * (n_unlabeled - 1) + [1]}


def claims():
    return dict(errors_get_corrected=False, never_worse=False, always_worse=False, one_nn_frozen=True, fixed_after_repeat=True, centroids_settle=True)


def essay():
    return "见书 / see the book"
