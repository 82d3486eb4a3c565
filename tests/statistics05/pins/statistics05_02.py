"""What the checks of statistics5.2 are always tried on."""

from itertools import product

import numpy as np

from grader.checks import pin, pins

from ..shared import the_people

WIDE = {"domains": [[f"v{k}" for k in range(10)]] * 50, "classes": ["c0", "c1"]}


def independent_rows(seed):
    """In each class the rows are the product of columns, so that the attributes are independent given the class."""
    rng = np.random.default_rng(seed)
    X, y = [], []
    for c in ("c0", "c1"):
        columns = [[f"v{k}" for k in rng.integers(3, size=rng.integers(1, 4))] for _ in range(3)]
        rows = [list(row) for row in product(*columns)]
        X, y = X + rows, y + [c] * len(rows)
    return {
        "X": X,
        "y": y,
        "attributes": ["a0", "a1", "a2"],
        "domains": [["v0", "v1", "v2"]] * 3,
        "classes": ["c0", "c1"],
    }


LONE = {"X": [["v0"]], "y": ["c0"], "attributes": ["a0"], "domains": [["v0", "v1"]], "classes": ["c1", "c0"]}
NAMES = {
    "X": [["1", "10", "a b"], ["10", "1", "a b"], ["1", "1", "a"], ["10", "10", "a"], ["1", "10", "a b"]],
    "y": ["是", "是否", "a b", "是", "1"],
    "attributes": ["p", "q", "r"],
    "domains": [["1", "10", "2"], ["1", "10"], ["a", "a b"]],
    "classes": ["是", "是否", "a b", "1", "否"],
}
MARKED = [["v1" if j == k else "v0" for j in range(12)] for k in range(12)]
RARE = {
    "X": [*MARKED, *MARKED, *MARKED, ["v1"] * 12, *[["v0"] * 12] * 60],
    "y": ["c0"] * 13 + ["c1"] * 24 + ["c0", "c1"] * 30,
    "attributes": [f"a{j}" for j in range(12)],
    "domains": [["v0", "v1"]] * 12,
    "classes": ["c0", "c1"],
}
ALIKE = [
    {
        "X": [["a", f"b{s}c"], [f"a{s}b", "c"], ["a", "c"]],
        "y": ["0", "1", "1"],
        "attributes": ["p", "q"],
        "domains": [["a", f"a{s}b"], [f"b{s}c", "c"]],
        "classes": ["0", "1"],
    }
    for s in ("", " ", ",", ", ", "_", "-", "|", "/", ":", ";", "+", "=", "\t", "\n")
]

parameters = [
    pin("wide", 'domains 50 × 10; classes = ["c0", "c1"]', shape=WIDE),
    pin("shape of one", 'domains 1 × 1; classes = ["c0"]', shape={"domains": [["v0"]], "classes": ["c0"]}),
    pin(
        "shape of 2",
        'domains of 2 entries; classes = ["c0"]',
        shape={"domains": [["v0"], ["v0", "v1"]], "classes": ["c0"]},
    ),
    pin(
        "shape of 2, 2",
        'domains of 2 entries; classes = ["是", "a b", "1"]',
        shape={"domains": [["1", "10", "是"], ["是", "是否"]], "classes": ["是", "a b", "1"]},
    ),
]
posteriors = [
    *pins(
        "independent rows",
        "6 inputs, from X 7 × 3; y of 7 entries; pick = 0 to X 8 × 3; y of 8 entries; pick = 5",
        [{"table": independent_rows(seed), "pick": seed} for seed in range(6)],
    ),
    pin("lone", 'X 1 × 1; y = ["c0"]; pick = 0', table=LONE, pick=0),
    pin("lone, 2", 'X 1 × 1; y = ["c0"]; pick = 1', table=LONE, pick=1),
    pin("names", "X 5 × 3; y of 5 entries; pick = 0", table=NAMES, pick=0),
    pin("names, 2", "X 5 × 3; y of 5 entries; pick = 2", table=NAMES, pick=2),
    pin("names, 3", "X 5 × 3; y of 5 entries; pick = 1", table=NAMES, pick=1),
    pin("names, 4", "X 5 × 3; y of 5 entries; pick = 3", table=NAMES, pick=3),
    pin(
        "names, 5",
        "X 200 × 3; y of 200 entries; pick = 4",
        table={**NAMES, "X": NAMES["X"] * 40, "y": NAMES["y"] * 40},
        pick=4,
    ),
    *pins(
        "alike",
        "Different rows that are the same text once they are joined, whatever is put between the values",
        [{"table": table, "pick": pick} for table in ALIKE for pick in (0, 4)],
    ),
    pin("rare", "All v1; then for c0 alone a score that is not 0", table=RARE, pick=36),
    pin(
        "rare, 2",
        "Whoever is v1 throughout has scores far below 1e-9 in both classes, in c1 many times as much as in c0",
        table={**RARE, "y": ["c0"] * 37 + ["c1"] * 60},
        pick=36,
    ),
]
never_seen = [
    pin("table of one seed 0", "X 1 × 1; seed = 0", table={"X": LONE["X"], "domains": LONE["domains"]}, seed=0),
    pin("table of 5 seed 0", "X 5 × 3; seed = 0", table={"X": NAMES["X"], "domains": NAMES["domains"]}, seed=0),
    *pins(
        "alike",
        "Different rows that are the same text once they are joined, whatever is put between the values",
        [{"table": {"X": table["X"], "domains": table["domains"]}, "seed": 0} for table in ALIKE],
    ),
    pin(
        "table of 2 seed 0",
        "X 2 × 2; seed = 0",
        table={"X": [["1", "11"], ["11", "1"]], "domains": [["1", "11"], ["1", "11"]]},
        seed=0,
    ),
    pin(
        "table of one seed 0, 2",
        "X 1 × 12; seed = 0",
        table={"X": [["v0"] * 12], "domains": [["v0", "v1"]] * 12},
        seed=0,
    ),
    pin(
        "table of 2 seed 0, 2",
        "X 2 × 1; seed = 0",
        table={"X": [["v0"], ["v1"]], "domains": [[f"v{k}" for k in range(110)]]},
        seed=0,
    ),
]
blind_data = [pin("d 2", "d = 2", d=2), pin("d 3", "d = 3", d=3), pin("d 4", "d = 4", d=4), pin("d 5", "d = 5", d=5)]
vetoed = [pin("k 2", "k = 2", k=2), pin("k 3", "k = 3", k=3), pin("k 4", "k = 4", k=4), pin("k 5", "k = 5", k=5)]
copied_column = [
    pin("the people", "X 15 × 4; y of 15 entries; column = 2; row = 1", table=the_people(), column=2, row=1),
    pin("the people, 2", "X 15 × 4; y of 15 entries; column = 2; row = 14", table=the_people(), column=2, row=14),
]
