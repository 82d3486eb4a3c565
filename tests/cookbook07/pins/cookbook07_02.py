"""What the checks of cookbook7.2 are always tried on."""

import math
from fractions import Fraction

import numpy as np

from exercises.datasets import watermelon_3_0a
from grader.checks import pin, pins


def exactly(z1, z2):
    """m1, m2 and s² in fractions."""
    one, two = ([Fraction(float(z)) for z in values] for values in (z1, z2))
    m1, m2 = sum(one) / len(one), sum(two) / len(two)
    squares = sum((z - m1) ** 2 for z in one) + sum((z - m2) ** 2 for z in two)
    return m1, m2, squares / (len(one) + len(two) - 2)


def on_the_line(z1, z2):
    """Whether the stub permits these samples on the line."""
    if not (z1 and z2 and 4 <= len(z1) + len(z2) <= 200):
        return False
    m1, m2, s2 = exactly(z1, z2)
    s, largest = math.sqrt(s2), max(map(abs, [*z1, *z2]))
    return 1e-6 <= s <= 1e6 and largest <= 1e4 * s and abs(m1 - m2) >= 0.1 * s


LINES = ("plain", "plain", "plain", "small", "large", "offset", "fine", "long", "alone", "near", "tied")


def line(seed, kind):
    """Samples of both classes of this kind, on a line."""
    rng = np.random.default_rng(seed)
    while True:
        n1, n2 = (int(n) for n in (rng.integers(1, 8, 2) if kind != "long" else rng.permutation([110, 35])))
        if kind == "alone":
            n1, n2 = [(1, 5), (6, 1)][seed % 2]
        shift = int(rng.integers(-6, 7))
        z1 = rng.integers(-8, 9, n1) / 4.0 + shift / 2
        z2 = rng.integers(-8, 9, n2) / 4.0
        if kind == "fine":
            z1, z2 = z1 + rng.random(n1).round(9), z2 + rng.random(n2).round(9)
        if kind == "near":
            z1, z2 = (np.concatenate([z, z[:2] + 1e-6]) for z in (z1, z2))
        if kind == "tied":
            z1, z2 = np.concatenate([z1, z2[:3]]), np.concatenate([z2, z1[:3]])
        scale = {"small": 3e-6, "large": 2e5}.get(kind, 1.0)
        z1, z2 = (z * scale for z in (z1, z2))
        if kind == "offset":
            z1, z2 = (z + (-7e3 if seed % 2 else 7e3) for z in (z1, z2))
        samples = {"z1": z1.tolist(), "z2": z2.tolist()}
        if on_the_line(**samples):
            return samples


HAND = {"z1": [10.0, 11.0, 12.0], "z2": [0.0, 1.0, 2.0, 3.0]}
UNUSUAL = [
    {"z1": [6999.0, 7000.0, 7001.5], "z2": [7001.0, 7002.0, 7004.0]},
    {"z1": [-9.0], "z2": [-8.0, 4.0, 1.0, 3.0]},
    {"z1": [3.0] * 4, "z2": [2.0, 1.0, 4.0]},
]
LINE_KINDS = [line(700 + k, kind) for k, kind in enumerate(dict.fromkeys(LINES))]
PINNED = [HAND, {"z1": HAND["z2"], "z2": HAND["z1"]}, *UNUSUAL, *LINE_KINDS, line(800, "offset"), line(801, "long")]
CUTS = [
    (1.0, 0.0, 3.0, 2.0),
    (1.0, 0.0, 2.0, 3.0),
    (-1.0, 0.0, 3.0, 2.0),
    (-1.0, 0.0, 2.0, 3.0),
    (5.0, 9.0, 1.0, 2.0),
    (5.0, 9.0, 2.0, 1.0),
    (0.5, -math.inf, 2.0, 1.0),
    (0.5, math.inf, 2.0, 1.0),
    (0.5, math.inf, -2.0, -1.0),
    (1e-9, 0.0, 1e-6, 2e-6),
    (-1e-9, 0.0, 1e-6, 2e-6),
    (7e8, 7e8 + 1, 3e6, 2e6),
    (123.4567891, 123.4567892, 0.0005, 0.0004),
    (200.0, 150.0, 1000.0, 999.99999),
    (2e-15, 0.0, 0.0, 3e-15),
    (-2e-15, 0.0, 3e-15, 0.0),
    (0.3 + 4e-15, 0.3, 0.7, 0.7 - 4e-15),
    (0.3 - 4e-15, 0.3, 0.7, 0.7 - 4e-15),
    (1e9, -1e9, -1e9, 1e9),
    (1e9 - 1e-6, 1e9, 1e9, 1e9 - 1e-6),
]


