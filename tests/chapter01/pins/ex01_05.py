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
        "case of 3",
        'ranking = ["a", "b", "c"]; clicked = ["c", "b"]',
        case={"ranking": ["a", "b", "c"], "clicked": ["c", "b"]},
    )
]
suggestions_are_their_definition = [
    pin("case of 3", 'query = "ab"; ba = 2', case={"query": "ab", "log": {"ba": 2, "abc": 2, "bca": 9}}),
    pin("case of 2", 'query = "ab"; ba = 3', case={"query": "ab", "log": {"ba": 3, "abc": 2}}),
    pin("case of 2, 2", 'query = "abc"; cba = 9', case={"query": "abc", "log": {"cba": 9, "bca": 8}}),
    pin("case of 2, 3", 'query = "ab"; bc = 5', case={"query": "ab", "log": {"bc": 5, "ca": 4}}),
    pin("case of 2, 4", 'query = "cb"; ba = 5', case={"query": "cb", "log": {"ba": 5, "ac": 4}}),
    pin(
        "numbers up to 2e7",
        'query = "ab"; ab = 16777216; numbers up to 2e7',
        case={"query": "ab", "log": {"ab": 2**24, "abc": 2**24 + 1}},
    ),
    pin("case of 2, 5", 'query = ""; a = 1', case={"query": "", "log": {"a": 1, "ab": 5}}),
    pin("case of 0", 'query = "b"; log with no entries', case={"query": "b", "log": {}}),
]
every_preference_is_satisfied = [
    pin(
        "case of 2",
        "a = [0.5, 1]; preferences is empty",
        case={"features": {"a": [0.5, 1.0], "b": [0.0, -1.0]}, "preferences": []},
    ),
    pin(
        "case of 3",
        "a = [1]; preferences 4 × 2",
        case={
            "features": {"a": [1.0], "b": [0.5], "c": [0.0]},
            "preferences": [("c", "b"), ("b", "a"), ("c", "a"), ("c", "b")],
        },
    ),
    pin("long way case", "p0 = [0, 0.75, 0.5, 0.125]; preferences 6 × 2", case=LONG_WAY_CASE),
    pin("nearly opposite case", "p0 of 11 entries; preferences 2 × 2", case=NEARLY_OPPOSITE_CASE),
    pin(
        "case of 4",
        "a = [1, 0.25]; preferences 3 × 2",
        case={
            "features": {"a": [1.0, 0.25], "b": [-1.0, 0.0], "c": [0.0, 0.25], "d": [1.0, 0.0]},
            "preferences": [("a", "d"), ("c", "d"), ("c", "b")],
        },
    ),
]
ranking_follows_the_scores = [
    pin(
        "features of one scale 1",
        "10 = [0.5]; 2 = [0.5]; 1 = [0.5]; numbers = [1]",
        features={"10": [0.5], "2": [0.5], "1": [0.5]},
        numbers=[1.0],
        scale=1.0,
    ),
    pin(
        "features of one scale 1, 2",
        "a = [0.5]; b = [0.5]; c = [0.5]; numbers = [1]",
        features={"a": [0.5], "b": [0.500001], "c": [0.499999]},
        numbers=[1.0],
        scale=1.0,
    ),
    pin(
        "features of one scale 1, 3",
        "a = [0.25]; b = [0.25]; c = [0.25]; numbers = [1]",
        features={"a": [0.25], "b": [0.25000001], "c": [0.24999999]},
        numbers=[1.0],
        scale=1.0,
    ),
]
