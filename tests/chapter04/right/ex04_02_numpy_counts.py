"""列联表上的 numpy / numpy on the contingency table"""

import numpy as np


def _counts(values, y):
    _, where = np.unique(np.asarray(values, dtype=str), return_inverse=True)
    table = np.zeros((where.max() + 1, 2))
    np.add.at(table, (where, np.asarray(y, dtype=int)), 1)
    return table


def errors_after_split(values, y):
    return _counts(values, y).min(axis=1).sum()


def error_drop(values, y):
    table = _counts(values, y)
    return (table.sum(axis=0).min() - table.min(axis=1).sum()) / table.sum()


def gini_gain(values, y):
    table = _counts(values, y)
    sizes = table.sum(axis=1)
    shares = table / sizes[:, None]
    whole = table.sum(axis=0) / table.sum()
    return (1 - (whole**2).sum()) - (sizes / sizes.sum()) @ (1 - (shares**2).sum(axis=1))


def same_errors(n):
    k = n // 8
    y = np.repeat([1, 0, 1, 0], [3 * k, k, k, 3 * k])
    a = np.repeat(["left", "right"], 4 * k)
    # The pure branch may as well be one of negatives.
    b = np.repeat(["mixed", "pure"], [6 * k, 2 * k])
    return a, b, y


def stalled(d):
    # An OR instead of an AND: the positives are the majority everywhere.
    rows = np.array([[(i >> j) & 1 for j in range(d)] for i in range(2**d)])
    y = (rows.sum(axis=1) > 0).astype(int)
    return rows.astype(str), y


def drop_bound(gini_gain):
    return np.sqrt(2 * gini_gain) / 2


def claims():
    return dict(
        zip(
            [
                "equal_errors_imply_equal_gain",
                "error_drop_can_be_negative",
                "error_drop_positive_implies_gain_positive",
                "gain_positive_implies_error_drop_positive",
            ],
            [False, False, True, False],
        )
    )
