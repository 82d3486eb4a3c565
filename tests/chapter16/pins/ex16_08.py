"""What the checks of 16.8 are always tried on."""

import numpy as np

from grader.checks import memo, pin, pins

from ..shared_runs import crossing, is_drawn_clearly, sarsa_run, walk


def k_of(u, v, kind, width):
    pairs = list(zip(u, v, strict=True))
    if kind == "linear":
        return sum(x * y for x, y in pairs)
    if kind == "rbf":
        return np.exp(-sum((x - y) ** 2 for x, y in pairs) / 2 / width / width)
    return float(all(x == y for x, y in pairs))


def q_of(centers, coefs, z, kind, width):
    return sum(c * k_of(one, z, kind, width) for one, c in zip(centers, coefs, strict=True))


def some_points(seed, n, count):
    """Points some of which coincide, and some of which nearly do."""
    rng = np.random.default_rng(seed)
    points = rng.integers(-2, 3, (count, n)).astype(float)
    style = seed % 4
    if style == 1:
        points = points + rng.random((count, n)).round(8)
    if style == 2:
        points = points * 0.25 + 1e-6 * rng.integers(0, 2, (count, n))
    if style == 3:
        points = points * 5
    if count > 2:
        points[rng.integers(count)] = points[rng.integers(count)]
        points[-1] = points[0]
    return points


def some_coefs(seed, count):
    rng = np.random.default_rng(seed + 7)
    if seed % 5 == 3:
        return rng.integers(-1, 2, count) + 1e-6 * rng.permutation(count)
    if seed % 5 == 4:
        return np.full(count, -2.5)
    return rng.integers(-3, 4, count).astype(float) if seed % 3 == 0 else rng.normal(size=count).round(8) * 3


@memo
def expansion(seed, n, count, kind, width, apart=0.0):
    """Points up to three times `apart` from one another, if it is not 0."""
    points = some_points(seed, n, count + 5)
    if apart:
        points = 0.5 + apart * np.random.default_rng(seed).integers(0, 4, points.shape)
    rng = np.random.default_rng(seed)
    points = points[rng.permutation(len(points))]
    centers = list(points[:count])
    z, z2 = points[count], points[count + 1]
    if count and seed % 5 == 0:
        z = centers[0].copy()
    if seed % 5 == 1:
        z2 = z.copy()
    return {
        "centers": centers,
        "coefs": some_coefs(seed, count).tolist(),
        "kind": kind,
        "width": width,
        "z": z,
        "z2": z2,
        "probes": [*centers[:6], z, z2, *points[count + 2 :]],
    }


MANY = [
    {"one": expansion(seed, n, count, kind, width)}
    for seed, n, count, kind, width in (
        (1, 8, 100, "rbf", 2.0),
        (2, 8, 60, "linear", 0.1),
        (4, 3, 50, "delta", 10.0),
        (5, 2, 14, "rbf", 0.123456789),
        (3, 2, 5, "rbf", 10.0),
        (10, 3, 6, "delta", 1.0),
        (6, 2, 5, "delta", 1.0),
        (15, 3, 6, "rbf", 0.5),
        (20, 2, 4, "linear", 3.0),
        (11, 2, 4, "rbf", 1.5),
        (13, 2, 4, "rbf", 1.0),
        (14, 2, 4, "linear", 1.0),
        (7, 5, 0, "rbf", 1.0),
    )
]
MANY += [
    {"one": expansion(seed, n, count, kind, 0.5, apart)}
    for seed, n, count, kind, apart in (
        (21, 1, 6, "delta", 2.0**-52),
        (22, 2, 6, "delta", 1e-10),
        (23, 1, 5, "delta", 1e-8),
        (24, 1, 5, "rbf", 1e-12),
    )
]


def far(place, size):
    """Eight entries of a size, one of them a quarter of it."""
    return np.where(np.arange(8) == place, size / 4, size)


MANY += [
    {
        "one": {
            "centers": [far(0, size), far(6, size), far(0, size)],
            "coefs": [100.0, -99.0, 98.0],
            "kind": kind,
            "width": 10.0,
            "z": far(7, size),
            "z2": far(6, -size),
            "probes": [far(place, size) for place in (0, 5, 6, 7)],
        }
    }
    for kind, size in (("delta", 1.0), ("linear", 10.0), ("linear", 3.0))
]


