"""Checks of exercise cookbook10.2."""

from itertools import pairwise
from math import inf

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at_least,
    close,
    example_check,
    exercise,
    hint,
    integers,
    mapping,
    memo,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import edges, seeds

from .shared import entropy

LIMITED = {
    "more than 12 entries; more than 40 entries; more than 100 entries": "A tree is a dict of two entries, says the stub.",
    "numbers above 1e9": "There are at most 10^6 samples, says the stub.",
}
PRICED = {"alpha above 100": "alpha is at most 100, says the stub."}
ANY = "The stub asks for any example that is at least so strong, and the strongest serves for all."
ONE_FOR_ALL = {"arguments rounded to 3 digits; only the first call right; first answer for each shape": ANY}
EXERCISE = exercise(
    kind="prove",
    book="§10.3.2, §10.3.3",
    patterns=["oracle", "derived formula", "witness"],
    hints=[
        (
            "先在一棵三个叶的树上把每一种剪枝的两种代价都写出来.",
            "For a tree of three leaves write down both costs of every pruning first.",
        ),
        (
            "自底向上: 一个结点或者变成叶, 或者保留, 保留时各棵子树互不相干.",
            "From the bottom up: a node either becomes a leaf or stays, and if it stays its subtrees have nothing to do with one another.",
        ),
        (
            "α 由小变大, 最优剪枝的叶越来越少. 一个结点何时值得剪去, 要看它下面还剩几个叶, 所以剪过之后要重算.",
            "As α grows, the best pruning has fewer and fewer leaves. When a node is worth pruning depends on how many leaves are left below it, "
            "so that it must be found anew after each pruning.",
        ),
    ],
    written={
        "proof": [
            ("总代价是各叶代价之和, 子树之间互不相干", "The cost is a sum over leaves; subtrees are independent"),
            ("每个结点在“变成叶”与“保留”之中取小", "Every node takes the lesser of being a leaf and staying"),
            ("对高度作归纳", "Induction on the height"),
        ]
    },
    equivalent_mutants={
        "return -sum(count / total * log2(count / total) for count in counts if count != 0)": "No count is negative.",
        "if cost > as_leaf[1]:": "Of several best prunings any one will do, says the stub.",
        "return [alpha for alpha in found if alpha >= 1e-9]": "No kink is between 0 and 10^-6, says the stub.",
        'if not node["children"] or saved(node, samples) < alpha:': "alpha is 10^-9 above the weakest link, and no other is so near.",
        **dict.fromkeys(
            (
                "return [[26, 975]] * 3 + [[975, 25]] * 3",
                "return [[25, 976]] * 3 + [[975, 25]] * 3",
                "return [[25, 974]] * 3 + [[975, 25]] * 3",
                "return [[25, 975]] * 4 + [[975, 25]] * 3",
                "return [[25, 975]] * 3 + [[976, 25]] * 3",
                "return [[25, 975]] * 3 + [[974, 25]] * 3",
                "return [[25, 975]] * 3 + [[975, 26]] * 3",
                "return [[25, 975]] * 3 + [[975, 25]] * 4",
            ),
            "Another split with the property.",
        ),
    },
    unasked={
        "unweighted_cost": {**LIMITED, **PRICED},
        "weighted_cost": {**LIMITED, **PRICED},
        "best_pruning": {**LIMITED, **PRICED},
        "breakpoints": LIMITED,
        "refused": {
            "gain at most 0.01; gain at least 0.99": "0.1 ≤ gain ≤ 0.8, says the stub.",
            "one number of the result wrong": "Any split with the property will do, says the stub, and one more sample keeps it.",
            "ignores gain": ANY,
            **ONE_FOR_ALL,
        },
        "missed": {"alpha at least 0.99": "alpha is at most 0.3, says the stub.", "ignores alpha": ANY, **ONE_FOR_ALL},
    },
)

