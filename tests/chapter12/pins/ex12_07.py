"""What the checks of 12.7 are always tried on."""

from itertools import product

import numpy as np

from grader.checks import pin, pins

SIGNS = (-1, 1)
SIZES = (1, 3, 5, 7)


def around_a_point(seed, n, d, k, scale, offset, order, winner, first=0):
    """At most n samples around a point. If there is a winner, just (k + 1) / 2 of the k nearest have its label, and none farther away.

    Then whoever leaves out one of these, or takes one sample too many, may get another label: `first` says which ones they are.
    """
    rng = np.random.default_rng(seed)
    most = 20 if d > 1 else 401 if n > 13 or seed % 2 else 13
    cells = rng.choice(most**d, size=min(n, most**d), replace=False)
    S = np.stack(np.unravel_index(cells, (most,) * d), axis=1) - most // 2
    half = rng.choice([4, most // 2])
    q = S[0] if rng.random() < 0.2 else rng.integers(-half, half, size=d) + rng.choice([0.0, 0.5, 0.43])
    # Of those that are as far as the k-th nearest no more than k stay.
    S = S[np.argsort(np.linalg.norm(S - q, axis=1), kind="stable")]
    distances = scale * np.linalg.norm(S - q, axis=1)
    S = np.concatenate([S[:k], S[k:][distances[k:] - distances[k - 1] > 2e-6]])
    T = rng.choice(SIGNS, size=len(S), p=rng.choice([0.2, 0.5, 0.8]) * np.array([1, -1]) + [0, 1])
    if winner is not None:
        T = np.full(len(S), -winner)
        T[(first + np.arange((k + 1) // 2)) % k] = winner
    places = rng.permutation(len(S)) if order == "any" else np.arange(len(S))[:: -1 if order == "far first" else 1]
    S = scale * S[places] + offset
    return {"S": S.tolist(), "T": T[places].tolist(), "q": (scale * q + offset).tolist(), "k": k}


FAR_AND_CLOSE = {"S": [[999.0], [999.002305]], "T": [1, -1], "q": [999.001151], "k": 1}
LARGE_GRID = [[float(i % 20) * 100 - 950, float(i // 20) * 100 - 450] for i in range(200)]
CORNERS = [[x, y, z] for x in (-1000.0, 1000.0) for y in (-1000.0, 1000.0) for z in (-1000.0, 1000.0)][:7]
ALIKE = {"S": [[0.0], [2.0], [4.0], [9.0]], "T": [-1, -1, -1, -1], "q": [1.0], "k": 3}
UNEVEN = [[0.0], [0.0011], [5.0], [5.0022], [1000.0], [-1000.0]]
CLUSTER = [[999.0 + 0.0011 * (i % 3), -500.0 + 0.0011 * (i // 3)] for i in range(9)]
LATTICE = [[float(i % 5), float(i // 5)] for i in range(25)]
JUMPING = [[float(i // 2 + (500 if i % 2 else -500)), float(i // 2)] for i in range(24)]
COLUMN = [[7.0, 7.0, 0.002 * i * i + 0.001 * i] for i in range(25)]
SPREAD = np.round(np.random.default_rng(12).uniform(-1000, 1000, size=(25, 3)), 2).tolist()
SHUFFLED = [float(i * 37 % 60) for i in range(60)]
GROWING = [0.001 * x * x + 0.001 * x for x in SHUFFLED]

majority = [
    pin(
        "case of 2",
        "S 2 × 1; T = [-1, 1]; q = [0]",
        case={"S": [[0.0104], [-0.0098]], "T": [-1, 1], "q": [0.0], "k": 1},
    ),
    pin(
        "numbers down to 1e-5",
        "S 2 × 2; T = [-1, 1]; q = [1e-5, 0]; numbers down to 1e-5",
        case={"S": [[2e-5, 1.0], [3.0, -2e-5]], "T": [-1, 1], "q": [1e-5, 0.0], "k": 1},
    ),
    pin(
        "case of 3",
        "S 3 × 3; T = [-1, 1, 1]; q = [2, 2, 2]",
        case={"S": [[2.0, 1.0, 3.0], [4.0, -1.0, 3.0], [0.0, 2.0, 2.0]], "T": [-1, 1, 1], "q": [2.0] * 3, "k": 1},
    ),
    pin("alike", "S 4 × 1; T = [-1, -1, -1, -1]; q = [1]", case=ALIKE),
    pin("alike, 2", "S 4 × 1; T = [1, -1, 1, -1]; q = [1]", case={**ALIKE, "T": [1, -1, 1, -1]}),
    pin("case of one", "S 1 × 2; T = [-1]; q = [5, 5]", case={"S": [[0.0, 0.0]], "T": [-1], "q": [5.0, 5.0], "k": 1}),
    pin(
        "case of 2, 2",
        "S 2 × 2; T = [1, -1]; q = [0, 0]",
        case={"S": [[3.0, 3.0], [0.0, 4.0]], "T": [1, -1], "q": [0.0, 0.0], "k": 1},
    ),
    pin(
        "case of 2, 3",
        "S 2 × 2; T = [1, -1]; q = [0, 0]",
        case={"S": [[3.0, 3.0], [0.0, 5.0]], "T": [1, -1], "q": [0.0, 0.0], "k": 1},
    ),
    pin(
        "case of 2, 4",
        "S 2 × 2; T = [1, -1]; q = [0, 0]",
        case={"S": [[0.0, 9.0], [1.0, 0.0]], "T": [1, -1], "q": [0.0, 0.0], "k": 1},
    ),
    pin(
        "case of 3, 2",
        "S 3 × 1; T = [1, -1, -1]; q = [1]",
        case={"S": [[1.0], [2.0], [2.5]], "T": [1, -1, -1], "q": [1.0], "k": 3},
    ),
    pin(
        "case of 6",
        "S 6 × 1; T of 6 entries; q = [0]",
        case={"S": [[-1.0], [1.0], [2.0], [-2.0], [3.0], [4.5]], "T": [-1, 1, 1, 1, -1, -1], "q": [0.0], "k": 5},
    ),
    pin(
        "case of 200",
        "S 200 × 2; T of 200 entries; q = [-333, 222]",
        case={"S": LARGE_GRID, "T": [1 if i % 3 else -1 for i in range(200)], "q": [-333.0, 222.0], "k": 7},
    ),
    *pins(
        "sizes",
        "75 inputs, from S 30 × 2; T of 30 entries; q = [-4.5, -7.5] to S 500 × 3; T of 500 entries; q = [-7.57, 4.43, -6.57]",
        [
            {"case": around_a_point(seed, n, d, k, 1.0, 0.0, order, winner, first)}
            for seed, n, d, order, winner in (
                (1, 30, 2, "any", 1),
                (2, 500, 3, "far first", -1),
                (3, 12, 1, "any", -1),
                (4, 15, 2, "far first", 1),
                (5, 500, 3, "any", 1),
            )
            for k in SIZES[1:]
            for first in range(k)
        ],
    ),
]
decisive = [
    pin(
        "the last of the nearest",
        "a sample that is nearer than the k-th, but not than the one before it",
        case={"S": [[1.0], [2.0], [10.0], [5.0]], "T": [1, -1, -1, 1], "q": [0.0], "k": 3},
    ),
]
close_majority = [
    pin("far and close", "S 2 × 1; T = [1, -1]; q = [999]", case=FAR_AND_CLOSE),
    pin("far and close, 2", "S 2 × 1; T = [1, -1]; q = [999]", case={**FAR_AND_CLOSE, "S": FAR_AND_CLOSE["S"][::-1]}),
    pin(
        "numbers down to 5e-5",
        "S 2 × 1; T = [1, -1]; q = [5e-5]; numbers down to 5e-5",
        case={"S": [[0.00108], [-0.00102]], "T": [1, -1], "q": [0.00005], "k": 1},
    ),
    pin(
        "case of 9",
        "S 9 × 3; T of 9 entries; q = [0, 0.0011, 0]",
        case={"S": [[2e-3 * i, 0.0, 0.0] for i in range(9)], "T": [-1, -1, *[1] * 7], "q": [0.0, 1.1e-3, 0.0], "k": 3},
    ),
    *pins(
        "corners",
        "2 inputs, each with S 7 × 3; T of 7 entries; q = [1000, 1000, 1000]",
        [{"case": {"S": S, "T": [*[-1] * 3, *[1] * 4], "q": [1000.0] * 3, "k": 7}} for S in (CORNERS, CORNERS[::-1])],
    ),
]
one_neighbour = pins(
    "few",
    "one point, two, and three that are close together",
    [
        {"points": points}
        for points in ([[3.0]], [[0.0], [1.0]], [[0.0], [0.05], [0.1]], [[1.0, 2.0], [1.0, 5.0], [4.0, 2.0]])
    ],
)
any_labels = [
    *pins(
        "few",
        "one point, two, and three that are close together",
        [
            {"points": points, "k": k}
            for points in ([[3.0]], [[0.0], [1.0]], [[0.0], [0.05], [0.1]], [[0.0], [5.0], [5.5]])
            for k in SIZES
        ],
    ),
    pin("points of 4 k 3", "points 4 × 1; k = 3", points=[[0.0], [100.0], [0.5], [101.0]], k=3),
    pin(
        "numbers down to 1e-5",
        "points 3 × 3; k = 3; numbers down to 1e-5",
        points=[[1e-5, 2.0, 2.00001], [3.0, 0.5, 3.5], [1.0, 4.0, 5.0]],
        k=3,
    ),
    pin("points of 3 k 5", "points 3 × 3; k = 5", points=[[3.0, 4.0, 7.0], [1.0, 2.0, 3.0], [1.0, 1.0, 2.0]], k=5),
    pin("points of 3 k 7", "points 3 × 3; k = 7", points=[[1.0, 2.0, 0.0], [1.0, 2.0, 0.5], [1.0, 2.0, 1.0]], k=7),
    pin("points of 5 k 5", "points 5 × 1; k = 5", points=[[float(i)] for i in range(5)], k=5),
]
close_points = [
    pin("points of 3 k 3", "points 3 × 2; k = 3", points=[[1.0, 2.0], [1.0, 2.0015], [1.0, 5.0]], k=3),
    pin("points of 3 k 3, 2", "points 3 × 1; k = 3", points=[[-0.0004], [0.00061], [0.00162]], k=3),
    pin("points of 2 k 7", "points 2 × 2; k = 7", points=[[1000.0, -1000.0], [1000.0, -999.9985]], k=7),
    *pins("uneven", "close pairs far from each other", [{"points": UNEVEN[:4], "k": k} for k in SIZES[1:]]),
]
many_points = pins(
    "regular",
    "a lattice, and neighbours that are far from each other in the list",
    [
        {"points": points, "k": k, "seed": seed}
        for points, seed in ((LATTICE[:15], None), (JUMPING, 3))
        for k in (1, 3, 7)
    ],
)
uneven_points = pins(
    "uneven",
    "close pairs and clusters, all but one coordinate the same, points in space",
    [
        {"points": points, "k": k, "seed": None}
        for points in (UNEVEN, CLUSTER, LATTICE, JUMPING, COLUMN, SPREAD)
        for k in (1, 3, 7)
    ],
)
SHORT = [float(i * 7 % 20) for i in range(20)]
condensed = [
    pin(
        "halfway",
        "keeping 1 and 3 leaves 2 halfway between two labels",
        line={"xs": [0.0, 1.0, 2.0, 3.0], "y": [-1, 1, 1, -1]},
    ),
    pin("one run", "equal labels: one point is enough", line={"xs": SHORT, "y": [1] * 20}),
    pin("alternating", "all points are kept", line={"xs": SHORT, "y": [1 if x % 2 else -1 for x in SHORT]}),
    pin("two runs", "two points are enough", line={"xs": SHORT, "y": [1 if x > 5 else -1 for x in SHORT]}),
    pin(
        "growing gaps",
        "borders lie halfway",
        line={"xs": [x * x / 4 for x in SHORT], "y": [1 if x // 4 % 2 else -1 for x in SHORT]},
    ),
    pin("line of 60", "xs of 60 entries; y of 60 entries", line={"xs": SHUFFLED, "y": [1] * 60}),
    pin(
        "line of 60, 2",
        "xs of 60 entries; y of 60 entries",
        line={"xs": SHUFFLED, "y": [1 if x % 2 else -1 for x in SHUFFLED]},
    ),
    pin(
        "line of 60, 3",
        "xs of 60 entries; y of 60 entries",
        line={"xs": SHUFFLED, "y": [1 if x > 9 else -1 for x in SHUFFLED]},
    ),
    pin(
        "line of 60, 4",
        "xs of 60 entries; y of 60 entries",
        line={"xs": GROWING, "y": [1 if x // 7 % 2 else -1 for x in SHUFFLED]},
    ),
    *pins(
        "signs",
        "54 inputs, from xs = [5]; y = [-1] to xs of 5 entries; y of 5 entries",
        [
            {"line": {"xs": [5.0, 2.0, 9.0, 4.0, 7.5][:n], "y": list(y)}}
            for n in (1, 2, 4, 5)
            for y in product(SIGNS, repeat=n)
        ],
    ),
]
close_condensed = [
    pin(
        "numbers down to 2e-5",
        "xs = [0.00105, 2e-5, -0.00103]; y = [1, -1, 1]; numbers down to 2e-5",
        line={"xs": [0.00105, 2e-5, -3e-5 - 0.001], "y": [1, -1, 1]},
    ),
    pin(
        "line of 4",
        "xs = [999, 999, 999, -1000]; y = [1, -1, -1, 1]",
        line={"xs": [999.0, 999.0012, 999.0035, -1000.0], "y": [1, -1, -1, 1]},
    ),
]
few_samples = [
    pin("N 1", "N = 1", N=1),
    pin("N 2", "N = 2", N=2),
    pin("N 3", "N = 3", N=3),
    pin("N 4", "N = 4", N=4),
    pin("N 50", "N = 50", N=50),
    pin("N 1000000", "N = 1000000; numbers up to 1e6", N=10**6),
]
