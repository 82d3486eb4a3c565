"""What the checks of 11.1 are always tried on."""

from grader.checks import core, pin
from grader.strategies import near_ties

from ..shared import melons

normalize = [
    pin(
        "table of 2",
        'X 2 × 3; y = [0, 1]; kinds = ["nominal", "numeric", "numeric"]',
        table={"X": [["a b", 5, 2.0], ["a", 5, -1.0]], "y": [0, 1], "kinds": ["nominal", "numeric", "numeric"]},
    ),
    pin(
        "table of one",
        'X 1 × 2; y = [0]; kinds = ["nominal", "numeric"]',
        table={"X": [["1", 5]], "y": [0], "kinds": ["nominal", "numeric"]},
    ),
]
normalize_strict = [
    pin(
        "numbers down to 1e-12",
        'X 3 × 1; y = [0, 1, 0]; kinds = ["numeric"]; numbers down to 1e-12',
        table={"X": [[1e-12], [3e-12], [1.5e-12]], "y": [0, 1, 0], "kinds": ["numeric"]},
    ),
    pin(
        "numbers down to 1e-14",
        'X 3 × 1; y = [0, 1, 0]; kinds = ["numeric"]; numbers down to 1e-14',
        table={"X": [[2e-14], [1e-14], [5e-14]], "y": [0, 1, 0], "kinds": ["numeric"]},
    ),
    pin(
        "numbers up to 1e9",
        'X 3 × 1; y = [0, 1, 0]; kinds = ["numeric"]; numbers up to 1e9',
        table={"X": [[1e9 + 1], [1e9], [1e9 + 3]], "y": [0, 1, 0], "kinds": ["numeric"]},
    ),
]
diff = [
    pin("a 0.75 b 0.25", "a = 0.75; b = 0.25; 青绿 and 青", a=0.75, b=0.25, names=["青绿", "青"]),
    pin("a 1 b 0", "a = 1; b = 0; the same name", a=1.0, b=0.0, names=["乌黑", "乌黑"]),
    pin("a 0.1 b 0.7", "a = 0.1; b = 0.7; two names", a=0.1, b=0.7, names=["是", "否"]),
]
diff_strict = [
    pin("ten", "Names of which one begins the other", a=0.5, b=0.3000001, names=["1", "10"]),
    pin("first word", "A blank is part of a name", a=1e-7, b=0.0, names=["a b", "a"]),
    pin("number", "Names that would be equal as numbers", a=0.25, b=1e-7, names=["1", "1.0"]),
    pin("blank", "Names that differ by a blank at the end", a=1.0, b=0.3000001, names=["a", "a "]),
    pin("case", "Names that differ in case", a=0.0, b=1e-7, names=["a", "A"]),
]
neighbours_inputs = [
    pin(
        "table of 4 seed 0",
        'X 4 × 1; y = ["是", "否", "是", "否"]; kinds = ["nominal"]; seed = 0',
        table={"X": [["a"], ["a"], ["a"], ["b"]], "y": ["是", "否", "是", "否"], "kinds": ["nominal"]},
        seed=0,
    ),
    pin(
        "table of 4 seed 0, 2",
        'X 4 × 2; y = [0, 0, 0, 1]; kinds = ["numeric", "numeric"]; seed = 0',
        table={"X": [[0.0, 0.0], [1.0, 0.0], [0.625, 0.625], [0.0, 1.0]], "y": [0, 0, 0, 1], "kinds": ["numeric"] * 2},
        seed=0,
    ),
]
neighbours_inputs_strict = [
    pin(
        "numbers down to 1e-6",
        'X 4 × 2; y = [1, 1, 1, 10]; kinds = ["numeric", "nominal"]; seed = 0; numbers down to 1e-6',
        table={
            "X": [[0.0, "1"], [2.0**-20, "1"], [0.0, "1"], [1.0, "1"]],
            "y": [1, 1, 1, 10],
            "kinds": ["numeric", "nominal"],
        },
        seed=0,
    ),
    pin(
        "blanks",
        "A blank is part of a name",
        table={"X": [["a b"], ["a c"], ["a"], ["a b"]], "y": ["是", "否", "是", "否"], "kinds": ["nominal"]},
        seed=0,
    ),
    pin(
        "table of 4 seed 0, 3",
        "The third row is nearer to the first than the second is, which single precision cannot tell",
        table={
            "X": [[0.0, "a", "c"], [0.5 + 2.0**-24, "b", "d"], [0.5, "b", "d"], [1.0, "b", "d"]],
            "y": [0, 0, 0, 1],
            "kinds": ["numeric", "nominal", "nominal"],
        },
        seed=0,
    ),
    pin(
        "table of 4 seed 0, 4",
        "Squared distances of more than a hundred",
        table={
            "X": [["a"] * 120, ["b"] * 120, ["c"] * 119 + ["b"], ["d"] * 119 + ["c"]],
            "y": [0, 1, 0, 1],
            "kinds": ["nominal"] * 120,
        },
        seed=0,
    ),
]
relief = [
    pin(
        "table of 2",
        'X 2 × 2; y = ["是", "否"]; kinds = ["nominal", "numeric"]',
        table={"X": [["a b", 1.0], ["a", 3.0]], "y": ["是", "否"], "kinds": ["nominal", "numeric"]},
    ),
    pin(
        "table of 3",
        'X 3 × 1; y = [1, 1, 0]; kinds = ["nominal"]',
        table={"X": [["a"], ["b"], ["a"]], "y": [1, 1, 0], "kinds": ["nominal"]},
    ),
    pin(
        "table of 4",
        'X 4 × 3; y = ["1", "1", "10", "10"]; kinds = ["numeric", "numeric", "numeric"]',
        table={
            "X": [[0, 0, 7], [3, 2, 7], [10, 1, 7], [8, 2, 7]],
            "y": ["1", "1", "10", "10"],
            "kinds": ["numeric"] * 3,
        },
    ),
]
_MELONS = melons()
ranking = [
    core(pin("melons", "watermelon 3.0, as the exercise asks", table=_MELONS)),
    core(
        pin(
            "twelve melons",
            "the first twelve of them",
            table={**_MELONS, "X": _MELONS["X"][:12], "y": _MELONS["y"][:12]},
        )
    ),
    pin(
        "numbers that decide",
        "Taken for names, the numbers would all be different and tell nothing",
        table={
            "X": [[0.0, "a"], [0.01, "a"], [0.02, "b"], [0.98, "b"], [0.99, "b"], [1.0, "b"]],
            "y": [0, 0, 0, 1, 1, 1],
            "kinds": ["numeric", "nominal"],
        },
    ),
]
ranking_strict = [
    pin(
        "names",
        "Names that begin one another or look like numbers, and numbers of a millionth",
        table={
            "X": [["1", 1e-6, "a b"], ["1.0", 3e-6, "a"], ["10", 2.5e-6, "a "], ["1", -5e-6, "a b"], ["10", 0.0, "a"]],
            "y": [0, 0, 1, 1, 1],
            "kinds": ["nominal", "numeric", "nominal"],
        },
    ),
    pin(
        "long",
        "120 rows, and numbers of a million",
        table={
            "X": [[f"v{k % 5}", k * k % 37 * 54321.123, k * 5 % 64 / 64] for k in range(120)],
            "y": [k * k % 11 % 2 for k in range(120)],
            "kinds": ["nominal", "numeric", "numeric"],
        },
    ),
]
select = [
    pin(
        "delta of 8 share 1",
        "delta of 8 entries; share = 1",
        delta=[-7.0, 4.0, -1.0, 9.0, 7.0, -4.0, -0.500966, 2.044917],
        share=1.0,
    ),
    pin("delta of 3 share 1", "delta = [0, 0, 0]; share = 1", delta=[0.0, 0.0, 0.0], share=1.0),
    pin(
        "delta of 12 share 0.5",
        "delta of 12 entries; share = 0.5",
        delta=[0.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0],
        share=0.5,
    ),
    pin(
        "delta of 18 share 0.5",
        "delta of 18 entries; share = 0.5",
        delta=[3.0, 5.0, 3.0, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 1.0, 3.0, 3.0, 7.0, 3.0, 3.0],
        share=0.5,
    ),
]
select_strict = [
    pin("tiny", "All statistics are tiny", delta=[1e-5, 3e-5, -1e-5, 2e-5], share=1.0),
    pin("near ties", "delta of 6 entries; share = 0.5", delta=near_ties([2.0] * 6), share=0.5),
    pin(
        "delta of 4 share 1",
        "delta = [0.1, 0.1, -0.3, 0.1]; share = 1",
        delta=[0.1, 0.1 + 1e-12, -0.3, 0.1 + 2e-12],
        share=1.0,
    ),
    pin(
        "numbers up to 4e6",
        "delta of 5 entries; share = 1; numbers up to 4e6",
        delta=[-3e6, -2e6, -4e6, -1e6, -2e6],
        share=1.0,
    ),
    pin(
        "numbers up to 4e18",
        "delta of 5 entries; share = 1; numbers up to 4e18",
        delta=[-3e18, -2e18, -4e18, 1e18, -2e18],
        share=1.0,
    ),
]
