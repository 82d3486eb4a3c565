"""照式 (4.5)、(4.6)：基尼增益是 Gini(D) - Gini_index(D, a)，误差按各支多数类数 / (4.5), (4.6): the Gini gain is Gini(D) - Gini_index(D, a); errors are counted against the majority of each branch"""

import math
from itertools import product


def branches(values, y):
    result = {}
    for v, label in zip(values, y):
        result.setdefault(v, []).append(label)
    return result.values()


def minority(y):
    return min(sum(y), len(y) - sum(y))


def errors_after_split(values, y):
    return sum(minority(part) for part in branches(values, y))


def error_drop(values, y):
    return (minority(y) - errors_after_split(values, y)) / len(y)


def gini(y):
    p = sum(y) / len(y)
    return 1 - p**2 - (1 - p) ** 2


def gini_gain(values, y):
    return gini(y) - sum(len(part) / len(y) * gini(part) for part in branches(values, y))


def same_errors(n):
    m = n // 8
    y = [1] * (4 * m) + [0] * (4 * m)
    a = ["甲"] * (3 * m) + ["乙"] * m + ["甲"] * m + ["乙"] * (3 * m)
    b = ["甲"] * (2 * m) + ["乙"] * (2 * m) + ["甲"] * (4 * m)
    return a, b, y


def stalled(d):
    X = [list(row) for row in product("01", repeat=d)]
    y = [1 if row == ["1"] * d else 0 for row in X]
    return X, y


def drop_bound(gini_gain):
    # 两支最省：下降 D 至少要基尼增益 2D²
    return math.sqrt(gini_gain / 2)


def claims():
    return {
        "error_drop_positive_implies_gain_positive": True,
        "gain_positive_implies_error_drop_positive": False,
        "equal_errors_imply_equal_gain": False,
        "error_drop_can_be_negative": False,
    }


def analysis():
    return "最小训练误差在多数类不变时看不出划分的好坏，很快停住；对取值多的属性的偏好则信息增益、基尼指数也有。"
