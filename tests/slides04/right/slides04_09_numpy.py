"""numpy：对全部词一次算出增益 / numpy: the gains of all terms at once"""

import numpy as np


def presence(docs, terms):
    return np.array([[term in doc for term in terms] for doc in docs], dtype=int).reshape(len(docs), len(terms))


def plogp(p):
    return p * np.log2(np.where(p > 0, p, 1.0))


def measures(X, y):
    """Gains and ratios of all columns."""
    X = np.asarray(X)
    Y = np.array(y)[:, None] == np.unique(y)
    m, k = X.shape
    joint = np.stack([(1 - X).T @ Y, X.T @ Y], axis=1) / m
    of_value = joint.sum(axis=2)
    conditional = -plogp(joint).sum(axis=(1, 2)) + plogp(of_value).sum(axis=1)
    gains = -plogp(Y.mean(axis=0)).sum() - conditional
    own = -plogp(of_value).sum(axis=1)
    varied = (X.min(axis=0) == 0) & (X.max(axis=0) == 1)
    gains = np.where(varied, gains, 0.0)
    return gains, np.where(varied, gains / np.where(varied, own, 1.0), 0.0)


def best_term(X, y, criterion, n):
    gains, ratios = measures(X, y)
    if criterion == "id3":
        return np.argmax(gains)
    least = np.sort(gains)[::-1][min(n, len(gains)) - 1]
    return int(np.argmax(np.where(gains > least - 1e-9, ratios, -1.0)))


def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X, y = presence(docs, terms), np.array(labels)

    def below(rows, left):
        counts = [int(np.sum(y[rows] == c)) for c in classes]
        leaf = {"label": classes[int(np.argmax(counts))]}
        if max(counts) == len(rows) or len(left) == 0:
            return leaf
        part = X[np.ix_(rows, left)]
        if measures(part, y[rows])[0].max() < epsilon:
            return leaf
        j = left[best_term(part, y[rows], criterion, n)]
        rest = left[left != j]
        branches = {value: below(rows[X[rows, j] == value], rest) for value in (1, 0)}
        return {"attribute": terms[j], "branches": branches, "documents": len(rows)}

    return below(np.arange(len(docs)), np.arange(len(terms)))


def classify(tree, docs):
    if "label" in tree:
        return [tree["label"]] * len(docs)
    has = [tree["attribute"] in doc for doc in docs]
    found = {value: iter(classify(tree["branches"][value], [d for d, h in zip(docs, has) if h == value])) for value in (0, 1)}
    return [next(found[h]) for h in has]


def shape(tree):
    if "label" in tree:
        return 1, 0
    parts = [shape(child) for child in tree["branches"].values()]
    return sum(n for n, _ in parts), 1 + max(d for _, d in parts)


def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = list({word for doc in docs for word in doc})
    terms.sort(reverse=True)
    table = {}
    for criterion in ("id3", "c45"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        leaves, depth = shape(tree)
        table[criterion] = {"tree": tree, "leaves": leaves, "depth": depth}
        for key, some, right in (("train_errors", docs, labels), ("test_errors", test_docs, test_labels)):
            table[criterion][key] = np.sum(np.array(classify(tree, some)) != np.array(right))
    return table


def conclusions(table):
    names = sorted(table)
    found = {}
    for name, key in (("smaller", "leaves"), ("better", "test_errors")):
        values = np.array([table[one][key] for one in names])
        found[name] = [one for one, value in zip(names, values) if value == values.min()]
    return found


def rare_word_trap(m):
    q = m // 5
    a = np.zeros(m, dtype=bool)
    a[-q:] = True
    a[: int(0.35 * m)] = True
    docs = [["a"] if one else [] for one in a]
    docs[-1] = ["a", "b"]
    return docs, ["y"] * (m - q) + ["x"] * q
