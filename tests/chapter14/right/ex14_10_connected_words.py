"""共同出现的词归一个话题，不用随机数；有理数与连乘代替伽马函数 / Words that share a document share a topic, without chance; fractions, and products for gamma functions"""

from fractions import Fraction
from math import fsum, log


def crp_probabilities(counts, gamma):
    g = Fraction(gamma)
    total = sum(counts) + g
    return [Fraction(c) / total for c in counts] + [g / total]


def partition_log_prob(sizes, gamma):
    # as a story: the customers come part by part
    terms, seated = [], 0
    for size in sizes:
        for there in range(size):
            terms.append(log((there or gamma) / (seated + gamma)))
            seated += 1
    return fsum(terms)


def expected_tables(n, gamma):
    return fsum(1 / (1 + i / gamma) for i in reversed(range(n)))


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    p = []
    for d, w, k, b in zip(n_dk, n_kw, n_k, beta):
        p.append((d + alpha * b) * (w + eta) / (k + n_words * eta))
    p.append(alpha * beta_new / n_words)
    s = fsum(p)
    return tuple(x / s for x in p)


def rising(x, n):
    return fsum(log(x + i) for i in range(n))


def score(docs, z, K, V, alpha, eta):
    out, i = [], 0
    topic = {}
    tot = [0] * K
    for doc in docs:
        mine = {}
        for w in doc:
            k = z[i]
            i += 1
            mine[k] = mine.get(k, 0) + 1
            topic[k, w] = topic.get((k, w), 0) + 1
            tot[k] += 1
        out += [rising(alpha, c) for c in mine.values()]
        out.append(-rising(K * alpha, len(doc)))
    out += [rising(eta, c) for c in topic.values()]
    out += [-rising(V * eta, t) for t in tot]
    return fsum(out)


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = max(z) + 1
    new = []
    for k in z:
        k = a if k == b else k
        new.append(k - (k > b))
    return score(docs, new, K - 1, n_words, alpha0 / (K - 1), eta) - score(docs, z, K, n_words, alpha0 / K, eta)


def topic_model(docs, n_words, seed):
    # words that share a document belong together
    root = list(range(n_words))

    def find(w):
        while root[w] != w:
            w = root[w]
        return w

    for doc in docs:
        for w in doc[1:]:
            root[find(w)] = find(doc[0])
    heads = sorted({find(w) for doc in docs for w in doc})
    total = sum(map(len, docs))
    phi = [[0] * n_words for _ in heads]
    theta = []
    for doc in docs:
        theta.append(
            [1.0 if doc and find(doc[0]) == h else 0.0 for h in heads] if doc else [1 / len(heads)] * len(heads)
        )
        for w in doc:
            phi[heads.index(find(w))][w] += 1
    share = [sum(row) / total for row in phi]
    phi = [[c / sum(row) for c in row] for row in phi]
    return {"share": share, "theta": theta, "phi": phi}


def design():
    return "由共同的词相连的文档归一个话题；话题的词有重叠时不能用。"
