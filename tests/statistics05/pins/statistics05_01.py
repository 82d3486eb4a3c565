"""What the checks of statistics5.1 are always tried on."""

from grader.checks import pin

from ..shared import the_people

SHARED = {
    "X": [["是", "否", "1"], ["否", "否", "10"], ["是", "是", "1"], ["是", "是", "a b"]],
    "y": ["1", "是", "1", "a b"],
    "attributes": ["否", "是", "a b"],
    "domains": [["是", "否"], ["是", "否", "是否"], ["10", "1", "a b"]],
    "classes": ["是", "1", "10", "a b"],
}
LOOK_ALIKE = ["1", "1.0", "01", " 1", "1 ", "a", "A", "10"]
ALIKE = {
    "X": [[value] for value in LOOK_ALIKE],
    "y": LOOK_ALIKE[::-1],
    "attributes": ["a0"],
    "domains": [LOOK_ALIKE],
    "classes": LOOK_ALIKE,
}
ROWS = {**ALIKE, "X": [[LOOK_ALIKE[k % 7]] for k in range(300)], "y": [LOOK_ALIKE[k % 5] for k in range(300)]}
SINGLE = {"X": [["v0"]], "y": ["c0"], "attributes": ["a0"], "domains": [["v0", "v1"]], "classes": ["c0"]}
TWINS = {
    "X": [["v0", "v1"], ["v0", "v1"], ["v1", "v0"]],
    "y": ["c0", "c1", "c1"],
    "attributes": ["a0", "a1"],
    "domains": [["v0", "v1", "v2"], ["v0", "v1"]],
    "classes": ["c0", "c1", "c2"],
}
OWN_PRIOR = {
    "X": [["v0", "v0"], ["v0", "v0"], ["v0", "v0"], ["v0", "v0"], ["v0", "v1"], ["v1", "v1"]],
    "y": ["c0", "c0", "c1", "c1", "c1", "c1"],
    "attributes": ["a0", "a1"],
    "domains": [["v0", "v1"], ["v0", "v1"]],
    "classes": ["c0", "c1"],
}
MARKED = [["v1" if j == k else "v0" for j in range(12)] for k in range(12)]
RARE = {
    "X": [["v1"] * 12, *MARKED, *MARKED, *MARKED, *[["v0"] * 12] * 60],
    "y": ["c0"] * 13 + ["c1"] * 24 + ["c0", "c1"] * 30,
    "attributes": [f"a{j}" for j in range(12)],
    "domains": [["v0", "v1"]] * 12,
    "classes": ["c0", "c1"],
}
ONLY_ONE = {**RARE, "y": ["c0", *(["c0"] + ["c1"] * 11) * 2, *["c0"] * 12, *["c0", "c1"] * 30], "classes": ["c1", "c0"]}
MANY_VALUES = {
    "X": [[f"v{(7 * i + 3 * j + i * j) % 20}" for j in range(12)] for i in range(40)],
    "y": [f"c{i % 3}" for i in range(40)],
    "attributes": [f"a{j}" for j in range(12)],
    "domains": [[f"v{k}" for k in range(20)]] * 12,
    "classes": ["c0", "c1", "c2", "c3"],
}
MANY_CLASSES = {
    "X": [[f"v{k * k % 3}"] for k in range(130)],
    "y": [f"c{119 - k % 120}" for k in range(130)],
    "attributes": ["a0"],
    "domains": [["v0", "v1", "v2"]],
    "classes": [f"c{k}" for k in range(120)],
}

