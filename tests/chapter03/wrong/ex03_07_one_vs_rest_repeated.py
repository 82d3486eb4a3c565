"""反复使用一对其余 (OvR) 的列 / Uses the one-versus-rest columns over and over

caught by: test_nine_bits_for_four_classes, test_best_code
book: §3.5
"""

from itertools import combinations, cycle, islice
from math import comb


def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in combinations(code, 2)]
    return min(distances, default=len(code[0]))


def best_code(n_classes, length):
    columns = [[1 if k == j else -1 for k in range(n_classes)] for j in range(n_classes)]
    return [list(word) for word in zip(*islice(cycle(columns), length))]


def best_distance(n_classes, length):
    separated = (n_classes // 2) * (n_classes - n_classes // 2)
    return length * separated // comb(n_classes, 2)


def pair_weights(n_classes):
    return dict.fromkeys(combinations(range(n_classes), 2), 1)
