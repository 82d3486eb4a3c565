"""每类一个 Counter，对数逐词累加 / One Counter for each class; logarithms word by word"""

import math
from collections import Counter, defaultdict
from fractions import Fraction


def vocabulary(docs):
    words = set()
    for doc in docs:
        words.update(doc)
    return words


def prior(labels, classes):
    k = Counter(labels)
    return {c: Fraction(k[c] + 1, len(labels) + len(classes)) for c in classes[::-1]}


def counters(docs, labels):
    tables = defaultdict(Counter)
    for doc, label in zip(docs, labels):
        tables[label].update(doc)
    return tables


def word_probability(docs, labels, c, word):
    mine = counters(docs, labels)[c]
    return Fraction(mine[word] + 1, sum(mine.values()) + len(vocabulary(docs)))


def log_scores(docs, labels, classes, doc):
    tables, known, result = counters(docs, labels), vocabulary(docs), {}
    for c in classes:
        below = sum(tables[c].values()) + len(known)
        total = math.log(prior(labels, classes)[c])
        for word, times in Counter(doc).items():
            if word in known:
                total += times * (math.log(tables[c][word] + 1) - math.log(below))
        result[c] = total
    return result


def presence_log_scores(docs, labels, classes, doc):
    result = {}
    for c in classes:
        mine = [set(one) for one, label in zip(docs, labels) if label == c]
        terms = [math.log(prior(labels, classes)[c])]
        for word in sorted(vocabulary(docs)):
            k = sum(word in one for one in mine) + 1
            terms.append(math.log(k if word in doc else len(mine) + 2 - k) - math.log(len(mine) + 2))
        result[c] = math.fsum(terms)
    return result


def classify(docs, labels, classes, doc):
    return max((score, c) for c, score in log_scores(docs, labels, classes, doc).items())[1]


def two_readings(share):
    docs = [("x",) * 50 + ("y",)] + [("y",)] * 19 + [("x", "y", "y")] * 20
    return tuple(docs), tuple("a" * 20 + "b" * 20), ("x",) * 4
