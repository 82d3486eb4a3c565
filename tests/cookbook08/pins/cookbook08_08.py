"""What the checks of cookbook8.8 are always tried on."""

import math

import numpy as np

from grader.checks import pin, pins


def graph(n, edges, weights=None):
    """The adjacency matrix of these edges."""
    A = np.zeros((n, n))
    for k, (i, j) in enumerate(edges):
        A[i, j] = A[j, i] = 1.0 if weights is None else weights[k]
    return A


def path(n, weight=1.0):
    return graph(n, [(i, i + 1) for i in range(n - 1)], [weight] * (n - 1))


def drawn_graph(rng, n, share, kind):
    """Some of the possible edges; weights are 1, whole numbers, of many decimals, or many powers of ten apart."""
    there = np.triu(rng.random((n, n)) < share, 1)
    weights = {
        "ones": np.ones((n, n)),
        "whole": rng.integers(1, 6, size=(n, n)).astype(float),
        "fine": rng.uniform(0.1, 10, size=(n, n)),
        "wide": 10.0 ** rng.uniform(-5.9, 5.9, size=(n, n)),
    }[kind]
    A = np.where(there, weights, 0.0)
    return A + A.T


def by_definition(A, lam):
    """(D̃^(-1/2) Ã D̃^(-1/2), D̃^(-1) Ã) entry by entry."""
    n = len(A)
    looped = [[float(A[i, j]) + (lam if i == j else 0.0) for j in range(n)] for i in range(n)]
    d = [math.fsum(row) for row in looped]
    alone = [total == 0 for total in d]
    symmetric = [
        [0.0 if alone[i] or alone[j] else looped[i][j] / math.sqrt(d[i] * d[j]) for j in range(n)] for i in range(n)
    ]
    walk = [[0.0 if alone[i] else looped[i][j] / d[i] for j in range(n)] for i in range(n)]
    return np.array(symmetric), np.array(walk)


def net(S, X, W1, W2, labels):
    S, X, W1, W2 = (np.array(one, dtype=float) for one in (S, X, W1, W2))
    return {"S": S, "X": X, "W1": W1, "W2": W2, "labels": list(labels)}


def made(seed, N, C, H, K, kind="fine"):
    """A net whose relu is nowhere near its kink."""
    rng = np.random.default_rng(seed)
    while True:
        S = rng.uniform(-1, 1, (N, N)) * (rng.random((N, N)) < 0.7)
        if kind == "graph":
            S = by_definition(drawn_graph(rng, N, 0.5, "ones"), 1.0)[0]
        S = S / max(1.0, float(np.abs(S).sum(axis=1).max()) / 1.9)
        X, W1, W2 = (rng.uniform(-2, 2, shape) for shape in ((N, C), (C, H), (H, K)))
        if kind == "tenths":
            S, X, W1, W2 = (one.round(1) for one in (S, X, W1, W2))
        if kind == "tiny":
            X, W2 = X * rng.choice([1.0, 1e-5], size=X.shape), W2 * rng.choice([1.0, 1e-5], size=W2.shape)
        if kind == "alike":
            X[:, 0] = X[0, 0]
            X[-1] = X[0]
            W1[:, -1] = W1[:, 0]
        if np.abs(S).sum(axis=1).max() <= 2 and np.abs(S @ X @ W1).min() >= 1e-2:
            return net(S, X, W1, W2, rng.integers(K, size=N).tolist())


