"""What the checks of cookbook8.4 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import filled


def size(h, w, k, stride, pad):
    return (h + 2 * pad - k) // stride + 1, (w + 2 * pad - k) // stride + 1


def case_of(h, w, c, f, k, stride, pad, seed=0, kind="plain"):
    """{"X", "K", "dY", "stride", "pad"}."""
    rng = np.random.default_rng(seed)
    scale = 400.0 if kind == "large" else 1.0
    shapes = {"X": (h, w, c), "K": (k, k, c, f), "dY": (*size(h, w, k, stride, pad), f)}
    return {name: scale * filled(rng, shape, kind) for name, shape in shapes.items()} | {"stride": stride, "pad": pad}


IMAGE = {
    "X": np.arange(16.0).reshape(4, 4, 1),
    "K": np.ones((3, 3, 1, 1)),
    "dY": np.array([[[1.0], [0.0]], [[0.0], [-1.0]]]),
    "stride": 2,
    "pad": 1,
}
TINY = case_of(3, 4, 2, 2, 2, 1, 1, 19, "small")
WHOLE, FINE = (case_of(4, 3, 2, 2, 2, 1, 1, 20, kind) for kind in ("plain", "fine"))

convolve = [
    pin("image", "X of 4 entries; K of 3 entries; dY of 2 entries", case=IMAGE),
    pin(
        "case of 2 3 1 1 2 1 0 1",
        "X of 2 entries; K of 2 entries; dY of one entry",
        case=case_of(2, 3, 1, 1, 2, 1, 0, 1),
    ),
    pin("case of 5 5 1 1 2 2 0 2", "the last row and column belong to no window", case=case_of(5, 5, 1, 1, 2, 2, 0, 2)),
    pin("case of 5 4 2 3 3 2 1 3", "overlapping windows", case=case_of(5, 4, 2, 3, 3, 2, 1, 3)),
    pin(
        "case of 4 6 3 2 3 1 2 4",
        "X of 4 entries; K of 3 entries; dY of 6 entries",
        case=case_of(4, 6, 3, 2, 3, 1, 2, 4),
    ),
    pin(
        "case of 1 1 1 1 1 1 0 5 fine",
        "X of one entry; K of one entry; dY of one entry",
        case=case_of(1, 1, 1, 1, 1, 1, 0, 5, "fine"),
    ),
    pin(
        "case of 3 2 4 4 1 2 0 6",
        "X of 3 entries; K of one entry; dY of 2 entries",
        case=case_of(3, 2, 4, 4, 1, 2, 0, 6),
    ),
    pin("case of 2 2 1 2 2 1 3 7", "windows in the padding alone", case=case_of(2, 2, 1, 2, 2, 1, 3, 7)),
    pin(
        "case of 12 13 1 1 11 1 0 8",
        "X of 12 entries; K of 11 entries; dY of 2 entries",
        case=case_of(12, 13, 1, 1, 11, 1, 0, 8),
    ),
    pin(
        "case of 14 13 1 1 13 1 0 15 large",
        "X of 14 entries; K of 13 entries; dY of 2 entries; numbers up to 8e5",
        case=case_of(14, 13, 1, 1, 13, 1, 0, 15, "large"),
    ),
    pin(
        "case of 2 3 1 1 3 5 11 9",
        "X of 2 entries; K of 3 entries; dY of 5 entries",
        case=case_of(2, 3, 1, 1, 3, 5, 11, 9),
    ),
    pin(
        "case of 14 15 1 1 2 12 0 10 fine",
        "X of 14 entries; K of 2 entries; dY of 2 entries",
        case=case_of(14, 15, 1, 1, 2, 12, 0, 10, "fine"),
    ),
    pin(
        "case of 15 1 3 1 3 2 1 11",
        "X of 15 entries; K of 3 entries; dY of 8 entries",
        case=case_of(15, 1, 3, 1, 3, 2, 1, 11),
    ),
    pin(
        "case of 15 1 1 1 1 1 12 16 fine",
        "X of 15 entries; K of one entry; dY of 39 entries",
        case=case_of(15, 1, 1, 1, 1, 1, 12, 16, "fine"),
    ),
    pin(
        "case of 1 15 1 2 4 1 2 12 large",
        "X of one entry; K of 4 entries; dY of 2 entries; numbers up to 8e5",
        case=case_of(1, 15, 1, 2, 4, 1, 2, 12, "large"),
    ),
    pin(
        "case of 15 15 1 1 2 2 0 13",
        "X of 15 entries; K of 2 entries; dY of 7 entries",
        case=case_of(15, 15, 1, 1, 2, 2, 0, 13),
    ),
    pin(
        "case of 4 4 2 1 2 3 0 14 small",
        "X of 4 entries; K of 2 entries; dY of one entry; numbers down to 3e-7",
        case=case_of(4, 4, 2, 1, 2, 3, 0, 14, "small"),
    ),
    pin(
        "case of 15 15 1 1 15 1 1 17",
        "X of 15 entries; K of 15 entries; dY of 3 entries",
        case=case_of(15, 15, 1, 1, 15, 1, 1, 17),
    ),
    pin(
        "case of 1 2 4 3 15 15 7 18 fine",
        "X of one entry; K of 15 entries; dY of one entry",
        case=case_of(1, 2, 4, 3, 15, 15, 7, 18, "fine"),
    ),
    pin(
        "tiny",
        "X of 3 entries; K of 2 entries; dY of 4 entries; numbers down to 4e-13",
        case={**TINY, **{name: 1e-5 * TINY[name] for name in ("X", "K", "dY")}},
    ),
    pin("fine", "X of 4 entries; K of 2 entries; dY of 5 entries", case={**FINE, "X": WHOLE["X"].astype(int)}),
    pin(
        "whole",
        "X of 4 entries; K of 2 entries; dY of 5 entries",
        case={**WHOLE, "K": FINE["K"], "dY": WHOLE["dY"].astype(int)},
    ),
    pin(
        "whole, 2",
        "X of 4 entries; K of 2 entries; dY of 5 entries",
        case={**WHOLE, "K": WHOLE["K"].astype(int), "dY": FINE["dY"]},
    ),
    pin("fine, 2", "X of 4 entries; K of 2 entries; dY of 5 entries", case={**FINE, "dY": WHOLE["dY"].astype(int)}),
    pin(
        "whole, 3",
        "Products of whole numbers that need more than 32 bits",
        case={**WHOLE, **{name: WHOLE[name].astype(int) * 200_000 for name in ("X", "K", "dY")}},
    ),
    pin(
        "case of 15 15 2 1 1 14 0 21",
        "X of 15 entries; K of one entry; dY of 2 entries",
        case=case_of(15, 15, 2, 1, 1, 14, 0, 21),
    ),
]
average = pins(
    "some s and c",
    "8 inputs, from s = 2; c = 1; seed = 0 to s = 15; c = 4; seed = 0",
    [{"s": s, "c": c, "seed": 0} for s, c in ((2, 1), (1, 1), (1, 4), (3, 2), (2, 4), (11, 1), (15, 2), (15, 4))],
)
not_additive = pins("some s", "14 inputs, from s = 2 to s = 15", [{"s": s} for s in range(2, 16)])
