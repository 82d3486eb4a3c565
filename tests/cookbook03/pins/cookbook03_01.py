"""What the checks of cookbook3.1 are always tried on."""

from grader.checks import pin, pins

PAIRS = [
    {"weights": [0.5, 0.5], "thetas": [0.15, 0.85]},
    {"weights": [0.5, 0.5], "thetas": [0.6, 0.25]},
    {"weights": [0.2, 0.8], "thetas": [0.15, 0.85]},
    {"weights": [0.8, 0.2], "thetas": [0.15, 0.85]},
    {"weights": [0.2, 0.8], "thetas": [0.85, 0.15]},
    {"weights": [0.3, 0.7], "thetas": [0.3, 0.51]},
    {"weights": [0.75, 0.25], "thetas": [0.15, 0.36]},
    {"weights": [0.25, 0.75], "thetas": [0.15, 0.36]},
    {"weights": [0.123456789 + 0.2, 1 - 0.323456789], "thetas": [0.623456789, 0.187654321]},
    {"weights": [0.50005, 0.49995], "thetas": [0.3, 0.70005]},
    {"weights": [0.4996, 0.5004], "thetas": [0.8, 0.55]},
    # weights that are nearly equal, but less than 0.01 from it
    {"weights": [0.508, 0.492], "thetas": [0.3, 0.7]},
    {"weights": [0.492, 0.508], "thetas": [0.7, 0.3]},
    # the rarer coin is at an end: it has little room to move
    {"weights": [0.8, 0.2], "thetas": [0.5, 0.15]},
    {"weights": [0.8, 0.2], "thetas": [0.5, 0.85]},
    {"weights": [0.2, 0.8], "thetas": [0.15, 0.5]},
    {"weights": [0.2, 0.8], "thetas": [0.85, 0.5]},
]

distribution = [
    pin("heap of one", "weights = [1]; thetas = [0.3]; n = 0", heap={"weights": [1.0], "thetas": [0.3], "n": 0}),
    pin(
        "heap of 2",
        "weights = [0.25, 0.75]; thetas = [0, 1]; n = 3",
        heap={"weights": [0.25, 0.75], "thetas": [0.0, 1.0], "n": 3},
    ),
    pin(
        "heap of 2, 2",
        "weights = [0.1235, 0.8765]; thetas = [0.3457, 0.9877]; n = 5",
        heap={"weights": [0.123456789, 0.876543211], "thetas": [0.3456789, 0.987654321], "n": 5},
    ),
    pin(
        "heap of 3",
        "weights = [0.3, 0, 0.7]; thetas = [0.2, 0.9, 0.45]; n = 200",
        heap={"weights": [0.3, 0.0, 0.7], "thetas": [0.2, 0.9, 0.45], "n": 200},
    ),
    pin(
        "numbers down to 1e-6",
        "weights = [1e-6, 1]; thetas = [0.5, 1e-5]; n = 12; numbers down to 1e-6",
        heap={"weights": [1e-6, 0.999999], "thetas": [0.5, 1e-5], "n": 12},
    ),
    pin(
        "numbers down to 5e-8",
        "weights = [5e-8, 1]; thetas = [0.5, 0]; n = 1; numbers down to 5e-8",
        heap={"weights": [5e-8, 0.99999995], "thetas": [0.5, 0.0], "n": 1},
    ),
    pin(
        "numbers down to 4e-10",
        "weights = [0.5, 0.5]; thetas = [4e-10, 1]; n = 200; numbers down to 4e-10",
        heap={"weights": [0.5, 0.5], "thetas": [4e-10, 1 - 4e-10], "n": 200},
    ),
]
twin_of_one_throw = pins(
    "pairs",
    "17 inputs, from weights = [0.5, 0.5]; thetas = [0.15, 0.85] to weights = [0.2, 0.8]; thetas = [0.85, 0.5]",
    [{"coins": coins} for coins in PAIRS],
)
recover = pins(
    "pairs",
    "34 inputs, from weights = [0.5, 0.5]; thetas = [0.15, 0.85]; n = 3 to weights = [0.2, 0.8]; thetas = [0.85, 0.5]; n = 4",
    [{"coins": coins, "n": 3 + i % 4} for i, coins in enumerate(PAIRS * 2)],
)
twins = [pin("c 1", "c = 1", c=1), pin("c 2", "c = 2", c=2), pin("c 3", "c = 3", c=3), pin("c 4", "c = 4", c=4)]
