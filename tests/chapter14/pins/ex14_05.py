"""What the checks of 14.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def drawn(seed, T, d, K, size, zero_A=False):
    """{"y", "X", "U", "b", "A"} with numbers up to `size`."""
    rng = np.random.default_rng(seed)
    model = {"X": (T, d), "U": (K, d), "b": (K,), "A": (K, K)}
    model = {key: rng.uniform(-size, size, shape) for key, shape in model.items()}
    if zero_A:
        model["A"] = np.zeros((K, K))
    return {"y": [int(k) for k in rng.integers(K, size=T)], **model}


LONG = [
    drawn(1, 300, 3, 4, 5.0),
    drawn(2, 300, 1, 3, 1.0),
    drawn(3, 120, 2, 2, 0.1),
    drawn(4, 13, 3, 4, 3.0),
    drawn(5, 300, 2, 1, 5.0),
]
CALM = {
    "y": [0] * 300,
    "X": np.full((300, 1), 5.0),
    "U": np.full((2, 1), 5.0),
    "b": np.array([5.0, 5.0]),
    "A": np.full((2, 2), 5.0),
}

softmax = [
    *pins(
        "long",
        "Long sequences: the sum over sequences is out of reach, and its terms leave the range of floats",
        [{"case": case} for case in LONG],
    ),
    pin("calm", "Every sequence is equally probable; Z is e^10502", case=CALM),
    pin("drawn 6 1 3 4 5.0", "y = [2]; X 1 × 3; U 4 × 3", case=drawn(6, 1, 3, 4, 5.0)),
    pin("drawn 7 2 1 2 5e-05", "y = [1, 0]; X 2 × 1; U 2 × 1; numbers down to 3e-6", case=drawn(7, 2, 1, 2, 0.00005)),
    pin("drawn 8 5 1 3 1.0", "y of 5 entries; X 5 × 1; U 3 × 1", case=drawn(8, 5, 1, 3, 1.0)),
    pin(
        "case of one",
        "y = [1]; X 1 × 2; U 3 × 2",
        case={
            "y": [1],
            "X": np.zeros((1, 2)),
            "U": np.zeros((3, 2)),
            "b": np.array([0.0, 0, 1]),
            "A": np.zeros((3, 3)),
        },
    ),
    pin(
        "case of one, 2",
        "y = [0]; X 1 × 3; U 2 × 3",
        case={
            "y": [0],
            "X": np.array([[5.0] * 3]),
            "U": np.array([[-5.0] * 3, [5.0] * 3]),
            "b": np.array([-5.0, 5]),
            "A": np.zeros((2, 2)),
        },
    ),
    pin("drawn 9 300 3 3 5.0", "y of 300 entries; X 300 × 3; U 3 × 3", case=drawn(9, 300, 3, 3, 5.0, zero_A=True)),
]
log_prob = [
    *pins(
        "long",
        "Long sequences: the sum over sequences is out of reach, and its terms leave the range of floats",
        [{"case": case} for case in LONG],
    ),
    pin("calm", "Every sequence is equally probable; Z is e^10502", case=CALM),
    pin("drawn 6 1 3 4 5.0", "y = [2]; X 1 × 3; U 4 × 3", case=drawn(6, 1, 3, 4, 5.0)),
    pin("drawn 7 2 1 2 5e-05", "y = [1, 0]; X 2 × 1; U 2 × 1; numbers down to 3e-6", case=drawn(7, 2, 1, 2, 0.00005)),
    pin("drawn 8 5 1 3 1.0", "y of 5 entries; X 5 × 1; U 3 × 1", case=drawn(8, 5, 1, 3, 1.0)),
]
marginal_differs = [
    pin("gap 0.05", "gap = 0.05", gap=0.05),
    pin("gap 0.1", "gap = 0.1", gap=0.1),
    pin("gap 0.45", "gap = 0.45", gap=0.45),
    pin("gap 0.2346", "gap = 0.2346", gap=0.23456),
]
argmax_fails = [
    pin("T 2", "T = 2", T=2),
    pin("T 3", "T = 3", T=3),
    pin("T 4", "T = 4", T=4),
    pin("T 5", "T = 5", T=5),
    pin("T 6", "T = 6", T=6),
]
correlated = [
    pin("r 1", "r = 1", r=1.0),
    pin("r 0.1", "r = 0.1", r=0.1),
    pin("r 10", "r = 10", r=10.0),
    pin("r 2.346", "r = 2.346", r=2.3456789),
]
