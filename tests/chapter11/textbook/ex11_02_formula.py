"""照 (11.4) 写 / (11.4)"""


def normalize(X, kinds):
    columns = []
    for j, kind in enumerate(kinds):
        column = [row[j] for row in X]
        if kind == "numeric":
            low, high = min(column), max(column)
            column = [0.0 if low == high else (v - low) / (high - low) for v in column]
        columns.append(column)
    return [list(row) for row in zip(*columns)]


def diff(a, b, kind):
    if kind == "nominal":
        return 0.0 if a == b else 1.0
    return abs(a - b)


def nearest(X, y, kinds, i, label):
    best, best_d = None, None
    for j in range(len(X)):
        if j != i and y[j] == label:
            d = sum(diff(a, b, kind) ** 2 for a, b, kind in zip(X[i], X[j], kinds))
            if best is None or d < best_d:
                best, best_d = j, d
    return best


def near_misses(X, y, kinds, i):
    return {label: nearest(X, y, kinds, i, label) for label in set(y) if label != y[i]}


def relief_f_trace(X, y, kinds, i):
    hit = nearest(X, y, kinds, i, y[i])
    misses = near_misses(X, y, kinds, i)
    term = []
    for j, kind in enumerate(kinds):
        t = 0.0
        if hit is not None:
            t -= diff(X[i][j], X[hit][j], kind) ** 2
        for label, miss in misses.items():
            p = y.count(label) / len(y)
            t += p * diff(X[i][j], X[miss][j], kind) ** 2
        term.append(t)
    return term


def relief_f(X, y, kinds):
    X = normalize(X, kinds)
    delta = [0.0] * len(kinds)
    for i in range(len(X)):
        for j, t in enumerate(relief_f_trace(X, y, kinds, i)):
            delta[j] += t
    return delta


def pseudocode():
    return "输入：D；1. 规范化；2. 对每个样本找猜中近邻与各异类的猜错近邻；3. 按 (11.4) 累加。输出：δ。"
