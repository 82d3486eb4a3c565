"""多类时只看投票选不选得出概率最大的类别 / Asks whether the vote finds the most probable class

caught by: test_plurality, test_three_classes
book: §6.1.3
"""

from itertools import product
from math import comb, prod


def knn_error(p, k):
    wins = sum(comb(k, j) * p**j * (1 - p) ** (k - j) * share(j, k) for j in range(k + 1))
    # The point's own label is a draw, too: the vote is wrong for class 1 if that loses, for class 2 if it wins.
    return p * (1 - wins) + (1 - p) * wins


def share(j, k):
    """How often j of k votes win."""
    return (2 * j > k) + (2 * j == k) / 2


def error_polynomial(k):
    coefficients = [0] * (k + 2)
    for j in range(k + 1):
        for i in range(k - j + 1):
            term = comb(k, j) * comb(k - j, i) * (-1) ** i  # of p^(j+i) in the probability of j votes
            if 2 * j < k:
                coefficients[j + i + 1] += term
            else:
                coefficients[j + i] += term
                coefficients[j + i + 1] -= term
    return coefficients


def neighbours_needed(p, delta):
    k = 1
    while knn_error(p, k) > (1 + delta) * p:
        k += 2
    return k


def worst_case(k):
    # The ratio rises to its one maximum, then falls.
    low, high = 0.0, 0.5
    for _ in range(40):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if knn_error(left, k) / left < knn_error(right, k) / right:
            low = left
        else:
            high = right
    return high, knn_error(high, k) / high


def plurality_error(posterior, k):
    classes = range(len(posterior))
    best = max(classes, key=lambda c: posterior[c])
    right = 0.0
    for votes in product(classes, repeat=k):
        counts = [votes.count(c) for c in classes]
        leaders = [c for c in classes if counts[c] == max(counts)]
        right += prod(posterior[c] for c in votes) * (best in leaders) / len(leaders)
    return 1 - right


def half_error(posterior, k):
    return sum(p * sum(comb(k, j) * p**j * (1 - p) ** (k - j) for j in range(k // 2 + 1)) for p in posterior)


def reading_matters(c, k):
    return [1 / c] * c  # somebody always leads, yet hardly ever has half of the votes
