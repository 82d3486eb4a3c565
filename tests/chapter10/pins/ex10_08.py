"""What the checks of 10.8 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins

from ..shared_graphs import distances, sheet


def graph_of(D, edges) -> np.ndarray:
    W = np.where(edges, D, np.inf)
    np.fill_diagonal(W, 0)
    return W


def _wide(m, n, seed):
    return np.random.default_rng(seed).normal(size=(m, n))


LINE = np.array([[0.0], [1.0], [2.0], [10.0], [11.0]])
SQUARE = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0], [5.0, 1.0]])
FAR = np.array([[0.25, 0.0], [1.0, 0.0], [0.5, 0.75], [2.0, 2.0]]) + 2.0**22
POINTS = [
    SQUARE,
    FAR,
    np.array([[3.0], [1.0]]),
    _wide(120, 3, 1),
    _wide(8, 12, 2),
    _wide(6, 2, 4) * 1e-6,
    np.column_stack([LINE, LINE]),
    np.column_stack([LINE, np.full(5, 2.0)]),
    np.column_stack([SQUARE, SQUARE.sum(axis=1)]),
    LINE * 1e5,
    np.random.default_rng(3).normal(size=(7, 2)).round(3) + 9e6,
    # Nearly as far on either side of the first: the smaller index is the farther one.
    np.array([[0.0], [1.004e-6], [-1.001e-6], [1.5e-6]]),
    np.array([[0.0], [1.004e-7], [-1.001e-7], [2.0043e-7]]),
]


NEARLY_TIED = np.array([[0.0], [1.0 + 4e-9], [-1.0], [1.5]])


def a_radius(X, place, way):
    lengths = np.unique(distances(X)[np.triu_indices(len(X), 1)])
    eps = float(lengths[place % len(lengths)])
    whole = np.all(np.round(X * 4) == X * 4) and np.abs(X).max() < 2.0**23
    exact = bool(whole and eps * 4 == round(eps * 4))
    return eps if exact and way == 0 else eps * (1 + (way or 1) * 3e-7)


def mirrored(lengths, upper):
    edges = upper | upper.T
    return graph_of(np.triu(lengths, 1) + np.triu(lengths, 1).T, edges)


def a_chain(m, pieces=1, seed=0):
    """A path through the vertices in some order, cut into pieces."""
    order = np.random.default_rng(seed).permutation(m)
    W = graph_of(np.ones((m, m)), np.zeros((m, m), dtype=bool))
    for place, (i, j) in enumerate(zip(order[:-1], order[1:], strict=True)):
        if (place + 1) % (m // pieces + 1):
            W[i, j] = W[j, i] = 1 + place % 3
    return W


def a_broken(X, pairs):
    edges = np.zeros((len(X), len(X)), dtype=bool)
    for i, j in pairs:
        edges[i, j] = edges[j, i] = True
    return {"X": X, "W": edges}


knn_graph = pins(
    "points",
    "26 inputs, from X 5 × 2; share = 0 to X 4 × 1; share = 0.5; numbers down to 1e-7",
    [{"X": X, "share": share} for X in POINTS for share in (0.0, 0.5)],
)
nearly_tied_graph = pins("nearly tied", "4e-9 nearer", [{"X": NEARLY_TIED, "share": share} for share in (0.0, 0.5)])
eps_graph = [
    pin("case of 5", "X 5 × 2; eps = 1", case={"X": SQUARE, "eps": 1.0}),
    pin("case of 5, 2", "X 5 × 2; eps = 1", case={"X": SQUARE, "eps": 1.000001}),
    pin("case of 5, 3", "X 5 × 2; eps = 100", case={"X": SQUARE, "eps": 100.0}),
    pin("case of 5, 4", "X 5 × 2; eps = 0.5", case={"X": SQUARE, "eps": 0.5}),
    pin("case of 3", "X 3 × 2; eps = 5", case={"X": np.array([[0.0, 0.0], [3.0, 4.0], [6.0, 8.0]]), "eps": 5.0}),
    pin("case of one", "X 1 × 2; eps = 5", case={"X": np.array([[7.0, 8.0]]), "eps": 5.0}),
    pin("numbers up to 1e6", "X 5 × 1; eps = 2e5; numbers up to 1e6", case={"X": LINE * 1e5, "eps": 2e5}),
    pin("numbers down to 1e-5", "X 5 × 1; eps = 1.5e-5; numbers down to 1e-5", case={"X": LINE * 1e-5, "eps": 1.5e-5}),
    *pins(
        "points",
        "26 inputs, from X 5 × 2; eps = 1.414 to X 4 × 1; eps = 1.001e-7; numbers down to 1e-7",
        [{"case": {"X": X, "eps": a_radius(X, place, 1)}} for X in POINTS for place in (1, 7)],
    ),
]
nearly_tied_radius = pins(
    "nearly tied",
    "a radius beside two distances that are nearly equal",
    [{"case": {"X": NEARLY_TIED, "eps": a_radius(NEARLY_TIED, place, 1)}} for place in (1, 7)],
)
shortest_paths = [
    pin("W of one", "W 1 × 1", W=np.zeros((1, 1))),
    pin("a chain 110", "W 110 × 110", W=a_chain(110)),
    pin("a chain 60 7 1", "W 60 × 60", W=a_chain(60, 7, 1)),
    core(pin("a chain 8 8", "no edges at all", W=a_chain(8, 8))),
    pin("W of 3", "W 3 × 3", W=np.array([[0.0, 9.0, 1.0], [9.0, 0.0, 1.0], [1.0, 1.0, 0.0]])),
    core(
        pin(
            "mirrored",
            "the even vertices and the odd ones are two pieces",
            W=mirrored(np.ones((9, 9)), np.triu(np.add.outer(np.arange(9), np.arange(9)) % 2 == 0, 1)),
        )
    ),
    pin(
        "numbers up to 3e9",
        "W 3 × 3; numbers up to 3e9",
        W=np.array([[0.0, 2e9, np.inf], [2e9, 0.0, 3e9], [np.inf, 3e9, 0.0]]),
    ),
    pin("numbers down to 1e-12", "W 9 × 9; numbers down to 1e-12", W=a_chain(9, 3, 2) * 1e-12),
    pin("numbers up to 3e15", "W 9 × 9; numbers up to 3e15", W=a_chain(9, 3, 2) * 1e15),
]
connect = [
    pin("a broken", "X 5 × 1; W 5 × 5", case=a_broken(LINE, [])),
    pin("a broken, 2", "X 5 × 1; W 5 × 5", case=a_broken(LINE[[3, 0, 4, 2, 1]], [(0, 2)])),
    pin("a broken, 3", "X 5 × 1; W 5 × 5", case=a_broken(LINE, [(0, 4), (1, 2)])),
    pin("a broken, 4", "X 5 × 2; W 5 × 5", case=a_broken(SQUARE, [(0, 1), (2, 3), (3, 4)])),
    pin("a broken, 5", "X 5 × 2; W 5 × 5", case=a_broken(SQUARE, [(0, 1), (1, 2), (2, 3), (3, 4), (0, 4)])),
    pin("a broken, 6", "X 4 × 2; W 4 × 4; numbers up to 4e6", case=a_broken(FAR, [(0, 3)])),
    core(
        pin(
            "long components",
            "the centres of the two long ones are far apart, their ends are beside each other",
            case=a_broken(
                np.array([[0, 0], [3, 0], [6, 0], [9, 0], [10, 1], [10, 4], [20, 4], [30, 4], [8.5, 4]]),
                [(0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (6, 7)],
            ),
        )
    ),
    pin("a broken, 7", "X 1 × 2; W 1 × 1", case=a_broken(np.array([[4.0, 2.0]]), [])),
    pin(
        "a broken, 9",
        "X 110 × 2; W 110 × 110; numbers down to 2e-5",
        case=a_broken(_wide(110, 2, 5), [(i, i + 1) for i in range(0, 109, 2)]),
    ),
    pin("a broken, 10", "X 9 × 12; W 9 × 9", case=a_broken(_wide(9, 12, 6), [(0, 8), (2, 5)])),
    pin("a broken, 11", "X 5 × 1; W 5 × 5; numbers up to 1e7", case=a_broken(LINE * 1e6, [(0, 1)])),
    pin("a broken, 12", "X 6 × 2; W 6 × 6; numbers down to 5e-9", case=a_broken(_wide(6, 2, 4) * 1e-6, [(0, 4)])),
    pin("a broken, 13", "X 5 × 3; W 5 × 5", case=a_broken(np.column_stack([SQUARE, SQUARE.sum(axis=1)]), [(0, 3)])),
]
nearly_tied_edges = [
    pin("a broken, 8", "X 4 × 1; W 4 × 4", case=a_broken(np.array([[0.0], [2.0], [2.0 + 2e-6], [-2.0]]), [])),
]
own_graph_inputs = [
    *pins(
        "points",
        "39 inputs, from X 5 × 2; share = 0 to X 4 × 1; share = 1; numbers down to 1e-7",
        [{"X": X, "share": share} for X in POINTS for share in (0.0, 0.5, 1.0)],
    ),
    pin("wide 120 3 1", "X 120 × 3; share = 0.05932", X=_wide(120, 3, 1), share=7 / 118),
    pin(
        "a plane",
        "81 samples of a plane, where what is decided by chance or by turns shows",
        X=sheet(1)["X"],
        share=7 / 79,
    ),
]
sizes = [
    pin("tiny", "a bound of fixed length is too large here", seed=2, units=0.002),
    pin("huge", "and too small here", seed=3, units=900.0),
]
rings = [
    pin("tiny", "a bound of fixed length is too large here", seed=2, units=0.002, missing=13),
    pin("huge", "and too small here", seed=3, units=900.0, missing=28),
]
