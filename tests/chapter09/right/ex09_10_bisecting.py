"""不用数组：二分 k 均值，再整体迭代；以 DBI 打分 / Without arrays: bisecting k-means, polished as a whole; scored by DBI"""

import math
import random


def mean(points):
    return tuple(math.fsum(column) / len(points) for column in zip(*points, strict=True))


def spread(points):
    centre = mean(points)
    return math.fsum(math.dist(x, centre) ** 2 for x in points)


def lloyd(points, centers):
    for _ in range(300):
        labels = [min(range(len(centers)), key=lambda c: math.dist(x, centers[c])) for x in points]
        groups = [[x for x, label in zip(points, labels, strict=True) if label == c] for c in range(len(centers))]
        if not all(groups):
            return None
        moved = [mean(group) for group in groups]
        if moved == centers:
            return labels, centers
        centers = moved
    return labels, centers


def halves(points, rng):
    best = None
    for _ in range(6):
        found = lloyd(points, rng.sample(sorted(set(points)), 2))
        if found is not None:
            parts = [[x for x, label in zip(points, found[0], strict=True) if label == c] for c in (0, 1)]
            if best is None or sum(map(spread, parts)) < sum(map(spread, best)):
                best = parts
    return best


def score(X, labels, centers):
    k = len(centers)
    inside = [0.0] * k
    for c in range(k):
        group = [tuple(x) for x, label in zip(X, labels, strict=True) if label == c]
        inside[c] = sum(math.dist(x, centers[c]) for x in group) / len(group)
    return -sum(
        max((inside[i] + inside[j]) / math.dist(centers[i], centers[j]) for j in range(k) if j != i) for i in range(k)
    ) / k


def choose(ks, scores):
    return max(zip(scores, ks, strict=True), key=lambda pair: (pair[0], -pair[1]))[1]


def auto_kmeans(X, k_max, seed):
    points, rng = [tuple(map(float, x)) for x in X], random.Random(seed)
    groups, candidates = [points], []
    for k in range(2, k_max + 1):
        widest = max(groups, key=lambda group: (len(set(group)) > 1, spread(group)))
        groups = [group for group in groups if group is not widest] + halves(widest, rng)
        found = lloyd(points, [mean(group) for group in groups])
        while found is None:
            found = lloyd(points, rng.sample(sorted(set(points)), k))
        labels, centers = found
        groups = [[x for x, label in zip(points, labels, strict=True) if label == c] for c in range(k)]
        candidates.append({"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)})
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    return {**candidates[k - 2], "candidates": candidates}


def analysis():
    return "DBI 最小者。"
