"""用 numpy 数组；偏置并进第一段 / With numpy; the bias is merged into the first block"""

import numpy as np


def log_tables(X, y, domains, classes):
    y = np.array(y, dtype=object)
    values = {c: [] for c in classes}
    for j, domain in enumerate(domains):
        column = np.array([row[j] for row in X], dtype=object)
        for c in classes:
            mine = column[y == c] if len(y) else column
            seen = np.array([np.sum(mine == v) for v in domain]) + 1.0
            values[c].append(dict(zip(domain, np.log(seen / (len(mine) + len(domain))))))
    sizes = np.array([np.sum(y == c) for c in classes]) + 1.0
    return {"prior": dict(zip(classes, np.log(sizes / sizes.sum()))), "values": values}


def log_scores(tables, x, classes):
    matrix = np.array([[table[v] for table, v in zip(tables["values"][c], x)] for c in classes])
    return dict(zip(classes, np.array([tables["prior"][c] for c in classes]) + matrix.sum(axis=1)))


def decide(tables, x, classes):
    scores = log_scores(tables, x, classes)
    return classes[int(np.argmax([scores[c] for c in classes]))]


def evidence(tables, x, positive, negative):
    rows = [[tables["prior"][c], *(table[v] for table, v in zip(tables["values"][c], x))] for c in (positive, negative)]
    return np.subtract(*rows)


def one_hot(x, domains):
    return np.concatenate([np.array([value == v for v in domain], dtype=np.int8) for value, domain in zip(x, domains)])


def linear_form(tables, domains, positive, negative):
    blocks = [
        np.array([tables["values"][positive][j][v] - tables["values"][negative][j][v] for v in domain])
        for j, domain in enumerate(domains)
    ]
    blocks[0] = blocks[0] + tables["prior"][positive] - tables["prior"][negative]
    return np.concatenate(blocks), 0.0


def other_weights(w, b, domains, shifts):
    return np.asarray(w) + np.repeat(shifts, [len(domain) for domain in domains]), b - np.sum(shifts)
