"""Every row is written out once for each hidden value, with a weight; plain dicts and lists."""

import math
import random


def _complete(rows, values, hidden):
    return [(i, k, {**row, hidden: z}) for i, row in enumerate(rows) for k, z in enumerate(values[hidden])]


def _cell(table, names, values, row):
    for n in names:
        table = table[values[n].index(row[n])]
    return table


def _probabilities(rows, dag, cpts, values, hidden):
    p = [[0.0] * len(values[hidden]) for _ in rows]
    for i, k, full in _complete(rows, values, hidden):
        p[i][k] = 1.0
        for node in dag:
            p[i][k] *= float(_cell(cpts[node], [*dag[node], node], values, full))
    return p


def responsibilities(rows, dag, cpts, values, hidden):
    out = []
    for p in _probabilities(rows, dag, cpts, values, hidden):
        s = sum(p)
        out.append([q / s for q in p] if s > 0 else [1 / len(p)] * len(p))
    return out


def _zeros(sizes):
    return [_zeros(sizes[1:]) for _ in range(sizes[0])] if sizes else 0.0


def expected_counts(rows, dag, values, hidden, resp):
    counts = {n: _zeros([len(values[x]) for x in [*dag[n], n]]) for n in dag}
    for i, k, full in _complete(rows, values, hidden):
        for node in dag:
            _cell(counts[node], dag[node], values, full)[values[node].index(full[node])] += float(resp[i][k])
    return counts


def _normalise(t):
    if isinstance(t[0], list):
        return [_normalise(u) for u in t]
    s = sum(t)
    return [u / s for u in t] if s > 0 else [1 / len(t)] * len(t)


def m_step(rows, dag, values, hidden, resp):
    return {n: _normalise(t) for n, t in expected_counts(rows, dag, values, hidden, resp).items()}


def log_likelihood(rows, dag, cpts, values, hidden):
    total = 0.0
    for p in _probabilities(rows, dag, cpts, values, hidden):
        if sum(p) == 0:
            return float("-inf")
        total += math.log(sum(p))
    return total


def em(rows, dag, cpts, values, hidden, iterations):
    trace = [log_likelihood(rows, dag, cpts, values, hidden)]
    while len(trace) <= iterations:
        cpts = m_step(rows, dag, values, hidden, responsibilities(rows, dag, cpts, values, hidden))
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
    return cpts, trace


def build_network(rows, values, hidden, seed):
    dag = {n: [hidden] for n in values}
    dag[hidden] = []
    rnd = random.Random(seed)

    def some(sizes):
        if len(sizes) == 1:
            return _normalise([rnd.uniform(0.2, 1) for _ in range(sizes[0])])
        return [some(sizes[1:]) for _ in range(sizes[0])]

    cpts = {n: some([len(values[x]) for x in [*dag[n], n]]) for n in values}
    cpts, trace = em(rows, dag, cpts, values, hidden, 60)
    return dag, cpts, trace
