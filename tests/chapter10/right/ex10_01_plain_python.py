"""Pure Python: heaps, math.dist, and half-planes."""

import heapq
import math


def neighbors(X, q, k):
    far = [(math.dist(x, q), i) for i, x in enumerate(X)]
    return tuple(i for _, i in heapq.nsmallest(k, far))


def knn_predict(X, y, Q, k):
    X = [tuple(map(float, x)) for x in X]
    said = []
    for q in Q:
        votes = {}
        for i in neighbors(X, tuple(map(float, q)), k):
            votes[y[i]] = votes.get(y[i], 0) + 1
        most = max(votes.values())
        said.append([label for label, count in votes.items() if count == most][0])
    return said


def tree_predict(tree, Q):
    return [walk(tree, list(q)) for q in Q]


def walk(tree, q):
    if "label" in tree:
        return tree["label"]
    return walk(tree["gt"] if q[tree["feature"]] > tree["threshold"] else tree["le"], q)


def loo_errors(X, y, k):
    rows = [tuple(map(float, x)) for x in X]
    return [
        i
        for i in range(len(rows))
        if knn_predict(rows[:i] + rows[i + 1 :], list(y[:i]) + list(y[i + 1 :]), [rows[i]], k) != [y[i]]
    ]


def compare_on_grid(X, y, k, tree, g0, g1):
    knn = tuple(tuple(knn_predict(X, y, [(a, b)], k)[0] for b in g1) for a in g0)
    by_tree = tuple(tuple(walk(tree, (a, b)) for b in g1) for a in g0)
    cells = [(a, b) for a in range(len(g0)) for b in range(len(g1))]
    return {"knn": knn, "tree": by_tree, "disagreement": sum(knn[a][b] != by_tree[a][b] for a, b in cells) / len(cells)}


def boundary_pieces(X, y):
    points = [(float(a), float(b)) for a, b in X]
    found = []
    for j in range(len(points)):
        for i in range(j):
            if y[i] == y[j]:
                continue
            (ax, ay), (bx, by) = points[i], points[j]
            mx, my, dx, dy = (ax + bx) / 2, (ay + by) / 2, ay - by, bx - ax
            low, high = -math.inf, math.inf
            for l, (cx, cy) in enumerate(points):
                if l in (i, j):
                    continue
                # |p − a|² < |p − c|² for p = (mx, my) + t (dx, dy).
                slope = 2 * (dx * (cx - ax) + dy * (cy - ay))
                room = (cx - mx) ** 2 + (cy - my) ** 2 - (ax - mx) ** 2 - (ay - my) ** 2
                if abs(slope) <= 1e-12 * (dx * dx + dy * dy):
                    if room <= 0:
                        low, high = 1.0, 0.0
                elif slope > 0:
                    high = min(high, room / slope)
                else:
                    low = max(low, room / slope)
            if low >= high:
                continue
            if low == -math.inf and high == math.inf:
                t = 0.0
            elif low == -math.inf:
                t = high - 1
            elif high == math.inf:
                t = low + 1
            else:
                t = low + (high - low) / 3
            if abs(t) * math.hypot(dx, dy) < 500 * max(math.dist(p, q) for p in points for q in points):
                found.append((i, j, (mx + t * dx, my + t * dy)))
    return found


def scale_witness():
    return ((0, 3), (1, 0), (7, 7)), ("甲", "乙", "乙"), (0, 0), 10


def claims():
    false = ("one_nn_boundary_axis_parallel", "k_nn_training_error_zero_for_all_k", "rescaling_a_feature_can_change_a_retrained_tree")
    true = ("tree_boundary_axis_parallel", "one_nn_training_error_zero_without_conflicts", "rescaling_a_feature_can_change_knn")
    return {**dict.fromkeys(true, True), **dict.fromkeys(false, False)}
