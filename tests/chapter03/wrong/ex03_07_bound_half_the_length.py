"""以为最优距离是码长的一半 / Takes half of the length for the optimal distance

caught by: test_nine_bits_for_four_classes, test_best_distance
book: §3.5
"""

from itertools import combinations, cycle, islice
from math import comb


def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in combinations(code, 2)]
    return min(distances, default=len(code[0]))


def best_code(n_classes, length):
    # A column with equally many +1 and -1 separates the most pairs; taken in turn, such columns serve all pairs alike.
    halves = combinations(range(n_classes), n_classes // 2)
    columns = [[1 if k in half else -1 for k in range(n_classes)] for half in halves]
    return [list(word) for word in zip(*islice(cycle(columns), length))]


def best_distance(n_classes, length):
    return length // 2


def pair_weights(n_classes):
    return dict.fromkeys(combinations(range(n_classes), 2), 1)