TWO = net([[0.5, 0.5], [0.5, 0.5]], [[1.0], [0.0]], [[2.0]], [[1.0, -1.0]], [0, 1])
HUGE = net([[2.0]], [[2.0] * 6], np.full((6, 6), 2.0), np.array([[2.0, -2.0, 1.9]] * 6), [1])
"""Scores of ±1152."""
ONE_WAY = net(
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [0.5, 0.5, 0.0]],
    [[1, 2], [0.5, -1], [2, 1.5]],
    [[1, 0.5], [0.5, -1]],
    [[1, -1], [0.5, 2]],
    [0, 1, 1],
)
DEAD = net([[1.0, 0.5], [0.5, 1.0]], [[1.0], [2.0]], [[-1.0]], [[1.0, 2.0, 0.5]], [2, 0])
"""Nothing passes relu."""
SMALL = net(
    [[1.0, 0.5], [0.0, 1.0]], [[1.0, 0.5], [0.25, -0.5]], [[0.0011, 0.5], [0.003, -1.0]], [[2, -1], [1, 0.5]], [1, 0]
)
"""What relu judges is 0.002 and -0.001 in one column."""
CERTAIN = net([[1.15]], [[2.0]], [[2.0]], [[2.0, -2.0]], [0])
"""The wrong class has 6e-10, and derivatives are some times that."""
PINNED = [
    TWO,
    HUGE,
    CERTAIN,
    SMALL,
    ONE_WAY,
    DEAD,
    {**ONE_WAY, "labels": [1, 1, 1]},
    net([[1.0]], [[1.5]], [[0.75]], [[0.3]], [0]),
    net(
        np.eye(3) * 0.5,
        [[1, 2, 3 / 2], [0.5, 1, 1.5], [1, 0.25, 1.25]],
        np.ones((3, 3)) / 2 + np.eye(3),
        np.ones((3, 2)),
        [0, 1, 0],
    ),
    made(1, 14, 2, 3, 3),
    made(2, 12, 1, 2, 2),
    made(3, 4, 2, 2, 6),
    {**made(3, 6, 2, 2, 6), "labels": [3, 0, 5, 1, 2, 4]},
    made(4, 3, 6, 1, 2),
    made(5, 5, 2, 3, 3, "tiny"),
    net(
        np.eye(40) + np.diag(np.ones(39), 1) / 2,
        np.tile([[1.0], [-1.0]], (20, 1)),
        [[0.5, -1.0]],
        [[1, -0.5], [0.25, 2]],
        [k % 2 for k in range(40)],
    ),
]


def dumbbell(k, between):
    """Two complete graphs of k nodes with heavy edges, at the ends of a path with light ones."""
    n = 2 * k + between
    A = np.zeros((n, n))
    A[:k, :k] = A[-k:, -k:] = 10.0 * (1 - np.eye(k))
    light = graph(n, [(i, i + 1) for i in range(k - 1, n - k)], [0.1] * (between + 1))
    return np.maximum(A, light)


