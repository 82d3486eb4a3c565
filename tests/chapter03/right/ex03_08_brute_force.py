"""用 numpy 穷举错误模式：有害分布平摊在所有只错 4 位就必判错的模式上 / Enumeration of error patterns in numpy"""

import itertools

import numpy as np


def _wrong(code, k, pattern):
    code = np.array(code)
    received = code[k] * (1 - 2 * np.array(pattern))
    agreement = code @ received
    best = agreement == agreement.max()
    return 1 - best[k] / best.sum()


def decode_error(code, true_class, joint):
    total = 0.0
    for pattern, probability in joint:
        total += probability * _wrong(code, true_class, pattern)
    return np.float64(total)


def independent_joint(p):
    joint = [((), 1.0)]
    for q in p:
        joint = [(e + (b,), w * (q if b else 1 - q)) for e, w in joint for b in (1, 0)]
    return joint


def correctable(code):
    n = len(code[0])
    for t in range(n + 1):
        for wrong in itertools.combinations(range(n), t):
            pattern = np.zeros(n, int)
            pattern[list(wrong)] = 1
            if any(_wrong(code, k, pattern) > 0 for k in range(len(code))):
                return t - 1
    return n


def dependent_bound(n_bits, t, p):
    if n_bits * p >= t + 1:
        return 1
    return p * n_bits / (t + 1)


def worst_joint(n_bits, t, p):
    choices = list(itertools.combinations(range(n_bits), t + 1))
    mass = dependent_bound(n_bits, t, p)
    joint = []
    for chosen in choices:
        joint.append([np.isin(np.arange(n_bits), chosen).astype(int), mass / len(choices)])
    covered = mass * (t + 1) / n_bits
    if mass < 1:
        return joint + [[[0] * n_bits, 1 - mass]]
    # Too many errors for windows alone: part of the mass moves to "all bits wrong".
    extra = 0.0 if covered >= 1 else (p - covered) / (1 - covered)
    return [[e, w * (1 - extra)] for e, w in joint] + [[[1] * n_bits, extra]]


def harmful_joint(code, true_class, p):
    bad = [e for e in itertools.product((0, 1), repeat=9) if sum(e) == 4 and _wrong(code, true_class, e) == 1]
    mass = 9 * p / 4
    return [(e, mass / len(bad)) for e in bad] + [((0,) * 9, 1 - mass)]


def unequal_columns(code):
    code = np.array(code)
    n = len(code)
    for j in range(code.shape[1]):
        for l in range(code.shape[1]):
            kinds = {}
            for k in range(n):
                kinds.setdefault((code[k, j], code[k, l]), k)
            if len(kinds) < 3:
                continue
            # Three classes in an order in which column j changes once and column l twice.
            for order in itertools.permutations(kinds.values(), 3):
                a, b = code[list(order), j], code[list(order), l]
                if (a[:-1] != a[1:]).sum() == 1 and (b[:-1] != b[1:]).sum() == 2:
                    others = [k for k in range(n) if k not in order]
                    classes = list(order) * 20 + others
                    values = [0.0, 1.0, 2.0] * 20 + [5.0] * len(others)
                    return np.array(values), np.array(classes)


def essay():
    return "略"
