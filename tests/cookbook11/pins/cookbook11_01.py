"""What the checks of cookbook11.1 are always tried on."""

import math

import numpy as np

from grader.checks import memo, pin, pins

KINDS = ("plain", "plain", "plain", "whole", "tiny", "fine", "long", "even", "two")


def one_round(seed, kind):
    """{"p", "u"}: weights and outcomes of this kind."""
    rng = np.random.default_rng(seed)
    m = {"long": int(rng.integers(101, 200)), "two": 2}.get(kind, int(rng.integers(3, 10)))
    u = rng.choice([-1.0, 1.0] if kind in ("whole", "two") else [-1.0, 0.0, 1.0], m)
    places = rng.permutation(m)[:2]
    u[places] = [-1.0, 1.0]
    p = rng.integers(1, 9, m).astype(float)
    if kind == "even":
        p[:] = 1
    if kind in ("fine", "long"):
        p = p + rng.random(m)
    if kind == "tiny":
        p[places[seed % 2]] = 10.0 ** -int(rng.integers(4, 11))
    return {"p": p / p.sum(), "u": u}


A = {"p": np.full(4, 0.25), "u": np.array([1.0, 1.0, 1.0, -1.0])}
B = {"p": np.full(5, 0.2), "u": np.array([1.0, 1.0, 0.0, 0.0, -1.0])}
MOSTLY_WRONG = {"p": np.array([0.5, 0.1, 0.2, 0.2]), "u": np.array([-1.0, 1.0, -1.0, 0.0])}
BARELY = {"p": np.array([1e-12, 0.5, 0.5 - 1e-12]), "u": np.array([-1.0, 1.0, 0.0])}
NEARLY_EVEN = {"p": np.array([0.25 + 2e-7, 0.25 - 2e-7, 0.5]), "u": np.array([1.0, -1.0, 0.0])}
HARDLY_UNEVEN = [{"p": np.array([0.25 + d, 0.25 - d, 0.5]), "u": np.array([1.0, -1.0, 0.0])} for d in (1e-8, -2e-9)]
# What abstains is little, and yet much beside 2√(W₊W₋).
HARDLY_ABSTAINING = {"p": np.array([1e-12, 5e-10, 1 - 5.01e-10]), "u": np.array([-1.0, 0.0, 1.0])}
MOSTLY_ABSTAINING = {"p": np.array([3e-9, 1e-9, 1 - 4e-9]), "u": np.array([1.0, -1.0, 0.0])}
PINNED = [
    A,
    B,
    MOSTLY_WRONG,
    BARELY,
    NEARLY_EVEN,
    *HARDLY_UNEVEN,
    HARDLY_ABSTAINING,
    MOSTLY_ABSTAINING,
    *(one_round(110 + k, kind) for k, kind in enumerate(dict.fromkeys(KINDS))),
]
STEPS = [0.0, 1.0, -1.0, 0.5, 1e-3, 1e-6, 100.0, -100.0, 40.0, -7.25]


@memo
def played(U):
    """The rounds of U, with the losses themselves instead of normalised weights; None if the stub excludes this U."""
    f = [0.0] * len(U[0])
    alphas, product, shares = [], 1.0, []
    for u in U:
        losses = [math.exp(-one) for one in f]
        total = math.fsum(losses)
        if min(losses) < 1e-12 * total * (1 + 1e-6):
            return None
        right = math.fsum(loss for loss, one in zip(losses, u, strict=True) if one > 0)
        wrong = math.fsum(loss for loss, one in zip(losses, u, strict=True) if one < 0)
        if not right * wrong > 0:
            return None
        a = (math.log(right) - math.log(wrong)) / 2
        f = [sum_ + a * one for sum_, one in zip(f, u, strict=True)]
        product *= math.fsum(math.exp(-one) for one in f) / total
        alphas.append(a)
        shares.append(wrong / total)
    return {"alphas": alphas, "f": f, "product": product, "shares": shares}


def is_clear(U):
    """Whether the stub permits this U, with a margin."""
    done = played(U)
    return done is not None and all(abs(total) >= 1e-6 or not np.any(U[:, i]) for i, total in enumerate(done["f"]))


RUNS = ("plain", "plain", "one", "long", "many", "duplicate", "strong")


def made_run(seed, kind, values):
    rng = np.random.default_rng(seed)
    while True:
        T, m = int(rng.integers(2, 8)), int(rng.integers(3, 12))
        T, m = {"one": (1, m), "many": (60, 7), "long": (5, int(rng.integers(101, 200))), "duplicate": (T, 6)}.get(
            kind, (T, m)
        )
        U = rng.choice(
            values, (T, m), p=None if kind != "strong" else {2: [0.2, 0.8], 3: [0.15, 0.15, 0.7]}[len(values)]
        )
        for u in U:
            u[rng.permutation(m)[:2]] = [-1.0, 1.0]
        if kind == "duplicate":
            U[:, -1] = U[:, 0]
            if T > 2:
                U[-1] = U[0]
        if 0.0 in values and seed % 2:
            U[:, int(rng.integers(m))] = 0.0  # abstentions in all rounds
        if all(np.any(u > 0) and np.any(u < 0) for u in U) and is_clear(U):
            return U


