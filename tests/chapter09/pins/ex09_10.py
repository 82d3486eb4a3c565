"""What the checks of 9.10 are always tried on."""

import numpy as np

from grader.checks import pin, pins

LONG = np.random.default_rng(5).normal(size=(110, 2)).round(6)
WIDE = np.random.default_rng(6).normal(size=(14, 10)).round(6)
CLOUD = np.random.default_rng(4).normal(size=(60, 2)).round(6)

recovers_inputs = pins(
    "some k", "5 inputs, from k = 2; seed = 2 to k = 6; seed = 6", [{"k": k, "seed": k} for k in range(2, 7)]
)
units = [
    pin("small", "k = 4; another unit and origin", k=4, seed=1, size=1 / 32, shift=10.0),
    pin("large", "k = 3; in another unit", k=3, seed=2, size=32.0, shift=0.0),
    pin("tiny", "k = 4; seed = 1; numbers down to 1e-6", k=4, seed=1, size=2.0**-20, shift=640.0),
    pin("huge", "k = 3; seed = 2; numbers up to 3e4", k=3, seed=2, size=2.0**15, shift=0.0),
]
choose_strict = [
    pin("many", "120 candidates", scores=[(7 * i) % 31 / 8 for i in range(120)]),
    pin("far apart", "scores from 1e-7 to 1e12", scores=[1e12, 3e-7, 2.5e5, 1e-7]),
    pin("all alike", "five equal scores", scores=[0.5] * 5),
    pin("nearly tied", "two scores that differ by a billionth", scores=[0.5, 0.5 + 1e-9, 0.25]),
]
consistency = [
    pin("data of 30", "X 30 × 2; k_max = 8; seed = 0", data={"X": CLOUD[:30], "k_max": 8, "seed": 0}),
    pin("data of 60", "X 60 × 2; k_max = 8; seed = 0", data={"X": CLOUD, "k_max": 8, "seed": 0}),
    pin(
        "numbers down to 7e-10",
        "X 60 × 2; k_max = 8; seed = 0; numbers down to 7e-10",
        data={"X": CLOUD * 2.0**-22, "k_max": 8, "seed": 0},
    ),
    pin(
        "numbers up to 1e5",
        "X 60 × 2; k_max = 3; seed = 2; numbers up to 1e5",
        data={"X": CLOUD * 1e4 + 1e5, "k_max": 3, "seed": 2},
    ),
    pin(
        "numbers down to 2e-5",
        "X 110 × 2; k_max = 4; seed = 3; numbers down to 2e-5",
        data={"X": LONG, "k_max": 4, "seed": 3},
    ),
    pin("data of 14", "X 14 × 10; k_max = 8; seed = 4", data={"X": WIDE, "k_max": 8, "seed": 4}),
]
