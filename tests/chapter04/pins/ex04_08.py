"""What the checks of 4.8 are always tried on."""

from itertools import product

from exercises.datasets import watermelon_2_0
from grader.checks import core, pin, pins

from ..shared import big_table, chain, mirrored, two_columns

NEARLY_TIED = two_columns({("u", "u"): (11, 19), ("u", "v"): (6, 20), ("v", "u"): (26, 18), ("v", "v"): (13, 22)})
BIG = big_table(130, 4, 0)
WIDE = big_table(60, 10, 0)
ONE_ROW = {"X": [["1"]], "y": ["否"], "domains": [["0", "1"]], "classes": ["是", "否"]}
SIZES = [(2, 2, 3), (2, 3, 1, 2), (3, 2, 4, 2)]


def _parity_of(sizes):
    """All combinations of values; a node is pure only below the last attribute."""
    rows = list(product(*map(range, sizes)))
    return {
        "X": [[str(value) for value in row] for row in rows],
        "y": [str(sum(row) % 2) for row in rows],
        "domains": [[str(value) for value in range(size)] for size in sizes],
        "classes": ["0", "1"],
    }


ONE_FITS = {
    "X": [["0", b, c, d] for b in "01" for c in "01" for d in "01"],
    "y": ["00", "00", "01", "01", "10", "11", "11", "10"],
    "domains": [["0"], ["0", "1"], ["0", "1"], ["0", "1"]],
    "classes": ["00", "01", "10", "11"],
}

UNEVEN = pins(
    "sizes",
    "Attributes of different numbers of values: what does not fit in one place may fit in another, later",
    [
        {"table": _parity_of(sizes), "max_nodes": limit, "criterion": "first"}
        for sizes in SIZES
        for limit in (7, 9, 12, 20)
    ],
)

breadth_first = [
    core(
        pin(
            "watermelon 2 0",
            "ids of 17 entries; X 17 × 6; y of 17 entries; max_nodes = 7",
            table=watermelon_2_0(),
            max_nodes=7,
            criterion="gain",
        )
    ),
    core(
        pin(
            "watermelon 2 0, 2",
            "ids of 17 entries; X 17 × 6; y of 17 entries; max_nodes = 11",
            table=watermelon_2_0(),
            max_nodes=11,
            criterion="gain",
        )
    ),
    core(
        pin(
            "watermelon 2 0, 3",
            "ids of 17 entries; X 17 × 6; y of 17 entries; max_nodes = 14",
            table=watermelon_2_0(),
            max_nodes=14,
            criterion="gain",
        )
    ),
    *map(core, UNEVEN),
    pin(
        "one fits",
        "By gain the root asks b. Below 0 it is c, below 1 nothing gains, so a is asked, whose only child fits where two do not",
        table=ONE_FITS,
        max_nodes=4,
        criterion="gain",
    ),
    pin(
        "nearly tied",
        "The gains of a and b differ by 1.4e-5, which is no tie",
        table=NEARLY_TIED,
        max_nodes=3,
        criterion="gain",
    ),
    pin(
        "mirrored",
        'X 135 × 2; y of 135 entries; max_nodes = 4; criterion = "gain"',
        table=mirrored(NEARLY_TIED),
        max_nodes=4,
        criterion="gain",
    ),
    pin(
        "big",
        'X 130 × 4; y of 130 entries; max_nodes = 150; criterion = "first"',
        table=BIG,
        max_nodes=150,
        criterion="first",
    ),
    pin(
        "wide",
        'X 60 × 10; y of 60 entries; max_nodes = 40; criterion = "gain"',
        table=WIDE,
        max_nodes=40,
        criterion="gain",
    ),
    pin(
        "chain 60",
        'X 61 × 60; y of 61 entries; max_nodes = 115; criterion = "first"',
        table=chain(60),
        max_nodes=115,
        criterion="first",
    ),
    pin(
        "one row",
        'X 1 × 1; y = ["否"]; max_nodes = 3; criterion = "gain"',
        table=ONE_ROW,
        max_nodes=3,
        criterion="gain",
    ),
]
without_a_limit = [
    pin("big", 'X 130 × 4; y of 130 entries; criterion = "first"', table=BIG, criterion="first"),
    pin("chain 60", 'X 61 × 60; y of 61 entries; criterion = "first"', table=chain(60), criterion="first"),
]
depth_first = [
    core(
        pin(
            "watermelon 2 0",
            "ids of 17 entries; X 17 × 6; y of 17 entries; max_nodes = 7",
            table=watermelon_2_0(),
            max_nodes=7,
            criterion="gain",
        )
    ),
    core(
        pin(
            "watermelon 2 0, 2",
            "ids of 17 entries; X 17 × 6; y of 17 entries; max_nodes = 10",
            table=watermelon_2_0(),
            max_nodes=10,
            criterion="gain",
        )
    ),
    core(
        pin(
            "watermelon 2 0, 3",
            "ids of 17 entries; X 17 × 6; y of 17 entries; max_nodes = 14",
            table=watermelon_2_0(),
            max_nodes=14,
            criterion="gain",
        )
    ),
    *map(core, UNEVEN),
    pin(
        "one fits",
        "By gain the root asks b. Below 0 it is c, below 1 nothing gains, so a is asked, whose only child fits where two do not",
        table=ONE_FITS,
        max_nodes=4,
        criterion="gain",
    ),
    pin(
        "nearly tied",
        "The gains of a and b differ by 1.4e-5, which is no tie",
        table=NEARLY_TIED,
        max_nodes=3,
        criterion="gain",
    ),
    pin(
        "mirrored",
        'X 135 × 2; y of 135 entries; max_nodes = 4; criterion = "gain"',
        table=mirrored(NEARLY_TIED),
        max_nodes=4,
        criterion="gain",
    ),
    pin(
        "big",
        'X 130 × 4; y of 130 entries; max_nodes = 150; criterion = "first"',
        table=BIG,
        max_nodes=150,
        criterion="first",
    ),
    pin(
        "wide",
        'X 60 × 10; y of 60 entries; max_nodes = 40; criterion = "gain"',
        table=WIDE,
        max_nodes=40,
        criterion="gain",
    ),
    pin(
        "chain 60",
        'X 61 × 60; y of 61 entries; max_nodes = 115; criterion = "first"',
        table=chain(60),
        max_nodes=115,
        criterion="first",
    ),
    pin(
        "one row",
        'X 1 × 1; y = ["否"]; max_nodes = 3; criterion = "gain"',
        table=ONE_ROW,
        max_nodes=3,
        criterion="gain",
    ),
]
worst_case_nodes = [
    pin("n_values 2 max_depth 3", "n_values = 2; max_depth = 3", n_values=2, max_depth=3),
    pin("n_values 3 max_depth 0", "n_values = 3; max_depth = 0", n_values=3, max_depth=0),
]
worst_case_nodes_strict = [pin("n_values 3 max_depth 36", "Beyond what floats can count", n_values=3, max_depth=36)]
worst_case_data = [
    pin("case of 2", "case = [2, 8]", case=(2, 8)),
    pin("case of 2, 2", "case = [17, 2]", case=(17, 2)),
    pin("case of 2, 3", "case = [300, 1]", case=(300, 1)),
]
breadth_first_wins = [
    pin("n_values 2", "n_values = 2", n_values=2),
    pin("n_values 3", "n_values = 3", n_values=3),
    pin("n_values 4", "n_values = 4", n_values=4),
]
