"""对数似然照 (7.10)，使它最大的概率即频率 (7.17) / The log-likelihood (7.10); the frequencies (7.17) make it largest"""

from math import inf, log


def log_likelihood(p, values):
    total = 0.0
    for value in values:
        if p[value] == 0:
            return -inf
        total += log(p[value])
    return total


def multiplier(counts):
    return float(sum(counts.values()))


def maximum_likelihood(counts):
    n = sum(counts.values())
    return {value: count / n for value, count in counts.items()}


def likelihood_gap(counts, q):
    def likelihood(p):
        total = 0.0
        for value, count in counts.items():
            if count > 0:
                if p[value] == 0:
                    return -inf
                total += count * log(p[value])
        return total

    return likelihood(maximum_likelihood(counts)) - likelihood(q)


def class_conditional(X, y, attributes, domains, classes):
    result = {}
    for c in classes:
        D_c = [row for row, label in zip(X, y) if label == c]
        result[c] = {}
        for i, attribute in enumerate(attributes):
            result[c][attribute] = {}
            for value in domains[i]:
                D_cx = [row for row in D_c if row[i] == value]
                result[c][attribute][value] = len(D_cx) / len(D_c) if D_c else None
    return result


def derivation():
    return "令 n_v/p_v = λ, 由 Σp_v = 1 得 λ = n, p_v = n_v/n。"
