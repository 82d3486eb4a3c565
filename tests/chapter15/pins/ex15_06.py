"""What the checks of 15.6 are always tried on."""

import numpy as np

from exercises.datasets import watermelon_5_0
from grader.checks import pin, pins

from ..shared import ALIKE, STRANGE_OBJECTS, STRANGE_PREDICATES, relations


def melons() -> dict:
    """{"facts", "constants", "pos", "neg"} of watermelon 5.0, the examples being those of "worse"."""
    data = watermelon_5_0()
    return {
        "facts": data["facts"],
        "constants": data["constants"],
        "pos": [pair[::-1] for pair in data["positives"]],
        "neg": [pair[::-1] for pair in data["negatives"]],
    }


def turned(data, seed=0, share=1.0) -> dict:
    """Relational data for "worse", with a share of the examples."""
    rng = np.random.default_rng(seed)
    pos, neg = ([pair[::-1] for pair in data[key] if rng.random() < share][:25] for key in ("positives", "negatives"))
    return {"facts": data["facts"], "constants": data["constants"], "pos": pos, "neg": neg}


def scattered(seed, objects=6, predicates=3, share=0.3, names=None, count=12) -> dict:
    """Facts by chance, of an object with itself, too, and examples in any direction."""
    rng = np.random.default_rng(seed)
    things = (names or list(range(1, objects + 1)))[:objects]
    symbols = STRANGE_PREDICATES[:predicates] if names else [f"p{k}" for k in range(predicates)]
    facts = {(p, a, b) for p in symbols for a in things for b in things if rng.random() < share}
    pairs = [(a, b) for a in things for b in things if a is not b]
    chosen = [pairs[int(k)] for k in rng.permutation(len(pairs))[: 2 * count]]
    cut = int(rng.integers(0, len(chosen) + 1))
    return {"facts": facts, "constants": things, "pos": chosen[:cut][:25], "neg": chosen[cut:][:25]}


NO_NEGATIVES = {**scattered(1), "neg": []}
NO_POSITIVES = {**scattered(2), "pos": []}
NO_FACTS = {**scattered(3), "facts": set()}
NOTHING = {"facts": set(), "constants": [1, 2], "pos": [(1, 2)], "neg": []}
ITSELF = {
    "facts": {("p", 1, 1), ("p", 4, 4), ("q", 2, 3)},
    "constants": [1, 2, 3, 4],
    "pos": [(1, 2), (3, 4), (2, 1), (3, 2)],
    "neg": [(2, 4), (4, 3), (2, 3)],
}
"""Where it matters which object stands in a relation to itself."""
TYPES = {
    "facts": {("p", 1, "1"), ("p", "2", 1), ("q", "1", 2), ("q", 2, "2"), ("1", 1, "2")},
    "constants": [1, "1", 2, "2", "p", "q"],
    "pos": [(1, "1"), ("1", 2), (2, "1")],
    "neg": [("1", 1), (2, 1), ("2", 2)],
}
NAMED = {
    "facts": {("p", "p", "q"), ("q", "q", "p"), ("p", "更坏", "q"), ("q", "p", "?".join("ab")), ("更坏?", "a?b", "p")},
    "constants": ["p", "q", "更坏", "a?b"],
    "pos": [("p", "q"), ("p", "更坏"), ("q", "a?b")],
    "neg": [("q", "p"), ("a?b", "q")],
}
"""Objects with the names of predicates."""
LARGE = turned(relations(4, 5, 5, [f"p{k}" for k in range(6)], noise=0.6))
DENSE = scattered(5, 12, 6, 0.5, count=25)
SPARSE = scattered(8, 12, 6, 0.08, count=25)
BIG_NUMBERS = turned(relations(5, 3, 3, ["p", "q", "r"], noise=0.5, names=[10**10, 3, -4, 0, 7, 12]))
LONG = {
    "facts": {(f"p{k}", a, b) for k in range(5) for a, b in ((1, 2), (2, 1))}
    | {
        (f"p{k}", a, b)
        for k in range(5)
        for j in range(5)
        for a, b in ((2 * j + 3, 2 * j + 4), (2 * j + 4, 2 * j + 3))
        if k != j or a > b
    },
    "constants": list(range(1, 13)),
    "pos": [(1, 2)],
    "neg": [(2 * j + 3, 2 * j + 4) for j in range(5)] + [(2 * j + 4, 2 * j + 3) for j in range(5)],
}
"""Each negative lacks one of ten facts: a rule about the two objects alone needs them all."""
SPECIAL = [
    NO_NEGATIVES,
    NO_POSITIVES,
    NO_FACTS,
    NOTHING,
    ITSELF,
    TYPES,
    NAMED,
    LARGE,
    DENSE,
    SPARSE,
    BIG_NUMBERS,
    LONG,
    scattered(11, 8, 4, 0.3, STRANGE_OBJECTS),
    *(
        {"facts": one["facts"], "constants": one["constants"], "pos": one["positives"], "neg": one["negatives"]}
        for one in ALIKE[:4]
    ),
    *(
        {"facts": set(), "constants": [1, 2, 3, 4], "pos": pos, "neg": neg}
        for pos, neg in (
            ([(1, 3), (2, 4)], [(3, 4), (4, 3)]),
            ([(2, 1), (4, 2)], [(3, 4), (4, 3)]),
            ([(1, 3), (2, 4)], []),
        )
    ),
]

