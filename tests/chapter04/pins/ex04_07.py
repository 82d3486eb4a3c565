"""What the checks of 4.7 are always tried on."""

from exercises.datasets import watermelon_2_0
from grader.checks import core, pin, pins

from ..shared import big_table, chain, mirrored, two_columns

# The gains of a and b differ by 1.4e-5, which is no tie.
NEARLY_TIED = two_columns({("u", "u"): (11, 19), ("u", "v"): (6, 20), ("v", "u"): (26, 18), ("v", "v"): (13, 22)})
# Here they differ by 4e-8, which is none either.
NEARER_TIE = two_columns({("u", "u"): (8, 21), ("u", "v"): (44, 37), ("v", "u"): (1, 12), ("v", "v"): (7, 19)})
NEAR_TIES = [table for tied in (NEARLY_TIED, NEARER_TIE) for table in (tied, mirrored(tied))]
BIG = big_table(130, 4, 0)


def _of_rows(X, y):
    """A table of these rows; every column has all their values for its domain."""
    values = list(dict.fromkeys(value for row in X for value in row))
    return {"X": X, "y": y, "domains": [values] * len(X[0]), "classes": list(dict.fromkeys(y))}


ALIKE = [
    _of_rows([["1", "11"], ["11", "1"]], ["是", "否"]),
    _of_rows([["a b", "c"], ["a", "b c"]], ["是", "否"]),
    _of_rows([["a,b", "c"], ["a", "b,c"]], ["是", "否"]),
    _of_rows([["a"], ["A"], ["a "]], ["1", " 1", "1.0"]),
    _of_rows([["0"], ["1"]], ["1", "1 "]),
    _of_rows([["0"]] * 149 + [["1"]], ["是", "否", "是"] * 50),
]
NAMES = {
    "X": [["1", "a b"], ["10", "a b"], ["1", "是"], ["10", "是"]] * 30,
    "y": ["是", "是 否", "10", "10"] * 30,
    "attributes": ["1", "a b"],
    "domains": [["10", "1"], ["a b", "是"]],
    "classes": ["是", "是 否", "10"],
}
JOINED = {
    "X": [[a, b] for a in ("1", "11") for b in ("1", "11", "2", "52")],
    "y": ["否", "是", "否", "是"] * 2,
    "attributes": ["a", "b"],
    "domains": [[str(k) for k in range(1, 12)], ["1", "11", "2", "52"]],
    "classes": ["是", "否"],
}
XOR = {
    "X": [["0", "0", "0"], ["0", "0", "1"], ["0", "1", "0"], ["0", "1", "1"]],
    "y": ["c0", "c1", "c1", "c0"],
    "domains": [["0"], ["0", "1"], ["0", "1"]],
    "classes": ["c0", "c1"],
}

same_tree_as_recursion = [
    pin("xor", 'X 4 × 3; y = ["c0", "c1", "c1", "c0"]; criterion = "gain"', table=XOR, criterion="gain"),
    *pins(
        "near ties",
        '4 inputs, from X 135 × 2; y of 135 entries; criterion = "gain" to X 149 × 2; y of 149 entries; criterion = "gain"',
        [{"table": table, "criterion": "gain"} for table in NEAR_TIES],
    ),
    pin("chain 20", 'X 21 × 20; y of 21 entries; criterion = "gain"', table=chain(20), criterion="gain"),
    pin("names", 'X 120 × 2; y of 120 entries; criterion = "gain"', table=NAMES, criterion="gain"),
    *pins(
        "alike",
        "Rows that read alike once their values are put into one text",
        [{"table": table, "criterion": "gain"} for table in ALIKE[:2]],
    ),
    pin("big", 'X 130 × 4; y of 130 entries; criterion = "first"', table=BIG, criterion="first"),
    pin("big, 2", 'X 130 × 4; y of 130 entries; criterion = "gain"', table=BIG, criterion="gain"),
]
same_tree_strict = pins(
    "alike as text",
    "Rows, labels that differ, though not to whoever joins, sorts or strips them; and rows that differ late",
    [{"table": table, "criterion": "gain"} for table in ALIKE[2:]],
)
depth_limit = [
    pin(
        "xor",
        'X 4 × 3; y = ["c0", "c1", "c1", "c0"]; max_depth = 1; criterion = "gain"',
        table=XOR,
        max_depth=1,
        criterion="gain",
    ),
    pin(
        "xor, 2",
        'X 4 × 3; y = ["c0", "c1", "c1", "c0"]; max_depth = 2; criterion = "gain"',
        table=XOR,
        max_depth=2,
        criterion="gain",
    ),
    pin(
        "xor, 3",
        'X 4 × 3; y = ["c0", "c1", "c1", "c0"]; max_depth = 3; criterion = "gain"',
        table=XOR,
        max_depth=3,
        criterion="gain",
    ),
    pin(
        "chain",
        'X 46 × 45; y of 46 entries; max_depth = 12; criterion = "first"',
        table=chain(),
        max_depth=12,
        criterion="first",
    ),
    pin(
        "big",
        'X 130 × 4; y of 130 entries; max_depth = 2; criterion = "gain"',
        table=BIG,
        max_depth=2,
        criterion="gain",
    ),
]
trace = [
    core(
        pin(
            "watermelon 2 0",
            'ids of 17 entries; X 17 × 6; y of 17 entries; criterion = "gain"',
            table=watermelon_2_0(),
            criterion="gain",
        )
    )
]
rules_partition_the_instances = [
    core(
        pin(
            "watermelon 2 0",
            "ids of 17 entries; X 17 × 6; y of 17 entries; max_depth is None",
            table=watermelon_2_0(),
            max_depth=None,
            criterion="gain",
        )
    ),
    pin(
        "chain 60",
        'X 61 × 60; y of 61 entries; max_depth is None; criterion = "first"',
        table=chain(60),
        max_depth=None,
        criterion="first",
    ),
    pin(
        "names",
        'X 120 × 2; y of 120 entries; max_depth is None; criterion = "first"',
        table=NAMES,
        max_depth=None,
        criterion="first",
    ),
    pin(
        "joined",
        "Run together, value 52 below node 1 reads like value 2 below node 15, and the values 1, 11 on one way like 11, 1 on another",
        table=JOINED,
        max_depth=None,
        criterion="first",
    ),
]
