"""statistics5.5 文本分类：篇与词 / Text classification: documents and words"""

from collections import Counter
from math import log


def vocabulary(docs):
    return {word for doc in docs for word in doc}


def prior(labels, classes):
    return {c: (labels.count(c) + 1) / (len(labels) + len(classes)) for c in classes}


def word_probability(docs, labels, c, word):
    return _word_probability(_words(docs, labels, c), len(vocabulary(docs)), word)


def _words(docs, labels, c):
    return Counter(word for doc, label in zip(docs, labels) if label == c for word in doc)


def _word_probability(words, size, word):
    return (words[word] + 1) / (words.total() + size)


def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    scores = {}
    for c, p in prior(labels, classes).items():
        words = _words(docs, labels, c)
        scores[c] = log(p) + sum(log(_word_probability(words, len(known), word)) for word in doc if word in known)
    return scores


def presence_log_scores(docs, labels, classes, doc):
    known, there = vocabulary(docs), set(doc)
    scores = {}
    for c, p in prior(labels, classes).items():
        holding = Counter(word for one, label in zip(docs, labels) if label == c for word in set(one))
        scores[c] = log(p)
        for word in known:
            q = (holding[word] + 1) / (labels.count(c) + 2)
            scores[c] += log(q) if word in there else log(1 - q)
    return scores


def classify(docs, labels, classes, doc):
    scores = log_scores(docs, labels, classes, doc)
    return max(classes, key=scores.get)


def two_readings(share):
    # In "a" a single document repeats w, in "b" all documents hold it once: w says "a" by words and "b" by presence.
    docs = [["w"] * 30 + ["f"]] + [["f"]] * 9 + [["w", "f", "f", "f"]] * 10
    return [list(doc) for doc in docs], ["a"] * 10 + ["b"] * 10, ["w"] * 5 + ["f"]
