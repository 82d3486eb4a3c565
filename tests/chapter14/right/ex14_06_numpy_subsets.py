"""邻接矩阵，广播相乘，对子集作动态规划 / Adjacency matrices, broadcasting, dynamic programming over subsets"""

from functools import lru_cache

import numpy as np


def elimination_scopes(n, edges, order):
    A = np.zeros((n, n), dtype=bool)
    for i, j in edges:
        A[i, j] = A[j, i] = True
    answer = []
    for v in order:
        around = A[v].copy()
        A |= np.outer(around, around)
        np.fill_diagonal(A, False)
        A[v] = False
        A[:, v] = False
        around[v] = True
        answer.append(np.flatnonzero(around))
    return answer


def elimination_cost(cards, edges, order):
    cards = np.asarray(cards, dtype=object)
    return sum(np.prod(cards[scope]) for scope in elimination_scopes(len(cards), edges, order))


def spread(scope, table, union):
    table = np.transpose(table, np.argsort([union.index(v) for v in scope]))
    return table.reshape([table.shape[sorted(scope, key=union.index).index(v)] if v in scope else 1 for v in union])


def eliminate(cards, scopes, tables, order):
    bucket = [(list(s), np.asarray(t, dtype=float)) for s, t in zip(scopes, tables)]
    (query,) = [v for v in range(len(cards)) if v not in order]
    for v in list(order):
        inside = [f for f in bucket if v in f[0]]
        bucket = [f for f in bucket if v not in f[0]]
        if inside:
            union = [v] + sorted({u for s, _ in inside for u in s} - {v})
            table = np.ones([cards[u] for u in union])
            for s, t in inside:
                table = table * spread(s, t, union)
            bucket.append((union[1:], table.sum(axis=0)))
    weights = np.ones(cards[query])
    for _, t in bucket:
        weights = weights * t
    return weights / np.sum(weights)


def best_cost(n, edges, query, card):
    near = [frozenset(j for e in edges for j in e if i in e and j != i) for i in range(n)]

    def size(left, v):
        seen, todo, scope = {v}, [v], 1
        while todo:
            for u in near[todo.pop()] - seen:
                seen.add(u)
                if u in left:
                    scope += 1
                else:
                    todo.append(u)
        return scope

    @lru_cache(None)
    def best(left):
        if len(left) == 1:
            return 0
        return min(card ** size(left, v) + best(left - {v}) for v in left if v != query)

    return best(frozenset(range(n)))


def cheap_family(n):
    # a caterpillar: leaves on a path, eliminated from the far end
    return {(v, max(0, v - 2)) for v in range(1, n)}, list(range(n - 1, 0, -1))


def bad_order(n):
    return np.array([(0, v) for v in range(1, n)]), np.arange(n - 1)


def triangle_free_but_hard(k):
    return 2 * k, {frozenset((u, v)) for u in range(k) for v in range(k, 2 * k)}


def proof():
    return "略"