HINT_UNWEIGHTED = (
    "size 只数叶, 不数中间的结点; 每个叶的熵直接相加.",
    "`size` counts leaves only, not the nodes between; the entropies of the leaves are simply added.",
)
HINT_WEIGHTED = (
    "一个叶的权是它的样本数除以根的样本数, 不是除以父结点的.",
    "The weight of a leaf is its number of samples over that of the root, not over that of its parent.",
)
HINT_PRUNING = (
    "自底向上: 先求各子结点的最小代价 (每片叶, 原有的叶也是, 都计 α), 再比较“变成叶”与“保留”两种代价. 自顶向下遇到不合算的划分就停, 会错过下面的好划分.",
    "From the bottom up: find the least costs of the children first (α for every leaf, old ones too), then compare becoming a leaf with staying. Stopping at a split that does "
    "not pay misses good ones below.",
)
HINT_BREAKPOINTS = (
    "省下的熵除以少掉的叶数, 最小的那一环先剪; 剪去之后叶少了, 上面各结点的比值要重算.",
    "Entropy saved per leaf: the weakest link is pruned first; then there are fewer leaves, and the quotients of the nodes above it must be "
    "found anew.",
)
HINT_REFUSED = (
    "支多了, 每支即使很纯, 熵之和也大.",
    "With many children the sum of their entropies is large, however pure each of them is.",
)
HINT_MISSED = (
    "想想异或: 只看一个属性什么也看不出, 两个一起看就全清楚了.",
    "Think of exclusive or: one attribute alone tells nothing, both together tell everything.",
)


def leaf(*counts):
    return {"counts": list(counts), "children": []}


def node(*children):
    counts = [sum(one) for one in zip(*(child["counts"] for child in children), strict=True)]
    return {"counts": counts, "children": list(children)}


def leaves_of(tree):
    return [one for child in tree["children"] for one in leaves_of(child)] or [tree]


def size_of(tree):
    return 1 + sum(map(size_of, tree["children"]))


def depth_of(tree):
    return 1 + max(map(depth_of, tree["children"])) if tree["children"] else 0


def cost_of(tree, alpha, weighted):
    below, m = leaves_of(tree), sum(tree["counts"])
    return alpha * len(below) + sum(
        entropy(one["counts"]) * (sum(one["counts"]) / m if weighted else 1) for one in below
    )


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


def least_cost(tree, alpha):
    return min(alpha * k + risk for k, risk in frontier(tree))


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


@st.composite
def priced_trees(draw):
    """With an α near a kink or between two of them, half of the time."""
    tree = draw(trees())
    places = breakpoints_of(tree)
    if places and draw(st.booleans()):
        place = draw(st.sampled_from(places))
        alpha = draw(st.sampled_from([place, place * 0.9999, place * 1.0001, place * 0.7, place * 1.3]))
    else:
        alpha = draw(st.sampled_from([0.0, 1e-5, 0.001, 0.01, 0.05, 0.123456789, 0.3, 1.0, 2.5, 100.0]))
    return {"tree": tree, "alpha": alpha}


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
"""Small nodes of 10^6 samples: kinks that are millionths, some 1.5 of them apart."""
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


@example_check(
    "三种剪枝不加权的代价",
    "The costs of three prunings without weights",
    points=0.5,
    book="§10.3.2",
    hint=HINT_UNWEIGHTED,
)
def test_three_unweighted(answer):
    # By hand; only the leaf (4, 1) has any entropy, 0.72192809.
    for tree, wanted in ((leaf(4, 4), 1.0), (node(leaf(4, 1), leaf(0, 3)), 0.72192809), (THREE, 0.0)):
        words = f"{len(leaves_of(tree))} 个叶的代价", f"the cost of {len(leaves_of(tree))} leaves"
        close(answer.unweighted_cost(tree, 0.0), wanted, words, abs=1e-8)
        close(answer.unweighted_cost(tree, 0.5), wanted + 0.5 * len(leaves_of(tree)), words, abs=1e-8)


@example_check(
    "三种剪枝加权的代价",
    "The weighted costs of three prunings",
    points=0.5,
    book="§10.3.2",
    hint=HINT_WEIGHTED,
)
def test_three_weighted(answer):
    # By hand; 5/8 of 0.72192809.
    for tree, wanted in ((leaf(4, 4), 1.0), (node(leaf(4, 1), leaf(0, 3)), 0.45120506), (THREE, 0.0)):
        words = f"{len(leaves_of(tree))} 个叶的代价", f"the cost of {len(leaves_of(tree))} leaves"
        close(answer.weighted_cost(tree, 0.0), wanted, words, abs=1e-8)
        close(answer.weighted_cost(tree, 0.5), wanted + 0.5 * len(leaves_of(tree)), words, abs=1e-8)


