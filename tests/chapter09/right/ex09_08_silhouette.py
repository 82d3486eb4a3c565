"""列联表计数；自己的指标是轮廓系数 / Contingency table; the index is the silhouette"""

import math
from collections import Counter


def pairs(counter):
    return sum(n * (n - 1) // 2 for n in counter.values())


def pair_counts(labels, reference):
    labels, reference = [int(v) for v in labels], [int(v) for v in reference]
    a = pairs(Counter(zip(labels, reference, strict=True)))
    b, c = pairs(Counter(labels)) - a, pairs(Counter(reference)) - a
    return [a, b, c, len(labels) * (len(labels) - 1) // 2 - a - b - c]


def external_indices(labels, reference):
    a, b, c, d = pair_counts(labels, reference)
    if not a + b and not a + c:
        fmi = 1
    elif not (a + b) * (a + c):
        fmi = 0
    else:
        fmi = math.sqrt(a / (a + b)) * math.sqrt(a / (a + c))
    return {"RI": (a + d) / (a + b + c + d), "FMI": fmi, "JC": a / (a + b + c) if a + b + c else 1, "ARI": None}


def groups(X, labels):
    found = {}
    for x, label in zip(X, labels, strict=True):
        found.setdefault(int(label), []).append(tuple(map(float, x)))
    return [found[label] for label in sorted(found)]


def centre(C):
    return [math.fsum(column) / len(C) for column in zip(*C, strict=True)]


def avg(C):
    return sum(math.dist(x, z) for x in C for z in C) / (len(C) * (len(C) - 1)) if len(C) > 1 else 0


def dbi(X, labels):
    total, clusters = 0.0, groups(X, labels)
    numbers = [(avg(C), centre(C)) for C in clusters]
    for i, (inside, here) in enumerate(numbers):
        ratios = []
        for j, (other, there) in enumerate(numbers):
            if i != j:
                gap = math.dist(here, there)
                ratios.append((inside + other) / gap if gap else math.inf)
        total += max(ratios)
    return total / len(clusters)


def dunn(X, labels):
    clusters = groups(X, labels)
    widest = max(math.dist(x, z) for C in clusters for x in C for z in C)
    nearest = min(math.dist(x, z) for A in clusters for B in clusters if A is not B for x in A for z in B)
    return nearest / widest if widest else math.inf


def my_index(X, labels):
    clusters, values = groups(X, labels), []
    for C in clusters:
        for x in C:
            if len(C) == 1:
                values.append(0.0)
                continue
            a = sum(math.dist(x, z) for z in C) / (len(C) - 1)
            b = min(sum(math.dist(x, z) for z in B) / len(B) for B in clusters if B is not C)
            values.append((b - a) / max(a, b))
    return math.fsum(values) / len(values)


def disagreement(other):
    # Two heaps, one of them with a sample that strays, and all samples near that one apart.
    heap = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.5, 0.5)]
    X = heap + [(x + 5, y) for x, y in heap] + [(12.0, 0.0)]
    return X, (3,) * 5 + (1,) * 6, (0,) * 10 + (1,)


def analysis():
    return "轮廓系数。"
