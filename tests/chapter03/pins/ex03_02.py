"""What the checks of 3.2 are always tried on."""

import numpy as np

from grader.checks import pin

ROWS, COLUMNS = np.arange(120)[:, None], np.arange(1, 11)
WIDE = np.round(np.sin(ROWS * COLUMNS + COLUMNS**2), 6)
FINE = np.round(np.sin(ROWS[:6] * COLUMNS[:2]) * 2**30) / 2**30
FAR = {"X": np.array([[250.0, 1e-5], [-375.0, 2e6]]), "beta": np.array([2.0, 1e-4, 0.5])}
SLIGHT = {"X": np.array([[1e6, 3.0], [-2e6, 1.000001]]), "beta": np.array([5e-6, -0.25, 1e-5])}

output_is_not_convex = [
    pin("x of one b 0", "x = [1]; b = 0", x=np.array([1.0]), b=0.0),
    pin("x of 2 b 1", "x = [0, 0]; b = 1", x=np.zeros(2), b=1.0),
    pin("x of 2 b -3", "x = [0, -0.125]; b = -3", x=np.array([0.0, -0.125]), b=-3.0),
    pin("numbers down to 1e-5", "x = [0, 1e-5]; b = 1000; numbers down to 1e-5", x=np.array([0.0, 1e-5]), b=1000.0),
]
squared_loss_is_not_convex = [
    pin("x of one label 0", "x = [1]; label = 0", x=np.array([1.0]), label=0),
    pin("x of one label 1", "x = [1]; label = 1", x=np.array([1.0]), label=1),
    pin("x of 3 label 1", "x = [0, 0, 0]; label = 1", x=np.zeros(3), label=1),
    pin("numbers down to 1e-5", "x = [0, 1e-5]; label = 0; numbers down to 1e-5", x=np.array([0.0, 1e-5]), label=0),
    pin("numbers up to 3e6", "x = [3e6, -1e6]; label = 1; numbers up to 3e6", x=np.array([3e6, -1e6]), label=1),
]
output_hessian_is_the_derivative = [
    pin(
        "numbers up to 3e6",
        "x = [1e6, -3e6]; b = 0.5; seed = 1; numbers up to 3e6",
        x=np.array([1e6, -3e6]),
        b=0.5,
        seed=1,
    ),
    pin(
        "x of 120 b 0.001 seed 2", "x of 120 entries; b = 0.001; seed = 2", x=np.sin(np.arange(120.0)), b=0.001, seed=2
    ),
    pin("x of 2 b 0.25 seed 5", "x = [0.1235, 2]; b = 0.25; seed = 5", x=np.array([0.123456789, 2.0]), b=0.25, seed=5),
]
nll_hessian_is_the_derivative = [
    pin("far", "X 2 × 2; beta = [2, 0.0001, 0.5]; numbers of 2e6 and 1e-5 in one input", point=FAR),
    pin("slight", "X 2 × 2; beta = [5e-6, -0.25, 1e-5]; numbers of 2e6 and 5e-6 in one input", point=SLIGHT),
    pin(
        "numbers down to 3e-5",
        "X 120 × 10; beta of 11 entries; numbers down to 3e-5",
        point={"X": WIDE, "beta": np.append(0.25 * WIDE[3], -0.5)},
    ),
]
factor_proves_convexity = [
    pin("far", "X 2 × 2; beta = [2, 0.0001, 0.5]; numbers of 2e6 and 1e-5 in one input", point=FAR),
    pin(
        "numbers down to 3e-5",
        "X 120 × 10; beta of 11 entries; numbers down to 3e-5",
        point={"X": WIDE, "beta": np.append(0.25 * WIDE[3], -0.5)},
    ),
]
flat_direction = [
    pin("X of 3", "X 3 × 2", X=np.array([[0.0, 1.0], [2.0, 1.0], [3.0, 1.0]])),
    pin("X of 2", "X 2 × 1", X=np.array([[0.0], [1.0]])),
    pin("numbers down to 1e-5", "X 3 × 1; numbers down to 1e-5", X=np.array([[0.0], [2e-5], [-1e-5]])),
    pin("numbers down to 1e-6", "X 2 × 1; numbers down to 1e-6", X=np.array([[0.0], [1e-6]])),
    pin("numbers up to 2e6", "X 3 × 2; numbers up to 2e6", X=np.array([[0.0, 2e6], [2e6, 1e6], [1e6, 0.0]])),
    pin("wide", "X 120 × 10; numbers down to 3e-5", X=WIDE),
    pin("numbers down to 3e-5", "X 120 × 11; numbers down to 3e-5", X=np.column_stack([WIDE, WIDE[:, 0] * 2])),
    pin("X of 9", "X 9 × 10", X=WIDE[:9]),
    pin("X of 6", "X 6 × 3", X=np.column_stack([FINE, FINE.sum(axis=1)])),
]
