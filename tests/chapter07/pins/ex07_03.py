"""What the checks of 7.3 are always tried on."""

import math

from grader.checks import core, pin, pins

from ..shared import one_at_a_time

SETTINGS = ((True, 1), (False, 0), (True, 0), (False, 1))
"""Every `laplace` with every `ddof`."""
ALONE = one_at_a_time(
    {
        "X": [["乙", 0.0], ["乙", 1.0], ["甲", 5.0], ["乙", 3.0], ["乙", 5.0]],
        "y": ["是", "否", "是", "是", "否"],
        "x": ["甲", 9.0],
        "domains": [["甲", "乙"], None],
        "classes": ["是", "否"],
    },
    X=[["乙", 8.0], ["甲", 4.0], ["甲", 5.0], ["甲", 4.0], ["甲", 5.0]],
    y=["是", "是", "是", "否", "否"],
    x=["乙", 4.0],
    domains=[["甲", "乙", "丙", "丁"], None],
)
NOMINAL = one_at_a_time(
    {
        "X": [["甲"], ["乙"], ["甲"]],
        "y": ["是", "是", "否"],
        "x": ["甲"],
        "domains": [["甲", "乙"]],
        "classes": ["是", "否"],
    },
    y=["是", "否", "是"],
    classes=["是", "否", "或"],
)
SUMS = {
    "X": [[1.0, 2.0, 3.0], [2.0, 0.5, 2.5], [0.0, 1.0, 1.0], [4.0, 2.0, 6.0], [3.0, 5.0, 8.0]],
    "y": ["a", "a", "a", "b", "b"],
    "x": [2.0, 2.0, 2.0],
    "domains": [None, None, None],
    "classes": ["b", "a"],
}
UNUSUAL = [
    SUMS,
    {**SUMS, "x": [2.0, 2.000001, 1.0]},
    {**SUMS, "X": [[1e-5 * v for v in row] for row in SUMS["X"]], "x": [1e-5] * 3},
    {**SUMS, "X": [[1e-9 * v for v in row] for row in SUMS["X"]], "x": [1e-9] * 3},
]
WHOLE = {"X": [[1], [3], [6], [8]], "y": ["a", "a", "b", "b"], "x": [4], "domains": [None], "classes": ["b", "a"]}
NEAR = {
    "X": [[0.0], [2.0], [2.000001], [4.0], [6.0]],
    "y": ["a", "a", "a", "b", "b"],
    "x": [3.0],
    "domains": [None],
    "classes": ["b", "a"],
}
MIDDLE = {
    "X": [[0.0], [2.0], [4.0], [6.0]],
    "y": ["a", "a", "b", "b"],
    "x": [3.0],
    "domains": [None],
    "classes": ["b", "a"],
}
BY_DDOF = {
    "X": [[0.0], [2.0], [3.0], [5.0], [3.0], [5.0]],
    "y": ["a", "a", "b", "b", "b", "b"],
    "x": [2.2],
    "domains": [None],
    "classes": ["b", "a"],
}

FAR = {
    "X": [[0.0], [1.0], [10.0], [12.0]],
    "y": ["是", "是", "否", "否"],
    "x": [200.0],
    "domains": [None],
    "classes": ["是", "否"],
}


