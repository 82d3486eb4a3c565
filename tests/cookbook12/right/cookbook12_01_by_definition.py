"""纯 Python，每一步都按定义重新算 J / Plain Python: J is computed anew by definition at every step"""

from math import fsum


def mean(rows):
    return [fsum(column) / len(rows) for column in zip(*rows)]


def square(a, b):
    return fsum((p - q) ** 2 for p, q in zip(a, b))


def squares(rows):
    if not rows:
        return 0.0
    centre = mean(rows)
    return fsum(square(row, centre) for row in rows)


def slack(X):
    return 1e-9 * squares(X) + (1e-10 * max(abs(a) for x in X for a in x)) ** 2


def cluster(X, labels, j):
    return [x for x, own in zip(X, labels) if own == j]


def move_costs(X, labels, C, r):
    X = [list(map(float, x)) for x in X]
    costs = []
    for j in range(C):
        without = [x for i, (x, own) in enumerate(zip(X, labels)) if own == j and i != r]
        costs.append(squares([*without, X[r]]) - squares(without))
    return costs


def moved_means(mean_i, n_i, mean_k, n_k, x):
    return (
        tuple(a * (n_i / (n_i - 1)) - b / (n_i - 1) for a, b in zip(mean_i, x)),
        tuple((n_k * a + b) / (n_k + 1) for a, b in zip(mean_k, x)),
    )


def run(X, labels, C):
    X = [list(map(float, x)) for x in X]
    tiny = slack(X)
    centre = mean(X)
    X = [[a - b for a, b in zip(x, centre)] for x in X]
    labels = list(labels)

    def J():
        return fsum(squares(cluster(X, labels, j)) for j in range(C))

    path = [J()]
    again = True
    while again:
        again = False
        for r in range(len(X)):
            own = labels[r]
            if labels.count(own) == 1 or C == 1:
                continue
            rho = move_costs(X, labels, C, r)
            best = None
            for j in range(C):
                if j != own and (best is None or rho[j] < rho[best] - tiny):
                    best = j
            if rho[best] + tiny < rho[own]:
                labels[r] = best
                path.append(J())
                again = True
    return labels, path


def lloyd_settled(X, labels, C):
    X = [list(map(float, x)) for x in X]
    tiny = slack(X)
    means = [mean(cluster(X, labels, j)) for j in range(C)]
    return all(square(x, means[own]) <= min(square(x, c) for c in means) + tiny for x, own in zip(X, labels))


def trap(factor, m):
    # 0 three times beside 0, 2: no; a pair and a single one, the others far away in their own clusters.
    X = [[-1.0], [1.0], [2.01]] + [[1000.0 * 3**k] for k in range(m - 3)]
    return X, [0, 0] + [k + 1 for k in range(m - 2)]


def proof():
    return "略"
