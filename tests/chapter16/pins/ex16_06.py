"""What the checks of 16.6 are always tried on."""

import numpy as np

from grader.checks import memo, pin, pins

from ..shared_runs import Margins, is_drawn_clearly, next_state, walk


@memo
def features(seed, n, actions, d, scale=1.0):
    """(theta, phi): some with ties, constant columns, small numbers."""
    rng = np.random.default_rng(seed)
    phi, theta = rng.uniform(-1, 1, (n, actions, d)).round(8), rng.uniform(-1, 1, d).round(8)
    style = seed % 8
    if style == 1:
        phi, theta = rng.integers(-1, 2, (n, actions, d)).astype(float), rng.integers(-2, 3, d).astype(float)
    elif style == 2:
        phi[..., 0], theta[0] = 1.0, 0.00005
    elif style == 3:
        phi[:, -1] = phi[:, 0]
        theta[:] = 0.5
    elif style == 4:
        phi[0] = 0.0
        theta = 0.5 + 1e-6 * rng.permutation(d)
    elif style == 5:
        phi *= 1e-5
    elif style == 7:
        phi[:, 1:] = phi[:, :1] * (1 + 1e-11)  # all actions are equally good, but for rounding
    return theta * scale, phi * scale


def one_update(shape, s, a, r, t, done):
    theta, phi = features(*shape)
    return {"theta": theta, "phi": phi, "s": s, "a": a, "r": r, "t": t, "done": done}


UPDATES = [
    one_update((8, 20, 6, 15), 17, 5, 1.0, 12, False),
    one_update((16, 20, 6, 15, 50.0), 12, 2, -99.5, 0, False),
    one_update((1, 3, 3, 3), 1, 2, 0.123456789, 2, False),
    one_update((2, 14, 2, 2), 13, 1, 100.0, 13, False),
    one_update((3, 3, 3, 3), 0, 0, 1.0, 2, False),
    one_update((4, 3, 3, 3), 0, 1, 1.0, 2, False),
    one_update((5, 3, 3, 3), 1, 1, 0.00005, 2, False),
    one_update((6, 3, 2, 3), 1, 1, 2.0, 2, True),
    one_update((7, 1, 1, 1), 0, 0, 2.0, 0, False),
    one_update((14, 3, 2, 130), 1, 0, 2.0, 2, False),
]


def error_of(theta, phi, s, a, r, t, done, gamma):
    def q(state, action):
        return sum(x * w for x, w in zip(phi[state, action].tolist(), np.asarray(theta).tolist(), strict=True))

    return r + (0.0 if done else gamma * max(q(t, b) for b in range(phi.shape[1]))) - q(s, a)


def updated(theta, phi, s, a, r, t, done, alpha, gamma):
    delta = error_of(theta, phi, s, a, r, t, done, gamma)
    return np.array([w + alpha * delta * x for w, x in zip(theta, phi[s, a], strict=True)])


