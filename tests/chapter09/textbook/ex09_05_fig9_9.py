"""照图 9.9 写：邻域先确定一次，再用队列由核心对象出发 / Fig. 9.9: neighbourhoods once at the start, then a queue from a core object"""

import numpy as np


def neighbourhoods(X, eps):
    m = len(X)
    return [{i for i in range(m) if np.linalg.norm(X[i] - X[j]) <= eps} for j in range(m)]


def core_objects(X, eps, min_pts):
    N = neighbourhoods(X, eps)
    return [j for j in range(len(X)) if len(N[j]) >= min_pts]


def expand(N, min_pts, o):
    # lines 12-21; `came_from` remembers the chain
    unvisited = set(range(len(N))) - {o}
    came_from = {o: None}
    Q = [o]
    while Q:
        q = Q.pop(0)
        if len(N[q]) >= min_pts:
            delta = N[q] & unvisited
            for i in sorted(delta):
                came_from[i] = q
                Q.append(i)
            unvisited -= delta
    return came_from


def chain(came_from, j):
    path = []
    while j is not None:
        path.append(j)
        j = came_from[j]
    return path[::-1]


def reach_chain(X, eps, min_pts, i, j):
    came_from = expand(neighbourhoods(X, eps), min_pts, i)
    return chain(came_from, j) if j in came_from else None


def reachable_set(X, eps, min_pts, i):
    return sorted(expand(neighbourhoods(X, eps), min_pts, i))


def connection(X, eps, min_pts, core, a, b):
    came_from = expand(neighbourhoods(X, eps), min_pts, core)
    return core, chain(came_from, a), chain(came_from, b)


def maximality_violation(X, eps, min_pts, labels):
    N = neighbourhoods(X, eps)
    for a in range(len(X)):
        if labels[a] >= 0:
            for b in sorted(expand(N, min_pts, a)):
                if labels[b] != labels[a]:
                    return a, b
    return None


def proof():
    return "由同一个核心对象密度可达的样本密度相连；密度可达满足直递性，所以最大。算法中边界样本归先到的簇，所以可能不最大。"
