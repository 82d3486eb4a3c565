"""与第 n 大的增益只差舍入误差的词被去掉 / Drops terms whose gain is equal to the n-th but for rounding

caught by: test_choice
hint: equal to the n-th
book: §4.2
"""

import math
from collections import Counter


def presence(docs, terms):
    return [[1 if t in d else 0 for t in terms] for d in docs]


def H(c):
    n = sum(c)
    return -sum(v / n * math.log2(v / n) for v in c if v)


def scores(col, y):
    n = len(y)
    g = H(Counter(y).values())
    for v in (0, 1):
        part = [t for x, t in zip(col, y) if x == v]
        if part:
            g -= len(part) / n * H(Counter(part).values())
    iv = H([c for c in Counter(col).values()])
    if len(set(col)) < 2:
        return 0.0, 0.0
    return g, g / iv


def best_term(X, y, criterion, n):
    cols = [scores(list(c), y) for c in zip(*X)]
    gains = [g for g, _ in cols]
    if criterion == "id3":
        return max(reversed(range(len(cols))), key=lambda j: gains[j])
    lim = sorted(gains, reverse=True)[min(n, len(gains)) - 1]
    cand = [j for j in range(len(cols)) if gains[j] >= lim]
    return max(reversed(cand), key=lambda j: cols[j][1])


def grow(docs, labels, terms, classes, criterion, n, epsilon):
    X = presence(docs, terms)
    cnt = Counter(labels)
    leaf = {"label": max(classes, key=lambda c: cnt[c])}
    if len(cnt) == 1 or not terms:
        return leaf
    if max(scores(list(c), labels)[0] for c in zip(*X)) < epsilon:
        return leaf
    j = best_term(X, labels, criterion, n)
    rest = [t for t in terms if t != terms[j]]
    br = {}
    for v in (1, 0):
        idx = [i for i in range(len(docs)) if X[i][j] == v]
        br[v] = (
            grow([docs[i] for i in idx], [labels[i] for i in idx], rest, classes, criterion, n, epsilon)
            if idx
            else leaf
        )
    return {"attribute": terms[j], "branches": br, "seen": len(docs)}


def classify(tree, docs):
    out = []
    for d in docs:
        t = tree
        while "label" not in t:
            t = t["branches"][int(t["attribute"] in d)]
        out.append(t["label"])
    return out


def size(t, depth=0):
    if "label" in t:
        return 1, depth
    a = [size(s, depth + 1) for s in t["branches"].values()]
    return sum(l for l, _ in a), max(d for _, d in a)


def compare(docs, labels, test_docs, test_labels, classes, n, epsilon):
    terms = sorted({w for d in docs for w in d}, reverse=True)
    out = {}
    for c in ("c45", "id3"):
        t = grow(docs, labels, terms, classes, c, n, epsilon)
        l, d = size(t)
        out[c] = {
            "tree": t,
            "leaves": l,
            "depth": d,
            "train_errors": sum(a != b for a, b in zip(classify(t, docs), labels)),
            "test_errors": sum(a != b for a, b in zip(classify(t, test_docs), test_labels)),
        }
    return out


def conclusions(table):
    def least(key):
        m = min(v[key] for v in table.values())
        return sorted(k for k, v in table.items() if v[key] == m)

    return {"smaller": least("leaves"), "better": least("test_errors")}


def rare_word_trap(m):
    for s in range(2, m // 2 + 1):
        for k in range(2, m // 2 + 1):
            y = ["x"] * k + ["o"] * (m - k)
            for t in range(0, min(k, s) + 1):
                a = {i for i in range(k - t, k)} | {i for i in range(k, k + s - t)}
                docs = [(["b"] if i == 0 else []) + (["a"] if i in a else []) for i in range(m)]
                X = presence(docs, ["a", "b"])
                (ga, ra), (gb, rb) = [scores(list(c), y) for c in zip(*X)]
                if ga > gb + 0.051 and rb > ra + 0.051:
                    return docs, y
