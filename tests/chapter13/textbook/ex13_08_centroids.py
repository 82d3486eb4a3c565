"""照习题 13.8 所述的自训练：学习、指派伪标记、再学习。 / Self-training as exercise 13.8 tells it: learn, give pseudo-labels, learn again."""

import numpy as np


def predict(X, y, X_u):
    plus, minus = X[y == 1].mean(axis=0), X[y == -1].mean(axis=0)
    return [1 if np.sum((x - plus) ** 2) <= np.sum((x - minus) ** 2) else -1 for x in X_u]


def self_train(X_l, y_l, X_u, n_rounds):
    y_l = np.array(y_l)
    rounds = [predict(X_l, y_l, X_u)]
    X = np.vstack([X_l, X_u])
    for _ in range(n_rounds):
        y = np.concatenate([y_l, np.array(rounds[-1], dtype=int)])
        rounds.append(predict(X, y, X_u))
    return rounds


def degrading_dataset(n_unlabeled, lost):
    far = n_unlabeled - lost
    return {
        "X_l": np.array([[-1.0], [1.0]]),
        "y_l": [-1, 1],
        "X_u": np.array([[0.125]] * lost + [[1000.0]] * far),
        "y_u": [1] * n_unlabeled,
    }


def improving_dataset(n_unlabeled, gained):
    far = n_unlabeled - gained
    return {
        "X_l": np.array([[-1.0], [1.0]]),
        "y_l": [-1, 1],
        "X_u": np.array([[0.125]] * gained + [[1000.0]] * far),
        "y_u": [-1] * gained + [1] * far,
    }


def claims():
    return {
        "errors_get_corrected": False,
        "never_worse": False,
        "always_worse": False,
        "one_nn_frozen": True,
        "fixed_after_repeat": True,
        "centroids_settle": True,
    }


def essay():
    return "自训练把自己的错误当作真相，错误会累积；可以只取置信度高的样本，或用多个有分歧的学习器。"
