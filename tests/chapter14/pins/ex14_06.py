"""What the checks of 14.6 are always tried on."""

from itertools import combinations

import numpy as np

from grader.checks import pin, pins

COMPLETE = list(combinations(range(6), 2))
CYCLE = [(v, (v + 1) % 6) for v in range(6)]


def _ring(n, chords):
    return [(v, (v + 1) % n) for v in range(n)] + [
        (v, (v * v + 5 * v + 3) % n) for v in range(chords) if (v * v + 4 * v + 3) % n
    ]


LARGE = {
    "cards": [2 + v % 4 for v in range(60)],
    "edges": _ring(60, 58),
    "order": [(7 * v + 3) % 60 for v in range(59)],
}
GREEDY_FAILS = [
    (
        7,
        [
            (0, 1),
            (1, 2),
            (0, 3),
            (2, 3),
            (0, 4),
            (2, 4),
            (1, 5),
            (2, 5),
            (3, 5),
            (4, 5),
            (1, 6),
            (2, 6),
            (3, 6),
            (4, 6),
            (5, 6),
        ],
        2,
        3,
    ),
    (7, [(0, 1), (2, 3), (0, 4), (2, 4), (3, 4), (0, 5), (2, 5), (3, 5), (1, 6)], 6, 3),
]

cliques_and_cost = [
    pin(
        "problem of 3",
        "cards = [3, 2, 4]; edges 2 × 2; order = [1, 2]",
        problem={"cards": [3, 2, 4], "edges": [(1, 0), (1, 2)], "order": [1, 2]},
    ),
    pin(
        "problem of one",
        "cards = [3]; edges is empty; order is empty",
        problem={"cards": [3], "edges": [], "order": []},
    ),
    pin("large", "Many nodes and more than a hundred edges", problem=LARGE),
    pin(
        "problem of 50",
        "cards of 50 entries; edges 49 × 2; order of 49 entries",
        problem={"cards": [3] * 50, "edges": [(0, v) for v in range(1, 50)], "order": list(range(49))},
    ),
]
marginal = [
    pin(
        "model of 3",
        "cards = [2, 3, 2]; scopes of 3 entries; tables of 3 entries",
        model={
            "cards": [2, 3, 2],
            "scopes": [(2, 0), (1, 2), (1,)],
            "tables": [np.array([[1.0, 2], [3, 0]]), np.array([[1.0, 4], [2, 1], [3, 2]]), np.array([1.0, 0, 2])],
            "order": [0, 1],
        },
    ),
    pin(
        "model of 2",
        "cards = [2, 3]; scopes 1 × 1; tables of one entry",
        model={"cards": [2, 3], "scopes": [(0,)], "tables": [np.array([1.0, 3])], "order": [0]},
    ),
    *pins(
        "some scopes",
        "The same tables for other nodes",
        [
            {
                "model": {
                    "cards": [2, 2, 2],
                    "scopes": scopes,
                    "tables": [np.array([[1.0, 2], [3, 5]]), np.array([[4.0, 1], [2, 7]])],
                    "order": [0, 1],
                }
            }
            for scopes in ([(0, 1), (1, 2)], [(1, 0), (1, 2)], [(0, 1), (2, 0)])
        ],
    ),
]
best_cost = [
    *pins(
        "greedy fails",
        "Neither the fewest neighbours nor the fewest added edges lead to the best order",
        [{"graph": {"n": n, "edges": edges}, "pick": query, "card": card} for n, edges, query, card in GREEDY_FAILS],
    ),
    pin(
        "graph of 15 pick 2 card 2",
        "n = 6; edges 15 × 2; pick = 2; card = 2",
        graph={"n": 6, "edges": COMPLETE},
        pick=2,
        card=2,
    ),
    pin(
        "graph of 6 pick 0 card 2",
        "n = 6; edges 6 × 2; pick = 0; card = 2",
        graph={"n": 6, "edges": CYCLE},
        pick=0,
        card=2,
    ),
    pin(
        "graph of 6 pick 3 card 2",
        "n = 7; edges 6 × 2; pick = 3; card = 2",
        graph={"n": 7, "edges": [(0, v) for v in range(1, 7)]},
        pick=3,
        card=2,
    ),
    pin(
        "graph of 0 pick 0 card 3",
        "n = 1; edges is empty; pick = 0; card = 3",
        graph={"n": 1, "edges": []},
        pick=0,
        card=3,
    ),
    *pins(
        "some edges",
        "As many nodes and edges, and other costs",
        [
            {"graph": {"n": 4, "edges": edges}, "pick": 3, "card": 3}
            for edges in ([(0, 1), (1, 2), (2, 3), (3, 0)], [(0, 1), (1, 2), (2, 0), (2, 3)])
        ],
    ),
]
cheap_family = [
    pin("n 2", "n = 2", n=2),
    pin("n 3", "n = 3", n=3),
    pin("n 10", "n = 10", n=10),
    pin("n 25", "n = 25", n=25),
    pin("n 60", "n = 60", n=60),
]
bad_order = [
    pin("n 3", "n = 3", n=3),
    pin("n 10", "n = 10", n=10),
    pin("n 25", "n = 25", n=25),
    pin("n 60", "n = 60", n=60),
]
triangle_free_but_hard = [
    pin("k 2", "k = 2", k=2),
    pin("k 3", "k = 3", k=3),
    pin("k 4", "k = 4", k=4),
    pin("k 5", "k = 5", k=5),
]
