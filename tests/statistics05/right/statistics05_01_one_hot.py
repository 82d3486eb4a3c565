"""用 numpy 的独热矩阵相乘来数 / Counts as a product of one-hot matrices"""

import numpy as np


def one_hot(items, domain):
    return np.array([[item == value for value in domain] for item in items], dtype=int).reshape(len(items), len(domain))


def count(X, y, attributes, domains, classes):
    Y = one_hot(y, classes)
    values = {}
    for j, (attribute, domain) in enumerate(zip(attributes, domains)):
        table = Y.T @ one_hot([row[j] for row in X], domain)
        for r, c in enumerate(classes):
            for k, value in enumerate(domain):
                values[c, attribute, value] = table[r, k]
    return {"classes": dict(zip(classes, Y.sum(axis=0))), "values": values}


def merge(a, b):
    return {
        "classes": {c: a["classes"][c] + b["classes"][c] for c in b["classes"]},
        "values": {key: a["values"][key] + b["values"][key] for key in b["values"]},
    }


def forget(counts, x, label, attributes):
    one = {"classes": {c: 0 for c in counts["classes"]}, "values": {key: 0 for key in counts["values"]}}
    one["classes"][label] = -1
    for attribute, value in zip(attributes, x):
        one["values"][label, attribute, value] = -1
    return merge(counts, one)


def conditional(counts, c, attribute, value):
    return np.float64(counts["values"][c, attribute, value]) / max(1, counts["classes"][c])


def value_posterior(counts, attribute, value, classes):
    column = np.array([counts["values"][c, attribute, value] for c in classes])
    return dict(zip(classes, column / column.sum())) if column.any() else None


def scores(counts, x, attributes, classes):
    sizes = np.array([counts["classes"][c] for c in classes], dtype=float)
    table = np.array([[counts["values"][c, a, v] for a, v in zip(attributes, x)] for c in classes], dtype=float)
    ratios = table / np.maximum(1, sizes)[:, None]
    return dict(zip(classes, sizes / sizes.sum() * ratios.prod(axis=1)))


def leave_one_out(X, y, attributes, domains, classes):
    whole = count(X, y, attributes, domains, classes)
    labels = []
    for row, label in zip(X, y):
        score = scores(forget(whole, row, label, attributes), row, attributes, classes)
        winner = max(score.values())
        labels.append(None if winner == 0 else [c for c in classes if score[c] == winner][-1])
    return labels
