"""Checks of exercise 8.7."""

import math
import zlib
from collections import Counter
from functools import cache
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at_least, check, equal, exercise, fail, hint, integer, mapping, memo, one_of, picture, plain, require, same,
    sequence, share_of_claims
)  # fmt: skip
from grader.strategies import tables

from .pins import ex08_07 as pins
from .pins.ex08_07 import MELONS

EXERCISE = exercise(
    kind="discuss",
    book="§8.3.2",
    patterns=["derived formula", "trace", "bound", "witness", "claims"],
    hints=[
        (
            "先只看一个结点：Bagging 评估几个属性，随机森林评估几个？",
            "Look at one node first: how many attributes does bagging evaluate there, how many a random forest?",
        ),
        (
            "再看一层：同一层的各个结点有没有公共的样本？",
            "Then at one level: do the nodes of a level have samples in common?",
        ),
        (
            "要让随机的树很大：只有一个属性有用，其余的都只会把样本分散。",
            "For a large random tree let one attribute be useful, while the others only scatter the samples.",
        ),
    ],
    written={
        "analysis": [
            ("指出每个结点的扫描量是 k/d", "Says that the scans in a node are k/d of those of bagging"),
            ("说明随机的树可能更深、结点更多", "Says that random trees may be deeper and have more nodes"),
            ("用同一层结点不相交给出整棵树的上界", "Bounds a whole tree by the nodes of a level being disjoint"),
        ]
    },
    contract=[
        (
            "至多 200 个样本、12 个属性、十一层的树；取值与标记的名字只差空格或一个 0 也是两个",
            "Up to 200 samples, 12 attributes and trees of eleven levels; names of values and labels that differ by a blank or a 0 are two",
        ),
        (
            "gain 可以返回任何实数：全在 $-10^9$ 以下，或只差 $10^{-4}$ 时，也按最大的划分",
            "gain may return any real numbers: if all are below $-10^9$, or $10^{-4}$ apart, the split is on the largest all the same",
        ),
        (
            "推荐的属性数到 d = 10⁶，扫描量与上下界到 $10^{14}$，都分毫不差",
            "The advised number up to d = 10⁶, scans and bounds up to $10^{14}$, all exact",
        ),
    ],
)


@st.composite
def forests(draw, gains=("information_gain", "scrambled", "worst_first")):
    """{"X", "y", "k", "seed", "gain"}"""
    table = draw(tables((1, 14), (1, 5), (1, 3), numeric=False, values=(1, 4)))
    return {
        "X": table["X"],
        "y": table["y"],
        "k": draw(st.sampled_from([1, 1, 2, 3, 12])),
        "seed": draw(st.integers(0, 10**6)),
        "gain": draw(st.sampled_from(gains)),
    }


@st.composite
def bound_sizes(draw):
    """(m, d, k, depth) for which the upper bound is reached: m ≥ 2^depth, depth ≤ d, k ≤ d."""
    d = draw(st.integers(1, 12))
    depth = draw(st.integers(1, d))
    return 2**depth + draw(st.integers(0, 60)), d, draw(st.integers(1, d)), depth


@check(
    points=0.5,
    book="§8.3.2",
    given={"d": st.integers(1, 70)},
    also=pins.subset_size,
    strict_given={"d": st.integers(71, 10**6)},
    examples=20,
)
def test_subset_size(answer, d):
    """推荐的属性数：log2 d 向下取整，至少为 1 /
    The advised number of attributes: log2 d rounded down, at least 1"""
    with hint(*HINT_SIZE):
        expected = max(1, max(e for e in range(20) if 2**e <= d))
        equal(answer.subset_size(d), expected, ("属性数", "the number of attributes"))


@check(
    points=1,
    book="图 4.2 / figure 4.2",
    given={"task": forests()},
    also=pins.tree,
    strict=pins.names_alike,
    examples=15,
)
def test_tree(answer, task):
    """树合乎约定：能分的结点都划分，每个取值一个分支，叶结点是多数类；同一个种子同一棵树 /
    The tree is as described: what can be split is split, one branch for each value, leaves hold the majority; one seed, one tree
    """
    X, y, k, seed, name = task.values()
    first = answer.grow(X, y, k, seed, Calls(name))
    _split_nodes(first, X, y, judged=True)
    if k == 1:
        answer.grow(X, y, k, seed + 1, Calls(name))
    same(first, answer.grow(X, y, k, seed, Calls(name)), ("同一个种子的树", "the tree of one seed"))


