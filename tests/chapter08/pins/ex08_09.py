"""What the checks of 8.9 are always tried on."""

import numpy as np

from grader.checks import core, memo, pin, pins

from ..shared import SIGNS, cuts, melons, stump_outputs


def _pair(a, b, c, d):
    return {"u": np.repeat([1, 1, -1, -1], [a, b, c, d]), "v": np.repeat([1, -1, 1, -1], [a, b, c, d])}


SPECIAL = [
    _pair(*counts)
    for counts in (
        (4, 1, 1, 4), (3, 2, 1, 4), (5, 0, 0, 0), (0, 0, 0, 5), (0, 5, 0, 0), (0, 0, 5, 0), (3, 0, 0, 2), (0, 2, 3, 0),
        (3, 2, 0, 0), (0, 0, 2, 3), (2, 0, 3, 0), (0, 1, 0, 4), (3, 2, 4, 0), (0, 2, 4, 3), (1, 0, 2, 3), (60, 40, 1, 99),
        (1, 0, 0, 0),
    )
]  # fmt: skip
ONE_FLIP = np.where(np.arange(60 * 200).reshape(60, 200) == 777, -1, 1)


def _noisy(T, n, seed):
    """Members that are all different, and of different accuracy."""
    rng = np.random.default_rng(seed)
    base = rng.choice(SIGNS, size=n)
    while True:
        rates = rng.uniform(0.1, 0.5, size=(T, 1))
        P = np.where(rng.random((T, n)) < rates, -base, base)
        if len({tuple(row) for row in P.tolist()}) == T:
            return P


@memo
def boosted(rounds) -> np.ndarray:
    """What the stumps of AdaBoost on 3.0α predict."""
    X, y = melons()
    stumps = [{"feature": j, "threshold": t, "sign": s} for j in range(2) for t in cuts(X[:, j]) for s in SIGNS]
    outputs = np.array([stump_outputs(stump, X) for stump in stumps])
    w, chosen = np.full(17, 1 / 17), []
    for _ in range(rounds):
        errors = (outputs != y) @ w
        best = outputs[int(np.argmin(errors))]
        eps = float(errors.min())
        chosen.append(best)
        w = np.where(best == y, w / (1 - eps), w / eps) / 2
    return np.array(chosen)


@memo
def bagged(T, seed) -> np.ndarray:
    """What the stumps of bagging on 3.0α predict."""
    X, y = melons()
    rng = np.random.default_rng(seed)
    members = []
    for _ in range(T):
        rows = rng.integers(17, size=17)
        best = None
        for j in range(2):
            for t in cuts(X[rows, j]):
                for s in SIGNS:
                    stump = {"feature": j, "threshold": t, "sign": s}
                    wrong = int((stump_outputs(stump, X[rows]) != y[rows]).sum())
                    if best is None or wrong < best[0]:
                        best = wrong, stump_outputs(stump, X)
        members.append(best[1])
    return np.array(members)


