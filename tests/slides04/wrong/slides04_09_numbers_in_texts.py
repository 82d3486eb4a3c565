"""把像数的词当作数来比较 / Compares words that look like numbers as numbers

caught by: test_presence
"""

from collections import Counter
from math import log2

TIE = 1e-9


def entropy(items):
    return sum(n / len(items) * log2(len(items) / n) for n in Counter(items).values())


def gain(column, y):
    parts = [[label for x, label in zip(column, y, strict=True) if x == value] for value in set(column)]
    return entropy(y) - sum(len(part) / len(y) * entropy(part) for part in parts)


def gain_ratio(column, y):
    return gain(column, y) / entropy(column) if len(set(column)) > 1 else 0.0


def presence(docs, terms):
    return [[int(as_number(term) in words) for term in terms] for words in (set(map(as_number, doc)) for doc in docs)]


def best_term(X, y, criterion, n):
    columns = list(zip(*X, strict=True))
    gains = [gain(column, y) for column in columns]
    if criterion == "id3":
        return gains.index(max(gains))
    least = sorted(gains, reverse=True)[:n][-1]
    candidates = [j for j, g in enumerate(gains) if g >= least - TIE]
    return max(candidates, key=lambda j: gain_ratio(columns[j], y))


def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    if len(set(labels)) == 1 or not terms or max(gain(column, labels) for column in zip(*X, strict=True)) < epsilon:
        return {"label": max(classes, key=labels.count)}  # max keeps the first of several
    j = best_term(X, labels, criterion, n)
    left = terms[:j] + terms[j + 1 :]
    branches = {}
    for value in (0, 1):
        rows = [i for i, row in enumerate(X) if row[j] == value]
        part = [docs[i] for i in rows], [labels[i] for i in rows]
        branches[value] = grow(*part, left, classes, criterion, n, epsilon)
    return {"attribute": terms[j], "branches": branches}


def classify(tree, docs):
    return [label_of(tree, doc) for doc in docs]


def label_of(tree, doc):
    while "label" not in tree:
        tree = tree["branches"][int(tree["attribute"] in doc)]
    return tree["label"]


def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({word for doc in docs for word in doc})
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        depths = leaf_depths(tree)
        table[criterion] = {
            "tree": tree,
            "leaves": len(depths),
            "depth": max(depths),
            "train_errors": errors(tree, docs, labels),
            "test_errors": errors(tree, test_docs, test_labels),
        }
    return table


def leaf_depths(tree):
    if "label" in tree:
        return [0]
    return [depth + 1 for child in tree["branches"].values() for depth in leaf_depths(child)]


def errors(tree, docs, labels):
    return sum(found != label for found, label in zip(classify(tree, docs), labels, strict=True))


def conclusions(table):
    return {"smaller": fewest(table, "leaves"), "better": fewest(table, "test_errors")}


def fewest(table, key):
    least = min(row[key] for row in table.values())
    return sorted(method for method, row in table.items() if row[key] == least)


def rare_word_trap(m):
    # A fifth of the documents is of class q, and b marks one of them; of some ways to spread a take the best.
    q = m // 5
    y = ["q"] * q + ["p"] * (m - q)
    b = [1] + [0] * (m - 1)
    others = gain(b, y), gain_ratio(b, y)

    def lead(column):
        return min(gain(column, y) - others[0], others[1] - gain_ratio(column, y))

    spread = ([1] * i + [0] * (q - i) + [1] * j + [0] * (m - q - j) for i in (q - 1, q) for j in range(m - q))
    a = max(spread, key=lead)
    return [["a"] * x + ["b"] * z for x, z in zip(a, b, strict=True)], y


def as_number(word):
    try:
        return float(word)
    except ValueError:
        return word
