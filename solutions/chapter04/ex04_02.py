"""4.2 用最小训练误差选划分的缺陷 / Training error as split criterion"""

from itertools import product
from math import sqrt


def branches(values, y):
    return [[label for v, label in zip(values, y) if v == value] for value in set(values)]


def errors(y):
    return min(sum(y), len(y) - sum(y))


def gini(y):
    p = sum(y) / len(y)
    return 2 * p * (1 - p)


def errors_after_split(values, y):
    return sum(errors(branch) for branch in branches(values, y))


def error_drop(values, y):
    return (errors(y) - errors_after_split(values, y)) / len(y)


def gini_gain(values, y):
    return gini(y) - sum(len(branch) / len(y) * gini(branch) for branch in branches(values, y))


def same_errors(n):
    # Positives/negatives: a has branches of 3/1 and 1/3, b of 2/0 and 2/4; either way two errors of eight.
    a, b, y = "00001111", "00111111", [1, 1, 1, 0, 1, 0, 0, 0]
    return list(a) * (n // 8), list(b) * (n // 8), y * (n // 8)


def stalled(d):
    # The only positive is the row of ones, so that 0 remains the majority on either side of every split.
    X = [list(bits) for bits in product("01", repeat=d)]
    return X, [int(row == ["1"] * d) for row in X]


def drop_bound(gini_gain):
    # With u = p - 1/2 the error is 1/2 - |u| and Gini is 1/2 - 2u². So the gain is twice the variance of u over the
    # branches, and the drop E|u| - |E u| is at most its standard deviation; shares 1/2 ± s of two halves attain it.
    return sqrt(gini_gain / 2)


def claims():
    return {
        "error_drop_positive_implies_gain_positive": True,
        "gain_positive_implies_error_drop_positive": False,
        "equal_errors_imply_equal_gain": False,
        "error_drop_can_be_negative": False,
    }


def analysis():
    return """误差 min(p, 1-p) 在 1/2 的一侧是直线：只要各支的多数类与划分前相同，划分就一点也不减少误差，
哪怕各支已经纯得多。所以它分不出许多划分的高下（并列很多，如西瓜 2.0 的色泽、根蒂、敲声），也会在还能改进时停下；
熵和基尼值是严格凹的，只要各支的比例不同就有增益。贪心地减少训练误差还会过拟合，偏爱取值多的属性（如编号），
这一点信息增益和基尼指数也有。

The error min(p, 1-p) is a straight line on either side of 1/2: while all branches keep the majority of the node, a
split lowers it by nothing, however much purer the branches are. So it leaves many ties (on watermelon 2.0: 色泽, 根蒂,
敲声) and stops while there is something to gain; entropy and Gini are strictly concave, and gain as soon as the shares
differ. Greedily lowering the training error also overfits and favours attributes of many values, such as the
identifier; but so do the information gain and the Gini index."""
