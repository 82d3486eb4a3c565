"""cookbook10.1 取值越多增益越大 / More values, more gain"""

from collections import Counter
from math import comb, log2


def entropy(counts):
    total = sum(counts)
    return -sum(count / total * log2(count / total) for count in counts if count > 0)


def gain(values, y):
    left = 0.0
    for value in set(values):
        branch = [label for v, label in zip(values, y) if v == value]
        left += len(branch) / len(y) * entropy(Counter(branch).values())
    return entropy(Counter(y).values()) - left


def gain_ratio(values, y):
    own = entropy(Counter(values).values())
    return gain(values, y) / own if own > 0 else 0.0


def refinement(coarse, fine, y):
    total = 0.0
    for value in set(coarse):
        branch = [i for i, v in enumerate(coarse) if v == value]
        total += len(branch) / len(y) * gain([fine[i] for i in branch], [y[i] for i in branch])
    return total


def chance_gain(p, n, V):
    # By linearity one branch is enough: it gets a of the p samples and b of the n, both numbers being binomial.
    m = p + n
    left = 0.0
    for a in range(p + 1):
        for b in range(n + 1):
            if a + b > 0:
                chance = comb(p, a) * comb(n, b) * (V - 1) ** (m - a - b) / V**m
                left += V * chance * (a + b) / m * entropy([a, b])
    return entropy([p, n]) - left


def overshoot(m):
    # b cuts off a single sample of the rare class: little gain, but hardly any entropy of its own.
    y = ["+"] * 4 + ["-"] * (m - 4)
    a = ["1"] * 8 + ["0"] * (m - 8)
    b = ["1"] + ["0"] * (m - 1)
    return a, b, y


def proof():
    return """记 $D^u$ 为 coarse 取值为 $u$ 的样本，fine 的每个取值 $v$ 都落在某一个 $D^u$ 里。两个增益中的
$\\mathrm{Ent}(D)$ 相消，于是
$$\\mathrm{Gain}(fine) - \\mathrm{Gain}(coarse) = \\sum_u \\frac{|D^u|}{|D|} \\Big[\\mathrm{Ent}(D^u) -
\\sum_{v \\in u} \\frac{|D^v|}{|D^u|} \\mathrm{Ent}(D^v)\\Big].$$
方括号里是 fine 在 $D^u$ 内部的增益。$D^u$ 的类别比例是各 $D^v$ 的类别比例的加权平均，熵是凹函数，
由 Jensen 不等式它不小于 0。熵严格凹，所以当且仅当每个 $D^u$ 内各 $D^v$ 的类别比例都相同时增益不变。"""
