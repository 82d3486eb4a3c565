"""照 (10.2) 与 (10.40) 写 / (10.2) and (10.40)"""


def nn_error(weights, posteriors):
    return sum(w * (1 - sum(q**2 for q in p)) for w, p in zip(weights, posteriors))


def bayes_error(weights, posteriors):
    return sum(w * (1 - max(p)) for w, p in zip(weights, posteriors))


def upper_bound(err_star, c):
    return err_star * (2 - c / (c - 1) * err_star)


def upper_equality(err_star, c):
    return [1 - err_star] + [err_star / (c - 1)] * (c - 1)


def lower_equality(c, s):
    return [1 / s] * s + [0.0] * (c - s)


def slack_terms(weights, posteriors):
    c = len(posteriors[0])
    e = [1 - max(p) for p in posteriors]
    within = 0.0
    for w, p, ex in zip(weights, posteriors, e):
        star = p.index(max(p))
        within += w * sum((p[i] - ex / (c - 1)) ** 2 for i in range(c) if i != star)
    mean = sum(w * ex for w, ex in zip(weights, e))
    variance = sum(w * (ex - mean) ** 2 for w, ex in zip(weights, e))
    return within, c / (c - 1) * variance


def sparse_counterexample(n):
    q = 1 / (n + 1)
    return [0.0, 1.0], [1 - q, q], [0, 1]


def proof():
    return "把 1 - Σp² 中的 p 分成 c* 与其余的，其余的用柯西不等式，再对 x 取期望，用方差不为负。"
