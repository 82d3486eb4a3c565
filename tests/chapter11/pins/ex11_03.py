"""What the checks of 11.3 are always tried on."""

import numpy as np

from grader.checks import pin

hidden_pair_inputs = [
    pin("seed 0 way names", 'seed = 0; way = "names"', seed=0, way="names"),
    pin("seed 1 way numbers", 'seed = 1; way = "numbers"', seed=1, way="numbers"),
]
two_pairs_inputs = [
    pin("seed 0 way names", 'seed = 0; way = "names"', seed=0, way="names"),
    pin("seed 0 way numbers", 'seed = 0; way = "numbers"', seed=0, way="numbers"),
]
two_pairs_inputs_strict = [
    pin("seed 1 way tiny", 'seed = 1; way = "tiny"', seed=1, way="tiny"),
]
decisive_attribute = [pin("seed 0 way names", 'seed = 0; way = "names"', seed=0, way="names")]
relations = [
    pin("seed 4 way numbers", 'seed = 4; way = "numbers"', seed=4, way="numbers", factor=-20.0),
    pin("seed 5 way names", 'seed = 5; way = "names"', seed=5, way="names", factor=-20.0),
]
TIED = np.zeros((4, 7))
TIED[0, [3, 6]] = 5

best_pair = [
    pin("tied", "(0, 3) and (1, 2) are equally good", half=TIED, diagonal=[0] * 7),
    pin("half of 5", "half 5 × 7; diagonal of 7 entries", half=np.zeros((5, 7)), diagonal=[0] * 7),
    pin(
        "half of 3",
        "half 3 × 7; diagonal of 7 entries",
        half=np.arange(21.0).reshape(3, 7),
        diagonal=[3, -4, -3, 0, 0, 0, 0],
    ),
    pin("half of 2", "half 2 × 7; diagonal of 7 entries", half=-np.ones((2, 7)), diagonal=[7, 0, 0, 0, 0, 0, 0]),
]
best_pair_strict = [
    pin(
        "half of 6",
        "half 6 × 7; diagonal of 7 entries",
        half=np.arange(42.0).reshape(6, 7) * 1e-6 - 5,
        diagonal=[9] * 7,
    ),
    pin(
        "numbers up to 3e7",
        "half 4 × 7; diagonal of 7 entries; numbers up to 3e7",
        half=np.arange(28.0).reshape(4, 7) * 1e6,
        diagonal=[0] * 7,
    ),
    pin(
        "numbers up to 1e18",
        "half 4 × 7; diagonal of 7 entries; numbers up to 1e18",
        half=np.arange(28.0).reshape(4, 7) * 1e9 - 1e18,
        diagonal=[0] * 7,
    ),
    pin(
        "half of 4",
        "half 4 × 7; diagonal of 7 entries",
        half=np.arange(28.0).reshape(4, 7) * 1e-12 - 0.1,
        diagonal=[0] * 7,
    ),
]
