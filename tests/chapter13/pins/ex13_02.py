"""What the checks of 13.2 are always tried on."""

import numpy as np

from grader.checks import pin, pins

ZERO = {
    "X_l": np.array([[0, 1]]),
    "y_l": [0],
    "X_u": np.array([[1, 0], [0, 0], [1, 1]]),
    "n_values": [2, 2],
    "n_classes": 2,
    "smoothing": 0.0,
    "prior": [0.75, 0.25],
    "cond": [[[1.0, 0.0], [0.5, 0.5]], [[1.0, 0.0], [0.25, 0.75]]],
}
NEVER = {**ZERO, "X_l": np.array([[1, 1]]), "X_u": np.array([[0, 0], [0, 1]])}
NO_CLASS = {**ZERO, "X_u": np.array([[0, 0], [0, 1]]), "prior": [1.0, 0.0]}
MANY = {
    "X_l": np.tile([0, 1], (2, 150)),
    "y_l": [1, 0],
    "X_u": np.tile([[0, 1], [0, 0]], (1, 150)),
    "n_values": [4, 4] * 150,
    "n_classes": 2,
    "smoothing": 1.0,
    "prior": [0.5, 0.5],
    "cond": [
        [[1e-5, 0.2, 0.7, 0.09999], [0.25, 1e-5, 0.7, 0.04999]] * 150,
        [[1.1e-5, 0.2, 0.7, 0.099989], [0.24, 1e-5, 0.7, 0.05999]] * 150,
    ],
}
CROWD = {
    "X_l": np.add.outer(np.arange(200), [0, 7, 3]) ** 2 % [2, 3, 5],
    "y_l": [(i // 3) % 2 for i in range(200)],
    "X_u": np.add.outer(np.arange(200), [1, 2, 4]) ** 2 % [2, 3, 5],
    "n_values": [2, 3, 5],
    "n_classes": 2,
    "smoothing": 123.4,
    "prior": [0.3, 0.7],
    "cond": [
        [[0.25, 0.75], [0.2, 0.3, 0.5], [0.1, 0.3, 0.2, 0.15, 0.25]],
        [[0.5, 0.5], [0.7, 0.2, 0.1], [0.3, 0.1, 0.1, 0.3, 0.2]],
    ],
}
LOPSIDED = {**ZERO, "X_l": np.array([[0, 1], [0, 0]]), "y_l": [0, 1], "prior": [0.999999, 1e-6], "smoothing": 1e-5}
LOPSIDED["cond"] = [[[0.25, 0.75], [0.5, 0.5]], [[0.125, 0.875], [0.25, 0.75]]]
CLOSE = {**ZERO, "X_u": np.array([[0, 0], [1, 0], [0, 1]]), "prior": [0.5 - 1.25e-9, 0.5 + 1.25e-9]}
CLOSE["cond"] = [[[0.4, 0.6], [0.5, 0.5]], [[0.4 - 3e-9, 0.6 + 3e-9], [0.5, 0.5]]]
"""Posterior probabilities differ by 5e-9 of their size at least, in either direction."""
PRIOR_DECIDES = [{**CLOSE, "cond": [CLOSE["cond"][0]] * 2, "prior": CLOSE["prior"][::step]} for step in (1, -1)]
SCARCE = [[1 - 2e-6, 2e-6], [1 - 4e-6, 4e-6], [1 - 1e-6, 1e-6]]
"""What there is of class 1 is very little."""

m_step = pins(
    "zero",
    "10 inputs, from X_l 1 × 2; y_l = [0]; X_u 3 × 2 to X_l 0 × 2; y_l is empty; X_u 3 × 2",
    [
        {"data": {**_, "gamma": gamma}}
        for _, gamma in (
            (ZERO, [[0.5, 0.5], [0.25, 0.75], [1.0, 0.0]]),
            (ZERO, [[1.0, 0.0]] * 3),
            ({**ZERO, "smoothing": 0.5}, [[1.0, 0.0]] * 3),
            ({**MANY, "n_values": [4, 7] * 150}, [[0.125, 0.875], [0.3, 0.7]]),
            (ZERO, SCARCE),
            ({**ZERO, "smoothing": 2e-7}, SCARCE),
            ({**ZERO, "smoothing": 2e-7}, [[1.0, 0.0]] * 3),
            # A class has 1e-6 of 103 samples, and its conditional probabilities are those of that one.
            (
                {**ZERO, "X_l": np.tile(ZERO["X_l"], (100, 1)), "y_l": [0] * 100},
                [[1 - 1e-6, 1e-6], [1.0, 0.0], [1.0, 0.0]],
            ),
            (CROWD, [[0.2 + 0.003 * j, 0.8 - 0.003 * j] for j in range(200)]),
            ({**ZERO, "X_l": np.empty((0, 2), dtype=int), "y_l": []}, [[0.2, 0.8], [0.25, 0.75], [0.9, 0.1]]),
        )
    ],
)
posterior_inputs = [
    pin("zero", "X_l 1 × 2; y_l = [0]; X_u 3 × 2", data=ZERO),
    pin("never", "X_l 1 × 2; y_l = [0]; X_u 2 × 2", data=NEVER),
    pin("no class", "X_l 1 × 2; y_l = [0]; X_u 2 × 2", data=NO_CLASS),
    pin("many", "Products of three hundred factors, far below the smallest float", data=MANY),
    pin("crowd", "As many rows as there may be", data=CROWD),
    pin("lopsided", "X_l 2 × 2; y_l = [0, 1]; X_u 3 × 2; numbers down to 1e-6", data=LOPSIDED),
]
objective = [
    pin("zero", "X_l 1 × 2; y_l = [0]; X_u 3 × 2", data=ZERO),
    pin("zero smoothing 1.0", "X_l 1 × 2; y_l = [0]; X_u 3 × 2", data={**ZERO, "smoothing": 1.0}),
    pin("no class smoothing 0.5", "X_l 1 × 2; y_l = [0]; X_u 2 × 2", data={**NO_CLASS, "smoothing": 0.5}),
    pin("no class", "X_l 1 × 2; y_l = [0]; X_u 2 × 2", data=NO_CLASS),
    pin("many", "Products of three hundred factors, far below the smallest float", data=MANY),
    pin("crowd", "As many rows as there may be", data=CROWD),
    pin("lopsided", "X_l 2 × 2; y_l = [0, 1]; X_u 3 × 2; numbers down to 1e-6", data=LOPSIDED),
]
fit = [
    *pins(
        "zero",
        "2 inputs, each with X_l 1 × 2; y_l = [0]; X_u 3 × 2",
        [
            {
                "data": {
                    **{name: ZERO[name] for name in ("X_l", "y_l", "X_u", "n_values", "n_classes")},
                    "smoothing": s,
                    "n_iter": 3,
                }
            }
            for s in (0.0, 1.0)
        ],
    ),
    *pins(
        "some s",
        "2 inputs, each with X_l 3 × 3; y_l = [0, 1, 1]; X_u 6 × 3",
        [
            {
                "data": {
                    "X_l": np.array([[0, 0, 1], [1, 1, 0], [1, 2, 1]]),
                    "y_l": [0, 1, 1],
                    "X_u": np.array([[0, 0, 0], [0, 1, 1], [1, 2, 0], [1, 0, 1], [0, 2, 1], [0, 0, 1]]),
                    "n_values": [2, 3, 2],
                    "n_classes": 2,
                    "smoothing": s,
                    "n_iter": 60,
                }
            }
            for s in (0.1, 1.0)
        ],
    ),
    *pins(
        "some s, 2",
        "2 inputs, from X_l 2 × 2; y_l = [0, 1]; X_u 6 × 2; numbers down to 1e-6 to X_l 2 × 2; y_l = [0, 1]; X_u 6 × 2",
        [
            {
                "data": {
                    "X_l": np.array([[0, 0], [1, 1]]),
                    "y_l": [0, 1],
                    "X_u": np.array([[0, 1], [1, 0], [0, 0], [1, 1], [0, 0], [1, 1]]),
                    "n_values": [2, 2],
                    "n_classes": 2,
                    "smoothing": s,
                    "n_iter": 12,
                }
            }
            for s in (1e-6, 1.0)  # both classes have probability ½ in each round, but cond moves
        ],
    ),
]
predict = [
    pin("zero", "X_l 1 × 2; y_l = [0]; X_u 3 × 2", data=ZERO),
    pin("no class", "X_l 1 × 2; y_l = [0]; X_u 2 × 2", data=NO_CLASS),
    pin("many", "Products of three hundred factors, far below the smallest float", data=MANY),
    pin(
        "many, 2",
        "Products of three hundred factors, far below the smallest float",
        data={**MANY, "cond": MANY["cond"][::-1]},
    ),
    pin("crowd", "As many rows as there may be", data=CROWD),
    pin("lopsided", "X_l 2 × 2; y_l = [0, 1]; X_u 3 × 2; numbers down to 1e-6", data=LOPSIDED),
    pin("close", "X_l 1 × 2; y_l = [0]; X_u 3 × 2", data=CLOSE),
    *pins(
        "prior decides",
        "2 inputs, each with X_l 1 × 2; y_l = [0]; X_u 3 × 2",
        [{"data": data} for data in PRIOR_DECIDES],
    ),
]
