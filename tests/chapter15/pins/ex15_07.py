"""What the checks of 15.7 are always tried on."""

from hypothesis import strategies as st

from grader.checks import memo, pin, pins

from ..shared import substitute, variables_of


def lgg(s, t, table):
    """By a chain of pairs; `table` is filled."""
    if isinstance(s, tuple) and isinstance(t, tuple) and (s[0], len(s)) == (t[0], len(t)):
        return (s[0], *[lgg(one, other, table) for one, other in zip(s[1:], t[1:], strict=True)])
    if s == t and not isinstance(s, tuple) and not variables_of(s):
        return s
    return table.setdefault((s, t), f"?p{len(table)}")


@memo
def lgg_of(r1, r2):
    """(rule, phi1, phi2) by definition."""
    table = {}
    head = (r1[0][0], *[lgg(one, other, table) for one, other in zip(r1[0][1:], r2[0][1:], strict=True)])
    body = []
    for one in r1[1]:
        for other in r2[1]:
            if (one[0], len(one)) == (other[0], len(other)):
                body.append((one[0], *[lgg(s, t, table) for s, t in zip(one[1:], other[1:], strict=True)]))
    phis = [{variable: pair[side] for pair, variable in table.items()} for side in (0, 1)]
    return (head, list(dict.fromkeys(body))), *phis


def deep(term, levels=6):
    for _ in range(levels):
        term = ("f", term)
    return term


WIDE = ("h", *(f"c{k % 60}" for k in range(110))), ("h", *(f"d{k % 60}" for k in range(110)))


def rule(head, *body):
    return tuple(head), [tuple(atom) for atom in body]


SPECIAL = [
    (rule(["p", "a", "a"]), rule(["p", "b", "b"])),
    (rule(["p", "?X", "?V0"], ["q", "?V0"]), rule(["p", "?X", "a"], ["q", "a"])),
    (rule(["p"]), rule(["p"])),
    (rule(["p", "a?", "?左 1"], ["q", "b?"]), rule(["p", "a?", "c?"], ["q", "b?"])),
    (rule(["p", 1], ["q", 1], ["r", 1, 2]), rule(["p", "1"], ["q", "1"], ["r", "1", 2])),
    (rule(["p", "a"], ["q", "a"], ["q", "b"], ["q", "c"]), rule(["p", "b"], ["q", "c"], ["q", "b"])),
    (rule(["p", "a"], ["q", "a"], ["q", "b"]), rule(["p", "b"], ["q", "a"], ["q", "b"])),
    (rule(["p", "a"], ["q", "a", "b"], ["q", "b"]), rule(["p", "b"], ["q", "b"], ["q", "a", "a"])),
    (rule(["p", ("f", "a")], ["s"]), rule(["p", ("g", "a", "a")], ["s"])),
    (rule(["p", "a"], ["q", "a"], ["q", "a"]), rule(["p", "b"], ["q", "b"])),
    (rule(["p", deep("a")], ["q", "a"]), rule(["p", deep("?X")], ["q", "?X"])),
    (
        rule(["p", "a0", "a1"], *[[f"q{k}", f"a{k}", ("f", "a0")] for k in range(50)]),
        rule(["p", "b0", "b1"], *[[f"q{k}", f"b{k}", ("f", "b0")] for k in reversed(range(50))]),
    ),
    (
        rule(["p", 10**10, 0], *[[f"q{k % 17}", k % 3, 10**10] for k in range(51)]),
        rule(["p", 10**10 + 1, 0], *[[f"q{k % 17}", k % 5, 10**10 + 1] for k in range(51)]),
    ),
]
MANY = rule(["p", *(f"a{k}" for k in range(110))]), rule(["p", *(f"b{k}" for k in range(110))])
SPECIAL.append(MANY)
HEADS = [
    (rule(["p", "a"]), rule(["q", "a"])),
    (rule(["p", "a"]), rule(["p", "a", "a"])),
    (rule(["p", "a"], ["q", "a"]), rule(["pa", "a"], ["q", "a"])),
]


def generalised(draw, pair):
    """{"r", "theta1", "theta2", "r1", "r2"}: a rule more general than the LGG, some of its atoms dropped and some parts made variables."""
    (head, body), phi1, phi2 = lgg_of(pair["r1"], pair["r2"])
    theta1, theta2, known = {}, {}, {}

    def replaced(term):
        if variables_of(term) == {term} or draw(st.integers(0, 4)) == 0:
            if repr(term) not in known or draw(st.integers(0, 3)) == 0:
                known[repr(term)] = f"?{'XYZW'[len(theta1) % 4]}{len(theta1) // 4 or ''}"
            variable = known[repr(term)]
            theta1[variable], theta2[variable] = substitute(phi1, term), substitute(phi2, term)
            return variable
        return (term[0], *map(replaced, term[1:])) if isinstance(term, tuple) else term

    r = (
        (head[0], *map(replaced, head[1:])),
        [(atom[0], *map(replaced, atom[1:])) for atom in body if draw(st.integers(0, 3))],
    )
    return {"r": r, "theta1": theta1, "theta2": theta2, **pair}


