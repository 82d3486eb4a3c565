"""What the checks of 15.9 are always tried on."""

from grader.checks import pin, pins

MANY_VARIABLES = {f"?v{k}": ("f", f"?v{k + 1}") for k in range(0, 120, 2)} | {f"?v{k}": k for k in range(1, 120, 2)}
LONG = ("h", *(f"?v{k}" for k in range(120)))
CHAIN = {
    "atoms": [("P", f"?v{k}", f"?v{k + 1}") for k in range(60)] + [("P", "?v3", "a")],
    "sigma": {f"?v{k}": "a" for k in range(61)},
}
MANY_ATOMS = {
    "atoms": [("P", f"?v{k}", ("f", f"?w{k % 7}")) for k in range(110)] + [("P", "1", "?u")],
    "sigma": {f"?v{k}": "1" for k in range(110)} | {f"?w{k}": "a b" for k in range(7)} | {"?u": ("f", "a b")},
}
WIDE_ATOMS = {
    "atoms": [LONG, ("h", *(f"?v{(7 * k + 1) % 120}" for k in range(120)))],
    "sigma": {f"?v{k}": 1 for k in range(120)},
}
DEEP_ATOMS = {
    "atoms": [("P", *(f"?v{k}" for k in range(60))), ("P", "a", *(("f", f"?v{k}") for k in range(59)))],
    "sigma": {},
}
_VALUE = "a"
for _k in range(60):
    DEEP_ATOMS["sigma"][f"?v{_k}"] = _VALUE
    _VALUE = ("f", _VALUE)
FLAT_ATOMS = {
    "atoms": [("P", f"?v{k}", "1") for k in range(110)] + [("P", "a", "?u")],
    "sigma": {f"?v{k}": "a" for k in range(110)} | {"?u": "1"},
}


def _deep(term, levels=60):
    for _ in range(levels):
        term = ("f", term)
    return term


# As many atoms, arguments and levels as there may be; the last of them count like the others.
MOST = 150
MOST_ATOMS = {
    "atoms": [("P", f"?v{k}", "1") for k in range(MOST - 1)] + [("P", "a", "?u")],
    "sigma": {f"?v{k}": "a" for k in range(MOST - 1)} | {"?u": "1"},
}
MOST_ARGUMENTS = {
    "atoms": [("P", *(f"?v{k}" for k in range(MOST))), ("P", *range(MOST))],
    "sigma": {f"?v{k}": k for k in range(MOST)},
}
MOST_LEVELS = {"atoms": [("P", _deep("?X", MOST - 2)), ("P", _deep("a", MOST - 2))], "sigma": {"?X": "a"}}
FULL = (
    tuple([("P", "a"), *(("P", f"?v{k}") for k in range(MOST - 2)), ("P", last)] for last in ("B", "?X")),
    ([("P", *range(MOST)), ("P", *range(MOST - 1), "a")], [("P", *range(MOST)), ("P", *range(MOST - 1), "?X")]),
    tuple([("P", _deep("a", MOST - 2)), ("P", _deep(last, MOST - 2))] for last in ("B", "?X")),
)

