"""Counter 与列表；自己写的 SMO / Counters and lists; an SMO of one's own"""

import math
from collections import Counter

import numpy as np


def idf(docs, terms):
    sets = [frozenset(doc) for doc in docs]
    out = []
    for term in terms:
        df = sum(term in one for one in sets) / len(sets)
        out.append(0 if df == 0 else -math.log(df))
    return tuple(out)


def features(docs, terms, kind, weights):
    rows = []
    for counter in map(Counter, docs):
        if kind == "binary":
            rows.append([term in counter for term in terms])
        elif kind == "tf":
            rows.append([counter[term] for term in terms])
        else:
            rows.append([counter[term] * weight for term, weight in zip(terms, weights)])
    return rows


def train(X, y, C):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    K = X @ X.T
    alpha, left = np.zeros(len(y)), y.copy()
    while True:
        up = np.flatnonzero(np.where(y > 0, alpha < C * (1 - 1e-10), alpha > C * 1e-10))
        down = np.flatnonzero(np.where(y > 0, alpha > C * 1e-10, alpha < C * (1 - 1e-10)))
        i, j = up[left[up].argmax()], down[left[down].argmin()]
        if left[i] - left[j] < 3e-4:
            return list((alpha * y) @ X), (left[i] + left[j]) / 2
        step = (left[i] - left[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-10)
        step = min(step, C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j])
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        left = left - step * (K[i] - K[j])


def score(model, x):
    return sum(float(a) * float(b) for a, b in zip(model[0], x)) + model[1]


def one_vs_rest(models, X, classes):
    found = []
    for x in X:
        best = None
        for c in classes:
            value = score(models[c], x)
            if best is None or value > best[0] + 1e-9:
                best = value, c
        found.append(best[1])
    return found


def one_vs_one(models, X, classes):
    found = []
    for x in X:
        votes = dict.fromkeys(classes, 0)
        for (c, d), model in models.items():
            votes[d if score(model, x) <= -1e-9 else c] += 1
        found.append(sorted(classes, key=lambda c: -votes[c])[0])
    return tuple(found)


def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = list(dict.fromkeys(word for doc in docs for word in doc))
    weights = idf(docs, terms)
    rows = []
    for C in costs:
        for kind in kinds:
            models = {}
            X, Z = features(docs, terms, kind, weights), features(val_docs, terms, kind, weights)
            for c in classes:
                models[c] = train(X, [(label == c) * 2 - 1 for label in labels], C)
            row = {"kind": kind, "C": C, "terms": tuple(terms), "models": models}
            for key, some, wanted in (("train_errors", X, labels), ("val_errors", Z, val_labels)):
                row[key] = sum(a != b for a, b in zip(one_vs_rest(models, some, classes), wanted))
            rows.append(row)
    return rows


def choose(rows):
    errors, _, kind, C = min((row["val_errors"], -k, row["kind"], row["C"]) for k, row in enumerate(rows))
    return [kind, C]