normalize = [
    pin("A of one lam 0", "A 1 × 1; lam = 0", A=np.zeros((1, 1)), lam=0.0),
    pin("A of one lam 2.5", "A 1 × 1; lam = 2.5", A=np.zeros((1, 1)), lam=2.5),
    pin("graph 3", "A 3 × 3; lam = 0", A=graph(3, [(0, 1)]), lam=0.0),
    pin("graph 3, 2", "A 3 × 3; lam = 1e-6; numbers down to 1e-6", A=graph(3, [(0, 1)]), lam=1e-6),
    pin(
        "graph 3, 3",
        "A 3 × 3; lam = 0; numbers of 1e6 and 1e-6 in one input",
        A=graph(3, [(0, 2), (1, 2)], [1e-6, 1e6]),
        lam=0.0,
    ),
    pin("graph 3, 4", "A 3 × 3; lam = 0; numbers down to 1e-6", A=graph(3, [(0, 2), (1, 2)], [1e-6, 2e-6]), lam=0.0),
    pin(
        "graph 5",
        "A 5 × 5; lam = 0; numbers of 1e6 and 1e-6 in one input",
        A=graph(5, [(0, 1), (1, 2), (3, 4)], [1e6, 1e6, 1e-6]),
        lam=0.0,
    ),
    pin(
        "graph 3, 5", "A 3 × 3; lam = 1e6; numbers of 1e6 and 5e-5 in one input", A=graph(3, [(0, 1)], [5e-5]), lam=1e6
    ),
    pin("graph 2", "A 2 × 2; lam = 0.003", A=graph(2, [(0, 1)], [2.0]), lam=0.003),
    pin(
        "graph 4",
        "A 4 × 4; lam = 123.5",
        A=graph(4, [(0, 1), (0, 2), (0, 3), (1, 2)], [1.234567, 2, 3, 0.5]),
        lam=123.456789,
    ),
    pin("path 120", "A 120 × 120; lam = 1", A=path(120), lam=1.0),
    pin("graph 5, 2", "A 5 × 5; lam = 0.75", A=graph(5, [(0, 1), (2, 3), (3, 4), (2, 4)], [1, 2, 3, 1]), lam=0.75),
    pin("graph 3, 6", "A 3 × 3; lam = 0", A=graph(3, [(0, 1), (0, 2), (1, 2)], [1, 2, 3]), lam=0.0),
    pin("graph 4, 2", "A 4 × 4; lam = 0.5", A=graph(4, [(0, 3), (1, 3), (2, 3)]), lam=0.5),
]
loss = pins(
    "pinned",
    "16 inputs, from S 2 × 2; X 2 × 1; W1 1 × 1; seed = 0 to S 40 × 40; X 40 × 1; W1 1 × 2; seed = 15",
    [{"case": case, "seed": seed} for seed, case in enumerate(PINNED)],
)
gradients = pins(
    "pinned",
    "16 inputs, from S 2 × 2; X 2 × 1; W1 1 × 1 to S 40 × 40; X 40 × 1; W1 1 × 2",
    [{"case": case} for case in PINNED],
)
deep_limit = [
    pin("dumbbell 10 10", "A 30 × 30; lam = 10", A=dumbbell(10, 10), lam=10.0),
    pin("dumbbell 15 0", "A 30 × 30; lam = 10", A=dumbbell(15, 0), lam=10.0),
    pin("A of one lam 0.5", "A 1 × 1; lam = 0.5", A=np.zeros((1, 1)), lam=0.5),
    pin("graph 4", "A 4 × 4; lam = 1", A=graph(4, [(0, 1), (1, 2)]), lam=1.0),
    pin("graph 5", "A 5 × 5; lam = 0.25", A=graph(5, [(0, 1), (2, 3), (3, 4)], [2, 0.5, 3]), lam=0.25),
    pin("path 12 0.1", "A 12 × 12; lam = 10", A=path(12, 0.1), lam=10.0),
    pin("path 30 0.1", "A 30 × 30; lam = 10", A=path(30, 0.1), lam=10.0),
    pin("graph 2", "A 2 × 2; lam = 9.99", A=graph(2, [(0, 1)], [0.1]), lam=9.99),
    pin("graph 2, 2", "A 2 × 2; lam = 0.1", A=graph(2, [(0, 1)], [10.0]), lam=0.1),
    pin("A of 3 lam 0.1", "A 3 × 3; lam = 0.1", A=np.zeros((3, 3)), lam=0.1),
    pin(
        "graph 6",
        "A 6 × 6; lam = 0.7654",
        A=graph(6, [(0, 3), (1, 4), (2, 5), (0, 5)], [0.123456789, 1, 2, 5]),
        lam=0.7654321,
    ),
    pin("graph 7", "A 7 × 7; lam = 1", A=graph(7, [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (5, 6), (3, 6)]), lam=1.0),
    pin("graph 3", "A 3 × 3; lam = 0.3", A=graph(3, [(0, 1), (0, 2), (1, 2)], [1, 2, 3]), lam=0.3),
    pin("graph 14", "A 14 × 14; lam = 2", A=graph(14, [(i, i + 7) for i in range(7)] + [(0, 1), (3, 4)]), lam=2.0),
]
large_row_sum = [
    pin("target 1.2", "target = 1.2", target=1.2),
    pin("target 2", "target = 2", target=2.0),
    pin("target 3", "target = 3", target=3.0),
    pin("target 5", "target = 5", target=5.0),
    pin("target 1", "target = 1", target=1.0),
    pin("target 4.123", "target = 4.123", target=4.123456789),
    pin("target 2.112", "target = 2.112", target=2.11247),
]
twins = [
    pin("n 6", "n = 6", n=6),
    pin("n 7", "n = 7", n=7),
    pin("n 11", "n = 11", n=11),
    pin("n 8", "n = 8", n=8),
    pin("n 9", "n = 9", n=9),
    pin("n 60", "n = 60", n=60),
]
