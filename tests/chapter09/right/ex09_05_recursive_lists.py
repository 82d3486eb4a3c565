"""不用数组，递归地走链 / Without arrays, chains found by recursion"""

import math
import sys

sys.setrecursionlimit(10_000)


def neighbourhood(X, eps, i):
    return [j for j in range(len(X)) if math.dist(X[i], X[j]) <= eps]


def is_core(X, eps, min_pts, i):
    return len(neighbourhood(X, eps, i)) >= min_pts


def core_objects(X, eps, min_pts):
    return tuple(i for i in range(len(X)) if is_core(X, eps, min_pts, i))


def walk(X, eps, min_pts, chains, chain):
    chains[chain[-1]] = chain
    around = neighbourhood(X, eps, chain[-1])
    if len(around) >= min_pts:
        for j in around:
            if j not in chains:
                walk(X, eps, min_pts, chains, (*chain, j))
    return chains


def all_chains(X, eps, min_pts, i):
    return walk([tuple(map(float, x)) for x in X], float(eps), int(min_pts), {}, (int(i),))


def reach_chain(X, eps, min_pts, i, j):
    return all_chains(X, eps, min_pts, i).get(int(j))


def reachable_set(X, eps, min_pts, i):
    return tuple(sorted(all_chains(X, eps, min_pts, i)))


def connection(X, eps, min_pts, core, a, b):
    chains = all_chains(X, eps, min_pts, core)
    return [core, list(chains[a]), list(chains[b])]


def maximality_violation(X, eps, min_pts, labels):
    violations = []
    for a in range(len(X)):
        if labels[a] >= 0:
            violations += [[a, b] for b in reachable_set(X, eps, min_pts, a) if labels[b] != labels[a]]
            if violations:
                return violations[-1]
    return None


def proof():
    return "取 k 为核心对象；两条链相接。"
