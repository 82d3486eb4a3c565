"""What the checks of cookbook7.1 are always tried on."""

import numpy as np

from exercises.datasets import iris
from grader.checks import pin, pins


def scatters_of(X, y):
    """S_b and S_w, as sums over samples."""
    S_b, S_w = np.zeros((X.shape[1],) * 2), np.zeros((X.shape[1],) * 2)
    for k in sorted(set(y)):
        inside = np.array([x for x, label in zip(X, y, strict=True) if label == k])
        centre, gap = inside.mean(axis=0), inside.mean(axis=0) - X.mean(axis=0)
        S_b += len(inside) * np.outer(gap, gap)
        S_w += (inside - centre).T @ (inside - centre)
    return S_b, S_w


def iris_case():
    S_b, S_w = scatters_of(iris()["X"], iris()["y"])
    return {"S_b": S_b, "S_w": S_w, "r": 2}


def eigenvalues(S_b, S_w):
    """Those of S_w⁻¹ S_b, the largest first; by a triangular root of S_w."""
    inverse = np.linalg.inv(np.linalg.cholesky(S_w))
    found = np.linalg.eigvalsh(inverse @ S_b @ inverse.T)
    return found[::-1]


def permitted(S_b, S_w, r):
    sizes = np.linalg.eigvalsh(S_w)
    if not (sizes[0] >= 1e-6 and sizes[-1] <= 1e6 and sizes[-1] <= 1000 * sizes[0]):
        return False
    found = eigenvalues(S_b, S_w)
    return 1e-6 <= found[0] <= 1e6 and found[r - 1] >= 1e-4 * found[0]


KINDS = (
    "plain",
    "plain",
    "plain",
    "tied",
    "near",
    "spread",
    "steep",
    "fine",
    "small",
    "large",
    "diagonal",
    "dependent",
    "close",
    "crossed",
)
TIED = ([3, 3, 3, 3, 3], [5, 2, 2, 2, 1], [4, 4, 1, 1, 0], [2, 1, 1, 0, 0], [9, 9, 4, 0, 0])


def made(seed, kind, d, r):
    """A case of this kind; integers wherever the kind allows it."""
    rng = np.random.default_rng(seed)
    while True:
        A, C = rng.integers(-2, 3, (d, d)).astype(float), rng.integers(-3, 4, (d, d)).astype(float)
        C = C[:, : int(rng.integers(r, d + 1))]
        if kind == "dependent" and d > r:
            C[-1] = C[:-1].sum(axis=0)
        S_w, S_b = A @ A.T + np.eye(d), C @ C.T
        if kind in ("tied", "near", "close", "spread"):
            # Then the eigenvalues are the given ones, exactly.
            ones = {
                "tied": np.array(TIED[int(rng.integers(len(TIED)))][:d], dtype=float),
                "near": np.array([2.0, 2 - 1e-6, 2 - 2e-6, 1, 0.5][:d]),
                "close": np.array([2.0, 1.99, 1.985, 1, 0.5][:d]),
                "spread": np.array([4000.0, 50, 1, 0.5, 0][:d]),
            }[kind]
            B = A + np.eye(d)
            S_w, S_b = B.T @ B, B.T * ones @ B
        if kind == "steep":
            basis = np.linalg.qr(A + 3 * np.eye(d))[0]
            S_w = basis * np.geomspace(900.0, 1.0, d)[rng.permutation(d)] @ basis.T
        if kind == "fine":
            S_w, S_b = S_w + _symmetric(rng, d), S_b + 3 * np.eye(d) + _symmetric(rng, d)
        if kind in ("small", "large", "crossed"):
            S_w, S_b = at_the_edge(S_w, S_b, kind, rng)
        if kind == "diagonal":
            S_w, S_b = np.diag(np.diag(S_w)), np.diag(rng.integers(0, 20, d).astype(float))
        S_w, S_b = (S_w + S_w.T) / 2, (S_b + S_b.T) / 2
        if permitted(S_b, S_w, r):
            return {"S_b": S_b, "S_w": S_w, "r": r}


