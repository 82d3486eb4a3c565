"""What the checks of 5.1 are always tried on."""

import numpy as np

from grader.checks import pin

CORNERS = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])

collapse = [
    pin(
        "net of 2",
        "weights of 2 entries; thresholds of 2 entries",
        net={
            "weights": [np.array([[1.0, 2.0], [0.0, -1.0], [3.0, 1.0]]), np.array([[2.0], [1.0]])],
            "thresholds": [np.array([-1.0, 1.0]), np.array([-0.5])],
        },
    ),
]
deep = [
    pin(
        "net of 104",
        "weights of 104 entries; thresholds of 104 entries",
        net={
            "weights": [np.array([[(-1.0) ** (k // 3)]]) for k in range(104)],
            "thresholds": [np.array([k % 5 - 2.0]) for k in range(104)],
        },
    ),
]
halves_of_mixed_sizes = [
    pin(
        "numbers of 1e6 and 1e-5 in one input",
        "weights of 2 entries; thresholds of 2 entries; cut = 1; numbers of 1e6 and 1e-5 in one input",
        net={
            "weights": [np.array([[1e6, -1e6 - 0.1]]), np.array([[-1e-5, 0.0], [2e-5, 3e-5]])],
            "thresholds": [np.array([5.0, 3.0]), np.array([-1e6, 0.1])],
        },
        cut=1,
    )
]
max_rank = [
    pin("widths of 3", "widths = [5, 2, 7]", widths=[5, 2, 7]),
    pin("widths of 2", "widths = [3, 6]", widths=[3, 6]),
    pin("widths of 2, 2", "widths = [6, 3]", widths=[6, 3]),
    pin("widths of 4", "widths = [4, 9, 8, 5]", widths=[4, 9, 8, 5]),
]
max_rank_large = [
    pin("widths of 105", "widths of 105 entries", widths=[9] * 103 + [4, 9]),
    pin(
        "numbers up to 1e10",
        "widths = [4000000000, 10000000000, 2000000000]; numbers up to 1e10",
        widths=[4 * 10**9, 10**10, 2 * 10**9],
    ),
]
least_error_inputs = [
    pin(
        "data of 3",
        "X 3 × 1; y = [7, 7, 7]",
        data={"X": np.array([[1.0], [2.0], [4.0]]), "y": np.array([7.0, 7.0, 7.0])},
    ),
    pin(
        "plane",
        "X 4 × 2; y = [0, 1, 2, 4]",
        data={"X": CORNERS, "y": np.array([0.0, 1.0, 2.0, 4.0])},
    ),
]
hard_to_fit = [
    pin(
        "data of 5",
        "X 5 × 3; y of 5 entries",
        data={
            "X": np.array([[1.0, 2.0, 3.0], [4.0, -1.0, 3.0], [0.0, 5.0, 5.0], [2.0, 2.0, 4.0], [7.0, 1.0, 8.0]]),
            "y": np.array([1.0, 1.000001, 2.0, 5.0, 3.0]),
        },
    ),
    pin("data of one", "X 1 × 2; y = [3]", data={"X": np.array([[2.0, 5.0]]), "y": np.array([3.0])}),
    pin("data of 2", "X 2 × 1; y = [1, 4]", data={"X": np.array([[3.0], [3.0]]), "y": np.array([1.0, 4.0])}),
    pin(
        "numbers up to 1e6",
        "X 4 × 1; y = [0, 1, 1, 5]; numbers up to 1e6",
        data={"X": np.array([[1e6], [1e6 + 1], [1e6 + 2], [1e6 + 3]]), "y": np.array([0.0, 1.0, 1.0, 5.0])},
    ),
    pin(
        "numbers up to 1e6, 2",
        "X 4 × 2; y = [0, 1, 2, 4]; numbers up to 1e6",
        data={"X": 1e6 * CORNERS, "y": np.array([0.0, 1.0, 2.0, 4.0])},
    ),
    pin(
        "numbers of 1e6 and 1e-4 in one input",
        "X 4 × 2; y = [0, 1, 2, 4]; numbers of 1e6 and 1e-4 in one input",
        data={"X": CORNERS * [1e6, 1e-4], "y": np.array([0.0, 1.0, 2.0, 4.0])},
    ),
    pin(
        "numbers down to 1e-9",
        "X 4 × 2; y = [0, 1, 2, 4]; numbers down to 1e-9",
        data={"X": CORNERS * [1, 1e-9], "y": np.array([0.0, 1.0, 2.0, 4.0])},
    ),
    pin(
        "data of 4",
        "X 4 × 2; y = [0, 1, 5, 3]",
        data={
            "X": np.array([[0.0, 0.0], [1.0, 1.0], [2.0, 2.0 + 2.0**-22], [3.0, 3.0]]),
            "y": np.array([0.0, 1.0, 5.0, 3.0]),
        },
    ),
    pin(
        "numbers down to 1e-4",
        "X 4 × 2; y = [0, 0.0001, 0.0002, 0.0004]; numbers down to 1e-4",
        data={"X": 1e-4 * CORNERS, "y": 1e-4 * np.array([0.0, 1.0, 2.0, 4.0])},
    ),
]
xor_on_parallelograms = [pin("corners", "X 4 × 2; a = 1; b = 3", X=CORNERS, a=1, b=3)]
unbounded = [
    pin("w of one bound 1", "w 1 × 2; bound = 1", w=np.array([[1.0, -1.0]]), bound=1.0),
    pin("numbers up to 1e9", "w 1 × 2; bound = 1e9; numbers up to 1e9", w=np.array([[0.0, -0.001]]), bound=1e9),
]
unbounded_far = [
    pin("w of one bound 3", "w 1 × 104; bound = 3", w=np.full((1, 104), -2.0), bound=3.0),
    pin(
        "numbers of 1e12 and 1e-9 in one input",
        "w 1 × 2; bound = 1e12; numbers of 1e12 and 1e-9 in one input",
        w=np.array([[1e-9, -3e-9]]),
        bound=1e12,
    ),
]
