"""预先数好三元组的张量，连乘用对数 / Triples counted beforehand in a tensor, products by logarithms"""

import numpy as np


def _triples(X, y, domains, classes):
    """counts[c][i, j] is an array over (value of i, value of j)."""
    codes = np.array([[domain.index(v) for v, domain in zip(row, domains)] for row in X], dtype=int).reshape(len(X), len(domains))
    where = np.array([classes.index(c) if c in classes else -1 for c in y])
    counts = {}
    for c in range(len(classes)):
        rows = codes[where == c]
        for i in range(len(domains)):
            for j in range(len(domains)):
                table = np.zeros((len(domains[i]), len(domains[j])))
                np.add.at(table, (rows[:, i], rows[:, j]), 1)
                counts[c, i, j] = table
    return counts


def joint_estimate(X, y, label, i, value, domains, n_classes):
    counts = _triples(X, y, domains, [label])[0, i, i]
    v = domains[i].index(value)
    return (counts[v, v] + 1) / (len(X) + n_classes * len(domains[i]))


def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    counts = _triples(X, y, domains, [label])
    v = domains[i].index(value_i)
    return (counts[0, i, j][v, domains[j].index(value_j)] + 1) / (counts[0, i, i][v, v] + len(domains[j]))


def superparent_term(X, y, x, label, i, domains, n_classes):
    log = np.log(joint_estimate(X, y, label, i, x[i], domains, n_classes))
    for j in range(len(x) - 1, -1, -1):
        if j != i:
            log += np.log(conditional_estimate(X, y, label, i, x[i], j, x[j], domains))
    return np.exp(log)


def scores(X, y, x, domains, classes, min_count):
    counts = _triples(X, y, domains, classes)
    v = [domain.index(value) for domain, value in zip(domains, x)]
    result = dict.fromkeys(classes, 0.0)
    for i in range(len(x)):
        if sum(counts[c, i, i][v[i], v[i]] for c in range(len(classes))) < min_count:
            continue
        for c, label in enumerate(classes):
            n = counts[c, i, i][v[i], v[i]]
            factors = [(n + 1) / (len(X) + len(classes) * len(domains[i]))]
            factors += [(counts[c, i, j][v[i], v[j]] + 1) / (n + len(domains[j])) for j in range(len(x)) if j != i]
            result[label] += np.prod(factors)
    return result


def posterior(scores):
    values = np.array(list(scores.values()))
    if not values.any():
        return None
    return dict(zip(scores, values / values.sum()))


def classify(X, y, x, domains, classes, min_count):
    found = scores(X, y, x, domains, classes, min_count)
    if max(found.values()) == 0:
        return None
    return classes[int(np.argmax([found[c] for c in classes]))]
