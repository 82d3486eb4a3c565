"""精确的分数与列表；构造的数据在平面上，正类远处的样本不止一个 / Exact fractions and lists; data in the plane, several far samples"""

from fractions import Fraction


def self_train(X_l, y_l, X_u, n_rounds):
    X_l = [[Fraction(float(v)) for v in row] for row in X_l]
    X_u = [[Fraction(float(v)) for v in row] for row in X_u]
    history = [predict(X_l, list(y_l), X_u)]
    while len(history) < n_rounds + 1:
        history.append(predict(X_l + X_u, list(y_l) + history[-1], X_u))
    return history


def predict(X, y, X_new):
    centers = {}
    for sign in (1, -1):
        rows = [row for row, label in zip(X, y) if label == sign]
        centers[sign] = [sum(column) / len(rows) for column in zip(*rows)]
    return [min((1, -1), key=lambda sign: sum((v - c) ** 2 for v, c in zip(x, centers[sign]))) for x in X_new]


def degrading_dataset(n_unlabeled, lost):
    X_u = [(-0.4, 1.0)] * lost + [(-500.0 * n_unlabeled, 0.0)] * (n_unlabeled - lost)
    return {"X_l": [(-1, 0), (-1.5, 1), (1, 0), (1.5, 1)], "y_l": (-1, -1, 1, 1), "X_u": X_u, "y_u": [-1] * n_unlabeled}


def improving_dataset(n_unlabeled, gained):
    wrong = gained
    rest = n_unlabeled - wrong
    # class +1 sits around (6, 6), the labelled -1 is far too near to it
    X_u = [(3.0, 4.0)] * wrong + [(-999.0 * n_unlabeled, 0.0)] * (rest - rest // 3) + [(7.0, 7.0)] * (rest // 3)
    y_u = [1] * wrong + [-1] * (rest - rest // 3) + [1] * (rest // 3)
    return {"X_l": [(1, 3), (7, 7)], "y_l": [-1, 1], "X_u": X_u, "y_u": y_u}


def claims():
    wrong = ("errors_get_corrected", "never_worse", "always_worse")
    right = ("one_nn_frozen", "fixed_after_repeat", "centroids_settle")
    return {name: name in right for name in wrong + right}


def essay():
    return "见书 / see the book"
