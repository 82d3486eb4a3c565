"""独自成类的样本也搬, 原来的类变空 / Moves samples that are alone, which empties their clusters

caught by: test_run
hint: alone
book: §12.2
"""

import numpy as np


def means(X, labels, C):
    labels = np.array(labels)
    return np.array([X[labels == j].mean(axis=0) for j in range(C)])


def slack_of(X):
    return 1e-9 * np.sum((X - X.mean(axis=0)) ** 2) + 1e-20 * np.max(X**2)


def move_costs(X, labels, C, r):
    sizes = np.bincount(labels)
    squares = np.sum((X[r] - means(X, labels, C)) ** 2, axis=1)
    return [n / (n - 1 if j == labels[r] else n + 1) * d for j, (n, d) in enumerate(zip(sizes, squares))]


def moved_means(mean_i, n_i, mean_k, n_k, x):
    return mean_i + (mean_i - x) / (n_i - 1), mean_k + (x - mean_k) / (n_k + 1)


def run(X, labels, C):
    labels, equal = list(labels), slack_of(X)

    def J_of():
        return float(sum(np.sum((X[[i for i in range(len(X)) if labels[i] == j]] - X[[i for i in range(len(X)) if labels[i] == j]].mean(axis=0)) ** 2) for j in set(labels)))

    J = [J_of()]
    moved = C > 1
    while moved and len(J) < 200:
        moved = False
        for r, own in enumerate(labels):
            rho = {}
            for j in set(labels):
                inside = [i for i in range(len(X)) if labels[i] == j]
                d = np.sum((X[r] - X[inside].mean(axis=0)) ** 2)
                rho[j] = d * len(inside) / (max(len(inside) - 1, 0.5) if j == own else len(inside) + 1)
            others = [j for j in sorted(rho) if j != own]
            if not others:
                continue
            least = min(rho[j] for j in others)
            if least < rho[own] - equal or (labels.count(own) == 1 and least <= equal):
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(J_of())
                moved = True
    return labels, J


def lloyd_settled(X, labels, C):
    equal = slack_of(X)
    squares = np.sum((X[:, None] - means(X, labels, C)) ** 2, axis=2)
    return bool(np.all(squares[np.arange(len(X)), labels] <= squares.min(axis=1) + equal))


def trap(factor, m):
    # A pair at 0 and 2, and a single sample at 2 + b: J falls from 2 to b²/2. All others are alone and far away.
    b = np.sqrt(4 / 3.95)
    return np.array([[x] for x in [0, 2, 2 + b, *(100.0 * np.arange(1, m - 2))]]), [0, 0, *range(1, m - 1)]


def proof():
    return "略 / Omitted"
