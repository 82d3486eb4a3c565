"""What the checks of 11.9 are always tried on."""

import numpy as np

from grader.checks import pin

CROSS = np.array([[1.0, 0.0, 1.0, 1.0], [0.0, 1.0, 1.0, -1.0]])
CORNER = np.column_stack([np.eye(3), np.ones(3)])
WIDE = np.column_stack([np.eye(6), np.ones(6), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0]])
ALMOST = np.array(
    [[3, -1, 3, 2, 2, -1], [-1, 2, 1, -1, 3, 3], [2, 0, 0, -2, 3, -1], [3, -1, -1, 3, 0, -2], [-1, -1, -2, 3, 3, 0.0]]
)
# Atoms nearly as dependent as the contract permits: steps are short long before the minimum.
NARROW = np.array([[0.6, -8.2, -2.3, 3.4], [4.1, 0.8, 7.1, 5.7], [-4.8, 2.0, 3.2, -1.3], [-7.4, -2.9, 3.3, 1.9]])
NARROW_WHOLE = np.array(
    [
        [1, 2, 1, 3, -3, -2],
        [3, 2, 0, -2, -3, 0],
        [1, 2, 2, 2, 2, -5],
        [-1, -3, -3, 2, -3, 2],
        [-1, 2, 2, -2, -1, 4],
        [3, -3, 3, 2, -2, 4.0],
    ]
)
POWERS = np.vander(np.arange(1.0, 7.0), 4, increasing=True).T


def whole(n, m, seed, most=9):
    return np.random.default_rng(seed).integers(-most, most + 1, (n, m)).astype(float)


def sample(x, B, factor):
    """{"x", "B", "lam"}; the code is 0 from a factor of 2 on, and the contract allows 0.1 at least."""
    x, B = np.array(x), np.array(B)
    return {"x": x, "B": B, "lam": max(0.01, factor * float(np.abs(B.T @ x).max()))}


