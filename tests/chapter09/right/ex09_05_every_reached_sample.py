"""最大性按定义检查：逐个样本求出可达的全部样本 / Maximality by its definition: all that is reached from each sample in turn"""

import math

import numpy as np


def neighbourhoods(X, eps):
    return [{j for j in range(len(X)) if math.dist(X[i], X[j]) <= eps} for i in range(len(X))]


def core_objects(X, eps, min_pts):
    return np.array([i for i, near in enumerate(neighbourhoods(X, eps)) if len(near) >= min_pts])


def chains(near, min_pts, start):
    found, waiting = {start: [start]}, [start]
    while waiting:
        here = waiting.pop()
        if len(near[here]) >= min_pts:
            for there in near[here]:
                if there not in found:
                    found[there] = [*found[here], there]
                    waiting.append(there)
    return found


def reach_chain(X, eps, min_pts, i, j):
    return chains(neighbourhoods(X, eps), min_pts, i).get(j)


def reachable_set(X, eps, min_pts, i):
    return tuple(sorted(chains(neighbourhoods(X, eps), min_pts, i)))


def connection(X, eps, min_pts, core, a, b):
    found = chains(neighbourhoods(X, eps), min_pts, core)
    return [core, tuple(found[a]), np.array(found[b])]


def maximality_violation(X, eps, min_pts, labels):
    near = neighbourhoods(X, eps)
    for a in reversed(range(len(X))):
        if labels[a] >= 0:
            for b in chains(near, min_pts, a):
                if labels[b] != labels[a]:
                    return np.array([a, b])
    return None


def proof():
    return "由核心对象出发的链首尾相接。"
