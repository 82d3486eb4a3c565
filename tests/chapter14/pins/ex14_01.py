"""What the checks of 14.1 are always tried on."""

from grader.checks import pin, pins

CHAIN = {
    "directed": False,
    "plates": ["T"],
    "nodes": {"y": {"plates": ["T"], "observed": False}},
    "edges": [("y", "y", {"T": 1})],
}
CROSSED = {
    "directed": True,
    "plates": ["A", "B", "C"],
    "nodes": {
        "u": {"plates": ["A", "B"], "observed": False},
        "v": {"plates": ["B", "A"], "observed": True},
        "w": {"plates": ["C", "A"], "observed": True},
        "t": {"plates": [], "observed": False, "parameter": True},
        "x": {"plates": ["C"], "observed": False},
        "z": {"plates": ["C", "B", "A"], "observed": False},
    },
    "edges": [
        ("u", "v", {"A": 1, "B": -1}),
        ("u", "w", {"A": -1}),
        ("t", "w", {}),
        ("w", "t", {}),
        ("u", "u", {"B": 2}),
        ("v", "x", {}),
        ("x", "x", {"C": -1}),
        ("z", "z", {"A": 1, "C": 1}),
    ],
}
"""Plates in different orders, shifts on several of them, all pairs of copies, and edges to a node in no plate."""
FIXED = [
    {"model": CROSSED, "sizes": {"A": 3, "B": 4, "C": 2}},
    {"model": {**CROSSED, "directed": False}, "sizes": {"A": 2, "B": 3, "C": 3}},
    {"model": CROSSED, "sizes": {"A": 0, "B": 2, "C": 1}},
    {"model": CROSSED, "sizes": {"A": 5, "B": 5, "C": 5}},
    {
        "model": {"directed": True, "plates": [], "nodes": {"a": {"plates": [], "observed": True}}, "edges": []},
        "sizes": {},
    },
    {"model": {**CHAIN, "edges": [("y", "y", {"T": 1}), ("y", "y", {"T": -1})]}, "sizes": {"T": 4}},
    {"model": {**CHAIN, "directed": True, "edges": [("y", "y", {"T": -1}), ("y", "y", {"T": 2})]}, "sizes": {"T": 4}},
    {"model": CHAIN, "sizes": {"T": 1}},
    {"model": {**CHAIN, "edges": [("y", "y", {"T": 2})]}, "sizes": {"T": 3}},
]

unroll = pins(
    "fixed", "9 inputs, from directed is True; A = 3 to directed is False; T = 3", [{"case": case} for case in FIXED]
)
naive_bayes = [
    pin("N 3 d 3", "N = 3; d = 3", N=3, d=3),
    pin("N 1 d 4", "N = 1; d = 4", N=1, d=4),
    pin("N 2 d 3", "N = 2; d = 3", N=2, d=3),
]
crf = [pin("T 5", "T = 5", T=5), pin("T 2", "T = 2", T=2), pin("T 1", "T = 1", T=1)]
