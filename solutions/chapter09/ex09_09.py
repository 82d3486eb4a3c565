"""9.9 混合属性的非度量距离 / A non-metric distance for mixed attributes"""

from collections import Counter


def vdm(values, clusters, a, b, p):
    together, alone = Counter(zip(values, clusters, strict=True)), Counter(values)
    return sum(abs(together[a, c] / alone[a] - together[b, c] / alone[b]) ** p for c in set(clusters))


def powers(x, z, X, kinds, clusters, p):
    for u, kind in enumerate(kinds):
        if kind == "numeric":
            yield abs(x[u] - z[u]) ** p
        else:
            yield vdm([row[u] for row in X], clusters, x[u], z[u], p)


def minkov_dm(x, z, X, kinds, clusters, p):
    return sum(powers(x, z, X, kinds, clusters, p)) ** (1 / p)


def my_distance(x, z, X, kinds, clusters):
    return sum(powers(x, z, X, kinds, clusters, 2))  # squared: two short ways are shorter than one long way


def triangle_violation():
    X = [[0.0, "甲"], [2.0, "乙"], [1.0, "乙"], [1.0, "甲"]]
    return X, ["numeric", "nominal"], [0, 1, 1, 0], 0, 1, 2


def analysis():
    return r"""
有序属性取差的平方，无序属性取 $\mathrm{VDM}_2$，相加而**不开方**。平方使直线上 $0, 1, 2$ 三点满足 $4 > 1 + 1$：
经过中间的样本反而更近，就像 "人"、"马" 都与 "人马" 相近，彼此却相距很远。需要突出大差异、容忍小差异的任务用得上它。
"""
