"""What the checks of 15.5 are always tried on."""

from exercises.datasets import watermelon_5_0
from grader.checks import pin, pins

from ..shared import ALIKE, relations

HEAD = ("更好", "?X", "?Y")


def space(predicates, negation):
    found = []
    for predicate in predicates:
        for sign in (True, False) if negation else (True,):
            found += [(sign, (predicate, "?X", "?Y")), (sign, (predicate, "?Y", "?X"))]
    return found


TRIANGLE = {
    "constants": [1, 2, 3, 4],
    "predicates": ["p", "q"],
    "facts": {("p", 1, 2), ("p", 2, 3), ("p", 3, 4), ("p", 4, 4), ("q", 1, 4), ("q", 2, 4)},
    "positives": [(1, 4), (2, 4)],
    "negatives": [(4, 1), (3, 1), (4, 3)],
}
IN_A_ROW = {
    "constants": ["乙", "甲", "丙", "丁"],
    "predicates": ["p", "q"],
    "facts": {("p", "甲", "乙"), ("p", "乙", "丙"), ("p", "甲", "丙"), ("q", "丙", "丁"), ("q", "甲", "乙")},
    "positives": [("甲", "乙"), ("乙", "丙"), ("甲", "丙"), ("丙", "丁")],
    "negatives": [("丙", "甲"), ("丁", "丙")],
}
NO_FACTS = {**TRIANGLE, "facts": set()}
ONE_EACH = {**TRIANGLE, "positives": [(1, 4)], "negatives": [(4, 1)]}
NO_NEGATIVE = {**TRIANGLE, "negatives": []}
TWICE = {**TRIANGLE, "negatives": [(4, 1), (4, 1), (3, 1)], "positives": [(1, 4), (1, 4), (2, 4)]}


def with_counts(P, N, **counts):
    """Data with P positives and N negatives; each predicate holds for the first p and n of them."""
    pairs = [(a, b) for a in range(1, 10) for b in range(a + 1, 11)]
    pos, neg = pairs[:P], pairs[P : P + N]
    facts = {(name, *pair) for name, (p, n) in counts.items() for pair in (*pos[:p], *neg[:n])}
    data = {"constants": list(range(1, 11)), "predicates": list(counts), "facts": facts}
    return {**data, "positives": pos, "negatives": neg}


