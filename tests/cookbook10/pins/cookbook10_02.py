"""What the checks of cookbook10.2 are always tried on."""

from itertools import pairwise
from math import inf

import numpy as np
from hypothesis import strategies as st

from grader.checks import memo, pin, pins
from grader.strategies import seeds

from ..shared import entropy


def leaf(*counts):
    return {"counts": list(counts), "children": []}


def node(*children):
    counts = [sum(one) for one in zip(*(child["counts"] for child in children), strict=True)]
    return {"counts": counts, "children": list(children)}


def size_of(tree):
    return 1 + sum(map(size_of, tree["children"]))


def depth_of(tree):
    return 1 + max(map(depth_of, tree["children"])) if tree["children"] else 0


def least_by_leaves(tree, samples):
    """[weighted entropy at best with 1, 2, … leaves]; inf where no pruning has so many."""
    best = None
    for child in tree["children"]:
        more = least_by_leaves(child, samples)
        if best is None:
            best = more
            continue
        both = [inf] * (len(best) + len(more))
        for i, a in enumerate(best):
            for j, b in enumerate(more):
                both[i + j + 1] = min(both[i + j + 1], a + b)
        best = both
    alone = sum(tree["counts"]) / samples * entropy(tree["counts"])
    return [alone] if best is None else [min(alone, best[0]), *best[1:]]


@memo
def frontier(tree):
    """(leaves, entropy) at the corners of the least cost, from the root alone to the many leaves of α = 0."""
    corners = [(1, sum(tree["counts"]) and least_by_leaves(tree, sum(tree["counts"]))[0])]
    for k, risk in enumerate(least_by_leaves(tree, sum(tree["counts"])), start=1):
        if k == 1 or risk == inf:
            continue
        while len(corners) > 1 and slope(corners[-1], (k, risk)) >= slope(corners[-2], corners[-1]):
            corners.pop()
        corners.append((k, risk))
    return corners


def slope(one, other):
    return (one[1] - other[1]) / (other[0] - one[0])


def kinks(tree):
    """All slopes between the corners, ascending."""
    return sorted(slope(one, other) for one, other in pairwise(frontier(tree)))


def breakpoints_of(tree):
    found = []
    for alpha in kinks(tree):
        if alpha > 1e-9 and (not found or alpha - found[-1] > 1e-9):
            found.append(alpha)
    return found


def is_clear(tree):
    """Whether kinks are equal, or apart, as the stub says."""
    places = [0.0, *kinks(tree)]
    return all(gap <= 1e-12 or gap >= 1.1e-6 for gap in np.diff(places))


KINDS = ("large", "deep", "bushy", "wide", "pure", "alike", "one class", "many classes", "tied", "levels")


def made(kind, seed):
    """A tree of this kind."""
    rng = np.random.default_rng(seed)
    classes = {"one class": 1, "many classes": int(rng.integers(4, 7))}.get(kind, int(rng.integers(2, 4)))

    def drawn():
        counts = rng.integers(0, 6, size=classes) * (rng.random(classes) < 0.7)
        if kind == "pure":
            counts = np.eye(classes, dtype=int)[rng.integers(classes)] * rng.integers(1, 5)
        if kind == "large":
            counts = counts * int(rng.integers(1, 4000))
        if kind == "alike":
            counts = np.arange(1, classes + 1) * rng.integers(1, 4)
        if kind == "tied":
            counts = np.array([(4, 0), (0, 4), (1, 3), (3, 1)][rng.integers(4)])
        if counts.sum() == 0:
            counts[rng.integers(classes)] = 1
        return leaf(*(int(one) for one in counts))

    while True:
        if kind == "deep":
            tree = drawn()
            for _ in range(int(rng.integers(42, 51))):
                tree = node(tree, drawn()) if rng.random() < 0.5 else node(drawn(), tree)
        elif kind == "levels":
            level = [drawn() for _ in range(32)]
            while len(level) > 1:
                level = [node(*level[i : i + 2]) for i in range(0, len(level), 2)]
            tree = level[0]
        else:
            count = {"bushy": 70, "wide": 60}.get(kind, int(rng.integers(1, 9)))
            trees = [drawn() for _ in range(count)]
            while len(trees) > 1:
                several = len(trees) if kind == "wide" and len(trees) < 40 else int(min(len(trees), rng.integers(2, 4)))
                chosen = [trees.pop(int(rng.integers(len(trees)))) for _ in range(several)]
                trees.append(node(*chosen))
            tree = trees[0]
        if size_of(tree) <= 120 and depth_of(tree) <= 50 and is_clear(tree):
            return tree


@st.composite
def trees(draw):
    kind = draw(st.sampled_from([""] * len(KINDS) + list(KINDS)))
    return made(kind, draw(seeds()))


UNUSUAL = [made(kind, 100 + k) for k, kind in enumerate(KINDS)]
BRANCH = node(leaf(4, 0), leaf(0, 1))
THREE = node(BRANCH, leaf(0, 3))
XOR = node(node(leaf(2, 0), leaf(0, 2)), node(leaf(0, 2), leaf(2, 0)))
PARITY = node(XOR, node(node(leaf(0, 2), leaf(2, 0)), node(leaf(2, 0), leaf(0, 2))))
UNEVEN = node(node(leaf(1000, 1), leaf(1, 998)), leaf(3, 1), node(leaf(0, 7), leaf(5, 0), leaf(1, 1)))
ZEROS = node(leaf(3, 0, 0), node(leaf(0, 0, 2), leaf(1, 0, 2)))
HUGE = node(node(leaf(399990, 10), leaf(100000, 0)), node(leaf(25, 199975), leaf(0, 300000)))


