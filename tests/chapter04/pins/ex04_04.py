"""What the checks of 4.4 are always tried on."""

from exercises.datasets import watermelon_2_0, watermelon_2_0_split
from grader.checks import core, pin, pins

from ..shared import big_table, chain, mirrored, two_columns

CLASSES = ("是", "否", "或", "1", "10", "是 否")


def _binary(rows, y):
    """A table of two-valued attributes; each row is a string of digits."""
    n = len(rows[0])
    names, domains = [f"a{j}" for j in range(n)], [["0", "1"]] * n
    return {"X": [list(row) for row in rows], "y": y, "attributes": names, "domains": domains, "classes": ["是", "否"]}


BOTTOM_UP = _binary(["00", "01", "01", "01", "00", "11"], ["否", "是", "是", "是", "是", "否"])
LOCAL = _binary(["01", "11", "10", "00", "00", "01"], ["是", "是", "否", "是", "否", "是"])
XOR_BELOW = _binary(["000", "001", "100", "101", "010", "011", "110", "111"], ["否"] * 5 + ["是"] * 2 + ["否"])
EMPTY_BRANCH = {
    "X": [["0"], ["0"], ["0"], ["1"], ["1"], ["1"], ["2"], ["2"]],
    "y": ["是", "是", "是", "否", "否", "否", "是", "是"],
    "attributes": ["a"],
    "domains": [["0", "1", "2"]],
    "classes": ["是", "否"],
}
# The Gini indices of a and b differ by 1.7e-5: no rounding may make them equal.
NEARLY_TIED = two_columns({("u", "u"): (17, 6), ("u", "v"): (14, 19), ("v", "u"): (10, 14), ("v", "v"): (8, 25)})
# Here by 5e-8.
NEARER_TIE = two_columns({("u", "u"): (8, 35), ("u", "v"): (30, 40), ("v", "u"): (4, 4), ("v", "v"): (19, 10)})
NEAR_TIES = [table for tied in (NEARLY_TIED, NEARER_TIE) for table in (tied, mirrored(tied))]
MELONS, SPLIT = watermelon_2_0(), watermelon_2_0_split()
ROWS = [MELONS["ids"].index(number) for part in ("train", "validation") for number in SPLIT[part]]
TABLE_4_2 = {
    **{key: [MELONS[key][i] for i in ROWS] for key in ("X", "y")},
    **{key: MELONS[key] for key in ("attributes", "domains", "classes")},
    "k": 10,
    "j": 10,
}
LOOK_ALIKE = ["1", "1.0", "01", " 1", "1 ", "a", "A", "10"]
ALIKE = {**EMPTY_BRANCH, "X": [[v] for v in LOOK_ALIKE], "y": ["1", "2", "2", "1", "3", "1", "2", "3"]}


def _one_column(values, y):
    """A table of one attribute and two classes."""
    X, domains = [[value] for value in values], [list(dict.fromkeys(values))]
    return {"X": X, "y": y, "attributes": ["a"], "domains": domains, "classes": ["是", "否"]}


MANY_VALUES = _one_column([f"v{k % 40}" for k in range(150)], ["是否"[k * k % 11 < 4] for k in range(150)])
ONE_VALUE = _one_column(["v"] * 3, ["是", "是", "否"])
ONE_OF_150 = _one_column(["u"] * 147 + ["v"] * 3, ["否"] * 3 + ["是"] * 145 + ["否"] * 2)
PREFIX = {**_binary(["00", "01", "10", "11"] * 2, ["是", "否", "否", "否"] * 2), "attributes": ["ab", "a"]}
DEEPEST = chain(60)
BIG = big_table(150, 3, 0)
CHAIN = {**chain(55), "tree": {"label": "c0"}, "k": 56, "j": 0}
WORDS = {
    "X": [["1", "a b"], ["10", "a b"], ["1", "是"], ["10", "是"]],
    "y": ["是", "是 否", "10", "10"],
    "attributes": ["1", "a b"],
    "domains": [["1", "10"], ["a b", "是"]],
    "classes": ["是", "是 否", "10"],
    "tree": {"attribute": "1", "branches": {"1": {"label": "10"}, "10": {"label": "是 否"}}},
    "k": 4,
    "j": 1,
}

