"""What the checks of 4.1 are always tried on."""

from grader.checks import pin, pins

from ..shared import big_table, deep_tree, stairs

THREE = {
    "X": [["甲", 0.5], ["乙", 0.5], ["甲", 0.5]],
    "y": ["是", "是", "否"],
    "attributes": ["形", "重"],
    "domains": [["甲", "乙", "丙"], None],
    "classes": ["是", "否"],
}
NO_ATTRIBUTES = {"X": [[], [], []], "y": ["否", "是", "否"], "attributes": [], "domains": [], "classes": ["是", "否"]}
FIRST_IN_CONFLICT = {
    "X": [["甲"], ["甲"], ["甲"], ["乙"], ["乙"]],
    "y": ["是", "否", "否", "是", "是"],
    "attributes": ["形"],
    "domains": [["甲", "乙", "丙"]],
    "classes": ["是", "否"],
}
LAST_IN_CONFLICT = {**FIRST_IN_CONFLICT, **{key: FIRST_IN_CONFLICT[key][::-1] for key in ("X", "y")}}
CONTINUOUS_IN_CONFLICT = {
    **FIRST_IN_CONFLICT,
    "X": [[0.5], [0.5], [0.5], [2.0], [1.0]],
    "attributes": ["重"],
    "domains": [None],
}
XOR = {
    "X": [[a, b] for a in "01" for b in "01"],
    "y": ["否", "是", "是", "否"],
    "attributes": ["a", "b"],
    "domains": [["0", "1"], ["2", "0", "1"]],
    "classes": ["是", "否"],
}
STEPS = {
    "X": [[k / 4] for k in range(5)],
    "y": ["否", "是", "否", "是", "是"],
    "attributes": ["a"],
    "domains": [None],
    "classes": ["是", "否"],
}
NAMES = ["是", "是否", "否", "1", "10", "0", "a b", "a", "b", "b a", "a,b", "b,a"]
ALIKE_AS_TEXT = {
    "X": [
        ["是", "否", "是否"],
        ["是否", "是", "否"],
        ["1", "10", "0"],
        ["1", "1", "00"],
        ["a b", "a", "1"],
        ["a", "b a", "1"],
        ["a,b", "a", "1"],
        ["a", "b,a", "1"],
    ],
    "y": ["是", "否", "是", "否", "是", "否", "是", "否"],
    "attributes": ["是", "1", "a b"],
    "domains": [NAMES, NAMES, [*NAMES, "00"]],
    "classes": ["是", "否"],
}
ALMOST_EQUAL = {
    "X": [[0.1], [0.1 + 1e-6], [1e6], [1e6 + 1e-3], [-2e-5], [-3e-5], [1.1], [1.1 + 1e-12]],
    "y": ["是", "否", "是", "否", "是", "否", "是", "否"],
    "attributes": ["a"],
    "domains": [None],
    "classes": ["是", "否"],
}
BIG = big_table(150)
BIG_WITH_CONFLICTS = big_table(150, discrete=2, continuous=0, classes=5)
FIVE_CLASSES = {
    "X": [["v"]] * 9,
    "y": list("edcbaacee"),
    "attributes": ["a"],
    "domains": [["v", "w"]],
    "classes": list("abcde"),
}
DEEP = deep_tree()
NAMED = {
    "X": [["1", "a b"], ["10", "a b"], ["1", "10"], ["10", "1"]],
    "attributes": ["a", "a b"],
    "tree": {
        "attribute": "a",
        "branches": {
            "10": {"label": "1"},
            "1": {
                "attribute": "a b",
                "branches": {"1": {"label": "x"}, "a b": {"label": "a b"}, "10": {"label": "10"}},
            },
        },
    },
}
UNLIKE = [
    big_table(2, 40, 61, seed=4)["X"],
    [[*["v"] * 120, k] for k in (0.5, 0.5 + 1e-6)],
    [["根蒂稍蜷"], ["根蒂稍直"]],
    [["a"], ["A"]],
    [["a "], ["a"]],
    [["1.0"], ["1"]],
    [[0.1 + 0.2], [0.3]],
    [[0.5, 0.5 + 1e-6], [0.5, 0.5]],
    [[1.0, 1.0 + 1e-6, 2.0, 3.0], [1.0, 1.0 + 1e-6, 2.0, 3.0]],
]

JOINED = {
    **FIRST_IN_CONFLICT,
    "X": [["1", "11"], ["11", "1"], ["a b", "c"], ["a", "b c"]],
    "y": ["是", "否", "是", "否"],
    "attributes": ["形", "色"],
    "domains": [["1", "11", "a", "a b"], ["1", "11", "c", "b c"]],
}

