"""What the checks of 5.6 are always tried on."""

import numpy as np

from grader.checks import pin

PULLED = {
    "net": {"V": np.zeros((1, 1)), "gamma": np.zeros(1), "W": np.zeros((1, 1)), "theta": np.zeros(1)},
    "X": np.ones((2, 1)),
    "Y": np.array([[1.0], [0.0]]),
}
MANY = [{"target": 0.1, "standard": 60, "adaptive": 30}] * 104
FAILED = {"target": 0.1, "standard": 60, "adaptive": 50}

passes_to_target = [
    pin(
        "losses of 4 target 0.2 more 0",
        "losses = [0.5, 0.2, 0.4, 0.1]; target = 0.2; more = 0",
        losses=[0.5, 0.2, 0.4, 0.1],
        target=0.2,
        more=0,
    ),
    pin("losses of one target 0.5 more 0", "losses = [0.5]; target = 0.5; more = 0", losses=[0.5], target=0.5, more=0),
]
almost_there = [
    pin(
        "losses of 2 target 0.3 more 0",
        "losses = [0.3, 0.2]; target = 0.3; more = 0",
        losses=[0.3 + 1e-12, 0.2],
        target=0.3,
        more=0,
    ),
]
honest_record = [
    pin(
        "pulled",
        "Two samples that pull one input both ways, and the net that is best for them: every pass of standard BP is a loss",
        lesson=PULLED,
        eta0=1.0,
        epochs=5,
        seed=0,
    )
]
one_gradient_in_a_pass = [
    pin(
        "lesson of 4 eta0 1",
        "V 1 × 1; X 1 × 1; Y 1 × 1; eta0 = 1",
        lesson=PULLED | {"X": PULLED["X"][:1], "Y": PULLED["Y"][:1]},
        eta0=1.0,
    )
]
faster = [pin("start 0", "the start that the picture shows", start=0)]
rate_adapts = [
    pin("iris", "a start on iris", name="iris", start=0),
    pin("wine", "the start that the picture shows", name="wine", start=0),
]
table = [
    pin(
        "pulled",
        "Two samples that pull one input both ways, and the net that is best for them: every pass of standard BP is a loss",
        first=PULLED,
        second=PULLED,
        eta0=1.0,
        epochs=4,
        seed=0,
    ),
    pin(
        "pulled, 2",
        "Two samples that pull one input both ways, and the net that is best for them: every pass of standard BP is a loss",
        first=PULLED,
        second=PULLED,
        eta0=0.5,
        epochs=1,
        seed=0,
    ),
]
conclusions = [
    pin("table of 2", "a of 2 entries", table={"a": [*MANY[:1], FAILED]}),
]
many_conclusions = [
    pin("table of 105", "a of 105 entries; b of 104 entries", table={"a": [*MANY, FAILED], "b": MANY}),
    pin(
        "table of one",
        "n0 of one entry; n1 of one entry; n2 of one entry",
        table={f"n{k}": MANY[:1] for k in range(104)},
    ),
]