gini_by_definition = [
    pin("six classes", "120 labels of six classes", y=list(CLASSES) * 20),
    pin("one class", "Labels that are all equal", y=["否"] * 3),
]
gini_strict = [
    pin("no y", "Nothing has a Gini value of 0", y=[]),
    pin("look alike", "Labels that differ in blanks, in case, or by a 0", y=LOOK_ALIKE),
]
index_by_definition = [
    pin("big", "X 150 × 3; y of 150 entries", table=BIG),
    pin("one sample", "One sample, one value", table={**EMPTY_BRANCH, "X": [["0"]], "y": ["是"]}),
    pin("many values", "Forty values on 150 samples", table=MANY_VALUES),
]
index_strict = [pin("names alike", "Values that differ in blanks, in case, or by a 0", table=ALIKE)]
unpruned_nodes = [
    pin(
        "xor below",
        "The second attribute is best at the root, and below it the first and the third tie at a gain of zero",
        table=XOR_BELOW,
    ),
    pin("big", "X 150 × 3; y of 150 entries", table=BIG),
    pin("deepest", "X 61 × 60; y of 61 entries", table=DEEPEST),
    pin("many values", "X 150 × 1; y of 150 entries", table=MANY_VALUES),
    *pins(
        "near ties",
        "4 inputs, from X 113 × 2; y of 113 entries to X 150 × 2; y of 150 entries",
        [{"table": table} for table in NEAR_TIES],
    ),
]
prepruned_nodes = [
    pin(
        "local k 8 j 2",
        "Below the root the validation samples elsewhere must not count",
        table={**LOCAL, "k": 8, "j": 2},
    ),
    pin(
        "empty branch k 5 j 5",
        "No training melon has the value 2, two validation melons have: they go to the empty branch and are right there",
        table={**EMPTY_BRANCH, "k": 5, "j": 5},
    ),
    pin("big k 150 j 10", "X 150 × 3; y of 150 entries; k = 150", table={**BIG, "k": 150, "j": 10}),
    pin("table of 46", "X 46 × 45; y of 46 entries; k = 46", table={**chain(), "k": 46, "j": 0}),
]
post_prune_any_tree = [
    pin(
        "bottom up k 4 j 3",
        "The whole subtree is worse than a leaf, but not once the node below has been cut",
        table={**BOTTOM_UP, "k": 4, "j": 3},
        seed=0,
        keep_on_tie=True,
    ),
    *pins(
        "big",
        "2 inputs, from X 150 × 3; y of 150 entries; k = 120; seed = 0 to X 150 × 3; y of 150 entries; k = 120; seed = 1",
        [{"table": {**BIG, "k": 120, "j": 60}, "seed": seed, "keep_on_tie": bool(seed)} for seed in (0, 1)],
    ),
    pin(
        "table of 46 seed 0",
        "X 46 × 45; y of 46 entries; k = 46; seed = 0",
        table={**chain(), "k": 46, "j": 0},
        seed=0,
        keep_on_tie=True,
    ),
    pin(
        "big k 120 j 3",
        "X 150 × 3; y of 150 entries; k = 120; seed = 0",
        table={**BIG, "k": 120, "j": 3},
        seed=0,
        keep_on_tie=False,
    ),
    pin(
        "big k 120 j 3, 2",
        "X 150 × 3; y of 150 entries; k = 120; seed = 1",
        table={**BIG, "k": 120, "j": 3},
        seed=1,
        keep_on_tie=False,
    ),
    pin(
        "big k 120 j 3, 3",
        "X 150 × 3; y of 150 entries; k = 120; seed = 2",
        table={**BIG, "k": 120, "j": 3},
        seed=2,
        keep_on_tie=False,
    ),
    *pins(
        "one value",
        "A root with leaves only: one of them, two, forty",
        [{"table": {**ONE_VALUE, "k": 3, "j": 0}, "seed": seed, "keep_on_tie": not seed} for seed in (0, 1, 2, 3)],
    ),
    pin(
        "empty branch k 5 j 6",
        "No training melon has the value 2, two validation melons have: they go to the empty branch and are right there",
        table={**EMPTY_BRANCH, "k": 5, "j": 6},
        seed=0,
        keep_on_tie=False,
    ),
    pin(
        "many values k 150 j 10",
        "X 150 × 1; y of 150 entries; k = 150; seed = 1",
        table={**MANY_VALUES, "k": 150, "j": 10},
        seed=1,
        keep_on_tie=False,
    ),
    pin(
        "many values k 150 j 10, 2",
        "X 150 × 1; y of 150 entries; k = 150; seed = 2",
        table={**MANY_VALUES, "k": 150, "j": 10},
        seed=2,
        keep_on_tie=False,
    ),
    pin(
        "many values k 150 j 10, 3",
        "X 150 × 1; y of 150 entries; k = 150; seed = 3",
        table={**MANY_VALUES, "k": 150, "j": 10},
        seed=3,
        keep_on_tie=False,
    ),
    pin(
        "one of 150 k 150 j 0",
        "A subtree that gets 146 of 150 right where a leaf gets 145: that is worse, however rounded",
        table={**ONE_OF_150, "k": 150, "j": 0},
        seed=0,
        keep_on_tie=False,
    ),
    pin(
        "prefix k 8 j 0",
        "X 8 × 2; y of 8 entries; k = 8; seed = 0",
        table={**PREFIX, "k": 8, "j": 0},
        seed=0,
        keep_on_tie=False,
    ),
    pin(
        "deepest k 61 j 0",
        "X 61 × 60; y of 61 entries; k = 61; seed = 1",
        table={**DEEPEST, "k": 61, "j": 0},
        seed=1,
        keep_on_tie=False,
    ),
]
accuracy = [
    pin(
        "big k 150 j 10",
        'X 150 × 3; y of 150 entries; label = "c0"',
        table={**BIG, "tree": {"label": "c0"}, "k": 150, "j": 10},
    ),
    pin("words", 'X 4 × 2; y = ["是", "是 否", "10", "10"]; attribute = "1"', table=WORDS),
    pin("chain", 'X 56 × 55; y of 56 entries; label = "c0"', table=CHAIN),
]
compare = [
    core(pin("table 4.2", "The ten melons to train and the seven to validate", table=TABLE_4_2)),
    *accuracy,
]
