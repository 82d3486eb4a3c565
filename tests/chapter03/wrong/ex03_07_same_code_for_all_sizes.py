"""总是返回 4 类 9 位的编码 / Always returns the code for 4 classes and length 9

caught by: test_best_code
book: §3.5
"""

from itertools import combinations, cycle, islice
from math import comb


def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in combinations(code, 2)]
    return min(distances, default=len(code[0]))


def best_code(n_classes, length):
    n_classes, length = 4, 9
    # A column with equally many +1 and -1 separates the most pairs; taken in turn, such columns serve all pairs alike.
    halves = combinations(range(n_classes), n_classes // 2)
    columns = [[1 if k in half else -1 for k in range(n_classes)] for half in halves]
    return [list(word) for word in zip(*islice(cycle(columns), length))]


def best_distance(n_classes, length):
    separated = (n_classes // 2) * (n_classes - n_classes // 2)
    return length * separated // comb(n_classes, 2)


def pair_weights(n_classes):
    return dict.fromkeys(combinations(range(n_classes), 2), 1)
