"""What the checks of slides4.6 are always tried on."""

from grader.checks import pin, pins

from ..shared_trees import SHARED, VERY_CLOSE, the_loans

BITS = ["0", "1"]
EMPTY_BRANCH = {
    "X": [["0", "0"]] * 6 + [["1", "0"]] * 3 + [["1", "1"]] * 2,
    "y": ["p"] * 6 + ["q"] * 3 + ["p"] * 2,
    "attributes": ["a0", "a1"],
    "domains": [BITS, ["0", "1", "2"]],
    "classes": ["p", "q"],
}
WEAK_BELOW = {
    "X": [["0", "0"]] * 8 + [["1", "0"]] * 4 + [["1", "1"]] * 4,
    "y": ["p"] * 8 + ["q"] * 3 + ["p"] + ["p"] * 1 + ["q"] * 3,
    "attributes": ["a0", "a1"],
    "domains": [BITS, BITS],
    "classes": ["p", "q"],
}
RATIO = {
    "X": [["1", str(i // 5)] if i == 0 else ["0", str(i // 5)] for i in range(20)],
    "y": ["q"] * 2 + ["p"] * 3 + ["p"] * 5 + ["p"] * 3 + ["q"] * 2 + ["p"] * 5,
    "attributes": ["a0", "a1"],
    "domains": [BITS, ["0", "1", "2", "3"]],
    "classes": ["p", "q"],
}
XOR = {
    "X": [[a, b] for a in BITS for b in BITS],
    "y": ["q", "p", "p", "q"],
    "attributes": ["a0", "a1"],
    "domains": [BITS, BITS],
    "classes": ["p", "q"],
}
ONE = {**XOR, "X": [["1", "0"]], "y": ["q"]}
NO_FEATURES = {**XOR, "X": [[]] * 5, "y": ["p", "q", "q", "p", "q"], "attributes": [], "domains": []}
TIED_LEAF = {**NO_FEATURES, "X": [[]] * 4, "y": ["q", "p", "p", "q"]}


def nearly_tied(order):
    """Two features whose gains differ by 1.4e-5: no rounding may make them equal."""
    counts = {"uu": (11, 19), "uv": (6, 20), "vu": (26, 18), "vv": (13, 22)}
    rows = [
        (list(pair)[::order], c) for pair, n in counts.items() for c, m in zip("pq", n, strict=True) for _ in range(m)
    ]
    X, y = [row for row, _ in rows], [label for _, label in rows]
    return {"X": X, "y": y, "attributes": ["a0", "a1"], "domains": [["u", "v"]] * 2, "classes": ["p", "q"]}


def very_close(order):
    """VERY_CLOSE with its columns in this order: no rounding to less than nine digits may make the gains equal."""
    return {**VERY_CLOSE, "X": [row[::order] for row in VERY_CLOSE["X"]]}


WEAK = {
    "X": [["0", "0"]] * 50 + [["1", "0"]] * 99,
    "y": ["p"] * 25 + ["q"] * 25 + ["p"] * 50 + ["q"] * 49,
    "attributes": ["a0", "a1"],
    "domains": [BITS, BITS],
    "classes": ["q", "p"],
}
CHAIN = {
    "X": [["1" if j == i else "0" for j in range(11)] for i in range(12)],
    "y": [f"c{i}" for i in range(12)],
    "attributes": [f"a{j}" for j in range(11)],
    "domains": [BITS] * 11,
    "classes": [f"c{i}" for i in range(12)],
}


def repeated_below(k):
    """a1 decides in each of the k values of a0, the other way round in every second one."""
    X = [[str(i), b] for i in range(k) for b in "0001"]
    y = ["pq"[(i + int(b)) % 2] for i in range(k) for b in "0001"]
    domains = [[str(i) for i in range(k)], BITS]
    return {"X": X, "y": y, "attributes": ["a0", "a1"], "domains": domains, "classes": ["q", "p"]}


def _many(rows=150, columns=12):
    """Many rows and columns without any pattern, by a congruence."""
    state, X = 7, []
    for _ in range(rows):
        row = []
        for j in range(columns):
            state = (state * 1103515245 + 12345) % 2**31
            row.append(f"v{state // 65536 % (2 + j % 4)}")
        X.append(row)
    y = [f"c{(len(row[0] + row[3]) + int(row[3][1]) * int(row[7][1]) + i) % 4}" for i, row in enumerate(X)]
    return {
        "X": X,
        "y": y,
        "attributes": [f"a{j}" for j in range(columns)],
        "domains": [[f"v{k}" for k in range(3 + j % 4)] for j in range(columns)],
        "classes": ["c3", "c1", "c0", "c2", "c4"],
    }


BLANKS = {
    "X": [["a", "1"], ["a ", "1.0"], ["a", "01"], ["a ", "1"]],
    "y": ["p", "q", "p", "q"],
    "attributes": ["a0", "a1"],
    "domains": [["a", "a ", " a"], ["1", "1.0", "01"]],
    "classes": ["p", "q"],
}
RELABELLED = {**BLANKS, "y": ["p", "p", "q", "q"]}
THIRTY_VALUES = {
    "X": [[f"v{i % 30}"] for i in range(60)],
    "y": ["q" if i % 30 > 20 and i > 30 else "p" for i in range(60)],
    "attributes": ["a0"],
    "domains": [[f"v{i}" for i in range(30)]],
    "classes": ["p", "q"],
}

gains_inputs = [
    pin("table of 5", "X 5 × 3; y of 5 entries", table=SHARED),
    pin("one", 'X 1 × 2; y = ["q"]', table=ONE),
    pin("xor", 'X 4 × 2; y = ["q", "p", "p", "q"]', table=XOR),
    pin("no features", "X 5 × 0; y of 5 entries", table=NO_FEATURES),
    pin("many", "X 150 × 12; y of 150 entries", table=_many()),
    pin(
        "blanks",
        "Texts that differ by a blank, or by how a number is written, are different; then the same samples with other labels",
        table=BLANKS,
    ),
    pin("relabelled", 'X 4 × 2; y = ["p", "p", "q", "q"]; texts that differ in blanks', table=RELABELLED),
    pin("thirty values", "X 60 × 1; y of 60 entries", table=THIRTY_VALUES),
]
every_node = [
    pin(
        "empty branch",
        "Below a0=1 most are q and no row has a1=2; of all rows most are p",
        table=EMPTY_BRANCH,
        epsilon=1e-6,
    ),
    pin("one", 'X 1 × 2; y = ["q"]; epsilon = 1e-6; numbers down to 1e-6', table=ONE, epsilon=1e-6),
    pin(
        "no features", "X 5 × 0; y of 5 entries; epsilon = 1e-6; numbers down to 1e-6", table=NO_FEATURES, epsilon=1e-6
    ),
    pin(
        "tied leaf",
        'X 4 × 0; y = ["q", "p", "p", "q"]; epsilon = 1e-6; numbers down to 1e-6',
        table=TIED_LEAF,
        epsilon=1e-6,
    ),
    pin("xor", 'X 4 × 2; y = ["q", "p", "p", "q"]; epsilon = 1e-6; numbers down to 1e-6', table=XOR, epsilon=1e-6),
    pin(
        "numbers down to 1e-6",
        "X 5 × 3; y of 5 entries; epsilon = 1e-6; numbers down to 1e-6",
        table=SHARED,
        epsilon=1e-6,
    ),
    pin(
        "blanks",
        "Texts that differ by a blank, or by how a number is written, are different; then the same samples with other labels",
        table=BLANKS,
        epsilon=1e-6,
    ),
    pin(
        "relabelled",
        'X 4 × 2; y = ["p", "p", "q", "q"]; epsilon = 1e-6; numbers down to 1e-6; texts that differ in blanks',
        table=RELABELLED,
        epsilon=1e-6,
    ),
    pin(
        "thirty values",
        "X 60 × 1; y of 60 entries; epsilon = 1e-6; numbers down to 1e-6",
        table=THIRTY_VALUES,
        epsilon=1e-6,
    ),
    *pins(
        "repeated below",
        "2 inputs, from X 8 × 2; y of 8 entries; epsilon = 1e-6; numbers down to 1e-6 to X 20 × 2; y of 20 entries; epsilon = 1e-6; numbers down to 1e-6",
        [{"table": repeated_below(k), "epsilon": 1e-6} for k in (2, 5)],
    ),
    pin(
        "weak below",
        "The root has a gain above .3 and the node at a0=1 only .19: a threshold of .3 stops there",
        table=WEAK_BELOW,
        epsilon=1e-6,
    ),
    pin(
        "weak below, 2",
        "The root has a gain above .3 and the node at a0=1 only .19: a threshold of .3 stops there",
        table=WEAK_BELOW,
        epsilon=0.1,
    ),
    pin(
        "weak below, 3",
        "The root has a gain above .3 and the node at a0=1 only .19: a threshold of .3 stops there",
        table=WEAK_BELOW,
        epsilon=0.15,
    ),
    pin(
        "weak below, 4",
        "The root has a gain above .3 and the node at a0=1 only .19: a threshold of .3 stops there",
        table=WEAK_BELOW,
        epsilon=0.25,
    ),
    pin(
        "weak below, 5",
        "The root has a gain above .3 and the node at a0=1 only .19: a threshold of .3 stops there",
        table=WEAK_BELOW,
        epsilon=0.3,
    ),
    pin(
        "weak below, 6",
        "The root has a gain above .3 and the node at a0=1 only .19: a threshold of .3 stops there",
        table=WEAK_BELOW,
        epsilon=0.4,
    ),
    pin("weak", "The gain of a0 is 1.6e-5", table=WEAK, epsilon=1e-6),
    pin("weak, 2", "The gain of a0 is 1.6e-5", table=WEAK, epsilon=1e-5),
    pin("weak, 3", "The gain of a0 is 1.6e-5", table=WEAK, epsilon=2e-5),
    pin("the loans", "X 15 × 4; y of 15 entries; epsilon = 0.4199", table=the_loans(), epsilon=0.4199),
    pin("the loans, 2", "X 15 × 4; y of 15 entries; epsilon = 0.42", table=the_loans(), epsilon=0.42),
    pin(
        "chain",
        "Every feature singles out one row, and every row has its own class: any tree is a chain",
        table=CHAIN,
        epsilon=0.05,
    ),
    *pins(
        "nearly tied",
        "2 inputs, each with X 135 × 2; y of 135 entries; epsilon = 1e-6; numbers down to 1e-6",
        [{"table": nearly_tied(order), "epsilon": 1e-6} for order in (1, -1)],
    ),
    *pins(
        "very close",
        "2 inputs, each with X 142 × 2; y of 142 entries; epsilon = 1e-6; numbers down to 1e-6",
        [{"table": very_close(order), "epsilon": 1e-6} for order in (1, -1)],
    ),
    *pins(
        "some shift",
        "2 inputs, each with X 142 × 2; y of 142 entries; epsilon = 0.002295",
        [{"table": VERY_CLOSE, "epsilon": 0.0022948585849 + shift} for shift in (-4e-9, 4e-9)],
    ),
    pin("ratio", "a1 has the larger gain, a0 the larger ratio", table=RATIO, epsilon=1e-6),
    pin("ratio, 2", "a1 has the larger gain, a0 the larger ratio", table=RATIO, epsilon=0.05),
    pin("many", "X 150 × 12; y of 150 entries; epsilon = 1e-6; numbers down to 1e-6", table=_many(), epsilon=1e-6),
    pin("many, 2", "X 150 × 12; y of 150 entries; epsilon = 0.3", table=_many(), epsilon=0.3),
    pin("many, 3", "X 150 × 12; y of 150 entries; epsilon = 1.5", table=_many(), epsilon=1.5),
    pin("many, 4", "X 150 × 12; y of 150 entries; epsilon = 200", table=_many(), epsilon=200.0),
]
impure_leaf = [
    pin("epsilon 0.001", "epsilon = 0.001", epsilon=0.001),
    pin("epsilon 0.1", "epsilon = 0.1", epsilon=0.1),
    pin("epsilon 0.5", "epsilon = 0.5", epsilon=0.5),
    pin("epsilon 1e-06", "epsilon = 1e-6; numbers down to 1e-6", epsilon=1e-6),
    pin("epsilon 1", "epsilon = 1", epsilon=1.0),
]
repeated = [pin("k 2", "k = 2", k=2), pin("k 3", "k = 3", k=3), pin("k 4", "k = 4", k=4), pin("k 5", "k = 5", k=5)]
not_smallest = [
    pin("extra 1", "extra = 1", extra=1),
    pin("extra 2", "extra = 2", extra=2),
    pin("extra 3", "extra = 3", extra=3),
    pin("extra 4", "extra = 4", extra=4),
]
