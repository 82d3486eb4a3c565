"""照题中的中餐馆过程与 (14.41)；先多分话题再按 ln p 合并。 / The Chinese restaurant process of the statement and (14.41); too many topics first, then merged by ln p."""

import math

import numpy as np


def crp_probabilities(counts, gamma):
    total = sum(counts) + gamma
    return [c / total for c in counts] + [gamma / total]


def partition_log_prob(sizes, gamma):
    result, n = 0.0, 0
    for size in sizes:
        result += math.log(gamma)
        for c in range(1, size):
            result += math.log(c)
        n += size
    return result - sum(math.log(gamma + i) for i in range(n))


def expected_tables(n, gamma):
    return sum(gamma / (gamma + i) for i in range(n))


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    p = [(n_dk[k] + alpha * beta[k]) * (n_kw[k] + eta) / (n_k[k] + n_words * eta) for k in range(len(beta))]
    p.append(alpha * beta_new / n_words)
    total = sum(p)
    return [x / total for x in p]


def count(docs, z, n_words, n_topics):
    n_dk = np.zeros((len(docs), n_topics))
    n_kw = np.zeros((n_topics, n_words))
    i = 0
    for t, doc in enumerate(docs):
        for w in doc:
            n_dk[t, z[i]] += 1
            n_kw[z[i], w] += 1
            i += 1
    return n_dk, n_kw


def log_dirichlet(counts, a):
    k = len(counts)
    result = math.lgamma(k * a) - math.lgamma(k * a + sum(counts))
    return result + sum(math.lgamma(a + c) - math.lgamma(a) for c in counts)


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    n_dk, n_kw = count(docs, z, n_words, n_topics)
    return sum(log_dirichlet(row, alpha) for row in n_dk) + sum(log_dirichlet(row, eta) for row in n_kw)


def merged(z, a, b):
    z = [a if k == b else k for k in z]
    return [k - 1 if k > b else k for k in z]


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = max(z) + 1
    before = log_joint(docs, z, n_words, K, alpha0 / K, eta)
    after = log_joint(docs, merged(z, a, b), n_words, K - 1, alpha0 / (K - 1), eta)
    return after - before


def topic_model(docs, n_words, seed):
    rng = np.random.default_rng(seed)
    K, alpha0, eta = 6, 1.0, 0.1
    z = [int(k) for k in rng.integers(K, size=sum(len(doc) for doc in docs))]
    n_dk, n_kw = count(docs, z, n_words, K)
    for _ in range(30):
        i = 0
        for t, doc in enumerate(docs):
            for w in doc:
                n_dk[t, z[i]] -= 1
                n_kw[z[i], w] -= 1
                p = (n_dk[t] + alpha0 / K) * (n_kw[:, w] + eta) / (n_kw.sum(axis=1) + n_words * eta)
                z[i] = int(rng.choice(K, p=p / p.sum()))
                n_dk[t, z[i]] += 1
                n_kw[z[i], w] += 1
                i += 1
    # number the topics that are left from 0
    used = sorted(set(z))
    z = [used.index(k) for k in z]
    while max(z) > 0:
        K = max(z) + 1
        gains = [(merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a in range(K) for b in range(a + 1, K)]
        gain, a, b = max(gains)
        if gain <= 0:
            break
        z = merged(z, a, b)
    K = max(z) + 1
    n_dk, n_kw = count(docs, z, n_words, K)
    alpha = alpha0 / K
    theta = (n_dk + alpha) / (n_dk.sum(axis=1, keepdims=True) + alpha0)
    phi = (n_kw + eta) / (n_kw.sum(axis=1, keepdims=True) + n_words * eta)
    return {"phi": phi, "theta": theta, "share": n_kw.sum(axis=1) / len(z)}


def design():
    return "先用较多的话题做吉布斯采样，再反复合并使 ln p 上升最多的两个话题，直到不再上升。"