apply_and_occurs = [
    pin(
        "term of 3",
        '?X = "?Y"; ?Y = "?X"; term = ["g", "?X", "?Y"]; variable = "?Y"',
        theta={"?X": "?Y", "?Y": "?X"},
        term=("g", "?X", "?Y"),
        variable="?Y",
    ),
    pin(
        "theta of 2",
        '?X = ["f", "?X"]; term of 2 entries; variable = "?X"',
        theta={"?X": ("f", "?X")},
        term=("f", ("f", "?X")),
        variable="?X",
    ),
    pin(
        "term of 2",
        '?X1 = "a"; term = ["f", "?X1"]; variable = "?X"',
        theta={"?X1": "a"},
        term=("f", "?X1"),
        variable="?X",
    ),
    pin(
        "term of 3, 2",
        '?X = "a"; term = ["g", "?X1", "X"]; variable = "?X"',
        theta={"?X": "a"},
        term=("g", "?X1", "X"),
        variable="?X",
    ),
    pin(
        "many variables",
        '?v0 = ["f", "?v1"]; ?v2 = ["f", "?v3"]; ?v4 = ["f", "?v5"]; term of 121 entries',
        theta=MANY_VARIABLES,
        term=LONG,
        variable="?v119",
    ),
    pin(
        "numbers up to 1e10",
        '?X = 0; ?Y = 10000000000; term of 3 entries; variable = "?X"; numbers up to 1e10; nested 62 deep',
        theta={"?X": 0, "?Y": 10**10},
        term=("g", _deep("?X"), "?Y"),
        variable="?X",
    ),
    pin(
        "nested 150 deep",
        '?X = 0; term of 3 entries; variable = "?X"; nested 150 deep',
        theta={"?X": 0},
        term=("g", "?Y", _deep("?X", MOST - 2)),
        variable="?X",
    ),
    pin(
        "term of 151",
        '?X = 0; term of 151 entries; variable = "?X"',
        theta={"?X": 0},
        term=("h", *["?Y"] * (MOST - 1), "?X"),
        variable="?X",
    ),
]
unifies = [
    pin("chain", 'atoms 61 × 3; ?v0 = "a"', data=CHAIN),
    pin("many atoms", 'atoms of 111 entries; ?v0 = "1"', data=MANY_ATOMS),
    pin("flat atoms", 'atoms 111 × 3; ?v0 = "a"', data=FLAT_ATOMS),
    pin("wide atoms", "atoms 2 × 121; ?v0 = 1", data=WIDE_ATOMS),
    pin("deep atoms", 'atoms of 2 entries; ?v0 = "a"; nested 62 deep', data=DEEP_ATOMS),
    pin("most atoms", 'atoms 150 × 3; ?v0 = "a"', data=MOST_ATOMS),
    pin("most arguments", "atoms 2 × 151; ?v0 = 0", data=MOST_ARGUMENTS),
    pin("most levels", 'atoms of 2 entries; ?X = "a"; nested 152 deep', data=MOST_LEVELS),
]
most_general = [
    pin(
        "data of 2",
        'atoms 2 × 3; ?X = "a"',
        data={"atoms": [("P", "?X", "?Y"), ("P", "?Y", "?Z")], "sigma": {"?X": "a", "?Y": "a", "?Z": "a"}},
    ),
    pin("chain", 'atoms 61 × 3; ?v0 = "a"', data=CHAIN),
    pin("many atoms", 'atoms of 111 entries; ?v0 = "1"', data=MANY_ATOMS),
    pin("flat atoms", 'atoms 111 × 3; ?v0 = "a"', data=FLAT_ATOMS),
    pin("wide atoms", "atoms 2 × 121; ?v0 = 1", data=WIDE_ATOMS),
    pin("deep atoms", 'atoms of 2 entries; ?v0 = "a"; nested 62 deep', data=DEEP_ATOMS),
    pin("most atoms", 'atoms 150 × 3; ?v0 = "a"', data=MOST_ATOMS),
    pin("most arguments", "atoms 2 × 151; ?v0 = 0", data=MOST_ARGUMENTS),
    pin("most levels", 'atoms of 2 entries; ?X = "a"; nested 152 deep', data=MOST_LEVELS),
]
failures = [
    pin("pair of 2", "pair of 2 entries", pair=([("Q", "a"), ("P", "a")], [("Q", "a"), ("Q", "?X")])),
    *pins(
        "full",
        "3 inputs, from pair of 2 entries to pair of 2 entries; nested 152 deep",
        [{"pair": pair} for pair in FULL],
    ),
]
compose = [
    pin(
        "term of 3",
        '?X = "?Y"; ?Y = "?X"; term = ["g", "?X", "?Y"]',
        theta={"?X": "?Y"},
        lam={"?Y": "?X"},
        term=("g", "?X", "?Y"),
    ),
    pin(
        "term of 3, 2",
        '?X = "?Y"; ?Y = "?X"; ?X = 1; term = ["g", "?X", "?Y"]',
        theta={"?X": "?Y"},
        lam={"?Y": "?X", "?X": 1},
        term=("g", "?X", "?Y"),
    ),
    pin(
        "term of 3, 3",
        '?X = "?Y"; ?Y = "?X"; ?X = "?Y"; ?Y = "?X"',
        theta={"?X": "?Y", "?Y": "?X"},
        lam={"?X": "?Y", "?Y": "?X"},
        term=("g", "?X", "?Y"),
    ),
    pin(
        "lam of 2",
        '?Y = "?X1"; ?X = 1; ?X1 = "?Y"; ?Y = ["f", "?X"]',
        theta={"?Y": "?X1", "?X": 1},
        lam={"?X1": "?Y", "?Y": ("f", "?X")},
        term=("g", "?X", "?Y"),
    ),
    pin(
        "theta of 2",
        '?X = ["f", "?Y"]; ?X = 1; ?Y = "a"; term = ["g", "?X", "?Y"]',
        theta={"?X": ("f", "?Y")},
        lam={"?X": 1, "?Y": "a"},
        term=("g", "?X", "?Y"),
    ),
    pin(
        "numbers up to 1e10",
        '?X of 2 entries; ?X1 = 0; ?Y = 10000000000; term = ["g", "?X", "?Y"]; numbers up to 1e10; nested 62 deep',
        theta={"?X": _deep("?X1")},
        lam={"?X1": 0, "?Y": 10**10},
        term=("g", "?X", "?Y"),
    ),
    pin(
        "nested 61 deep",
        '?X = ["f", "?X1"]; ?X1 of 2 entries; term = ["g", "?X", "?X1"]; nested 61 deep',
        theta={"?X": ("f", "?X1")},
        lam={"?X1": DEEP_ATOMS["sigma"]["?v59"]},
        term=("g", "?X", "?X1"),
    ),
    pin(
        "many variables",
        '?v0 = ["f", "?v1"]; ?v2 = ["f", "?v3"]; ?v4 = ["f", "?v5"]; ?v120 = "?v0"',
        theta=MANY_VARIABLES,
        lam={f"?v{k}": "?v0" for k in range(120, 80, -1)} | {"?v0": "a b"},
        term=LONG,
    ),
]
doubling = [pin("n 8", "n = 8", n=8)]
