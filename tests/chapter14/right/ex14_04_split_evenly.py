"""邻接矩阵与广播；每个因子开方后分给所有包含它的团 / Adjacency matrix and broadcasting; each factor shared out as roots"""

import numpy as np


def maximal_cliques(n, edges):
    adjacent = np.eye(n, dtype=bool)
    for u, v in edges:
        adjacent[u, v] = adjacent[v, u] = True
    found = []
    for mask in range(1, 2**n):
        nodes = [v for v in range(n) if mask >> v & 1]
        common = adjacent[nodes].all(axis=0)
        if common.sum() == len(nodes) and common[nodes].all():
            found.append(tuple(nodes))
    return tuple(found)


def spread(table, scope, nodes):
    """The table with one axis for each of these nodes, of length 1 where it is not in the scope."""
    order = [scope.index(v) for v in nodes if v in scope]
    table = np.transpose(np.asarray(table, dtype=float), order)
    lengths = iter(table.shape)
    return table.reshape([next(lengths) if v in scope else 1 for v in nodes])


def absorb(cliques, cards, scopes, tables):
    results = [np.ones([cards[v] for v in clique]) for clique in cliques]
    for scope, table in zip(scopes, tables):
        homes = [k for k, clique in enumerate(cliques) if set(scope) <= set(clique)]
        for k in homes:
            results[k] = results[k] * spread(np.asarray(table) ** (1 / len(homes)), scope, cliques[k])
    return results


def not_pairwise(t):
    a, b, c = np.indices((2, 2, 2))
    return np.where((a + b + c) % 2 == 1, np.exp(2.5 * t), np.exp(0.5 * t))


def regauge(cards, scopes, tables, c):
    v, other = max((v, k) for k in range(1, len(scopes)) for v in scopes[0] if v in scopes[k])
    bend = np.linspace(0, np.log(c), cards[v])  # not at one value only, but evenly
    new = [np.array(table, dtype=float) for table in tables]
    new[0] *= spread(np.exp(bend), (v,), scopes[0])
    new[other] *= spread(np.exp(-bend), (v,), scopes[other])
    return tuple(new)


def ambiguous_clique(k):
    return 10, np.array([[v, 9] for v in range(k)]), np.array([9])


def crossover(card):
    return {2: 6, 3: 4}.get(card, 3)


def claims():
    true = {"maximal_enough", "same_normaliser", "every_maximal_clique_needed"}
    false = {"unique_potentials", "each_small_clique_in_unique_maximal", "pairwise_enough"}
    return {claim: claim in true for claim in true | false | {"maximal_tables_always_smaller"}}


def essay():
    return "略"