@check(points=2, book="§8.3.2", given={"task": forests()}, also=pins.calls, strict=pins.names_alike, examples=30)
def test_calls(answer, task):
    """gain 的调用：每个划分结点恰好对抽到的属性各一次，抽的是其中不止一个取值的属性，此外没有 /
    Calls of gain: in each split node one for each attribute drawn, of those with more than one value there, and no others
    """
    X, y, k, seed, name = task.values()
    nodes, calls = _replay(answer, X, y, k, seed, name)
    owned = [_slots(X, y, rows) for rows, _ in nodes]
    owners = Counter(key for slots in owned for key in set(slots.values()))
    with hint(*HINT_CALLS):
        for key, _ in calls:
            if key not in owners:
                fail(
                    "gain 收到的不是任何划分结点的样本在某个可选属性上的取值与标记",
                    "gain was called with what are not the values and labels of a split node's samples on an attribute that varies there",
                )
        wanted = sum(min(k, len(slots)) for slots in owned)
        equal(len(calls), wanted, ("gain 的调用次数", "the number of calls of gain"))
        made = Counter(key for key, _ in calls)
        for (rows, _), slots in zip(nodes, owned, strict=True):
            keys, here = Counter(slots.values()), f"{_some(rows)}"
            count, least = sum(made[key] for key in keys), min(k, len(slots))
            alone = all(owners[key] == 1 for key in keys)
            require(
                count == least if alone else count >= least,
                f"在样本 {here} 的结点上，gain 应调用 {least} 次，调用了 {count} 次",
                f"In the node of the samples {here} gain should be called {least} times, and was called {count} times",
            )
            require(
                not alone or all(made[key] <= times for key, times in keys.items()),
                f"在样本 {here} 的结点上，同一个属性评估了不止一次",
                f"In the node of the samples {here} an attribute was evaluated more than once",
            )


@check(
    points=1.5,
    book="§8.3.2",
    given={"task": forests()},
    also=pins.tree,
    strict_given={"task": forests(("far_below", "close_together"))},
    strict=pins.names_alike,
    examples=30,
)
def test_best_of_drawn(answer, task):
    """划分用的是抽到的属性中 gain 最大的一个 /
    The split is on the attribute with the largest gain of those drawn"""
    X, y, k, seed, name = task.values()
    nodes, calls = _replay(answer, X, y, k, seed, name)
    owned = [_slots(X, y, rows) for rows, _ in nodes]
    owners = Counter(key for slots in owned for key in set(slots.values()))
    gains = dict(calls)
    with hint(*HINT_BEST):
        for (rows, j), slots in zip(nodes, owned, strict=True):
            here = _some(rows)
            require(
                slots[j] in gains,
                f"样本 {here} 的结点按属性 {j} 划分，而没有对它调用过 gain",
                f"The node of the samples {here} is split on attribute {j}, for which gain was not called",
            )
            for key in set(slots.values()):
                if owners[key] == 1 and key in gains:
                    require(
                        gains[key] <= gains[slots[j]] + 1e-9,
                        f"样本 {here} 的结点按 gain 为 {gains[slots[j]]:.6g} 的属性划分，抽到的另一个有 {gains[key]:.6g}",
                        f"The node of the samples {here} is split on an attribute of gain {gains[slots[j]]:.6g}; another one drawn "
                        f"has {gains[key]:.6g}",
                    )


