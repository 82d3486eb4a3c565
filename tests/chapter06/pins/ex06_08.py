"""What the checks of 6.8 are always tried on."""

import numpy as np

from grader.checks import pin


def cloud(m, d=1, seed=0, decimals=6):
    """{"X", "t"}: a noisy curve."""
    rng = np.random.default_rng(seed)
    X = rng.uniform(-1, 1, size=(m, d)).round(decimals)
    return {"X": X, "t": (np.sin(3 * X[:, 0]) + rng.normal(size=m) / 4).round(decimals)}


def _case(m, d, seed, C=1.0, b=0.3, size=1.0):
    data, rng = cloud(m, d, seed), np.random.default_rng(seed)
    alpha, alpha_hat = C * rng.random((2, m)).round(3)
    alpha_hat[-1] = alpha[-1] = 0.0
    feasible = [alpha * alpha_hat.sum() / (2 * m * C), alpha_hat * alpha.sum() / (2 * m * C)]
    return {
        "X": data["X"] * size,
        "t": data["t"],
        "C": C,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "feasible": feasible,
        "b": b,
    }


MIRRORED = {"X": cloud(14, 1, 6)["X"], "t": 1.5 - cloud(14, 1, 6)["t"]}
_NEAR = {
    "X": np.array([[0.5], [0.500001], [0.5]]),
    "t": np.array([1.0, 1.000001, 2.0]),
    "C": 1.0,
    "alpha": np.array([0.25, 0.25, 0.25]),
    "alpha_hat": np.array([0.5, 0.500001, 0.5]),
    "feasible": [np.array([0.25, 0.25, 0.25]), np.array([0.25, 0.25, 0.25])],
    "b": 0.125,
}