def at_the_edge(S_w, S_b, kind, rng):
    """The sizes of S_w and those of the eigenvalues are moved to an end of what is permitted, or near it."""
    low = {
        "small": (True, True),
        "large": (False, False),
        "crossed": [(True, False), (False, True)][int(rng.integers(2))],
    }[kind]
    sizes = np.linalg.eigvalsh(S_w)
    S_w = S_w * (1.01e-6 / sizes[0] if low[0] else 0.99e6 / sizes[-1])
    near = 10.0 ** int(rng.integers(2))
    return S_w, S_b * ((1.01e-6 * near if low[1] else 0.99e6 / near) / eigenvalues(S_b, S_w)[0])


def _symmetric(rng, d):
    noise = rng.random((d, d)).round(9)
    return (noise + noise.T) / 8


def rotated_and_scaled(rng, d, r, scale):
    while True:
        W = rng.integers(-3, 4, (d, r)) * scale
        sizes = np.linalg.svd(W, compute_uv=False)
        if sizes[-1] >= 1e-3 and sizes[0] <= min(1e3, 10 * sizes[-1]):
            return W


PLAIN = {"S_b": np.diag([4.0, 1.0, 0.0]), "S_w": np.eye(3), "r": 2}


def _with_w(case, seed, scale=1.0):
    rng = np.random.default_rng(seed)
    return {"case": {**case, "W": rotated_and_scaled(rng, len(case["S_b"]), case["r"], scale)}}


ALL = [made(71 + k, kind, 3 + k % 3, 2 + k % 2) for k, kind in enumerate(dict.fromkeys(KINDS))]
SQUARE = [made(90 + d, kind, d, d) for d in (2, 3) for kind in ("plain", "steep")]
LARGE_R3 = [
    made(seed, kind, 5, 3) for seed, kind in ((1, "spread"), (2, "small"), (3, "large"), (4, "steep"), (5, "tied"))
]
EDGES = [made(20 + k, kind, 3 + k % 3, 2) for k, kind in enumerate(("small", "large", "crossed", "crossed", "close"))]
EDGES += [made(30 + k, kind, 4, 3) for k, kind in enumerate(("small", "large", "crossed", "crossed", "close"))]
# Eigenvalues at the lower end: their differences, and the ratios of some W, are below any fixed tolerance.
FAINT = {"S_b": np.diag([1.1e-6, 4e-7, 3e-9, 2e-10]), "S_w": np.eye(4), "r": 2}
DIM = [{"S_b": np.diag([1.1e-6, second, 1e-9]), "S_w": np.eye(3), "r": 2} for second in (1.05e-6, 2e-7, 1.2e-10)]
PINNED = [PLAIN, *ALL, *SQUARE, *LARGE_R3, made(6, "dependent", 4, 2), made(7, "dependent", 5, 3), *EDGES, FAINT, *DIM]
FAINT_AXES = {"case": {**FAINT, "W": np.eye(4)[:, 2:]}}
DIAGONAL = {"S_b": np.diag([1.0, 40.0, 0.01]), "S_w": np.diag([0.1, 10.0, 0.01]), "r": 2}

criteria = [
    *pins(
        "iris case",
        "78 inputs, from S_b 4 × 4; S_w 4 × 4; r = 2 to S_b 3 × 3; S_w 3 × 3; r = 2; numbers down to 1e-10",
        [_with_w(case, k, scale) for k, case in enumerate([iris_case(), *PINNED]) for scale in (1.0, 1e-2)],
    ),
    pin("faint axes", "S_b 4 × 4; S_w 4 × 4; r = 2; numbers down to 2e-10", **FAINT_AXES),
]
fisher = [
    pin("iris case", "S_b 4 × 4; S_w 4 × 4; r = 2", case=iris_case()),
    *pins(
        "pinned",
        "38 inputs, from S_b 3 × 3; S_w 3 × 3; r = 2 to S_b 3 × 3; S_w 3 × 3; r = 2; numbers down to 1e-10",
        [{"case": case} for case in PINNED],
    ),
]
ratio = [
    pin("diagonal", "e1 and e3, though the eigenvalues are 10, 4, 1: (1 + .01)/(.1 + .01)", case=DIAGONAL),
    pin("iris case", "S_b 4 × 4; S_w 4 × 4; r = 2", case=iris_case()),
    *pins(
        "pinned",
        "38 inputs, from S_b 3 × 3; S_w 3 × 3; r = 2 to S_b 3 × 3; S_w 3 × 3; r = 2; numbers down to 1e-10",
        [{"case": case} for case in PINNED],
    ),
]
