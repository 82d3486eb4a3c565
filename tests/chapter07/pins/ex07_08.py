"""What the checks of 7.8 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins

TOL = 1e-9
PARITY = 1 + (np.indices((2, 2, 2)).sum(axis=0) % 2)
LAST_OF_MANY = np.ones((2, 2, 12), dtype=int)
LAST_OF_MANY[0, 0, -1] = 3
"""Independent under all of twelve conditions but the last."""
FIRST_CELL = np.array([[135, 99, 99], [99, 117, 117], [99, 117, 117]])
"""With 0.024 in the first cell, half of that in its row and column, and a quarter elsewhere."""
NEARLY_PRODUCT = np.outer(np.arange(1, 121), np.arange(1, 10))
NEARLY_PRODUCT[100, 7] += 9
BY_PARITY = np.array(
    [
        [[2, 9][(u + bin(g).count("1")) % 2] * [3, 8][(v + bin(g).count("1")) % 2] for g in range(8)]
        for u in (0, 1)
        for v in (0, 1)
    ]
).reshape((2,) * 5)
RARE = np.stack([np.full((2, 2), 10**10), np.eye(2, dtype=int)], axis=2)
RARER = np.stack([np.full((2, 2), 10**15), np.eye(2, dtype=int)], axis=2)
# All deviations lie off the diagonal.
OFF_DIAGONAL = 9 + np.array([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])
# Each deviation is 0.0075.
EVEN = np.array([[103, 97], [97, 103]])
MANY_AXES = 1 + np.arange(2**12).reshape((2,) * 12) % 7
ONLY_FOR_ZERO = np.array([[[4, 9], [4, 3]], [[4, 3], [4, 5]]])

joint = [
    pin(
        "net of 3",
        'b = ["c", "a"]; a = [0.25, 0.75]; a = ["0", "1"]',
        net={
            "dag": {"b": ["c", "a"], "a": [], "c": ["a"]},
            "cpts": {
                "a": np.array([0.25, 0.75]),
                "c": np.array([[0.5, 0.25, 0.25], [0.0, 1.0, 0.0]]),
                "b": np.array([[[0.1, 0.9], [0.2, 0.8]], [[0.3, 0.7], [0.4, 0.6]], [[1.0, 0.0], [0.5, 0.5]]]),
            },
            "values": {"a": ["0", "1"], "b": ["0", "1"], "c": ["0", "1", "2"]},
        },
    ),
    pin(
        "numbers down to 1e-6",
        'a is empty; a = [1, 1e-6]; a = ["0", "1"]; numbers down to 1e-6',
        net={
            "dag": {"a": [], "b": ["a"]},
            "cpts": {"a": np.array([0.999999, 0.000001]), "b": np.array([[0.00002, 0.99998], [1.0, 0.0]])},
            "values": {"a": ["0", "1"], "b": ["0", "1"]},
        },
    ),
]
independent = [
    core(one)  # 1e-9 is but the limit of rounding
    for one in (
        pin(
            "numbers down to 1e-9",
            "W of 2 entries; i = 0; j = 1; numbers down to 1e-9",
            question={"W": PARITY, "i": 0, "j": 1, "given": [], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-9, 2",
            "W of 2 entries; i = 0; j = 1; numbers down to 1e-9",
            question={"W": PARITY, "i": 0, "j": 1, "given": [2], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-9, 3",
            "W of 2 entries; i = 0; j = 1; numbers down to 1e-9",
            question={"W": ONLY_FOR_ZERO, "i": 0, "j": 1, "given": [2], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-9, 4",
            "W of 2 entries; i = 1; j = 0; numbers down to 1e-9",
            question={"W": ONLY_FOR_ZERO[..., ::-1].copy(), "i": 1, "j": 0, "given": [2], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-9, 5",
            "W of 2 entries; i = 1; j = 0; numbers down to 1e-9",
            question={"W": ONLY_FOR_ZERO * [1, 0], "i": 1, "j": 0, "given": [2], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-4",
            "W 3 × 3; i = 0; j = 1; numbers down to 1e-4",
            question={"W": np.array([[9, 9, 9], [9, 9, 9], [9, 8, 10]]), "i": 0, "j": 1, "given": [], "tol": 1e-4},
        ),
        pin(
            "numbers down to 1e-9, 6",
            "W 3 × 3; i = 0; j = 1; numbers down to 1e-9",
            question={"W": OFF_DIAGONAL, "i": 0, "j": 1, "given": [], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-9, 7",
            "W 3 × 3; i = 0; j = 1; numbers down to 1e-9",
            question={"W": OFF_DIAGONAL[::-1].copy(), "i": 0, "j": 1, "given": [], "tol": TOL},
        ),
        pin("question of 2", "W 2 × 2; i = 0; j = 1", question={"W": EVEN, "i": 0, "j": 1, "given": [], "tol": 0.01}),
        pin(
            "question of 2, 2", "W 2 × 2; i = 0; j = 1", question={"W": EVEN, "i": 0, "j": 1, "given": [], "tol": 0.007}
        ),
        pin(
            "question of 2, 3",
            "W 2 × 2; i = 0; j = 1",
            question={"W": np.array([[3, 1], [1, 3]]), "i": 0, "j": 1, "given": [], "tol": 0.125},
        ),
        pin(
            "numbers down to 1e-9, 8",
            "W of 2 entries; i = 0; j = 1; numbers down to 1e-9",
            question={"W": BY_PARITY, "i": 0, "j": 1, "given": [2, 3, 4], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-9, 9",
            "W of 2 entries; i = 0; j = 1; numbers down to 1e-9",
            question={"W": BY_PARITY, "i": 0, "j": 1, "given": [4, 2], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-9, 11",
            "W 1 × 3; i = 0; j = 1; numbers down to 1e-9",
            question={"W": np.array([[3, 1, 2]]), "i": 0, "j": 1, "given": [], "tol": TOL},
        ),
        pin(
            "numbers down to 1e-9, 12",
            "W of 2 entries; i = 0; j = 1; numbers down to 1e-9",
            question={"W": LAST_OF_MANY, "i": 0, "j": 1, "given": [2], "tol": TOL},
        ),
        pin(
            "question of 3",
            "W 3 × 3; i = 0; j = 1",
            question={"W": FIRST_CELL, "i": 0, "j": 1, "given": [], "tol": 0.015},
        ),
    )
]
independent_strict = [
    pin(
        "numbers of 1e6 and 1e-9 in one input",
        "W 2 × 2; i = 1; j = 0; numbers of 1e6 and 1e-9 in one input",
        question={"W": np.array([[10**6, 10**6], [10**6, 10**6 + 40]]), "i": 1, "j": 0, "given": [], "tol": TOL},
    ),
    pin(
        "numbers of 1e8 and 1e-9 in one input",
        "W 2 × 2; i = 0; j = 1; numbers of 1e8 and 1e-9 in one input",
        question={"W": np.array([[10**8, 10**8], [10**8, 10**8 + 40]]), "i": 0, "j": 1, "given": [], "tol": TOL},
    ),
    pin(
        "numbers of 1e10 and 1e-9 in one input",
        "W of 2 entries; i = 0; j = 1; numbers of 1e10 and 1e-9 in one input",
        question={"W": RARE, "i": 0, "j": 1, "given": [2], "tol": TOL},
    ),
    pin(
        "numbers of 1e15 and 1e-9 in one input",
        "W of 2 entries; i = 0; j = 1; numbers of 1e15 and 1e-9 in one input",
        question={"W": RARER, "i": 0, "j": 1, "given": [2], "tol": TOL},
    ),
    pin(
        "numbers down to 1e-9, 10",
        "W 120 × 9; i = 0; j = 1; numbers down to 1e-9",
        question={"W": NEARLY_PRODUCT, "i": 0, "j": 1, "given": [], "tol": TOL},
    ),
    pin(
        "numbers down to 1e-9, 13",
        "W of 2 entries; i = 11; j = 0; numbers down to 1e-9",
        question={"W": MANY_AXES, "i": 11, "j": 0, "given": [], "tol": TOL},
    ),
    pin(
        "question of 2, 4",
        "W of 2 entries; i = 3; j = 11",
        question={"W": MANY_AXES, "i": 3, "j": 11, "given": [4, 5, 6, 7], "tol": 1.0},
    ),
]
given_the_middle = [pin("sizes of 3 seed 1", "seed = 1; sizes = [2, 2, 2]", seed=1, sizes=(2, 2, 2))]
covariance_inputs = [
    pin("a of 2 p 0.3", "p = 0.3; a = [0.9, 0.2]; b = [0.1, 0.5]", p=0.3, a=(0.9, 0.2), b=(0.1, 0.5)),
    pin(
        "numbers down to 1e-5",
        "p = 1e-5; a = [0, 1]; b = [1, 0.25]; numbers down to 1e-5",
        p=1e-5,
        a=(0.0, 1.0),
        b=(1.0, 0.25),
    ),
    pin(
        "numbers down to 1e-5, 2",
        "p = 0.5; a = [0.5, 0.5]; b = [1e-5, 0.75]; numbers down to 1e-5",
        p=0.5,
        a=(0.5, 0.500001),
        b=(0.00001, 0.75),
    ),
]
common_parent_witness = pins(
    "some cov",
    "3 inputs, from p = 0.5; cov = 0.2 to p = 0.5; cov = 2e-7; numbers down to 2e-7",
    [{"request": {"p": 0.5, "cov": cov}} for cov in (0.2, -0.2, 2e-7)],
)
chain_witness = [
    pin("input", "p = 0.5; cov = 0.2", request={"p": 0.5, "cov": 0.2}),
    pin("input, 2", "p = 0.5; cov = -0.2", request={"p": 0.5, "cov": -0.2}),
]
v_structure = [
    pin("p1 0.5 p2 0.5 q 0.2", "p1 = 0.5; p2 = 0.5; q = 0.2", p1=0.5, p2=0.5, q=0.2),
    pin("p1 0.2 p2 0.8 q 0.05", "p1 = 0.2; p2 = 0.8; q = 0.05", p1=0.2, p2=0.8, q=0.05),
    pin("p1 0.8 p2 0.2 q 0.3", "p1 = 0.8; p2 = 0.2; q = 0.3", p1=0.8, p2=0.2, q=0.3),
]
