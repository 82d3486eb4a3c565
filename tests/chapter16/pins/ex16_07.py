"""What the checks of 16.7 are always tried on."""

import numpy as np

from grader.checks import memo, pin, pins

from ..shared_runs import crossing, is_drawn_clearly, sarsa_run, walk


@memo
def network(seed, h, d, scale):
    """{"params", "z", "z2"}: some with zeros, equal rows, or saturated units."""
    rng = np.random.default_rng(seed)
    params = {
        "W1": rng.uniform(-2, 2, (h, d)).round(8) * scale,
        "b1": rng.uniform(-1, 1, h).round(8) * scale,
        "w2": rng.uniform(-2, 2, h).round(8) * min(scale, 20),
        "b2": round(float(rng.uniform(-1, 1)), 8),
    }
    style = seed % 9
    if style == 1:
        params["W1"][-1] = params["W1"][0]
    elif style == 2:
        params["W1"][:, 0] = 0.0
        params["w2"][0] = 0.0
    elif style == 3:
        params["b1"][:] = params["w2"][:] = 0.75
    elif style == 4 and scale == 1:
        params["W1"][:, -1] = params["W1"][:, :-1].sum(axis=1)
        params["b1"][-1] = params["b1"][0]
    elif style == 5:
        params["w2"] = 1.0 + 1e-6 * rng.permutation(h)
        params["b1"] = 0.5 + 1e-6 * rng.permutation(h)
    elif style == 6:
        params["W1"] *= 1e-5
        params["b1"] *= 1e-5
    z, z2 = (rng.uniform(-3, 3, d).round(7) for _ in range(2))
    if style == 7:
        z2 = z.copy()
    if style == 8:
        z[0], z2[:] = 0.00005, 0.0
    if style == 2:
        z[:] = 2.0
    if style == 5 and d > 1:
        z, z2 = (1.0 + 1e-6 * rng.permutation(d) for _ in range(2))
    if style == 6:
        z[0] = 0.0
    if scale > 20:  # one unit far below 0, and others far above
        z = -10 * np.sign(params["W1"][0])
    if style == 4:
        z[-1] = z[0]
    return {"params": params, "z": z, "z2": z2}


MANY = [
    {"net": network(seed, h, d, scale)}
    for seed, h, d, scale in (
        (0, 20, 8, 1.0),
        (10, 20, 8, 45.0),
        *((seed, 3, 3, 1.0) for seed in range(1, 9)),
        (11, 14, 5, 1.0),
        (12, 1, 1, 1.0),
        (14, 4, 4, 1.0),
        (16, 2, 2, 45.0),
        (18, 13, 1, 20.0),
    )
]
STEEP = {
    "params": {
        "W1": np.linspace(-0.01, 0.01, 160).reshape(20, 8),
        "b1": np.linspace(-0.1, 0.1, 20),
        "w2": np.full(20, 100.0),
        "b2": 100.0,
    },
    "z": np.array([10.0, -10.0] * 4),
    "z2": np.array([-10.0] * 8),
}
MANY.append({"net": STEEP})


def first_params(seed, h, d):
    rng = np.random.default_rng(seed)
    params = {key: rng.uniform(-1, 1, shape).round(8) for key, shape in (("W1", (h, d)), ("b1", h), ("w2", h))}
    if seed % 5 == 0:
        params["w2"][:] = 0.0  # all actions are equal at first
    return {**params, "b2": float(seed % 3) / 4}


@memo
def run_of(walk, params, gamma, alpha, epsilon):
    """(the last parameters, whether rounding could decide nothing)."""
    now = {key: np.array(value, dtype=float) for key, value in params.items()}

    def sigma(z):
        return 1 / (1 + np.exp(-np.clip(now["W1"] @ z + now["b1"], -700, 700)))

    def q(z):
        return float(sigma(z) @ now["w2"] + now["b2"])

    def step(z, r, z2, done):
        delta = r + (0.0 if done else gamma * q(z2)) - q(z)
        out = sigma(z)
        inner = [w * o * (1 - o) for w, o in zip(now["w2"], out, strict=True)]
        now["w2"] = now["w2"] + alpha * delta * out
        now["b2"] = now["b2"] + alpha * delta
        now["b1"] = now["b1"] + alpha * delta * np.array(inner)
        now["W1"] = now["W1"] + alpha * delta * np.array([[one * x for x in z] for one in inner])

    seen = sarsa_run(
        **{key: walk[key] for key in ("P", "R", "X", "start", "goal", "u")}, epsilon=epsilon, q=q, step=step
    )
    return now, seen.good(20 if abs(params["b2"]) < 20 else 100) and is_drawn_clearly(walk["P"], walk["u"])