EQUAL_GAINS = with_counts(3, 22, p=(1, 2), q=(2, 8))
"""25/9 is the square of 5/3: the gains are equal, but hardly ever as floats."""
EQUAL_GAINS_TURNED = with_counts(3, 22, q=(2, 8), p=(1, 2))
NEARLY_EQUAL = with_counts(3, 23, p=(1, 5), q=(3, 20))
HARDLY_APART = with_counts(18, 25, p=(18, 11), q=(13, 5))
"""The gains differ by 4e-7, that of q is larger."""
PRUNING = {
    "constants": list(range(1, 17)),
    "predicates": ["p", "q", "r"],
    "positives": [(k, k + 10) for k in range(1, 7)],
    "negatives": [(11, 1), (12, 2), (13, 3)],
}
SHARED_PARTNER = {
    "constants": [1, 2, 3, 4, 5, 6],
    "predicates": ["p", "q"],
    "facts": {("p", 1, 5), ("q", 2, 5), ("p", 3, 5), ("q", 4, 6), ("p", 2, 6), ("q", 1, 5)},
    "positives": [(1, 2)],
    "negatives": [(3, 4), (2, 1)],
}
PRUNING["facts"] = {
    *(("p", *pair) for pair in [*PRUNING["positives"], (11, 1)]),
    *(("q", *pair) for pair in [*PRUNING["positives"][:3], (11, 1)]),
    *(("r", *pair) for pair in PRUNING["positives"]),
}
_PAIRS = [(a, b) for a in range(3, 9) for b in range(a + 1, 9)][:12]
LONG = {
    "constants": list(range(1, 9)),
    "predicates": [f"p{k}" for k in range(6)],
    "positives": [(1, 2)],
    "negatives": _PAIRS,
    "facts": {(f"p{j}", *pair) for k, pair in enumerate([*_PAIRS, (1, 2)]) for j in range(6) if j != k}
    | {(f"p{k - 6}", b, a) for k, (a, b) in enumerate(_PAIRS) if k >= 6},
}
"""Each of twelve literals excludes one negative."""
STRANGE = relations(6, 4, 4, ["甲", "甲1", "1", "a b"], noise=0.5, names=["甲", "甲乙", "1", "10", 10, 1, "a b", 0])
LARGE = relations(4, 5, 6, [f"p{k}" for k in range(6)], noise=0.6)
QUESTIONS = {
    "constants": ["甲?", "乙?b", "b?", 1, "单"],
    "predicates": ["p", "q"],
    "facts": {("p", "甲?", "乙?b"), ("p", "乙?b", "b?"), ("p", 1, "b?"), ("q", "甲?", "b?"), ("q", 1, "甲?")},
    "positives": [("甲?", "乙?b"), ("甲?", "b?"), (1, "b?")],
    "negatives": [("乙?b", "甲?"), ("b?", 1), ("b?", "甲?")],
}
"""Names that hold a question mark further on."""
ALONE = {
    "constants": [1, 2, 3],
    "predicates": ["p", "q"],
    "facts": {(p, a, b) for p in "pq" for a in (1, 2) for b in (1, 2)},
    "positives": [(1, 2)],
    "negatives": [(2, 1)],
}
"""An object of which there is neither a fact nor an example."""
SPECIAL = [
    QUESTIONS,
    ALONE,
    watermelon_5_0(),
    TRIANGLE,
    IN_A_ROW,
    NO_FACTS,
    ONE_EACH,
    NO_NEGATIVE,
    TWICE,
    EQUAL_GAINS,
    EQUAL_GAINS_TURNED,
    STRANGE,
    LARGE,
    LONG,
    *ALIKE,
    NEARLY_EQUAL,
    HARDLY_APART,
]


def rule(*literals, head=HEAD):
    """Negated where the predicate begins with a minus."""
    return head, [(p[0] != "-", (p.lstrip("-"), s, t)) for p, s, t in literals]


RULES = [
    rule(),
    rule(head=("更好", "?X", "?X")),
    rule(head=("更好", 1, "?Y")),
    rule(("p", "?X", "?Z")),
    rule(("-p", "?X", "?Z")),
    rule(("p", "?X", "?Z"), ("-p", "?Z", "?Y")),
    rule(("p", "?X", "?Z"), ("p", "?Z", "?W"), ("-q", "?W", "?Y")),
    rule(("-p", "?X", "?Y"), ("-p", "?Y", "?X")),
    rule(("p", "?X", "?Y"), ("-p", "?X", "?Y")),
    rule(("p", "?Y", "?Y")),
    rule(("-p", "?Z", "?Z"), ("q", "?X", "?Z")),
    rule(("-nowhere", "?X", "?Y")),
    rule(("p", 1, 2)),
    rule(("-p", 1, 2)),
    rule(*[("-q", "?Y", "?X")] * 10),
    rule(("p", "?左", "?中 间"), ("-q", "?中 间", "?右1"), head=("更好", "?左", "?右1")),
    rule(("p", "?X2", "?X"), ("-q", "?X1", "?X"), head=("更好", "?X1", "?X2")),
]
TWO_OF_FIVE = {
    "constants": [1, 2, 3, 4],
    "predicates": ["p", "q"],
    "facts": {*(("p", a, b) for a, b in ((1, 3), (2, 4), (3, 4), (1, 4), (2, 3))), ("q", 1, 3), ("q", 2, 4)},
    "negatives": [(3, 4), (4, 3)],
}
"""Which positives there are decides whether the second literal of p, q stays."""

