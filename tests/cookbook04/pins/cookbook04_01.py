"""What the checks of cookbook4.1 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import soft

FAR = {
    "X": np.array([[0.1, 60.0], [-0.01, -990.0], [0.0, 0.0], [900.0, 300.0]]),
    "alpha": np.array([0.75, 0.25]),
    "mu": np.array([[-1.0, 0.0], [1.0, 0.0]]),
    "Sigma": np.array([np.eye(2), [[1.5, 0.5], [0.5, 1.0]]]),
}
SUMS = {
    "X": np.array([[1.0, 1.0, 2.0], [-1.0, -2.0, -3.0], [0.5, 1.0, 1.5], [0.5, 1.0, 1.5]]),
    "alpha": np.array([1e-6, 0.2, 0.3, 0.499999]),
    "mu": np.array([[1.0, 1, 1], [-1, -1, -1], [0, 1, 2], [-2, 0, 0]]),
    "Sigma": np.array([np.eye(3) * (1 + k) + 0.5 for k in range(4)]),
}
TINY = {**SUMS, "X": 1.1e-6 * SUMS["X"], "mu": 1.1e-6 * SUMS["mu"], "Sigma": 1.21e-12 * SUMS["Sigma"]}
HUGE = {**SUMS, "X": 3e5 * SUMS["X"], "mu": 3e5 * SUMS["mu"], "Sigma": 9e10 * SUMS["Sigma"]}
IMPOSSIBLE = np.array([[-1.5, -np.inf, -2.25], [-np.inf, -np.inf, -0.5], [-3.0, -2.0, -np.inf]])
APART = np.array([[-3.0, -999000.0], [-999990.0, -999991.5], [9000.0, 8999.0], [0.0, -1e-5]])
"""Rows that have no factor in common that one could take out."""
LOW = APART[1:2]
MANY = np.tile([0.0, -21.0], (200, 1))
"""What a row leaves out is next to nothing, what all rows leave out is not."""
TABLES = [
    IMPOSSIBLE,
    APART,
    LOW,
    np.full((3, 3), -2.0),
    np.array([[0.0, -13.0], [-14.5, 0.25]]),
    np.array([[-1e-5, -2e-5], [-3e-5, -19.0]]),
    MANY,
]
RARE = np.array([[1 - 2e-9, 2e-9, 0.0], [0.0, 0.0, 1.0], [0.25, 0.75, 0.0]])
SHARED = [
    *({"terms": terms, "q": soft(terms)} for terms in (IMPOSSIBLE, LOW, TABLES[3])),
    {"terms": IMPOSSIBLE, "q": RARE},
    {"terms": IMPOSSIBLE[:, :2][[0, 2]], "q": np.array([[1.0, 0.0], [0.999999, 1e-6]])},
    {"terms": IMPOSSIBLE, "q": np.array([[0.5, 0.0, 0.5], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]])},
    {"terms": np.array([[0.0, -13.0], [-14.5, 0.25]]), "q": np.array([[1 - 3e-5, 3e-5], [2e-9, 1 - 2e-9]])},
    {"terms": np.array([[1e4, -1e6], [-1e6, 0.0]]), "q": np.array([[0.0, 1.0], [1.0, 0.0]])},
    {"terms": MANY, "q": np.tile([1.0, 0.0], (200, 1))},
]
HALF = {"X": np.array([[0.0], [1.0], [3.0], [3.0]]), "q": np.array([[0.5, 0.5], [1, 0], [0.9, 0.1], [1, 0]])}
FAINT = {
    "X": np.array([[0.0], [1.0], [3.0], [1000.0]]),
    "q": np.array([[0.5, 0.5], [1, 0], [0.9, 0.1], [1 - 5e-9, 5e-9]]),
}
FOUR = {
    "X": np.array([[0.0], [1.0], [4.0], [5.0]]),
    "alpha": np.array([0.5, 0.5]),
    "mu": np.array([[0.5], [4.5]]),
    "Sigma": np.array([[[1.0]], [[1.0]]]),
}
EDGE = {
    "X": np.array([[-4.5], [-4.4], [-4.3], [-4.2], [-4.1], [4.1], [4.2], [4.3], [4.4], [4.5], [0.0], [0.0]]),
    "alpha": np.array([0.95, 0.05]),
    "mu": np.array([[0.0], [0.4]]),
    "Sigma": np.array([[[1.0]], [[81.0]]]),
}
"""Most samples are almost five deviations from the component that has nearly all the weight."""
SPACE = {
    "X": np.array([[0.0, 0, 0], [1, 1, 2], [2, 0, 2], [0, 1, 1], [1, 1, 2], [-1, 1, 0]]),
    "alpha": np.array([0.05, 0.05, 0.05, 0.85]),
    "mu": np.array([[0.5, 1, 1], [0, 0, 0], [1, 1, 1], [0.5, 1, 1]]),
    "Sigma": np.array([np.eye(3)] * 4),
}
GROUPS = {
    "X": np.array([[-0.06], [-0.04], [-0.02], [0.0], [0.02], [0.04], [4.76], [4.78], [4.8], [4.82], [4.84], [4.86]]),
    "alpha": np.array([0.5, 0.5]),
    "mu": np.array([[0.0], [4.8]]),
    "Sigma": np.array([[[1.0]], [[1.0]]]),
}
"""Whichever component leaves, half of the samples are almost five deviations from the other one."""
STARTS = [FOUR, EDGE, SPACE, GROUPS]
STARTS += [
    {**one, "X": scale * one["X"], "mu": scale * one["mu"], "Sigma": scale**2 * one["Sigma"]}
    for one, scale in ((FOUR, 2e-6), (EDGE, 1e-5), (FOUR, 9e5), (SPACE, 1e-5), (GROUPS, 1.1e-6))
]

joint = [
    pin("far", "Densities that are 0 as floats", theta=FAR),
    pin("sums", "X 4 × 3; alpha = [1e-6, 0.2, 0.3, 0.5]; mu 4 × 3; numbers down to 1e-6", theta=SUMS),
    pin("tiny", "Determinants near 10^-35", theta=TINY),
    pin("huge", "X 4 × 3; alpha = [1e-6, 0.2, 0.3, 0.5]; mu 4 × 3; numbers of 4e11 and 1e-6 in one input", theta=HUGE),
]
likelihood = pins("tables", "7 inputs, from terms 3 × 3 to terms 200 × 2", [{"terms": terms} for terms in TABLES])
bound = pins(
    "shared", "9 inputs, from terms 3 × 3; q 3 × 3 to terms 200 × 2; q 200 × 2", [{"case": case} for case in SHARED]
)
m_step = [
    pin("half", "A component with a soft count below 1", case=HALF),
    pin("half, 2", "A component with a soft count below 1", case={**HALF, "X": 3e5 * HALF["X"]}),
    pin("faint", "A share that is almost 0, of a sample far from all others", case=FAINT),
]
witness = pins(
    "starts",
    "9 inputs, from X 4 × 1; alpha = [0.5, 0.5]; mu 2 × 1 to X 12 × 1; alpha = [0.5, 0.5]; mu 2 × 1; numbers down to 1e-12",
    [{"start": start} for start in STARTS],
)