@memo
def run_of(walk, gamma, alpha, epsilon, kind, width):
    """(centers, coefs, whether rounding could decide nothing)."""
    centers, coefs = [], []

    def q(z):
        return q_of(centers, coefs, z.tolist(), kind, width)

    def step(z, r, z2, done):
        delta = r + (0.0 if done else gamma * q(z2)) - q(z)
        centers.append(z.tolist())
        coefs.append(alpha * delta)

    seen = sarsa_run(
        **{key: walk[key] for key in ("P", "R", "X", "start", "goal", "u")}, epsilon=epsilon, q=q, step=step
    )
    return (
        centers,
        coefs,
        seen.good(50 if np.abs(walk["R"]).max() < 50 else 100) and is_drawn_clearly(walk["P"], walk["u"]),
    )


def task(world, *rest):
    return {
        "task": {
            "walk": world if isinstance(world, dict) else walk(*world),
            **dict(zip(("gamma", "alpha", "epsilon", "kind", "width"), rest, strict=True)),
        }
    }


kernel = pins(
    "many",
    '20 inputs, from centers of 100 entries; coefs of 100 entries; kind = "rbf" to centers of 3 entries; coefs = [100, -99, 98]; kind = "linear"',
    MANY,
)
step = [
    *pins(
        "many",
        '35 inputs, from centers of 100 entries; coefs of 100 entries; kind = "rbf"; r = 1 to centers of 6 entries; coefs of 6 entries; kind = "delta"; r = 2',
        [
            {**one, "r": r, "done": done, "alpha": alpha, "gamma": gamma}
            for one, (r, done, alpha, gamma) in zip(
                MANY * 2,
                [
                    (1.0, False, 0.5, 0.9),
                    (-2.0, True, 0.25, 0.9),
                    (100.0, False, 1.0, 0.99),
                    (0.123456789, False, 0.123456789, 0.987654321),
                    (-99.5, True, 0.005, 0.5),
                    (2.0, False, 0.5, 0.005),
                    (2.0, False, 1.0, 0.5),
                ]
                * 5,
                strict=False,
            )
        ],
    ),
    pin(
        "numbers down to 1e-6",
        'centers of 5 entries; coefs of 5 entries; kind = "rbf"; r = 0.5; numbers down to 1e-6',
        **{**MANY[4], "r": 0.5, "done": True, "alpha": 1e-6, "gamma": 0.9},
    ),
]
reductions = [
    pin(
        "seed 2 n 3 steps 25 alpha 0.05", "seed = 2; n = 3; steps = 25; alpha = 0.05", seed=2, n=3, steps=25, alpha=0.05
    )
]
run = pins(
    "task",
    "16 inputs, from P of 3 entries; gamma = 0.9; alpha = 0.5 to P of 3 entries; gamma = 0.005; alpha = 0.005; numbers down to 6e-6",
    [
        one
        for one in (
            task(crossing(1.0, 1.0 + 1e-10), 0.9, 0.5, 0.25, "delta", 1.0),
            task(crossing(1.0, 1.0 + 1e-10), 0.9, 0.5, 0.25, "rbf", 0.1),
            task(crossing(1.0, 1.0 + 1e-9), 0.9, 0.5, 0.25, "delta", 1.0),
            task(crossing(1.0, 1.0 + 1e-9), 0.9, 0.5, 0.25, "rbf", 0.1),
            task(crossing(90.0, 90.000003), 0.9, 0.9, 0.25, "delta", 1.0),
            task(crossing(90.0, 90.000003), 0.9, 0.9, 0.25, "rbf", 0.1),
            task(crossing(1.0, -1.0), 0.9, 0.2, 0.25, "linear", 0.1),
            task((1, 10, 4, 4, 60), 0.9, 0.3, 0.3, "rbf", 1.0),
            task((2, 4, 3, 2, 100), 0.9, 0.2, 0.5, "rbf", 0.7),
            task((3, 3, 2, 1, 60), 0.987654321, 0.123456789, 0.2, "delta", 1.0),
            task((4, 4, 2, 2, 40), 0.9, 0.1, 0.1, "linear", 1.0),
            task((5, 2, 2, 1, 25), 0.5, 1.0, 0.9, "delta", 0.5),
            task((6, 2, 4, 3, 40), 0.8, 0.5, 0.995, "rbf", 2.5),
            task((7, 5, 3, 2, 50), 0.9, 0.4, 0.005, "rbf", 0.123456789),
            task((8, 10, 1, 1, 30), 0.9, 0.3, 0.3, "rbf", 1.0),
            task((9, 3, 3, 2, 30), 0.005, 0.005, 0.6, "rbf", 9.9),
        )
        if run_of(**one["task"])[2]
    ],
)
