"""What the checks of 13.6 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import blobs, tilted


def many(u, seed, top):
    rng = np.random.default_rng(seed)
    return {"y_hat": rng.choice((-1, 1), u).tolist(), "xi": (rng.integers(0, round(top * 1024), u) / 1024).tolist()}


def inner(data, y_hat, C_l, C_plus, C_minus):
    X_l, y_l, X_u = data
    return {"X_l": X_l, "y_l": y_l, "X_u": X_u, "y_hat": y_hat, "C_l": C_l, "C_plus": C_plus, "C_minus": C_minus}


def shuffled(seed, u, positives):
    return np.random.default_rng(seed).permutation([1] * positives + [-1] * (u - positives)).tolist()


CLUSTERS = [inner(blobs(seed, 60, 0.5, 2, 2.0), shuffled(seed + 50, 60, 30), 1.0, 0.1, 0.1) for seed in range(6)]
CLUSTERS += [inner(blobs(11, 60, 0.5, 2, 2.0, 4), shuffled(7, 60, 30), 5.0, 0.5, 0.5)]
UNEQUAL = [inner(blobs(seed, 60, 0.5, 2, 2.0), shuffled(seed + 70, 60, 30), 1.0, 0.05, 0.2) for seed in range(3)]
UNEQUAL += [inner(blobs(seed, 40, 0.7, 1, 1.5, 3), shuffled(seed + 80, 40, 12), 2.0, 0.7, 0.0123456) for seed in (4, 5)]
UNEQUAL += [
    inner(tilted(6, 50, 0.5, 2, 1.0), shuffled(3, 50, 20), 0.5, 10.0, 0.3),
    inner(tilted(1, 76, 0.5, 5, 2.0), shuffled(9, 76, 38), 10.0, 1.0, 4.0),
]
# Whatever is exchanged next shows only after the solution before: eleven or twelve in all.
LONG = [
    inner(blobs(398, 76, 0.5, 2, 2.0), shuffled(448, 76, 38), 0.01, 0.05, 0.05),
    inner(blobs(528, 74, 0.5, 2, 1.0), shuffled(528, 74, 37), 1.0, 1.0, 1.0),
]


def between(*places):
    """A +1 and a −1 that hardly matter, on a line on which the labelled samples fix w = 1 and b = 0, so that slacks sum to 2 and the gap."""
    line = np.eye(5)[4:]
    return inner((line * [[1.0], [-1.0]], [1, -1], line * np.array(places)[:, None]), [1, -1], 10.0, 0.01, 0.01)


FOUR = (
    np.array([[2.0, 0.0], [-2.0, 0.5], [-2.0, 0.5]]),
    [1, -1, -1],
    np.array([[1.0, 0.2], [3.0, -1.0], [-2.0, 2.0], [-2.0, 2.0]]),
)
SUM = np.array([[1.0, 1.0, 2.0], [-1.0, -1.5, -2.5], [-1.0, 0.0, -1.0]])
SMALL = [
    inner(FOUR, [1, 1, -1, -1], 1.0, 0.5, 0.25),
    inner(FOUR, [1, 1, 1, 1], 1.0, 0.5, 0.25),
    inner(FOUR, [-1, 1, -1, 1], 1.0, 0.5, 0.5),
    inner((*FOUR[:2], FOUR[2][:1]), [-1], 0.01, 0.01, 10.0),
    inner((SUM, [1, -1, -1], 1.5 * SUM[::-1]), [1, -1, 1], 2.0, 0.01, 0.01),
    inner((FOUR[0] * [1, 0], [1, -1, -1], FOUR[2] * [1, 0]), [-1, -1, 1, 1], 1.0, 0.01, 1.0),
    # Sums of 2.015 and of 2.15, the latter with a slack of 0.05; and one that is not quite 2.
    between(0.0, 0.015),
    between(0.95, 1.1),
    between(-1.1, -0.95),
    between(5e-5, 0.0),
]
EXCHANGED = inner(FOUR, [-1, 1, -1, 1], 1.0, 1.0, 0.1)

pairs = [
    pin(
        "case of 4",
        "y_hat = [1, 1, -1, -1]; xi = [1.5, 0.25, 0.25, 1]",
        case={"y_hat": [1, 1, -1, -1], "xi": [1.5, 0.25, 0.25, 1.0]},
    ),
    pin(
        "case of 4, 2",
        "y_hat = [1, -1, -1, -1]; xi = [1, 0.5, 1.25, 0.25]",
        case={"y_hat": [1, -1, -1, -1], "xi": [1.0, 0.5, 1.25, 0.25]},
    ),
    pin("case of 3", "y_hat = [-1, -1, 1]; xi = [1.5, 1.5, 1.5]", case={"y_hat": [-1, -1, 1], "xi": [1.5, 1.5, 1.5]}),
    pin("case of 3, 2", "y_hat = [1, 1, 1]; xi = [2, 3, 4]", case={"y_hat": [1, 1, 1], "xi": [2.0, 3.0, 4.0]}),
    pin("case of 2", "y_hat = [1, -1]; xi = [1, 1.001]", case={"y_hat": [1, -1], "xi": [1.0, 1 + 1 / 1024]}),
    pin("case of 2, 2", "y_hat = [1, -1]; xi = [0.0009766, 2]", case={"y_hat": [1, -1], "xi": [1 / 1024, 2.0]}),
    pin(
        "case of 2, 3",
        "y_hat = [1, -1]; xi = [0.02148, 1.979]",
        case={"y_hat": [1, -1], "xi": [22 / 1024, 2 - 21 / 1024]},
    ),
    pin("case of 2, 4", "y_hat = [1, -1]; xi = [0.5, 1.5]", case={"y_hat": [1, -1], "xi": [0.5, 1.5]}),
    pin("case of 3, 3", "y_hat = [1, -1, 1]; xi = [0, 1000, 0]", case={"y_hat": [1, -1, 1], "xi": [0.0, 1000.0, 0.0]}),
    pin(
        "case of 130",
        "y_hat of 130 entries; xi of 130 entries",
        case={"y_hat": [1] * 120 + [-1] * 10, "xi": [1.5] * 130},
    ),
    pin(
        "case of 130, 2",
        "y_hat of 130 entries; xi of 130 entries",
        case={"y_hat": [-1] * 10 + [1] * 120, "xi": [1.0] * 129 + [1.25]},
    ),
    pin("case of 2, 5", "y_hat = [1, -1]; xi = [1000, 0.0009766]", case={"y_hat": [1, -1], "xi": [1000.0, 1 / 1024]}),
    pin("case of 2, 6", "y_hat = [-1, 1]; xi = [1000, 0.0009766]", case={"y_hat": [-1, 1], "xi": [1000.0, 1 / 1024]}),
    pin(
        "case of 20000",
        "y_hat of 20000 entries; xi of 20000 entries",
        case={"y_hat": [1, -1] * 10_000, "xi": [0.75] * 19_998 + [1.25, 1.0]},
    ),
    pin("many 130 1 4", "y_hat of 130 entries; xi of 130 entries", case=many(130, 1, 4)),
    pin("many 130 2 1.0", "y_hat of 130 entries; xi of 130 entries", case=many(130, 2, 1.0)),
    pin("many 20000 3 4", "y_hat of 20000 entries; xi of 20000 entries", case=many(20_000, 3, 4)),
    pin("many 20000 4 0.99", "y_hat of 20000 entries; xi of 20000 entries", case=many(20_000, 4, 0.99)),
    pin("many 20000 5 1.0006", "y_hat of 20000 entries; xi of 20000 entries", case=many(20_000, 5, 1.0006)),
]
few_solutions = pins(
    "clusters",
    "7 inputs, from X_l 4 × 2; y_l = [1, -1, 1, -1]; X_u 60 × 2 to X_l 4 × 4; y_l = [1, -1, 1, -1]; X_u 60 × 4",
    [{"case": case} for case in CLUSTERS],
)
trace = [
    pin("exchanged", "Two of four labels change, and with them what these samples cost: tenfold", case=EXCHANGED),
    *pins(
        "small",
        "10 inputs, from X_l 3 × 2; y_l = [1, -1, -1]; X_u 4 × 2 to X_l 2 × 5; y_l = [1, -1]; X_u 2 × 5; numbers down to 5e-5",
        [{"case": case} for case in SMALL],
    ),
    *pins(
        "unequal",
        "7 inputs, from X_l 4 × 2; y_l = [1, -1, 1, -1]; X_u 60 × 2 to X_l 2 × 5; y_l = [1, -1]; X_u 76 × 5; numbers down to 1e-4",
        [{"case": case} for case in UNEQUAL],
    ),
    *pins(
        "long",
        "Whatever is exchanged next shows only after the solution before: eleven or twelve in all",
        [{"case": case} for case in LONG],
    ),
]
