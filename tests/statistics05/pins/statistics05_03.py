"""What the checks of statistics5.3 are always tried on."""

import math
from fractions import Fraction

from grader.checks import pin, pins

from ..shared import the_people


def exact_tables(X, y, domains, classes):
    """The smoothed probabilities in fractions: {"prior": {c: P}, "values": {c: [{v: P}]}}."""
    values = {}
    for c in classes:
        rows = [row for row, label in zip(X, y, strict=True) if label == c]
        values[c] = [
            {v: Fraction(1 + sum(row[j] == v for row in rows), len(domain) + len(rows)) for v in domain}
            for j, domain in enumerate(domains)
        ]
    return {"prior": {c: Fraction(y.count(c) + 1, len(y) + len(classes)) for c in classes}, "values": values}


def logs_of(exact):
    return {
        "prior": {c: math.log(p) for c, p in exact["prior"].items()},
        "values": {
            c: [{v: math.log(p) for v, p in one.items()} for one in all_] for c, all_ in exact["values"].items()
        },
    }


PEOPLE = the_people()
PEOPLE_ARGS = {key: PEOPLE[key] for key in ("X", "y", "domains", "classes")}
PEOPLE_TABLES = logs_of(exact_tables(**PEOPLE_ARGS))
NAMED = {
    "tables": {
        "prior": {"是": -0.5, "是否": -1.25, "a b": -2.0},
        "values": {
            "是": [{"1": -1.0, "10": -0.25}, {"10": -3.0, "1": -0.125, "a b": -2.0}],
            "是否": [{"1": -2.5, "10": -0.5}, {"10": -1.0, "1": -1.5, "a b": -0.75}],
            "a b": [{"1": -0.75, "10": -4.0}, {"10": -0.5, "1": -2.25, "a b": -8.0}],
        },
    },
    "domains": [["1", "10"], ["10", "1", "a b"]],
    "classes": ["是", "是否", "a b"],
}
LOOK_ALIKE = ["a", "1", "A", "1.0", " a", "01", "1 ", "a ", "10"]
ALIKE = {
    "tables": {
        "prior": {"c": -0.5, "C": -1.25},
        "values": {
            c: [{v: -0.125 * (1 + (k + 2) * (i + j) % 11) for i, v in enumerate(LOOK_ALIKE)} for j in range(2)]
            for k, c in enumerate(("c", "C"))
        },
    },
    "domains": [LOOK_ALIKE, LOOK_ALIKE[::-1]],
    "classes": ["c", "C"],
}
MANY = [f"c{k}" for k in range(13)]
CROWD = {
    "tables": {
        "prior": {c: -1.0 - k for k, c in enumerate(MANY)},
        "values": {c: [{f"v{i}": -0.01 * (i + 1) * (k + 1) for i in range(110)}] * 2 for k, c in enumerate(MANY)},
    },
    "domains": [[f"v{i}" for i in range(110)]] * 2,
    "classes": MANY,
}
COLUMNS = {
    "tables": {
        "prior": {"c0": -1.0, "c1": -0.5},
        "values": {
            c: [{"v0": -0.25 * (k + j % 3), "v1": -1.5} for j in range(120)] for k, c in enumerate(("c0", "c1"))
        },
    },
    "domains": [["v0", "v1"]] * 120,
    "classes": ["c0", "c1"],
}

