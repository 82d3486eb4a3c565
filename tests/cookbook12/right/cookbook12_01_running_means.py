"""均值随搬动更新，J 也随之更新；数组作答 / Means and J updated move by move; arrays as answers"""

import numpy as np


def move_costs(X, labels, C, r):
    labels = np.asarray(labels)
    costs = np.zeros(C)
    for j in range(C):
        inside = X[labels == j]
        apart = float(np.dot(X[r] - inside.sum(axis=0) / len(inside), X[r] - inside.sum(axis=0) / len(inside)))
        sign = -1 if j == labels[r] else 1
        costs[j] = apart / (1 + sign / len(inside))
    return costs


def moved_means(mean_i, n_i, mean_k, n_k, x):
    return [(mean_i * n_i - x) / (n_i - 1), (mean_k * n_k + x) / (n_k + 1)]


def slack(X):
    return 1e-9 * X.var(axis=0).sum() * len(X) + 1e-20 * np.abs(X).max() ** 2


def run(X, labels, C):
    tiny = slack(X)
    X = X - X.mean(axis=0)
    labels = np.array(labels)
    sizes = np.array([(labels == j).sum() for j in range(C)])
    means = np.array([X[labels == j].mean(axis=0) for j in range(C)])
    path = [float(((X - means[labels]) ** 2).sum())]
    unmoved, r = 0, 0
    # Nothing has moved for a whole pass once as many samples as there are were left where they are, at the end of a pass.
    while not (r % len(X) == 0 and unmoved >= len(X)):
        i, x = labels[r % len(X)], X[r % len(X)]
        unmoved += 1
        if sizes[i] > 1 and C > 1:
            rho = sizes / (sizes + 1) * ((means - x) ** 2).sum(axis=1)
            leaving = sizes[i] / (sizes[i] - 1) * ((means[i] - x) ** 2).sum()
            rho[i] = np.inf
            k = int(np.flatnonzero(rho <= rho.min() + tiny)[0])
            if rho[k] < leaving - tiny:
                means[i], means[k] = moved_means(means[i], sizes[i], means[k], sizes[k], x)
                sizes[i] -= 1
                sizes[k] += 1
                labels[r % len(X)] = k
                path.append(path[-1] + rho[k] - leaving)
                unmoved = 0
        r += 1
    return labels, np.array(path)


def lloyd_settled(X, labels, C):
    labels = np.array(labels)
    tiny = slack(X)
    means = np.array([X[labels == j].mean(axis=0) for j in range(C)])
    for x, own in zip(X, labels):
        apart = ((means - x) ** 2).sum(axis=1)
        if np.any(apart < apart[own] - tiny):
            return False
    return True


def trap(factor, m):
    b = 2 / np.sqrt(factor)
    side = np.zeros((m, 2))
    side[1] = [0, 2]
    side[2] = [0, 2 + b]
    for i in range(3, m):
        side[i] = [50 * i, -7]
    return side, np.array([1, 1, 0, *range(2, m - 1)])


def proof():
    return "略"