@example_check(
    "三个叶的树的转折点",
    "The kinks for a tree of three leaves",
    points=1,
    book="§10.3.2",
    hint=HINT_BREAKPOINTS,
)
def test_three_breakpoints(answer):
    # By hand: 0.45120506 with one leaf less, then 1 - 0.45120506 with one leaf less again.
    close(answer.breakpoints(THREE), [0.45120506, 0.54879494], ("转折点", "the kinks"), abs=1e-8)


@property_check(
    "不加权的代价: α 乘叶数, 加上各叶的熵",
    "The cost without weights: α times the number of leaves, plus their entropies",
    points=0.5,
    book="§10.3.2",
    given={"case": priced_trees()},
    also=[
        *({"case": {"tree": tree, "alpha": 0.123456789}} for tree in PINNED),
        {"case": {"tree": THREE, "alpha": 100.0}},
        {"case": {"tree": THREE, "alpha": 1e-6}},
    ],
    examples=30,
    hint=HINT_UNWEIGHTED,
)
def test_unweighted(answer, case):
    tree, alpha = case["tree"], case["alpha"]
    close(answer.unweighted_cost(tree, alpha), cost_of(tree, alpha, False), ("代价", "the cost"))


@property_check(
    "加权的代价: 每个叶按它在根的样本中所占的份额计",
    "The weighted cost: each leaf counts by its share of the samples of the root",
    points=0.5,
    book="§10.3.2",
    given={"case": priced_trees()},
    also=[
        *({"case": {"tree": tree, "alpha": 0.123456789}} for tree in PINNED),
        {"case": {"tree": THREE, "alpha": 100.0}},
        {"case": {"tree": THREE, "alpha": 1e-6}},
    ],
    examples=30,
    hint=HINT_WEIGHTED,
)
def test_weighted(answer, case):
    tree, alpha = case["tree"], case["alpha"]
    close(answer.weighted_cost(tree, alpha), cost_of(tree, alpha, True), ("代价", "the cost"))


def as_tree(got, classes, words, deepest=60):
    """A tree as the stub has it, taken apart; whether counts add up is left open."""
    found = mapping(got, ("counts", "children"), words)
    require(deepest > 0, f"{words[0]}太深", f"There are too many levels in {words[1]}")
    counts = integers(found["counts"], classes, (f"{words[0]}的 counts", f"`counts` of {words[1]}"))
    children = sequence(found["children"], None, (f"{words[0]}的 children", f"`children` of {words[1]}"))
    return {
        "counts": counts,
        "children": [
            as_tree(child, classes, (f"{words[0]}的子树", f"a subtree of {words[1]}"), deepest - 1)
            for child in children
        ],
    }


def is_pruning(pruned, tree):
    if pruned["counts"] != tree["counts"]:
        return False
    if not pruned["children"]:
        return True
    return len(pruned["children"]) == len(tree["children"]) and all(
        map(is_pruning, pruned["children"], tree["children"])
    )


