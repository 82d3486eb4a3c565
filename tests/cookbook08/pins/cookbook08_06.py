"""What the checks of cookbook8.6 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def net_of(Wx, Wh, b, xs, h0, c0):
    """As plain data; rows of Wh are shortened to what the stub allows."""
    Wx, Wh, b, xs, h0, c0 = (np.array(one, dtype=float) for one in (Wx, Wh, b, xs, h0, c0))
    Wh = Wh / max(1.0, float(np.abs(Wh).sum(axis=2).max()))
    return {"Wx": Wx, "Wh": Wh, "b": b, "xs": xs, "h0": h0, "c0": c0}


def made(seed, m, d, T, size=1.0):
    rng = np.random.default_rng(seed)
    shapes = (4, m, d), (4, m, m), (4, m), (T, d), (m,), (m,)
    return net_of(*(size * rng.uniform(-1, 1, shape) for shape in shapes))


ONE = net_of(
    [[[0.5]], [[-0.25]], [[1.0]], [[2.0]]],
    [[[0.5]], [[1.0]], [[-0.75]], [[0.9]]],
    [[0.1], [0.2], [-0.3], [0.4]],
    [[1.0], [-0.5], [0.25]],
    [0.3],
    [-1.5],
)
CLOSED = net_of(
    np.ones((4, 2, 1)),
    np.full((4, 2, 2), 0.5),
    [[-1000, 1000], [1000, -1000], [3, -1000], [0.5, 1000]],
    [[1], [-1], [2]],
    [1, 2],
    [3, -4],
)
"""Every gate is at either end for some unit."""
FILLED = net_of(
    np.zeros((4, 2, 1)),
    np.zeros((4, 2, 2)),
    [[1000, 30], [1000, 40], [0.5, 1], [1000, -40]],
    [[0]] * 12,
    [0, 0],
    [10, -10],
)
"""The cells grow to 22 in size."""
OPPOSED = net_of(
    np.full((4, 1, 6), 10),
    np.full((4, 1, 1), 0.5),
    [[-600.5], [-599], [-601], [-600.25]],
    [[10] * 6, [9.99] * 6],
    [1],
    [2],
)
"""Inputs and biases of 600 that all but cancel."""
NO_LOOP = {**made(3, 3, 2, 4), "Wh": np.zeros((4, 3, 3))}
SMALL = made(4, 2, 2, 3, 1e-5)
LARGE = net_of(*(10 * np.sign(one) for one in list(made(5, 3, 3, 5).values())))
REPEATED = made(10, 3, 2, 4)
PINNED = [
    ONE,
    CLOSED,
    FILLED,
    OPPOSED,
    NO_LOOP,
    SMALL,
    LARGE,
    REPEATED,
    made(6, 6, 6, 12),
    made(7, 2, 3, 2),
    made(8, 3, 1, 1),
    made(9, 1, 2, 12),
    made(11, 4, 4, 3),  # as many units as gates
]


def with_loss(net, seed, size=1.0):
    shape = len(net["xs"]), len(net["c0"])
    return {**net, "dH": size * np.random.default_rng(seed).uniform(0.1, 1, shape)}


forward = pins(
    "pinned",
    "13 inputs, from Wx of 4 entries; Wh of 4 entries; b 4 × 1 to Wx of 4 entries; Wh of 4 entries; b 4 × 4",
    [{"net": net} for net in PINNED],
)
backward_parameters = [
    *pins(
        "pinned",
        "13 inputs, from Wx of 4 entries; Wh of 4 entries; b 4 × 1 to Wx of 4 entries; Wh of 4 entries; b 4 × 4",
        [{"net": with_loss(net, k)} for k, net in enumerate(PINNED)],
    ),
    pin(
        "with loss 1 1000000.0",
        "Wx of 4 entries; Wh of 4 entries; b 4 × 1; numbers up to 1e6",
        net=with_loss(ONE, 1, 1e6),
    ),
    pin(
        "with loss 1 0.0001",
        "Wx of 4 entries; Wh of 4 entries; b 4 × 1; numbers down to 2e-5",
        net=with_loss(ONE, 1, 1e-4),
    ),
    pin("one", "Wx of 4 entries; Wh of 4 entries; b 4 × 1", net={**ONE, "dH": np.array([[0.0], [0.0], [1.0]])}),
    pin("one, 2", "Wx of 4 entries; Wh of 4 entries; b 4 × 1", net={**ONE, "dH": np.array([[1.0], [0.0], [0.0]])}),
    pin("one, 3", "Wx of 4 entries; Wh of 4 entries; b 4 × 1", net={**ONE, "dH": np.zeros((3, 1))}),
    pin(
        "no loop",
        "Wx of 4 entries; Wh of 4 entries; b 4 × 3; numbers of 1e6 and 1e-6 in one input",
        net={**NO_LOOP, "dH": np.repeat([[1e6, 1e-6, 0.5]], 4, axis=0)},
    ),
]
direct_path = pins(
    "some f",
    "9 inputs, from F 3 × 2 to F 45 × 1; numbers down to 1e-6",
    [
        {"F": np.array(F)}
        for F in (
            [[0.25, 0.5], [0.5, 1.0], [0.125, 0.75]],
            [[0.5, 0.0, 1.0]],
            [[1e-5, 0.99999], [9e-5, 0.5]],
            [[0.5, 1e-13, 1.0], [1e-9, 0.25, 1e-200]],
            [[0.5]] * 20,
            [[0.5, 0.9999]] * 900,
            [[1 - 5e-10, 1.0]] * 1000,
            [[1 - 1e-9, 1.0]] * 1000,
            [[1e-6]] * 45,
        )
    ],
)
remember = pins(
    "some t and tol",
    "7 inputs, from T = 10; tol = 0.001 to T = 30; tol = 0.01235",
    [
        {"T": T, "tol": tol}
        for T, tol in ((10, 1e-3), (100, 1e-6), (1000, 1e-9), (1, 0.1), (1000, 0.1), (1, 1e-9), (30, 0.0123456789))
    ],
)
explode = pins(
    "some t and factor",
    "7 inputs, from T = 5; factor = 10 to T = 12; factor = 123.5",
    [
        {"T": T, "factor": factor}
        for T, factor in ((5, 10.0), (20, 1e3), (30, 1e6), (2, 1e6), (2, 1.0), (30, 1.0), (12, 123.456789))
    ],
)
