"""numpy 的吉布斯采样，两个起点取较好的，后一半的轮次取平均 / Gibbs sampling in numpy, two starts, averaged over late sweeps"""

from math import lgamma

import numpy as np


def tally(docs, z, n_words, n_topics):
    t = np.repeat(np.arange(len(docs)), [len(doc) for doc in docs])
    w = np.array([word for doc in docs for word in doc], dtype=int)
    z = np.asarray(z, dtype=int)
    n, m = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    np.add.at(n, (t, z), 1)
    np.add.at(m, (z, w), 1)
    return t, w, n, m


def log_gamma(values):
    return np.vectorize(lgamma, otypes=[float])(values)


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    _, _, n, m = tally(docs, z, n_words, n_topics)
    total = 0.0
    for table, prior in ((n, alpha), (m, eta)):
        width = table.shape[1] * prior
        total += (log_gamma(table + prior) - lgamma(prior)).sum()
        total += (lgamma(width) - log_gamma(table.sum(axis=1) + width)).sum()
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    logs = np.log(np.add(n_dk, alpha)) + np.log(np.add(n_kw, eta)) - np.log(np.add(n_k, n_words * eta))
    weights = np.exp(logs - logs.max())
    return weights / weights.sum()


def estimate(docs, z, n_words, n_topics, alpha, eta):
    _, _, n, m = tally(docs, z, n_words, n_topics)
    return [np.apply_along_axis(lambda row: row / row.sum(), 1, table) for table in (n + alpha, m + eta)]


def perplexity(docs, theta, phi):
    mixed = np.asarray(theta) @ np.asarray(phi)
    t, w = zip(*[(t, word) for t, doc in enumerate(docs) for word in doc])
    return np.prod(mixed[list(t), list(w)] ** (-1 / len(t)))


def topic_evolution(theta, block):
    blocks = np.arange(len(theta)) // block
    return [theta[blocks == b].mean(axis=0).tolist() for b in range(blocks[-1] + 1)]


def chain(docs, n_words, n_topics, alpha, eta, n_sweeps, rng):
    size = sum(map(len, docs))
    z = rng.integers(n_topics, size=size)
    t, w, n, m = tally(docs, z, n_words, n_topics)
    totals = m.sum(axis=1)
    theta, phi, kept = 0, 0, 0
    for sweep in range(n_sweeps):
        u = rng.random(size)
        for i in range(size):
            a, b, k = t[i], w[i], z[i]
            n[a, k] -= 1
            m[k, b] -= 1
            totals[k] -= 1
            c = np.cumsum((n[a] + alpha) * (m[:, b] + eta) / (totals + n_words * eta))
            k = z[i] = int(np.searchsorted(c, u[i] * c[-1]))
            n[a, k] += 1
            m[k, b] += 1
            totals[k] += 1
        if 2 * sweep >= n_sweeps - 1:
            one, other = estimate(docs, z, n_words, n_topics, alpha, eta)
            theta, phi, kept = theta + one, phi + other, kept + 1
    return log_joint(docs, z, n_words, n_topics, alpha, eta), theta / kept, phi / kept


def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    rng = np.random.default_rng(seed)
    runs = [chain(docs, n_words, n_topics, alpha, eta, n_sweeps, rng) for _ in range(2)]
    _, theta, phi = max(runs, key=lambda run: run[0])
    return {"theta": theta, "phi": phi}


def analysis():
    return "略"