@memo
def history(seed, n, actions, d, count):
    rng = np.random.default_rng(seed)
    drawn = [
        (
            int(rng.integers(n)),
            int(rng.integers(actions)),
            round(float(rng.normal()), 6),
            int(rng.integers(n)),
            bool(rng.random() < 0.25),
        )
        for _ in range(count)
    ]
    return drawn[: count // 2] * 2 if seed % 3 == 1 else drawn


def many_times():
    """More than a hundred transitions, each of them twice."""
    theta, phi = features(8, 3, 2, 3)
    return {"theta": theta, "phi": phi, "transitions": [one for one in history(8, 3, 2, 3, 75) for _ in range(2)]}


@memo
def run_of(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    """(the last θ, whether rounding could decide nothing)."""
    theta, s, seen = np.zeros(phi.shape[2]), start, Margins()
    for row in u:
        a = seen.choose(phi[s] @ theta, epsilon, row)
        t = next_state(P, s, a, row[2])
        theta = updated(theta, phi, s, a, R[s, a, t], t, t == goal, alpha, gamma)
        s = start if t == goal else t
    return theta, seen.good(50) and is_drawn_clearly(P, u)


def world_of(seed, n, actions, d, steps, gamma, alpha, epsilon):
    world = walk(seed, n, actions, 1, steps)
    phi = np.eye(n * actions).reshape(n, actions, -1) if d == 0 else features(seed, n, actions, d)[1]
    return {
        **{key: world[key] for key in ("P", "R")},
        "phi": phi,
        **{key: world[key] for key in ("start", "goal")},
        "gamma": gamma,
        "alpha": alpha,
        "epsilon": epsilon,
        "u": world["u"],
    }


def with_chance(world, kind):
    """The same with another table: rows repeated, a constant column, a column that is the sum of the others."""
    u = world["u"].copy()
    if kind == "repeated":
        u[1::2] = u[::2]
    elif kind == "constant":
        u[:, 1] = 0.5
    else:
        u[:, :2] /= 2
        u[:, 2] = u[:, 0] + u[:, 1]
    return {**world, "u": u}


def nearly_equal(more=3e-4):
    """At the start, action 0 ends with 40; action 1 brings a little more and goes on. Which is greedy decides what comes of the last row."""
    P, R = np.zeros((3, 2, 3)), np.zeros((3, 2, 3))
    for s, a, t, r in (
        (0, 0, 2, 40.0),
        (0, 1, 1, 40 + more),
        (1, 0, 2, 0.0),
        (1, 1, 2, -1.0),
        (2, 0, 2, 0.0),
        (2, 1, 2, 0.0),
    ):
        P[s, a, t], R[s, a, t] = 1.0, r
    u = np.array([[0.1, 0.25, 0.5], [0.1, 0.75, 0.5], [0.1, 0.25, 0.5], [0.5, 0.25, 0.5], [0.1, 0.75, 0.5]])
    phi = np.eye(6).reshape(3, 2, 6)
    return {"P": P, "R": R, "phi": phi, "start": 0, "goal": 2, "gamma": 0.9, "alpha": 1.0, "epsilon": 0.5, "u": u}


def no_way_back():
    """State 1 is not the goal, though one never leaves it: there are rewards to come."""
    P, R = np.zeros((3, 2, 3)), np.zeros((3, 2, 3))
    P[0, 0, 1] = P[0, 1, 2] = 1.0
    P[1, :, 1] = P[2, :, 2] = 1.0
    R[0, 0, 1], R[0, 1, 2], R[1, :, 1] = 0.5, 1.0, 2.0
    u = np.array([[0.1, 0.75, 0.5], [0.1, 0.25, 0.5], [0.9, 0.25, 0.5], [0.1, 0.75, 0.5], [0.9, 0.75, 0.5]])
    phi = np.eye(6).reshape(3, 2, 6)
    return {"P": P, "R": R, "phi": phi, "start": 0, "goal": 2, "gamma": 0.9, "alpha": 0.5, "epsilon": 0.5, "u": u}


error = pins(
    "updates",
    "20 inputs, from theta of 15 entries; phi of 20 entries; s = 17; gamma = 0.9 to theta of 130 entries; phi of 3 entries; s = 1; gamma = 0.1235",
    [{"one": one, "gamma": gamma} for one in UPDATES for gamma in (0.9, 0.123456789)],
)
update = pins(
    "updates",
    "30 inputs, from theta of 15 entries; phi of 20 entries; s = 17; alpha = 0.3 to theta of 130 entries; phi of 3 entries; s = 1; alpha = 0.1235",
    [
        {"one": one, "alpha": alpha, "gamma": gamma}
        for one in UPDATES
        for alpha, gamma in ((0.3, 0.9), (1.0, 0.5), (0.123456789, 0.987654321))
    ],
)
replay = [
    *pins(
        "history",
        "9 inputs, the first with theta = [0.564, -0.4456, 0.5619, -0.742]; phi of 20 entries; transitions 100 × 5; alpha = 0.1",
        [
            {
                "case": dict(
                    zip(("theta", "phi", "transitions"), (*features(*shape), history(*shape, count)), strict=True)
                ),
                "alpha": alpha,
                "gamma": gamma,
            }
            for shape, count, alpha, gamma in (
                ((8, 20, 6, 4), 100, 0.1, 0.9),
                ((3, 3, 2, 2), 0, 0.5, 0.9),
                ((7, 4, 3, 130), 45, 0.12345678, 0.987654321),
                ((1, 3, 3, 2), 20, 0.995 / 2, 0.5),
                ((9, 2, 2, 1), 3, 0.995, 0.5),
                ((10, 3, 2, 2), 5, 0.005, 0.005),
                ((5, 3, 2, 2), 6, 0.3, 0.9),
                ((4, 3, 2, 2), 6, 0.3, 0.9),
                ((2, 3, 2, 3), 6, 0.3, 0.9),
            )
        ],
    ),
    pin(
        "many times",
        "theta = [0.2085, 0.2937, 0.8227]; phi of 3 entries; transitions 150 × 5; alpha = 0.05",
        case=many_times(),
        alpha=0.05,
        gamma=0.9,
    ),
]
run = pins(
    "nearly equal",
    "22 inputs, each with P of 3 entries; R of 3 entries; phi of 3 entries",
    [
        {"world": world}
        for world in (
            nearly_equal(),
            nearly_equal(2.5e-6),
            nearly_equal(5e-10),
            no_way_back(),
            *(with_chance(world_of(24, 4, 3, 0, 60, 0.9, 0.3, 0.4), kind) for kind in ("repeated", "constant", "sums")),
            *(
                world_of(*one)
                for one in (
                    (1, 20, 6, 0, 100, 0.9, 0.3, 0.3),
                    (2, 4, 3, 0, 100, 0.9, 0.5, 0.5),
                    (3, 3, 2, 2, 60, 0.987654321, 0.123456789, 0.2),
                    (6, 4, 2, 3, 60, 0.9, 0.2, 0.1),
                    (5, 2, 2, 0, 25, 0.5, 1.0, 0.9),
                    (14, 2, 4, 3, 40, 0.8, 0.3, 0.995),
                    (7, 5, 3, 0, 60, 0.9, 0.4, 0.005),
                    (8, 14, 1, 2, 30, 0.9, 0.3, 0.3),
                    (9, 3, 3, 0, 30, 0.005, 0.005, 0.6),
                    (13, 3, 3, 2, 30, 0.9, 0.3, 0.4),
                    (22, 3, 3, 0, 60, 0.9, 0.3, 0.0),
                    (15, 4, 3, 2, 60, 0.9, 0.2, 0.3),
                    (23, 4, 2, 3, 60, 0.9, 0.2, 0.3),
                    (31, 5, 3, 2, 40, 0.5, 0.3, 0.1),
                    (18, 3, 3, 3, 60, 0.9, 0.3, 0.4),
                )
            ),
        )
        if run_of(**world)[1]
    ],
)
diverging = pins(
    "some gamma",
    "9 inputs, from gamma = 0.6; alpha = 0.05 to gamma = 0.99; alpha = 0.5",
    [{"gamma": gamma, "alpha": alpha} for gamma in (0.6, 0.9, 0.99) for alpha in (0.05, 0.123456789, 0.5)],
)
