"""词频矩阵 / A matrix of word counts"""

import numpy as np


def vocabulary(docs):
    return set(sum(map(list, docs), []))


def prior(labels, classes):
    sizes = np.array([sum(label == c for label in labels) for c in classes]) + 1
    return dict(zip(classes, sizes / sizes.sum()))


def matrix(docs):
    words = sorted(vocabulary(docs))
    place = {word: k for k, word in enumerate(words)}
    counts = np.zeros((len(docs), len(words)), dtype=int)
    for row, doc in enumerate(docs):
        for word in doc:
            counts[row, place[word]] += 1
    return place, counts


def rows_of(labels, c):
    return np.array([label == c for label in labels], dtype=bool)


def word_probability(docs, labels, c, word):
    place, counts = matrix(docs)
    mine = counts[rows_of(labels, c)].sum(axis=0) + 1
    return mine[place[word]] / mine.sum()


def log_scores(docs, labels, classes, doc):
    place, counts = matrix(docs)
    new = np.zeros(len(place))
    for word in doc:
        if word in place:
            new[place[word]] += 1
    result = {}
    for c, p in prior(labels, classes).items():
        mine = counts[rows_of(labels, c)].sum(axis=0) + 1
        result[c] = np.log(p) + new @ np.log(mine / mine.sum())
    return result


def presence_log_scores(docs, labels, classes, doc):
    place, counts = matrix(docs)
    there = np.array([word in doc for word in place])
    result = {}
    for c, p in prior(labels, classes).items():
        mine = counts[rows_of(labels, c)] > 0
        q = (mine.sum(axis=0) + 1) / (len(mine) + 2)
        result[c] = float(np.log(p) + np.log(np.where(there, q, 1 - q)).sum())
    return result


def classify(docs, labels, classes, doc):
    scores = log_scores(docs, labels, classes, doc)
    return classes[int(np.argmax([scores[c] for c in classes]))]


def two_readings(share):
    docs = [["w"] * 40] + [["f"]] * 9 + [["w", "f", "f"]] * 10
    return docs, ["a"] * 10 + ["b"] * 10, ["w"] * 5 + ["f"]
