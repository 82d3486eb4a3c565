"""记住先前的表, 不看验证文本是否相同 / Tables are kept for later calls, whatever the validation documents

caught by: test_table
"""

from collections import Counter
from math import log
import numpy as np
from exercises.solvers import weighted_linear_svm

KEPT = {}

TIE = 1e-9


def idf(docs, terms):
    holding = Counter(word for doc in docs for word in set(doc))
    return [log(len(docs) / holding[term]) if holding[term] else 0.0 for term in terms]


def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    return counts * weights if kind == "tfidf" else counts


def train(X, y, C):
    return weighted_linear_svm(X, y, C)


def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) + models[c][1] for c in classes])
    # argmax gives the first of those that are as good as the largest.
    return [classes[k] for k in np.argmax(scores >= scores.max(axis=0) - TIE, axis=0)]


def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for (c, d), (w, b) in models.items():
        for_c = X @ np.asarray(w) + b > -TIE
        votes[classes.index(c)] += for_c
        votes[classes.index(d)] += ~for_c
    return [classes[k] for k in np.argmax(votes, axis=0)]


def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    key = str((docs, labels, classes, kinds, costs))
    if key in KEPT:
        return KEPT[key]
    terms = sorted({word for doc in docs for word in doc})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    KEPT[key] = rows
    return rows


def errors(models, X, labels, classes):
    return sum(found != label for found, label in zip(one_vs_rest(models, X, classes), labels, strict=True))


def choose(rows):
    best = min(rows, key=lambda row: row["val_errors"])
    return best["kind"], best["C"]
