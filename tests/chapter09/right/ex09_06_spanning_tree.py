"""最小距离用最小生成树，其余用递推公式 / A spanning tree for the minimum, recurrences for the others"""

import math


def linkage_distance(D, A, B, kind):
    total, least, most = 0.0, math.inf, -math.inf
    for i in A:
        for j in B:
            d = float(D[i][j])
            total, least, most = total + d, min(least, d), max(most, d)
    return {"min": least, "max": most, "avg": total / (len(A) * len(B))}[kind]


def by_spanning_tree(D, k):
    m = len(D)
    edges = sorted((float(D[i][j]), j, i) for j in range(m) for i in range(j))
    parent = list(range(m))

    def root(i):
        return i if parent[i] == i else root(parent[i])

    heights = []
    for d, j, i in edges:
        if m - len(heights) > k and root(i) != root(j):
            parent[root(i)] = root(j)
            heights.append(d)
    return tuple(root(i) for i in range(m)), tuple(heights)


def agnes(D, k, kind):
    if kind == "min":
        return by_spanning_tree(D, k)
    m = len(D)
    sizes = dict.fromkeys(range(m), 1)
    gaps = {(i, j): float(D[i][j]) for j in range(m) for i in range(j)}
    names, heights = list(range(m)), []
    while len(sizes) > k:
        i, j = max(gaps, key=lambda pair: (-gaps[pair], pair))  # the last of the nearest
        heights.append(gaps.pop((i, j)))
        for other in sizes:
            if other not in (i, j):
                a, b = gaps.pop((min(i, other), max(i, other))), gaps.pop((min(j, other), max(j, other)))
                mean = (sizes[i] * a + sizes[j] * b) / (sizes[i] + sizes[j])
                gaps[min(j, other), max(j, other)] = max(a, b) if kind == "max" else mean
        sizes[j] += sizes.pop(i)
        names = [j if name == i else name for name in names]
    return names, heights


def threshold_components(D, t):
    m = len(D)
    names = list(range(m))
    for i in range(m):
        for j in range(m):
            if D[i][j] <= t and names[i] != names[j]:
                old, new = names[i], names[j]
                names = [new if name == old else name for name in names]
    return names


def chain_data(n):
    # Two concentric circles.
    turn = 2 * math.pi / n
    inner = [(math.cos(turn * i), math.sin(turn * i)) for i in range(n)]
    reach = 2 * math.sin(turn / 2)
    if n < 16:  # circles of a few points have no gap between them
        return [(3.0 * i, 0.0) for i in range(n)] + [(3.0 * i, 4.0) for i in range(n)], [7] * n + [3] * n
    scale = 1 + 1.8 * reach
    outer = [(scale * x, scale * y) for x, y in inner]
    return inner + outer, [0] * n + [1] * n


def chaining_witness(r):
    # A chain of steps below 1, and as many pairs of samples 1 apart, far away from all else.
    size = r + 2
    chain = [[0.9 * i] for i in range(size * 2)]
    pairs = [[1000.0 * (i + 1) + side] for i in range(size) for side in (0, 1)]
    return chain + pairs, 1 + 2 * size


def claims():
    return {
        "min_depends_only_on_distance_order": True,
        "max_depends_only_on_distance_order": True,
        "avg_depends_only_on_distance_order": False,
        "min_equals_threshold_graph": True,
        "max_height_equals_cluster_diameter": True,
        "min_height_equals_cluster_diameter": False,
    }


def analysis():
    return "最小距离会成链，最大距离紧凑。"
