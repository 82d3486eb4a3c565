"""What the checks of 13.9 are always tried on."""

import numpy as np

from grader.checks import memo, pin, pins


def error_patterns(k, copies):
    """No attribute wrong (so often), or one of them."""
    return np.vstack([np.zeros((copies, k), dtype=int), np.eye(k, dtype=int)])


def product(views, y):
    """The rows of every pair of patterns within each class; views[c] has the two tables of patterns of class c."""
    rows, labels = [], []
    for label, (left, right) in zip(y, views, strict=True):
        rows += [np.concatenate([one, other]) for one in left for other in right]
        labels += [label] * (len(left) * len(right))
    return np.array(rows), labels


def misleading(k_a, c_a, k_b, c_b, classes):
    """Every attribute is the class plus an error; without the class, columns of different views share more."""
    left, right = error_patterns(k_a, c_a), error_patterns(k_b, c_b)
    return product([((left + c) % classes, (right + c) % classes) for c in range(classes)], range(classes))


def opposite(k_a, k_b):
    """Within a view equal in one class, opposite in the other: without the class nothing depends on anything."""
    views = []
    for c in (0, 1):
        signs = [np.array([(c * j) % 2 for j in range(k)]) for k in (k_a, k_b)]
        views.append(tuple(np.array([(bit + sign) % 2 for bit in (0, 1)]) for sign in signs))
    return product(views, (0, 1))


def parabola():
    """Within a class the columns are uncorrelated, and yet one is a function of the other."""
    e = np.arange(3)
    left, right = np.column_stack([e, e == 1, e != 1]).astype(int), error_patterns(2, 2)
    return product([(left, (right + c) % 2) for c in (0, 1)], (0, 1))


PLANTS = [
    (misleading(*sizes), sizes[0])
    for sizes in (
        (2, 3, 2, 3, 2),
        (2, 3, 3, 3, 2),
        (3, 4, 3, 5, 2),
        (2, 3, 2, 4, 3),
        (4, 5, 3, 4, 3),
        (2, 2, 6, 4, 2),
        (2, 10, 3, 9, 2),
        (2, 10, 3, 2, 2),
    )
]
PLANTS += [(opposite(2, 2), 2), (opposite(3, 2), 3), (opposite(9, 3), 9), (parabola(), 3)]


def prepared(X, y, k_a, seed):
    """Columns, rows, codes and class names shuffled: {"X", "y", "views"}."""
    rng = np.random.default_rng(seed)
    order, rows = rng.permutation(X.shape[1]), rng.permutation(len(X))
    names = rng.permutation(10)
    X = np.column_stack([rng.permutation(100)[column] for column in X[rows].T[order]])
    place = np.argsort(order).tolist()
    views = [sorted(place[:k_a]), sorted(place[k_a:])]
    return {"X": X, "y": [int(names[y[i]]) for i in rows], "views": views}


@memo
def sampled(seed, k_a, k_b, m=2000):
    """Attributes are the class, the shared noise of their view, and a little noise of their own, added modulo 2."""
    rng = np.random.default_rng(seed)
    y = rng.integers(0, 2, m)
    columns = []
    for k in (k_a, k_b):
        shared = rng.random(m) < 0.3
        columns += [(y + shared + (rng.random(m) < 0.03)) % 2 for _ in range(k)]
    return prepared(np.column_stack(columns).astype(int), y.tolist(), k_a, seed + 100)


@memo
def noisy(seed, m=1000, values=3, classes=3):
    """As `sampled`, of more values, classes and fewer rows: columns of different views share almost as much as they may."""
    rng = np.random.default_rng(seed)
    y = rng.integers(0, classes, m)
    columns = []
    for _ in range(2):
        shared = rng.integers(0, values, m)
        columns += [(y + shared + (rng.random(m) < 0.03)) % values for _ in range(2)]
    return prepared(np.column_stack(columns).astype(int), y.tolist(), 2, seed + 100)


@memo
def in_order(last, m=2000):
    """Rows in the order of classes; in one of the two, the first or the last half, no column varies."""
    rng = np.random.default_rng(7)
    varies = np.arange(m) < m // 2 if last else np.arange(m) >= m // 2
    columns = []
    for k in (3, 2):
        shared = rng.integers(0, 2, m)
        columns += [np.where(varies, (shared + (rng.random(m) < 0.02)) % 2, 0) for _ in range(k)]
    order = rng.permutation(5)
    place = np.argsort(order).tolist()
    return {
        "X": np.column_stack(columns)[:, order],
        "y": varies.astype(int).tolist(),
        "views": [sorted(place[:3]), sorted(place[3:])],
    }


