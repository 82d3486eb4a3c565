"""What the checks of 9.5 are always tried on."""

import numpy as np

from grader.checks import pins

LINE = {"X": np.arange(6.0)[:, None], "eps": 1.0, "min_pts": 3}
"""The ends are no core objects."""
SHARED = {"X": np.array([[0.0], [0.5], [1.0], [2.0], [3.0], [3.5], [4.0]]), "eps": 1.0, "min_pts": 4}
"""The sample in the middle is near core objects of both clusters."""
FINE = {"X": np.array([[900.1], [901.1], [902.1], [903.1]]), "eps": 1.00001, "min_pts": 2}
JUST_BEYOND = {"X": np.array([[0.0], [1.00001], [2.5], [3.50001], [7.0], [7.99999]]), "eps": 1.0, "min_pts": 2}
BEYOND = {"X": np.array([[2000.0], [2000.5], [2001.0], [3000.0]]), "eps": 1.0, "min_pts": 3}
TRAIN = {"X": np.arange(130.0)[:, None], "eps": 1.0, "min_pts": 3}
BRIDGE = {"X": np.repeat([-1.0, 0.0, 2.0, 3.0, 1.0], [45, 1, 1, 45, 1])[:, None], "eps": 1.0, "min_pts": 10}
"""Between two crowds a sample that is near one core object of either, and the last of its neighbours."""
CROWD = {"X": np.repeat(np.arange(5.0), 26)[:, None] * [1.0, 0.0, 1.0], "eps": 1.5, "min_pts": 60}
TWIN = {"X": np.array([[2.0], [2.0], [5.0]]), "eps": 0.25, "min_pts": 2}
DEAD_ENDS = {
    "X": np.array(
        [
            *[(u, 0) for u in (1, 2, 3, 7, 6, 5)],
            *[(0, 0), (0, 1), *[(u, 2) for u in range(9)], (8, 1), (8, 0)],
            *[(0, -1), (0, -2), (8, -1), (8, -2)],
        ],
        dtype=float,
    ),
    "eps": 1.0,
    "min_pts": 3,
}
"""The straight way from either side to the other ends in the middle; only a detour gets there."""
BRIDGE_FIRST = {"X": np.repeat([0.0, 2.0, -1.0, 3.0, 1.0], [1, 1, 12, 12, 1])[:, None], "eps": 1.0, "min_pts": 12}
BRIDGE_LAST = {**BRIDGE_FIRST, "X": BRIDGE_FIRST["X"][::-1]}
"""The only core objects near the disputed sample are the first, or the last, of all."""
THREE = {**BRIDGE_FIRST, "X": np.vstack([BRIDGE_FIRST["X"], np.full((12, 1), 100.0)])}
"""Only two of the three clusters meet."""
ISOLATED = {**BRIDGE_FIRST, "X": np.vstack([10.0 * np.arange(1, 81)[:, None], BRIDGE_FIRST["X"]])}
PINNED = (LINE, SHARED, BRIDGE_FIRST, BRIDGE_LAST, TWIN, DEAD_ENDS)
STRICT = (FINE, JUST_BEYOND, BEYOND, TRAIN, BRIDGE, CROWD)
"""Distances that miss `eps` by a hundred-thousandth, samples beyond 1000, and more than sixty of them."""

core_objects = pins(
    "pinned",
    "six inputs: borders, ties with eps, samples that coincide, two crowds and a bridge",
    [{"data": data} for data in PINNED],
)
core_objects_strict = pins("strict", "near ties with eps; many samples", [{"data": data} for data in STRICT])
chains = pins(
    "pinned",
    "the same six: dead ends want a way back",
    [{"data": data, "seed": 0} for data in PINNED],
)
chains_strict = pins("strict", "near ties; a chain of 128 steps", [{"data": data, "seed": 0} for data in STRICT])
connection = pins(
    "pinned",
    "the same six, two pairs of samples each: a or b on the border, where nothing is reached from it",
    [{"data": data, "seed": seed} for data in PINNED for seed in (0, 1)],
)
connection_strict = pins(
    "strict",
    "near ties and long chains, two pairs of samples each",
    [{"data": data, "seed": seed} for data in STRICT for seed in (0, 1)],
)
violation = [
    *pins(
        "pinned",
        "the same six, three orders of seeds each",
        [{"data": data, "seed": seed} for data in PINNED for seed in range(3)],
    ),
    *pins(
        "bridge first",
        "the only core objects near the disputed sample are the first, or the last; clusters in any order",
        [{"data": data, "seed": seed} for data in (BRIDGE_FIRST, BRIDGE_LAST, THREE) for seed in range(3, 9)],
    ),
]
violation_strict = pins(
    "strict",
    "near ties; eighty isolated samples before two crowds, where neighbourhoods should be found once",
    [{"data": data, "seed": seed} for data in (FINE, JUST_BEYOND, BRIDGE, ISOLATED) for seed in range(3)],
)