def growing(seed, levels=28):
    """A chain whose splits save the more, the higher they are."""
    tree = leaf(9, 6 + seed)
    for i in range(levels):
        size = int(6 + seed + 6 * 1.4**i)
        tree = node(tree, leaf(size, 0) if (i + seed) % 2 else leaf(0, size))
    return tree


MILLION = node(node(leaf(500000, 0), node(leaf(2, 1), leaf(0, 1))), node(leaf(499993, 0), node(leaf(2, 0), leaf(0, 1))))
RARE = node(leaf(499999, 1), node(leaf(0, 499990), leaf(10, 0)))
MANY_KINKS = node(growing(0), growing(1))
SAME_LINKS = node(node(leaf(4, 0), leaf(0, 4)), node(leaf(0, 4), leaf(4, 0)), node(leaf(1, 3), leaf(3, 1)))
UNEQUAL_LINKS = node(node(node(leaf(9, 1), leaf(1, 4)), leaf(2, 2)), node(leaf(0, 6), node(leaf(5, 0), leaf(1, 2))))
PINNED = [
    leaf(3, 3),
    leaf(5),
    leaf(0, 4),
    THREE,
    XOR,
    PARITY,
    UNEVEN,
    ZEROS,
    HUGE,
    SAME_LINKS,
    UNEQUAL_LINKS,
    MANY_KINKS,
    MILLION,
    RARE,
    leaf(999999, 1),
    *UNUSUAL,
]

unweighted = [
    *pins(
        "pinned",
        "25 inputs, from counts = [3, 3]; alpha = 0.1235 to counts = [54, 62, 48]; alpha = 0.1235; nested 14 deep",
        [{"case": {"tree": tree, "alpha": 0.123456789}} for tree in PINNED],
    ),
    pin("case of 2", "counts = [4, 4]; alpha = 100", case={"tree": THREE, "alpha": 100.0}),
    pin(
        "numbers down to 1e-6",
        "counts = [4, 4]; alpha = 1e-6; numbers down to 1e-6",
        case={"tree": THREE, "alpha": 1e-6},
    ),
]
pruning = [
    *pins(
        "pinned",
        "75 inputs, from counts = [3, 3]; alpha = 0 to counts = [54, 62, 48]; alpha = 0.2; nested 14 deep",
        [{"case": {"tree": tree, "alpha": alpha}} for tree in PINNED for alpha in (0.0, 0.02, 0.2)],
    ),
    *pins(
        "three",
        "25 inputs, from counts = [4, 4]; alpha = 0.1 to counts = [18, 15]; alpha = 1.5; nested 10 deep",
        [
            {"case": {"tree": tree, "alpha": alpha}}
            for tree in (THREE, XOR, PARITY, UNEVEN, UNEQUAL_LINKS)
            for alpha in (0.1, 0.32, 0.35, 0.5, 1.5)
        ],
    ),
    pin(
        "numbers of 5e5 and 1e-5 in one input",
        "counts = [500015, 499985]; alpha = 1e-5; numbers of 5e5 and 1e-5 in one input",
        case={"tree": HUGE, "alpha": 1e-5},
    ),
    pin(
        "numbers up to 5e5",
        "counts = [500015, 499985]; alpha = 100; numbers up to 5e5",
        case={"tree": HUGE, "alpha": 100.0},
    ),
    *pins(
        "million",
        "Small nodes of 10^6 samples: kinks that are millionths, some 1.5 of them apart",
        [{"case": {"tree": MILLION, "alpha": alpha}} for alpha in (1e-7, 1.1e-6, 1.4e-6, 3e-6)],
    ),
    *pins(
        "three, 2",
        "8 inputs, from counts = [4, 4]; alpha = 0.4512 to counts = [12, 12]; alpha = 0.1667",
        [
            {"case": {"tree": tree, "alpha": kink + gap}}
            for tree in (THREE, SAME_LINKS)
            for kink in breakpoints_of(tree)
            for gap in (-6e-9, 6e-9)
        ],
    ),
]
breakpoints = pins(
    "pinned",
    "25 inputs, from counts = [3, 3]; children is empty to counts = [54, 62, 48]; children of 2 entries; nested 13 deep",
    [{"tree": tree} for tree in PINNED],
)
refused = [
    pin("gain 0.1", "gain = 0.1", gain=0.1),
    pin("gain 0.3", "gain = 0.3", gain=0.3),
    pin("gain 0.45", "gain = 0.45", gain=0.45),
    pin("gain 0.55", "gain = 0.55", gain=0.55),
    pin("gain 0.6", "gain = 0.6", gain=0.6),
    pin("gain 0.7", "gain = 0.7", gain=0.7),
    pin("gain 0.8", "gain = 0.8", gain=0.8),
]
missed = [
    pin("alpha 0.001", "alpha = 0.001", alpha=0.001),
    pin("alpha 0.01", "alpha = 0.01", alpha=0.01),
    pin("alpha 0.1", "alpha = 0.1", alpha=0.1),
    pin("alpha 0.2", "alpha = 0.2", alpha=0.2),
    pin("alpha 0.3", "alpha = 0.3", alpha=0.3),
]
