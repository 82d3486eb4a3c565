"""11.2 多分类的 Relief-F / Relief-F for several classes"""

from ex11_01 import normalize, squares


def nearest_by_class(X, y, kinds, i):
    distances = [sum(squares(X[i], row, kinds)) for row in X]
    nearest = {}
    for k in sorted(range(len(X)), key=distances.__getitem__):  # equals stay in the order of their indices
        if k != i:
            nearest.setdefault(y[k], k)
    return nearest


def near_misses(X, y, kinds, i):
    return {label: k for label, k in nearest_by_class(X, y, kinds, i).items() if label != y[i]}


def relief_f_trace(X, y, kinds, i):
    terms = [0.0] * len(kinds)
    for label, k in nearest_by_class(X, y, kinds, i).items():
        weight = -1 if label == y[i] else y.count(label) / len(y)
        terms = [term + weight * square for term, square in zip(terms, squares(X[i], X[k], kinds))]
    return terms


def relief_f(X, y, kinds):
    X = normalize(X, kinds)
    traces = [relief_f_trace(X, y, kinds, i) for i in range(len(X))]
    return [sum(terms) for terms in zip(*traces)]


def pseudocode():
    return r"""
输入：数据集 $D = \{(x_1, y_1), …, (x_m, y_m)\}$，各属性的类型。

1. 把每个连续属性规范化到 $[0, 1]$；对每个类 $l$，令 $p_l$ 为它在 $D$ 中所占的比例；对每个属性 $j$，令 $δ^j = 0$。
2. 对 $i = 1, …, m$ 重复 3–5，记 $k$ 为 $x_i$ 的类。
3. 在第 $k$ 类的其他样本中找 $x_i$ 的最近邻 $x_{i,nh}$；若有，则对每个 $j$：$δ^j ← δ^j - diff(x_i^j, x_{i,nh}^j)^2$。
4. 对每个类 $l ≠ k$：在第 $l$ 类中找 $x_i$ 的最近邻 $x_{i,l,nm}$。
5. 对每个 $l ≠ k$ 与每个 $j$：$δ^j ← δ^j + p_l · diff(x_i^j, x_{i,l,nm}^j)^2$。
6. 输出各属性的 $δ^j$。
"""
