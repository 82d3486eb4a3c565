"""每个词一个文本编号的集合；用栈长树 / A set of document numbers for each word; trees grown with a stack"""

import math
from collections import Counter


def presence(docs, terms):
    return [tuple(term in doc for term in terms) for doc in docs]


def bits(counts):
    total = sum(counts)
    return -sum(c / total * math.log2(c / total) for c in counts if c)


def measures(holding, rows, labels):
    """Gain and ratio of a word that the documents `holding` have."""
    inside = [labels[i] for i in rows if i in holding]
    outside = [labels[i] for i in rows if i not in holding]
    if not inside or not outside:
        return 0.0, 0.0
    parts = [len(part) / len(rows) * bits(Counter(part).values()) for part in (inside, outside)]
    g = bits(Counter(labels[i] for i in rows).values()) - sum(parts)
    return g, g / bits([len(inside), len(outside)])


def choose(found, criterion, n):
    """The last of equal ones."""
    order = sorted(found, key=lambda j: -found[j][0])
    if criterion == "id3":
        least = found[order[0]][0]
        return max(j for j in found if found[j][0] > least - 1e-9)
    least = found[order[min(n, len(order)) - 1]][0]
    kept = [j for j in found if found[j][0] > least - 1e-9]
    best = max(found[j][1] for j in kept)
    return [j for j in kept if found[j][1] > best - 1e-9][-1]


def best_term(X, y, criterion, n):
    rows = range(len(X))
    found = {j: measures({i for i in rows if X[i][j]}, rows, y) for j in range(len(X[0]))}
    return choose(found, criterion, n)


def grow(docs, labels, terms, classes, criterion, n, epsilon):
    holding = {term: {i for i, doc in enumerate(docs) if term in doc} for term in terms}
    root = {}
    stack = [(root, list(range(len(docs))), list(terms))]
    while stack:
        node, rows, left = stack.pop()
        found = {term: measures(holding[term], rows, labels) for term in left}
        here = [labels[i] for i in rows]
        if len(set(here)) == 1 or not left or max(g for g, _ in found.values()) < epsilon:
            most = max(here.count(c) for c in classes)
            node["label"] = next(c for c in classes if here.count(c) == most)
            continue
        numbers = {j: found[term] for j, term in enumerate(left)}
        term = left[choose(numbers, criterion, n)]
        rest = [one for one in left if one != term]
        node["attribute"], node["branches"] = term, {False: {}, True: {}}
        for value in (False, True):
            stack.append((node["branches"][value], [i for i in rows if (i in holding[term]) == value], rest))
    return root


def classify(tree, docs):
    found = []
    for doc in docs:
        node, words = tree, set(doc)
        while "branches" in node:
            node = node["branches"][node["attribute"] in words]
        found.append(node["label"])
    return tuple(found)


def size_and_depth(tree):
    leaves, deepest, stack = 0, 0, [(tree, 0)]
    while stack:
        node, depth = stack.pop()
        if "label" in node:
            leaves, deepest = leaves + 1, max(deepest, depth)
        else:
            stack += [(child, depth + 1) for child in node["branches"].values()]
    return leaves, deepest


def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = list(dict.fromkeys(word for doc in docs for word in doc))
    table = {}
    for criterion in ("c45", "id3"):
        tree = grow(docs, labels, terms, classes, criterion, n, epsilon)
        leaves, depth = size_and_depth(tree)
        wrong = [
            sum(a != b for a, b in zip(classify(tree, some), right))
            for some, right in ((docs, labels), (test_docs, test_labels))
        ]
        table[criterion] = dict(tree=tree, leaves=leaves, depth=depth, train_errors=wrong[0], test_errors=wrong[1])
    return table


def conclusions(table):
    def fewest(key):
        first, second = table["c45"][key], table["id3"][key]
        return ["c45"] * (first <= second) + ["id3"] * (second <= first)

    return {"smaller": fewest("leaves"), "better": fewest("test_errors")}


def rare_word_trap(m):
    # Class p is rare; a stands in all of its documents and in three tenths as many of the others.
    p = m // 5
    docs = [["b", "a", "b"]] + [["a"]] * (p - 1) + [["a"]] * int(0.3 * m)
    docs += [[]] * (m - len(docs))
    return docs, ["p"] * p + ["q"] * (m - p)