def _wide(count):
    """As many discrete attributes, four samples."""
    return {
        "X": [["甲"] * count, ["乙"] * count, ["甲", "乙"] * (count // 2), ["乙"] * count],
        "y": ["是", "是", "否", "否"],
        "x": ["甲"] * (count - 1) + ["乙"],
        "domains": [["甲", "乙", "丙"]] * count,
        "classes": ["否", "是"],
    }


counting = [
    pin(
        "numbers down to 2e-5",
        'X 3 × 2; y = ["y z", "y", "y z"]; numbers down to 2e-5',
        table={
            "X": [["a b", -1.5], ["a", 0.00002], ["a", -3.0]],
            "y": ["y z", "y", "y z"],
            "attributes": ["形", "重"],
            "domains": [["a", "a b", "b"], None],
            "classes": ["y", "y z"],
        },
    ),
    pin(
        "table of 2",
        'X 2 × 2; y = ["是", "否"]',
        table={
            "X": [["甲", "乙"], ["乙", "乙"]],
            "y": ["是", "否"],
            "attributes": ["形", "色"],
            "domains": [["甲", "乙", "丙"], ["甲", "乙", "丁", "戊"]],
            "classes": ["或", "否", "是"],
        },
    ),
    pin(
        "four of each",
        "Four classes, and four values in a column",
        table={
            "X": [["甲"], ["乙"], ["丙"], ["丁"], ["丁"]],
            "y": ["a", "b", "c", "d", "a"],
            "attributes": ["形"],
            "domains": [["丁", "丙", "乙", "甲"]],
            "classes": ["d", "c", "b", "a"],
        },
    ),
    *pins(
        "alone",
        "The class decided for the first one is not that for the others",
        [
            {
                "table": {
                    **{key: problem[key] for key in ("X", "y")},
                    "attributes": ["形", "重"],
                    **{key: problem[key] for key in ("domains", "classes")},
                }
            }
            for problem in (*ALONE, *NOMINAL)
        ],
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
gaussian = [
    pin(
        "numbers up to 1e6",
        "X 5 × 1; y of 5 entries; x = [3]; ddof = 1; numbers up to 1e6",
        problem={
            "X": [[1e6 + 0.1], [1e6], [1e6 + 0.4], [2.0], [4.0]],
            "y": ["是", "是", "是", "否", "否"],
            "x": [3.0],
            "domains": [None],
            "classes": ["是", "否"],
        },
        ddof=1,
    ),
    pin(
        "sums",
        "Numeric columns one of which is the sum of the others, and samples with equal or nearly equal numbers",
        problem=SUMS,
        ddof=0,
    ),
    *pins(
        "alone",
        "The class decided for the first one is not that for the others",
        [{"problem": problem, "ddof": ddof} for problem in ALONE for ddof in (0, 1)],
    ),
]
gaussian_strict = [
    pin(
        "names",
        "Classes and values of another column look like numbers",
        problem={
            "X": [["10", 1.0], ["1", 3.0], ["10", 5.0], ["1", 2.0]],
            "y": ["10", "10", "1", "1"],
            "x": ["1", 2.0],
            "domains": [["1", "10"], None],
            "classes": ["1", "10"],
        },
        ddof=1,
    ),
]
density = [
    pin("x 1200 mean 1000 std 250", "x = 1200; mean = 1000; std = 250", x=1200.0, mean=1000.0, std=250.0),
    pin("x 3 mean 3 std 0.1", "x = 3; mean = 3; std = 0.1", x=3.0, mean=3.0, std=0.1),
    pin("x 0 mean 100 std 1", "x = 0; mean = 100; std = 1", x=0.0, mean=100.0, std=1.0),
]
scores_inputs = [
    pin(
        "problem of 2 ddof 0",
        'X 2 × 1; y = ["是", "是"]; x = ["甲"]; laplace is True',
        problem={
            "X": [["甲"], ["乙"]],
            "y": ["是", "是"],
            "x": ["甲"],
            "domains": [["甲", "乙", "丙"]],
            "classes": ["否", "是"],
        },
        laplace=True,
        ddof=0,
    ),
    pin(
        "problem of 2 ddof 0, 2",
        'X 2 × 1; y = ["是", "是"]; x = ["甲"]; laplace is False',
        problem={
            "X": [["甲"], ["乙"]],
            "y": ["是", "是"],
            "x": ["甲"],
            "domains": [["甲", "乙", "丙"]],
            "classes": ["否", "是"],
        },
        laplace=False,
        ddof=0,
    ),
    pin("near", "X 5 × 1; y of 5 entries; x = [3]; laplace is True", problem=NEAR, laplace=True, ddof=1),
    pin("whole", "Whole numbers in a continuous column", problem=WHOLE, laplace=True, ddof=1),
    *pins(
        "unusual",
        "4 inputs, the first with X 5 × 3; y of 5 entries; x = [2, 2, 2]; laplace is True",
        [{"problem": problem, "laplace": True, "ddof": 1} for problem in UNUSUAL],
    ),
    *pins(
        "alone",
        "The class decided for the first one is not that for the others",
        [
            {"problem": problem, "laplace": laplace, "ddof": ddof}
            for problem in (*ALONE, *NOMINAL)
            for laplace, ddof in SETTINGS
        ],
    ),
]
scores_strict = [
    pin(
        "far", "Two hundred deviations away the density underflows", problem={**FAR, "x": [200.0]}, laplace=True, ddof=1
    ),
    pin("farther", "Thousands of deviations away", problem={**FAR, "x": [-5000.0]}, laplace=False, ddof=1),
    pin(
        "subnormal",
        "At this distance the density is a subnormal number of one digit",
        problem={**FAR, "x": [27.75]},
        laplace=True,
        ddof=1,
    ),
    pin("wide", "The product of four hundred factors underflows", problem=_wide(400), laplace=True, ddof=1),
    pin("wider", "The product of a thousand factors underflows", problem=_wide(1000), laplace=True, ddof=0),
]
posterior = [
    core(pin("shift 0", "是 = -inf；否 = -inf; shift = 0", scores={"是": -math.inf, "否": -math.inf}, shift=0.0)),
    core(pin("shift 0, 2", "是 = -1；否 = -inf; shift = 0", scores={"是": -1.0, "否": -math.inf}, shift=0.0)),
    pin(
        "melon 1", "The scores of 测1 in the book's setting", scores={"是": -3.663951766, "否": -9.468805367}, shift=0.0
    ),
    pin("shift 0, 3", "是 = 0；否 = -800；shift = 0", scores={"是": 0.0, "否": -800.0}, shift=0.0),
    pin(
        "shift 0, 4",
        "1 = 0.1235; 10 = -0.7; a b = 1e-5; shift = 0; numbers down to 1e-5",
        scores={"1": 0.123456789, "10": -0.7, "a b": 1e-5, "a": -2.1},
        shift=0.0,
    ),
]
posterior_strict = [
    pin(
        "shift -1e+05",
        "是 = 3; 否 = 2; 或 = 1; shift = -1e5; numbers up to 1e5",
        scores={"是": 3.0, "否": 2.0, "或": 1.0},
        shift=-1e5,
    ),
    pin("shift -741", "是 = 1；否 = -0.5；shift = -741", scores={"是": 1.0, "否": -0.5}, shift=-741.0),
    pin(
        "shift -800",
        "c0 = -0; c1 = -0.01; c2 = -0.02; shift = -800",
        scores={f"c{k}": -0.01 * k for k in range(150)},
        shift=-800.0,
    ),
]
classify = [
    pin("middle", 'X 4 × 1; y = ["a", "a", "b", "b"]; x = [3]', problem=MIDDLE),
    pin("middle, 2", 'X 4 × 1; y = ["a", "a", "b", "b"]; x = [3]', problem={**MIDDLE, "classes": ["a", "b"]}),
    pin("by ddof", "The class decided is a with divisor n, b with divisor n - 1", problem=BY_DDOF),
    *pins(
        "alone",
        "The class decided for the first one is not that for the others",
        [{"problem": problem} for problem in ALONE],
    ),
    *pins(
        "unusual",
        "4 inputs, from X 5 × 3; y of 5 entries; x = [2, 2, 2] to X 5 × 3; y of 5 entries; x = [1e-9, 1e-9, 1e-9]; numbers down to 5e-10",
        [{"problem": problem} for problem in UNUSUAL],
    ),
    pin(
        "problem of one",
        'X 1 × 1; y = ["是"]; x = ["乙"]',
        problem={"X": [["甲"]], "y": ["是"], "x": ["乙"], "domains": [["甲", "乙"]], "classes": ["否", "是"]},
    ),
]
classify_strict = [
    pin(
        "middle, 3",
        'X 4 × 1; y = ["a", "a", "b", "b"]; x = [3]',
        problem={**MIDDLE, "classes": ["a", "b"], "x": [3.000001]},
    ),
    pin("middle, 4", 'X 4 × 1; y = ["a", "a", "b", "b"]; x = [3]', problem={**MIDDLE, "x": [2.999999]}),
    pin(
        "middle, 5",
        'X 4 × 1; y = ["a", "a", "b", "b"]; x = [3]',
        problem={**MIDDLE, "classes": ["a", "b"], "x": [3 + 1e-9]},
    ),
    pin("middle, 6", 'X 4 × 1; y = ["a", "a", "b", "b"]; x = [3]', problem={**MIDDLE, "x": [3 - 1e-9]}),
    pin(
        "middle, 7",
        'X 4 × 1; y = ["a", "a", "b", "b"]; x = [1e6]; numbers up to 1e6',
        problem={**MIDDLE, "X": [[1e6], [1e6 + 2], [1e6 + 4], [1e6 + 6]], "x": [1e6 + 3.01], "classes": ["a", "b"]},
    ),
    pin(
        "middle, 8",
        "X 120 × 1; y of 120 entries; x = [3.1]",
        problem={**MIDDLE, "X": MIDDLE["X"] * 30, "y": MIDDLE["y"] * 30, "x": [3.1]},
    ),
]
