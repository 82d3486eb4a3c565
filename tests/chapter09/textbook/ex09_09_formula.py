"""照 (9.21) 与 (9.22) 写；非度量距离是不开方的 (9.22) / (9.21) and (9.22); the distance that is no metric is (9.22) without its root"""


def vdm(values, clusters, a, b, p):
    m_a = sum(v == a for v in values)
    m_b = sum(v == b for v in values)
    total = 0.0
    for i in set(clusters):
        m_ai = sum(v == a and c == i for v, c in zip(values, clusters))
        m_bi = sum(v == b and c == i for v, c in zip(values, clusters))
        total += abs(m_ai / m_a - m_bi / m_b) ** p
    return total


def minkov_dm(x, z, X, kinds, clusters, p):
    total = 0.0
    for u in range(len(kinds)):
        if kinds[u] == "numeric":
            total += abs(x[u] - z[u]) ** p
        else:
            total += vdm([row[u] for row in X], clusters, x[u], z[u], p)
    return total ** (1 / p)


def my_distance(x, z, X, kinds, clusters):
    return minkov_dm(x, z, X, kinds, clusters, 2) ** 2


def triangle_violation():
    X = [[0.0, "a"], [2.0, "a"], [1.0, "b"]]
    kinds = ["numeric", "nominal"]
    clusters = [0, 1, 0]
    return X, kinds, clusters, 0, 1, 2


def analysis():
    return "它是 (9.22) 取 p = 2 而不开方：平方距离不满足直递性，像“人”“马”与“人马”那样。"
