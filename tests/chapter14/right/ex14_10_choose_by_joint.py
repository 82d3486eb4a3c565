"""对每个话题数各推断一次，留下 ln p 最大的 / One inference for each number of topics; the largest ln p is kept"""

import math

import numpy as np


def crp_probabilities(counts, gamma):
    weights = np.append(np.array(counts, dtype=float), gamma)
    return weights / weights.sum()


def partition_log_prob(sizes, gamma):
    total, seated = 0.0, 0
    for size in sizes:
        for here in range(size):
            total += math.log((here if here else gamma) / (seated + gamma))
            seated += 1
    return total


def expected_tables(n, gamma):
    return np.sum(gamma / (gamma + np.arange(n)))


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    prior = np.append(np.array(n_dk) + alpha * np.array(beta), alpha * beta_new)
    word = np.append((np.array(n_kw) + eta) / (np.array(n_k) + n_words * eta), 1 / n_words)
    return prior * word / (prior @ word)


def rising(start, steps):
    return math.lgamma(start + steps) - math.lgamma(start)


def joint(docs, z, K, n_words, alpha0, eta):
    alpha, places = alpha0 / K, [(t, word) for t, doc in enumerate(docs) for word in doc]
    n, m = np.zeros((len(docs), K)), np.zeros((K, n_words))
    for (t, word), k in zip(places, z):
        n[t, k] += 1
        m[k, word] += 1
    total = sum(rising(alpha, count) for count in n.ravel()) - sum(rising(alpha0, count) for count in n.sum(axis=1))
    total += sum(rising(eta, count) for count in m.ravel())
    return total - sum(rising(n_words * eta, count) for count in m.sum(axis=1))


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = max(z) + 1
    new = [a if k == b else k for k in z]
    new = [b if k == K - 1 else k for k in new]  # the last label takes the free place
    return joint(docs, new, K - 1, n_words, alpha0, eta) - joint(docs, z, K, n_words, alpha0, eta)


def gibbs(docs, K, n_words, alpha0, eta, sweeps, rng):
    places = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = rng.integers(K, size=len(places)).tolist()
    n, m = np.full((len(docs), K), alpha0 / K), np.full((n_words, K), eta)
    for (t, word), k in zip(places, z):
        n[t, k] += 1
        m[word, k] += 1
    totals = m.sum(axis=0)
    for _ in range(sweeps):
        chances = rng.random(len(places))
        for i, (t, word) in enumerate(places):
            for table in (n[t], m[word], totals):
                table[z[i]] -= 1
            c = (n[t] * m[word] / totals).cumsum()
            z[i] = int(c.searchsorted(chances[i] * c[-1]))
            for table in (n[t], m[word], totals):
                table[z[i]] += 1
    return z, n / n.sum(axis=1, keepdims=True), (m / totals).T


def topic_model(docs, n_words, seed):
    rng = np.random.default_rng(seed)
    best = None
    for K in range(1, 5):
        z, theta, phi = gibbs(docs, K, n_words, 1.0, 0.1, 20, rng)
        value = joint(docs, z, K, n_words, 1.0, 0.1)
        if best is None or value > best[0]:
            best = value, theta, phi, np.bincount(np.array(z, dtype=int), minlength=K) / max(1, len(z))
    return {"phi": best[2], "theta": best[1], "share": best[3]}


def design():
    return "略"
