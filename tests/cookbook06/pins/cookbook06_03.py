"""What the checks of cookbook6.3 are always tried on."""

import numpy as np

from grader.checks import memo, pin, pins

INDEPENDENT = 1e-10
"""A singular value below this share of the largest is 0."""


def basis(T):
    """Orthonormal columns that span those of T."""
    U, s, _ = np.linalg.svd(np.asarray(T, dtype=float), full_matrices=False)
    return U[:, s > INDEPENDENT * s[0]] if s[0] > 0 else U[:, :0]


def projected(T, v):
    U = basis(T)
    along = U @ (U.T @ v)
    return along + U @ (U.T @ (v - along))


def distance(x, y, T):
    v = y - x
    return float(np.linalg.norm(v - projected(T, v)))


def well_conditioned(T):
    s = np.linalg.svd(T, compute_uv=False)
    return all(one >= 2e-3 * s[0] for one in s if one > 1e-12 * s[0])


KINDS = (
    "small",
    "large",
    "fine",
    "twice",
    "zero",
    "sum",
    "parallel",
    "none",
    "long",
    "wide",
    "inside",
    "equal",
    "apart",
    "flat",
)


def made(kind, d, r, seed):
    """{"x", "y", "T"} of this kind."""
    rng = np.random.default_rng(seed)
    while True:
        x, y = (rng.integers(-5, 6, size=d).astype(float) for _ in range(2))
        T = rng.integers(-4, 5, size=(d, r)).astype(float)
        if kind == "fine":
            x, y, T = x + rng.random(d).round(6), y + rng.random(d).round(6), T + rng.random((d, r)).round(6)
        elif kind == "small":
            x, y, T = x * 1e-5, y * 1e-5, T * 10.0 ** rng.integers(-5, 1)
        elif kind == "large":
            x, y, T = x * 1e5, y * 1e5, T * 10.0 ** rng.integers(0, 6)
        elif kind == "twice":
            T[:, -1] = T[:, 0]
        elif kind == "zero":
            T[:, rng.integers(r)] = 0
        elif kind == "sum":
            T[:, -1] = T[:, :-1].sum(axis=1)
        elif kind == "parallel":
            T = np.outer(T[:, 0], np.arange(1, r + 1))
        elif kind == "none":
            T[:] = 0
        elif kind == "inside":
            y = x + T @ rng.integers(-3, 4, size=r)
        elif kind == "equal":
            y = x.copy()
        elif kind == "apart":
            y[:] = x
            y[-1] += 3
            T[-1] = 0
        elif kind == "flat":
            T[:] = T[0]
        if well_conditioned(T):
            return {"x": x, "y": y, "T": T}


UNUSUAL = [{"case": made(kind, 5, 3, 630 + k)} for k, kind in enumerate(KINDS[:-6])] + [
    {"case": made("long", 120, 4, 1)},
    {"case": made("wide", 12, 10, 2)},
    {"case": made("inside", 4, 2, 3)},
    {"case": made("equal", 3, 2, 4)},
    {"case": made("apart", 3, 2, 5)},
    {"case": made("flat", 4, 2, 6)},
    {"case": made("", 2, 4, 7)},
    {"case": made("", 1, 1, 8)},
    {"case": {"x": np.zeros(2), "y": np.array([3.0, 4.0]), "T": np.array([[0.0], [0.0]])}},
    {"case": {"x": np.zeros(3), "y": np.array([1.0, 1.0, 1.0]), "T": np.array([[1.0, 1], [0, 1], [0, 0]])}},
    # Singular values as far apart as may be, distances and moves that are tiny or huge.
    {"case": {"x": np.zeros(3), "y": np.array([1.0, 2, 3]), "T": np.array([[1.0, 0], [0, 1.05e-3], [0, 0]])}},
    {"case": {"x": np.array([1e-6, 2e-6, 0]), "y": np.array([2e-6, 2.001e-6, 3e-6]), "T": 1e6 * np.eye(3)[:, ::2]}},
    {"case": {"x": np.array([0, 3e5]), "y": np.array([1e6, 2e5]), "T": np.array([[1e-6], [0]])}},
    {"case": {"x": np.zeros(3), "y": np.array([1, 1e-6, 2]), "T": np.eye(3)[:, :2]}},
    {"case": {"x": np.array([0, 1e-6, 0]), "y": np.array([3e-6, 5e-6, 1e-6]), "T": 1e-6 * np.eye(3)[:, :2]}},
]
BY_HAND = {"x": np.array([1.0, 0, 2]), "y": np.array([0.0, 2, 1]), "T": np.array([[1.0, 0], [0, 1], [0, 0]])}


