"""What the checks of 10.7 are always tried on."""

import numpy as np

from grader.checks import pin

from ..shared_lle import weight_matrix


def distances(X) -> np.ndarray:
    X = np.asarray(X, dtype=float)
    return np.sqrt(((X[:, None] - X) ** 2).sum(axis=2))


def kernel(kind, A, B):
    inner = A @ B.T
    square = (A**2).sum(axis=1)[:, None] + (B**2).sum(axis=1) - 2 * inner
    if kind == "linear":
        return inner
    if kind == "polynomial":
        return (inner + 1) ** 2
    if kind == "Gaussian":
        return np.exp(-square / 8)
    return -square / 2 - 0.4 * np.sqrt(np.maximum(square, 0))  # "distance"


def a_kernel(m, q, n, d, seed, kind="linear"):
    rng = np.random.default_rng(seed)
    points = rng.normal(size=(m + q, n)) * np.geomspace(1, 0.3, n) + 1
    whole = kernel(kind, points, points)
    return {"K": whole[:m, :m], "K_new": whole[m:, :m], "d": d}


def scaled(case, factor):
    return {**case, "K": case["K"] * factor, "K_new": case["K_new"] * factor}


INDEFINITE = {
    "K": np.diag([1.0, 2.5, -9.0, 4.0, 0.5]) + 2.0,
    "K_new": np.array([[1.0, 0.0, 2.0, 0.0, 1.0], [0.0, 3.0, 0.0, 0.0, -1.0]]),
    "d": 2,
}
FAR = {
    "K": np.array([[1.0, 2.0, 4.0], [2.0, 4.0, 8.0], [4.0, 8.0, 16.0]]),
    "K_new": np.array([[100.0, 200.0, 400.0]]),
    "d": 1,
}
DUPLICATES = {
    "K": np.array([[4.0, 4, -2, 0], [4, 4, -2, 0], [-2, -2, 5, 1], [0, 0, 1, 1]]),
    "K_new": np.array([[3.0, 3, 1, 7], [3, 3, 1, 7], [0.5, 0.5, -2, -1]]),
    "d": 2,
}
FAINT = {
    "K": 1e-10
    * (np.outer([3.0, 1, -1, -3], [3.0, 1, -1, -3]) + np.outer([1.0, -3, 3, -1], [1.0, -3, 3, -1]) / 500 + 1),
    "d": 2,
}


def on_a_curve(m, k, turn=4.0, seed=0):
    rng = np.random.default_rng(seed)
    t = np.linspace(0, turn, m) + rng.uniform(-0.2, 0.2, m) * turn / m
    return weight_matrix(np.column_stack([np.cos(t), np.sin(t), 0.3 * t]), k, 1e-3)