@property_check(
    "返回的是一种剪枝, 代价是所有剪枝中最小的",
    "What is returned is a pruning, and none costs less",
    points=3,
    book="§10.3.3",
    given={"case": priced_trees()},
    also=[
        *({"case": {"tree": tree, "alpha": alpha}} for tree in PINNED for alpha in (0.0, 0.02, 0.2)),
        *(
            {"case": {"tree": tree, "alpha": alpha}}
            for tree in (THREE, XOR, PARITY, UNEVEN, UNEQUAL_LINKS)
            for alpha in (0.1, 0.32, 0.35, 0.5, 1.5)
        ),
        {"case": {"tree": HUGE, "alpha": 1e-5}},
        {"case": {"tree": HUGE, "alpha": 100.0}},
        *({"case": {"tree": MILLION, "alpha": alpha}} for alpha in (1e-7, 1.1e-6, 1.4e-6, 3e-6)),
        *(
            {"case": {"tree": tree, "alpha": kink + gap}}
            for tree in (THREE, SAME_LINKS)
            for kink in breakpoints_of(tree)
            for gap in (-6e-9, 6e-9)
        ),
    ],
    examples=40,
)
def test_pruning(answer, case):
    tree, alpha = case["tree"], case["alpha"]
    pruned = as_tree(answer.best_pruning(tree, alpha), len(tree["counts"]), ("返回的树", "the tree that is returned"))
    with hint(
        "只许把一些结点变成叶; 其余结点的样本数、子树和次序都与原来的一样.",
        "Only turn some nodes into leaves; counts, subtrees and their order stay as they are at all others.",
    ):
        require(
            is_pruning(pruned, tree),
            "返回的树不是原来的树的剪枝",
            "The tree that is returned is not a pruning of the given one",
            got=pruned,
        )
    with hint(*HINT_PRUNING):
        got, least = cost_of(pruned, alpha, True), least_cost(tree, alpha)
        require(
            got <= least + 1e-9 * (1 + least),
            f"这个剪枝的代价是 {got:.12g}, 有代价为 {least:.12g} 的剪枝",
            f"This pruning costs {got:.12g}, and there is one that costs {least:.12g}",
            got=pruned,
        )


@property_check(
    "最小代价转折的全部 α, 由小到大, 每处一次",
    "All α where the least cost has a kink, ascending, each of them once",
    points=2,
    book="§10.3.3",
    given={"tree": trees()},
    also=[{"tree": tree} for tree in PINNED],
    examples=40,
    hint=HINT_BREAKPOINTS,
)
def test_breakpoints(answer, tree):
    wanted = breakpoints_of(tree)
    got = sequence(answer.breakpoints(tree), None, ("转折点", "the kinks"))
    got = [number(alpha, ("转折点", "a kink")) for alpha in got]
    require(
        len(got) == len(wanted),
        f"有 {len(wanted)} 个转折点, 得到 {len(got)} 个",
        f"There are {len(wanted)} kinks, but {len(got)} were returned",
        expected=wanted,
        got=got,
    )
    close(got, wanted, ("转折点", "the kinks"))


@property_check(
    "信息增益够大的划分, 因熵不加权而被拒绝",
    "A split of enough information gain that is refused since entropies are not weighted",
    points=1,
    book="§10.3.2",
    given={"gain": edges(0.1, 0.8)},
    also=[{"gain": gain} for gain in (0.1, 0.3, 0.45, 0.55, 0.6, 0.7, 0.8)],
    examples=8,
)
def test_refused(answer, gain):
    children = sequence(answer.refused(gain), None, ("各子结点", "the children"))
    require(
        2 <= len(children) <= 119,
        f"应有 2 到 119 个子结点, 得到 {len(children)} 个",
        f"There should be 2 to 119 children, but there are {len(children)}",
        got=children,
    )
    counts = np.array([integers(child, 2, ("一个子结点", "a child")) for child in children], dtype=object)
    require(
        all(one >= 0 for one in counts.ravel()) and all(child.sum() > 0 for child in counts),
        "样本数不能是负的, 子结点不能是空的",
        "Counts must not be negative, and no child is empty",
        got=children,
    )
    m = int(counts.sum())
    require(
        m <= 10**6,
        f"一共有 {m} 个样本, 应不超过 10^6",
        f"There are {m} samples in all, but 10^6 is the most",
        got=children,
    )
    rows = counts.tolist()
    before, after = entropy(counts.sum(axis=0).tolist()), [entropy(row) for row in rows]
    gained = before - sum(sum(row) / m * one for row, one in zip(rows, after, strict=True))
    with hint(*HINT_REFUSED):
        at_least(gained, gain, ("信息增益", "the information gain"))
        at_least(
            sum(after) - before, 0.01, ("划分使不加权的代价增加的量", "what the split adds to the cost without weights")
        )


