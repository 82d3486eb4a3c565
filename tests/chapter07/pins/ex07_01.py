"""What the checks of 7.1 are always tried on."""

from grader.checks import pin

tables_count_within_the_class = [
    pin(
        "table of 3",
        'X 3 × 2; y = ["是", "是", "否"]',
        table={
            "X": [["甲", "乙"], ["乙", "乙"], ["乙", "甲"]],
            "y": ["是", "是", "否"],
            "attributes": ["形", "色"],
            "domains": [["甲", "乙", "丙"], ["甲", "乙"]],
            "classes": ["否", "或", "是"],
        },
    ),
    pin(
        "table of 5",
        "X 5 × 2; y of 5 entries",
        table={
            "X": [["a b", "a"], ["a", "b"], ["b", "a b"], ["c", "c"], ["a b", "c"]],
            "y": ["w", "x", "y z", "v", "y z"],
            "attributes": ["形", "色"],
            "domains": [["a", "b", "c", "a b"]] * 2,
            "classes": ["y z", "w", "x", "v"],
        },
    ),
    pin(
        "table of one",
        'X 1 × 1; y = ["a"]',
        table={"X": [["1"]], "y": ["a"], "attributes": ["c"], "domains": [["10", "1"]], "classes": ["a"]},
    ),
]
names_alike = [
    pin(
        "table of 4",
        "Texts that differ by a blank or by how a number is written are different values and classes",
        table={
            "X": [["a", "1"], ["a ", "1.0"], ["a", "01"], [" a", "1"]],
            "y": ["w", "w", "w ", "w"],
            "attributes": ["形", "色"],
            "domains": [["a", "a ", " a"], ["1", "1.0", "01"]],
            "classes": ["w ", "w"],
        },
    ),
]
no_table_is_more_likely = [
    pin("seed 0", "甲 = 3；乙 = 1；seed = 0", counted={"甲": 3, "乙": 1}, seed=0),
    pin("seed 1", "甲 = 0；乙 = 4；丙 = 0；seed = 1", counted={"甲": 0, "乙": 4, "丙": 0}, seed=1),
]
multiplier = [pin("input", "甲 = 3；乙 = 1", counted={"甲": 3, "乙": 1})]
log_likelihood = [
    pin("values of one", '甲 = 0；乙 = 1；values = ["乙"]', p={"甲": 0.0, "乙": 1.0}, values=["乙"]),
    pin("values of 2", '甲 = 0；乙 = 1；values = ["乙", "甲"]', p={"甲": 0.0, "乙": 1.0}, values=["乙", "甲"]),
    pin("no values", "甲 = 0.25；乙 = 0.75；values is empty", p={"甲": 0.25, "乙": 0.75}, values=[]),
    pin(
        "numbers down to 1e-300",
        "甲 = 1e-300; 乙 = 1; values of 1500 entries; numbers down to 1e-300",
        p={"甲": 1e-300, "乙": 1.0},
        values=["甲"] * 1500,
    ),
    pin(
        "numbers down to 8e-323",
        '甲 = 7.905e-323; 乙 = 1; values = ["乙", "甲"]; numbers down to 8e-323',
        p={"甲": 2.0**-1070, "乙": 1.0},
        values=["乙", "甲"],
    ),
    pin(
        "values of 4000",
        "甲 = 0.1; 乙 = 0.9; values of 4000 entries",
        p={"甲": 0.1, "乙": 0.9},
        values=["甲", "乙"] * 2000,
    ),
]
gap = [
    pin(
        "case of 3",
        "甲 = 3；甲 = 0.25",
        case={"counted": {"甲": 3, "乙": 1, "丙": 0}, "q": {"甲": 0.25, "乙": 0.25, "丙": 0.5}},
    ),
    pin("case of 2", "甲 = 3；甲 = 0.75", case={"counted": {"甲": 3, "乙": 1}, "q": {"甲": 0.75, "乙": 0.25}}),
    pin("case of 2, 2", "甲 = 3；甲 = 1", case={"counted": {"甲": 3, "乙": 1}, "q": {"甲": 1.0, "乙": 0.0}}),
    pin(
        "numbers down to 1e-5",
        "甲 = 3; 甲 = 1; numbers down to 1e-5",
        case={"counted": {"甲": 3, "乙": 1}, "q": {"甲": 0.99999, "乙": 0.00001}},
    ),
    pin(
        "numbers down to 1e-13",
        "甲 = 3; 甲 = 1; numbers down to 1e-13",
        case={"counted": {"甲": 3, "乙": 1}, "q": {"甲": 1.0, "乙": 1e-13}},
    ),
    pin(
        "numbers down to 1e-305",
        "甲 = 2; 甲 = 1e-305; numbers down to 1e-305",
        case={"counted": {"甲": 2, "乙": 1}, "q": {"甲": 1e-305, "乙": 1.0}},
    ),
    pin(
        "numbers up to 4e9",
        "甲 = 4000000000; 甲 = 0.5; numbers up to 4e9",
        case={"counted": {"甲": 4 * 10**9, "乙": 3}, "q": {"甲": 0.5, "乙": 0.5}},
    ),
    pin("case of 2, 3", "甲 = 3；甲 = 1", case={"counted": {"甲": 3, "乙": 0}, "q": {"甲": 1.0, "乙": 0.0}}),
    pin(
        "case of 2, 4", "甲 = 1；甲 = 0.5001", case={"counted": {"甲": 1, "乙": 1}, "q": {"甲": 0.50009, "乙": 0.49991}}
    ),
    pin(
        "case of 3, 2",
        "甲 = 3；丙 = 0.25",
        case={"counted": {"甲": 3, "乙": 1, "丙": 2}, "q": {"丙": 0.25, "乙": 0.125, "甲": 0.625}},
    ),
]