contingency = pins(
    "special",
    "17 inputs, from u of 10 entries; v of 10 entries to u = [1]; v = [1]",
    [{"pair": one} for one in SPECIAL],
)
kappa_error_points = [
    core(pin("boosted 5", "P 5 × 17; seed is None", P=boosted(5), seed=None)),
    pin("P of 3 seed 3", "P 3 × 3; seed = 3", P=np.array([[1, 1, -1], [1, -1, -1], [-1, 1, 1]]), seed=3),
    pin("P of 2 seed 1", "P 2 × 1; seed = 1", P=np.array([[1], [1]]), seed=1),
    pin("P of 3 seed 2", "P 3 × 4; seed = 2", P=np.array([[1, 1, 1, 1], [1, 1, 1, 1], [-1, -1, -1, -1]]), seed=2),
]
zero_if_identical = [
    pin("P of 3", "P 3 × 4", P=np.ones((3, 4), dtype=int)),
    pin("P of 2", "P 2 × 1", P=-np.ones((2, 1), dtype=int)),
    pin("P of 2, 2", "P 2 × 2", P=np.array([[1, -1], [-1, 1]])),
    pin("P of 2, 3", "P 2 × 1", P=np.array([[1], [-1]])),
    pin("P of 6", "P 6 × 1", P=np.array([[1], [-1], [1], [-1], [1], [-1]])),
    pin("P of 3, 2", "P 3 × 3", P=np.array([[1, 1, -1], [1, 1, -1], [1, -1, 1]])),
    pin("one flip", "Many members, of which one differs on one sample", P=ONE_FLIP),
    pin("P of 60", "P 60 × 200", P=np.where(np.arange(60 * 200).reshape(60, 200) < 6000, -1, 1)),
]
invariances = [
    pin("P of 3 seed 1", "P 3 × 4; seed = 1", P=np.array([[1, 1, -1, 1], [1, -1, -1, 1], [1, 1, 1, 1]]), seed=1),
    pin(
        "P of 4 seed 2",
        "P 4 × 4; seed = 2",
        P=np.array([[1, 1, 1, 1], [1, -1, 1, 1], [1, -1, 1, -1], [1, 1, 1, 1]]),
        seed=2,
    ),
    pin("P of 2 seed 3", "P 2 × 3; seed = 3", P=np.array([[1, 1, 1], [-1, 1, 1]]), seed=3),
]
increasing = [
    pin("n 1 seed 0", "n = 1; seed = 0", n=1, seed=0),
    pin("n 2 seed 1", "n = 2; seed = 1", n=2, seed=1),
    pin("n 7 seed 3", "n = 7; seed = 3", n=7, seed=3),
]
increasing_strict = [
    pin("n 200 seed 2", "n = 200; seed = 2", n=200, seed=2),
]
picture_inputs = [
    pin("noisy 2 30 1", "P 2 × 30; seed = 1", P=_noisy(2, 30, 1), seed=1),
    pin("noisy 4 30 5", "P 4 × 30; seed = 0", P=_noisy(4, 30, 5), seed=0),
    pin("noisy 3 30 2", "P 3 × 30; seed = 2", P=_noisy(3, 30, 2), seed=2),
    pin("noisy 5 200 4", "P 5 × 200; seed = 3", P=_noisy(5, 200, 4), seed=3),
    pin("noisy 60 60 3", "P 60 × 60; seed = 3", P=_noisy(60, 60, 3), seed=3),
    pin(
        "P of 2 seed 0",
        "Two members of the same error that differ on two samples of 200",
        P=np.array([[1, -1] * 100, [1, -1] * 99 + [-1, 1]]),
        seed=0,
    ),
]
compare = [
    core(pin("boosted 5", "P_a 5 × 17; P_b 5 × 17; seed is None", P_a=boosted(5), P_b=bagged(5, 0), seed=None)),
    core(pin("bagged 11 1", "P_a 11 × 17; P_b 11 × 17; seed is None", P_a=bagged(11, 1), P_b=boosted(11), seed=None)),
    core(pin("boosted 5, 2", "P_a 5 × 17; P_b 11 × 17; seed is None", P_a=boosted(5), P_b=boosted(11), seed=None)),
    core(pin("boosted 5, 3", "P_a 5 × 17; P_b 5 × 17; seed is None", P_a=boosted(5), P_b=boosted(5), seed=None)),
    pin(
        "one flip",
        "Many members, of which one differs on one sample",
        P_a=ONE_FLIP,
        P_b=np.ones((3, 200), dtype=int),
        seed=2,
    ),
    pin(
        "one flip, 2",
        "Many members, of which one differs on one sample",
        P_a=-np.ones((3, 200), dtype=int),
        P_b=ONE_FLIP,
        seed=2,
    ),
    pin(
        "P_a of 60 seed 2",
        "P_a 60 × 200; P_b 2 × 200; seed = 2",
        P_a=ONE_FLIP * np.where(np.arange(200) < 90, 1, -1),
        P_b=np.tile(np.where(np.arange(200) < 9, 1, -1), (2, 1)),
        seed=2,
    ),
    core(pin("boosted 5, 4", "P_a 5 × 17; P_b 5 × 17; seed is None", P_a=boosted(5), P_b=boosted(5)[::-1], seed=None)),
    pin(
        "P_a of 2 seed 1",
        "P_a 2 × 3; P_b 4 × 3; seed = 1",
        P_a=np.ones((2, 3), dtype=int),
        P_b=-np.ones((4, 3), dtype=int),
        seed=1,
    ),
    pin(
        "P_a of 2 seed 1, 2",
        "P_a 2 × 6; P_b 2 × 6; seed = 1",
        P_a=np.array([[1] * 4 + [-1] * 2, [1] * 3 + [-1] * 3]),
        P_b=np.array([[1] * 5 + [-1], [1] * 6]),
        seed=1,
    ),
    pin(
        "P_a of 2 seed 1, 3",
        "κ is 0 for either, since one member is constant",
        P_a=np.array([[1] * 4, [1] * 3 + [-1]]),
        P_b=np.array([[1] * 4, [1] * 2 + [-1] * 2]),
        seed=1,
    ),
]
