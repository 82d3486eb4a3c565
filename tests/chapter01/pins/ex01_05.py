"""What the checks of 1.5 are always tried on."""

from grader.checks import pin

LONG_WAY = (
    (0.0, 1.5, 1.0, 0.25),
    (-2.0, 2.0, -2.0, 0.25),
    (2.0, -2.0, 2.0, 0.25),
    (1.25, -1.5, 0.75, 0.25),
    (1.25, -1.5, -0.5, 0.25),
    (-1.25, 1.5, 1.25, 0.25),
)
"""Differences for which a perceptron that takes them in this order needs about fifty rounds."""
LONG_WAY_CASE = {
    "features": {
        f"{sign}{k}": [s * x / 2 for x in d] for k, d in enumerate(LONG_WAY) for sign, s in (("p", 1), ("q", -1))
    },
    "preferences": [(f"p{k}", f"q{k}") for k in range(len(LONG_WAY))],
}
NEARLY_OPPOSITE = ((-1.875, *[-2.0] * 9, 0.25), (*[2.0] * 10, 0.25))
"""Two differences that nearly cancel, and agree in the last coordinate: a perceptron needs 107 rounds for them."""
NEARLY_OPPOSITE_CASE = {
    "features": {
        f"{sign}{k}": [s * x / 2 for x in d] for k, d in enumerate(NEARLY_OPPOSITE) for sign, s in (("p", 1), ("q", -1))
    },
    "preferences": [(f"p{k}", f"q{k}") for k in range(len(NEARLY_OPPOSITE))],
}

preferences_are_their_definition = [
    pin(
        "clicked upwards",
        "the order of clicking says nothing",
        case={"ranking": ["a", "b", "c"], "clicked": ["c", "b"]},
    )
]
suggestions_are_their_definition = [
    pin("swapped", "a swap of neighbours is one edit", case={"query": "ab", "log": {"ba": 2, "abc": 2, "bca": 9}}),
    pin("more frequent", "of two candidates the more frequent", case={"query": "ab", "log": {"ba": 3, "abc": 2}}),
    pin("swapped far apart", "a swap of others is two edits", case={"query": "abc", "log": {"cba": 9, "bca": 8}}),
    pin("nothing in place", "two replaced", case={"query": "ab", "log": {"bc": 5, "ca": 4}}),
    pin("nothing in common", "two replaced, once more", case={"query": "cb", "log": {"ba": 5, "ac": 4}}),
    pin("empty query", "one letter away from nothing", case={"query": "", "log": {"a": 1, "ab": 5}}),
    pin("empty log", "nothing to suggest", case={"query": "b", "log": {}}),
    pin("tie", "equally frequent: the smaller string", case={"query": "b", "log": {"cb": 4, "ab": 4}}),
    pin(
        "millions",
        "one more, which single precision does not see",
        case={"query": "ab", "log": {"ab": 2**24, "abc": 2**24 + 1}},
    ),
]
suggestions_strict = [
    pin("billions", "more than 32 bits count", case={"query": "ab", "log": {"ab": 2**32 + 1, "abc": 5}}),
]
every_preference_is_satisfied = [
    pin(
        "no preferences",
        "any weights will do",
        case={"features": {"a": [0.5, 1.0], "b": [0.0, -1.0]}, "preferences": []},
    ),
    pin(
        "downwards",
        "the weight is negative, and a pair stands there twice",
        case={
            "features": {"a": [1.0], "b": [0.5], "c": [0.0]},
            "preferences": [("c", "b"), ("b", "a"), ("c", "a"), ("c", "b")],
        },
    ),
    pin(
        "almost opposite",
        "the mean of the differences is wrong for one",
        case={
            "features": {"a": [1.0, 0.25], "b": [-1.0, 0.0], "c": [0.0, 0.25], "d": [1.0, 0.0]},
            "preferences": [("a", "d"), ("c", "d"), ("c", "b")],
        },
    ),
]
every_preference_strict = [
    pin("long way", "about fifty rounds of a perceptron", case=LONG_WAY_CASE),
    pin("nearly opposite", "107 rounds of a perceptron", case=NEARLY_OPPOSITE_CASE),
]
ranking_follows_the_scores = [
    pin("all equal", "by name", features={"b": [0.5], "c": [0.5], "a": [0.5]}, numbers=[1.0], scale=1.0),
]
ranking_strict = [
    pin(
        "digits",
        "10 stands before 2 as text",
        features={"10": [0.5], "2": [0.5], "1": [0.5]},
        numbers=[1.0],
        scale=1.0,
    ),
    pin(
        "a millionth apart",
        "no tie",
        features={"a": [0.5], "b": [0.500001], "c": [0.499999]},
        numbers=[1.0],
        scale=1.0,
    ),
    pin(
        "a hundred-millionth apart",
        "no tie either",
        features={"a": [0.25], "b": [0.25000001], "c": [0.24999999]},
        numbers=[1.0],
        scale=1.0,
    ),
]