def melons():
    """Watermelon 3.0α, 是 as class 1."""
    table = watermelon_3_0a()
    good = np.array([label == "是" for label in table["y"]])
    return {"X1": table["X"][good], "X2": table["X"][~good]}


PLANE = {"X1": np.array([[5.0, 4.0], [6.0, 6.0], [7.0, 5.0]]), "X2": np.array([[0.0, 0.0], [1.0, 1.0], [2.0, 0.0]])}


def scatter(X1, X2):
    return sum((X - X.mean(axis=0)).T @ (X - X.mean(axis=0)) for X in (X1, X2))


def in_space(X1, X2):
    """Whether the stub permits these samples."""
    if not 4 <= len(X1) + len(X2) <= 200:
        return False
    sizes = np.linalg.eigvalsh(scatter(X1, X2))
    if not (sizes[0] >= 1e-10 and sizes[0] <= 1e10 and sizes[-1] <= 1e4 * sizes[0]):
        return False
    root = math.sqrt(sizes[0])
    largest = max(float(np.abs(X).max()) for X in (X1, X2))
    return largest <= 200 * root and float(np.linalg.norm(X1.mean(axis=0) - X2.mean(axis=0))) >= 0.1 * root


SPACES = (
    "plain",
    "plain",
    "plain",
    "small",
    "large",
    "offset",
    "fine",
    "long",
    "alone",
    "skewed",
    "duplicate",
    "constant",
    "dependent",
)


def space(seed, kind, d):
    """Samples of both classes of this kind, in d dimensions."""
    rng = np.random.default_rng(seed)
    while True:
        n1, n2 = (int(n) for n in (rng.integers(2, 8, 2) if kind != "long" else rng.permutation([115, 30])))
        if kind == "alone":
            n1, n2 = [(1, d + 4), (d + 4, 1)][seed % 2]
        X1 = rng.integers(-5, 6, (n1, d)) + rng.integers(-4, 5, d) / 2
        X2 = rng.integers(-5, 6, (n2, d)).astype(float)
        if kind == "fine":
            X1, X2 = X1 + rng.random(X1.shape).round(9), X2 + rng.random(X2.shape).round(9)
        if kind == "skewed" and d > 1:
            X1[:, 0], X2[:, 0] = X1[:, 0] * 25, X2[:, 0] * 25
        if kind == "constant":  # in one class: S_w is regular all the same
            X1[:, -1] = 2
        if kind == "dependent" and d > 1:
            X1[:, -1] = X1[:, :-1].sum(axis=1)
        if kind == "duplicate":
            X1[-1], X2[-1] = X1[0], X2[0]
        if kind == "offset":
            X1[:, 0], X2[:, 0] = X1[:, 0] + 400, X2[:, 0] + 400
        scale = {"small": 1e-5, "large": 1e4}.get(kind, 1.0)
        X1, X2 = X1 * scale, X2 * scale
        if in_space(X1, X2):
            return {"X1": X1, "X2": X2}


SPACE_KINDS = [space(720 + k, kind, d) for d in (1, 2, 3) for k, kind in enumerate(dict.fromkeys(SPACES))]
SPACE_PINNED = [
    PLANE,
    {"X1": PLANE["X2"], "X2": PLANE["X1"]},
    melons(),
    *SPACE_KINDS,
    space(5, "plain", 5),
    space(6, "long", 4),
]


def countable(z1, z2):
    """Whether the stub permits these samples where mistakes are counted."""
    if not (z1 and z2 and 4 <= len(z1) + len(z2) <= 200):
        return False
    m1, m2, _ = exactly(z1, z2)
    values = sorted({*z1, *z2})
    largest = max(map(abs, values))
    gaps = [high - low for low, high in zip(values, values[1:], strict=False)]
    return 1e-6 <= largest <= 1e6 and all(gap >= 1e-9 * largest for gap in gaps) and abs(m1 - m2) >= 1e-9 * largest


