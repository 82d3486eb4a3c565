"""cookbook12.1 逐个搬动的 k 均值 / k-means by single moves"""

import numpy as np


def means(X, labels, C):
    labels = np.array(labels)
    return np.array([X[labels == j].mean(axis=0) for j in range(C)])


def objective(X, labels, C):
    return float(np.sum((X - means(X, labels, C)[labels]) ** 2))


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
    J = [objective(X, labels, C)]
    moved = C > 1
    while moved:
        moved = False
        for r, own in enumerate(labels):
            if labels.count(own) == 1:
                continue
            rho = move_costs(X, labels, C, r)
            others = [j for j in range(C) if j != own]
            least = min(rho[j] for j in others)
            if least < rho[own] - equal:
                labels[r] = next(j for j in others if rho[j] <= least + equal)
                J.append(objective(X, labels, C))
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
    return """设一类有 n 个样本，均值 μ，平方和 $S$。加入 x 以后均值是 $\\mu' = \\mu + (x-\\mu)/(n+1)$。对任何点 c，
$\\sum\\|x_i - c\\|^2 = S + n\\|\\mu - c\\|^2$，取 $c = \\mu'$，得新的平方和
$S + n\\frac{\\|x-\\mu\\|^2}{(n+1)^2} + \\frac{n^2\\|x-\\mu\\|^2}{(n+1)^2} = S + \\frac{n}{n+1}\\|x-\\mu\\|^2$。

离开是加入的逆：离开以后有 n - 1 个样本，均值 $\\mu'$，减少 $\\frac{n-1}{n}\\|x-\\mu'\\|^2$，
而 $x - \\mu' = \\frac{n}{n-1}(x-\\mu)$，所以减少 $\\frac{n}{n-1}\\|x-\\mu\\|^2$。
搬动只改变这两类，J 的变化是 $\\rho_k - \\rho_i$。

每次搬动都使 J 严格下降，同一个划分不会出现两次，而划分只有有限多个，所以过程停止。"""
