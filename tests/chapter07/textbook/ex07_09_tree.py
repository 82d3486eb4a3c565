"""照 7.5.2 节的第二种策略：结构限定为树，互信息为权的最大带权生成树（7.4 节） / The second strategy of section 7.5.2: trees only, the maximum weighted spanning tree by mutual information (section 7.4)"""

from itertools import product
from math import log

import numpy as np


def node_parameters(node, parents, values):
    count = len(values[node]) - 1
    for parent in parents:
        count *= len(values[parent])
    return count


def free_parameters(dag, values):
    return sum(node_parameters(node, parents, values) for node, parents in dag.items())


def cpt(node, parents, rows, values):
    table = np.zeros([len(values[k]) for k in parents] + [len(values[node])])
    for row in rows:
        index = tuple(values[k].index(row[k]) for k in parents) + (values[node].index(row[node]),)
        table[index] += 1
    for index in product(*[range(len(values[k])) for k in parents]):
        total = table[index].sum()
        if total == 0:
            table[index] = 1 / len(values[node])
        else:
            table[index] /= total
    return table


def node_likelihood(node, parents, rows, values):
    table = cpt(node, parents, rows, values)
    total = 0.0
    for row in rows:
        index = tuple(values[k].index(row[k]) for k in parents) + (values[node].index(row[node]),)
        total += log(table[index])
    return total


def log_likelihood(dag, rows, values):
    return sum(node_likelihood(node, parents, rows, values) for node, parents in dag.items())


def local_bic(node, parents, rows, values):
    return log(len(rows)) / 2 * node_parameters(node, parents, values) - node_likelihood(node, parents, rows, values)


def acyclic(dag):
    left = dict(dag)
    while left:
        free = [node for node in left if not any(parent in left for parent in left[node])]
        if not free:
            return False
        for node in free:
            del left[node]
    return True


def changed(dag, add=None, remove=None):
    new = {node: list(parents) for node, parents in dag.items()}
    if remove:
        new[remove[1]].remove(remove[0])
    if add:
        new[add[1]].append(add[0])
    return new


def neighbours(dag):
    result = []
    for a in dag:
        for b in dag:
            if a == b:
                continue
            if a in dag[b]:
                result.append(changed(dag, remove=(a, b)))
                result.append(changed(dag, add=(b, a), remove=(a, b)))
            elif b not in dag[a]:
                result.append(changed(dag, add=(a, b)))
    return [new for new in result if acyclic(new)]


def hill_climb(rows, values, start):
    scores = {}

    def bic(dag):
        total = 0.0
        for node, parents in dag.items():
            key = (node, tuple(sorted(parents)))
            if key not in scores:
                scores[key] = local_bic(node, list(key[1]), rows, values)
            total += scores[key]
        return total

    path = [(start, bic(start))]
    while True:
        candidates = [(bic(new), k, new) for k, new in enumerate(neighbours(path[-1][0]))]
        if not candidates:
            return path
        best = min(candidates)
        if best[0] >= path[-1][1] - 1e-9:
            return path
        path.append((best[2], best[0]))


def learn_structure(rows, values):
    def information(a, b):
        return node_likelihood(b, [a], rows, values) - node_likelihood(b, [], rows, values)

    nodes = list(values)
    dag = {nodes[0]: []}
    while len(dag) < len(nodes):
        _, parent, child = max((information(a, b), a, b) for a in dag for b in nodes if b not in dag)
        dag[child] = [parent]
    return dag