code = [
    pin("sample 0.4", "x = [1, 2, 3]; B 3 × 4; lam = 2.4", problem=sample([1.0, 2.0, 3.0], CORNER, 0.4)),
    pin("sample 1.0", "x = [0, 0]; B 2 × 4; lam = 0.01", problem=sample([0.0, 0.0], CROSS, 1.0)),
    pin("sample 1.0, 2", "x = [1, -1]; B 2 × 3; lam = 0.01", problem=sample([1.0, -1.0], np.zeros((2, 3)), 1.0)),
    pin("sample 0.2", "x = [0.0137, 0.0254]; B 2 × 4; lam = 0.0391", problem=sample([0.0137, 0.0254], 5 * CROSS, 0.2)),
    pin(
        "sample 0.1, 4",
        "x of 6 entries; B 6 × 8; lam = 1.375",
        problem=sample([5.0, -3.0, 2.0, 7.25, -1.5, 4.0], WIDE, 0.1),
    ),
    pin(
        "sample 0.25",
        "x of 6 entries; B 6 × 7; lam = 2",
        problem=sample([-2.5, 3.0, 1.0, 0.5, 8.0, -4.0], WIDE[:, :7], 0.25),
    ),
]
code_strict = [
    pin(
        "sample 0.15",
        "x = [0.0137, 0.0254, -0.0118]; B 3 × 2; lam = 0.01",
        problem=sample([0.0137, 0.0254, -0.0118], [[0.0123, 0.0456], [0.0334, -0.0217], [0.0151, 0.0292]], 0.15),
    ),
    pin(
        "sample 0.1",
        "x = [0.13, 0.25, -0.14]; B 3 × 4; lam = 0.01",
        problem=sample([0.13, 0.25, -0.14], CORNER * 0.01, 0.1),
    ),
    pin(
        "sample 0.15, 2",
        "x = [99, -100, 0.01]; B 3 × 4; lam = 1500",
        problem=sample([99.0, -100.0, 0.01], CORNER * 100, 0.15),
    ),
    pin(
        "sample 0.1, 2",
        "x = [100, -40, 70]; B 3 × 4; lam = 0.13",
        problem=sample([100.0, -40.0, 70.0], CORNER * 0.01, 0.1),
    ),
    pin(
        "problem of one",
        "x = [100]; B 1 × 1; lam = 0.1",
        problem={"x": np.array([100.0]), "B": np.array([[0.01]]), "lam": 0.1},
    ),
    pin("sample 0.1, 3", "x of 5 entries; B 5 × 6; lam = 4", problem=sample([7.0, 9.0, -7.0, 2.0, -6.0], ALMOST, 0.1)),
    pin(
        "problem of 4",
        "x = [-2.2, -0.2, -3.7, 2.7]; B 4 × 4; lam = 0.48",
        problem={"x": np.array([-2.2, -0.2, -3.7, 2.7]), "B": NARROW, "lam": 0.48},
    ),
    pin(
        "problem of 2",
        "x = [4.25, 0.28]; B 2 × 2; lam = 0.5",
        problem={"x": np.array([4.25, 0.28]), "B": np.array([[1.0, 1.0], [0.0, 0.14]]), "lam": 0.5},
    ),
]
factors_inputs = [
    pin(
        "problem of 2",
        "B 2 × 2; A 2 × 3; perm = [1, 0]",
        problem={"B": np.ones((2, 2)), "A": np.ones((2, 3)), "perm": [1, 0], "scales": [2.0, 2.0]},
    ),
    pin(
        "problem of 3",
        "B 3 × 3; A 3 × 4; perm = [1, 2, 0]",
        problem={"B": whole(3, 3, 5), "A": whole(3, 4, 6), "perm": [1, 2, 0], "scales": [2.0, -0.5, 10.0]},
    ),
]
factors_inputs_strict = [
    pin(
        "problem of 2, 2",
        "B 2 × 4; A 4 × 110; perm = [3, 0, 1, 2]",
        problem={
            "B": whole(2, 4, 7),
            "A": whole(4, 110, 8),
            "perm": [3, 0, 1, 2],
            "scales": [0.001, 3.0, -1000.0, 1.0],
        },
    ),
    pin(
        "problem of 115",
        "B 115 × 3; A 3 × 2; perm = [2, 0, 1]",
        problem={"B": whole(115, 3, 9), "A": whole(3, 2, 10), "perm": [2, 0, 1], "scales": [1 / 3, -3.0, 0.7]},
    ),
]
spark = [
    pin("A of 4", "A 4 × 4", A=np.eye(4)),
    pin("A of 2", "A 2 × 1", A=np.zeros((2, 1))),
    pin("A of one", "A 1 × 1", A=np.ones((1, 1))),
    pin("A of 3", "A 3 × 4", A=np.eye(3)[:, [0, 1, 2, 1]]),
    pin("A of 4, 2", "A 4 × 5", A=np.column_stack([np.eye(4), [0.0, 1.0, 1.0, 0.0]])),
    pin("A of 2, 2", "A 2 × 2", A=np.array([[30.0, 29.0], [27.0, 26.0]])),
    pin("whole 6 8 11", "A 6 × 8", A=whole(6, 8, 11)),
    pin("whole 6 6 12", "A 6 × 6", A=whole(6, 6, 12)),
]
spark_strict = [
    pin("narrow whole", "Independent columns, though their least singular value is 0.0003", A=NARROW_WHOLE),
]
rip = [
    pin(
        "three of two rows",
        "Three columns of two rows: one singular value is 0",
        A=np.array([[0.5, 1.0, 0.0], [0.5, 0.0, 1.0]]),
        place=2,
    ),
    pin("A of one place 0", "A 1 × 1; place = 0", A=np.array([[0.1]]), place=0),
    pin("A of 2 place 1", "A 2 × 2; place = 1", A=np.zeros((2, 2)), place=1),
    pin("A of 3 place 1", "A 3 × 3; place = 1", A=np.eye(3) * 300, place=1),
    pin("A of 2 place 0", "A 2 × 2; place = 0", A=np.sqrt([[2.0, 0.0], [0.0, 0.5]]), place=0),
    pin("A of 4 place 2", "A 4 × 3; place = 2", A=np.eye(4)[:, :3], place=2),
    pin("A of 2 place 1, 2", "A 2 × 4; place = 1", A=np.array([[1.0, 0.0, 0.6, 0.6], [0.0, 1.0, 0.8, 0.8]]), place=1),
    pin("A of 6 place 3", "A 6 × 8; place = 3", A=(whole(6, 8, 13, 300) + 0.25) / 300, place=3),
]
rip_strict = [
    pin("numbers down to 9e-5", "A 6 × 1; place = 0; numbers down to 9e-5", A=np.full((6, 1), 9e-5), place=0),
]
recover = [
    pin(
        "problem of 2",
        "A 2 × 3; y = [0, 2]; k = 1",
        problem={"A": np.array([[1.0, 1.0, 0.0], [0.0, 0.0, 1.0]]), "y": np.array([0.0, 2.0]), "k": 1},
    ),
    pin(
        "problem of 2, 2",
        "A 2 × 3; y = [0, 2]; k = 2",
        problem={"A": np.array([[1.0, 1.0, 0.0], [0.0, 0.0, 1.0]]), "y": np.array([0.0, 2.0]), "k": 2},
    ),
    pin("problem of 2, 3", "A 2 × 4; y = [0, 0]; k = 2", problem={"A": CROSS, "y": np.zeros(2), "k": 2}),
    pin("problem of 2, 4", "A 2 × 4; y = [0, 0]; k = 3", problem={"A": CROSS, "y": np.zeros(2), "k": 3}),
    pin("problem of 2, 5", "A 2 × 4; y = [2, 2]; k = 1", problem={"A": CROSS, "y": np.array([2.0, 2.0]), "k": 1}),
    pin("problem of 2, 6", "A 2 × 4; y = [2, 2]; k = 2", problem={"A": CROSS, "y": np.array([2.0, 2.0]), "k": 2}),
    pin("problem of 2, 7", "A 2 × 4; y = [2, 1]; k = 1", problem={"A": CROSS, "y": np.array([2.0, 1.0]), "k": 1}),
    pin("problem of 3", "A 3 × 4; y = [1, 1, 0]; k = 2", problem={"A": CORNER, "y": np.array([1.0, 1.0, 0.0]), "k": 2}),
    pin(
        "problem of 3, 2",
        "A 3 × 4; y = [2, 1, 1]; k = 2",
        problem={"A": CORNER, "y": np.array([2.0, 1.0, 1.0]), "k": 2},
    ),
    pin(
        "problem of 3, 3",
        "A 3 × 4; y = [3, 1, 1]; k = 2",
        problem={"A": CORNER, "y": np.array([3.0, 1.0, 1.0]), "k": 2},
    ),
    pin("problem of 2, 8", "A 2 × 1; y = [0, 0]; k = 1", problem={"A": np.zeros((2, 1)), "y": np.zeros(2), "k": 1}),
    pin(
        "problem of 3, 5",
        "A 3 × 2; y = [1, 2, 2]; k = 2",
        problem={"A": np.array([[3.0, 0.0], [0.0, 7.0], [0.0, 7.0]]), "y": np.array([1.0, 2.0, 2.0]), "k": 2},
    ),
    pin(
        "problem of 6, 2",
        "A 6 × 8; y of 6 entries; k = 3",
        problem={"A": whole(6, 8, 15), "y": whole(6, 1, 16)[:, 0], "k": 3},
    ),
    pin(
        "problem of 6, 3",
        "A 6 × 6; y of 6 entries; k = 6",
        problem={"A": whole(6, 6, 17), "y": whole(6, 6, 17) @ [1.0, -1.0, 2.0, -2.0, 3.0, 1.0], "k": 6},
    ),
]
recover_strict = [
    pin(
        "numbers up to 9e4",
        "A 2 × 2; y = [9e4, 1]; k = 1; numbers up to 9e4",
        problem={"A": np.eye(2), "y": np.array([90000.0, 1.0]), "k": 1},
    ),
    pin(
        "problem of 2, 9",
        "The distance of y from the columns is 1/423.6, then 0.00035, not 0",
        problem={"A": np.array([[300.0], [299.0]]), "y": np.array([1.0, 1.0]), "k": 1},
    ),
    pin(
        "problem of 3, 4",
        "A 3 × 2; y = [6, 3, 4]; k = 2",
        problem={"A": np.array([[-29.0, -54], [17, -53], [-6, -47]]), "y": np.array([6.0, 3.0, 4.0]), "k": 2},
    ),
    pin(
        "problem of 6",
        "A 6 × 8; y of 6 entries; k = 3",
        problem={"A": whole(6, 8, 14), "y": whole(6, 8, 14) @ [0, 5.0, 0, 0, -3.0, 0, 0, 1000.0], "k": 3},
    ),
]
pair = [
    pin("powers", "A 4 × 6; place = 1", A=POWERS, place=1),
    pin("powers, 2", "A 4 × 6; place = 2", A=POWERS, place=2),
    pin("cross", "A 2 × 4; place = 0", A=CROSS, place=0),
    pin("cross, 2", "A 2 × 4; place = 1", A=CROSS, place=1),
    pin("cross, 3", "A 2 × 4; place = 3", A=CROSS, place=3),
    pin("corner", "A 3 × 4; place = 1", A=CORNER, place=1),
    pin("corner, 2", "A 3 × 4; place = 0", A=CORNER, place=0),
    pin("A of 3 place 2", "A 3 × 3; place = 2", A=np.eye(3), place=2),
    pin("A of 2 place 0", "A 2 × 1; place = 0", A=np.zeros((2, 1)), place=0),
    pin("A of one place 0", "A 1 × 2; place = 0", A=np.array([[1.0, 2.0]]), place=0),
    pin("A of one place 0, 2", "A 1 × 3; place = 0", A=np.array([[2.0, 0.0, 3.0]]), place=0),
    pin("whole 6 8 18", "A 6 × 8; place = 2", A=whole(6, 8, 18), place=2),
    pin("whole 6 8 18, 2", "A 6 × 8; place = 3", A=whole(6, 8, 18), place=3),
]