def differences(image):
    """The tangents of translation, pixel by pixel."""
    h, w = image.shape

    def pixel(i, j):
        return float(image[i, j]) if 0 <= i < h and 0 <= j < w else 0.0

    places = [(i, j) for i in range(h) for j in range(w)]
    return np.array(
        [[(pixel(i + 1, j) - pixel(i - 1, j)) / 2, (pixel(i, j + 1) - pixel(i, j - 1)) / 2] for i, j in places]
    )


def picture_of(kind, h, w, seed):
    rng = np.random.default_rng(seed)
    while True:
        image = rng.integers(0, 9, size=(h, w)).astype(float)
        if kind == "fine":
            image += rng.random((h, w)).round(6)
        elif kind == "small":
            image *= 1e-5
        elif kind == "large":
            image *= 1e5
        elif kind == "negative":
            image -= 4
        elif kind == "constant":
            image[:] = image[0, 0]
        elif kind == "rows":
            image[:] = image[0]
        if well_conditioned(differences(image)):
            return image


@memo
def distances_to(train, queries, shape):
    tangents = [differences(x.reshape(shape)) for x in train]
    return np.array([[distance(x, q, T) for x, T in zip(train, tangents, strict=True)] for q in queries])


def clear(train, labels, queries, shape):
    """Whether no query is nearly as far from training images of two labels."""
    labels = np.array(labels)
    for row in distances_to(train, queries, shape):
        nearest = sorted(row[labels == label].min() for label in set(labels.tolist()))
        if len(nearest) > 1 and nearest[0] >= (1 - 1e-5) * nearest[1]:
            return False
    return True


def album(kind, h, w, n, m, labels, seed):
    """{"train", "labels", "queries", "shape"} without ties."""
    rng = np.random.default_rng(seed)
    while True:
        train = np.array([picture_of(kind, h, w, int(rng.integers(2**32))).ravel() for _ in range(n)])
        queries = np.array([picture_of(kind, h, w, int(rng.integers(2**32))).ravel() for _ in range(m)])
        names = [labels[int(k)] for k in rng.integers(len(labels), size=n)]
        if clear(train, names, queries, (h, w)):
            return {"train": train, "labels": names, "queries": queries, "shape": (h, w)}


def _moved_far():
    """Queries that one training image reaches along its tangents; to the eye all the others are much nearer."""
    rng = np.random.default_rng(6)
    base = rng.uniform(0, 9, 16).round(2)
    padded = np.pad(base.reshape(4, 4), 1)
    ways = [(padded[2:, 1:-1] - padded[:-2, 1:-1]).ravel(), (padded[1:-1, 2:] - padded[1:-1, :-2]).ravel()]
    queries = np.array([base + 4 * ways[0] - 3 * ways[1], base - 5 * ways[1] - 2 * ways[0]])
    others = [queries[k % 2] + rng.uniform(-2, 2, 16).round(2) for k in range(39)]
    return {"train": np.array([*others, base]), "labels": [0] * 39 + [1], "queries": queries, "shape": (4, 4)}


MIXES = [[[1, 0], [0, 1]], [[2, 1], [1, 1]], [[0, 3], [-1, 1]], [[1, -2], [4, 1]], [[-0.5, 0], [0, 8]]]

