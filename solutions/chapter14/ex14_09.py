"""14.9* LDA 与话题的演变 / LDA and how topics change"""

from math import lgamma
from random import Random

import numpy as np


def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def perplexity(docs, theta, phi):
    logs = [np.log(theta[t] @ phi[:, word]) for t, doc in enumerate(docs) for word in doc]
    return float(np.exp(-np.mean(logs)))


def topic_evolution(theta, block):
    return np.array([theta[start : start + block].mean(axis=0) for start in range(0, len(theta), block)])


def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


def analysis():
    return """五十回分五段，每段十回；分词后去掉停用词和只出现一两次的词，K = 3。
各话题概率最大的词一看便知其意；第一个话题从第一段的 0.8 逐渐降到第五段的 0.1，第二个话题则相反。
话题的编号是任意的，换一个种子会重新排列；偶尔两个话题混在一起，就另取种子，留下 ln p(W, z) 最大的。"""