WHOLE, WITH_ZERO = (-1.0, 1.0), (-1.0, 0.0, 1.0)
ROW = np.array([[1.0] * 9 + [-1.0]])
FIXED = np.array([[1.0, 1.0, 1.0, -1.0], [-1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, 1.0]])
HALVING = 1.0 - 2 * np.eye(35, 36)
TURNED = HALVING * (-1.0) ** np.arange(35)[:, None]


def in_blocks(*rows):
    """Rows of (value, times), (value, times), …"""
    return np.array([[value for value, times in row for _ in range(times)] for row in rows], dtype=float)


SLIGHT = in_blocks([(1, 23), (-1, 13), (0, 30)], [(1, 16), (0, 7), (1, 9), (0, 4), (-1, 26), (1, 2), (0, 2)])
SLIGHTER = in_blocks(
    [(1, 49), (-1, 34), (0, 60)], [(1, 36), (0, 13), (1, 25), (0, 9), (-1, 60)], [(1, 40), (-1, 30), (1, 60), (-1, 13)]
)
IDLE = np.array([[1.0, 1.0, 0.0, 0.0, -1.0], [0.0, 1.0, 0.0, -1.0, 1.0]])

alpha = pins(
    "pinned",
    "16 inputs, from p = [0.25, 0.25, 0.25, 0.25]; u = [1, 1, 1, -1] to p = [0.5333, 0.4667]; u = [1, -1]",
    [{"data": data} for data in PINNED],
)
reweight = pins(
    "pinned",
    "32 inputs, from p = [0.25, 0.25, 0.25, 0.25]; u = [1, 1, 1, -1]; a = 0 to p = [0.5333, 0.4667]; u = [1, -1]; a = 40",
    [{"data": data, "a": a} for k, data in enumerate(PINNED) for a in (STEPS[k % 10], STEPS[(k + 3) % 10])],
)
run = [
    pin("fixed", "U 4 × 4", U=FIXED),
    pin("row", "U 1 × 10", U=ROW),
    pin(
        "halving",
        "A row that is wrong for one more sample each time halves all other weights: at last the p are 10⁻¹², and α is 13",
        U=HALVING,
    ),
    pin("U of 35", "U 35 × 36", U=-HALVING),
    pin("turned", "U 35 × 36", U=TURNED),
    *pins(
        "runs",
        "6 inputs, from U 5 × 9 to U 5 × 8",
        [{"U": U} for U in (made_run(140 + k, kind, WHOLE) for k, kind in enumerate(dict.fromkeys(RUNS)))],
    ),
]
run_with_abstentions = [
    pin("idle", "U 2 × 5", U=IDLE),
    pin(
        "slight",
        "The second coefficient is 1.3·10⁻⁶, and so is f of those that abstained in the first round and are right in the second",
        U=SLIGHT,
    ),
    pin("slighter", "The second coefficient is 4·10⁻⁸", U=SLIGHTER),
    *pins(
        "runs",
        "12 inputs, from U 5 × 3 to U 7 × 9",
        [
            {"U": U}
            for U in (
                made_run(seed + k, kind, WITH_ZERO) for seed in (150, 161) for k, kind in enumerate(dict.fromkeys(RUNS))
            )
        ],
    ),
]
swapped = [
    pin("eps 0.25", "eps = 0.25", eps=0.25),
    pin("eps 0.3", "eps = 0.3", eps=0.3),
    pin("eps 0.1", "eps = 0.1", eps=0.1),
    pin("eps 0.5", "eps = 0.5", eps=0.5),
    pin("eps 0.9", "eps = 0.9", eps=0.9),
    pin("eps 1e-06", "eps = 1e-6; numbers down to 1e-6", eps=1e-6),
    pin("eps 0.0001", "eps = 0.0001; numbers down to 1e-4", eps=1e-4),
    pin("eps 1", "eps = 1", eps=1 - 1e-6),
    pin("eps 0.1235", "eps = 0.1235", eps=0.123456789),
]
broken_bound = [
    pin("T 8", "T = 8", T=8),
    pin("T 9", "T = 9", T=9),
    pin("T 10", "T = 10", T=10),
    pin("T 20", "T = 20", T=20),
    pin("T 41", "T = 41", T=41),
    pin("T 60", "T = 60", T=60),
]
