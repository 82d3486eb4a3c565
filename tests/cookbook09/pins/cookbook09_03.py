"""What the checks of cookbook9.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

CHAIN = np.array([[0.0, 1, 0, 0], [0.5, 0, 0.5, 0], [0, 0.5, 0, 0.5], [0, 0, 1, 0]])
LINE = np.array([[0.0, 2, -1, 0, 0], [0.5, 0, 0.5, 0, 0], [0, 0.5, 0, 0.5, 0], [0, 0, 0.5, 0, 0.5], [0, 0, -1, 2, 0]])
"""Reconstructs 0, 1, 2, 3, 4 exactly."""


def ring(N):
    W = np.zeros((N, N))
    for i in range(N):
        W[i, i - 1] += 0.5
        W[i, (i + 1) % N] += 0.5
    return W


def path(N):
    W = ring(N)
    W[0], W[-1] = np.eye(N)[1], np.eye(N)[-2]
    return W


def blocks(*parts):
    N = sum(map(len, parts))
    W = np.zeros((N, N))
    start = 0
    for part in parts:
        W[start : start + len(part), start : start + len(part)] = part
        start += len(part)
    return W


def shuffled(W, seed):
    order = np.random.default_rng(seed).permutation(len(W))
    return W[np.ix_(order, order)]


def with_link(W, i, j, weight):
    """A further weight in row i, taken from its largest one."""
    W = W.copy()
    W[i, np.argmax(W[i])] -= weight
    W[i, j] += weight
    return W


def random_weights(rng, N):
    """Each row has 1 to 3 neighbours with integer weights, also negative ones, divided by their sum."""
    W = np.zeros((N, N))
    for i in range(N):
        others = [j for j in range(N) if j != i]
        chosen = rng.permutation(others)[: int(rng.integers(1, 4))]
        parts = rng.integers(-2, 5, size=len(chosen))
        while parts.sum() <= 0 or not parts.all():
            parts = rng.integers(-2, 5, size=len(chosen))
        W[i, chosen] = parts / parts.sum()
    return W


PAIR = ring(2)
UNEVEN = ring(6)
UNEVEN[UNEVEN > 0] += np.random.default_rng(5).normal(size=12) * 2.5e-8
UNEVEN /= UNEVEN.sum(axis=1, keepdims=True)
BIG = random_weights(np.random.default_rng(30), 30)
SEPARATE = shuffled(blocks(PAIR, CHAIN, random_weights(np.random.default_rng(4), 5)), 3)
ONE_WAY = np.array([[0.0, 1, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 0, 1, 0]])
"""Sample 2 leans on 0, and nobody on sample 2."""
HARDLY = with_link(blocks(PAIR, PAIR), 3, 0, 1e-6)
"""Two pairs joined by a tiny weight."""
LATE_LINK = with_link(with_link(blocks(PAIR, PAIR, PAIR), 0, 4, 0.25), 5, 2, -0.5)
STAR = np.array([[0.0, 0.5, 0.25, 0.25], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]])
STEEP = np.array([[0.0, 10, -9], [-8.5, 0, 9.5], [1.0, 0, 0]])
PINNED = (
    CHAIN,
    LINE,
    PAIR,
    ring(3),
    ring(6),
    UNEVEN,
    BIG,
    random_weights(np.random.default_rng(13), 13),
    SEPARATE,
    ONE_WAY,
    HARDLY,
    LATE_LINK,
    STAR,
    STEEP,
    blocks(*[PAIR] * 15),
)
FOUR = np.arange(4.0)[:, None]
RANDOM = np.random.default_rng(7).normal(size=(30, 3))

weights_inputs = pins(
    "np",
    "17 inputs, from x = [0, 0]; neighbours 2 × 2; unit = 1 to x = [-5, -10, 1]; neighbours 4 × 3; unit = 1",
    [
        {"case": {"x": x, "neighbours": neighbours, "unit": unit}}
        for x, neighbours, unit in (
            ([0, 0], [[1, 0], [0, 2]], 1.0),
            ([0], [[1], [2]], 1.0),
            ([3], [[1], [2]], 1.0),
            ([3, 4], [[0, 0]], 1.0),
            ([1, 1], [[0, 0], [0, 0]], 1.0),
            ([1, 1], [[1, 1], [1, 1], [1, 1]], 0.1),
            ([2, 3], [[0, 0], [1, 1], [2, 2]], 0.1),
            ([1, 2], [[0, 0], [3, 0], [0, 3], [5, 5]], 1.0),
            ([0, 0, 1], [[1, 0, 0], [0, 1, 0], [-1, -1, 0]], 1e-3),
            ([1, 0, 0], [[0, 1, 0], [0, 0, 1]], 0.7123),
            ([0, 0, 0, 0, 0], np.eye(5, dtype=int).tolist(), 1.0),
            ([10, 9, 10], [[10, 10, 9], [9, 10, 10], [9, 9, 9]], 0.1),
            ([3, 0], [[-10, 10], [10, 10], [10, -10], [-10, -10], [0, 0], [5, 5], [-5, 5], [1, 0]], 1.0),
            ([0, 0], [[0, 0], [0, 0]], 1.0),
            ([-4, -4], [[-10, 3], [3, -10], [7, -2]], 1e-3),
            # Nearly in a plane: weights in the hundreds; and a weight of 2·10⁻⁴.
            ([-3, 9, -8], [[-2, 0, 5], [8, -9, 9], [1, -3, 4], [2, -5, -4]], 1.0),
            ([-5, -10, 1], [[2, 2, 10], [-10, 7, -1], [5, -8, -8], [-8, -9, 6]], 1.0),
        )
    ],
)
cost = pins(
    "chain",
    "10 inputs, from W 4 × 4; Y 4 × 1 to W 4 × 4; Y 4 × 3",
    [
        {"case": {"W": W, "Y": Y}}
        for W, Y in (
            (CHAIN, FOUR),
            (CHAIN, FOUR[::-1] * [[1, 2]]),
            (blocks(PAIR, PAIR), FOUR),
            (LINE, np.arange(5.0)[:, None] * [[2.0, -1]] + 7),
            (STAR, FOUR * 1e6),
            (STAR, FOUR * 1e-6),
            (STEEP, RANDOM[:3]),
            (BIG, RANDOM),
            (PAIR, np.array([[1.0], [1 + 1e-6]])),
            (blocks(PAIR, PAIR), np.array([[1.0, 2, 3], [1, 2, 3], [4, 5, 9], [0, -1, -1]])),
        )
    ],
)
cost_matrix = pins("pinned", "15 inputs, from W 4 × 4 to W 30 × 30", [{"W": W} for W in PINNED])
embed = [
    *pins(
        "pinned",
        "45 inputs, from W 4 × 4; pick = 0 to W 30 × 30; pick = 28",
        [{"W": W, "pick": pick} for W in PINNED for pick in (0, 1, len(W) - 2)],
    ),
    pin("big", "W 30 × 30; pick = 11", W=BIG, pick=11),
    pin("separate", "W 11 × 11; pick = 2", W=SEPARATE, pick=2),
    pin("blocks", "W 6 × 6; pick = 2", W=blocks(PAIR, PAIR, PAIR), pick=2),
    pin("blocks, 2", "W 8 × 8; pick = 3", W=blocks(LINE, ring(3)), pick=3),
]
collapse = [
    *pins("pinned", "15 inputs, from W 4 × 4 to W 30 × 30", [{"W": W} for W in PINNED]),
    pin("shuffled 8", "W 29 × 29", W=shuffled(blocks(ring(9), ring(20)), 8)),
    pin("blocks", "W 30 × 30", W=blocks(ring(28), PAIR)),
    pin("path 30", "W 30 × 30", W=path(30)),
    pin("shuffled 4", "W 30 × 30", W=shuffled(blocks(path(26), path(4)), 4)),
    pin("blocks, 2", "W 7 × 7", W=blocks(PAIR, ONE_WAY)),
    pin("W of 5", "W 5 × 5", W=np.rot90(ONE_WAY, 2)),
    pin("with link 1 6 -1e-06", "W 7 × 7; numbers down to 1e-6", W=with_link(blocks(ring(4), ring(3)), 1, 6, -1e-6)),
    pin("with link 6 1 -1e-06", "W 7 × 7; numbers down to 1e-6", W=with_link(blocks(ring(4), ring(3)), 6, 1, -1e-6)),
    pin("with link 1 6 0.25", "W 7 × 7", W=with_link(with_link(blocks(ring(4), ring(3)), 6, 1, -0.25), 1, 6, 0.25)),
]