NAMED_WITH_A_QUESTION = {
    "constants": ["a?", "b", "c"],
    "predicates": ["p", "q"],
    "facts": {("p", "b", "c"), ("q", "a?", "c")},
    "positives": [("b", "c"), ("a?", "c")],
    "negatives": [("c", "b")],
}
covers = [
    pin(
        "a question inside a name",
        "only a name that begins with ? is a variable: a? is a constant",
        case={"data": NAMED_WITH_A_QUESTION, "rule": (HEAD, [(True, ("p", "a?", "?Y"))])},
        negation=True,
    ),
    *pins(
        "triangle",
        "68 inputs, from constants = [1, 2, 3, 4]; rule of 2 entries; negation is True to constants of 5 entries; rule of 2 entries; negation is True",
        [
            {"case": {"data": data, "rule": one}, "negation": True}
            for data in (TRIANGLE, TWICE, ALONE, QUESTIONS)
            for one in RULES
        ],
    ),
    *pins(
        "special",
        "21 inputs, from constants of 5 entries; rule of 2 entries; negation is False to constants of 10 entries; rule of 2 entries; negation is False",
        [
            {"case": {"data": data, "rule": (HEAD, space(data["predicates"], True)[:3])}, "negation": False}
            for data in SPECIAL
        ],
    ),
]
learn_clause = pins(
    "special",
    "42 inputs, from constants of 5 entries; negation is False to constants of 10 entries; negation is True",
    [{"case": {"data": data, "negation": negation}} for data in SPECIAL for negation in (False, True)],
)
prune = [
    *pins(
        "special",
        "63 inputs, from constants of 5 entries; rule of 2 entries; skip = 0; cut = 0 to constants of 10 entries; rule of 2 entries; skip = 0; cut = 1",
        [
            {
                "case": {"data": data, "rule": (HEAD, space(data["predicates"], True)[start : start + 10])},
                "skip": skip,
                "cut": cut,
            }
            for data in SPECIAL
            for start, skip, cut in ((0, 0, 0), (1, 1, 0), (2, 0, 1))
        ],
    ),
    *pins(
        "rule",
        "9 inputs, from constants = [1, 2, 3, 4]; rule of 2 entries; skip = 0; cut = 0 to constants = [1, 2, 3, 4]; rule of 2 entries; skip = 0; cut = 3",
        [
            {"case": {"data": TRIANGLE, "rule": one}, "skip": skip, "cut": cut}
            for one in (
                rule(("p", "?X", "?Z"), ("p", "?Z", "?Y"), ("-q", "?Y", "?X")),
                rule(("q", "?X", "?Y")),
                RULES[-1],
            )
            for skip, cut in ((0, 0), (2, 0), (0, 3))
        ],
    ),
    *pins(
        "rule, 2",
        "3 inputs, each with constants of 16 entries; rule of 2 entries; skip = 0; cut = 0",
        [
            {"case": {"data": PRUNING, "rule": one}, "skip": 0, "cut": 0}
            for one in (
                rule(("p", "?X", "?Y"), ("q", "?X", "?Y"), ("r", "?X", "?Y")),
                rule(("q", "?X", "?Y"), ("r", "?X", "?Y"), ("p", "?X", "?Y")),
                rule(("-p", "?Y", "?X"), ("p", "?X", "?Y"), ("q", "?X", "?Y"), ("-r", "?Y", "?X"), ("r", "?X", "?Y")),
            )
        ],
    ),
    *pins(
        "rule, 3",
        "2 inputs, each with constants = [1, 2, 3, 4]; rule of 2 entries; skip = 0; cut = 0",
        [
            {"case": {"data": {**TWO_OF_FIVE, "positives": pos}, "rule": one}, "skip": 0, "cut": 0}
            for pos in ([(1, 3), (2, 4)], [(1, 4), (2, 3)])
            for one in [rule(("p", "?X", "?Y"), ("q", "?X", "?Y"))]
        ],
    ),
    *pins(
        "shared partner",
        "Each literal alone covers all three, both with the same object in the place of a further variable only the positive",
        [
            {"case": {"data": SHARED_PARTNER, "rule": rule(*literals)}, "skip": 0, "cut": 0}
            for literals in (
                (("p", "?X", "?Z"), ("q", "?Y", "?Z")),
                (("p", "?X", "?Z"), ("q", "?Y", "?Z"), ("p", "?X", "?W")),
            )
        ],
    ),
]
