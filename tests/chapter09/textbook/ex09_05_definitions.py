"""照 9.5 节密度直达、密度可达、密度相连的定义写 / The definitions of §9.5: reachable and connected by density"""

import numpy as np


def neighbours(X, eps, j):
    return [i for i in range(len(X)) if np.linalg.norm(X[i] - X[j]) <= eps]


def core_objects(X, eps, min_pts):
    return [j for j in range(len(X)) if len(neighbours(X, eps, j)) >= min_pts]


def search(X, eps, min_pts, i):
    before = {i: None}
    queue = [i]
    while queue:
        q = queue.pop(0)
        near = neighbours(X, eps, q)
        if len(near) >= min_pts:
            for n in near:
                if n not in before:
                    before[n] = q
                    queue.append(n)
    return before


def reach_chain(X, eps, min_pts, i, j):
    before = search(X, eps, min_pts, i)
    if j not in before:
        return None
    chain = [j]
    while chain[0] != i:
        chain.insert(0, before[chain[0]])
    return chain


def reachable_set(X, eps, min_pts, i):
    return sorted(search(X, eps, min_pts, i))


def connection(X, eps, min_pts, core, a, b):
    return core, reach_chain(X, eps, min_pts, core, a), reach_chain(X, eps, min_pts, core, b)


def maximality_violation(X, eps, min_pts, labels):
    for a in range(len(X)):
        if labels[a] >= 0:
            for b in reachable_set(X, eps, min_pts, a):
                if labels[b] != labels[a]:
                    return a, b
    return None


def proof():
    return "X 中任意两个样本都由 x 密度可达，所以密度相连；由其中之一密度可达的，由密度可达的直递性也由 x 密度可达。"
