"""每次只换一部分：松弛量之和超过最大者一半的对，至多三分之二 / Exchanges only some pairs at a time, the worst two thirds"""

import heapq

from exercises.solvers import weighted_linear_svm


def violating_pairs(y_hat, xi):
    plus = [(-x, i) for i, (x, y) in enumerate(zip(xi, y_hat)) if y > 0 and x > 0]
    minus = [(-x, i) for i, (x, y) in enumerate(zip(xi, y_hat)) if y < 0 and x > 0]
    heapq.heapify(plus)
    heapq.heapify(minus)
    found = []
    while plus and minus and plus[0][0] + minus[0][0] < -2:
        found.append((heapq.heappop(plus)[1], heapq.heappop(minus)[1]))
    return tuple(found)


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y, items = [int(v) for v in y_hat], []
    while True:
        cost = [C_l] * len(y_l) + [C_plus if v > 0 else C_minus for v in y]
        w, b = weighted_linear_svm([list(x) for x in X_l] + [list(x) for x in X_u], list(y_l) + y, cost)
        items.append({"y_hat": list(y), "w": list(w), "b": b})
        xi = [max(0.0, 1 - v * (float(x @ w) + b)) for v, x in zip(y, X_u)]
        pairs = [p for p in violating_pairs(y, xi) if xi[p[0]] + xi[p[1]] > 2.005]
        if not pairs:
            return items
        for i, j in pairs[: max(1, 2 * len(pairs) // 3 + 1)]:
            y[i], y[j] = -1, 1


def idea():
    return "见书 / see the book"
