"""9.5 密度可达的样本构成簇 / Density-reachable samples make a cluster"""

import numpy as np


def neighbourhoods(X, eps):
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    return [np.flatnonzero(row <= eps).tolist() for row in distances]


def core_objects(X, eps, min_pts):
    return [i for i, near in enumerate(neighbourhoods(X, eps)) if len(near) >= min_pts]


def predecessors(X, eps, min_pts, start):
    """For each sample reachable from `start`, the one before it on a shortest chain."""
    near, before, queue = neighbourhoods(X, eps), {start: None}, [start]
    for here in queue:
        if len(near[here]) >= min_pts:
            fresh = [there for there in near[here] if there not in before]
            before.update(dict.fromkeys(fresh, here))
            queue.extend(fresh)
    return before


def reach_chain(X, eps, min_pts, i, j):
    before = predecessors(X, eps, min_pts, i)
    if j not in before:
        return None
    chain = [j]
    while chain[-1] != i:
        chain.append(before[chain[-1]])
    return chain[::-1]


def reachable_set(X, eps, min_pts, i):
    return sorted(predecessors(X, eps, min_pts, i))


def connection(X, eps, min_pts, core, a, b):
    return core, reach_chain(X, eps, min_pts, core, a), reach_chain(X, eps, min_pts, core, b)


def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in core_objects(X, eps, min_pts):
        for b in near[a]:  # a chain that leaves the cluster has a first step that does
            if labels[b] != labels[a]:
                return a, b
    return None


def proof():
    return r"""
记 $X$ 为由核心对象 $x$ 密度可达的样本集。

**连接性。** 任取 $a, b \in X$：两者都由 $x$ 密度可达，取 $k = x$ 即知它们密度相连。

**最大性。** 设 $a \in X$，$b$ 由 $a$ 密度可达。把 $x$ 到 $a$ 的链与 $a$ 到 $b$ 的链首尾相接，每一步都是密度直达，
所以 $b$ 由 $x$ 密度可达，$b \in X$。（若 $b = a$，结论显然。）

**算法的输出。** 图 9.9 第 17 行只取尚未访问的样本。一个边界样本（不是核心对象）可以落在两个簇的核心对象的邻域中，
它归先生成的簇；对后一个簇，它由其中的核心对象密度直达，却不在其中。核心对象则不会有争议：
若由前一个簇的核心对象密度可达，它早已被访问。
"""
