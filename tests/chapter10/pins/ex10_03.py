"""What the checks of 10.3 are always tried on."""

import numpy as np

from grader.checks import pin

RNG = np.random.default_rng(103)


def _turned(angle):
    c, s = np.cos(angle), np.sin(angle)
    return {"u": np.array([c, s]), "v": np.array([-s, c])}


matrix = [pin("m 3 seed 1", "m = 3; seed = 1", m=3, seed=1)]
large = [pin("m 200 seed 0", "m = 200; seed = 0", m=200, seed=0)]
scatter = [
    pin("X of one", "X 1 × 2", X=np.array([[3.0, -4.0]])),
    pin("X of 2", "X 2 × 1", X=np.array([[1.0], [3.0]])),
    pin("X of 4", "X 4 × 3", X=np.array([[2.0, 1.0, 0.5]] * 4)),
    pin("X of 150", "X 150 × 12", X=RNG.integers(-9, 10, size=(150, 12)) / 4),
    pin("numbers down to 4e-8", "X 40 × 3; numbers down to 4e-8", X=RNG.normal(size=(40, 3)) * 1e-5),
    pin(
        "numbers of 2e6 and 1e-6 in one input",
        "X 9 × 4; numbers of 2e6 and 1e-6 in one input",
        X=RNG.normal(size=(9, 4)) * [1e6, 1.0, 1e-5, 1.0],
    ),
    pin("X of 7", "X 7 × 2", X=RNG.normal(size=(7, 2)) + np.array([5000.0, -3000.0])),
    pin("numbers down to 4e-11", "X 6 × 3; numbers down to 4e-11", X=RNG.normal(size=(6, 3)) * [1e-9, 1e-10, 1.0]),
    pin("numbers down to 5e-11", "X 5 × 2; numbers down to 5e-11", X=RNG.normal(size=(5, 2)) * 1e-9),
]
misleading = [
    pin("frame of 2", "u = [1, 0]; v = [0, 1]", frame={"u": np.array([1.0, 0.0]), "v": np.array([0.0, 1.0])}),
    pin(
        "frame of 2, 2",
        "u = [0.6, 0.8]; v = [0.8, -0.6]",
        frame={"u": np.array([0.6, 0.8]), "v": np.array([0.8, -0.6])},
    ),
    pin(
        "frame of 3",
        "u = [1, 0, 0]; v = [0, 0.6, 0.8]",
        frame={"u": np.array([1.0, 0.0, 0.0]), "v": np.array([0.0, 0.6, 0.8])},
    ),
    pin(
        "frame of 2, 3",
        "u = [0.7071, 0.7071]; v = [-0.7071, 0.7071]",
        frame={"u": np.full(2, 0.5**0.5), "v": np.array([-(0.5**0.5), 0.5**0.5])},
    ),
    pin(
        "frame of 4",
        "u = [0.5, 0.5, -0.5, -0.5]; v = [-0.5, -0.5, -0.5, -0.5]",
        frame={"u": np.array([0.5, 0.5, -0.5, -0.5]), "v": np.full(4, -0.5)},
    ),
    pin("turned", "u = [0.7071, -0.7071]; v = [0.7071, 0.7071]", frame=_turned(-np.pi / 4)),
    pin("turned, 2", "u = [0.7071, 0.7071]; v = [-0.7071, 0.7071]", frame=_turned(np.pi / 4 + 1e-6)),
    pin("turned 1e-05", "u = [1, 1e-5]; v = [-1e-5, 1]; numbers down to 1e-5", frame=_turned(1e-5)),
]