loss = [
    pin("z of 3 eps 0.25", "z = [0.25, -0.25, 0.3]; eps = 0.25", z=[0.25, -0.25, 0.3], eps=0.25),
    pin("numbers down to 5e-8", "z = [1e-7, -2e-7]; eps = 5e-8; numbers down to 5e-8", z=[1e-7, -2e-7], eps=5e-8),
    pin("z of 121 eps 0.5", "z of 121 entries; eps = 0.5", z=[(k - 60) / 32 for k in range(121)], eps=0.5),
    pin("numbers up to 3e9", "z = [1e6, -3e9]; eps = 1; numbers up to 3e9", z=[1e6, -3e9], eps=1.0),
]
objectives = [
    pin(
        "case 45 2 1",
        "X 45 × 2; t of 45 entries; C = 0.5; sigma = 0.4",
        case=_case(45, 2, 1, C=0.5),
        sigma=0.4,
        eps=0.05,
    ),
    pin(
        "case 105 1 2",
        "X 105 × 1; t of 105 entries; C = 10; sigma = 0.4; numbers down to 1e-5",
        case=_case(105, 1, 2, C=10.0, b=1e-5),
        sigma=0.4,
        eps=0.005,
    ),
    pin(
        "case 30 11 3",
        "X 30 × 11; t of 30 entries; C = 0.01; sigma = 0; numbers down to 3e-6",
        case=_case(30, 11, 3, size=100.0, C=0.01),
        sigma=0.0,
        eps=1e-5,
    ),
    pin("case 5 1 4", "X 5 × 1; t of 5 entries; C = 1; sigma = 0", case=_case(5, 1, 4, b=-12.5), sigma=0.0, eps=0.0),
    pin("case 6 1 8", "X 6 × 1; t of 6 entries; C = 1; sigma = 0.3", case=_case(6, 1, 8, b=2.5), sigma=0.3, eps=250.0),
    pin("near", "X 3 × 1; t = [1, 1, 2]; C = 1; sigma = 0", case=_NEAR, sigma=0.0, eps=0.25),
    pin(
        "near, 2",
        "X 3 × 1; t = [1, 1, 2]; C = 1; sigma = 0; numbers down to 1e-9",
        case={**_NEAR, "alpha": np.array([2.5e-7, 0.0, 0.0]), "alpha_hat": np.array([0.0, 0.5, 1e-9])},
        sigma=0.0,
        eps=0.25,
    ),
    pin(
        "near, 3",
        "X 3 × 1; t = [1, 1, 2]; C = 1; sigma = 0",
        case={**_NEAR, "alpha": np.array([0.5, 0.25, 0.0]), "alpha_hat": np.array([1.5, 1.5, 1.5])},
        sigma=0.0,
        eps=0.25,
    ),
    pin(
        "case 4 1 6",
        "X 4 × 1; t = [-0.0896, -0.8423, -0.4538, -0.3458]; C = 1000; sigma = 0; numbers up to 2e4",
        case=_case(4, 1, 6, C=1000.0, size=150.0, b=2e4),
        sigma=0.0,
        eps=0.123456,
    ),
    pin(
        "case 2 1 7",
        "X 2 × 1; t = [0.6135, 0.465]; C = 2e-5; sigma = 0; numbers down to 2e-6",
        case=_case(2, 1, 7, C=2e-5, b=2e-5),
        sigma=0.0,
        eps=0.0,
    ),
]
solutions_are_optimal = [
    pin(
        "data of 3 C 1 part 0.1",
        'X 3 × 1; t = [1, 2, 5]; kind = "linear"; C = 1',
        data={"X": np.zeros((3, 1)), "t": np.array([1.0, 2.0, 5.0])},
        kind="linear",
        C=1.0,
        part=0.1,
    ),
    pin(
        "data of 4 C 0.5 part 0",
        'X 4 × 1; t = [1, 2, 5, 7]; kind = "linear"; C = 0.5',
        data={"X": np.zeros((4, 1)), "t": np.array([1.0, 2.0, 5.0, 7.0])},
        kind="linear",
        C=0.5,
        part=0.0,
    ),
    pin(
        "data of one C 1 part 0",
        'X 1 × 1; t = [-3]; kind = "gaussian"; C = 1',
        data={"X": np.ones((1, 1)), "t": np.array([-3.0])},
        kind="gaussian",
        C=1.0,
        part=0.0,
    ),
    pin(
        "data of 3 C 1 part 0.1, 2",
        'X 3 × 1; t = [1, 2, 1]; kind = "linear"; C = 1',
        data={"X": np.array([[0.5], [0.500001], [0.5]]), "t": np.array([1.0, 2.0, 1.000001])},
        kind="linear",
        C=1.0,
        part=0.1,
    ),
    pin(
        "cloud 4",
        'X 4 × 1; t = [0.5984, -0.8917, -0.05181, -0.001668]; kind = "gaussian"; C = 1',
        data=cloud(4),
        kind="gaussian",
        C=1.0,
        part=200.0,
    ),
    pin(
        "cloud 60",
        'X 60 × 1; t of 60 entries; kind = "gaussian"; C = 1',
        data=cloud(60),
        kind="gaussian",
        C=1.0,
        part=0.1,
    ),
    pin(
        "cloud 50 5 1",
        'X 50 × 5; t of 50 entries; kind = "linear"; C = 0.5',
        data=cloud(50, 5, 1),
        kind="linear",
        C=0.5,
        part=0.05,
    ),
    pin(
        "cloud 45 11 2",
        'X 45 × 11; t of 45 entries; kind = "gaussian"; C = 0.9',
        data=cloud(45, 11, 2),
        kind="gaussian",
        C=0.9,
        part=0.0,
    ),
    pin(
        "cloud 20 1 3",
        'X 20 × 1; t of 20 entries; kind = "gaussian"; C = 10',
        data=cloud(20, 1, 3),
        kind="gaussian",
        C=10.0,
        part=0.05,
    ),
    pin(
        "cloud 16 1 4",
        'X 16 × 1; t of 16 entries; kind = "linear"; C = 9.877',
        data=cloud(16, 1, 4),
        kind="linear",
        C=9.87654,
        part=0.15,
    ),
]
support = [
    pin(
        "pairs of 6 C 8",
        "pairs 6 × 2; C = 8",
        pairs=[(0.0, 0.125), (0.125, 0.0), (0.0, 0.0), (0.5, 0.5), (1.0, 0.875), (0.0, 1.0)],
        C=8.0,
    ),
    pin(
        "pairs of 110 C 0.5",
        "pairs 110 × 2; C = 0.5",
        pairs=[(0.0, (k % 17) / 16) if k % 3 else ((k % 17) / 16, 0.0) for k in range(110)],
        C=0.5,
    ),
    pin("pairs of one C 1", "pairs 1 × 2; C = 1", pairs=[(0.5, 0.5)], C=1.0),
    pin(
        "numbers of 2e4 and 1e-4 in one input",
        "pairs 3 × 2; C = 1.638e4; numbers of 2e4 and 1e-4 in one input",
        pairs=[(1.0, 0.0), (0.0, 1e-4), (0.002, 0.0)],
        C=16384.0,
    ),
    pin("pairs of 2 C 0.007812", "pairs 2 × 2; C = 0.007812", pairs=[(0.001953125, 0.0), (0.0, 0.5)], C=0.0078125),
]
support_strict = [
    pin(
        "hardly above",
        "Coefficients on either side of a limit, 1e-7 from it",
        pairs=[(0.0, 0.1250001), (0.1249999, 0.0), (0.25000001, 0.0)],
        C=1.0,
    ),
    pin("a millionth apart", "One is at the limit, the other above it", pairs=[(0.0, 0.25), (0.0, 0.250001)], C=1.0),
]
fit_follows = [
    pin(
        "a cost of 0.01",
        "Every sample beyond the tube is at the bound",
        data=cloud(8, 1, 9),
        C=0.01,
        eps=0.1,
        kind="gaussian",
        sigma=0.5,
    ),
    pin(
        "cloud 50 1 5",
        "X 50 × 1; t of 50 entries; C = 1; eps = 0.2",
        data=cloud(50, 1, 5),
        C=1.0,
        eps=0.2,
        kind="gaussian",
        sigma=0.3,
    ),
    pin(
        "cloud 14 1 6",
        "X 14 × 1; t of 14 entries; C = 2.5; eps = 3",
        data=cloud(14, 1, 6),
        C=2.5,
        eps=3.0,
        kind="gaussian",
        sigma=0.3,
    ),
    pin(
        "cloud 14 1 6, 2",
        "X 14 × 1; t of 14 entries; C = 2.5; eps = 3",
        data=cloud(14, 1, 6),
        C=2.5,
        eps=3.0,
        kind="linear",
        sigma=0.3,
    ),
    pin(
        "mirrored",
        "The same densities with other sugar contents",
        data=MIRRORED,
        C=2.5,
        eps=3.0,
        kind="linear",
        sigma=0.3,
    ),
    pin(
        "mirrored, 2",
        "The same densities with other sugar contents",
        data=MIRRORED,
        C=2.5,
        eps=3.0,
        kind="gaussian",
        sigma=0.3,
    ),
    pin(
        "cloud 12 1 7",
        "X 12 × 1; t of 12 entries; C = 10; eps = 0",
        data=cloud(12, 1, 7),
        C=10.0,
        eps=0.0,
        kind="gaussian",
        sigma=0.05,
    ),
    pin(
        "cloud 5 1 8",
        "X 5 × 1; t of 5 entries; C = 10; eps = 150",
        data=cloud(5, 1, 8),
        C=10.0,
        eps=150.0,
        kind="gaussian",
        sigma=0.05,
    ),
    pin(
        "cloud 12 1 7, 2",
        "X 12 × 1; t of 12 entries; C = 1; eps = 0.1",
        data=cloud(12, 1, 7),
        C=1.0,
        eps=0.1,
        kind="gaussian",
        sigma=500.0,
    ),
    pin(
        "data of one C 1 eps 0.1 sigma 1",
        "X 1 × 1; t = [0.4]; C = 1; eps = 0.1",
        data={"X": np.array([[0.1]]), "t": np.array([0.4])},
        C=1.0,
        eps=0.1,
        kind="linear",
        sigma=1.0,
    ),
    pin(
        "data of 3 C 0.2 eps 1 sigma 1",
        "X 3 × 1; t = [40, -99, 3]; C = 0.2; eps = 1",
        data={"X": np.array([[8.0], [-9.0], [9.5]]), "t": np.array([40.0, -99.0, 3.0])},
        C=0.2,
        eps=1.0,
        kind="linear",
        sigma=1.0,
    ),
    pin(
        "data of 3 C 10 eps 1 sigma 7",
        "X 3 × 1; t = [40, -99, 3]; C = 10; eps = 1",
        data={"X": np.array([[8.0], [-9.0], [9.5]]), "t": np.array([40.0, -99.0, 3.0])},
        C=10.0,
        eps=1.0,
        kind="gaussian",
        sigma=7.0,
    ),
]
values = [
    *[pin(one.name, one.reason, case=one.inputs["case"], sigma=one.inputs["sigma"]) for one in objectives],
    pin(
        "x = 1, 2, 3",
        "Of the kernels to the samples one is the sum of the others",
        case={
            "X": np.array([[1.0], [2.0], [3.0]]),
            "t": np.array([0.5, 1.0, 0.0]),
            "C": 1.0,
            "alpha": np.array([0.5, 0.0, 0.25]),
            "alpha_hat": np.array([0.0, 0.75, 0.25]),
            "feasible": [np.array([0.5, 0.0, 0.25]), np.array([0.0, 0.75, 0.0])],
            "b": 0.5,
        },
        sigma=0.0,
    ),
]
