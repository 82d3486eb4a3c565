"""What the checks of 9.6 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins

from ..shared_linkage import distances_of


def any_matrix(m, seed, how):
    """A symmetric matrix of m samples: small whole numbers, distinct ones in any order, or those with tiny differences."""
    rng, count = np.random.default_rng(seed), m * (m - 1) // 2
    values = {
        "whole": rng.integers(0, 5, size=count) / 2,
        "distinct": (1 + rng.permutation(count)) ** 1.5,
        "near": 1 + 1e-6 * rng.permutation(count),
    }[how]
    D = np.zeros((m, m))
    D[np.triu_indices(m, 1)] = values
    return D + D.T


TIED = np.array([[0.0, 1, 2, 3], [1, 0, 1, 2], [2, 1, 0, 1], [3, 2, 1, 0]])
COINCIDE = np.array([[0.0, 0, 5], [0, 0, 5], [5, 5, 0]])
LONG = any_matrix(45, 3, "distinct")
LINE = distances_of(np.cumsum(1 + 1e-3 * np.arange(45))[:, None])
MANY_TIES = [any_matrix(12, seed, "whole") for seed in (0, 1)]
HUGE = 2.0**60 * any_matrix(9, 4, "distinct")
PINNED = (TIED, COINCIDE, np.zeros((1, 1)), np.zeros((3, 3)), *MANY_TIES)
STRICT = (LONG, LINE, HUGE)


def _both(matrices, seeds=(0,)):
    return [{"D": D, "seed": seed} for D in matrices if len(D) > 1 or len(seeds) == 1 for seed in seeds]


linkage_distance = [core(one) for one in pins("pinned", "ties, samples that coincide", _both(PINNED, (0, 1)))]
linkage_distance_strict = pins(
    "strict", "many samples, gaps that differ by little, huge numbers", _both(STRICT, (0, 1))
)
agnes = [
    *(core(one) for one in pins("pinned", "ties, samples that coincide, a single sample", _both(PINNED))),
    pin("tied", "D 4 × 4; seed = 1", D=TIED, seed=1),
]
agnes_strict = [
    *pins("strict", "many samples, gaps that differ by little, huge numbers", _both(STRICT)),
    pin("long", "D 45 × 45; seed = 1; numbers up to 3e4", D=LONG, seed=1),
]
threshold = [core(one) for one in pins("pinned", "ties, samples that coincide, a single sample", _both(PINNED))]
threshold_strict = pins("strict", "many samples, gaps that differ by little, huge numbers", _both(STRICT))
chain_data = [
    pin("n 4", "n = 4", n=4),
    pin("n 5", "n = 5", n=5),
    pin("n 6", "n = 6", n=6),
    pin("n 10", "n = 10", n=10),
    pin("n 20", "n = 20", n=20),
]
chaining = [pin("r 1", "r = 1", r=1), pin("r 2", "r = 2", r=2), pin("r 4", "r = 4", r=4), pin("r 8", "r = 8", r=8)]
