"""What the checks of 9.2 are always tried on."""

import numpy as np

from grader.checks import pin

LINE = np.arange(104.0)[:, None] ** 1.5
FAR = np.array([[1e7 + 0.1234, 0.0], [1e7, 0.3], [1e7 + 0.4, 0.1]])
TINY = np.array([[0.0, 1e-12], [3e-12, 0.0], [7e-12, 1e-12], [0.0, 0.0]])

axioms = [
    pin("sets of 3 seed 0", "sets of 3 entries; seed = 0", sets=[LINE, LINE[:1], LINE[50:]], seed=0),
    pin("numbers up to 1e7", "sets of 3 entries; seed = 1; numbers up to 1e7", sets=[FAR, FAR[:1], FAR[1:]], seed=1),
    pin(
        "numbers down to 1e-12",
        "sets of 3 entries; seed = 3; numbers down to 1e-12",
        sets=[TINY[:2], TINY[:1], TINY[2:]],
        seed=3,
    ),
    pin("sets of 3 seed 2", "sets of 3 entries; seed = 2", sets=[np.array([[0.0, 1.0]])] * 3, seed=2),
]
directed = [
    pin("sets of 2", "sets of 2 entries", sets=[LINE, LINE[::3]]),
    pin("numbers up to 1e7", "sets of 2 entries; numbers up to 1e7", sets=[FAR[:2], FAR[1:]]),
    pin("numbers down to 1e-12", "sets of 2 entries; numbers down to 1e-12", sets=[TINY[:2], TINY[2:]]),
]
pair = [
    pin("sets of 2", "sets of 2 entries", sets=[LINE[:1], LINE]),
    pin("sets of 2, 2", "sets of 2 entries", sets=[LINE, LINE[:1]]),
    pin("sets of 2, 3", "sets of 2 entries", sets=[np.array([[0.0], [4.0]]), np.array([[2.0], [6.0], [-6.0]])]),
    pin(
        "sets of 2, 4",
        "sets of 2 entries",
        sets=[np.array([[0.0, 0.0], [5.0, 0.0]]), np.array([[4.0, 0.0], [0.0, 1.0], [0.0, 4.9]])],
    ),
]
pair_strict = [
    pin(
        "sets of 2, 5",
        "The one direction is longer than the other by a ten-millionth",
        sets=[np.array([[0.0], [5.0]]), np.array([[1.0], [5.0], [-1 - 1e-7]])],
    ),
    pin("sets of 2, 6", "sets of 2 entries", sets=[np.array([[1.0], [5.0], [-1 - 1e-7]]), np.array([[0.0], [5.0]])]),
]
chain = [
    pin(
        "from y",
        "what is nearest to x in Z is far from the y that is nearest to x",
        sets=[np.array([[0.0]]), np.array([[4.0], [-9.0]]), np.array([[-5.0], [6.0]])],
        place=0,
    ),
    pin("sets of 3 place 60", "sets of 3 entries; place = 60", sets=[LINE, LINE[2::7], LINE[50:]], place=60),
    pin("numbers up to 1e7", "sets of 3 entries; place = 1; numbers up to 1e7", sets=[FAR, FAR[:1], FAR[1:]], place=1),
]
asymmetric = [pin("n 12 r 7.5", "n = 12; r = 7.5", n=12, r=7.5)]
asymmetric_strict = [pin("n 1 r 0.001", "n = 1; r = 0.001", n=1, r=0.001)]
