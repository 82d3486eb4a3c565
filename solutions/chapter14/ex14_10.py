"""14.10* 不必指定话题数的 LDA / A topic model that finds the number of topics"""

from itertools import combinations
from math import lgamma, log
from random import Random

import numpy as np
from ex14_09 import counts, estimate, log_joint, topic_conditional


def crp_probabilities(counts, gamma):
    return [weight / (sum(counts) + gamma) for weight in [*counts, gamma]]


def partition_log_prob(sizes, gamma):
    n = sum(sizes)
    seated = sum(log(gamma) + lgamma(size) for size in sizes)
    return seated - (lgamma(gamma + n) - lgamma(gamma))


def expected_tables(n, gamma):
    return sum(gamma / (gamma + seated) for seated in range(n))


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha * share) * (w + eta) / (k + n_words * eta) for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(alpha * beta_new / n_words)  # a topic that has no word yet gives all words the same probability
    return [weight / sum(weights) for weight in weights]


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = len(set(z))
    before = log_joint(docs, z, n_words, K, alpha0 / K, eta)
    return log_joint(docs, merged(z, a, b), n_words, K - 1, alpha0 / (K - 1), eta) - before


def merged(z, a, b):
    """Topic b becomes a, and the labels are closed up."""
    z = [a if topic == b else topic for topic in z]
    return [topic - (topic > b) for topic in z]


def topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random(seed)))
    while len(set(z)) > 1:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        if gain <= 0:
            break
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0 / K, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z) / len(z)}


def closed_up(z):
    labels = sorted(set(z))
    return [labels.index(topic) for topic in z]


def sampled(docs, n_words, n_topics, alpha, eta, n_sweeps, random):
    """The topics of all words after some sweeps of Gibbs sampling."""
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            counters = n_dk[t], n_wk[word], n_k
            for counter in counters:
                counter[z[i]] -= 1
            (z[i],) = random.choices(range(n_topics), topic_conditional(*counters, alpha, eta, n_words))
            for counter in counters:
                counter[z[i]] += 1
    return z


def design():
    return """先用 7 个话题做吉布斯采样，再反复合并使 ln p(W, z) 增大最多的一对话题，直到合并不再有好处。
狄利克雷分布的先验对多余的话题有惩罚，所以不会无限地分下去；真正不同的两个话题合并后词的分布变平，ln p 下降。
代价：每次合并要试遍各对话题，每次算一遍 ln p；起初的话题数要比真实的多。"""
