"""纯 Python：整篇文档作为顾客的中餐馆过程 / Plain Python: a restaurant whose customers are whole documents"""

from math import exp, lgamma, log
from random import Random


def crp_probabilities(counts, gamma):
    total = gamma + sum(counts)
    return tuple(count / total for count in counts) + (gamma / total,)


def partition_log_prob(sizes, gamma):
    result = sum(log(here) for size in sizes for here in range(1, size)) + len(sizes) * log(gamma)
    return result - sum(log(gamma + seated) for seated in range(sum(sizes)))


def expected_tables(n, gamma):
    return 1 + sum(1 / (1 + seated / gamma) for seated in range(1, n))


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    found = {}
    for k, share in enumerate(beta):
        found[k] = log(n_dk[k] + alpha * share) + log(n_kw[k] + eta) - log(n_k[k] + n_words * eta)
    found["new"] = log(alpha) + log(beta_new) - log(n_words)
    top = max(found.values())
    total = sum(exp(value - top) for value in found.values())
    return [exp(value - top) / total for value in found.values()]


def log_probability(docs, z, n_words, alpha, eta, labels):
    total, i, words = 0.0, 0, {k: [0] * n_words for k in labels}
    for doc in docs:
        here = dict.fromkeys(labels, 0)
        for word in doc:
            here[z[i]] += 1
            words[z[i]][word] += 1
            i += 1
        total += lgamma(alpha * len(labels)) - lgamma(alpha * len(labels) + len(doc))
        total += sum(lgamma(alpha + count) - lgamma(alpha) for count in here.values())
    for row in words.values():
        total += lgamma(eta * n_words) - lgamma(eta * n_words + sum(row))
        total += sum(lgamma(eta + count) - lgamma(eta) for count in row)
    return total


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    labels = sorted(set(z))
    fewer = [k for k in labels if k != b]
    new = [a if k == b else k for k in z]
    before = log_probability(docs, z, n_words, alpha0 / len(labels), eta, labels)
    return log_probability(docs, new, n_words, alpha0 / len(fewer), eta, fewer) - before


def topic_model(docs, n_words, seed):
    random = Random(seed)
    eta, gamma = 0.5, 1.0
    tables = [list(range(len(docs)))]  # all documents at one table

    def fit(t, table):
        words = [0] * n_words
        for other in table:
            for word in docs[other]:
                words[word] += 1
        size, total = sum(words), 0.0
        for word in docs[t]:
            total += log((words[word] + eta) / (size + n_words * eta))
            words[word] += 1
            size += 1
        return total

    for _ in range(30):
        for t in range(len(docs)):
            tables = [kept for kept in ([other for other in table if other != t] for table in tables) if kept]
            options = [*tables, []]
            logs = [log(len(table) or gamma) + fit(t, table) for table in options]
            chosen = random.choices(options, [exp(one - max(logs)) for one in logs])[0]
            if not chosen:
                tables.append(chosen)
            chosen.append(t)
    phi, share, size = [], [], sum(map(len, docs))
    for table in tables:
        words = [eta] * n_words
        for t in table:
            for word in docs[t]:
                words[word] += 1
        phi.append([count / sum(words) for count in words])
        share.append(sum(len(docs[t]) for t in table) / size)
    theta = [[float(t in table) for table in tables] for t in range(len(docs))]
    return {"phi": phi, "theta": theta, "share": share}


def design():
    return "略"