COUNTED = [
    {"z1": [1.0, 1.0], "z2": [0.0, 0.0]},
    {"z1": [5.0], "z2": [0.0, 1.0, 2.0, 6.0, 7.0]},
    {"z1": [-5.0], "z2": [0.0, 1.0, 2.0, -6.0, -7.0]},
    # The means order the classes; the other way round there would be fewer mistakes.
    {"z1": [0.0, 0.0, 0.0, 20.0], "z2": [1.0, 1.0, 1.0, 1.0]},
    {"z1": [1.0, 1.0, 1.0, 1.0], "z2": [0.0, 0.0, 0.0, 20.0]},
    {"z1": [3.0], "z2": [1.0, 1.0, 2.0, 3.0, 3.0, 3.0]},
    {"z1": [1.0, 1.000001, 1.000003], "z2": [1.0, 1.000001, 1.0, 1.000002]},
    {"z1": [1e6, 1e6 - 0.01, 1e6 - 0.03], "z2": [1e6 - 0.02, 1e6 - 0.04, 1e6 - 0.05]},
    {"z1": [1.001, 1.002, 100.0], "z2": [0.0, 1.0, 1.0005]},
    {"z1": [1.000000004, 1.000000008, 1.00000001], "z2": [1.0, 1.000000002, 1.0000000052]},
    {"z1": [0.999999993e-6, 0.999999998e-6, 1e-6], "z2": [0.99999999e-6, 0.9999999916e-6, 0.9999999945e-6]},
    {"z1": [2e-6, 3e-6, 5e-6], "z2": [0.0, 1e-6, 4e-6]},
    {"z1": [float(k) for k in range(0, 200, 2)], "z2": [float(k) for k in range(-99, 100, 2)]},
    {"z1": [4.0, 1.0, 1.0, 1.0], "z2": [0.5, 0.0, -3.0]},
    {"z1": [0.0, 0.0, 0.0, 9.0], "z2": [2.0, 2.0, 2.0, 2.0, 2.0, -1.0]},
    # The mistakes grow before they get fewer, from either side or from both.
    *(
        {one: [sign * z for z in low], other: [sign * z for z in high]}
        for low, high in (
            ([*map(float, range(10, 40))], [*map(float, range(10)), *map(float, range(100, 110))]),
            (
                [*map(float, range(10, 29)), *map(float, range(70, 76))],
                [*map(float, range(6)), *map(float, range(40, 60))],
            ),
            ([1.0, 2.0, 3.0], [0.0, 9.0]),
            ([1.0, 2.0, 3.0, 8.0], [0.0, 4.0, 5.0, 6.0]),
        )
        for sign in (1, -1)
        for one, other in (("z1", "z2"), ("z2", "z1"))
    ),
]
NAMES = ("midpoint", "mean", "swapped")

pooled = pins(
    "pinned",
    "16 inputs, from z1 = [10, 11, 12]; z2 = [0, 1, 2, 3] to z1 of 35 entries; z2 of 110 entries",
    [{"samples": samples} for samples in PINNED],
)
normal_cut = [
    *pins(
        "pinned",
        "32 inputs, from z1 = [10, 11, 12]; z2 = [0, 1, 2, 3]; prior1 = 0.5 to z1 of 35 entries; z2 of 110 entries; prior1 = 1",
        [
            {"samples": samples, "prior1": prior1}
            for k, samples in enumerate(PINNED)
            for prior1 in (0.5, (0.2, 0.93, 1e-6, 1 - 1e-6)[k % 4])
        ],
    ),
    pin("hand", "z1 = [10, 11, 12]; z2 = [0, 1, 2, 3]; prior1 = 0.5004", samples=HAND, prior1=0.5004),
    pin("hand, 2", "z1 = [10, 11, 12]; z2 = [0, 1, 2, 3]; prior1 = 0.5", samples=HAND, prior1=0.49999),
]
decide = pins(
    "cuts",
    "20 inputs, from case = [1, 0, 3, 2] to case = [1e9, 1e9, 1e9, 1e9]; numbers up to 1e9",
    [{"case": case} for case in CUTS],
)
fisher = [
    *pins(
        "space pinned",
        "38 inputs, from X1 3 × 2; X2 3 × 2; prior1 = 0.5 to X1 30 × 4; X2 115 × 4; prior1 = 0.93",
        [
            {"samples": samples, "prior1": (0.5, 0.2, 0.93, 1e-6, 1 - 1e-6)[k % 5]}
            for k, samples in enumerate(SPACE_PINNED)
        ],
    ),
    pin("plane", "X1 3 × 2; X2 3 × 2; prior1 = 0.5004", samples=PLANE, prior1=0.5004),
    pin("plane, 2", "X1 3 × 2; X2 3 × 2; prior1 = 0.5", samples=PLANE, prior1=0.49999),
]
best_training_cut = [
    *pins(
        "counted",
        "31 inputs, from z1 = [1, 1]; z2 = [0, 0] to z2 = [-1, -2, -3, -8]; z1 = [-0, -4, -5, -6]",
        [{"samples": samples} for samples in COUNTED],
    ),
    *pins(
        "pinned",
        "16 inputs, from z1 = [10, 11, 12]; z2 = [0, 1, 2, 3] to z1 of 35 entries; z2 of 110 entries",
        [{"samples": samples} for samples in filter(lambda samples: countable(**samples), PINNED)],
    ),
]
only_best = pins(
    "names",
    '15 inputs, from which = "midpoint"; gap = 1 to which = "swapped"; gap = 5',
    [{"which": which, "gap": gap} for which in NAMES for gap in range(1, 6)],
)