class _Same:
    """Draws the largest number: nothing is dropped or replaced."""

    def __call__(self, strategy):
        return 3


lgg_term = pins(
    "deep",
    '25 inputs, from s = "a"; t = "a"; table with no entries to s = "a"; t = "c"; table with 110 entries',
    [
        {"pair": {"s": s, "t": t, "table": table}}
        for s, t, table in (
            ("a", "a", {}),
            ("?X", "?X", {}),
            ("?V0", "?V0", {("a", "b"): "?V0"}),
            (("g", "?X", "?Y"), ("g", "?Y", "?X"), {}),
            (("g", ("g", "a", "b"), ("g", "b", "a")), ("g", ("g", "b", "a"), ("g", "a", "b")), {}),
            (("g", "?X", "?X"), ("g", "?X", "a"), {}),
            (1, "1", {}),
            (("g", 1, "1"), ("g", "a", "a"), {}),
            (("g", "a", "a"), ("g", "1", 1), {}),
            (("g", ("f", 1), ("f", "1")), ("g", "a", "a"), {}),
            ("1", "a", {(1, "a"): "?V1"}),
            ("a?", "a?", {}),
            (("g", "b?c", "?X"), ("g", "b?c", "b?c"), {}),
            ("?左 1", "?左 1", {}),
            (("f", "a"), ("g", "a", "a"), {}),
            (("f", "a"), ("f", "a", "a"), {}),
            (("f", "a"), ("fg", "a"), {}),
            ("a", ("f", "a"), {("a", "b"): "?W"}),
            (deep("a"), deep("b"), {}),
            (deep(0), deep(10**10), {}),
            (*WIDE, {}),
            (("g", ("f", "a"), "a"), ("g", ("f", "b"), "b"), {("b", "a"): "?V0"}),
            ("a", "b", {("b", "a"): "?V1"}),
            ("a", "b", {("a", "b"): "?a"}),
            ("a", "c", {(f"a{k}", "b"): f"?V{k}" for k in range(110)}),
        )
    ],
)
lgg_clause = pins(
    "special",
    "17 inputs, each with r1 of 2 entries; r2 of 2 entries",
    [{"pair": {"r1": r1, "r2": r2}} for r1, r2 in (*SPECIAL, *HEADS)],
)
factor_through = [
    *pins(
        "special",
        '14 inputs, from r of 2 entries; ?X = "a"; ?X = "b" to r of 2 entries; ?X = "a0"; ?X = "b0"',
        [{"case": generalised(_Same(), {"r1": r1, "r2": r2})} for r1, r2 in SPECIAL],
    ),
    pin(
        "case of 2",
        'r of 2 entries; ?X = "a"; ?X = "b"',
        case={
            "r": rule(["p", "?X", "?Y"], ["q", "?Z"]),
            "theta1": {"?X": "a", "?Y": "a", "?Z": ("f", "a")},
            "theta2": {"?X": "b", "?Y": "b", "?Z": ("f", "b")},
            "r1": rule(["p", "a", "a"], ["q", ("f", "a")]),
            "r2": rule(["p", "b", "b"], ["q", ("f", "b")]),
        },
    ),
    pin(
        "case of 2, 2",
        'r of 2 entries; ?X = "a"; ?X = "a"',
        case={
            "r": rule(["p", "?X"], ["q", "?Y"], ["q", "?Z"]),
            "theta1": {"?X": "a", "?Y": "a", "?Z": "b"},
            "theta2": {"?X": "a", "?Y": "b", "?Z": "b"},
            "r1": rule(["p", "a"], ["q", "a"], ["q", "b"]),
            "r2": rule(["p", "a"], ["q", "b"]),
        },
    ),
    *pins(
        "rule",
        "The same r and substitutions, while one of both rules has another atom, so that the LGG may have other variables",
        [
            {
                "case": {
                    "r": rule(["p", "?X"], ["q", "?Y"]),
                    "theta1": {"?X": "a", "?Y": "c"},
                    "theta2": {"?X": "b", "?Y": "d"},
                    "r1": rule(["p", "a"], *([["s", "e"]] if first else []), ["q", "a"], ["q", "c"]),
                    "r2": rule(["p", "b"], *([["s", "f"]] if second else []), ["q", "b"], ["q", "d"]),
                }
            }
            for first, second in ((True, True), (False, True), (True, False))
        ],
    ),
]
