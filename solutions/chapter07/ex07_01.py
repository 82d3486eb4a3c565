"""7.1 极大似然估计类条件概率 / Class-conditional probabilities by maximum likelihood"""

from collections import Counter
from math import inf, log


def log_likelihood(p, values):
    if any(p[v] == 0 for v in values):
        return -inf
    return float(sum(log(p[v]) for v in values))


def multiplier(counts):
    # n_v / p_v = λ for every v that occurs; summing n_v = λ p_v over v gives λ.
    return float(sum(counts.values()))


def maximum_likelihood(counts):
    return {v: n / multiplier(counts) for v, n in counts.items()}


def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    if any(n and q[v] == 0 for v, n in counts.items()):
        return inf
    return float(sum(n * (log(p[v]) - log(q[v])) for v, n in counts.items() if n))


def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j] for row in rows)
            counts = {v: seen[v] for v in domain}
            tables[c][name] = maximum_likelihood(counts) if rows else dict.fromkeys(domain)
    return tables


def derivation():
    return r"""
似然中只有 $n_v > 0$ 的项依赖于 $p_v$。对这些 $v$ 令拉格朗日函数的偏导数为零：
$n_v / p_v = \lambda$，即 $p_v = n_v / \lambda$。
其余的 $p_v$ 只占用总和而不增加似然，因此为 0。代入 $\sum_v p_v = 1$ 得 $\lambda = \sum_v n_v = n$，于是
$p_v = n_v / n$，就是取值 $v$ 在该类样本中的频率。对数是凹函数，所以这个驻点是最大值点；它与任意 $q$ 的对数似然之差
$\sum_v n_v \ln (p_v / q_v) = n \, \mathrm{KL}(p \| q) \ge 0$。
"""
