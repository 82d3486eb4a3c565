"""随机生成编码, 没有优化 / A random code, not optimised

caught by: test_nine_bits_for_four_classes, test_best_code
book: §3.5
"""

import random
from itertools import combinations
from math import comb


def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in combinations(code, 2)]
    return min(distances, default=len(code[0]))


def best_code(n_classes, length):
    rng = random.Random(length)
    return [[rng.choice([1, -1]) for _ in range(length)] for _ in range(n_classes)]


def best_distance(n_classes, length):
    separated = (n_classes // 2) * (n_classes - n_classes // 2)
    return length * separated // comb(n_classes, 2)


def pair_weights(n_classes):
    return dict.fromkeys(combinations(range(n_classes), 2), 1)
