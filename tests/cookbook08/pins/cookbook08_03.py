"""What the checks of cookbook8.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def layer(X, eps, gamma=None):
    """A layer on these numbers, the same everywhere."""
    X = np.array(X, dtype=float)
    m, n = X.shape
    return {
        "X": X,
        "gamma": np.array(gamma if gamma is not None else 1.5 + np.cos(np.arange(n))),
        "beta": np.sin(np.arange(n) + 0.25),
        "eps": eps,
        "dZ": np.cos(1.7 * np.arange(m * n).reshape(m, n)) + 0.5,
    }


LAYERS = (
    layer([[0.0], [0.0], [3.0]], 0.0),
    layer([[1.0], [3.0]], 0.0),
    layer([[4.0, -2.0]], 0.25),
    layer([[5.0, 1.0], [5.0, 2.0], [5.0, 4.0]], 1e-3),
    layer([[1e6, 1e6 + 3], [1e6 + 2, 1e6 + 5], [1e6 + 7, 1e6 - 1]], 0.0),
    layer([[1e-5, 2e-5], [3e-5, -1e-5], [4e-5, 2e-5]], 0.0),
    layer([[1e-5, 2e-5], [3e-5, -1e-5], [4e-5, 2e-5]], 1e-10),
    layer([[1e-5, 2e5], [3e-5, -1e5], [4e-5, 2e5]], 1e-9, [3.0, -1e5]),
    layer(
        [[1.0, 2.0, 3.0], [-1.0, 2.0, 1.0], [0.0, 0.0, 0.0], [4.0, -1.0, 3.0], [4.0, -1.0, 3.0]], 0.1, [0.0, -2.0, 0.3]
    ),
    layer(np.sin(np.arange(390.0)).reshape(130, 3) * [1, 10, 1e4], 1e-5),
    layer(np.cos(np.arange(60.0) ** 2).reshape(3, 20), 0.0),
    layer([[0.0, 7.0], [0.0, 8.0]], 1.0),
    layer([[0.5], [0.25], [0.125]], 250.0),
    layer([[5.0, 1.0], [5.0008, 1.0]], 1.0),  # x̂ is small, but not 0
    layer([[3e-9, 1e7], [-1e-9, -1e7], [-1e-9, 9e6]], 0.0),
    layer(
        np.sin(np.arange(200.0))[:, None] * 1e-3 + 7.0 * (np.arange(200) == 180)[:, None], 0.0, [1e7]
    ),  # x̂ is up to 14
)


def folding(d, n, eps=0.5):
    j = np.arange(n)
    return {
        "W": np.sin(np.arange(d * n) + 1.0).reshape(d, n),
        "b": np.cos(j),
        "gamma": 1.0 - j,
        "beta": np.sin(2.0 * j) + 1e-6 * j,
        "mean": np.full(n, 3.0) + 1e-6 * j,
        "var": (j % 5) / 4.0,
        "eps": eps,
    }


forward = pins(
    "layers",
    "16 inputs, from X 3 × 1; gamma = [2.5]; beta = [0.2474] to X 200 × 1; gamma = [1e7]; beta = [0.2474]; numbers of 1e7 and 9e-6 in one input",
    [{"case": case} for case in LAYERS],
)
blind = pins(
    "np",
    "10 inputs, from x = [0, 0, 3] to x = [7, 3]",
    [
        {"x": np.array(x)}
        for x in (
            [0.0, 0.0, 3.0],
            [1.0, 3.0],
            [-2.0, -2.0, -2.0, 5.0],
            [1.0, -1.0, 2.0, -2.0],
            [0.0, 1.0, 1.000001],
            [100.0, 100.0, 101.0],
            [1e-5, 2e-5, 4e-5],
            [1e6, -3e6, 2e6, 5e6],
            np.sin(np.arange(130.0)),
            [7.0, 3.0],
        )
    ],
)
fold = [
    pin("folding 2 3", "W 2 × 3; b = [1, 0.5403, -0.4161]; gamma = [1, 0, -1]", case=folding(2, 3)),
    pin("folding 20 20", "W 20 × 20; b of 20 entries; gamma of 20 entries; numbers down to 3e-5", case=folding(20, 20)),
    pin("folding 1 1", "W 1 × 1; b = [1]; gamma = [1]", case=folding(1, 1)),
    pin(
        "folding 13 2 1e-12",
        "W 13 × 2; b = [1, 0.5403]; gamma = [1, 0]; numbers down to 1e-12",
        case=folding(13, 2, 1e-12),
    ),
    pin("folding 110 2", "W 110 × 2; b = [1, 0.5403]; gamma = [1, 0]", case=folding(110, 2)),
    pin(
        "numbers of 1e7 and 1e-12 in one input",
        "W 3 × 2; b = [1, 0.5403]; gamma = [1, 0]; numbers of 1e7 and 1e-12 in one input",
        case={**folding(3, 2, 0.0), "var": np.array([1e-12, 1e7])},
    ),
    pin(
        "numbers of 1e7 and 1e-5 in one input",
        "W 2 × 2; b = [1e7, 1]; gamma = [1, 0]; numbers of 1e7 and 1e-5 in one input",
        case={
            **folding(2, 2, 1e-5),
            "mean": np.array([1e7, -1e7]),
            "b": np.array([1e7, 1.0]),
            "var": np.array([1e4, 0.0]),
        },
    ),
]
