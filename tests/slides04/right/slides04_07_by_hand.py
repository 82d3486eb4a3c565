"""只用列表和整数计数；由联合熵算增益 / Lists and integer counts only; gains from joint entropies"""

import math


def H(*columns):
    """The joint entropy of some columns."""
    rows = list(zip(*columns))
    return math.log2(len(rows)) - math.fsum(rows.count(r) * math.log2(rows.count(r)) for r in set(rows)) / len(rows)


def split_information(values):
    return H(values)


def gain_ratio(values, y):
    if all(value == values[0] for value in values):
        return 0
    return (H(y) + H(values) - H(values, y)) / H(values)


def all_different(y):
    numbers = range(len(y))
    return [H(numbers) + H(y) - H(numbers, y), gain_ratio(numbers, y)]


def best_value(values, y):
    found = None
    for a0 in values:
        if a0 == max(values):
            continue
        side = [v > a0 for v in values]
        g = H(y) + H(side) - H(side, y)
        if found is None or g >= found[1]:
            found = (a0, g)
    return found


def two_step(X, y, attributes, n):
    scored = []
    for name, values in zip(attributes, zip(*X)):
        scored.append((H(y) + H(values) - H(values, y), gain_ratio(values, y), name))
    while True:
        # Whoever is beaten by n others or more is out.
        out = [s for s in scored if sum(t[0] > s[0] + 1e-9 for t in scored) >= n]
        if not out:
            break
        for s in out:
            scored.remove(s)
    return sorted(scored, key=lambda s: s[1])[-1][2]


def ratio_trap(m):
    few = m // 8 + 2
    y = ["rare" if i < few else "usual" for i in range(m)][::-1]
    a = ["1" if i < (m + 1) // 2 else "0" for i in range(m)][::-1]
    b = ["1" if i < 1 else "0" for i in range(m)][::-1]
    return tuple(a), tuple(b), tuple(y)
