"""每个属性的第一个取值作基准，权重为 0 / The first value of each attribute is the baseline with weight 0"""

import math


def log_tables(X, y, domains, classes):
    tables = {"prior": {}, "values": {}}
    for c in reversed(classes):
        n = sum(label == c for label in y)
        tables["prior"][c] = math.log1p(n) - math.log(len(y) + len(classes))
        tables["values"][c] = tuple(
            {
                v: math.log1p(sum(label == c and row[j] == v for row, label in zip(X, y))) - math.log(n + len(domain))
                for v in reversed(domain)
            }
            for j, domain in enumerate(domains)
        )
    return tables


def log_scores(tables, x, classes):
    totals = {}
    for c in classes:
        parts = [tables["prior"][c]]
        for j in range(len(x)):
            parts.append(tables["values"][c][j][x[j]])
        totals[c] = math.fsum(parts)
    return totals


def decide(tables, x, classes):
    return sorted((score, c) for c, score in log_scores(tables, x, classes).items())[-1][1]


def evidence(tables, x, positive, negative):
    result = [tables["prior"][positive] - tables["prior"][negative]]
    for j, value in enumerate(x):
        result.append(tables["values"][positive][j][value] - tables["values"][negative][j][value])
    return tuple(result)


def one_hot(x, domains):
    code = []
    for value, domain in zip(x, domains):
        block = [0] * len(domain)
        block[domain.index(value)] = 1
        code.extend(block)
    return code


def linear_form(tables, domains, positive, negative):
    base = [domain[0] for domain in domains]
    bias = sum(evidence(tables, base, positive, negative))
    weights = []
    for j, domain in enumerate(domains):
        yes, no = tables["values"][positive][j], tables["values"][negative][j]
        zero = yes[domain[0]] - no[domain[0]]
        weights += [yes[v] - no[v] - zero for v in domain]
    return weights, bias


def other_weights(w, b, domains, shifts):
    moved, start = list(w), 0
    for domain, shift in zip(domains, shifts):
        for i in range(start, start + len(domain)):
            moved[i] += shift
        start += len(domain)
        b -= shift
    return moved, b
