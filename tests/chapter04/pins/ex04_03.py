"""What the checks of 4.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import big_table, deep_tree, mirrored, stairs, two_columns

BITS = ["0", "1"]
PARITY = {
    "X": [[a, b, c] for a in BITS for b in BITS for c in BITS],
    "y": ["是" if (a + b + c).count("1") % 2 else "否" for a in BITS for b in BITS for c in BITS],
    "attributes": ["a", "b", "c"],
    "domains": [BITS, BITS, BITS],
    "classes": ["是", "否"],
}
EMPTY_BRANCH = {
    "X": [["0", "0"]] * 6 + [["1", "0"]] * 3 + [["1", "1"]] * 2,
    "y": ["是"] * 6 + ["否"] * 3 + ["是"] * 2,
    "attributes": ["a", "b"],
    "domains": [BITS, ["0", "1", "2"]],
    "classes": ["是", "否"],
}
AS_TEXT = {
    "X": [[1.0], [2.0], [10.0], [9.0], [-3.0], [-20.0]],
    "y": ["是", "是", "是 否", "是 否", "是 否", "否"],
    "attributes": ["a"],
    "domains": [None],
    "classes": ["是", "否", "是 否"],
}
# The gains of a and b differ by 1.4e-5: no rounding may make them equal.
NEARLY_TIED = two_columns({("u", "u"): (11, 19), ("u", "v"): (6, 20), ("v", "u"): (26, 18), ("v", "v"): (13, 22)})
# Here by 4e-8: still no tie.
NEARER_TIE = two_columns({("u", "u"): (8, 21), ("u", "v"): (44, 37), ("v", "u"): (1, 12), ("v", "v"): (7, 19)})
NEAR_TIES = [table for tied in (NEARLY_TIED, NEARER_TIE) for table in (tied, mirrored(tied))]
MANY_TIES = {
    **AS_TEXT,
    "X": [[float(k % 3)] for k in range(120)],
    "y": ["是" if k % 7 < 3 else "否" for k in range(120)],
}
TWO_CLASSES = np.random.default_rng(1259).integers(0, 2, 150).tolist()
CLOSE_GAINS = {**AS_TEXT, "X": [[k / 8] for k in range(150)], "y": ["否是"[label] for label in TWO_CLASSES]}
TWO_PEAKS = {**AS_TEXT, "X": [[k / 8] for k in range(15)], "y": ["是"] * 3 + ["否"] * 4 + ["是"] * 4 + ["否"] * 4}
TINY_VALUES = {**AS_TEXT, "X": [[k * 1e-10] for k in (1, 2, 3, 5, 4, 0)]}
BEYOND_32_BITS = {**AS_TEXT, "X": [[1e4 + k * 1e-5] for k in range(6)]}
LOOK_ALIKE = ["1", "1.0", "01", " 1", "1 ", "a", "A", "10"]
NAMES_ALIKE = {
    "X": [[v] for v in LOOK_ALIKE],
    "y": ["1", "2", "2", "1", "3", "1", "2", "3"],
    "attributes": ["a b"],
    "domains": [LOOK_ALIKE],
    "classes": ["1", "2", "3"],
}
ALIKE_TREE = {"attribute": "a b", "branches": {v: {"label": f"leaf {v}"} for v in LOOK_ALIKE}}
CLOSE_VALUES = {**AS_TEXT, "X": [[0.5], [0.500001], [0.500002], [0.5], [0.500001], [-2e-5]]}

entropy_is_its_definition = [
    pin("y of one", 'y = ["是"]', y=["是"]),
    pin("y of 150", "y of 150 entries", y=["是"] * 149 + ["否"]),
    pin("y of 20", "y of 20 entries", y=[str(k) for k in range(20)]),
    pin("y of 2", 'y = ["1", "11"]', y=["1", "11"]),
    pin("y of 3", 'y = ["1", "1", "1"]', y=["1"] * 3),
]
entropy_strict = [
    pin("no y", "Nothing has entropy 0", y=[]),
    pin("look alike", "Labels that differ in blanks, in case, or by a 0", y=LOOK_ALIKE),
]
gain_is_its_definition = [
    pin("big table 150 1 0", "X 150 × 1; y of 150 entries", table=big_table(150, 1, 0)),
    pin(
        "table of 150",
        "X 150 × 1; y of 150 entries",
        table={"X": [[f"v{k % 40}"] for k in range(150)], "y": [str(k % 7) for k in range(150)]},
    ),
    pin(
        "table of 75",
        "X 75 × 1; y of 75 entries",
        table={"X": [[str(k)] for k in range(75)], "y": [str(k % 2) for k in range(75)]},
    ),
    pin(
        "table of 150, 2",
        "24 of 61 against 35 of 89: a gain of 2.5e-8, which is a gain",
        table={"X": [["甲"]] * 61 + [["乙"]] * 89, "y": ["是"] * 24 + ["否"] * 37 + ["是"] * 35 + ["否"] * 54},
    ),
    pin(
        "table of 5",
        "Labels of the branches that read alike once they are joined to one text",
        table={"X": [["甲"], ["甲"], ["乙"], ["乙"], ["乙"]], "y": ["1", "11", "1", "1", "1"]},
    ),
    pin(
        "table of 5, 2",
        "X 5 × 1; y of 5 entries",
        table={"X": [["甲"], ["甲"], ["甲"], ["乙"], ["乙"]], "y": ["1", "1", "1", "11", "1"]},
    ),
]
gain_strict = [pin("names alike", "Values that differ in blanks, in case, or by a 0", table=NAMES_ALIKE)]
candidates_are_midpoints = [
    pin(name, why, values=[value for (value,) in table["X"]])
    for name, why, table in (
        ("as text", "Sorted as text, 10 stands before 2", AS_TEXT),
        ("one value", "One value only: no threshold", {"X": [[2.0]] * 3}),
        ("many ties", "120 numbers, three of them different", MANY_TIES),
        ("close values", "Two numbers that differ by 1e-6 are two", CLOSE_VALUES),
        ("tiny values", "Numbers that differ by 1e-10", TINY_VALUES),
    )
]
best_threshold_beats_all_midpoints = [
    pin("as text", "Sorted as text, 10 stands before 2", table=AS_TEXT),
    pin("one value", "One value only: no threshold", table={**AS_TEXT, "X": [[2.0]] * 6}),
    pin("labels like numbers", "1, 10 and 01 are labels", table={**AS_TEXT, "y": ["1", "10", "1", "01", "10", "10"]}),
    pin("stairs", "X 60 × 1; y of 60 entries", table=stairs()),
    pin("big table 150 0 1 5", "X 150 × 1; y of 150 entries", table=big_table(150, 0, 1, 5)),
    pin("many ties", "X 120 × 1; y of 120 entries", table=MANY_TIES),
    pin("close values", "X 6 × 1; y of 6 entries; numbers down to 2e-5", table=CLOSE_VALUES),
    pin("close gains", "The best threshold beats the second by 9e-7", table=CLOSE_GAINS),
    pin("two peaks", "The gain rises, falls nearly to 0 and rises higher", table=TWO_PEAKS),
    pin("tiny values", "X 6 × 1; y of 6 entries; numbers down to 1e-10", table=TINY_VALUES),
]
best_split_strict = gain_strict
best_split_beats_all_others = [
    pin("big table", "X 120 × 4; y of 120 entries", table=big_table()),
    pin("big table 120 9 2", "X 120 × 11; y of 120 entries", table=big_table(120, 9, 2)),
    *pins(
        "near ties",
        "4 inputs, from X 135 × 2; y of 135 entries to X 149 × 2; y of 149 entries",
        [{"table": table} for table in NEAR_TIES],
    ),
]
every_node_is_right = [
    pin("parity", "X 8 × 3; y of 8 entries", table=PARITY),
    pin("empty branch", "Below a=1 most are 否 and no row has b=2; of all rows most are 是", table=EMPTY_BRANCH),
    pin("as text", "Sorted as text, 10 stands before 2", table=AS_TEXT),
    pin("tiny values", "Numbers that differ by 1e-10", table=TINY_VALUES),
    pin("beyond 32 bits", "Numbers that single precision cannot tell apart", table=BEYOND_32_BITS),
    pin("stairs", "X 60 × 1; y of 60 entries", table=stairs()),
    pin("big table", "X 120 × 4; y of 120 entries", table=big_table()),
    pin("big table 110 10 1", "X 110 × 11; y of 110 entries", table=big_table(110, 10, 1)),
    *pins(
        "near ties",
        "4 inputs, from X 135 × 2; y of 135 entries to X 149 × 2; y of 149 entries",
        [{"table": table} for table in NEAR_TIES],
    ),
]
predictions_strict = [
    pin(
        "names alike",
        "Values that differ in blanks, in case, or by a 0",
        table=NAMES_ALIKE | {"tree": ALIKE_TREE},
        seed=0,
    ),
]
predictions_follow_the_tree = [
    pin(
        "deep tree",
        'attribute = "a"; X 120 × 2; seed = 0; numbers down to 1e-12; nested 63 deep',
        table=deep_tree(),
        seed=0,
    ),
    pin(
        "nested 63 deep",
        'attribute = "a"; X is empty; seed = 0; nested 63 deep',
        table={**deep_tree(), "X": []},
        seed=0,
    ),
]
