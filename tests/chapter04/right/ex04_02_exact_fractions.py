"""分数计算，数据由构造函数逐个添加 / Exact fractions, data added sample by sample"""

from fractions import Fraction


def errors_after_split(values, y):
    tally = {}
    for value, label in zip(values, y):
        tally.setdefault(value, [0, 0])[label] += 1
    return sum(min(pair) for pair in tally.values())


def error_drop(values, y):
    before = errors_after_split([None] * len(y), y)
    return float(Fraction(before - errors_after_split(values, y), len(y)))


def gini_gain(values, y):
    def gini(part):
        return 1 - sum(Fraction(part.count(c), len(part)) ** 2 for c in (0, 1))

    total = gini(y)
    for value in set(values):
        part = [y[i] for i in range(len(y)) if values[i] == value]
        total -= Fraction(len(part), len(y)) * gini(part)
    return float(total)


def same_errors(n):
    a, b, y = [], [], []

    def add(times, av, bv, label):
        a.extend([av] * times)
        b.extend([bv] * times)
        y.extend([label] * times)

    k = n // 8
    add(2 * k, "0", "1", 1)
    add(k, "0", "0", 1)
    add(k, "0", "0", 0)
    add(k, "1", "0", 1)
    add(3 * k, "1", "0", 0)
    return [a, b, y]


def stalled(d):
    # One positive with its own values, and for each attribute rows that carry them with a negative label.
    X = [["in"] * d]
    y = [1]
    for j in range(d):
        row = ["out"] * d
        row[j] = "in"
        X.append(row)
        y.append(0)
    X.append(["out"] * d)
    y.append(0)
    return X, y


def drop_bound(gini_gain):
    return (0.5 * gini_gain) ** 0.5


def claims():
    return {
        "error_drop_positive_implies_gain_positive": True,
        "gain_positive_implies_error_drop_positive": False,
        "equal_errors_imply_equal_gain": False,
        "error_drop_can_be_negative": False,
    }
