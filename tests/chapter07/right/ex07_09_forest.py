"""Arrays of codes; the best forest by the gain of each edge; hill climbing with random ties."""

import math
import random

import numpy as np


def free_parameters(dag, values):
    r = {n: len(v) for n, v in values.items()}
    return int(sum((r[n] - 1) * np.prod([r[p] for p in ps], dtype=int) for n, ps in dag.items()))


def cpt(node, parents, rows, values):
    names = list(parents) + [node]
    shape = tuple(len(values[n]) for n in names)
    codes = [[values[n].index(r[n]) for r in rows] for n in names]
    counts = np.bincount(np.ravel_multi_index(codes, shape), minlength=int(np.prod(shape))).reshape(shape)
    with np.errstate(invalid="ignore"):
        table = counts / counts.sum(axis=-1, keepdims=True)
    return np.where(np.isnan(table), 1.0 / shape[-1], table)


def log_likelihood(dag, rows, values):
    total = 0.0
    for node, parents in dag.items():
        table = cpt(node, parents, rows, values)
        for r in rows:
            total += math.log(table[tuple(values[n].index(r[n]) for n in list(parents) + [node])])
    return total


def local_bic(node, parents, rows, values):
    return math.log(len(rows)) * free_parameters({node: parents}, values) / 2 - log_likelihood({node: parents}, rows, values)


def neighbours(dag):
    nodes = list(dag)
    A = np.array([[a in dag[b] for b in nodes] for a in nodes], dtype=int)
    n = len(nodes)

    def ok(B):
        return np.trace(np.linalg.matrix_power(np.eye(n) + B, n)) == n if n else True

    found = []
    for i in range(n):
        for j in range(n):
            if i == j:
                continue
            B = A.copy()
            if A[i, j]:
                B[i, j] = 0
                found.append(B.copy())
                B[j, i] = 1
                if ok(B):
                    found.append(B)
            elif not A[j, i]:
                B[i, j] = 1
                if ok(B):
                    found.append(B)
    return [{b: [a for i, a in enumerate(nodes) if B[i, j]] for j, b in enumerate(nodes)} for B in found]


def hill_climb(rows, values, start):
    rng = random.Random(3)
    known = {}

    def score(dag):
        total = 0.0
        for n, ps in dag.items():
            key = (n, frozenset(ps))
            if key not in known:
                known[key] = local_bic(n, sorted(ps), rows, values)
            total += known[key]
        return total

    path = [(start, score(start))]
    while True:
        options = neighbours(path[-1][0])
        rng.shuffle(options)
        if not options:
            return path
        best = min(options, key=lambda d: round(score(d), 8))
        if score(best) >= path[-1][1] - 1e-9:
            return path
        path.append((best, score(best)))


def learn_structure(rows, values):
    nodes = list(values)
    gains = []
    for i, a in enumerate(nodes):
        for b in nodes[:i]:
            gains.append((local_bic(a, [], rows, values) - local_bic(a, [b], rows, values), a, b))
    group = {n: n for n in nodes}
    links = {n: [] for n in nodes}
    for gain, a, b in sorted(gains, reverse=True):
        if gain > 0 and group[a] != group[b]:
            old = group[a]
            for n in nodes:
                if group[n] == old:
                    group[n] = group[b]
            links[a].append(b)
            links[b].append(a)
    dag = {n: None for n in nodes}
    for root in nodes:
        if dag[root] is None:
            dag[root] = []
            todo = [root]
            while todo:
                n = todo.pop()
                for other in links[n]:
                    if dag[other] is None:
                        dag[other] = [n]
                        todo.append(other)
    return dag
