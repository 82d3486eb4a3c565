"""What the checks of cookbook12.2 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def graph(m, *edges):
    W = np.zeros((m, m))
    for i, j, weight in edges:
        W[i, j] = W[j, i] = weight
    return W


def blocks(*parts):
    m = sum(map(len, parts))
    W, start = np.zeros((m, m)), 0
    for part in parts:
        W[start : start + len(part), start : start + len(part)] = part
        start += len(part)
    return W


def shuffled(W, seed):
    order = np.random.default_rng(seed).permutation(len(W))
    return W[np.ix_(order, order)]


def complete(m, weight=1.0):
    return weight * (1 - np.eye(m))


def path(m, weight=1.0):
    return graph(m, *((i, i + 1, weight) for i in range(m - 1)))


def random_graph(rng, m, share=0.5):
    W = np.where(rng.random((m, m)) < share, rng.integers(1, 6, size=(m, m)), 0).astype(float)
    W = np.triu(W, 1)
    return W + W.T


TRIANGLES = graph(6, (0, 1, 1), (0, 2, 1), (1, 2, 1), (3, 4, 1), (3, 5, 1), (4, 5, 1), (2, 3, 0.5))
LONELY = blocks(path(3), np.zeros((1, 1)), complete(2, 3.0), np.zeros((1, 1)))
PAIRS = shuffled(blocks(*[complete(2)] * 4), 1)
UNEQUAL = graph(5, (0, 1, 1e6), (1, 2, 1e-6), (2, 3, 1), (3, 4, 250.25), (0, 4, 0.001))
TINY_LINK = blocks(complete(3), complete(4, 2.0))
TINY_LINK[1, 5] = TINY_LINK[5, 1] = 1e-6
LOOSE = blocks(complete(3, 40.0), complete(4, 40.0))
LOOSE[1, 5] = LOOSE[5, 1] = 1e-6
"""The link, and the second eigenvalue, are less than 10⁻⁸ of what is largest."""
ALMOST = complete(6) + np.triu(np.random.default_rng(3).uniform(0, 4e-7, size=(6, 6)), 1)
ALMOST = np.triu(ALMOST, 1) + np.triu(ALMOST, 1).T
"""All but one eigenvalue are nearly equal."""
LARGEST = shuffled(
    blocks(random_graph(np.random.default_rng(8), 17, 0.3), random_graph(np.random.default_rng(9), 13, 0.4)), 2
)
SNAKE = shuffled(path(30), 5)
BACKWARDS = graph(7, (6, 5, 1), (5, 4, 2), (4, 3, 1), (3, 2, 1), (2, 1, 1e-6), (1, 0, 1))
STAR = graph(5, (0, 1, 1), (0, 2, 2), (0, 3, 3), (0, 4, 4))
PINNED = (
    TRIANGLES,
    LONELY,
    PAIRS,
    UNEQUAL,
    TINY_LINK,
    LOOSE,
    ALMOST,
    LARGEST,
    SNAKE,
    BACKWARDS,
    STAR,
    complete(5),
    path(4),
    graph(2, (0, 1, 0.3)),
    np.zeros((1, 1)),
    np.zeros((3, 3)),
    TRIANGLES * 1e5,
    TRIANGLES * 1e-5,
    random_graph(np.random.default_rng(12), 12) * 0.123456789,
)


def some_cuts():
    for number_, W in enumerate(PINNED):
        m = len(W)
        for C in sorted({1, min(2, m), min(4, m), min(6, m)}):
            labels = [(i * i + number_) % C for i in range(m)]
            labels = labels if len(set(labels)) == C else [min(i, C - 1) for i in range(m)]
            yield {"W": W, "labels": labels, "kind": "ratio"}
            if W.any(axis=1).all():
                yield {"W": W, "labels": labels, "kind": "normalized"}
    yield {"W": path(12), "labels": list(range(12)), "kind": "ratio"}


def some_relaxations():
    for W in PINNED:
        for C in sorted({1, min(2, len(W)), (len(W) + 1) // 2, len(W)}):
            yield {"W": W, "C": C, "kind": "ratio"}
            if W.any(axis=1).all():
                yield {"W": W, "C": C, "kind": "normalized"}


laplacians = pins("pinned", "19 inputs, from W 6 × 6 to W 12 × 12", [{"W": W} for W in PINNED])
components = [
    *pins("pinned", "19 inputs, from W 6 × 6 to W 12 × 12", [{"W": W} for W in PINNED]),
    pin("numbers down to 1e-6", "one long path", W=1e-6 * (np.eye(30, k=1) + np.eye(30, k=-1))),
]
cut_value = pins(
    "some cuts",
    '131 inputs, from W 6 × 6; labels of 6 entries; kind = "ratio" to W 12 × 12; labels of 12 entries; kind = "ratio"',
    [{"case": one} for one in some_cuts()],
)
embedding = pins(
    "some relaxations",
    '130 inputs, from W 6 × 6; C = 1; kind = "ratio" to W 12 × 12; C = 12; kind = "normalized"',
    [{"case": one} for one in some_relaxations()],
)
lower_bound = pins(
    "pinned",
    "76 inputs, from W 6 × 6; pick = 0 to W 12 × 12; pick = 11",
    [{"W": W, "pick": pick} for W in PINNED for pick in (0, 1, len(W) // 2, len(W) - 1)],
)
sign = [
    pin("factor 1.1", "factor = 1.1", factor=1.1),
    pin("factor 2", "factor = 2", factor=2.0),
    pin("factor 2.5", "factor = 2.5", factor=2.5),
    pin("factor 1.2", "factor = 1.2", factor=1.2),
]