SAMPLED = [sampled(seed, *sizes) for seed, sizes in enumerate(((3, 2), (2, 2), (4, 3), (7, 5)))]
SAMPLED += [noisy(29), noisy(35), in_order(False), in_order(True)]

information = [
    pin(
        "case of 3",
        "a = [0, 0, 1]; b = [4, 5, 5]; y = [0, 0, 0]",
        case={"a": [0, 0, 1], "b": [4, 5, 5], "y": [0, 0, 0]},
    ),
    pin(
        "case of 5",
        "a of 5 entries; b of 5 entries; y of 5 entries",
        case={"a": [0, 0, 1, 1, 1], "b": [4, 5, 5, 4, 4], "y": [0, 0, 0, 1, 1]},
    ),
    pin(
        "case of 5, 2",
        "a of 5 entries; b of 5 entries; y of 5 entries",
        case={"a": [3] * 5, "b": [0, 1, 2, 3, 4], "y": [0, 0, 1, 1, 9]},
    ),
    pin(
        "case of 4",
        "a = [1, 11, 1, 11]; b = [12, 2, 2, 12]; y = [0, 0, 0, 0]",
        case={"a": [1, 11, 1, 11], "b": [12, 2, 2, 12], "y": [0, 0, 0, 0]},
    ),
    pin(
        "case of 2000",
        "7e-7 bits and 2e-5 bits",
        case={"a": [0] * 1000 + [1] * 1000, "b": [0] * 501 + [1] * 499 + [0] * 500 + [1] * 500, "y": [0] * 2000},
    ),
    pin(
        "case of 400",
        "a of 400 entries; b of 400 entries; y of 400 entries",
        case={"a": [0] * 200 + [1] * 200, "b": [0] * 101 + [1] * 99 + [0] * 100 + [1] * 100, "y": [2] * 400},
    ),
    pin(
        "case of 2000, 2",
        "a of 2000 entries; b of 2000 entries; y of 2000 entries",
        case={"a": [0, 99] * 1000, "b": [99, 0] * 999 + [0, 0], "y": [0] * 2000},
    ),
    pin(
        "case of 119",
        "Numbers for pairs, like 10a + b or 50a + b, must not be the same for two of them",
        case={"a": [0] * 99 + [1] * 20, "b": [*range(1, 100), *[0] * 20], "y": [k % 10 for k in range(119)]},
    ),
    pin(
        "case of 300",
        "a of 300 entries; b of 300 entries; y of 300 entries",
        case={"a": list(range(100)) * 3, "b": list(range(100)) * 3, "y": [k % 10 for k in range(300)]},
    ),
]
matrix = [
    pin(
        "table of 4",
        "X 4 × 2; y = [0, 1, 0, 1]",
        table={"X": np.array([[0, 0], [0, 0], [1, 1], [1, 1]]), "y": [0, 1, 0, 1]},
    ),
    pin("table of one", "X 1 × 1; y = [2]", table={"X": np.array([[4]]), "y": [2]}),
    pin(
        "table of 40",
        "X 40 × 12; y of 40 entries",
        table={"X": np.arange(40)[:, None] * np.arange(1, 13) % 7, "y": [k % 3 for k in range(40)]},
    ),
    pin(
        "table of 4, 2",
        "X 4 × 4; y = [5, 5, 5, 5]",
        table={"X": np.array([[0, 1, 2, 2], [1, 0, 2, 2], [0, 0, 2, 1], [1, 1, 2, 1]]), "y": [5, 5, 5, 5]},
    ),
]
planted_inputs = pins(
    "plants",
    "36 inputs, from X 50 × 4; y of 50 entries; views 2 × 2 to X 24 × 5; y of 24 entries; views of 2 entries",
    [{"case": prepared(*data, k_a, seed + more)} for seed, (data, k_a) in enumerate(PLANTS) for more in (0, 60, 61)],
)
sampled_inputs = pins(
    "sampled",
    "8 inputs, each with X 2000 × 5; y of 2000 entries; views of 2 entries",
    [{"case": case} for case in SAMPLED],
)
