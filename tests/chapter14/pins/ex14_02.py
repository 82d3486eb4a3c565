"""What the checks of 14.2 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import drawn_table

TABLES = {
    "cards": [2, 3, 4, 2, 1],
    "scopes": [(2, 0), (1, 2), (1,), (2, 1), (3, 2), (0, 2), (3,)],
    "tables": [
        np.arange(1.0, 9).reshape(4, 2),
        np.arange(2.0, 14).reshape(3, 4),
        np.array([1e-6, 2e-6, 3e-6]),
        np.arange(3.0, 15).reshape(4, 3) / 7,
        np.arange(4.0, 12).reshape(2, 4),
        np.array([[1.0, 0, 2, 1e6], [3, 1, 0, 2e6]]),
        np.array([1.2345678, 0.87654321]),
    ],
}
"""Repeated scopes, all orders of axes, a variable of one value in no factor, zeros, and tiny numbers."""
CYCLE = {
    "cards": [2, 2, 3, 2],
    "scopes": [(0, 1), (1, 2), (3, 2), (0, 3)],
    "tables": [
        np.arange(1.0, 5).reshape(2, 2),
        np.arange(1.0, 7).reshape(2, 3) ** 2,
        np.ones((2, 3)) + np.eye(2, 3),
        np.eye(2) + 0.5,
    ],
}
ONE = {"cards": [3], "scopes": [], "tables": []}
ALONE = {"cards": [2, 2, 2], "scopes": [(1, 2)], "tables": [np.array([[1.0, 2], [0, 5]])]}
TINY = {
    "cards": [2, 2, 3],
    "scopes": [(0, 1)] * 7 + [(2, 1)] * 3,
    "tables": [np.array([[1e-6, 2e-6], [3e-6, 1.5e-6]])] * 7 + [np.array([[1e-6, 2e-6], [2e-6, 1e-6], [0, 3e-6]])] * 3,
}
"""No product is above 10^-53."""
HUGE = {**TINY, "tables": [table * 3e11 for table in TINY["tables"]]}
SIX = {
    "cards": [2, 3, 2, 4, 1, 2],
    "scopes": [(5, 0), (3, 5), (1, 3, 5), (2, 1), (4,), (0, 2)],
    "tables": [
        np.arange(1.0, 5).reshape(2, 2),
        np.arange(2.0, 10).reshape(4, 2) % 5,
        1 + np.arange(24.0).reshape(3, 4, 2) ** 2 % 7,
        np.arange(3.0, 9).reshape(2, 3),
        np.array([0.3]),
        np.array([[1.0, 0], [2, 5]]),
    ],
}
CONSTANT = {
    "cards": [2, 2, 3],
    "scopes": [(0, 1), (2, 0), (1, 2)],
    "tables": [np.full((2, 2), 3.0), np.arange(1.0, 7).reshape(3, 2), np.arange(1.0, 7).reshape(2, 3) ** 2],
}
"""Nodes 0 and 1 are adjacent, though the table of their edge does not vary."""
FAINT = {
    "cards": [2, 3, 2],
    "scopes": [(1,)] * 8 + [(0, 1), (2, 1)],
    "tables": [np.array([1e6, 1.0, 1e-6])] * 8
    + [np.array([[1.0, 2, 3], [5, 3, 2]]), np.array([[2.0, 1, 4], [3, 7, 1]])],
}
"""Conditions of probability 10^-48 and 10^-96 are possible, too."""
MOVED = [
    {"cards": [2, 2, 2], "scopes": scopes, "tables": [np.array([[1.0, 2], [3, 5]]), np.array([[4.0, 1], [2, 7]])]}
    for scopes in ([(0, 1), (1, 2)], [(1, 0), (1, 2)], [(0, 1), (2, 1)], [(0, 2), (1, 2)])
]
"""The same tables for other nodes."""
FIXED = [{"model": TABLES, "pick": v} for v in range(5)] + [
    *({"model": TINY, "pick": v} for v in range(3)),
    *({"model": CONSTANT, "pick": v} for v in range(3)),
    *({"model": HUGE, "pick": v} for v in (0, 1)),
    *({"model": SIX, "pick": v} for v in (0, 3, 4)),
    *({"model": CYCLE, "pick": v} for v in (0, 2)),
    *({"model": ALONE, "pick": v} for v in (0, 1)),
    {"model": ONE, "pick": 0},
    *({"model": FAINT, "pick": v} for v in (0, 1)),
    *({"model": model, "pick": 0} for model in MOVED),
]


def long_model(n, seed, factors=100, scale=None):
    """A chain with further factors of one, two and three nodes; all their numbers near `scale`, if there is one."""
    rng = np.random.default_rng(seed)
    cards = [int(card) for card in rng.integers(1, 5, n)]
    scopes = [(i, i + 1) for i in range(n - 1)]
    scopes += [tuple(int(v) for v in rng.permutation(n)[: 1 + k % 3]) for k in range(factors - n + 1)]
    tables = [drawn_table(rng, [cards[v] for v in scope], "wild") for scope in scopes]
    if scale is not None:
        tables = [scale * rng.uniform(0.5, 1, table.shape) for table in tables]
    return {"cards": cards, "scopes": scopes, "tables": tables}


blanket = [
    pin(
        "graph of 0 pick 0",
        "n = 1; edges is empty; flipped is False; pick = 0",
        graph={"n": 1, "edges": []},
        flipped=False,
        pick=0,
    ),
    pin(
        "graph of 76 pick 39",
        "n = 40; edges 76 × 2; flipped is True; pick = 39",
        graph={"n": 40, "edges": [(v, 39) for v in range(39)] + [(v, v + 2) for v in range(37)]},
        flipped=True,
        pick=39,
    ),
    pin(
        "graph of 520 pick 17",
        "n = 40; edges 520 × 2; flipped is True; pick = 17",
        graph={"n": 40, "edges": [(v, w) for w in range(40) for v in range(w) if (v + w) % 3]},
        flipped=True,
        pick=17,
    ),
    *pins(
        "some u and v and w",
        "As many nodes and edges, and the same node, but other neighbours",
        [
            {"graph": {"n": 5, "edges": [(u, v), (v, w)]}, "flipped": False, "pick": 2}
            for u, v, w in ((0, 2, 4), (1, 2, 3), (0, 1, 2), (3, 4, 0))
        ],
    ),
]
split = pins(
    "fixed",
    "27 inputs, the first with cards of 5 entries; scopes of 7 entries; tables of 7 entries; pick = 0; numbers of 2e6 and 1e-6 in one input",
    FIXED,
)
local_conditional = [
    *pins(
        "long model",
        "4 inputs, the first with cards of 60 entries; v = 7; x of 60 entries; seed = 1; numbers of 9e5 and 1e-6 in one input",
        [{"case": {"model": long_model(60, k), "v": 7 * k, "x": [0] * 60}, "seed": k} for k in (1, 4, 5, 7)],
    ),
    *pins(
        "long model, 2",
        "2 inputs, the first with cards of 60 entries; v = 7; x of 60 entries; seed = 1; numbers down to 1e-6",
        [
            {"case": {"model": long_model(60, k, scale=scale), "v": 7 * k, "x": [0] * 60}, "seed": k}
            for k, scale in ((1, 2e-6), (4, 1e6))
        ],
    ),
    pin("case of 3 seed 0", "cards = [3]; v = 0; x = [1]; seed = 0", case={"model": ONE, "v": 0, "x": [1]}, seed=0),
    pin(
        "numbers down to 1e-6",
        "cards = [3, 2]; v = 0; x = [2, 0]; seed = 0; numbers down to 1e-6",
        case={
            "model": {
                "cards": [3, 2],
                "scopes": [(1, 0), (0,)] * 10,
                "tables": [np.array([[1e-6, 2e-6, 2.0001e-6], [1, 2, 3]]), np.array([1e-6, 1e-6, 1e-6])] * 10,
            },
            "v": 0,
            "x": [2, 0],
        },
        seed=0,
    ),
    *pins(
        "moved",
        "One thing changes at a time: the node, a value, the scopes",
        [
            {"case": {"model": model, "v": v, "x": x}, "seed": 0}
            for model in MOVED
            for v, x in ((1, [0, 0, 0]), (0, [0, 0, 0]), (1, [1, 0, 0]), (1, [0, 0, 1]))
        ],
    ),
]
witness = [
    pin("p 0.5 q 0.5", "p = 0.5; q = 0.5", p=0.5, q=0.5),
    pin("p 0.01 q 0.99", "p = 0.01; q = 0.99", p=0.01, q=0.99),
    pin("p 0.01 q 0.01", "p = 0.01; q = 0.01", p=0.01, q=0.01),
    pin("p 0.3 q 0.6", "p = 0.3; q = 0.6", p=0.3, q=0.6),
    pin("p 0.99 q 0.5", "p = 0.99; q = 0.5", p=0.99, q=0.5),
    pin("p 0.1235 q 0.9877", "p = 0.1235; q = 0.9877", p=0.123456789, q=0.987654321),
    pin("p 0.6543 q 0.01235", "p = 0.6543; q = 0.01235", p=0.654321987, q=0.012345678),
]
