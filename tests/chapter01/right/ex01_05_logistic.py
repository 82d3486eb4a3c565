"""对率损失的梯度下降；用动态规划算编辑距离 / Gradient descent on the logistic loss; edit distance by dynamic programming"""

import numpy as np


def distance(a, b):
    d = np.zeros((len(a) + 1, len(b) + 1), dtype=int)
    d[:, 0] = np.arange(len(a) + 1)
    d[0, :] = np.arange(len(b) + 1)
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            d[i, j] = min(d[i - 1, j] + 1, d[i, j - 1] + 1, d[i - 1, j - 1] + (a[i - 1] != b[j - 1]))
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                d[i, j] = min(d[i, j], d[i - 2, j - 2] + 1)
    return d[-1, -1]


def suggest(query, log):
    best, count = query, 0
    for word in sorted(log):
        if log[word] > count and distance(query, word) <= 1:
            best, count = word, log[word]
    return best


def click_preferences(ranking, clicked):
    pairs = set()
    for i in range(len(ranking)):
        for j in range(i):
            if ranking[i] in clicked and ranking[j] not in clicked:
                pairs.add((ranking[i], ranking[j]))
    return pairs


def fit_ranker(features, preferences):
    d = len(list(features.values())[0])
    if len(preferences) == 0:
        return np.ones(d)
    D = np.array([np.subtract(features[p], features[q]) for p, q in preferences])
    w = np.zeros(d)
    while np.any(D @ w <= 1e-6):
        w = w + 0.5 * D.T @ (1 / (1 + np.exp(D @ w)))
    return w


def rank(features, weights):
    names = np.array(sorted(features))
    scores = np.array([sum(a * b for a, b in zip(features[name], weights)) for name in names])
    return names[np.argsort(-scores, kind="stable")]


def essay():
    return "## Web search\n\n..."
