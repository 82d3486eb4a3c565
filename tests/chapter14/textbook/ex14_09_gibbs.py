"""照 (14.41)、(14.42) 与 14.5.1 节的吉布斯采样，Θ 与 β 已积去。 / (14.41), (14.42) and Gibbs sampling of §14.5.1, with Θ and β integrated out."""

import math

import numpy as np


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
    # ln of the integral of (14.42) times the product of Theta_k^counts_k
    k = len(counts)
    result = math.lgamma(k * a) - math.lgamma(k * a + sum(counts))
    return result + sum(math.lgamma(a + c) - math.lgamma(a) for c in counts)


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    n_dk, n_kw = count(docs, z, n_words, n_topics)
    return sum(log_dirichlet(row, alpha) for row in n_dk) + sum(log_dirichlet(row, eta) for row in n_kw)


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    p = (np.array(n_dk) + alpha) * (np.array(n_kw) + eta) / (np.array(n_k) + n_words * eta)
    return (p / p.sum()).tolist()


def estimate(docs, z, n_words, n_topics, alpha, eta):
    n_dk, n_kw = count(docs, z, n_words, n_topics)
    theta = (n_dk + alpha) / (n_dk.sum(axis=1, keepdims=True) + n_topics * alpha)
    phi = (n_kw + eta) / (n_kw.sum(axis=1, keepdims=True) + n_words * eta)
    return theta, phi


def perplexity(docs, theta, phi):
    total, n = 0.0, 0
    for t, doc in enumerate(docs):
        for w in doc:
            total += np.log(theta[t] @ phi[:, w])
            n += 1
    return float(np.exp(-total / n))


def topic_evolution(theta, block):
    return np.array([theta[i : i + block].mean(axis=0) for i in range(0, len(theta), block)])


def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    rng = np.random.default_rng(seed)
    z = [int(k) for k in rng.integers(n_topics, size=sum(len(doc) for doc in docs))]
    n_dk, n_kw = count(docs, z, n_words, n_topics)
    n_k = n_kw.sum(axis=1)
    for _ in range(n_sweeps):
        i = 0
        for t, doc in enumerate(docs):
            for w in doc:
                k = z[i]
                n_dk[t, k] -= 1
                n_kw[k, w] -= 1
                n_k[k] -= 1
                p = topic_conditional(n_dk[t], n_kw[:, w], n_k, alpha, eta, n_words)
                u = rng.random()
                k = 0
                while k < n_topics - 1 and u >= p[k]:
                    u -= p[k]
                    k += 1
                z[i] = k
                n_dk[t, k] += 1
                n_kw[k, w] += 1
                n_k[k] += 1
                i += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


def analysis():
    return "对一部长篇分词、去停用词后做 LDA，每十回求 Θ 的平均，看主要人物的话题此消彼长。"
