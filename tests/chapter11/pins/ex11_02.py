"""What the checks of 11.2 are always tried on."""

from grader.checks import pin

FOUR = {
    "X": [["a b", 0.0], ["a", 2.0**-20], ["a", 0.5], ["1", 0.25], ["10", 0.75], ["1", 0.5], ["1", 1.0]],
    "y": ["是", "否", "是", "或", "1", "否", "否"],
    "kinds": ["nominal", "numeric"],
}
LONG = {
    "X": [[k * k % 37 / 64, k * 5 % 64 / 64, f"v{k % 5}"] for k in range(120)],
    "y": [f"c{k * k % 11 % 4}" for k in range(120)],
    "kinds": ["numeric", "numeric", "nominal"],
}
SEVEN = {
    "X": [[k * 7 % 31 / 32, f"v{k * k % 13 % 3}"] for k in range(42)],
    "y": [f"c{min(k % 9, 6)}" for k in range(42)],
    "kinds": ["numeric", "nominal"],
}
NEAR = {"X": [[0.0], [2.0**-20], [0.0], [1.0], [2.0**-20], [0.0]], "y": [0, 10, 10, 0, 2, 2], "kinds": ["numeric"]}
WIDE = {
    "X": [["a"] * 120, ["b"] * 120, ["c"] * 119 + ["b"], ["d"] * 119 + ["c"], ["e"] * 119 + ["a"]],
    "y": [0, 1, 0, 1, 2],
    "kinds": ["nominal"] * 120,
}

EXAMPLE = {"X": [[0.0], [0.25], [0.5], [1.0]], "y": ["a", "a", "b", "c"], "kinds": ["numeric"]}
"""That of the statement: two of the samples are alone in their class."""
TIED = {"X": [[0.5], [0.25], [0.75], [1.0], [0.0]], "y": ["a", "b", "b", "c", "c"], "kinds": ["numeric"]}
"""Two samples of either other class are equally near to the first."""
REPEATED = {"X": [[0.0], [0.0], [1.0], [1.0], [1.0], [0.5]], "y": ["a", "a", "b", "b", "b", "c"], "kinds": ["numeric"]}
"""Rows that occur more than once count as often."""

CORNERS = {
    "X": [[0.0, 0.0], [1.0, 0.0], [0.625, 0.625], [0.0, 1.0]],
    "y": [0, 1, 1, 2],
    "kinds": ["numeric", "numeric"],
}
"""By sums of diffs another sample would be nearest."""

near_misses = [
    pin("corners", "sums of diffs and of their squares disagree on who is nearest", table=CORNERS, seed=0),
    pin("example", "that of the statement", table=EXAMPLE, seed=0),
    pin("tied", "equally near: the smallest index", table=TIED, seed=0),
]
near_misses_strict = [
    pin(
        "four",
        'X 7 × 2; y of 7 entries; kinds = ["nominal", "numeric"]; seed = 0; numbers down to 1e-6',
        table=FOUR,
        seed=0,
    ),
    pin("near", 'X 6 × 1; y of 6 entries; kinds = ["numeric"]; seed = 0; numbers down to 1e-6', table=NEAR, seed=0),
    pin("long", 'X 120 × 3; y of 120 entries; kinds = ["numeric", "numeric", "nominal"]; seed = 0', table=LONG, seed=0),
    pin("seven", 'X 42 × 2; y of 42 entries; kinds = ["numeric", "nominal"]; seed = 0', table=SEVEN, seed=0),
    pin("wide", "Squared distances of more than a hundred", table=WIDE, seed=0),
]
term = [
    pin("example", "that of the statement", table=EXAMPLE, seed=0),
    pin("repeated", "shares count rows as often as they occur", table=REPEATED, seed=0),
]
term_strict = [
    pin(
        "four",
        'X 7 × 2; y of 7 entries; kinds = ["nominal", "numeric"]; seed = 0; numbers down to 1e-6',
        table=FOUR,
        seed=0,
    ),
    pin("near", 'X 6 × 1; y of 6 entries; kinds = ["numeric"]; seed = 0; numbers down to 1e-6', table=NEAR, seed=0),
    pin("long", 'X 120 × 3; y of 120 entries; kinds = ["numeric", "numeric", "nominal"]; seed = 0', table=LONG, seed=0),
    pin("seven", 'X 42 × 2; y of 42 entries; kinds = ["numeric", "nominal"]; seed = 0', table=SEVEN, seed=0),
]
relief_f = [
    pin(
        "table of 2",
        'X 2 × 2; y = ["是", "否"]; kinds = ["nominal", "numeric"]',
        table={"X": [["a", 5], ["b", 5]], "y": ["是", "否"], "kinds": ["nominal", "numeric"]},
    ),
    pin(
        "table of 4",
        'X 4 × 2; y = [1, 10, 2, 1]; kinds = ["numeric", "numeric"]',
        table={"X": [[0, -3], [3, 7], [10, 8], [8, 2]], "y": [1, 10, 2, 1], "kinds": ["numeric"] * 2},
    ),
]
relief_f_strict = [
    pin("four", 'X 7 × 2; y of 7 entries; kinds = ["nominal", "numeric"]; numbers down to 1e-6', table=FOUR),
    pin("seven", 'X 42 × 2; y of 42 entries; kinds = ["numeric", "nominal"]', table=SEVEN),
]