distance_inputs = pins(
    "unusual", "23 inputs, the first with x of 5 entries; y of 5 entries; T 5 × 3; numbers down to 1e-5", UNUSUAL
)
best_move = [
    pin("by hand", "x = [1, 0, 2]; y = [0, 2, 1]; T 3 × 2", case=BY_HAND),
    *pins(
        "unusual", "23 inputs, the first with x of 5 entries; y of 5 entries; T 5 × 3; numbers down to 1e-5", UNUSUAL
    ),
]
two_sided = [
    pin("made  30 20 99", "x of 30 entries; y of 30 entries; T 30 × 20; left = 10", case=made("", 30, 20, 99), left=10),
    pin(
        "made sum 130 20 98",
        "x of 130 entries; y of 130 entries; T 130 × 20; left = 10",
        case=made("sum", 130, 20, 98),
        left=10,
    ),
    *pins(
        "unusual",
        "20 inputs, the first with x of 5 entries; y of 5 entries; T 5 × 3; left = 1; numbers down to 1e-5",
        [{"case": one["case"], "left": 1} for one in UNUSUAL if one["case"]["T"].shape[1] > 1],
    ),
    *pins(
        "kinds",
        "13 inputs, from x of 9 entries; y of 9 entries; T 9 × 5; left = 2; numbers down to 1e-5 to x of 9 entries; y of 9 entries; T 9 × 5; left = 3",
        [{"case": made(kind, 9, 5, 70 + k), "left": 2 + k % 2} for k, kind in enumerate(KINDS) if kind != "wide"],
    ),
    *pins(
        "made",
        "3 inputs, from x of 12 entries; y of 12 entries; T 12 × 10; left = 1 to x of 12 entries; y of 12 entries; T 12 × 10; left = 9",
        [{"case": made("wide", 12, 10, 90 + k), "left": left} for k, left in enumerate((1, 5, 9))],
    ),
]
tangents = [
    *pins(
        "picture of",
        "6 inputs, each with image 5 × 4",
        [
            {"case": {"image": picture_of(kind, 5, 4, k)}}
            for k, kind in enumerate(("", "fine", "small", "large", "negative", "rows"))
        ],
    ),
    *pins(
        "picture of, 2",
        "8 inputs, from image 1 × 1 to image 3 × 9",
        [
            {"case": {"image": picture_of("", h, w, h + w)}}
            for h, w in ((1, 1), (1, 5), (5, 1), (2, 2), (110, 1), (1, 120), (43, 3), (3, 9))
        ],
    ),
    pin("case of 4", "image 4 × 5", case={"image": np.sqrt(np.arange(20.0)).reshape(4, 5)}),
    pin(
        "numbers down to 1e-6",
        "image 4 × 3; numbers down to 1e-6",
        case={"image": 1e-6 * np.sqrt(np.arange(1.0, 13)).reshape(4, 3)},
    ),
    pin("case of 3", "image 3 × 3", case={"image": np.zeros((3, 3))}),
    pin("case of 3, 2", "image 3 × 4", case={"image": np.ones((3, 4))}),
    pin("case of 3, 3", "image 3 × 3", case={"image": np.array([[1.0, 2, 3], [2, 4, 6], [3, 6, 9]])}),
    pin("case of 4, 2", "image 4 × 4", case={"image": np.outer([1.0, 2, 0, 5], [1.0, 0, 3, 4])}),
]
classify = [
    pin(
        "album  4 3 30 20 1",
        "train 30 × 12; labels of 30 entries; queries 20 × 12",
        case=album("", 4, 3, 30, 20, [0, 1, 2, 3, 4], 1),
    ),
    pin(
        "album  2 60 5 2 2",
        "train 5 × 120; labels of 5 entries; queries 2 × 120",
        case=album("", 2, 60, 5, 2, [0, 1], 2),
    ),
    pin("album  2 8 9 5 0", "As many pixels as a square has", case=album("", 2, 8, 9, 5, [0, 1, 2], 0)),
    pin(
        "album  9 4 9 5 3",
        "train 9 × 36; labels of 9 entries; queries 5 × 36",
        case=album("", 9, 4, 9, 5, [0, 1, 2], 3),
    ),
    pin("moved far", "train 40 × 16; labels of 40 entries; queries 2 × 16", case=_moved_far()),
    pin(
        "album small 3 4 6 3 3",
        "train 6 × 12; labels of 6 entries; queries 3 × 12; numbers of 3e9 and 1e-5 in one input",
        case=album("small", 3, 4, 6, 3, [4, 3 * 10**9], 3),
    ),
    pin(
        "case of 3",
        "train 3 × 3; labels = [1, 0, 2]; queries 2 × 3",
        case={
            "train": np.array([[1.0, 2, 3], [2, 5, 7], [4, 0, 4]]),
            "labels": [1, 0, 2],
            "queries": np.array([[1.0, 2, 7], [0, 4, 4]]),
            "shape": (1, 3),
        },
    ),
    pin(
        "album large 3 4 6 3 4",
        "train 6 × 12; labels of 6 entries; queries 3 × 12; numbers up to 8e5",
        case=album("large", 3, 4, 6, 3, [4, 9], 4),
    ),
    pin(
        "album fine 2 5 7 5 5",
        "train 7 × 10; labels of 7 entries; queries 5 × 10",
        case=album("fine", 2, 5, 7, 5, [4, 9, 1], 5),
    ),
    pin(
        "case of 3, 2",
        "train 3 × 1; labels = [2, 7, 4]; queries 3 × 1",
        case={
            "train": np.array([[1.0], [5.0], [3.5]]),
            "labels": [2, 7, 4],
            "queries": np.array([[4.0], [2.2], [9.0]]),
            "shape": (1, 1),
        },
    ),
    pin(
        "case of 2",
        "Of both nearest, one is nearer by a few millionths; and by two billionths",
        case={
            "train": np.array([[1.0], [5.0]]),
            "labels": [2, 7],
            "queries": np.array([[3.000004], [2.999996]]),
            "shape": (1, 1),
        },
    ),
    pin(
        "numbers down to 1e-6",
        "train 2 × 1; labels = [2, 7]; queries 2 × 1; numbers down to 1e-6",
        case={
            "train": np.array([[1e-6], [1.002e-6]]),
            "labels": [2, 7],
            "queries": np.array([[1.003e-6], [1.0003e-6]]),
            "shape": (1, 1),
        },
    ),
    pin(
        "case of 3, 3",
        "train 3 × 4; labels = [6, 6, 2]; queries 3 × 4",
        case={
            "train": np.array([[1.0, 2, 3, 5], [1, 2, 3, 5], [0, 0, 4, 4]]),
            "labels": [6, 6, 2],
            "queries": np.array([[1.0, 2, 2, 5], [0, 0, 4, 5], [1, 2, 2, 5]]),
            "shape": (2, 2),
        },
    ),
]
transform = [
    pin(
        "made long 110 2 5",
        "x of 110 entries; y of 110 entries; T 110 × 2; mix 2 × 2",
        case=made("long", 110, 2, 5),
        mix=MIXES[3],
        move=[1.0, -1.0],
    )
]
lopsided = [
    pin("ratio 2", "ratio = 2", ratio=2.0),
    pin("ratio 3.7", "ratio = 3.7", ratio=3.7),
    pin("ratio 10", "ratio = 10", ratio=10.0),
    pin("ratio 31.6", "ratio = 31.6", ratio=31.6),
    pin("ratio 123.5", "ratio = 123.5", ratio=123.456),
    pin("ratio 999.9", "ratio = 999.9", ratio=999.9),
    pin("ratio 1000", "ratio = 1000", ratio=1000.0),
]
triangle = [
    pin("g 0.1", "g = 0.1", g=0.1),
    pin("g 0.7", "g = 0.7", g=0.7),
    pin("g 1", "g = 1", g=1.0),
    pin("g 2.5", "g = 2.5", g=2.5),
    pin("g 9.99", "g = 9.99", g=9.99),
    pin("g 10", "g = 10", g=10.0),
]
