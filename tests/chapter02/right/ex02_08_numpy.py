"""numpy 数组；异常值在左边 / Arrays; the outlier lies on the left"""

import numpy as np


def min_max(x, low, high):
    x = np.asarray(x, dtype=float)
    if x.max() == x.min():
        return np.full(x.shape, float(low))
    t = (x - x.min()) / (x.max() - x.min())
    return (1 - t) * low + t * high


def z_score(x):
    x = np.asarray(x, dtype=float)
    if np.all(x == x[0]):
        return np.zeros(len(x))
    return (x - x.mean()) / x.std()


def outlier_squeezes(x, factor):
    return np.float64(np.max(x) - np.ptp(x) * factor * 2)


def harmless_for_min_max(x):
    return np.array(x).min()


def z_bound(n):
    return np.sqrt(n - 1.0)


def z_extreme(n):
    x = np.full(n, 5.0)
    x[-1] = -300
    return x


def claims():
    return dict(
        both_keep_order=True,
        both_undone_by_affine_map=True,
        one_new_inner_value_changes_min_max=False,
        z_bounded_by_one_constant_for_all_n=bool(z_bound(10) == z_bound(1000)),
        min_max_new_data_may_leave_range=True,
    )


def essay():
    return "见课堂笔记. Min-max for bounded data, z-score otherwise."
