"""Checks of exercise cookbook10.2."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import at_least, check, close, exercise, hint, integers, mapping, number, picture, require, sequence
from grader.strategies import edges

from .pins import cookbook10_02 as pins
from .pins.cookbook10_02 import THREE, breakpoints_of, depth_of, frontier, leaf, node, size_of, trees
from .shared import entropy

EXERCISE = exercise(
    kind="prove",
    book="§10.3.2, §10.3.3",
    patterns=["oracle", "derived formula", "witness"],
    hints=[
        (
            "先在一棵三个叶的树上把每一种剪枝的两种代价都写出来。",
            "For a tree of three leaves write down both costs of every pruning first.",
        ),
        (
            "自底向上：一个结点或者变成叶，或者保留，保留时各棵子树互不相干。",
            "From the bottom up: a node either becomes a leaf or stays, and if it stays its subtrees have nothing to do with one another.",
        ),
        (
            "α 由小变大，最优剪枝的叶越来越少。一个结点何时值得剪去，要看它下面还剩几个叶，所以剪过之后要重算。",
            "As α grows, the best pruning has fewer and fewer leaves. When a node is worth pruning depends on how many leaves are left below it, "
            "so that it must be found anew after each pruning.",
        ),
    ],
    written={
        "proof": [
            ("总代价是各叶代价之和，子树之间互不相干", "The cost is a sum over leaves; subtrees are independent"),
            ("每个结点在“变成叶”与“保留”之中取小", "Every node takes the lesser of being a leaf and staying"),
            ("对高度作归纳", "Induction on the height"),
        ]
    },
)

HINT_UNWEIGHTED = (
    "size 只数叶，不数中间的结点；每个叶的熵直接相加。",
    "`size` counts leaves only, not the nodes between; the entropies of the leaves are simply added.",
)
HINT_WEIGHTED = (
    "一个叶的权是它的样本数除以根的样本数，不是除以父结点的。",
    "The weight of a leaf is its number of samples over that of the root, not over that of its parent.",
)
HINT_BREAKPOINTS = (
    "省下的熵除以少掉的叶数，最小的那一环先剪；剪去之后叶少了，上面各结点的比值要重算。",
    "Entropy saved per leaf: the weakest link is pruned first; then there are fewer leaves, and the quotients of the nodes above it must be "
    "found anew.",
)


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


@check(points=0.5, book="§10.3.2", hint=HINT_UNWEIGHTED)
def test_three_unweighted(answer):
    """三种剪枝不加权的代价 / The costs of three prunings without weights"""
    # By hand; only the leaf (4, 1) has any entropy, 0.72192809.
    for tree, wanted in ((leaf(4, 4), 1.0), (node(leaf(4, 1), leaf(0, 3)), 0.72192809), (THREE, 0.0)):
        words = f"{len(leaves_of(tree))} 个叶的代价", f"the cost of {len(leaves_of(tree))} leaves"
        close(answer.unweighted_cost(tree, 0.0), wanted, words, abs=1e-8)
        close(answer.unweighted_cost(tree, 0.5), wanted + 0.5 * len(leaves_of(tree)), words, abs=1e-8)


@check(points=0.5, book="§10.3.2", hint=HINT_WEIGHTED)
def test_three_weighted(answer):
    """三种剪枝加权的代价 / The weighted costs of three prunings"""
    # By hand; 5/8 of 0.72192809.
    for tree, wanted in ((leaf(4, 4), 1.0), (node(leaf(4, 1), leaf(0, 3)), 0.45120506), (THREE, 0.0)):
        words = f"{len(leaves_of(tree))} 个叶的代价", f"the cost of {len(leaves_of(tree))} leaves"
        close(answer.weighted_cost(tree, 0.0), wanted, words, abs=1e-8)
        close(answer.weighted_cost(tree, 0.5), wanted + 0.5 * len(leaves_of(tree)), words, abs=1e-8)


@check(points=1, book="§10.3.2", hint=HINT_BREAKPOINTS)
def test_three_breakpoints(answer):
    """三个叶的树的转折点 / The kinks for a tree of three leaves"""
    # By hand: 0.45120506 with one leaf less, then 1 - 0.45120506 with one leaf less again.
    close(answer.breakpoints(THREE), [0.45120506, 0.54879494], ("转折点", "the kinks"), abs=1e-8)


@check(
    points=0.5, book="§10.3.2", given={"case": priced_trees()}, also=pins.unweighted, examples=30, hint=HINT_UNWEIGHTED
)
def test_unweighted(answer, case):
    """不加权的代价：α 乘叶数，加上各叶的熵 /
    The cost without weights: α times the number of leaves, plus their entropies"""
    tree, alpha = case["tree"], case["alpha"]
    close(answer.unweighted_cost(tree, alpha), cost_of(tree, alpha, False), ("代价", "the cost"))


@check(
    points=0.5, book="§10.3.2", given={"case": priced_trees()}, also=pins.unweighted, examples=30, hint=HINT_WEIGHTED
)
def test_weighted(answer, case):
    """加权的代价：每个叶按它在根的样本中所占的份额计 /
    The weighted cost: each leaf counts by its share of the samples of the root"""
    tree, alpha = case["tree"], case["alpha"]
    close(answer.weighted_cost(tree, alpha), cost_of(tree, alpha, True), ("代价", "the cost"))


@check(points=3, book="§10.3.3", given={"case": priced_trees()}, also=pins.pruning, examples=40)
def test_pruning(answer, case):
    """返回的是一种剪枝，代价是所有剪枝中最小的 / What is returned is a pruning, and none costs less"""
    tree, alpha = case["tree"], case["alpha"]
    pruned = as_tree(answer.best_pruning(tree, alpha), len(tree["counts"]), ("返回的树", "the tree that is returned"))
    with hint(
        "只许把一些结点变成叶；其余结点的样本数、子树和次序都与原来的一样。",
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
            f"这个剪枝的代价是 {got:.12g}，有代价为 {least:.12g} 的剪枝",
            f"This pruning costs {got:.12g}, and there is one that costs {least:.12g}",
            got=pruned,
        )


@check(points=2, book="§10.3.3", given={"tree": trees()}, also=pins.breakpoints, examples=40, hint=HINT_BREAKPOINTS)
def test_breakpoints(answer, tree):
    """最小代价转折的全部 α，由小到大，每处一次 /
    All α where the least cost has a kink, ascending, each of them once"""
    wanted = breakpoints_of(tree)
    got = sequence(answer.breakpoints(tree), None, ("转折点", "the kinks"))
    got = [number(alpha, ("转折点", "a kink")) for alpha in got]
    require(
        len(got) == len(wanted),
        f"有 {len(wanted)} 个转折点，得到 {len(got)} 个",
        f"There are {len(wanted)} kinks, but {len(got)} were returned",
        expected=wanted,
        got=got,
    )
    close(got, wanted, ("转折点", "the kinks"))


@check(points=1, book="§10.3.2", given={"gain": edges(0.1, 0.8)}, also=pins.refused, examples=8)
def test_refused(answer, gain):
    """信息增益够大的划分，因熵不加权而被拒绝 /
    A split of enough information gain that is refused since entropies are not weighted"""
    children = sequence(answer.refused(gain), None, ("各子结点", "the children"))
    require(
        2 <= len(children) <= 119,
        f"应有 2 到 119 个子结点，得到 {len(children)} 个",
        f"There should be 2 to 119 children, but there are {len(children)}",
        got=children,
    )
    counts = np.array([integers(child, 2, ("一个子结点", "a child")) for child in children], dtype=object)
    require(
        all(one >= 0 for one in counts.ravel()) and all(child.sum() > 0 for child in counts),
        "样本数不能是负的，子结点不能是空的",
        "Counts must not be negative, and no child is empty",
        got=children,
    )
    m = int(counts.sum())
    require(
        m <= 10**6,
        f"一共有 {m} 个样本，应不超过 10^6",
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


@check(points=1, book="§10.3.2", given={"alpha": edges(0.001, 0.3)}, also=pins.missed, examples=8)
def test_missed(answer, alpha):
    """第一次划分不合算，而整棵树的某个剪枝合算 /
    The first split does not pay, and yet some pruning of the whole tree does"""
    got = mapping(answer.missed(alpha), ("counts", "children"), ("返回的树", "the tree that is returned"))
    classes = len(sequence(got["counts"], None, ("根的 counts", "`counts` of the root")))
    require(
        1 <= classes <= 6,
        f"有 {classes} 个类别，应是 1 到 6 个",
        f"There are {classes} classes, but should be 1 to 6",
        got=got,
    )
    tree = as_tree(got, classes, ("返回的树", "the tree that is returned"))
    require(
        size_of(tree) <= 120,
        f"有 {size_of(tree)} 个结点，应不超过 120",
        f"There are {size_of(tree)} nodes, but 120 is the most",
        got=got,
    )
    require(
        depth_of(tree) <= 50,
        f"有 {depth_of(tree)} 层，应不超过 50",
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
            f"只分第一次的代价是 {once:.6g}，小于不分的代价 {alone:.6g}",
            f"The first split alone costs {once:.6g}, less than none, {alone:.6g}",
            got=got,
        )
        require(
            best <= alone - 0.01 + 1e-9,
            f"最好的剪枝的代价是 {best:.6g}，不分的代价是 {alone:.6g}，应至少小 0.01",
            f"The best pruning costs {best:.6g}, and none {alone:.6g}; it should be less by 0.01 at least",
            got=got,
        )


@picture(
    "最小代价随 α 变化，竖线是转折点",
    "The least cost as α grows, with its kinks at the vertical lines",
    alt=(
        "横轴是 α，纵轴是最小代价：一条上升的折线，越往右越平，每条竖线处折一次",
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
    others.set_ylabel(says("叶的个数（阶梯）", "leaves (steps)"))


HINT_PRUNING = (
    "自底向上：先求各子结点的最小代价（每片叶，原有的叶也是，都计 α），再比较“变成叶”与“保留”两种代价。自顶向下遇到不合算的划分就停，会错过下面的好划分。",
    "From the bottom up: find the least costs of the children first (α for every leaf, old ones too), then compare becoming a leaf with staying. Stopping at a split that does "
    "not pay misses good ones below.",
)
HINT_REFUSED = (
    "支多了，每支即使很纯，熵之和也大。",
    "With many children the sum of their entropies is large, however pure each of them is.",
)
HINT_MISSED = (
    "想想异或：只看一个属性什么也看不出，两个一起看就全清楚了。",
    "Think of exclusive or: one attribute alone tells nothing, both together tell everything.",
)


def leaves_of(tree):
    return [one for child in tree["children"] for one in leaves_of(child)] or [tree]


def cost_of(tree, alpha, weighted):
    below, m = leaves_of(tree), sum(tree["counts"])
    return alpha * len(below) + sum(
        entropy(one["counts"]) * (sum(one["counts"]) / m if weighted else 1) for one in below
    )


def least_cost(tree, alpha):
    return min(alpha * k + risk for k, risk in frontier(tree))


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


def adds_up(tree):
    require(
        all(one >= 0 for one in tree["counts"]) and sum(tree["counts"]) > 0,
        "样本数不能是负的，结点不能是空的",
        "Counts must not be negative, and no node is empty",
        got=tree,
    )
    if tree["children"]:
        require(len(tree["children"]) > 1, "有一个结点只有一棵子树", "A node has one subtree only", got=tree)
        require(
            tree["counts"] == node(*tree["children"])["counts"],
            "各子结点的样本数相加，不等于这个结点的",
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
