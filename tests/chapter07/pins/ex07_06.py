"""What the checks of 7.6 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import one_at_a_time

SMALL = {
    "X": [["甲", "圆"], ["甲", "方"], ["乙", "圆"], ["甲", "圆"]],
    "y": ["是", "否", "否", "是"],
    "x": ["甲", "圆"],
    "domains": [["甲", "乙"], ["圆", "方", "长"]],
    "classes": ["是", "否", "或"],
}
COMMON = {
    "X": [["1", "10"], ["10", "1"], ["10", "10"], ["1", "1"], ["10", "1"]],
    "y": ["是", "是", "是否", "是否", "是"],
    "x": ["10", "1"],
    "domains": [["1", "10", "2"], ["10", "1"]],
    "classes": ["是否", "是", "否"],
}
MANY = {**SMALL, "classes": ["是", "否", *(f"c{k}" for k in range(10))]}
BLANKS = {
    **COMMON,
    "X": [["a b", "a"], ["a", "b"], ["a b", "b"], ["a b", "b"], ["a", "a"]],
    "x": ["a b", "b"],
    "domains": [["a", "a b"], ["b", "a"]],
}
ALONE = one_at_a_time(
    {
        "X": [["甲", "方"], ["甲", "圆"], ["甲", "方"], ["甲", "方"], ["甲", "圆"], ["甲", "方"], ["乙", "圆"]],
        "y": ["否", "否", "是", "是", "否", "是", "否"],
        "x": ["乙", "方"],
        "domains": [["甲", "乙"], ["圆", "方"]],
        "classes": ["是", "否"],
    },
    X=[["乙", "圆"], ["乙", "圆"], ["甲", "圆"], ["乙", "圆"], ["甲", "方"], ["乙", "方"], ["甲", "方"]],
    y=["否", "否", "否", "是", "是", "否", "是"],
    x=["甲", "方"],
    domains=[["甲", "乙", "丙", "丁"], ["圆", "方"]],
    classes=["是", "否", "或"],
)
ALONE.append({**ALONE[0], "domains": [["甲", "乙"], ["圆", "方", "长"]]})
UNSEEN = {**SMALL, "domains": [["甲", "乙", "丙"], ["圆", "方", "长"]], "x": ["丙", "长"]}


def _wide(columns, values=2):
    """As many columns as the stub permits, and sixty samples."""
    rng = np.random.default_rng(30)
    domains = [[f"v{k}" for k in range(values + j % 3)] for j in range(columns)]
    X = [[domain[rng.integers(len(domain))] for domain in domains] for _ in range(60)]
    y = [("是", "否")[rng.integers(2)] for _ in X]
    return {"X": X, "y": y, "x": X[0], "domains": domains, "classes": ["否", "是"]}


NEARLY_SAME = [
    {
        "X": [["a", "1"], ["a ", "1.0"], ["a", "01"], [" a", "1"], ["a", "1"], ["a ", "1"]],
        "y": ["w", "w", "w ", "w", "w", "w "],
        "x": x,
        "domains": [["a", "a ", " a"], ["1", "1.0", "01"]],
        "classes": ["w ", "w"],
    }
    for x in (["a", "1"], ["a ", "1.0"])
]


def _crossed(both, sizes, order):
    """Two columns of equal values in `both` samples of each class; `sizes` samples have the value in the one or the other."""
    X, y = [["乙", "方"]], [order[0]]
    for label, (first, second) in zip(("是", "否"), sizes, strict=True):
        X += [["甲", "圆"]] * both + [["甲", "方"]] * (first - both) + [["乙", "圆"]] * (second - both)
        y += [label] * (first + second - both)
    return {"X": X, "y": y, "x": ["甲", "圆"], "domains": [["甲", "乙"], ["圆", "方", "长"]], "classes": order}


def _counted(first, second, order):
    """One column, two classes of so many equal samples."""
    X, y = [["甲"]] * (first + second), ["是"] * first + ["否"] * second
    return {"X": X, "y": y, "x": ["甲"], "domains": [["甲", "乙"]], "classes": order}


estimates = [
    pin("small", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["甲", "圆"]', query=SMALL),
    pin("common", "Columns with a common domain, in other order; a class and values that do not occur", query=COMMON),
    pin("unseen", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["丙", "长"]', query=UNSEEN),
    pin("many", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["甲", "圆"]', query=MANY),
    *pins(
        "alone",
        "Of the first four others the class decided is not that of the first one",
        [{"query": query} for query in ALONE],
    ),
]
names_alike = [
    *pins(
        "nearly same",
        "Texts that differ by a blank, or by how a number is written, are different values and classes",
        [{"query": query} for query in NEARLY_SAME],
    ),
]
terms = [
    *estimates,
    pin("one column", "With one attribute there is nothing to multiply", query=_counted(3, 2, ["否", "是"])),
]
wide_terms = [*names_alike, pin("wide 30", "X 60 × 30; y of 60 entries; x of 30 entries", query=_wide(30))]
scores = [
    pin("small", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["甲", "圆"]; least = 3', query=SMALL, least=3),
    pin("small, 2", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["甲", "圆"]; least = 0', query=SMALL, least=0),
    pin(
        "common",
        "Columns with a common domain, in other order; a class and values that do not occur",
        query=COMMON,
        least=1,
    ),
    pin("unseen", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["丙", "长"]; least = 0', query=UNSEEN, least=0),
    pin("many", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["甲", "圆"]; least = 0', query=MANY, least=0),
    *pins(
        "alone",
        "Of the first four others the class decided is not that of the first one",
        [{"query": query, "least": least} for query in ALONE for least in (0, 3)],
    ),
]
scores_strict = [
    pin("wide 30", "X 60 × 30; y of 60 entries; x of 30 entries; least = 20", query=_wide(30), least=20),
    *pins(
        "nearly same",
        "Texts that differ by a blank, or by how a number is written, are different values and classes",
        [{"query": query, "least": 3} for query in NEARLY_SAME],
    ),
]
threshold = [
    pin("small", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["甲", "圆"]', query=SMALL),
    pin("small, 2", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["乙", "长"]', query={**SMALL, "x": ["乙", "长"]}),
    pin("unseen", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["丙", "长"]', query=UNSEEN),
]
relations = [pin("small", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["甲", "圆"]; seed = 1', query=SMALL, seed=1)]
classify = [
    pin("unseen", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["丙", "长"]; least = 0', query=UNSEEN, least=0),
    pin("unseen, 2", 'X 4 × 2; y = ["是", "否", "否", "是"]; x = ["丙", "长"]; least = 1', query=UNSEEN, least=1),
    pin(
        "small",
        'X 4 × 2; y = ["否", "是", "否", "是"]; x = ["甲", "圆"]; least = 1',
        query={**SMALL, "y": ["否", "是"] * 2},
        least=1,
    ),
    *pins(
        "alone",
        "Of the first four others the class decided is not that of the first one",
        [{"query": query, "least": least} for query in ALONE for least in (0, 3)],
    ),
    pin(
        "counted 150 151",
        'X 301 × 1; y of 301 entries; x = ["甲"]; least = 0',
        query=_counted(150, 151, ["是", "否"]),
        least=0,
    ),
    pin(
        "counted 151 150",
        'X 301 × 1; y of 301 entries; x = ["甲"]; least = 301',
        query=_counted(151, 150, ["否", "是"]),
        least=301,
    ),
    pin(
        "counted 151 150, 2",
        'X 301 × 1; y of 301 entries; x = ["甲"]; least = 302',
        query=_counted(151, 150, ["否", "是"]),
        least=302,
    ),
    pin("counted 3 3", 'X 6 × 1; y of 6 entries; x = ["甲"]; least = 2', query=_counted(3, 3, ["否", "是"]), least=2),
    pin(
        "counted 3 3, 2", 'X 6 × 1; y of 6 entries; x = ["甲"]; least = 2', query=_counted(3, 3, ["是", "否"]), least=2
    ),
    *pins(
        "wide",
        "Scores of 30 columns are tiny; the next ones differ by a ten-millionth of themselves",
        [{"query": {**_wide(30, 12), "classes": order}, "least": 0} for order in (["是", "否"], ["否", "是"])],
    ),
    *pins(
        "crossed",
        '2 inputs, each with X 100 × 2; y of 100 entries; x = ["甲", "圆"]; least = 0',
        [{"query": _crossed(15, ((31, 30), (27, 41)), order), "least": 0} for order in (["是", "否"], ["否", "是"])],
    ),
]
names_to_classify = [
    pin("blanks", 'X 5 × 2; y of 5 entries; x = ["a b", "b"]; least = 1', query=BLANKS, least=1),
]
posterior = [
    pin("input", "是 = 0；否 = 0", found={"是": 0.0, "否": 0.0}),
    pin("input, 2", "是 = 0.25；否 = 0", found={"是": 0.25, "否": 0.0}),
    pin("input, 3", "是 = 1e-30; 否 = 3e-30; numbers down to 1e-30", found={"是": 1e-30, "否": 3e-30}),
    pin(
        "input, 4", "是 = 3e-90; 否 = 1e-90; 或 = 0; numbers down to 1e-90", found={"是": 3e-90, "否": 1e-90, "或": 0.0}
    ),
    pin("input, 5", "1 = 0.1; 10 = 0.2; a b = 0.3", found={"1": 0.1, "10": 0.2, "a b": 0.3, "a": 0.05}),
    pin("input, 6", "c0 = 0; c1 = 0.001; c2 = 0.002", found={f"c{k}": 0.001 * k for k in range(150)}),
]
