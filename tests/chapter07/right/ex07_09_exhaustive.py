"""Counting in dicts; the best of all structures by dynamic programming over sets; naive hill climbing."""

import math
from itertools import combinations


def free_parameters(dag, values):
    total = 0
    for node in dag:
        q = 1
        for p in dag[node]:
            q *= len(values[p])
        total += q * (len(values[node]) - 1)
    return total


def cpt(node, parents, rows, values):
    def fill(left, same):
        if left:
            return [fill(left[1:], [r for r in same if r[left[0]] == v]) for v in values[left[0]]]
        if not same:
            return [1 / len(values[node])] * len(values[node])
        return [sum(r[node] == v for r in same) / len(same) for v in values[node]]

    return fill(list(parents), rows)


def _ll(node, parents, rows, values):
    n, nv = {}, {}
    for r in rows:
        k = tuple(r[p] for p in parents)
        n[k] = n.get(k, 0) + 1
        nv[k, r[node]] = nv.get((k, r[node]), 0) + 1
    return sum(c * math.log(c / n[k]) for (k, _), c in nv.items())


def log_likelihood(dag, rows, values):
    return sum(_ll(node, dag[node], rows, values) for node in dag)


def local_bic(node, parents, rows, values):
    return 0.5 * math.log(len(rows)) * free_parameters({node: parents}, values) - _ll(node, parents, rows, values)


def _edges(dag):
    return {(p, c) for c in dag for p in dag[c]}


def _graph(nodes, edges):
    return {c: tuple(p for p in nodes if (p, c) in edges) for c in nodes}


def _acyclic(dag):
    done = set()
    while True:
        free = [c for c in dag if c not in done and all(p in done for p in dag[c])]
        if not free:
            return len(done) == len(dag)
        done |= set(free)


def neighbours(dag):
    nodes = list(dag)
    edges = _edges(dag)
    result = []
    for a, b in combinations(nodes, 2):
        for new in ([], [(a, b)], [(b, a)]):
            other = edges - {(a, b), (b, a)} | set(new)
            if other != edges:
                g = _graph(nodes, other)
                if _acyclic(g):
                    result.append(g)
    return result[::-1]


def hill_climb(rows, values, start):
    memo = {}

    def bic(dag):
        total = 0
        for node in dag:
            key = node, tuple(sorted(dag[node]))
            if key not in memo:
                memo[key] = local_bic(node, key[1], rows, values)
            total += memo[key]
        return total

    dag, score = start, bic(start)
    path = [[dag, score]]
    while True:
        options = sorted(neighbours(dag), key=bic)
        if not options or bic(options[0]) > score - 1e-9:
            return path
        dag = options[0]
        score = bic(dag)
        path.append([dag, score])


def learn_structure(rows, values):
    nodes = list(values)
    best_family = {}
    for node in nodes:
        others = [x for x in nodes if x != node]
        for k in range(len(others) + 1):
            for parents in combinations(others, k):
                key = node, frozenset(parents)
                best = (local_bic(node, parents, rows, values), parents)
                for p in parents:
                    best = min(best, best_family[node, frozenset(parents) - {p}])
                best_family[key] = best
    table = {frozenset(): (0.0, {})}
    for k in range(1, len(nodes) + 1):
        for subset in combinations(nodes, k):
            subset = frozenset(subset)
            options = []
            for sink in subset:
                rest = subset - {sink}
                score, parents = best_family[sink, rest]
                options.append((table[rest][0] + score, sink, parents))
            score, sink, parents = min(options)
            table[subset] = (score, {**table[subset - {sink}][1], sink: list(parents)})
    return table[frozenset(nodes)][1]
