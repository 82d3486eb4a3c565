"""What the checks of 11.8 are always tried on."""

import numpy as np

from grader.checks import pin, pins

LONG = np.round(np.sin(np.arange(1, 121)[:, None] * np.arange(1, 12) ** 2), 9)
CORNER = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])

objective_strict = pins(
    "some lam and apart",
    "3 inputs, each with z = [1e7, -9e6, 5]; lam = 0; L = 4; seed = 1; numbers up to 1e7",
    [
        {"z": np.array([1e7, -9e6, 5.0]), "lam": lam, "L": 4.0, "seed": 1, "apart": apart}
        for lam, apart in ((0.0, 0.25), (1e-4, 0.25), (0.0, 2.0**-10))
    ],
)
minimum = [
    pin("below", "Two components below the threshold", z=np.array([0.25, -0.75, 3.0]), lam=1.0, L=1.0, seed=2),
    pin(
        "z of 4 lam 1 L 2 seed 0",
        "z = [0.5, -0.5, 0.75, -0.75]; lam = 1; L = 2; seed = 0",
        z=np.array([0.5, -0.5, 0.75, -0.75]),
        lam=1.0,
        L=2.0,
        seed=0,
    ),
    pin(
        "z of 3 lam 0 L 1 seed 1",
        "z = [2, -2, 0.25]; lam = 0; L = 1; seed = 1",
        z=np.array([2.0, -2.0, 0.25]),
        lam=0.0,
        L=1.0,
        seed=1,
    ),
]
minimum_strict = [
    pin(
        "numbers down to 1e-6",
        "z = [2e-5, -3e-5, 1e-6]; lam = 0.01; L = 1000; seed = 1; numbers down to 1e-6",
        z=np.array([2e-5, -3e-5, 1e-6]),
        lam=0.01,
        L=1000.0,
        seed=1,
    ),
    pin(
        "numbers down to 1e-5",
        "z = [1e-5, -2.5e-5, 1.234e-5]; lam = 0; L = 0.001; seed = 1; numbers down to 1e-5",
        z=np.array([1e-5, -2.5e-5, 1.234e-5]),
        lam=0.0,
        L=0.001,
        seed=1,
    ),
]
certificate = [
    pin("z of 5 lam 1 L 1", "z of 5 entries; lam = 1; L = 1", z=np.array([0.25, -0.25, 3.0, 1.0, 0.0]), lam=1.0, L=1.0),
    pin(
        "z of 3 lam 0.005 L 0.01",
        "z = [1, -2, 0.1235]; lam = 0.005; L = 0.01",
        z=np.array([1.0, -2.0, 0.123456789]),
        lam=0.005,
        L=0.01,
    ),
]
certificate_strict = [
    pin(
        "numbers of 1e6 and 1e-4 in one input",
        "z = [1e6, -1e6, 0.25]; lam = 0.0001; L = 1000; numbers of 1e6 and 1e-4 in one input",
        z=np.array([1e6, -1e6, 0.25]),
        lam=1e-4,
        L=1000.0,
    ),
]
lipschitz = [
    pin("corner", "X 3 × 2; seed = 0", X=CORNER, seed=0),
    pin("X of 2 seed 0", "X 2 × 2; seed = 0", X=np.zeros((2, 2)), seed=0),
]
lipschitz_strict = [
    pin("long", "X 120 × 11; seed = 0", X=LONG, seed=0),
]
steps = [
    pin(
        "problem of 3 steps 4",
        "X 3 × 2; y = [1, 1, 1]; lam = 0; steps = 4",
        problem={"X": CORNER, "y": np.array([1.0, 1.000001, 0.999999]), "lam": 0.0},
        steps=4,
    ),
    pin(
        "problem of 3 steps 5",
        "X 3 × 3; y = [1, -2, 3]; lam = 0.5; steps = 5",
        problem={"X": CORNER @ [[1, 0, 1], [0, 1, 1]], "y": np.array([1.0, -2.0, 3.0]), "lam": 0.5},
        steps=5,
    ),
    pin(
        "problem of 3 steps 101",
        "X 3 × 2; y = [1, 2, 2]; lam = 1; steps = 101",
        problem={"X": CORNER, "y": np.array([1.0, 2.0, 2.0]), "lam": 1.0},
        steps=101,
    ),
]
steps_strict = [
    pin(
        "problem of 120 steps 30",
        "X 120 × 11; y of 120 entries; lam = 2.5; steps = 30",
        problem={"X": LONG, "y": np.sin(np.arange(120.0)), "lam": 2.5},
        steps=30,
    ),
    pin(
        "numbers down to 1e-4",
        "Nearly dependent columns: the objective hardly falls any more, but w goes on",
        problem={"X": np.array([[1.0, 1.0], [0.0, 0.01]]), "y": np.array([1.0, 0.03]), "lam": 1e-4},
        steps=200,
    ),
    pin(
        "problem of 120 steps 200",
        "X 120 × 11; y of 120 entries; lam = 0.01; steps = 200",
        problem={"X": LONG, "y": np.cos(np.arange(120.0)), "lam": 0.01},
        steps=200,
    ),
]
literal_step = [
    pin("a_max 0.1", "a_max = 0.1", a_max=0.1),
    pin("a_max 1", "a_max = 1", a_max=1.0),
    pin("a_max 0.5", "a_max = 0.5", a_max=0.5),
    pin("a_max 1e-06", "a_max = 1e-6; numbers down to 1e-6", a_max=1e-6),
    pin("a_max 0.01", "a_max = 0.01", a_max=0.01),
    pin("a_max 1000", "a_max = 1000", a_max=1000.0),
]