@check(points=1, book="§8.3.2")
def test_draws(answer):
    """200 个种子：根结点上每个属性抽到的次数相近，每两个属性都一起抽到过 /
    200 seeds: in the root all attributes are drawn about equally often, and every two together"""
    d, k = 5, 2
    # Every attribute separates all samples, so that nothing is left to be done below the root.
    X = [[0, 0, 0, 0, 1], [1, 2, 3, 4, 2], [2, 4, 1, 3, 0], [3, 1, 4, 2, 4], [4, 3, 2, 1, 3]]
    y = [0, 0, 1, 1, 1]
    keys = {key: j for j, key in _slots(X, y, range(5)).items()}
    assert len(keys) == d
    single, together = Counter(), Counter()
    for seed in range(200):
        calls = Calls("scrambled")
        tree = mapping(answer.grow(X, y, k, seed, calls), ("feature",), ("树", "the tree"))
        drawn = sorted({keys[key] for key, _ in calls.made if key in keys})
        with hint(*HINT_BEST):
            one_of(tree["feature"], drawn, ("根结点的属性", "the attribute of the root"))
        single.update(drawn)
        together.update(combinations(drawn, 2))
    with hint(*HINT_DRAW):
        for j in range(d):  # 80 with a standard deviation of 6.9
            require(
                34 <= single[j] <= 126,
                f"200 次中属性 {j} 在根结点抽到 {single[j]} 次，应在 80 次左右",
                f"Of 200 times attribute {j} was drawn in the root {single[j]} times; it should be about 80",
            )
        for a, b in combinations(range(d), 2):
            require(
                together[a, b] > 0,
                f"200 次中属性 {a} 与 {b} 从未一起抽到",
                f"Attributes {a} and {b} were never drawn together in 200 times",
            )
    # Attributes with two, three, four and twelve values: however many there are, none is favoured.
    X = [[i % 2, i // 4, i % 4, i] for i in range(12)]
    first = Counter()
    for seed in range(200):
        tree = mapping(answer.grow(X, [0] * 5 + [1] * 7, 1, seed, Calls("scrambled")), ("feature",), ("树", "the tree"))
        first[integer(tree["feature"], ("feature", "feature"))] += 1
    with hint(*HINT_DRAW):
        for j in range(4):  # 50 with a standard deviation of 6.1
            require(
                14 <= first[j] <= 90,
                f"k = 1, 200 次中属性 {j} 在根结点抽到 {first[j]} 次，应在 50 次左右",
                f"With k = 1, of 200 times attribute {j} was drawn in the root {first[j]} times; it should be about 50",
            )
    # Twelve attributes: the chance that one of them is not drawn in 60 times is below 1e-6.
    rng = np.random.default_rng(0)
    X = np.column_stack([rng.permutation(12) for _ in range(12)]).tolist()
    y = [0] * 6 + [1] * 6
    keys = {key: j for j, key in _slots(X, y, range(12)).items()}
    drawn = set()
    for seed in range(60):
        calls = Calls("scrambled")
        answer.grow(X, y, 3, seed, calls)
        drawn.update(keys[key] for key, _ in calls.made if key in keys)
    with hint(*HINT_DRAW):
        require(
            len(drawn) == 12,
            f"12 个属性，k = 3, 60 次中从未抽到的属性：{sorted(set(range(12)) - drawn)}",
            f"With 12 attributes and k = 3 these were never drawn in 60 times: {sorted(set(range(12)) - drawn)}",
        )


@check(points=0.5, book="§8.3.2")
def test_every_node_draws(answer):
    """100 个种子：每个结点另抽，与父结点、兄弟结点抽到什么无关 /
    100 seeds: every node draws anew, whatever its parent and its sibling drew"""
    # Of the parity of three bits nothing is pure before the third level.
    X = [[a, b, c] for a in (0, 1) for b in (0, 1) for c in (0, 1)]
    y = [sum(row) % 2 for row in X]
    below, differ = set(), False
    for seed in range(100):
        tree = answer.grow(X, y, 1, seed, Calls("information_gain"))
        nodes = {tuple(rows): j for rows, j in _split_nodes(tree, X, y)}
        root = nodes.get(tuple(range(8)))
        children = [j for rows, j in nodes.items() if len(rows) == 4]
        below.update((root, j, 0 in rows) for rows, j in nodes.items() if len(rows) == 4)
        differ = differ or len(set(children)) > 1
    with hint(
        "一棵树只用种子初始化一次随机数发生器；各结点接着往下取随机数。",
        "Start the generator from the seed once for each tree; its nodes go on drawing from it.",
    ):
        require(
            len(below) == 12,  # one of them does not occur in 100 times with a chance of 1.5e-7
            f"根与其下两个结点之一的属性共应有 12 种组合，只出现了 {len(below)} 种",
            f"The attributes of the root and of one or the other node below it should come in 12 combinations; there were {len(below)}",
        )
        require(
            differ, "根的两个分支总按同一个属性划分", "Both branches of the root are always split on the same attribute"
        )


@check(
    points=0.5,
    given={"node_sizes": st.lists(st.integers(2, 200), max_size=12), "k": st.integers(1, 12)},
    also=pins.tree_cost,
    examples=20,
)
def test_tree_cost(answer, node_sizes, k):
    """一棵树的扫描量 / What is scanned for a tree"""
    total = 0
    for size in node_sizes:
        for _ in range(min(k, 50)):
            total += size
        total += size * max(0, k - 50)
    with hint(
        "每个划分结点：样本数乘以评估的属性数。", "For each split node: its samples times the attributes evaluated."
    ):
        equal(answer.tree_cost(node_sizes, k), total, ("扫描量", "the samples scanned"))


@check(points=1.5, given={"sizes": bound_sizes()}, also=pins.cost_bounds, examples=20)
def test_cost_bounds(answer, sizes):
    """扫描量的上下界 / The bounds of what is scanned"""
    m, d, k, depth = sizes
    lower, upper = sequence(answer.cost_bounds(m, d, k, depth), 2, ("上下界", "the bounds"))
    with hint(*HINT_BOUNDS):
        # The least: a root with pure branches. The most: levels that split all samples.
        equal(lower, sum(m for _ in range(d)), ("下界", "the lower bound"))
        equal(upper, k * sum(m for _ in range(depth)), ("上界", "the upper bound"))


@check(
    points=1,
    given={"d": st.integers(4, 8), "factor": st.sampled_from([1.0, 1.5, 2.0, 3.5, 5.0])},
    also=pins.bigger,
    examples=12,
)
def test_bigger(answer, d, factor):
    """随机的树更大的数据：k = 1 时划分结点个数的期望至少是 k = d 时的 factor 倍 /
    Data on which random trees are larger: with k = 1 the expected number of split nodes is at least factor times that with k = d
    """
    got = sequence(answer.bigger_random_tree(d, factor), 2, ("(X, y)", "(X, y)"))
    X = [
        [_cell(cell) for cell in sequence(row, d, ("X 的一行", "a row of X"))]
        for row in sequence(got[0], None, ("X", "X"))
    ]
    require(0 < len(X) <= 200, f"X 有 {len(X)} 行，应有 1 到 200 行", f"X has {len(X)} rows, it should have 1 to 200")
    y = [_cell(label) for label in sequence(got[1], len(X), ("y", "y"))]
    full, random = full_size(X, y), expected_size(X, y)
    require(full > 0, "k = d 时没有划分结点", "With k = d there is no split node", got=got)
    with hint(
        "完整的树总用最好的属性；什么样的数据上，随便选一个属性多半毫无用处？",
        "The full tree always uses the best attribute; on what data is an attribute taken at random mostly of no use?",
    ):
        at_least(
            random,
            factor * full,
            (
                f"k = 1 时划分结点个数的期望（k = d 时有 {full} 个）",
                f"the expected number of split nodes with k = 1 ({full} with k = d)",
            ),
        )


@check(
    points=0.5,
    given={"k": st.just(1)},
    examples=1,
    hint=("对照你写的上下界与例子：depth 至多是多少？", "Look at your bounds and your data: how large can depth be?"),
)
def test_claims(answer, k):
    """四条说法的真假 / Which of the four claims hold"""
    return share_of_claims(answer.claims(), TRUTH)


@picture(
    "西瓜数据集 2.0 上，扫描量与每个结点抽取的属性数 k",
    "Watermelon 2.0: samples scanned against the number k of attributes drawn in a node",
    alt=(
        "折线图，横轴 k 从 1 到 6，纵轴是一棵树的扫描量，误差线是 10 个种子的标准差；扫描量随 k 增大。",
        "A line of the samples scanned for one tree against k from 1 to 6, with error bars over 10 seeds; it grows with k.",
    ),
)
def draw_cost(figure, answer, reference, says):
    axes = figure.subplots()
    means, spreads = [], []
    for k in range(1, 7):
        scanned = []
        for seed in range(10):
            calls = Calls("information_gain")
            answer.grow(MELONS["X"], MELONS["y"], k, seed, calls)
            scanned.append(sum(sum(times for _, times in key or ()) for key, _ in calls.made))
        means.append(np.mean(scanned))
        spreads.append(np.std(scanned))
    axes.errorbar(range(1, 7), means, yerr=spreads, marker="o", capsize=3)
    axes.set(xlabel="k", ylabel=says("扫描的样本数", "samples scanned"))


HINT_SIZE = (
    "log2 d 向下取整，再与 1 取较大者；留意 2 的整数次幂。",
    "Round log2 d down, then take at least 1; mind the powers of two.",
)
HINT_TREE = (
    "同类，或各属性都只有一个取值，才是叶结点；每个出现的取值一个分支。",
    "A leaf has one class, or attributes with one value each; every value that occurs has a branch.",
)
HINT_CALLS = (
    "先在该结点不止一个取值的属性中抽签，再对抽到的各调用一次 gain；每个结点重新抽。",
    "First draw among the attributes that vary in the node, then call gain once for each drawn one; draw anew in every node.",
)
HINT_BEST = (
    "在抽到的属性中，取 gain 的返回值最大的一个。",
    "Of the attributes drawn take the one for which gain returned most.",
)
HINT_DRAW = (
    "每个可选的属性被抽到的概率应相等，任何 k 个都可能一起抽到。",
    "All attributes should be equally likely to be drawn, and any k of them together.",
)
HINT_BOUNDS = (
    "下界：根结点已经要扫描多少？上界：一层的划分结点合起来至多有多少样本？",
    "Below: how much is scanned in the root already? Above: how many samples can the split nodes of one level have together?",
)


def information_gain(values, labels) -> float:
    n = len(labels)
    parts = {}
    for value, label in zip(values, labels, strict=True):
        parts.setdefault(value, []).append(label)
    return bits(labels) - sum(len(part) / n * bits(part) for part in parts.values())


def bits(labels) -> float:
    n = len(labels)
    return -sum(k / n * math.log2(k / n) for k in Counter(labels).values())


def scrambled(values, labels) -> float:
    """A number that hangs on what is passed in no way that could be guessed: large, small, or negative."""
    mixed = sum(_mark(value, label) * times for (value, label), times in _key(values, labels))
    return mixed % 1000003 / 250000 - 2


@cache
def _mark(value, label) -> int:
    return zlib.crc32(repr((value, label)).encode())


def worst_first(values, labels) -> float:
    return -information_gain(values, labels)


def far_below(values, labels) -> float:
    """The same order as `scrambled`, but far below whatever a search for the largest might begin with."""
    return 1e12 * (scrambled(values, labels) - 1e3)


def close_together(values, labels) -> float:
    """The same order as `scrambled`, but all numbers differ by little."""
    return 1 + 1e-4 * scrambled(values, labels)


GAINS = {
    "information_gain": information_gain,
    "scrambled": scrambled,
    "worst_first": worst_first,
    "far_below": far_below,
    "close_together": close_together,
}


def _key(values, labels):
    """What a call of gain is about, whatever the order of the samples."""
    return frozenset(Counter(zip(values, labels, strict=True)).items())


class Calls:
    """Hands on what `gain` is asked, and keeps it."""

    def __init__(self, name):
        self.made, self._gain = [], GAINS[name]

    def __call__(self, values, labels):
        values, labels = plain(values), plain(labels)
        fine = isinstance(values, list) and isinstance(labels, list) and 0 < len(labels) == len(values)
        if not fine or any(isinstance(item, (list, dict, set)) for item in values + labels):
            self.made.append((None, 0.0))
            return 0.0
        number = self._gain(values, labels)
        self.made.append((_key(values, labels), number))
        return number


def _varying(X, rows):
    return [j for j in range(len(X[0])) if len({X[i][j] for i in rows}) > 1]


def _split_nodes(tree, X, y, judged=False):
    """(rows, attribute) of each split node; `judged`: they and the leaves are what they should be."""
    found, waiting = [], [(tree, list(range(len(y))))]
    while waiting:
        got, rows = waiting.pop()
        node = mapping(got, (), ("树的结点", "a node of the tree"))
        if "label" in node:
            if judged:
                _judge_leaf(node["label"], X, y, rows, tree)
            continue
        mapping(node, ("feature", "branches"), ("树的划分结点", "a split node of the tree"))
        j = integer(node["feature"], ("feature", "feature"))
        varying = _varying(X, rows)
        with hint(*HINT_TREE):
            where = _some(rows)
            require(
                j in varying,
                f"样本 {where} 按属性 {j} 划分，而它在其中没有不止一个取值",
                f"The samples {where} are split on attribute {j}, which has no more than one value among them",
                got=tree,
            )
            require(
                not judged or len({y[i] for i in rows}) > 1,
                f"样本 {where} 同属一类，不应再划分",
                f"The samples {where} are of one class; they should not be split",
                got=tree,
            )
        branches = mapping(node["branches"], (), ("branches", "branches"))
        parts = {}
        for i in rows:
            parts.setdefault(X[i][j], []).append(i)
        with hint(*HINT_TREE):
            require(
                set(branches) == set(parts),
                f"样本 {where} 按属性 {j} 划分的分支应是 {sorted(parts, key=str)}",
                f"The branches of the samples {where} on attribute {j} should be {sorted(parts, key=str)}",
                got=list(branches),
            )
        found.append((rows, j))
        waiting += [(branches[value], part) for value, part in parts.items()]
    return found


def _judge_leaf(label, X, y, rows, tree):
    where, count = _some(rows), Counter(y[i] for i in rows)
    with hint(*HINT_TREE):
        require(
            len(count) == 1 or not _varying(X, rows),
            f"样本 {where} 不同类，还能划分，却成了叶结点",
            f"The samples {where} are of different classes and could be split, yet they make a leaf",
            got=tree,
        )
        most = max(count.values())
        one_of(
            label,
            [c for c, times in count.items() if times == most],
            (f"样本 {where} 的叶结点", f"the leaf of the samples {where}"),
        )


def _some(rows) -> str:
    return f"{rows[:6]}"[:-1] + ("…]" if len(rows) > 6 else "]")


def _replay(answer, X, y, k, seed, name, judged=False):
    """The split nodes of the tree, and the calls of gain."""
    calls = Calls(name)
    tree = answer.grow(X, y, k, seed, calls)
    return _split_nodes(tree, X, y, judged), calls.made


def _slots(X, y, rows):
    """Attribute -> what gain would be called with, for those that vary in a node."""
    labels = [y[i] for i in rows]
    return {j: _key([X[i][j] for i in rows], labels) for j in _varying(X, rows)}


def _cell(cell):
    if isinstance(cell, str):
        return cell
    return integer(cell, ("属性值或标记", "a value or label"), binary=True)


@memo
def full_size(X, y) -> int:
    """The split nodes of the tree that looks at every attribute."""
    count, waiting = 0, [list(range(len(y)))]
    while waiting:
        rows = waiting.pop()
        labels, varying = [y[i] for i in rows], _varying(X, rows)
        if len(set(labels)) > 1 and varying:
            gains = {j: information_gain([X[i][j] for i in rows], labels) for j in varying}
            j = min(j for j in varying if gains[j] >= max(gains.values()) - 1e-9)
            waiting += _parts(X, rows, j)
            count += 1
    return count


def _parts(X, rows, j):
    parts = {}
    for i in rows:
        parts.setdefault(X[i][j], []).append(i)
    return list(parts.values())


@memo
def expected_size(X, y) -> float:
    """The expected number of split nodes if each splits on one of its varying attributes at random."""
    known = {}

    def size(rows):
        if rows not in known:
            varying = _varying(X, rows)
            if len({y[i] for i in rows}) == 1 or not varying:
                known[rows] = 0.0
            else:
                below = [sum(size(tuple(part)) for part in _parts(X, rows, j)) for j in varying]
                known[rows] = 1 + sum(below) / len(below)
        return known[rows]

    return size(tuple(range(len(y))))


TRUTH = {
    "cost_per_node_falls_by_k_over_d": True,
    "random_forest_trees_are_never_larger": False,
    "k1_tree_scans_at_most_as_much_as_the_full_root_alone": True,
    "forest_and_bagging_differ_in_bootstrap_cost": False,
}
