"""E 步照 (7.36) 求 P(z | x)，M 步照 (7.37)：期望计数的频率；似然照 (7.35) / The E step finds P(z | x) by (7.36), the M step frequencies of expected counts by (7.37); the likelihood (7.35)"""

from itertools import product
from math import inf, log

import numpy as np


def row_joint(row, dag, cpts, values, hidden):
    """P(x, z) for each value of the hidden node."""
    result = []
    for k in range(len(values[hidden])):
        state = {node: values[node].index(row[node]) for node in dag if node != hidden}
        state[hidden] = k
        p = 1.0
        for node, parents in dag.items():
            p *= np.asarray(cpts[node])[tuple(state[parent] for parent in parents) + (state[node],)]
        result.append(p)
    return np.array(result)


def responsibilities(rows, dag, cpts, values, hidden):
    result = []
    for row in rows:
        p = row_joint(row, dag, cpts, values, hidden)
        total = p.sum()
        result.append(p / total if total > 0 else np.full(len(p), 1 / len(p)))
    return np.array(result)


def expected_counts(rows, dag, values, hidden, resp):
    counts = {}
    for node, parents in dag.items():
        table = np.zeros([len(values[k]) for k in parents] + [len(values[node])])
        for r, row in enumerate(rows):
            state = {k: values[k].index(row[k]) for k in parents + [node] if k != hidden}
            for z in range(len(values[hidden])):
                state[hidden] = z
                table[tuple(state[k] for k in parents + [node])] += resp[r][z] if hidden in parents + [node] else 0
            if hidden not in parents + [node]:
                table[tuple(state[k] for k in parents + [node])] += 1
        counts[node] = table
    return counts


def m_step(rows, dag, values, hidden, resp):
    cpts = expected_counts(rows, dag, values, hidden, resp)
    for node, parents in dag.items():
        table = cpts[node]
        for index in product(*[range(len(values[k])) for k in parents]):
            total = table[index].sum()
            table[index] = table[index] / total if total > 0 else 1 / len(values[node])
    return cpts


def log_likelihood(rows, dag, cpts, values, hidden):
    total = 0.0
    for row in rows:
        p = row_joint(row, dag, cpts, values, hidden).sum()
        if p == 0:
            return -inf
        total += log(p)
    return total


def em(rows, dag, cpts, values, hidden, iterations):
    trace = [log_likelihood(rows, dag, cpts, values, hidden)]
    for _ in range(iterations):
        resp = responsibilities(rows, dag, cpts, values, hidden)
        cpts = m_step(rows, dag, values, hidden, resp)
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
    return cpts, trace


def build_network(rows, values, hidden, seed):
    rng = np.random.default_rng(seed)
    # 好瓜 -> hidden -> the other attributes
    dag = {node: [hidden] for node in values if node not in (hidden, "好瓜")}
    dag["好瓜"] = []
    dag[hidden] = ["好瓜"]
    best = None
    for _ in range(5):
        cpts = {}
        for node, parents in dag.items():
            table = rng.uniform(0.5, 1.5, [len(values[k]) for k in parents] + [len(values[node])])
            cpts[node] = table / table.sum(axis=-1, keepdims=True)
        result = em(rows, dag, cpts, values, hidden, 30)
        if best is None or result[1][-1] > best[1][-1]:
            best = result
    return dag, best[0], best[1]


def justification():
    return "隐结点依赖好瓜, 其余属性依赖隐结点, 参数不多; 五个随机起点取最好的。"
