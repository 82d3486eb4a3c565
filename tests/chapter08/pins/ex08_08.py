"""What the checks of 8.8 are always tried on."""

import numpy as np

from grader.checks import pin, pins

KINDS = ("multiboost", "iterative")
LEVELS = np.array([[[1, 1], [-1, -1], [-1, 1]], [[-1, 1], [-1, -1], [1, 1]], [[1, -1], [1, -1], [-1, -1]]])
TIED = np.array([[[1], [-1]], [[-1], [-1]]])
LAST_DECIDES = np.where(np.arange(60) < 30, 1, -1)[:, None, None]
"""Sixty votes; of the last 59, thirty are against, and of sixty the last one where it weighs most."""

multiboost_vote = [
    pin(
        "case of 3",
        "h of 3 entries; alpha 3 × 3",
        case={"h": LEVELS, "alpha": np.array([[1.0, 0.25, 0.25], [0.5, 0.5, 1.0], [0.25, 0.25, 0.75]])},
    ),
    pin("case of 2", "h of 2 entries; alpha 2 × 2", case={"h": TIED, "alpha": np.array([[1.0, 1.0], [0.5, 0.5]])}),
    pin(
        "case of 2, 2",
        "h of 2 entries; alpha 2 × 2",
        case={"h": TIED, "alpha": np.array([[1.0, 1.000001], [0.5, 0.5]])},
    ),
    pin("case of 2, 3", "h of 2 entries; alpha 2 × 2", case={"h": -TIED, "alpha": np.array([[0.0, 0.0], [3.0, 0.0]])}),
    pin("case of one", "h of one entry; alpha 1 × 3", case={"h": LEVELS[:1], "alpha": np.array([[1.0, 0.25, 0.25]])}),
    pin(
        "case of 3, 2",
        "h of 3 entries; alpha 3 × 1",
        case={"h": LEVELS[:, :1], "alpha": np.array([[9.0], [0.25], [0.25]])},
    ),
    pin(
        "numbers up to 1e6",
        "h of one entry; alpha 1 × 2; numbers up to 1e6",
        case={"h": np.array([[[1], [-1]]]), "alpha": np.array([[1e6 + 0.01, 1e6 + 0.02]])},
    ),
    pin(
        "numbers down to 2e-5",
        "h of one entry; alpha 1 × 2; numbers down to 2e-5",
        case={"h": np.array([[[1], [-1]]]), "alpha": np.array([[1.5e-5, 2.5e-5]])},
    ),
]
multiboost_vote_strict = [
    pin(
        "case of one, 2",
        "h of one entry; alpha 1 × 2",
        case={"h": np.array([[[1], [-1]]]), "alpha": np.array([[2000.0, 3000.0]])},
    ),
    pin(
        "case of one, 3",
        "h of one entry; alpha 1 × 2",
        case={"h": np.array([[[1], [-1]]]), "alpha": np.array([[1.0, 1.0 + 2.0**-40]])},
    ),
    pin(
        "case of one, 4",
        "h of one entry; alpha 1 × 60",
        case={"h": LAST_DECIDES.swapaxes(0, 1), "alpha": np.append(np.ones(59), 60.0)[None, :]},
    ),
    pin("case of 59", "h of 59 entries; alpha 59 × 1", case={"h": LAST_DECIDES[1:], "alpha": np.ones((59, 1))}),
]
iterative_vote = [
    pin("case of 3", "h of 3 entries; alpha = [1, 0.25, 0.5]", case={"h": LEVELS, "alpha": np.array([1.0, 0.25, 0.5])}),
    pin("case of 2", "h of 2 entries; alpha = [0.5, 0.5]", case={"h": TIED, "alpha": np.array([0.5, 0.5])}),
    pin("case of 2, 2", "h of 2 entries; alpha = [0.5, 0.5]", case={"h": TIED, "alpha": np.array([0.5, 0.500001])}),
    pin("case of 2, 3", "h of 2 entries; alpha = [0, 0]", case={"h": TIED, "alpha": np.array([0.0, 0.0])}),
    pin("case of one", "h of one entry; alpha = [0.25]", case={"h": LEVELS[:1], "alpha": np.array([0.25])}),
    pin(
        "case of 3, 2",
        "h of 3 entries; alpha = [9, 0.25, 0.25]",
        case={"h": LEVELS[:, :1], "alpha": np.array([9.0, 0.25, 0.25])},
    ),
    pin(
        "numbers up to 1e6",
        "h of 2 entries; alpha = [1e6, 1e6]; numbers up to 1e6",
        case={"h": LEVELS[:2], "alpha": np.array([1e6 + 0.01, 1e6 + 0.02])},
    ),
    pin(
        "numbers up to 1e6, 2",
        "h of 2 entries; alpha = [1e6, 1e6]; numbers up to 1e6",
        case={"h": np.array([[[1]], [[-1]]]), "alpha": np.array([1e6 + 0.01, 1e6 + 0.02])},
    ),
    pin(
        "numbers down to 2e-5",
        "h of 2 entries; alpha = [1.5e-5, 2.5e-5]; numbers down to 2e-5",
        case={"h": np.array([[[1]], [[-1]]]), "alpha": np.array([1.5e-5, 2.5e-5])},
    ),
]
iterative_vote_strict = [
    pin(
        "case of 2, 4",
        "h of 2 entries; alpha = [2000, 3000]",
        case={"h": np.array([[[1]], [[-1]]]), "alpha": np.array([2000.0, 3000.0])},
    ),
    pin(
        "case of 2, 5",
        "h of 2 entries; alpha = [1, 1]",
        case={"h": np.array([[[1]], [[-1]]]), "alpha": np.array([1.0, 1.0 + 2.0**-40])},
    ),
    pin(
        "case of 60",
        "h of 60 entries; alpha of 60 entries",
        case={"h": LAST_DECIDES, "alpha": np.append(np.ones(59), 60.0)},
    ),
    pin(
        "case of one, 2",
        "h of one entry; alpha = [1]",
        case={"h": LAST_DECIDES[1:].swapaxes(0, 1), "alpha": np.ones(1)},
    ),
]
schedule = pins(
    "kinds",
    '12 inputs, from kind = "multiboost"; a = 1; b = 1 to kind = "iterative"; a = 13; b = 41',
    [{"kind": kind, "a": a, "b": b} for kind in KINDS for a, b in ((1, 1), (3, 2), (2, 3), (60, 1), (1, 60), (13, 41))],
)
critical_path = pins(
    "kinds",
    '8 inputs, from kind = "multiboost"; a = 1; b = 1 to kind = "iterative"; a = 17; b = 23',
    [{"kind": kind, "a": a, "b": b} for kind in KINDS for a, b in ((1, 1), (60, 2), (2, 60), (17, 23))],
)
retrain_cost = pins(
    "kinds",
    '12 inputs, from kind = "multiboost"; a = 3; b = 5 to kind = "iterative"; a = 60; b = 1',
    [
        {"fault": {"kind": kind, "a": a, "b": b, "failed": failed}}
        for kind in KINDS
        for a, b, failed in (
            (3, 5, (0, 0)),
            (5, 3, (4, 2)),
            (4, 6, (2, 1)),
            (60, 50, (20, 13)),
            (1, 60, (0, 7)),
            (60, 1, (12, 0)),
        )
    ],
)
order_matters = [
    pin("a 3 b 3", "a = 3; b = 3", a=3, b=3),
    pin("a 15 b 3", "a = 15; b = 3", a=15, b=3),
    pin("a 3 b 15", "a = 3; b = 15", a=3, b=15),
    pin("a 15 b 15", "a = 15; b = 15", a=15, b=15),
    pin("a 9 b 11", "a = 9; b = 11", a=9, b=11),
    pin("a 11 b 13", "a = 11; b = 13", a=11, b=13),
]
