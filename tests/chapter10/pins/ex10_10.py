"""What the checks of 10.10 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins

from ..shared_linear import orthonormal

RNG = np.random.default_rng(1010)


def skew(n, size=1.0):
    """An antisymmetric matrix with entries of this size."""
    upper = np.triu(np.full((n, n), size), 1)
    return upper - upper.T


def with_values(values, seed):
    Q = orthonormal(len(values), len(values), seed)
    S = (Q * np.asarray(values, dtype=float)) @ Q.T
    return (S + S.T) / 2


CASES = [
    ("neither", -np.eye(2)),
    ("neither", [[1.0, 2.0], [2.0, 1.0]]),
    ("neither", [[1.0, 4.0], [0.0, 1.0]]),
    ("neither", [[0.0, 1.0], [1.0, 0.0]]),
    ("neither", [[-1e-5]]),
    ("neither", np.diag([0.0, -1.0])),
    ("neither", np.diag([1.0, 0.0, -1.0])),
    ("neither", np.diag([5.0, -1e-5, 2.0])),
    ("neither", np.diag([1e-5, -1e-11])),
    # An eigenvalue of 2e-11 of the largest counts as 0, though it is more than rounding.
    ("pseudometric", np.diag([5e7, 1e-3, 2e7])),
    ("neither", [[2.0, -1.5, -1.5], [-1.5, 2.0, -1.5], [-1.5, -1.5, 2.0]]),
    ("neither", [[1.0, 0.0, 0.0], [0.0, -1.0, 0.0], [0.0, 0.0, -1.0]]),
    ("metric", [[1.0, -3.0], [3.0, 1.0]]),
    ("metric", [[1.0, 1.0], [-1.0, 1.0]]),
    ("metric", [[2.0, -1.0], [-1.0, 2.0]]),
    ("metric", [[1e-6, 0.0], [0.0, 1e-6]]),
    ("metric", np.diag([1e5, 1.0, 20.0])),
    ("metric", np.diag([3.0, 1.0]) * 1e-6 + skew(2, 1e-4)),
    ("metric", [[7.0]]),
    # Nearly symmetric, as far as small numbers can tell; its symmetric part is what decides.
    *(("neither", scale * np.array([[1.0, 1.009], [1.0, 1.0]])) for scale in (1e-6, 1.0)),
    *(("metric", scale * np.array([[1.0, 0.995], [1.004, 1.0]])) for scale in (1e-6, 1.0)),
    ("pseudometric", np.diag([1.0, 0.0])),
    ("pseudometric", np.zeros((2, 2))),
    ("pseudometric", np.zeros((1, 1))),
    ("pseudometric", [[0.0, 1.0], [-1.0, 0.0]]),
    ("pseudometric", [[1.0, 5.0], [-5.0, 0.0]]),
    ("pseudometric", np.ones((3, 3))),
    ("pseudometric", [[1.0, 0.0, 1.0], [0.0, 1.0, 1.0], [1.0, 1.0, 2.0]]),
    ("pseudometric", [[1.0, 2.0], [2.0, 4.0]]),
    ("pseudometric", [[2.0, -1.0, -1.0], [-1.0, 2.0, -1.0], [-1.0, -1.0, 2.0]]),
    ("pseudometric", np.outer([0.1, 0.7, 0.3], [0.1, 0.7, 0.3]) * 1e5),
    ("pseudometric", with_values([0.0, 0.0, 1.0, 2.0, 2.0], 3)),
    # What does not matter in M is far larger than what decides.
    *(
        (kind, np.diag([least] + [1.0] * 19) + skew(20, 95.0))
        for kind, least in (("metric", 1.2e-6), ("neither", -1.2e-6))
    ),
    ("metric", with_values(np.linspace(0.5, 2, 20), 5) + skew(20, 0.5)),
]
THIRDS = np.array([1.0, 2.0, 3.0]) / 7
ON_KERNEL = {"x": np.array([0.3, 0.1, 0.0]), "z": np.array([-0.3, 0.1, 0.2]), "M": np.outer(THIRDS, THIRDS)}

dist = [
    pin(
        "clearly positive",
        "u = (1, 2): 18 under the root, of which the diagonal makes 14",
        case={"x": np.array([2.0, 3.0]), "z": np.array([1.0, 1.0]), "M": np.array([[2.0, 1.0], [1.0, 3.0]])},
    ),
    pin(
        "clearly negative",
        "u = (1, 1): -2 under the root",
        case={"x": np.array([2.0, 3.0]), "z": np.array([1.0, 2.0]), "M": np.array([[1.0, -2.0], [-2.0, 1.0]])},
    ),
    pin(
        "exactly zero",
        "different points at distance 0",
        case={"x": np.array([2.0, 3.0]), "z": np.array([1.0, 2.0]), "M": np.array([[1.0, -1.0], [-1.0, 1.0]])},
    ),
    pin(
        "case of 2",
        "x = [3, 4]; z = [0, 0]; M 2 × 2",
        case={"x": np.array([3.0, 4.0]), "z": np.zeros(2), "M": np.array([[1.0, 1.0], [-1.0, 1.0]])},
    ),
    pin(
        "case of 2, 2",
        "x = [2, 0]; z = [0, 0]; M 2 × 2",
        case={"x": np.array([2.0, 0.0]), "z": np.zeros(2), "M": np.array([[1.0, 0.0], [0.0, -5.0]])},
    ),
    pin(
        "numbers up to 1e6",
        "x = [1e6, 1e6]; z = [1e6, 1e6]; M 2 × 2; numbers up to 1e6",
        case={"x": np.array([1e6, 1e6 + 0.5]), "z": np.array([1e6, 1e6]), "M": np.eye(2)},
    ),
    pin(
        "numbers up to 1e4",
        "x = [1e4, 1e4]; z = [0, 0]; M 2 × 2; numbers up to 1e4",
        case={"x": np.array([1e4, 1e4 + 1e-7]), "z": np.zeros(2), "M": np.diag([1e4, -1e4])},
    ),
    pin(
        "case of one",
        "x = [2]; z = [2]; M 1 × 1",
        case={"x": np.array([2.0]), "z": np.array([2.0]), "M": np.array([[-1.0]])},
    ),
    pin(
        "numbers down to 1e-5",
        "x = [0.001, 0]; z = [0, 0]; M 2 × 2; numbers down to 1e-5",
        case={"x": np.array([1e-3, 0.0]), "z": np.zeros(2), "M": np.array([[-1e-5, 0.0], [0.0, 1e-5]])},
    ),
    pin(
        "numbers down to 3e-6",
        "x = [3e-6, 4e-6]; z = [0, 0]; M 2 × 2; numbers down to 3e-6",
        case={"x": np.array([3e-6, 4e-6]), "z": np.zeros(2), "M": np.eye(2)},
    ),
    pin(
        "numbers down to 1e-9",
        "x = [3, 1e-9]; z = [3, 0]; M 2 × 2; numbers down to 1e-9",
        case={"x": np.array([3.0, 1e-9]), "z": np.array([3.0, 0.0]), "M": np.diag([1.0, 1e-5])},
    ),
    pin(
        "numbers down to 1e-9, 2",
        "x = [1e-9, 0]; z = [0, 0]; M 2 × 2; numbers down to 1e-9",
        case={"x": np.array([1e-9, 0.0]), "z": np.zeros(2), "M": np.diag([-1e-5, 1.0])},
    ),
    pin(
        "case of 20",
        "x of 20 entries; z of 20 entries; M 20 × 20",
        case={"x": np.arange(20.0), "z": np.arange(20.0)[::-1] / 8, "M": CASES[-1][1]},
    ),
]
rounded = [
    pin("on kernel", "x = [0.3, 0.1, 0]; z = [-0.3, 0.1, 0.2]; M 3 × 3", case=ON_KERNEL),
    *pins(
        "thirds",
        "3 inputs, the first with x = [0.1429, 0.2857, 0.4286]; z = [0.4762, -0.381, 0.7619]; M 3 × 3",
        [
            {
                "case": {
                    "x": THIRDS * k,
                    "z": THIRDS * k + [1 / 3, -2 / 3, 1 / 3],
                    "M": np.outer([1, 1, 1], [0.1, 0.1, 0.1]),
                }
            }
            for k in (1, 2, 3)
        ],
    ),
    pin(
        "case of 2, 3",
        "x = [2, 1]; z = [1, 0]; M 2 × 2",
        case={"x": np.array([2.0, 1.00001]), "z": np.array([1.0, 0.0]), "M": np.diag([1.0, -1.0])},
    ),
    pin(
        "case of 2, 4",
        "x = [1, 1]; z = [0, 0]; M 2 × 2",
        case={"x": np.array([1.0, 1.0 + 1e-11]), "z": np.zeros(2), "M": np.diag([1.0, -1.0])},
    ),
]
classify = pins(
    "cases",
    '37 inputs, from M 2 × 2; kind = "neither" to M 20 × 20; kind = "metric"',
    [{"case": {"M": np.array(M, dtype=float), "kind": kind}} for kind, M in CASES],
)
classify.append(
    core(
        pin(
            "one negative direction of ten",
            "no diagonal of two axes and hardly a direction by chance shows it",
            case={"M": with_values([-0.05] + [1.0] * 9, 11), "kind": "neither"},
        )
    )
)
factor = pins(
    "cases",
    '13 inputs, from M 2 × 2; kind = "pseudometric" to M 5 × 5; kind = "pseudometric"',
    [
        {"case": {"M": np.array(M, dtype=float), "kind": kind}}
        for kind, M in CASES
        if kind != "neither" and np.any(M) and np.array_equal(M, np.transpose(M))
    ],
)
hardly_singular = [
    pin(
        "hardly singular",
        "an eigenvalue of 1e-11 of the largest counts as 0, though it is more than rounding",
        case={"M": np.array([[9 + 16e-11, 12 - 12e-11], [12 - 12e-11, 16 + 9e-11]]), "kind": "pseudometric"},
    )
]
repair = [
    pin("case of 2", "M 2 × 2; floor = 0", case={"M": np.array([[1.0, 4.0], [0.0, 1.0]]), "floor": 0.0}),
    pin("case of 2, 2", "M 2 × 2; floor = 0.25", case={"M": np.array([[1.0, 4.0], [0.0, 1.0]]), "floor": 0.25}),
    pin("case of 2, 3", "M 2 × 2; floor = 0.5", case={"M": np.array([[2.0, -1.0], [-1.0, 2.0]]), "floor": 0.5}),
    pin("case of 2, 4", "M 2 × 2; floor = 0", case={"M": np.array([[-2.0, 0.0], [0.0, 1.0]]), "floor": 0.0}),
    pin("case of 2, 5", "M 2 × 2; floor = 0", case={"M": np.array([[1.0, -0.5], [-0.5, 1.0]]), "floor": 0.0}),
    pin("case of 2, 6", "M 2 × 2; floor = 0", case={"M": np.zeros((2, 2)), "floor": 0.0}),
    pin("numbers up to 1e8", "M 2 × 2; floor = 1e8; numbers up to 1e8", case={"M": np.zeros((2, 2)), "floor": 1e8}),
    pin("case of 2, 7", "M 2 × 2; floor = 1", case={"M": np.array([[0.0, 3.0], [-3.0, 0.0]]), "floor": 1.0}),
    pin("case of 20", "M 20 × 20; floor = 0.01", case={"M": RNG.normal(size=(20, 20)), "floor": 0.01}),
    pin("case of 2, 8", "M 2 × 2; floor = 2", case={"M": np.array([[3.0, 2.0], [2.0, 3.0]]), "floor": 2.0}),
    pin(
        "numbers down to 2e-5",
        "M 2 × 2; floor = 2e-5; numbers down to 2e-5",
        case={"M": np.array([[3.0, 2.0], [2.0, 3.0]]) * 1e-5, "floor": 2e-5},
    ),
    pin(
        "numbers down to 2e-6",
        "M 3 × 3; floor = 1.5e-6; numbers down to 2e-6",
        case={"M": with_values([1e-6, 2e-6, 1.0], 3), "floor": 1.5e-6},
    ),
]
squared = [pin("n 1", "n = 1", n=1), pin("n 2", "n = 2", n=2), pin("n 3", "n = 3", n=3), pin("n 20", "n = 20", n=20)]