mds_kernel = [
    pin("D of one", "D 1 × 1", D=np.zeros((1, 1))),
    pin("D of 2", "D 2 × 2", D=np.array([[0.0, 3.0], [3.0, 0.0]])),
    pin("D of 3", "D 3 × 3", D=np.array([[0.0, 1.0, 5.0], [1.0, 0.0, 2.0], [5.0, 2.0, 0.0]])),
    pin("distances", "D 60 × 60", D=distances(np.random.default_rng(7).normal(size=(60, 3)))),
    pin(
        "numbers down to 1e-6",
        "D 5 × 5; numbers down to 1e-6",
        D=distances(np.random.default_rng(8).normal(size=(5, 2))) * 1e-6,
    ),
    pin(
        "numbers down to 7e-9",
        "D 3 × 3; numbers down to 7e-9",
        D=distances(np.array([[0.0, 1.0], [3.0, 0.5], [2.0, 2.5]])) * 3e-9,
    ),
    pin(
        "numbers up to 9e12",
        "D 3 × 3; numbers up to 9e12",
        D=distances(np.array([[0.0, 1.0], [3.0, 0.5], [2.0, 2.5]])) * 3e12,
    ),
]
kpca = [
    pin("indefinite", "K 5 × 5; K_new 2 × 5; d = 2", case=INDEFINITE),
    pin("far", "K 3 × 3; K_new 1 × 3; d = 1", case=FAR),
    pin(
        "case of 2",
        "K 2 × 2; K_new 1 × 2; d = 1",
        case={"K": np.array([[1.0, 3.0], [3.0, 9.0]]), "K_new": np.array([[2.0, 6.0]]), "d": 1},
    ),
    pin("a kernel 60 3 5 4 1", "K 60 × 60; K_new 3 × 60; d = 4", case=a_kernel(60, 3, 5, 4, 1)),
    pin("a kernel 6 103 5 3 2", "K 6 × 6; K_new 103 × 6; d = 3", case=a_kernel(6, 103, 5, 3, 2, "Gaussian")),
    pin("a kernel 30 4 8 7 3", "K 30 × 30; K_new 4 × 30; d = 7", case=a_kernel(30, 4, 8, 7, 3)),
    pin("a kernel 5 5 3 2 6", "K 5 × 5; K_new 5 × 5; d = 2", case=a_kernel(5, 5, 3, 2, 6)),
    pin("a kernel 12 13 12 9 4", "K 12 × 12; K_new 13 × 12; d = 9", case=a_kernel(12, 13, 12, 9, 4)),
    pin("duplicates", "K 4 × 4; K_new 3 × 4; d = 2", case=DUPLICATES),
    pin(
        "scaled 1e-09", "K 6 × 6; K_new 3 × 6; d = 2; numbers down to 6e-11", case=scaled(a_kernel(6, 3, 3, 2, 7), 1e-9)
    ),
    pin(
        "scaled",
        "K 5 × 5; K_new 2 × 5; d = 2; numbers up to 1e11",
        case=scaled(a_kernel(5, 2, 3, 2, 8, "Gaussian"), 1e11),
    ),
    pin("faint", "Eigenvalues 2e-9 and 4e-12, near the least that the contract permits", case=FAINT),
]
repeated = [pin("case of 5", "four equal eigenvalues, of which three are taken", case={"K": np.eye(5) * 3.0, "d": 3})]
new_samples = [
    pin("indefinite", "K 5 × 5; K_new 2 × 5; d = 2", case=INDEFINITE),
    pin("far", "K 3 × 3; K_new 1 × 3; d = 1", case=FAR),
    pin(
        "case of 2",
        "K 2 × 2; K_new 1 × 2; d = 1",
        case={"K": np.array([[1.0, 3.0], [3.0, 9.0]]), "K_new": np.array([[2.0, 6.0]]), "d": 1},
    ),
    pin("a kernel 60 3 5 4 1", "K 60 × 60; K_new 3 × 60; d = 4", case=a_kernel(60, 3, 5, 4, 1)),
    pin("a kernel 6 103 5 3 2", "K 6 × 6; K_new 103 × 6; d = 3", case=a_kernel(6, 103, 5, 3, 2, "Gaussian")),
    pin("a kernel 30 4 8 7 3", "K 30 × 30; K_new 4 × 30; d = 7", case=a_kernel(30, 4, 8, 7, 3)),
    pin("a kernel 5 5 3 2 6", "K 5 × 5; K_new 5 × 5; d = 2", case=a_kernel(5, 5, 3, 2, 6)),
    pin("a kernel 12 13 12 9 4", "K 12 × 12; K_new 13 × 12; d = 9", case=a_kernel(12, 13, 12, 9, 4)),
    pin("duplicates", "K 4 × 4; K_new 3 × 4; d = 2", case=DUPLICATES),
    pin(
        "scaled 1e-09", "K 6 × 6; K_new 3 × 6; d = 2; numbers down to 6e-11", case=scaled(a_kernel(6, 3, 3, 2, 7), 1e-9)
    ),
    pin(
        "scaled",
        "K 5 × 5; K_new 2 × 5; d = 2; numbers up to 1e11",
        case=scaled(a_kernel(5, 2, 3, 2, 8, "Gaussian"), 1e11),
    ),
]
lle_kernel = [
    pin("on a curve 30 4", "W 30 × 30", W=on_a_curve(30, 4)),
    pin("on a curve 55 6", "W 55 × 55", W=on_a_curve(55, 6)),
    pin("W of 3", "W 3 × 3", W=np.array([[0.0, 1.0, 0.0], [0.5, 0.0, 0.5], [0.0, 1.0, 0.0]])),
    pin(
        "W of 4",
        "W 4 × 4",
        W=np.array([[0.0, 0.5, 0.5, 0.0], [0.25, 0.0, 0.75, 0.0], [0.5, 0.5, 0.0, 0.0], [-1.5, 0.75, 1.75, 0.0]]),
    ),
    pin("W of 3, 2", "W 3 × 3", W=np.array([[0.0, 0.3, 0.7], [0.2, 0.0, 0.8], [0.6, 0.4, 0.0]])),
    pin("W of 3, 3", "W 3 × 3", W=np.array([[0.0, -3.0, 4.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]])),
    pin(
        "W of 4, 2",
        "W 4 × 4",
        W=np.array([[0.0, 3.0, -2.0, 0.0], [0.5, 0.0, 0.5, 0.0], [0.25, 0.25, 0.0, 0.5], [4.0, -4.0, 1.0, 0.0]]),
    ),
]
witness = [
    pin("m 4", "m = 4", m=4),
    pin("m 5", "m = 5", m=5),
    pin("m 8", "m = 8", m=8),
    pin("m 20", "m = 20", m=20),
    pin("m 40", "m = 40", m=40),
]
