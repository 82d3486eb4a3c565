"""What the checks of 5.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

SMALL_NET = {
    "V": np.array([[0.1, 0.4], [0.8, 0.6]]),
    "gamma": np.array([0.3, -0.2]),
    "W": np.array([[0.5], [-0.7]]),
    "theta": np.array([0.1]),
}
SMALL_X, SMALL_Y = np.array([0.35, 0.9]), np.array([0.5])


def _large_case(d, q, outs):
    """Many units in each layer: a large input, nearly equal ones, targets beyond 0..1, a column that is the sum of others."""
    i, h = np.arange(d), np.arange(q)
    x = np.where(i == 0, 3e4, np.sin(i // 2) + 1e-6 * i)
    V = np.where(i[:, None] == 0, 1e-5, np.cos(i[:, None] + 2.3 * h)) / 2
    W = np.sin(1.7 * h[:, None] + np.arange(outs)) / max(3, q // 4)
    W[:, -1] = W[:, :-1].sum(axis=1)
    net = {"V": V, "gamma": np.cos(h) / 3, "W": W, "theta": np.linspace(-1, 1, outs)}
    return {
        "net": net,
        "x": x,
        "y": np.where(np.arange(outs) == 1, 9e4, np.arange(outs) % 3 - 1.0 + 1e-6 * np.arange(outs)),
    }


NEAR = {"net": SMALL_NET, "x": np.array([0.35, 0.350001]), "y": SMALL_Y}
LARGE = _large_case(104, 3, 105), _large_case(3, 104, 3)

delta_v_far_out = [
    *pins(
        "large",
        "4 inputs, the first with V 104 × 3; x of 104 entries; y of 105 entries; eta = 0.1; numbers of 9e4 and 1e-6 in one input",
        [{"case": case, "eta": eta} for case in LARGE for eta in (0.1, 200.0)],
    ),
    pin(
        "saturated",
        "gamma = [-1000, 1000]: one hidden unit is 1, the other 0, and nothing moves; e^1000 is too large for a float",
        case={"net": {**SMALL_NET, "gamma": np.array([-1000.0, 1000.0])}, "x": SMALL_X, "y": SMALL_Y},
        eta=1.0,
    ),
]
three_links = [
    pin(
        "large 0",
        "V 104 × 3; x of 104 entries; y of 105 entries; place = [7, 2]; numbers of 9e4 and 1e-6 in one input",
        case=LARGE[0],
        place=(7, 2),
    ),
    pin(
        "large 1",
        "V 3 × 104; x = [3e4, 1e-6, 0.8415]; y = [-1, 9e4, 1]; place = [1, 57]; numbers of 9e4 and 1e-6 in one input",
        case=LARGE[1],
        place=(1, 57),
    ),
    pin("near", "V 2 × 2; x = [0.35, 0.35]; y = [0.5]; place = [1, 1]", case=NEAR, place=(1, 1)),
]
many_outputs = pins(
    "large",
    "2 inputs, the first with V 104 × 3; x of 104 entries; y of 105 entries; numbers of 9e4 and 1e-6 in one input",
    [{"case": case} for case in LARGE],
)
