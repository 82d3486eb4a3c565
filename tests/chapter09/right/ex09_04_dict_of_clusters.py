"""纯 Python：每轮重建簇的字典，距离不平方 / Plain Python: a dict of clusters in every round, distances not squared"""

import math
import random


def _distance(a, b):
    return math.sqrt(sum((p - q) ** 2 for p, q in zip(a, b)))


def assign(X, centers):
    labels = []
    for x in X:
        best, near = 0, math.inf
        for i, center in enumerate(centers):
            d = _distance(x, center)
            if d < near:
                best, near = i, d
        labels.append(best)
    return tuple(labels)


def update(X, labels, centers):
    clusters = {}
    for x, label in zip(X, labels):
        clusters.setdefault(int(label), []).append([float(v) for v in x])
    result = []
    for i, center in enumerate(centers):
        if i in clusters:
            result.append([sum(column) / len(clusters[i]) for column in zip(*clusters[i])])
        else:
            result.append([float(v) for v in center])
    return result


def kmeans(X, init):
    centers = [[float(v) for v in center] for center in init]
    history = []
    while True:
        labels = assign(X, centers)
        new = update(X, labels, centers)
        history.append(sum(_distance(x, new[label]) ** 2 for x, label in zip(X, labels)))
        if new == centers:
            break
        centers = new
    return dict(labels=labels, centers=new, objective=history[-1], rounds=len(history), history=tuple(history))


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) != k:
        best = max(range(len(X)), key=lambda i: (min(_distance(X[i], X[j]) for j in chosen), -i))
        chosen.append(best)
    return tuple(chosen)


def dsquared_probabilities(X, chosen):
    weights = [min(_distance(x, X[j]) for j in chosen) ** 2 for x in X]
    total = math.fsum(weights)
    return [w / total if total > 0 else 1.0 / len(weights) for w in weights]


def experiment(X, ks, seed):
    rnd = random.Random(seed)
    different = sorted({tuple(x): i for i, x in enumerate(X)}.values())
    table = []
    for k in ks:
        tried = []
        while len(tried) < 3:
            init = rnd.sample(different, k)
            if set(init) in tried:
                continue
            tried.append(set(init))
            run = kmeans(X, [X[i] for i in init])
            gaps = [_distance(X[a], X[b]) for a in init for b in init if a < b]
            table.append(
                {"k": k, "init": init, "objective": run["objective"], "rounds": run["rounds"], "min_gap": min(gaps)}
            )
    return table


def conclusions(rows):
    best, spread = {}, {}
    for row in rows:
        k = row["k"]
        if k not in best or row["objective"] < best[k]["objective"]:
            best[k] = row
    for k in best:
        mine = sorted((row for row in rows if row["k"] == k), key=lambda row: (-row["min_gap"], row["objective"]))
        objectives = [row["objective"] for row in mine]
        spread[k] = objectives == sorted(objectives)
    return {"best_init": {k: sorted(row["init"]) for k, row in best.items()}, "spread_orders_objective": spread}


def observations():
    return "起点分在不同的簇里，结果较好；挤在一起有风险，最分散却不总是最好。多试几组，取目标值最小的。"
