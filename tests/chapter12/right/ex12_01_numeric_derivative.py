"""支撑直线用数值微分，凸性看相邻三点的二阶差分 / A numeric derivative for the slope, second differences for convexity"""


def expectation(values, ps):
    total = 0.0
    for value, p in zip(values, ps, strict=True):
        total += value * p
    return total


def jensen_sides(f, xs, ps):
    return [f(expectation(xs, ps)), expectation(map(f, xs), ps)]


def supporting_slope(f, xs, ps):
    mu, h = expectation(xs, ps), 1e-6
    return (f(mu + h) - f(mu - h)) / (2 * h)


def induction_chain(f, xs, ps):
    place, weight, rest = 0.0, 0.0, expectation(map(f, xs), ps)
    chain = []
    for x, p in zip(xs, ps, strict=True):
        place = (weight * place + p * x) / (weight + p)
        weight += p
        rest -= p * f(x)
        chain.append(weight * f(place) + rest)
    return tuple(chain)


def breaking_distribution(f, lo, hi):
    h = (hi - lo) / 32
    triples = [(lo + k * h, lo + (k + 1) * h, lo + (k + 2) * h) for k in range(31)]
    u, middle, v = max(triples, key=lambda one: f(one[1]) - (f(one[0]) + f(one[2])) / 2)
    if f(middle) - (f(u) + f(v)) / 2 < 2e-6:
        return None
    return [u, v], [0.5, 0.5]


def proof():
    return "见书 / see the book"
