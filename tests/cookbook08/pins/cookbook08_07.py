"""What the checks of cookbook8.7 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def mask_of(rng, n, N, kind):
    """Which keys every query may see."""
    mask = rng.random((n, N)) < 0.6
    if kind == "some":
        mask[np.arange(n), rng.integers(N, size=n)] = True
    if kind == "all":
        mask[:] = True
    elif kind == "causal":
        mask = np.tri(n, N, dtype=bool)
    elif kind == "one each":
        mask[:] = False
        mask[np.arange(n), rng.integers(N, size=n)] = True
    elif kind == "none":
        mask[:] = False
    if kind == "one empty":
        mask[rng.integers(n)] = False
    return mask


def numbers(rng, shape, kind):
    """Tenths, or numbers of many decimals, or all of one column alike; those that are not 0 are at least 1e-6."""
    if kind == "tenths":
        return rng.integers(-30, 31, size=shape) / 10
    drawn = rng.uniform(-3, 3, size=shape)
    if kind == "tiny":
        drawn *= rng.choice([1.0, 1e-5], size=shape)
    if kind == "alike":
        drawn[:, 0] = drawn[0, 0]
    if kind == "repeated":
        drawn[-1] = drawn[0]
    return np.where(np.abs(drawn) < 1e-6, 0.0, drawn)


def rows(S, mask=None):
    S = np.array(S, dtype=float)
    return {"case": {"S": S, "mask": np.ones(S.shape, dtype=bool) if mask is None else np.array(mask, dtype=bool)}}


def fitted(Q, K, scale, most):
    """Q shortened so that scale·Σ|q_i k_i| is at most that large."""
    Q = Q / max(1.0, scale * float((np.abs(Q) @ np.abs(K).T).max(initial=0)) / most)
    return np.where(np.abs(Q) < 1e-6, 0.0, Q)


def attention(Q, K, V, mask=None, scale=1.0):
    Q, K, V = (np.array(one, dtype=float) for one in (Q, K, V))
    mask = np.ones((len(Q), len(K)), dtype=bool) if mask is None else np.array(mask, dtype=bool)
    return {"Q": Q, "K": K, "V": V, "mask": mask, "scale": scale}


def made(seed, n, N, d, u, kind, scale):
    rng = np.random.default_rng(seed)
    K = numbers(rng, (N, d), "fine")
    Q = fitted(numbers(rng, (n, d), "fine"), K, scale, 30)
    return {"Q": Q, "K": K, "V": numbers(rng, (N, u), "fine"), "mask": mask_of(rng, n, N, kind), "scale": scale}


THREE = attention([[np.log(2), 0.0]], [[1, 0], [0, 1], [2, 0]], [[1, 0], [0, 1], [1, 1]])
EMPTY = attention([[1, 2], [0.5, -1]], [[1, 1], [0.5, 2]], [[1, 2, 3], [-1, 0, 1]], [[False, False], [True, True]], 0.5)
NEGATIVE = attention([[-1.5], [2.5]], [[1], [2], [3]], [[4], [5], [7]], [[True, True, False], [True, True, True]], 2.0)
LARGE = attention([[50, 0.5]], [[98, 100], [99, 1], [1, 3]], [[1e6, 1e-6], [2e5, 1], [0, 3]])
"""Scores in the thousands, 0.5 apart at the top."""
TINY = attention(
    [[9e-5, -8e-5], [1e-6, 7e-5]], [[9e-5, 1e-6], [-5e-5, 2e-5]], [[1e-5, 2e-5], [-3e-5, 9e-5]], scale=1000.0
)
SMALL_KEYS = attention([[9e5, -5e5]], [[9e-5, 1e-6], [-5e-5, 2e-5]], [[1, 2], [-3, 4]])
SMALL_VALUES = attention([[0.5], [-2]], [[1], [0.25], [2]], [[1e-6], [2e-6], [-1e-6]])
SUMS = attention(
    [[1, 2, 3], [0.5, -0.25, 0.25], [1, 0, 1]],
    [[1, 2, 3], [2, 3, 5], [-1, 2, 1]],
    [[1, 2, 3], [3, 1, 4], [0, 1, 1]],
    scale=0.25,
)
PINNED = [
    THREE,
    {**NEGATIVE, "mask": np.ones((2, 3), dtype=bool)},
    TINY,
    SMALL_KEYS,
    SMALL_VALUES,
    SUMS,
    made(1, 4, 4, 3, 2, "all", 0.7),
    made(2, 2, 13, 9, 9, "all", 0.3),
    made(3, 120, 2, 2, 1, "all", 1.0),
    made(4, 2, 120, 1, 2, "all", 1000.0),
    made(6, 3, 2, 2, 2, "all", 0.001),
]
MASKED = [
    EMPTY,
    NEGATIVE,
    LARGE,
    {**LARGE, "mask": np.array([[False, True, True]])},
    made(1, 4, 4, 3, 2, "causal", 0.7),
    made(2, 2, 13, 9, 9, "some", 0.3),
    made(3, 120, 2, 2, 1, "random", 1.0),
    made(5, 3, 3, 2, 2, "none", 1.0),
]
HARD = [
    attention([[1, 0]], [[2, 5], [2, 7], [1, 9]], [[1], [2], [3]]),
    attention([[1, 0]], [[2, 5], [2, 7], [1, 9]], [[1], [2], [3]], [[False, True, True]]),
    attention([[1], [1]], [[-2], [-1], [-3]], [[1, 2], [3, 4], [5, 6]], [[True, False, True], [False, False, False]]),
    attention([[-1], [0]], [[4], [9], [1]], [[0.5], [0.25], [0.125]]),
    attention([[1e6, 1]], [[500, 3], [500, 4], [499, 4]], [[1e-6, 1e6], [2, 3], [9e-5, 7]]),
    attention([[1e6]], [[4294], [1]], [[1], [2]]),  # a product just below 2^32
    attention([[3, 4]], [[3, 4], [30, 0], [0, 20], [6, 8.0]], [[1], [2], [3], [4]]),
    attention([[1, 0]], [[1, 5], [2, -70], [2, 9]], [[1], [2], [3]]),
    attention([[1, 1, 2], [2, 1, 3]], [[1, 2, 3], [2, 3, 5], [0, 1, 1]], [[0.1234567], [1.5], [2.25]]),
    attention(np.ones((120, 1)), [[1], [3], [2]], [[1], [2], [3]], np.arange(360).reshape(120, 3) % 4 > 0),
    attention([[1e6] * 11 + [1]], [[1e6] * 11 + [k] for k in (3, 4, 2)], [[1], [2], [3]]),
    attention([[1e6] * 12], [[-1e6] * 12, [-999999.0] * 12, [-1e6] * 12], [[1], [2], [3]]),
    attention([[1e6] * 12], [[1e6] * 12, [-1e6] * 12, [-999999.0] * 12], [[1], [2], [3]], [[False, True, True]]),
    attention([[1]], np.arange(120)[:, None], np.arange(120)[:, None] / 7),
    attention([[1]], np.arange(120)[:, None] * 7 % 120, np.arange(120)[:, None] / 7, np.arange(120)[None] % 5 > 0),
]

weights = [
    pin("rows", "S 1 × 2; mask 1 × 2", **rows([[0.0, 0.0]], [[False, False]])),
    pin("rows, 2", "S 2 × 2; mask 2 × 2", **rows([[1.0, 2.0], [1.0, 2.0]], [[False, False], [True, False]])),
    pin("rows, 3", "S 1 × 3; mask 1 × 3", **rows([[5000.0, 4999.0, 4998.5]])),
    pin("rows, 4", "S 1 × 3; mask 1 × 3", **rows([[-5000.0, -4999.0, -4999.0]])),
    pin("rows, 5", "S 1 × 3; mask 1 × 3", **rows([[5000.0, -4000.0, -4000.5]], [[False, True, True]])),
    pin(
        "rows, 6",
        "S 2 × 3; mask 2 × 3",
        **rows([[-4000.0, 4000.0, 4001.0], [0.5, 0.25, 0.125]], [[True, False, False], [True, True, False]]),
    ),
    pin("rows, 7", "S 1 × 3; mask 1 × 3", **rows([[5000.0, -5000.0, 0.0]])),
    pin("rows, 8", "a share of 3e-9 counts", **rows([[20.0, 0.5, 0.0]])),
    pin("rows, 9", "S 1 × 2; mask 1 × 2", **rows([[-1.0, 0.5]], [[True, False]])),
    pin("rows, 10", "S 1 × 3; mask 1 × 3", **rows([[-3.0, -4.0, -5.0]], [[True, True, False]])),
    pin("rows, 11", "S 3 × 3; mask 3 × 3", **rows(np.zeros((3, 3)), np.tri(3))),
    pin("rows, 12", "S 1 × 4; mask 1 × 4; numbers down to 1e-6", **rows([[9e-5, -9e-5, 1e-6, 0.0]])),
    pin("rows, 13", "S 120 × 2; mask 120 × 2", **rows(np.sin(np.arange(240.0)).reshape(120, 2))),
    pin(
        "rows, 14",
        "S 2 × 120; mask 2 × 120",
        **rows(np.sin(np.arange(240.0)).reshape(2, 120), np.arange(240).reshape(2, 120) % 3 > 0),
    ),
    pin("rows, 15", "S 3 × 3; mask 3 × 3", **rows([[1.0, 2.0, 3.0], [4.0, 5.0, 9.0], [0.5, 0.75, 1.25]])),
]
attend = pins(
    "pinned",
    "11 inputs, from Q 1 × 2; K 3 × 2; V 3 × 2; seed = 0 to Q 3 × 2; K 2 × 2; V 2 × 2; seed = 10",
    [{"case": case, "seed": seed} for seed, case in enumerate(PINNED)],
)
attend_backward = [
    *pins(
        "pinned",
        "11 inputs, from Q 1 × 2; K 3 × 2; V 3 × 2; seed = 0 to Q 3 × 2; K 2 × 2; V 2 × 2; seed = 10",
        [{"case": case, "seed": seed, "size": 1.0} for seed, case in enumerate(PINNED)],
    ),
    pin("three", "Q 1 × 2; K 3 × 2; V 3 × 2; seed = 3; numbers up to 1e6", case=THREE, seed=3, size=1e6),
    pin("three, 2", "Q 1 × 2; K 3 × 2; V 3 × 2; seed = 3; numbers down to 5e-6", case=THREE, seed=3, size=5e-6),
    pin("sums", "Q 3 × 3; K 3 × 3; V 3 × 3; seed = 0", case=SUMS, seed=0, size=0.0),
]
masked = pins(
    "masked",
    "8 inputs, from Q 2 × 2; K 2 × 2; V 2 × 3; seed = 0 to Q 3 × 2; K 3 × 2; V 3 × 2; seed = 7",
    [{"case": case, "seed": seed} for seed, case in enumerate(MASKED)],
)
hard = pins(
    "hard",
    "15 inputs, from Q 1 × 2; K 3 × 2; V 3 × 1 to Q 1 × 1; K 120 × 1; V 120 × 1",
    [{"case": case} for case in HARD],
)
evidence = pins(
    "some keys and j",
    "15 inputs, from keys = [5]; j = 0 to keys of 120 entries; j = 119",
    [
        {"case": {"keys": keys, "j": j}}
        for keys, j in (
            ([5], 0),
            ([0], 0),
            ([3, -2], 0),
            ([3, -2], 1),
            ([1, 4, 2], 0),
            ([1, 4, 2], 1),
            ([1, 4, 2], 2),
            ([-5, -9, -7, -8], 0),
            ([-5, -9, -7, -8], 2),
            ([0, 1000000, 1], 2),
            ([1000000, -1000000, 999999, 0], 2),
            ([7, 0, -3, 100, 8, 9, -2], 1),
            ([2, 5, 4, 7, 3], 1),
            (list(range(120)), 61),
            (list(range(120)), 119),
        )
    ],
)
