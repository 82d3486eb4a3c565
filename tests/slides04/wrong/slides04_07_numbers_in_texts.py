"""把像数的文字当作数来比较 / Compares texts that look like numbers as numbers

caught by: test_definitions
"""

from collections import Counter
from math import log2

def entropy(items):
    return sum(n / len(items) * log2(len(items) / n) for n in Counter(items).values())


def gain(values, y):
    parts = {}
    for value, label in zip(values, y):
        parts.setdefault(value, []).append(label)
    return entropy(y) - sum(len(part) / len(y) * entropy(part) for part in parts.values())


def split_information(values):
    return entropy([as_number(value) for value in values])


def gain_ratio(values, y):
    return gain(values, y) / split_information(values) if len(set(values)) > 1 else 0.0


def all_different(y):
    # Subsets of one sample have no entropy left; m values of equal share have log2(m) bits.
    return entropy(y), entropy(y) / log2(len(y))


def best_value(values, y):
    splits = [(gain([v <= a0 for v in values], y), a0) for a0 in sorted(set(values))[:-1]]
    if not splits:
        return None
    best, a0 = max(splits)
    return a0, best


def two_step(X, y, attributes, n):
    columns = dict(zip(attributes, zip(*X)))
    gains = {name: gain(values, y) for name, values in columns.items()}
    least = sorted(gains.values(), reverse=True)[n - 1]
    chosen = [name for name in attributes if gains[name] >= least - 1e-9]
    return max(chosen, key=lambda name: gain_ratio(columns[name], y))


def ratio_trap(m):
    # b singles out one sample of the rare class, a the half that holds all of them: b costs next to no bits.
    rare = 2 + m // 8
    a = ["+" if i < m // 2 else "-" for i in range(m)]
    b = ["+" if i == 0 else "-" for i in range(m)]
    return a, b, ["+" if i < rare else "-" for i in range(m)]


def as_number(text):
    try:
        return float(text)
    except ValueError:
        return text