find_conflict = [
    pin("joined", "Rows that read alike once their values are put into one text", table=JOINED),
    pin("no attributes", 'X 3 × 0; y = ["否", "是", "否"]', table=NO_ATTRIBUTES),
    pin(
        "alike as text",
        "Different rows that look the same once their values are put into one string",
        table=ALIKE_AS_TEXT,
    ),
    pin("almost equal", "X 8 × 1; y of 8 entries; numbers of 1e6 and 2e-5 in one input", table=ALMOST_EQUAL),
    pin("big", "X 150 × 4; y of 150 entries", table=BIG),
    pin("big with conflicts", "X 150 × 2; y of 150 entries", table=BIG_WITH_CONFLICTS),
    pin("five classes", "X 9 × 1; y of 9 entries", table=FIVE_CLASSES),
]
separating_attribute = [
    pin("rows of 2", "rows 2 × 2", rows=[["甲", 0.0], ["甲", 0.0]]),
    pin("rows of 2, 2", "rows 2 × 0", rows=[[], []]),
    pin("rows of 2, 3", "rows 2 × 2", rows=[["甲", 1.0], ["乙", 1.0]]),
    pin("one value", "Everything is the same", rows=[[2.0, 2.0], [2.0, 2.0]]),
    *pins(
        "alike as text",
        "Different rows that look the same once their values are put into one string",
        [{"rows": ALIKE_AS_TEXT["X"][k : k + 2]} for k in range(0, 8, 2)],
    ),
    *pins(
        "almost equal",
        "4 inputs, each with rows 2 × 1",
        [{"rows": ALMOST_EQUAL["X"][k : k + 2]} for k in range(0, 8, 2)],
    ),
]
separating_strict = pins("unlike", "From rows of 101 values to rows of 1", [{"rows": rows} for rows in UNLIKE])
tree_without_conflicts = [
    pin("joined", "Rows that read alike once their values are put into one text", table=JOINED),
    pin("xor", 'X 4 × 2; y = ["否", "是", "是", "否"]', table=XOR),
    pin("steps", "X 5 × 1; y of 5 entries", table=STEPS),
    pin("no attributes", 'X 3 × 0; y = ["否", "否", "否"]', table={**NO_ATTRIBUTES, "y": ["否", "否", "否"]}),
    pin(
        "alike as text",
        "Different rows that look the same once their values are put into one string",
        table=ALIKE_AS_TEXT,
    ),
    pin("almost equal", "X 8 × 1; y of 8 entries; numbers of 1e6 and 2e-5 in one input", table=ALMOST_EQUAL),
    pin("big", "X 150 × 4; y of 150 entries", table=BIG),
    pin("big table 150 1 9", "X 150 × 10; y of 150 entries", table=big_table(150, 1, 9)),
    pin("big table 100 10 0", "X 100 × 10; y of 100 entries", table=big_table(100, 10, 0, classes=2)),
    pin("stairs", "X 60 × 1; y of 60 entries", table=stairs()),
]
tree_with_conflicts = [
    pin("three", 'X 3 × 2; y = ["是", "是", "否"]', table=THREE),
    pin("no attributes", 'X 3 × 0; y = ["否", "是", "否"]', table=NO_ATTRIBUTES),
    pin("big with conflicts", "X 150 × 2; y of 150 entries", table=BIG_WITH_CONFLICTS),
    pin("five classes", "X 9 × 1; y of 9 entries", table=FIVE_CLASSES),
    pin(
        "first in conflict",
        "Samples that cannot be told apart from the first (or from the last) one hold all the other labels; still a split helps",
        table=FIRST_IN_CONFLICT,
    ),
    pin("last in conflict", "X 5 × 1; y of 5 entries", table=LAST_IN_CONFLICT),
    pin("continuous in conflict", "X 5 × 1; y of 5 entries", table=CONTINUOUS_IN_CONFLICT),
]
predict = [
    pin(
        "steps",
        'X 2 × 1; y of 5 entries; attribute = "a"',
        table={
            **STEPS,
            "X": [[0.5], [0.75]],
            "tree": {"attribute": "a", "threshold": 0.5, "le": {"label": "否"}, "gt": {"label": "是"}},
        },
    ),
    pin(
        "no attributes",
        'X 3 × 0; y = ["否", "是", "否"]; label = "否"',
        table={**NO_ATTRIBUTES, "tree": {"label": "否"}},
    ),
    pin("deep", 'attribute = "a"; X 120 × 2; numbers down to 1e-12; nested 63 deep', table=DEEP),
    pin("named", 'X 4 × 2; attribute = "a"', table=NAMED),
    pin(
        "thousands",
        "Values and threshold far above 1000",
        table={
            "X": [[5000.0], [20000.0]],
            "attributes": ["a"],
            "tree": {"attribute": "a", "threshold": 10000.0, "le": {"label": "否"}, "gt": {"label": "是"}},
        },
    ),
    pin(
        "numbers of 1e5 and 2e-5 in one input",
        'X 2 × 121; attribute = "a120"; numbers of 1e5 and 2e-5 in one input',
        table={
            "X": [[*["v"] * 120, -0.25], [*["v"] * 120, 1e5]],
            "attributes": [f"a{j}" for j in range(121)],
            "tree": {"attribute": "a120", "threshold": 2e-5, "le": {"label": "否"}, "gt": {"label": "是"}},
        },
    ),
]
