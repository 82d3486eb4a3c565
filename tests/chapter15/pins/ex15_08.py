"""What the checks of 15.8 are always tried on."""

from exercises.datasets import watermelon_5_0
from grader.checks import pins

from ..shared import ALIKE, relations


def melons():
    return watermelon_5_0()


NO_FACTS = relations(0, 2, 2, ["p", "q"]) | {"facts": set()}
SAME_FIRST = {
    "constants": [1, 2, 3, 4],
    "predicates": ["p", "q"],
    "facts": {("p", 1, 3), ("p", 1, 4), ("q", 2, 3)},
    "positives": [(1, 3), (1, 4), (2, 3)],
    "negatives": [(3, 1), (4, 1), (3, 2)],
}
TYPES = {
    "constants": [1, "1", 2, "2"],
    "predicates": ["p"],
    "facts": {("p", 1, 2), ("p", "1", 2), ("p", 1, "2")},
    "positives": [(1, 2), ("1", 2), (1, "2")],
    "negatives": [(2, 1)],
}
THREE_NEEDED = {
    # No two of the three positives of p have a rule without constants, all three together have.
    "constants": list(range(6)),
    "predicates": ["p", "q"],
    "facts": {("p", 0, 2), ("p", 0, 3), ("p", 1, 3), ("q", 4, 5), ("q", 2, 0)},
    "positives": [(0, 2), (0, 3), (1, 3), (4, 5)],
    "negatives": [(2, 0), (5, 4)],
}
LARGE = relations(4, 5, 6, [f"p{k}" for k in range(6)], noise=0.6)
WIDE = relations(11, 9, 3, [f"p{k}" for k in range(4)], noise=0.7)
IN_A_ROW = {
    "constants": ["乙", "甲", "丙", "丁"],
    "predicates": ["p", "q"],
    "facts": {("p", "甲", "乙"), ("p", "乙", "丙"), ("p", "甲", "丙"), ("q", "丙", "丁"), ("q", "甲", "乙")},
    "positives": [("甲", "乙"), ("乙", "丙"), ("甲", "丙"), ("丙", "丁")],
    "negatives": [("丙", "甲"), ("丁", "丙")],
}
"""Objects that are the better one here and the worse one there."""
MANY_NUMBERS = relations(5, 3, 3, ["p", "q", "r"], noise=0.5, names=[10**10, 3, -4, 0, 7, 12])
SPECIAL = [melons(), NO_FACTS, SAME_FIRST, TYPES, THREE_NEEDED, LARGE, WIDE, MANY_NUMBERS, IN_A_ROW, *ALIKE]
SPECIAL += [{**THREE_NEEDED, "negatives": []}, {**SAME_FIRST, "positives": [(1, 3)], "negatives": [(3, 1)]}]
SPECIAL += [relations(seed, 4, 4, [f"p{k}" for k in range(4)], noise=0.5) for seed in (1, 5, 10)]
QUESTIONS = {
    "constants": ["甲?", "乙?b", "b?", 1],
    "predicates": ["p", "q"],
    "facts": {("p", "甲?", "乙?b"), ("p", "乙?b", "b?"), ("q", "甲?", "b?"), ("q", "b?", 1)},
    "positives": [("甲?", "乙?b")],
    "negatives": [("甲?", "b?")],
}
CHAIN = {
    "constants": [1, 2, 3, 4],
    "predicates": ["p"],
    "facts": {("p", 1, 2), ("p", 2, 3), ("p", 3, 4), ("p", 4, 4)},
    "positives": [(1, 2)],
    "negatives": [(1, 4), (1, 3)],
}

lgg_of_inputs = pins(
    "special",
    "76 inputs, the first with constants of 10 entries; predicates of 6 entries; facts of 171 entries; picks = [0]",
    [{"data": data, "picks": picks} for data in SPECIAL for picks in ([0], [0, 1], [2, 1, 0], list(range(45)))],
)
consistent = [
    *pins(
        "chain",
        "12 inputs, each with constants = [1, 2, 3, 4]; clause of 2 entries",
        [
            {"case": {"data": CHAIN, "clause": (("更好", *head), body)}}
            for head, body in (
                (("?X", "?Y"), []),
                (("?X", "?X"), []),
                ((1, "?Y"), []),
                ((2, "?Y"), []),
                (("?X", "?Y"), [("p", "?X", "?Y")]),
                (("?X", "?Y"), [("p", "?X", "?Z"), ("p", "?Z", "?Y")]),
                (("?X", "?Y"), [("p", "?X", "?Z"), ("p", "?Z", "?W"), ("p", "?W", "?Y"), ("p", "?W", "?W")]),
                (("?X", "?Y"), [("p", "?X", "?Z"), ("p", "?Z", "?W"), ("p", "?W", "?Y")]),
                (("?X", "?Y"), [("p", "?Y", "?Y")]),
                (("?X", "?Y"), [("p", 1, 2)]),
                (("?X", "?Y"), [("p", 1, 3)]),
                (("?X", "?Y"), [("q", "?X", "?Y")]),
            )
        ],
    ),
    *pins(
        "questions",
        "Names that hold a question mark further on",
        [
            {"case": {"data": QUESTIONS, "clause": (("更好", *head), body)}}
            for head, body in (
                (("?左", "?右1"), [("p", "?左", "?中 间"), ("p", "?中 间", "?右1")]),
                (("?X1", "?X2"), [("p", "?X1", "?X"), ("q", "?X", "?X3")]),
                (("?X1", "?X2"), [("q", "?X1", "?X2"), ("p", "?X", "?X2")]),
                (("甲?", "?右1"), [("q", "甲?", "?右1")]),
                (("乙?b", "?右1"), []),
                (("?X", "b?"), [("p", "乙?b", "b?")]),
                (("?X", "b?"), [("p", "甲?", "b?")]),
            )
        ],
    ),
    *pins(
        "special",
        "19 inputs, from constants of 10 entries; clause of 2 entries to constants of 8 entries; clause of 2 entries",
        [
            {"case": {"data": data, "clause": (("更好", "?X", "?Y"), [(p, "?X", "?Y") for p in data["predicates"]])}}
            for data in SPECIAL
        ],
    ),
    *pins(
        "chain, 2",
        "The same rule and negatives, and other facts",
        [
            {"case": {"data": {**CHAIN, "facts": facts}, "clause": (("更好", "?X", "?Y"), [("p", "?X", "?Y")])}}
            for facts in ({("p", 1, 2), ("p", 2, 3)}, {("p", 1, 3), ("p", 2, 3)})
        ],
    ),
]
lgg_set = pins(
    "special",
    "19 inputs, the first with constants of 10 entries; predicates of 6 entries; facts of 171 entries",
    [{"data": data} for data in SPECIAL],
)
