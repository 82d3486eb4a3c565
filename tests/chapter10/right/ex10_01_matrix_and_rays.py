"""All distances at once; boundary pieces by walking along each bisector, refined by bisection."""

from collections import Counter

import numpy as np


def neighbors(X, q, k):
    distances = np.linalg.norm(np.asarray(X, dtype=float) - np.asarray(q, dtype=float), axis=1)
    order = np.lexsort((np.arange(len(distances)), distances))
    return order[:k]


def knn_predict(X, y, Q, k):
    y = np.array(y)
    Q, X = np.asarray(Q, dtype=float), np.asarray(X, dtype=float)
    D = np.sqrt(((Q[:, None, :] - X[None, :, :]) ** 2).sum(axis=2))
    order = np.argsort(D, axis=1, kind="stable")[:, :k]
    # Counter keeps the order in which labels come, and most_common() is stable.
    return np.array([Counter(y[row].tolist()).most_common(1)[0][0] for row in order])


def tree_predict(tree, Q):
    if "label" in tree:
        return [tree["label"]] * len(Q)
    said = [None] * len(Q)
    for side in ("le", "gt"):
        rows = [i for i, q in enumerate(Q) if (q[tree["feature"]] <= tree["threshold"]) == (side == "le")]
        for i, label in zip(rows, tree_predict(tree[side], [Q[i] for i in rows]), strict=True):
            said[i] = label
    return said


def loo_errors(X, y, k):
    X = np.asarray(X, dtype=float)
    keep = ~np.eye(len(X), dtype=bool)
    y = np.array(y)
    return np.array([i for i in range(len(X)) if knn_predict(X[keep[i]], y[keep[i]], X[i][None], k)[0] != y[i]], dtype=int)


def compare_on_grid(X, y, k, tree, g0, g1):
    A, B = np.meshgrid(g0, g1, indexing="ij")
    Q = np.column_stack([A.ravel(), B.ravel()])
    knn = knn_predict(X, y, Q, k).reshape(A.shape)
    by_tree = np.array(tree_predict(tree, Q)).reshape(A.shape)
    return {"knn": knn, "tree": by_tree, "disagreement": np.mean(knn != by_tree)}


def boundary_pieces(X, y):
    X = np.asarray(X, dtype=float)
    m = len(X)
    span = max(np.linalg.norm(a - b) for a in X for b in X)
    # Steps grow with the distance from the middle; each is far shorter than what must be found there.
    near = np.arange(-3, 3, 4e-4)
    far = 3 * 1.0004 ** np.arange(0, 9000)
    steps = span * np.unique(np.concatenate([near, far, -far]))
    squares = steps * steps
    found = []
    for i in range(m):
        for j in range(i + 1, m):
            if y[i] == y[j]:
                continue
            middle, across = (X[i] + X[j]) / 2 - X[0], (X[j] - X[i]) / np.linalg.norm(X[j] - X[i])
            along = np.array([-across[1], across[0]])
            own = np.sqrt(squares + np.sum((X[j] - X[i]) ** 2) / 4)
            clear = np.full(len(steps), np.inf)
            for l in range(m):
                if l not in (i, j):
                    offset = X[l] - X[0] - middle
                    shifted = steps - offset @ along
                    clear = np.minimum(clear, np.sqrt(shifted * shifted + (offset @ across) ** 2) - own)
            best = int(np.argmax(np.minimum(clear, span) - 1e-9 * np.abs(steps)))
            if clear[best] > 0:
                found.append([i, j, X[0] + middle + steps[best] * along])
    return found


def scale_witness():
    return [[3.0, 0.0], [0.0, 2.0]], [1, 0], [0.0, 0.0], 0.1


def claims():
    return {
        "tree_boundary_axis_parallel": True,
        "one_nn_boundary_axis_parallel": False,
        "one_nn_training_error_zero_without_conflicts": True,
        "k_nn_training_error_zero_for_all_k": False,
        "rescaling_a_feature_can_change_knn": True,
        "rescaling_a_feature_can_change_a_retrained_tree": False,
    }
