"""What the checks of 14.4 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import COMPLETE, one_at_a_time

TRIANGLES = [(0, 1, 2), (3, 2, 1)]
PAIR = {
    "cards": [2, 2, 2],
    "scopes": [(0, 1), (1, 2)],
    "tables": [np.array([[1.0, 2], [3, 5]]), np.array([[4.0, 1], [2, 7]])],
}

maximal_cliques = [
    pin("graph of 0 flipped 0", "n = 1; edges is empty; flipped = 0", graph={"n": 1, "edges": []}, flipped=0),
    pin("graph of 0 flipped 0, 2", "n = 10; edges is empty; flipped = 0", graph={"n": 10, "edges": []}, flipped=0),
    pin(
        "graph of 45 flipped 0", "n = 10; edges 45 × 2; flipped = 0", graph={"n": 10, "edges": COMPLETE[10]}, flipped=0
    ),
    pin(
        "graph of 2 flipped 1", "n = 4; edges 2 × 2; flipped = 1", graph={"n": 4, "edges": [(0, 1), (2, 3)]}, flipped=1
    ),
    pin(
        "graph of 27 flipped 2",
        "n = 9; edges 27 × 2; flipped = 2",
        graph={"n": 9, "edges": [e for e in COMPLETE[9] if e[0] // 3 != e[1] // 3]},
        flipped=2,
    ),
    pin(
        "graph of 42 flipped 0",
        "n = 10; edges 42 × 2; flipped = 0",
        graph={"n": 10, "edges": [e for e in COMPLETE[10] if e not in ((0, 9), (3, 4), (4, 8))]},
        flipped=0,
    ),
    pin(
        "graph of 5 flipped 0",
        "n = 5; edges 5 × 2; flipped = 0",
        graph={"n": 5, "edges": [(0, 1), (1, 2), (2, 3), (3, 4), (0, 4)]},
        flipped=0,
    ),
]
absorb = [
    pin(
        "model of 3",
        "cliques 3 × 1; cards = [2, 3, 2]; scopes is empty",
        model={"cliques": [(0,), (2,), (1,)], "cards": [2, 3, 2], "scopes": [], "tables": []},
    ),
    pin(
        "model of 2",
        "cliques 2 × 3; cards = [2, 3, 4, 2]; scopes of 6 entries",
        model={
            "cliques": TRIANGLES,
            "cards": [2, 3, 4, 2],
            "scopes": [(2, 1), (2, 0), (1,), (1, 2), (2,), (3, 1, 2)],
            "tables": [
                np.arange(1.0, 13).reshape(4, 3),
                np.arange(3.0, 11).reshape(4, 2),
                np.array([2.0, 3, 5]),
                np.arange(2.0, 14).reshape(3, 4),
                np.array([1.0, 2, 0, 3]),
                np.arange(1.0, 25).reshape(2, 3, 4) / 7,
            ],
        },
    ),
    pin(
        "numbers of 1e6 and 1e-6 in one input",
        "cliques 1 × 6; cards of 6 entries; scopes of 20 entries; numbers of 1e6 and 1e-6 in one input",
        model={
            "cliques": [(5, 3, 1, 0, 2, 4)],
            "cards": [4, 4, 4, 4, 2, 4],
            "scopes": [(v, (v + 1) % 6) for v in range(6)] * 3 + [(3,), (0, 2, 4)],
            "tables": [
                *(
                    1 + np.add.outer(np.arange([4, 4, 4, 4, 2, 4][v]), np.arange([4, 4, 4, 4, 2, 4][(v + 1) % 6]) / 3)
                    for v in [*range(6)] * 3
                ),
                np.array([1e-6, 1.2345678e-5, 123456.78, 1e6]),
                np.arange(1.0, 33).reshape(4, 4, 2),
            ],
        },
    ),
    *pins(
        "triangles",
        "2 inputs, the first with cliques 2 × 3; cards = [2, 3, 2, 2]; scopes 20 × 2; numbers down to 1e-6",
        [
            {
                "model": {
                    "cliques": TRIANGLES,
                    "cards": [2, 3, 2, 2],
                    "scopes": [(1, 0), (2, 3)] * 10,
                    "tables": [scale * np.array([[1.0, 2], [3, 1.5], [2, 1]]), scale * np.array([[1.0, 3], [2, 0]])]
                    * 10,
                }
            }
            for scale in (1e-6, 3e5)
        ],
    ),
    *pins(
        "some size",
        "2 inputs, the first with cliques 1 × 2; cards = [2, 2]; scopes 20 × 2; numbers down to 1e-6",
        [
            {
                "model": {
                    "cliques": [(1, 0)],
                    "cards": [2, 2],
                    "scopes": [(0, 1)] * 20,
                    "tables": [np.array([[size, 2e-6], [3.0, size]])] * 20,
                }
            }
            for size in (1e-6, 1e6)
        ],
    ),
    *pins(
        "some scopes",
        "The same tables for other nodes",
        [
            {
                "model": {
                    "cliques": [(0, 1, 2)],
                    "cards": [2, 2, 2],
                    "scopes": scopes,
                    "tables": [np.array([[1.0, 2], [3, 5]]), np.array([[4.0, 1], [2, 7]])],
                }
            }
            for scopes in ([(0, 1), (1, 2)], [(1, 0), (1, 2)], [(0, 1), (0, 2)])
        ],
    ),
]
not_pairwise = [
    pin("t 1e-06", "t = 1e-6; numbers down to 1e-6", t=1e-6),
    pin("t 0.001", "t = 0.001", t=0.001),
    pin("t 1", "t = 1", t=1.0),
    pin("t 2.346", "t = 2.346", t=2.3456789),
    pin("t 5", "t = 5", t=5.0),
]
regauge = [
    pin(
        "model of 2 c 2",
        "cards = [2, 2]; scopes 2 × 1; tables of 2 entries; c = 2",
        model={"cards": [2, 2], "scopes": [(0,), (0,)], "tables": [np.array([1.0, 2]), np.array([3.0, 4])]},
        c=2.0,
    ),
    pin(
        "model of 3 c 1",
        "cards = [2, 3, 4]; scopes of 3 entries; tables of 3 entries; c = 1",
        model={
            "cards": [2, 3, 4],
            "scopes": [(1, 0), (2,), (2, 1)],
            "tables": [np.arange(1.0, 7).reshape(3, 2), np.arange(1.0, 5), np.arange(2.0, 14).reshape(4, 3)],
        },
        c=1.00001,
    ),
    pin(
        "numbers up to 1e6",
        "cards = [2, 2, 2]; scopes of 3 entries; tables of 3 entries; c = 1000; numbers up to 1e6",
        model={
            "cards": [2, 2, 2],
            "scopes": [(0, 1, 2), (2,), (0, 1)],
            "tables": [np.arange(1.0, 9).reshape(2, 2, 2), np.ones(2), np.full((2, 2), 1e6)],
        },
        c=1000.0,
    ),
    pin(
        "numbers down to 1e-6",
        "cards of 6 entries; scopes of 17 entries; tables of 17 entries; c = 12.35; numbers down to 1e-6",
        model={
            "cards": [2] * 6,
            "scopes": [(0,), *[(v, (v + 1) % 5 + 1) for v in range(1, 6)] * 3, (5, 0)],
            "tables": [np.array([1e-6, 2e-6]), *[np.array([[1.0, 3], [2, 7.123456]])] * 15, np.ones((2, 2))],
        },
        c=12.345678,
    ),
    *pins(
        "pair",
        "3 inputs, each with cards = [2, 2, 2]; scopes 2 × 2; tables of 2 entries; c = 2",
        one_at_a_time({"model": PAIR, "c": 2.0}, c=3.0, model={**PAIR, "scopes": [(0, 1), (2, 1)]}),
    ),
    pin(
        "pair",
        "cards = [2, 2, 2]; scopes 2 × 2; tables of 2 entries; c = 2",
        model={**PAIR, "tables": PAIR["tables"][::-1]},
        c=2.0,
    ),
]
ambiguous_inputs = [pin("k 2", "k = 2", k=2), pin("k 3", "k = 3", k=3), pin("k 9", "k = 9", k=9)]
crossover = [
    pin("card 2", "card = 2", card=2),
    pin("card 3", "card = 3", card=3),
    pin("card 4", "card = 4", card=4),
    pin("card 50", "card = 50", card=50),
]