def task_of(world, seed, h, gamma, alpha, epsilon):
    d = world["X"].shape[1] + world["P"].shape[1]
    return {"walk": world, "params": first_params(seed, h, d), "gamma": gamma, "alpha": alpha, "epsilon": epsilon}


def nearly_tied(seed, h, d, features, gap, b2=0.5):
    """Networks to which all actions are the same but action 1, which is better by `gap` in every state."""
    params = first_params(seed, h, d)
    params["W1"][:, features:] = 0.0
    params["W1"][-1], params["b1"][-1], params["w2"][-1] = 0.0, -50.0, gap
    params["W1"][-1, features + 1] = 100.0
    return {**params, "b2": b2}


NEARLY = tuple(
    {"task": {"walk": world, "params": params, "gamma": 0.9, "alpha": alpha, "epsilon": 0.25}}
    for world, params, alpha in (
        *(
            (crossing(1.0, -1.0), nearly_tied(seed, 4, 4, 1, gap), 0.3)
            for seed, gap in ((1, 5e-11), (2, 0.0), (3, 3e-6), (1, 5e-10), (3, 2.5e-6))
        ),
        (crossing(2.0, 1.0), nearly_tied(4, 3, 4, 1, 3e-6, 80.0), 0.1),
        (crossing(2.0, 1.0), first_params(6, 3, 4), 0.2),
        (walk(20, 4, 3, 2, 12), nearly_tied(7, 3, 5, 2, 6e-11), 0.2),
        (walk(21, 4, 3, 2, 12), nearly_tied(8, 3, 5, 2, 4e-6, -75.0), 0.1),
    )
)


def all_rows_begin(first, epsilon):
    """A run in which u[t, 0] is always the same."""
    world = walk(17, 4, 3, 2, 20)
    u = world["u"].copy()
    u[:, 0] = first
    return {"task": task_of({**world, "u": u}, 3, 2, 0.9, 0.2, epsilon)}


values = pins(
    "many",
    "16 inputs, from W1 20 × 8; z of 8 entries; z2 of 8 entries; a = 0 to W1 20 × 8; z of 8 entries; z2 of 8 entries; a = 0; numbers down to 6e-5",
    [{**one, "a": k % 3, "more": k % 2} for k, one in enumerate(MANY)],
)
gradient = pins(
    "many",
    "16 inputs, from W1 20 × 8; z of 8 entries; z2 of 8 entries to W1 20 × 8; z of 8 entries; z2 of 8 entries; numbers down to 6e-5",
    MANY,
)
step = [
    *pins(
        "many",
        "32 inputs, from W1 20 × 8; z of 8 entries; z2 of 8 entries; r = 1 to W1 20 × 8; z of 8 entries; z2 of 8 entries; r = 0.1235; numbers down to 6e-5",
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
        "steep",
        "Units at the middle of σ with the largest weights: Q is far from any reward, and so is the gradient from 1",
        net=STEEP,
        r=-100.0,
        done=True,
        alpha=0.5,
        gamma=0.9,
    ),
]
run = pins(
    "nearly",
    "24 inputs, from P of 3 entries; W1 4 × 4; gamma = 0.9; numbers down to 5e-11 to P of 4 entries; W1 2 × 6; gamma = 0.9",
    [
        one
        for one in (
            *NEARLY,
            all_rows_begin(0.0, 0.0),
            all_rows_begin(0.995, 1.0),
            *(
                {"task": task_of(walk(*world), *rest)}
                for world, rest in (
                    ((1, 10, 4, 4, 50), (1, 14, 0.9, 0.05, 0.3)),
                    ((2, 4, 3, 2, 50), (2, 3, 0.9, 0.2, 0.5)),
                    ((3, 3, 2, 1, 50), (3, 2, 0.987654321, 0.123456789, 0.2)),
                    ((4, 4, 2, 2, 40), (5, 4, 0.9, 0.1, 0.1)),
                    ((5, 2, 2, 1, 25), (10, 3, 0.5, 0.3, 0.9)),
                    ((6, 2, 4, 3, 40), (4, 3, 0.8, 0.3, 0.995)),
                    ((7, 5, 3, 2, 50), (6, 3, 0.9, 0.2, 0.005)),
                    ((8, 10, 1, 1, 30), (7, 1, 0.9, 0.1, 0.3)),
                    ((9, 3, 3, 2, 30), (8, 2, 0.005, 0.005, 0.6)),
                    ((14, 3, 2, 2, 6), (2, 2, 0.9, 1.0, 0.4)),
                    ((15, 3, 2, 2, 6), (3, 2, 0.5, 0.995, 0.4)),
                    ((16, 3, 3, 2, 6), (4, 2, 0.9, 1.0, 0.4)),
                    ((12, 4, 3, 3, 30), (15, 2, 0.9, 0.3, 0.4)),
                )
            ),
        )
        if run_of(**one["task"])[1]
    ],
)
