"""What the checks of 7.2 are always tried on."""

from math import prod

import numpy as np

from grader.checks import pin

TIED = np.array([[[79.0, 1.0], [1.0, 19.0]], [[15.0, 5.0], [5.0, 75.0]]])
ROUNDED = np.array([prod(np.ix_(*[(10.0 - k, k) for k in order])) for order in ((1, 2, 3), (3, 2, 1))])
ROUNDED[1] -= 3 * np.where(np.indices((2, 2, 2)).sum(axis=0) % 2, 1, -1)
NEARLY_TIED = np.array([[10.0, 1e6], [3.0, 1e6 + 1]])
WITHIN, BEYOND = (TIED * np.array([1.0, 1.0 + 2 * part]).reshape(2, 1, 1) for part in (1e-10, 2e-9))


def _ones_or_zeros(d, *ones):
    """Attributes that are all 0 or all 1, in each class with these weights for all 1 out of 100."""
    W = np.zeros((2,) * (d + 1))
    for y, weight in enumerate(ones):
        W[y].flat[0], W[y].flat[-1] = 100.0 - weight, weight
    return W


SMALL_SCORES = _ones_or_zeros(7, 3.0, 5.0)
ONE_ZERO = _ones_or_zeros(7, 0.0, 3.0)
ONE_ZERO[0, 0] += 1.0
RARE_ONES = np.zeros((2,) * 5)
RARE_ONES[0, 0, 1, 1, 1] = RARE_ONES[1, 0, 0, 0, 0] = 9999.0
RARE_ONES[1, 1, 1, 1, 1] = 1.0

both_errors = [
    pin("tied", "Naive Bayes ties at x_1 ≠ x_2, where the classes are not equally probable", W=TIED),
    pin("W of 2", "W of 2 entries", W=TIED[::-1]),
    pin(
        "rounded",
        "It ties at x = (1, 1, 1), where .1 · .2 · .3 and .3 · .2 · .1 are not the same number in floating point",
        W=ROUNDED,
    ),
    pin("W of 2, 2", "W of 2 entries", W=ROUNDED[::-1]),
    pin("nearly tied", "W 2 × 2; numbers up to 1e6", W=NEARLY_TIED),
    pin("numbers up to 1e6", "W 2 × 2; numbers up to 1e6", W=NEARLY_TIED[::-1]),
    pin(
        "small scores",
        "Both scores are below 1e-9 at x = (1, ..., 1), where the classes differ by two in a hundred",
        W=SMALL_SCORES,
    ),
    pin("W of 2, 3", "W of 2 entries", W=SMALL_SCORES[::-1]),
    pin("one zero", "Class 0 never has x_1 = 1; the score of class 1 is tiny at x = (1, ..., 1)", W=ONE_ZERO),
    pin("W of 2, 4", "W of 2 entries", W=ONE_ZERO[::-1]),
    pin(
        "rare ones",
        "Class 0 never has x_1 = 1 and nearly always 1 elsewhere; class 1 has all ones once in ten thousand: 1e-16 is more than 0",
        W=RARE_ONES,
    ),
    pin("W of 2, 5", "W 2 × 2", W=np.array([[1.0, 1.0], [2.0, 2.0]])),
    pin("classes alike", "Nothing tells the classes apart, and every score ties", W=np.array([[1.0, 2.0], [1.0, 2.0]])),
    pin("W of 2, 6", "W 2 × 2", W=np.array([[0.0, 3.0], [0.0, 1.0]])),
]
nearly_tied = [
    pin("within", "The scores that tie in TIED differ here by less than 1e-9 of the larger one, and by more", W=WITHIN),
    pin("beyond", "The scores that tie in TIED differ here by less than 1e-9 of the larger one, and by more", W=BEYOND),
]
dependence = [
    pin("W of 2", "W 2 × 2", W=np.array([[1.0, 2.0], [1.0, 2.0]])),
    pin("W of 2, 2", "W of 2 entries", W=np.array([[[1.0, 2.0], [2.0, 4.0]], [[9.0, 3.0], [3.0, 1.0]]])),
    pin("W of 2, 3", "W of 2 entries", W=np.array([[[4.0, 4.0], [4.0, 4.0]], [[0.0, 5.0], [5.0, 0.0]]])),
    pin(
        "numbers up to 1e8",
        "W of 2 entries; numbers up to 1e8",
        W=np.array([[[1e8 + 2, 1e8], [1e8, 1e8 + 2]], [[1.0, 1.0], [1.0, 1.0]]]),
    ),
    pin(
        "W of 2, 4",
        "W of 2 entries",
        W=np.array([[[[1.0, 1.0], [1.0, 1.0]]] * 2, [[[1.0, 1.0], [1.0, 1.0]], [[3.0, 1.0], [1.0, 3.0]]]]),
    ),
]
optimal_but_dependent = [
    pin("prior 0.5 d 2 strength 0.05", "prior = 0.5; d = 2; strength = 0.05", prior=0.5, d=2, strength=0.05),
    pin("prior 0.25 d 2 strength 0.1", "prior = 0.25; d = 2; strength = 0.1", prior=0.25, d=2, strength=0.1),
    pin("prior 0.75 d 3 strength 0.1", "prior = 0.75; d = 3; strength = 0.1", prior=0.75, d=3, strength=0.1),
    pin("prior 0.25 d 6 strength 0.01", "prior = 0.25; d = 6; strength = 0.01", prior=0.25, d=6, strength=0.01),
]
dependent_and_suboptimal = [
    pin("prior 0.5 d 2 gap 0.05", "prior = 0.5; d = 2; gap = 0.05", prior=0.5, d=2, gap=0.05),
    pin("prior 0.25 d 2 gap 0.15", "prior = 0.25; d = 2; gap = 0.15", prior=0.25, d=2, gap=0.15),
    pin("prior 0.75 d 3 gap 0.15", "prior = 0.75; d = 3; gap = 0.15", prior=0.75, d=3, gap=0.15),
    pin("prior 0.5 d 6 gap 0.1", "prior = 0.5; d = 6; gap = 0.1", prior=0.5, d=6, gap=0.1),
]
