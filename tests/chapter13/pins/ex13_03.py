"""What the checks of 13.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

FAR_FROM_OWN_CLASS = {
    "X_l": np.array([[0.02, 60.0], [60.0, 0.0], [-0.5, 1.0]]),
    "y_l": [0, 1, 0],
    "X_u": np.array([[0.1, -65.0], [30.0, 0.0]]),
    "alpha": np.array([0.25, 0.5, 0.25]),
    "mu": np.array([[-1.0, 0.0], [0.0, 60.0], [1.0, 0.0]]),
    "Sigma": np.array([np.eye(2), 2 * np.eye(2), np.eye(2)]),
    "owner": [0, 1, 0],
}
"""Labelled samples whose class has no density as a float, where the other class has some."""
OUTVOTED = {
    **FAR_FROM_OWN_CLASS,
    "X_u": np.array([[0.0, 0.0], [0.1, 0.0], [0.0, -60.0]]),
    "alpha": np.array([0.3, 0.4, 0.3]),
    "mu": np.array([[-0.1, 0.0], [0.0, 0.0], [0.1, 0.0]]),
}
"""The largest component is of class 1, the larger sum of class 0."""
OWN_AND_FAR = {
    **FAR_FROM_OWN_CLASS,
    "X_l": np.array([[-46.5, 0.0], [46.0, 1.0]]),
    "y_l": [0, 1],
    "X_u": np.array([[-47.0, 0.5], [47.0, 0.0], [45.0, -1.0]]),
    "mu": np.array([[-47.0, 0.0], [-46.0, 1.0], [47.0, 0.0]]),
    "Sigma": np.array([np.eye(2)] * 3),
    "owner": [0, 1, 1],
}
"""Samples at one component, with logarithms of densities that differ by thousands."""
ONE_EACH = {**FAR_FROM_OWN_CLASS, "owner": [2, 0, 1], "y_l": [2, 2, 1]}
ALL_IN_ONE = {**FAR_FROM_OWN_CLASS, "owner": [0, 0, 0], "y_l": [0, 0, 0]}
NONE_LABELLED = {**OUTVOTED, "X_l": np.empty((0, 2)), "y_l": []}
FIVE_CLASSES = {
    "X_l": np.array([[1.0], [2.0], [3.0], [4.0], [6.0], [0.5]]),
    "y_l": [0, 1, 2, 3, 4, 4],
    "X_u": np.array([[2.5], [5.0]]),
    "alpha": np.array([0.1, 0.2, 0.1, 0.2, 0.1, 0.2, 0.1]),
    "mu": np.arange(7.0)[:, None],
    "Sigma": np.ones((7, 1, 1)),
    "owner": [4, 0, 1, 2, 4, 3, 0],
}
AT_THE_EDGE = {
    "X_l": np.array([[-99.7], [99.9]]),
    "y_l": [1, 0],
    "X_u": np.array([[99.9], [-99.7]]),
    "alpha": np.array([0.25, 0.5, 0.25]),
    "mu": np.array([[0.0], [0.1], [0.2]]),
    "Sigma": np.ones((3, 1, 1)),
    "owner": [0, 1, 0],
}
"""Samples as far from components as may be."""
ALONE = {**AT_THE_EDGE, "y_l": [0, 0], "alpha": np.ones(1), "mu": np.array([[0.5]]), "Sigma": np.full((1, 1, 1), 2.0)}
ALONE["owner"] = [0]
CROWD = {
    **FAR_FROM_OWN_CLASS,
    "X_l": np.column_stack([np.sin(np.arange(150.0)), 30 + 30 * np.cos(1.7 * np.arange(150))]),
    "y_l": [i % 2 for i in range(150)],
    "X_u": np.column_stack([np.cos(np.arange(150.0)), 25 + 35 * np.sin(2.3 * np.arange(150))]),
}
"""As many samples as there may be."""
FAINT = np.array([[0.998, 2e-3], [1 - 5e-9, 5e-9], [1 - 9e-9, 9e-9], [1.0, 0.0]])
"""A component of very little weight: what is small counts, all the same."""
FIXED = [
    AT_THE_EDGE,
    ALONE,
    CROWD,
    FAR_FROM_OWN_CLASS,
    OWN_AND_FAR,
    OUTVOTED,
    ONE_EACH,
    ALL_IN_ONE,
    FIVE_CLASSES,
    NONE_LABELLED,
    {**OUTVOTED, "X_u": np.empty((0, 2))},
]

likelihood = pins(
    "fixed",
    "11 inputs, from X_l 2 × 1; y_l = [1, 0]; X_u 2 × 1 to X_l 3 × 2; y_l = [0, 1, 0]; X_u 0 × 2",
    [{"data": data} for data in FIXED],
)
m_step = [
    pin(
        "case of 3",
        "X 3 × 1; gamma 3 × 3",
        case={
            "X": np.array([[1.0], [1.0], [4.0]]),
            "gamma": np.array([[0.25, 0.75, 0.0], [1.0, 0.0, 0.0], [0.0, 0.5, 0.5]]),
        },
    ),
    pin("case of one", "X 1 × 2; gamma 1 × 2", case={"X": np.array([[1.0, 2.0]]), "gamma": np.array([[0.25, 0.75]])}),
    pin(
        "numbers down to 5e-9",
        "X 4 × 1; gamma 4 × 2; numbers down to 5e-9",
        case={"X": np.array([[1.0], [-2.0], [4.0], [7.0]]), "gamma": FAINT},
    ),
    pin(
        "case of 300",
        "X 300 × 2; gamma 300 × 2",
        case={"X": np.vstack([CROWD["X_l"], CROWD["X_u"]]), "gamma": np.tile([[0.9, 0.1], [0.8, 0.2]], (150, 1))},
    ),
]