log_tables = [
    pin(
        "table of 0",
        "X is empty; y is empty",
        table={"X": [], "y": [], "attributes": ["a0"], "domains": [["v0", "v1", "v2"]], "classes": ["c0", "c1"]},
    ),
    pin(
        "table of 4",
        'X 4 × 1; y = ["c0", "c0", "c1", "c1"]; texts that differ in blanks',
        table={
            "X": [["1"], ["1.0"], [" 1"], ["a"]],
            "y": ["c0", "c0", "c1", "c1"],
            "attributes": ["a0"],
            "domains": [["1", "1.0", "01", " 1", "1 ", "a", "A", "10"]],
            "classes": ["c0", "c1"],
        },
    ),
    pin(
        "table of 4, 2",
        'X 4 × 3; y = ["是", "是否", "是否", "是"]',
        table={
            "X": [["1", "10", "a b"], ["10", "1", "a"]] * 2,
            "y": ["是", "是否", "是否", "是"],
            "attributes": ["p", "q", "r"],
            "domains": [["1", "10", "2"], ["1", "10"], ["a", "a b"]],
            "classes": ["是", "是否", "a b"],
        },
    ),
]
scores = [
    pin("named", '是 = -0.5; domains of 2 entries; classes = ["是", "是否", "a b"]; seed = 0', problem=NAMED, seed=0),
    pin(
        "named, 2", '是 = -0.5; domains of 2 entries; classes = ["是", "是否", "a b"]; seed = 1', problem=NAMED, seed=1
    ),
    pin(
        "named, 3", '是 = -0.5; domains of 2 entries; classes = ["是", "是否", "a b"]; seed = 2', problem=NAMED, seed=2
    ),
    pin("crowd", "c0 = -1; domains 2 × 110; classes of 13 entries; seed = 3", problem=CROWD, seed=3),
    *pins(
        "alike",
        "Values and classes that differ, though not to whoever strips them or ignores case",
        [{"problem": ALIKE, "seed": seed} for seed in range(5)],
    ),
]
many_attributes = [
    pin("columns 3000 number 2 seed 4", "columns = 3000; number = 2; seed = 4", columns=3000, number=2, seed=4),
    pin("columns 3000 number 2 seed 5", "columns = 3000; number = 2; seed = 5", columns=3000, number=2, seed=5),
    pin("columns 3000 number 2 seed 6", "columns = 3000; number = 2; seed = 6", columns=3000, number=2, seed=6),
    *pins(
        "some seed",
        "8 inputs, from columns = 150; number = 3; seed = 0 to columns = 150; number = 3; seed = 7",
        [{"columns": 150, "number": 3, "seed": seed} for seed in range(8)],
    ),
]
linear_form = [
    pin(
        "problem of 2 seed 0",
        '男性 = -0.636; domains of 4 entries; classes = ["男性", "女性"]; seed = 0',
        problem={"tables": PEOPLE_TABLES, "domains": PEOPLE["domains"], "classes": PEOPLE["classes"]},
        seed=0,
    ),
    pin("named", '是 = -0.5; domains of 2 entries; classes = ["是", "是否", "a b"]; seed = 1', problem=NAMED, seed=1),
    pin(
        "named, 2", '是 = -0.5; domains of 2 entries; classes = ["是", "是否", "a b"]; seed = 2', problem=NAMED, seed=2
    ),
    pin("crowd", "c0 = -1; domains 2 × 110; classes of 13 entries; seed = 1", problem=CROWD, seed=1),
    pin("columns", 'c0 = -1; domains 120 × 2; classes = ["c0", "c1"]; seed = 1', problem=COLUMNS, seed=1),
    pin(
        "alike",
        "Values and classes that differ, though not to whoever strips them or ignores case",
        problem=ALIKE,
        seed=1,
    ),
    pin(
        "problem of 2 seed 2",
        'c = -0.5; domains 1 × 9; classes = ["c", "C"]; seed = 2; texts that differ in blanks',
        problem={
            "tables": {**ALIKE["tables"], "values": {c: ALIKE["tables"]["values"][c][:1] for c in ("c", "C")}},
            "domains": [LOOK_ALIKE],
            "classes": ["c", "C"],
        },
        seed=2,
    ),
]
other_weights = [
    pin(
        "case of 3 seed 0",
        "w = [1, 2, 3]; b = 0.5; domains of 2 entries; seed = 0",
        case={"w": [1.0, 2.0, 3.0], "b": 0.5, "domains": [["v0", "v1"], ["v0"]], "shifts": [10.0, -1.0]},
        seed=0,
    ),
    pin(
        "case of 3 seed 0, 2",
        "w = [1.5, 1.5, 1.5]; b = 1.5; domains of 2 entries; seed = 0",
        case={"w": [1.5, 1.5, 1.5], "b": 1.5, "domains": [["v0", "v1"], ["v0"]], "shifts": [2.0, 2.0]},
        seed=0,
    ),
    pin(
        "case of 2 seed 0",
        "w = [1, -2]; b = 0.5; domains 1 × 2; seed = 0",
        case={"w": [1.0, -2.0], "b": 0.5, "domains": [["a", "a b"]], "shifts": [0.5]},
        seed=0,
    ),
    pin(
        "case of 3 seed 0, 3",
        "w = [1, -2, 3]; b = 0.5; domains 1 × 3; seed = 0",
        case={"w": [1.0, -2.0, 3.0], "b": 0.5, "domains": [["v0", "v1", "v2"]], "shifts": [0.0]},
        seed=0,
    ),
    pin(
        "case of 2 seed 0, 2",
        "w = [0.1235, -2]; b = 0.5; domains 1 × 2; seed = 0",
        case={"w": [0.123456789, -2.0], "b": 0.5, "domains": [["1", "10"]], "shifts": [0.987654321]},
        seed=0,
    ),
    pin(
        "case of 110 seed 0",
        "w of 110 entries; b = 0.5; domains 1 × 110; seed = 0",
        case={
            "w": [0.25 * k for k in range(110)],
            "b": 0.5,
            "domains": [[f"v{k}" for k in range(110)]],
            "shifts": [-3.0],
        },
        seed=0,
    ),
    pin(
        "case of 240 seed 0",
        "w of 240 entries; b = -1; domains 120 × 2; seed = 0",
        case={"w": [0.5, -1.0] * 120, "b": -1.0, "domains": [["v0", "v1"]] * 120, "shifts": [0.25, -0.5, 1.0] * 40},
        seed=0,
    ),
]