@property_check(
    "第一次划分不合算, 而整棵树的某个剪枝合算",
    "The first split does not pay, and yet some pruning of the whole tree does",
    points=1,
    book="§10.3.2",
    given={"alpha": edges(0.001, 0.3)},
    also=[{"alpha": alpha} for alpha in (0.001, 0.01, 0.1, 0.2, 0.3)],
    examples=8,
)
def test_missed(answer, alpha):
    got = mapping(answer.missed(alpha), ("counts", "children"), ("返回的树", "the tree that is returned"))
    classes = len(sequence(got["counts"], None, ("根的 counts", "`counts` of the root")))
    require(
        1 <= classes <= 6,
        f"有 {classes} 个类别, 应是 1 到 6 个",
        f"There are {classes} classes, but should be 1 to 6",
        got=got,
    )
    tree = as_tree(got, classes, ("返回的树", "the tree that is returned"))
    require(
        size_of(tree) <= 120,
        f"有 {size_of(tree)} 个结点, 应不超过 120",
        f"There are {size_of(tree)} nodes, but 120 is the most",
        got=got,
    )
    require(
        depth_of(tree) <= 50,
        f"有 {depth_of(tree)} 层, 应不超过 50",
        f"There are {depth_of(tree)} levels, but 50 is the most",
        got=got,
    )
    adds_up(tree)
    require(len(tree["children"]) > 0, "这棵树只有根", "The tree is a lone root", got=got)
    require(sum(tree["counts"]) <= 10**6, "样本数之和应不超过 10^6", "There should be 10^6 samples at most", got=got)
    alone = cost_of({**tree, "children": []}, alpha, True)
    once = cost_of({**tree, "children": [{**child, "children": []} for child in tree["children"]]}, alpha, True)
    best = least_cost(tree, alpha)
    with hint(*HINT_MISSED):
        require(
            once >= alone - 1e-9,
            f"只分第一次的代价是 {once:.6g}, 小于不分的代价 {alone:.6g}",
            f"The first split alone costs {once:.6g}, less than none, {alone:.6g}",
            got=got,
        )
        require(
            best <= alone - 0.01 + 1e-9,
            f"最好的剪枝的代价是 {best:.6g}, 不分的代价是 {alone:.6g}, 应至少小 0.01",
            f"The best pruning costs {best:.6g}, and none {alone:.6g}; it should be less by 0.01 at least",
            got=got,
        )


def adds_up(tree):
    require(
        all(one >= 0 for one in tree["counts"]) and sum(tree["counts"]) > 0,
        "样本数不能是负的, 结点不能是空的",
        "Counts must not be negative, and no node is empty",
        got=tree,
    )
    if tree["children"]:
        require(len(tree["children"]) > 1, "有一个结点只有一棵子树", "A node has one subtree only", got=tree)
        require(
            tree["counts"] == node(*tree["children"])["counts"],
            "各子结点的样本数相加, 不等于这个结点的",
            "The counts of the children do not add up to those of their node",
            got=tree,
        )
        for child in tree["children"]:
            adds_up(child)


SHOWN = node(
    node(node(leaf(9, 1), leaf(1, 4)), leaf(2, 2)),
    node(leaf(0, 6), node(leaf(5, 0), leaf(1, 2))),
    node(leaf(3, 3), leaf(0, 2)),
)


@picture(
    "最小代价随 α 变化, 竖线是转折点",
    "The least cost as α grows, with its kinks at the vertical lines",
    alt=(
        "横轴是 α, 纵轴是最小代价: 一条上升的折线, 越往右越平, 每条竖线处折一次",
        "α across, the least cost upwards: a broken line that rises and grows flatter, with a kink at every vertical line",
    ),
)
def draw_least_cost(figure, answer, reference, says):
    axes = figure.subplots()
    places = [number(alpha) for alpha in sequence(answer.breakpoints(SHOWN))]
    grid = np.linspace(0, 1.2 * max(breakpoints_of(SHOWN)), 60)
    pruned = [as_tree(answer.best_pruning(SHOWN, float(alpha)), 2, ("树", "the tree")) for alpha in grid]
    axes.plot(grid, [cost_of(tree, alpha, True) for tree, alpha in zip(pruned, grid, strict=True)], color="black")
    for alpha in places:
        axes.axvline(alpha, color="tab:blue", linestyle=":")
    axes.set_xlabel("α")
    axes.set_ylabel(says("最小代价", "least cost"))
    others = axes.twinx()
    others.step(grid, [len(leaves_of(tree)) for tree in pruned], where="mid", color="tab:orange")
    others.set_ylabel(says("叶的个数 (阶梯)", "leaves (steps)"))
