"""What the checks of 10.2 are always tried on."""

import numpy as np

from grader.checks import pin

HALVES = {"weights": [0.5, 0.5], "posteriors": [[0.9, 0.1], [0.6, 0.4]]}
UNIFORM = {"weights": [1.0], "posteriors": [[0.25] * 4]}
CERTAIN = {"weights": [0.5, 0.5], "posteriors": [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]}
SMALL = {"weights": [1 - 3e-6, 3e-6], "posteriors": [[1 - 2e-5, 2e-5, 0.0], [1e-5, 0.0, 1 - 1e-5]]}


def _many(m, c):
    odds = np.random.default_rng(m + c).random((m, c)) ** 3
    weights = np.arange(1, m + 1) / (m * (m + 1) / 2)
    return {"weights": weights.tolist(), "posteriors": (odds / odds.sum(axis=1, keepdims=True)).tolist()}


APART = {"weights": [0.25, 0.75], "posteriors": [[0.005] * 200, [0.0] * 199 + [1.0]]}

errors = [
    pin("halves", "weights = [0.5, 0.5]; posteriors 2 × 2", world=HALVES),
    pin("uniform", "weights = [1]; posteriors 1 × 4", world=UNIFORM),
    pin("certain", "weights = [0.5, 0.5]; posteriors 2 × 3", world=CERTAIN),
    pin("small", "weights = [1, 3e-6]; posteriors 2 × 3; numbers down to 3e-6", world=SMALL),
    pin("apart", "weights = [0.25, 0.75]; posteriors 2 × 200", world=APART),
    pin("many 150 3", "weights of 150 entries; posteriors 150 × 3; numbers down to 8e-8", world=_many(150, 3)),
    pin("many 4 150", "weights = [0.1, 0.2, 0.3, 0.4]; posteriors 4 × 150; numbers down to 4e-13", world=_many(4, 150)),
]
upper_bound = [
    pin("c 3 share 0.75", "c = 3; share = 0.75", c=3, share=0.75),
    pin("c 2 share 0.5", "c = 2; share = 0.5", c=2, share=0.5),
    pin("c 200 share 1", "c = 200; share = 1", c=200, share=1.0),
    pin("c 150 share 1e-06", "c = 150; share = 1e-6; numbers down to 1e-6", c=150, share=1e-6),
]
upper_equality = [
    pin("c 4 share 0.4", "c = 4; share = 0.4", c=4, share=0.4),
    pin("c 3 share 1", "c = 3; share = 1", c=3, share=1.0),
    pin("c 2 share 0", "c = 2; share = 0", c=2, share=0.0),
    pin("c 200 share 1", "c = 200; share = 1", c=200, share=1.0),
]
lower_equality = [
    pin("sizes of 2", "sizes = [4, 2]", sizes=(4, 2)),
    pin("sizes of 2, 2", "sizes = [3, 3]", sizes=(3, 3)),
    pin("sizes of 2, 3", "sizes = [2, 1]", sizes=(2, 1)),
    pin("sizes of 2, 4", "sizes = [200, 150]", sizes=(200, 150)),
]
slack = [
    pin("halves", "weights = [0.5, 0.5]; posteriors 2 × 2", world=HALVES),
    pin("uniform", "weights = [1]; posteriors 1 × 4", world=UNIFORM),
    pin("certain", "weights = [0.5, 0.5]; posteriors 2 × 3", world=CERTAIN),
    pin("small", "weights = [1, 3e-6]; posteriors 2 × 3; numbers down to 3e-6", world=SMALL),
    pin("apart", "weights = [0.25, 0.75]; posteriors 2 × 200", world=APART),
    pin("many 150 3", "weights of 150 entries; posteriors 150 × 3; numbers down to 8e-8", world=_many(150, 3)),
    pin("many 4 150", "weights = [0.1, 0.2, 0.3, 0.4]; posteriors 4 × 150; numbers down to 4e-13", world=_many(4, 150)),
    pin(
        "world of one",
        "weights = [1]; posteriors 1 × 4",
        world={"weights": [1.0], "posteriors": [[0.5, 0.25, 0.25, 0.0]]},
    ),
]
sparse = [
    pin("n 1", "n = 1", n=1),
    pin("n 2", "n = 2", n=2),
    pin("n 3", "n = 3", n=3),
    pin("n 4", "n = 4", n=4),
    pin("n 20", "n = 20", n=20),
    pin("n 100", "n = 100", n=100),
]