worse_examples = [
    pin("melons", "facts of 171 entries; constants of 10 entries; pos 25 × 2", data=melons()),
    *pins(
        "special",
        "20 inputs, from facts of 31 entries; constants of 6 entries; pos 5 × 2 to facts is empty; constants = [1, 2, 3, 4]; pos 2 × 2",
        [{"data": data} for data in SPECIAL],
    ),
]
saturate = pins(
    "special",
    "80 inputs, from facts of 31 entries; constants of 6 entries; pos 5 × 2; pick = 0 to facts is empty; constants = [1, 2, 3, 4]; pos 2 × 2; pick = 3",
    [{"data": data, "pick": pick, "most": most} for data in SPECIAL for pick in (0, 3) for most in (2, 3)],
)
variabilise = pins(
    "k",
    "10 inputs, each with clause of 2 entries",
    [
        {"clause": (("更坏", *head), body)}
        for head, body in (
            ((1, 2), []),
            ((1, 2), [("p", 2, 1), ("p", 1, 1), ("q", 2, 2)]),
            ((2, 1), [("p", 1, 3), ("p", 4, 3), ("q", 4, 4), ("p", 5, 2)]),
            ((2, 1), [("p", 9, 3), ("q", 3, 9), ("p", 9, 2)]),
            ((1, "1"), [("p", "1", 1), ("p", "2", 2), ("p", 2, "2")]),
            (("p", "q"), [("p", "p", "p"), ("q", "r", "p"), ("p", "更坏", "q")]),
            (("a?", "b"), [("p", "b", "a"), ("p", "a?", "a")]),
            ((1, 10), [("p", 10, 1), ("p", 100, 1), ("q", 10**10, -1)]),
            ((0, 1), [("p", 1, 0), ("p", 2, 0)]),
            ((1, 2), [("p", k % 12 + 1, k * 5 % 12 + 1) for k in range(2, 130)]),
        )
    ],
)
unreachable = [
    *pins(
        "special",
        "20 inputs, from facts of 31 entries; constants of 6 entries; pos 5 × 2 to facts is empty; constants = [1, 2, 3, 4]; pos 2 × 2",
        [{"data": data} for data in SPECIAL],
    ),
    *pins(
        "scattered",
        "6 inputs, from facts of 56 entries; constants of 9 entries; pos 9 × 2 to facts of 60 entries; constants of 9 entries; pos 22 × 2",
        [{"data": scattered(seed, 9, 2, 0.3, count=25)} for seed in range(20, 26)],
    ),
    *pins(
        "turned",
        "4 inputs, from facts of 35 entries; constants of 8 entries; pos 16 × 2 to facts of 39 entries; constants of 8 entries; pos 16 × 2",
        [{"data": turned(relations(seed, 4, 4, ["p", "q"], noise=0.6))} for seed in range(4)],
    ),
]
learn_worse = [
    *pins(
        "special",
        "20 inputs, from facts of 31 entries; constants of 6 entries; pos 5 × 2 to facts is empty; constants = [1, 2, 3, 4]; pos 2 × 2",
        [{"data": data} for data in SPECIAL],
    ),
    *pins(
        "scattered",
        "3 inputs, from facts of 56 entries; constants of 9 entries; pos 9 × 2 to facts of 45 entries; constants of 9 entries; pos 3 × 2",
        [{"data": scattered(seed, 9, 2, 0.3, count=25)} for seed in range(20, 23)],
    ),
]
