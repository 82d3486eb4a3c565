"""自己的距离是 p = 1/2 的 MinkovDM / The own distance is MinkovDM with p = 1/2"""

import math


def share(values, clusters, value, cluster):
    inside = whole = 0
    for i in range(len(values)):
        if values[i] == value:
            whole += 1
            inside += clusters[i] == cluster
    return inside / whole


def vdm(values, clusters, a, b, p):
    total = 0.0
    for cluster in dict.fromkeys(clusters):
        gap = share(values, clusters, a, cluster) - share(values, clusters, b, cluster)
        total += math.pow(math.fabs(gap), p)
    return total


def minkov_dm(x, z, X, kinds, clusters, p):
    gaps = []
    for u in range(len(kinds)):
        if kinds[u] == "nominal":
            gaps.append(vdm([row[u] for row in X], clusters, x[u], z[u], p) ** (1.0 / p))
        else:
            gaps.append(abs(x[u] - z[u]))
    size = max(gaps)
    return size * sum((gap / size) ** p for gap in gaps) ** (1.0 / p) if size else 0


def my_distance(x, z, X, kinds, clusters):
    return minkov_dm(x, z, X, kinds, clusters, 0.5)


def triangle_violation():
    return ([(0, "s"), (4, "s"), (4, "t"), (9, "t")], ("numeric", "nominal"), ("c", "c", "d", "d"), 0, 2, 1)


def analysis():
    return "p < 1 时违反直递性。"