count = [
    pin("shared", "Values, attributes and classes with the same names", table=SHARED),
    pin("single", 'X 1 × 1; y = ["c0"]', table=SINGLE),
    pin("twins", "X is empty; y is empty", table={**TWINS, "X": [], "y": []}),
    pin(
        "alike",
        "Values and classes that differ, though not to whoever strips them or ignores case; and as many rows as there may be",
        table=ALIKE,
    ),
    pin("rows", "X 300 × 1; y of 300 entries; texts that differ in blanks", table=ROWS),
    pin("many values", "960 numbers to count", table=MANY_VALUES),
    pin("many classes", "X 130 × 1; y of 130 entries", table=MANY_CLASSES),
]
merge_and_forget = [
    pin("shared", "Values, attributes and classes with the same names", table=SHARED, cut=1, times=1),
    pin("single", 'X 1 × 1; y = ["c0"]; cut = 0; times = 1', table=SINGLE, cut=0, times=1),
    pin(
        "twins",
        'X 3 × 2; y = ["c0", "c1", "c1"]; cut = 2; times = 1000000007; numbers up to 1e9',
        table=TWINS,
        cut=2,
        times=10**9 + 7,
    ),
    pin("many values", "960 numbers to count", table=MANY_VALUES, cut=20, times=1),
    pin("many classes", "X 130 × 1; y of 130 entries; cut = 60; times = 1", table=MANY_CLASSES, cut=60, times=1),
]
both_directions = [
    pin("the people", "X 15 × 4; y of 15 entries; times = 1", table=the_people(), times=1),
    pin("shared", "Values, attributes and classes with the same names", table=SHARED, times=1),
    pin("twins", 'X 3 × 2; y = ["c0", "c1", "c1"]; times = 1', table=TWINS, times=1),
    pin("twins, 2", "X is empty; y is empty; times = 1", table={**TWINS, "X": [], "y": []}, times=1),
    pin(
        "twins, 3",
        "X 120 × 2; y of 120 entries; times = 70000000; numbers up to 7e7",
        table={**TWINS, "X": TWINS["X"] * 40, "y": TWINS["y"] * 40},
        times=70_000_000,
    ),
    pin("many values", "960 numbers to count", table=MANY_VALUES, times=1),
    pin("many classes", "X 130 × 1; y of 130 entries; times = 1", table=MANY_CLASSES, times=1),
]
scores = [
    pin("shared", "Values, attributes and classes with the same names", table=SHARED, pick=2, times=1),
    pin("single", 'X 1 × 1; y = ["c0"]; pick = 0; times = 1', table=SINGLE, pick=0, times=1),
    pin(
        "twins",
        'X 3 × 2; y = ["c0", "c1", "c1"]; pick = 1; times = 80000000; numbers up to 8e7',
        table=TWINS,
        pick=1,
        times=80_000_000,
    ),
    pin(
        "twins, 2",
        "X 120 × 2; y of 120 entries; pick = 0; times = 1",
        table={**TWINS, "X": TWINS["X"] * 40, "y": TWINS["y"] * 40},
        pick=0,
        times=1,
    ),
    pin(
        "rare",
        "The first row has scores far below 1e-12 in both classes without itself, yet they are not 0 and c1 is far ahead",
        table=RARE,
        pick=0,
        times=1,
    ),
    pin(
        "only one",
        "Now c1 lacks one of the first row's values; c0 alone has a score, a tiny one",
        table=ONLY_ONE,
        pick=0,
        times=1,
    ),
    pin("many values", "960 numbers to count", table=MANY_VALUES, pick=6, times=1),
    pin("many classes", "X 130 × 1; y of 130 entries; pick = 8; times = 1", table=MANY_CLASSES, pick=8, times=1),
]
leave_one_out = [
    pin("the people", "X 15 × 4; y of 15 entries", table=the_people()),
    pin("shared", "Values, attributes and classes with the same names", table=SHARED),
    pin("twins", 'X 3 × 2; y = ["c0", "c1", "c1"]', table=TWINS),
    pin(
        "own prior",
        "Without the first row c1 has the score 1.5/5 and c0 1/5; were it counted for the prior, c0 would have 2/5",
        table=OWN_PRIOR,
    ),
    pin(
        "rare",
        "The first row has scores far below 1e-12 in both classes without itself, yet they are not 0 and c1 is far ahead",
        table=RARE,
    ),
    pin("only one", "Now c1 lacks one of the first row's values; c0 alone has a score, a tiny one", table=ONLY_ONE),
    pin("many values", "960 numbers to count", table=MANY_VALUES),
    pin("single", 'X 2 × 1; y = ["c0", "c0"]', table={**SINGLE, "X": [["v0"], ["v0"]], "y": ["c0", "c0"]}),
    pin(
        "single, 2",
        'X 2 × 1; y = ["c0", "c1"]',
        table={**SINGLE, "X": [["v0"], ["v1"]], "y": ["c0", "c1"], "classes": ["c0", "c1"]},
    ),
]
