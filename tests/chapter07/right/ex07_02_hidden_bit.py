"""All attributes are noisy copies of one hidden bit; errors by summing over cells in plain Python."""

from itertools import product


def cells(P):
    P = P.tolist()
    d = 0
    Q = P[0]
    while isinstance(Q, list):
        Q = Q[0]
        d += 1

    def get(y, x):
        value = P[y]
        for b in x:
            value = value[b]
        return value

    return d, get


def bayes_risk(P):
    d, get = cells(P)
    return 1 - sum(max(get(0, x), get(1, x)) for x in product([0, 1], repeat=d))


def naive_bayes_risk(P):
    d, get = cells(P)
    X = list(product([0, 1], repeat=d))
    size = [sum(get(y, x) for x in X) for y in (0, 1)]
    marginal = {(y, i, b): sum(get(y, x) for x in X if x[i] == b) / size[y] for y in (0, 1) for i in range(d) for b in (0, 1)}
    wrong = 0
    for x in X:
        s = []
        for y in (0, 1):
            score = size[y]
            for i in range(d):
                score *= marginal[y, i, x[i]]
            s.append(score)
        label = 1 if s[1] > s[0] and (s[1] - s[0]) > 1e-9 * s[1] else 0
        wrong += get(1 - label, x)
    return wrong


def dependence(P):
    d, get = cells(P)
    X = list(product([0, 1], repeat=d))
    best = 0
    for y in (0, 1):
        n = sum(get(y, x) for x in X)
        for i in range(d):
            for j in range(i):
                a = sum(get(y, x) for x in X if x[i]) / n
                b = sum(get(y, x) for x in X if x[j]) / n
                ab = sum(get(y, x) for x in X if x[i] and x[j]) / n
                best = max(best, abs(ab - a * b))
    return best


def nested(f, d, x=()):
    return f(x) if len(x) == d else [nested(f, d, (*x, 0)), nested(f, d, (*x, 1))]


def optimal_but_dependent(prior, d, strength):
    def p(yx):
        y, *x = yx
        total = 0
        for h in (0, 1):
            q = (prior if y else 1 - prior) * (0.8 if h == y else 0.2)
            for b in x:
                q *= 0.95 if b == h else 0.05
            total += q
        return total

    return nested(p, d + 1)


def dependent_and_suboptimal(prior, d, gap):
    def p(yx):
        y, *x = yx
        return (prior if y else 1 - prior) * (0 if sum(x) % 2 != y else 1) / 2 ** (d - 1)

    return nested(p, d + 1)
