"""What the checks of 8.7 are always tried on."""

import numpy as np

from exercises.datasets import watermelon_2_0
from grader.checks import core, pin, pins


def _grid(m, d, values, seed):
    rng = np.random.default_rng(seed)
    return {"X": rng.integers(values, size=(m, d)).tolist(), "y": rng.integers(3, size=m).tolist()}


MELONS = {"X": watermelon_2_0()["X"], "y": watermelon_2_0()["y"]}
BIG, SMALL = _grid(200, 12, 3, 1), _grid(30, 5, 4, 2)
MANY = {"X": [[i % 3, i // 3, i % 2] for i in range(9)], "y": [f"c{i % 5}" for i in range(9)]}
CLASH = {"X": [["a", 1], ["a", 1], ["a", 1], ["b", 2]], "y": ["x", "y", "y", "x"]}
CHAIN = {
    "X": np.vstack([np.eye(12, dtype=int), np.zeros((1, 12), dtype=int)]).tolist(),
    "y": [i % 2 for i in range(13)],
}
"""Each split takes off one sample, so that trees are up to eleven levels deep."""
TASKS = [
    {**CHAIN, "k": 1, "seed": 0, "gain": "information_gain"},
    {**CHAIN, "k": 12, "seed": 0, "gain": "worst_first"},
    {**MANY, "k": 2, "seed": 3, "gain": "information_gain"},
    {**SMALL, "k": 12, "seed": 3, "gain": "information_gain"},
    {**SMALL, "k": 1, "seed": 4, "gain": "worst_first"},
    {**SMALL, "k": 2, "seed": 4, "gain": "scrambled"},
    {**SMALL, "k": 3, "seed": 5, "gain": "scrambled"},
    {**SMALL, "k": 3, "seed": 6, "gain": "far_below"},
    {**SMALL, "k": 3, "seed": 7, "gain": "close_together"},
    {**BIG, "k": 12, "seed": 7, "gain": "far_below"},
    {**SMALL, "k": 4, "seed": 6, "gain": "worst_first"},
    {**MANY, "k": 3, "seed": 5, "gain": "worst_first"},
    {**CLASH, "k": 1, "seed": 0, "gain": "information_gain"},
    {"X": [["a"], ["a"]], "y": [0, 0], "k": 1, "seed": 0, "gain": "information_gain"},
    {"X": [["a", "b"]], "y": [5], "k": 2, "seed": 0, "gain": "information_gain"},
    {"X": [[1, 0], [0, 1], [1, 1], [0, 0]], "y": [1, 1, 0, 0], "k": 1, "seed": 7, "gain": "information_gain"},
]

ON_MELONS = [
    {**MELONS, "k": 6, "seed": 0, "gain": "information_gain"},
    {**MELONS, "k": 2, "seed": 1, "gain": "information_gain"},
    {**MELONS, "k": 1, "seed": 2, "gain": "scrambled"},
]

subset_size = [
    pin("d 1", "d = 1", d=1),
    pin("d 2", "d = 2", d=2),
    pin("d 3", "d = 3", d=3),
    pin("d 4", "d = 4", d=4),
    pin("d 7", "d = 7", d=7),
    pin("d 8", "d = 8", d=8),
    pin("d 12", "d = 12", d=12),
    pin("d 30", "d = 30", d=30),
    pin("d 63", "d = 63", d=63),
    pin("d 64", "d = 64", d=64),
    pin("d 1000", "d = 1000", d=1000),
    pin("d 1023", "d = 1023", d=1023),
    pin("d 1024", "d = 1024", d=1024),
    pin("d 131071", "d = 131071; numbers up to 1e5", d=2**17 - 1),
    pin("d 131072", "d = 131072; numbers up to 1e5", d=2**17),
    pin("d 524288", "d = 524288; numbers up to 5e5", d=2**19),
    pin("d 1000000", "d = 1000000; numbers up to 1e6", d=10**6),
]
MELON_PINS = [
    core(one)
    for one in pins("melons", "watermelon 2.0, with all and with few attributes", [{"task": one} for one in ON_MELONS])
]
tree = [
    *pins(
        "tasks",
        "many classes, clashes, one row, one class; thirty rows and a chain of eleven levels",
        [{"task": one} for one in TASKS],
    ),
    *MELON_PINS,
]
names_alike = [
    pin(
        "names alike",
        "labels that differ by a blank or a 0",
        task={"X": [[0], [1], [2], [3]], "y": ["a", "a ", "1", "01"], "k": 1, "seed": 0, "gain": "information_gain"},
    ),
]
calls = [
    *tree,
    pin(
        "big k 3 seed 3 gain 'information_gain'",
        "X 200 × 12; y of 200 entries; k = 3",
        task={**BIG, "k": 3, "seed": 3, "gain": "information_gain"},
    ),
]
tree_cost = [
    pin("no node_sizes", "node_sizes is empty; k = 3", node_sizes=[], k=3),
    pin("node_sizes of 5 k 6", "node_sizes of 5 entries; k = 6", node_sizes=[17, 9, 5, 3, 2], k=6),
    pin("node_sizes of 120 k 7", "node_sizes of 120 entries; k = 7", node_sizes=[200, 100, 100] * 40, k=7),
    pin(
        "numbers up to 4e9",
        "node_sizes = [4000000000, 1000000000]; k = 20000; numbers up to 4e9",
        node_sizes=[4 * 10**9, 10**9],
        k=20000,
    ),
]
cost_bounds = [
    pin("sizes of 4", "sizes = [64, 8, 3, 5]", sizes=(64, 8, 3, 5)),
    pin("sizes of 4, 2", "sizes = [32, 5, 1, 5]", sizes=(32, 5, 1, 5)),
    pin("sizes of 4, 3", "sizes = [200, 12, 3, 1]", sizes=(200, 12, 3, 1)),
    pin("sizes of 4, 4", "sizes = [2, 1, 1, 1]", sizes=(2, 1, 1, 1)),
    pin("numbers up to 1e6", "sizes = [1048576, 1000, 9, 20]; numbers up to 1e6", sizes=(2**20, 1000, 9, 20)),
]
bigger = [
    pin("d 4 factor 5", "d = 4; factor = 5", d=4, factor=5.0),
    pin("d 8 factor 5", "d = 8; factor = 5", d=8, factor=5.0),
    pin("d 6 factor 2.25", "d = 6; factor = 2.25", d=6, factor=2.25),
]
