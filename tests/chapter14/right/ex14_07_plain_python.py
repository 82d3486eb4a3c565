"""纯 Python 列表，逐个状态；别的例子 / Plain lists, state by state; other examples"""

from itertools import product


def states_of(p):
    return list(product(*[range(length) for length in p.shape]))


def gibbs_kernel(p, i):
    states = states_of(p)
    place = {x: a for a, x in enumerate(states)}
    rows = []
    for x in states:
        row = [0.0] * len(states)
        choices = [(*x[:i], value, *x[i + 1 :]) for value in range(p.shape[i])]
        for y in choices:
            row[place[y]] = float(p[y]) / sum(float(p[z]) for z in choices)
        rows.append(row)
    return rows


def random_scan(p):
    kernels = [gibbs_kernel(p, i) for i in range(p.ndim)]
    size = len(kernels[0])
    return [[sum(kernel[a][b] for kernel in kernels) / p.ndim for b in range(size)] for a in range(size)]


def mh_acceptance(p, Q):
    flat = [float(p[x]) for x in states_of(p)]
    size = range(len(flat))
    return [
        [1 if Q[a][b] == 0 else min(1, flat[b] * Q[b][a] / (flat[a] * Q[a][b])) for b in size] for a in size
    ]


def mh_kernel(p, Q):
    A = mh_acceptance(p, Q)
    rows = [[float(q * accept) for q, accept in zip(*pair)] for pair in zip(Q, A)]
    for a, row in enumerate(rows):
        row[a] += sum(q * (1 - accept) for q, accept in zip(Q[a], A[a]))
    return rows


def stuck(n, q):
    def nest(ones, depth):
        if depth < n:
            return [nest(ones + value, depth + 1) for value in (0, 1)]
        return q if ones == n else 1 - q if ones == 0 else 0

    return nest(0, 0)


def witness(claim):
    if claim == "gibbs_always_moves":
        return [[2, 1]]
    if claim == "systematic_scan_reversible":
        return [[[[1, 2], [3, 1]], [[1, 1], [5, 1]]]]
    if claim == "detailed_balance_necessary":
        return [[1, 1], [1, 1]], [[0.5, 0.5, 0, 0], [0, 0.5, 0, 0.5], [0.5, 0, 0.5, 0], [0, 0, 0.5, 0.5]]
    return [1, 1], [0, 1], [[0, 1], [1, 0]]


def claims():
    return {
        "gibbs_accepts_always": True,
        "gibbs_needs_no_prior_probability": True,
        "systematic_scan_keeps_p": True,
        "gibbs_always_moves": False,
        "systematic_scan_reversible": False,
        "detailed_balance_necessary": False,
        "no_rejection_means_lower_variance": False,
        "gibbs_always_irreducible": False,
    }


def essay():
    return "略"


def systematic_scan(p):
    K = gibbs_kernel(p, 0)
    for i in range(1, p.ndim):
        step = gibbs_kernel(p, i)
        K = [[sum(K[a][c] * step[c][b] for c in range(len(K))) for b in range(len(K))] for a in range(len(K))]
    return K


def mean_acceptance(p, Q):
    A = mh_acceptance(p, Q)
    flat = [float(p[x]) for x in states_of(p)]
    size = range(len(flat))
    return sum(flat[a] * Q[a][b] * A[a][b] for a in size for b in size) / sum(flat)
