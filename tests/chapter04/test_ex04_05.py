"""Checks of exercise 4.5."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0, watermelon_3_0a
from grader.checks import (
    array,
    close,
    equal,
    example_check,
    exercise,
    integers,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import grid, matrices, seeds, tables

from .shared_logistic import (
    logistic_gradient,
    logistic_loss,
    logistic_minimum,
    logistic_objective,
    route_oblique,
    walk_oblique,
)

EXERCISE = exercise(
    kind="program",
    book="§3.3, §4.5",
    patterns=["certificate", "oracle", "metamorphic"],
    hints=[
        (
            "每个结点只是在自己的样本上做一次题 3.3; 结点上的样本常常线性可分, 没有惩罚项权重就会走向无穷.",
            "Each node is exercise 3.3 on its own samples; those are often separable, and without the penalty the weights would "
            "run off to infinity.",
        )
    ],
    equivalent_mutants={
        "while np.abs(gradient(beta)).max() >= 1e-8:": "The gradient is never exactly at the tolerance.",
        "while gradient(beta - step) @ step <= 0:": "The slope at the end of a step is never exactly 0.",
        "while gradient(beta - step) @ step < -1:": "It lets a step overshoot slightly, which the next steps mend.",
        "step /= 3": "Any factor below 1 will do for cutting a step.",
        "if max_depth == 0 or len(set(y)) < 1:": "A fit to one class sends all samples to one side, which gives the same leaf.",
        "if max_depth == 0 or len(set(y)) == 0:": "A fit to one class sends all samples to one side, which gives the same leaf.",
        "if max_depth == 0 or len(set(y)) <= 1:": "No node is without samples.",
        "if max_depth <= 0 or len(set(y)) == 1:": "The depth left is never negative.",
        "le = Z @ weights < -bias": "Only rounding puts a sample on the boundary of a fit, and either side is accepted there.",
        "if 0 != le.sum() < len(y):": "The number of samples on the left lies between 0 and their total.",
        "if 0 < le.sum() != len(y):": "The number of samples on the left lies between 0 and their total.",
    },
)

SLACK, TREE_SLACK = 1e-5, 1e-4
"""How large the gradient may be at a minimum, per sample."""
NEAR = 1e-6
"""Scores as small as this may count for either side."""
BEST = 1e-5
"""Losses that differ by no more than this count as equal."""


@st.composite
def encoded_samples(draw, samples=(6, 20)):
    """{"Z", "y", "groups"} of numbers and one-hot columns; labels at random or separable, both classes there."""
    n = draw(st.integers(*samples))
    kinds = draw(st.lists(st.sampled_from([1, 1, 2, 3]), min_size=1, max_size=3))
    separable, rng = draw(st.booleans()), np.random.default_rng(draw(seeds()))
    blocks = [
        np.round(rng.normal(size=(n, 1)), 2) if kind == 1 else np.eye(kind)[rng.integers(kind, size=n)]
        for kind in kinds
    ]
    Z = np.column_stack(blocks)
    y = (Z @ rng.normal(size=Z.shape[1]) > 0).astype(int) if separable else rng.integers(2, size=n)
    y[:2] = 0, 1
    starts = np.cumsum([0, *kinds])
    groups = [list(range(start, start + kind)) for start, kind in zip(starts.tolist(), kinds, strict=False)]
    return {"Z": Z, "y": y.tolist(), "groups": groups}


@st.composite
def oblique_trees(draw, d, depth=3):
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        return {"label": draw(st.integers(0, 1))}
    weights = draw(st.lists(st.integers(-2, 2), min_size=d, max_size=d))
    le, gt = (draw(oblique_trees(d, depth - 1)) for _ in range(2))
    return {"weights": weights, "threshold": draw(grid(-2, 2)), "le": le, "gt": gt}


RIDGES = st.sampled_from([0.01, 0.1, 1.0])
REPEATED = {"Z": np.array([[k / 2, k / 2, 1.0] for k in range(6)]), "y": [0, 0, 0, 1, 1, 1], "groups": [[0], [1], [2]]}
# Full Newton steps from zero diverge here.
OVERSHOOT = {
    "Z": np.array([[10.0, 6.0], [4.0, -4.0], [6.0, 18.0], [5.0, -6.0]]),
    "y": [0, 1, 1, 0],
    "groups": [[0], [1]],
}
ONE_CLASS = {"Z": np.array([[0.0], [1.0]]), "y": [1, 1], "groups": [[0]]}
TIED = {"Z": np.array([[0.5, 1.0]] * 4), "y": [1, 0, 1, 0], "groups": [[0], [1]]}
LONELY = {"Z": np.array([[0.1 * k] for k in range(9)]), "y": [0, 0, 0, 0, 1, 0, 0, 0, 0], "groups": [[0]]}


@example_check(
    "西瓜 3.0 编码成 17 行 19 列; 第一个瓜是青绿、蜷缩、浊响、清晰、凹陷、硬滑, 0.697, 0.460",
    "Watermelon 3.0 becomes 17 rows of 19 columns; the first melon is as table 4.3 says",
    points=5,
    book="表 4.3 / table 4.3",
    hint=("每个可能取值一列, 次序同 domains.", "One column for each possible value, in the order of domains."),
)
def test_encode_watermelons(answer):
    table = watermelon_3_0()
    Z, groups = sequence(answer.encode(table["X"], table["attributes"], table["domains"]), 2)
    Z = array(Z, (17, 19), ("编码 Z", "the encoding Z"))
    first = [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0.697, 0.460]
    close(Z[0], first, ("第一个瓜的编码", "the first melon"))
    equal(
        groups, [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16], [17], [18]], ("groups", "groups")
    )


@property_check(
    "编码: 离散属性每个可能取值一个 0/1 列, 没出现的取值也有, 连续属性照原样",
    "The encoding: a 0/1 column for every possible value, seen or not; continuous attributes as they are",
    points=5,
    given={"table": tables(stretch=False)},
    hint=("没有样本取到的值也占一列, 全是 0.", "A value that no sample has still gets its column, all 0."),
)
def test_encode(answer, table):
    X, domains = table["X"], table["domains"]
    Z, groups = sequence(answer.encode(X, table["attributes"], domains), 2)
    wanted = [
        [part for value, domain in zip(row, domains, strict=True) for part in _encoded(value, domain)] for row in X
    ]
    close(Z, wanted, ("编码 Z", "the encoding Z"))
    widths = [1 if domain is None else len(domain) for domain in domains]
    wanted = [list(range(sum(widths[:j]), sum(widths[: j + 1]))) for j in range(len(widths))]
    equal(groups, wanted, ("groups", "groups"))


@example_check(
    "西瓜 3.0, ridge 0.01: 八个属性的损失中纹理最小, 为 7.385",
    "On watermelon 3.0 with ridge 0.01 the least of the eight losses is that of 纹理, 7.385",
    points=10,
    hint=(
        "损失是目标函数的最小值, 含惩罚项; 自然对数, 求和, 偏置不罚.",
        "A loss is the minimum of the objective, penalty included: natural logarithms, sums, no penalty on the bias.",
    ),
)
def test_losses_on_watermelons(answer):
    Z, y, groups = _melons()
    wanted = [10.491075, 10.166059, 10.185242, 7.385026, 8.473520, 11.683233, 11.299238, 9.544600]
    close(
        answer.attribute_losses(Z, y, groups, 0.01), wanted, ("各属性的损失", "the losses of the attributes"), abs=1e-4
    )


@example_check(
    "西瓜 3.0, ridge 0.01: 用所有的列拟合, 目标函数的最小值是 4.1977",
    "On watermelon 3.0 with ridge 0.01 the minimum over all columns is 4.1977",
    points=10,
    hint=(
        "偏置不受惩罚; 惩罚项是 ridge/2 乘权重的平方和.",
        "The bias is not penalised; the penalty is ridge/2 times the squared weights.",
    ),
)
def test_fit_on_watermelons(answer):
    Z, y, _ = _melons()
    weights, bias = sequence(answer.fit_logistic(Z, y, 0.01), 2)
    weights = array(weights, (19,), ("权重", "the weights"))
    got = logistic_objective(weights, number(bias, ("偏置", "the bias")), Z, y, 0.01)
    close(got, 4.197697, ("在所给权重处的目标函数值", "the objective at these weights"), abs=1e-4)


@property_check(
    "拟合: 目标函数的梯度几乎为零, 样本线性可分、有重复列或常数列时也一样",
    "The fit: the gradient of the objective all but vanishes, also for separable samples and for repeated or constant columns",
    points=15,
    given={"data": encoded_samples(), "ridge": RIDGES},
    also=[{"data": data, "ridge": 0.01} for data in (REPEATED, LONELY, OVERSHOOT)],
    examples=40,
    hint=(
        "用牛顿法, 走过头了就减半步长; 梯度下降要走到梯度真的很小才能停.",
        "Use Newton's method and halve a step that overshoots; gradient descent must go on until the gradient is really small.",
    ),
)
def test_fit_is_stationary(answer, data, ridge):
    Z, y = data["Z"], data["y"]
    weights, bias = sequence(answer.fit_logistic(Z, y, ridge), 2)
    weights = array(weights, (Z.shape[1],), ("权重", "the weights"))
    gradient = logistic_gradient(weights, number(bias, ("偏置", "the bias")), Z, y, ridge)
    worst = int(np.argmax(np.abs(gradient)))
    place = (f"第 {worst} 列", f"column {worst}") if worst < Z.shape[1] else ("偏置", "the bias")
    require(
        np.abs(gradient[worst]) <= SLACK * len(y),
        f"这里不是最小点: 目标函数对{place[0]}的偏导数是 {gradient[worst]:.3g}",
        f"This is not the minimum: the derivative of the objective with respect to {place[1]} is {gradient[worst]:.3g}",
        expected=[*logistic_minimum(Z, y, ridge)],
        got=[weights, bias],
    )


@property_check(
    "各属性的损失是只用该属性的列时目标函数的最小值",
    "The loss of an attribute is the minimum of the objective over its own columns",
    points=5,
    given={"data": encoded_samples(), "ridge": RIDGES},
    also=[{"data": REPEATED, "ridge": 0.01}],
    examples=30,
    hint=("每个属性都带自己的偏置.", "Each attribute is fitted with a bias of its own."),
)
def test_attribute_losses(answer, data, ridge):
    Z, y, groups = data["Z"], data["y"], data["groups"]
    wanted = [logistic_loss(Z[:, columns], y, ridge) for columns in groups]
    close(
        answer.attribute_losses(Z, y, groups, ridge), wanted, ("各属性的损失", "the losses of the attributes"), abs=1e-4
    )


@property_check(
    "树的每个内部结点都是拟合得到的, 两边都有样本; 每片叶都合停止规则与多数类规则",
    "Every inner node of the tree is a fit with samples on both sides; every leaf obeys the stopping and majority rules",
    points=25,
    given={"data": encoded_samples(), "ridge": RIDGES, "max_depth": st.integers(0, 4)},
    also=[
        {"data": ONE_CLASS, "ridge": 0.1, "max_depth": 3},
        {"data": TIED, "ridge": 0.1, "max_depth": 3},
        {"data": LONELY, "ridge": 0.1, "max_depth": 4},
        {"data": REPEATED, "ridge": 0.01, "max_depth": 1},
    ],
    examples=40,
    hint=(
        "子结点要在自己的样本上重新拟合; 阈值是 -b; 拟合把样本都分到一边时就是叶.",
        "A child fits anew on its own samples; the threshold is -b; a fit that sends all samples to one side gives a leaf.",
    ),
)
def test_every_node_is_a_fit(answer, data, ridge, max_depth):
    tree = answer.grow_tree(data["Z"], data["y"], data["groups"], ridge, max_depth)
    _judge_tree(tree, data["Z"], np.array(data["y"]), data["groups"], ridge, max_depth)


@example_check(
    "西瓜 3.0 上的树 (ridge 0.01, 深度至多 6) 至少分对 15 个瓜",
    "The tree on watermelon 3.0 (ridge 0.01, depth up to 6) gets 15 melons right at least",
    points=10,
    hint=("设计甲全对, 设计乙对 15 个.", "Design A gets all of them right, design B 15."),
)
def test_tree_on_watermelons(answer):
    Z, y, groups = _melons()
    tree = answer.grow_tree(Z, y, groups, 0.01, 6)
    _judge_tree(tree, Z, np.array(y), groups, 0.01, 6)
    right = sum(route_oblique(tree, z) == label for z, label in zip(Z, y, strict=True))
    require(right >= 15, f"只分对 {right} 个瓜, 应至少 15 个", f"Only {right} melons are right, not 15", got=tree)


@property_check(
    "标签由一个连续属性分开时, 树把训练样本全分对; 标签对调后也一样; 深度限为 0 则只有一片叶",
    "Labels that one continuous attribute separates are all fitted, also when they are swapped; with depth 0 there is one leaf",
    points=10,
    given={"n": st.integers(10, 40), "d": st.integers(1, 4), "seed": seeds()},
    examples=20,
    hint=("一次划分还有错的话, 下面的结点会接着分.", "If one split leaves errors, the nodes below go on."),
)
def test_one_attribute_separates(answer, n, d, seed):
    rng = np.random.default_rng(seed)
    Z = np.round(rng.normal(size=(n, d)), 3)
    y = rng.integers(2, size=n)
    y[:2] = 0, 1
    Z[:, seed % d] = np.round((2 * y - 1) * rng.uniform(0.25, 1.25, size=n), 3)
    groups = [[j] for j in range(d)]
    for labels in (y.tolist(), (1 - y).tolist()):
        tree = answer.grow_tree(Z, labels, groups, 1e-3, 6)
        nodes = list(walk_oblique(tree, Z))
        right = sum(labels[i] == node.label for node in nodes if node.label is not None for i in node.rows)
        require(right == n, f"{n} 个样本只分对 {right} 个", f"Only {right} of {n} samples are right", got=tree)
    stump = answer.grow_tree(Z, y.tolist(), groups, 1e-3, 0)
    (leaf,) = walk_oblique(stump, Z) if "label" in stump else (None,)
    require(leaf is not None, "深度限为 0 时应只有一片叶", "With depth 0 there is one leaf only", got=stump)
    equal(leaf.label, int(2 * y.sum() > n), ("叶的类别", "the label of the leaf"))


@property_check(
    "预测从根走到叶, w·z ≤ t 走 le; 没有行时返回空列表",
    "A prediction walks from the root to a leaf, w·z ≤ t to le; no rows give an empty list",
    points=5,
    given={"Z": matrices((1, 8), (2, 2), grid(-2, 2), stretch=False), "tree": oblique_trees(2)},
    also=[
        {"Z": np.zeros((0, 2)), "tree": {"label": 1}},
        {
            "Z": np.array([[0.5, 3.0], [0.75, 3.0], [0.25, -1.0]]),
            "tree": {"weights": [2.0, 0.0], "threshold": 1.0, "le": {"label": 0}, "gt": {"label": 1}},
        },
    ],
    hint=("等于阈值的走 le; 每一行从根重新走起.", "Equality goes to le; each row starts at the root again."),
)
def test_predict(answer, Z, tree):
    got = integers(answer.predict(tree, Z), len(Z), ("预测", "the predictions"), binary=True)
    equal(got, [route_oblique(tree, z) for z in Z], ("预测", "the predictions"))


@picture(
    "西瓜 3.0α 上树的两类区域",
    "The regions of the tree on watermelon 3.0α",
    alt=(
        "密度与含糖率的平面, 按树的预测着色, 17 个瓜标在其中.",
        "The plane of density and sugar content, coloured by the tree's predictions, with the 17 melons.",
    ),
)
def draw_regions(figure, answer, reference, says):
    table = watermelon_3_0a()
    Z, y = table["X"], [int(label == "是") for label in table["y"]]
    tree = answer.grow_tree(Z, y, [[0], [1]], 1e-3, 6)
    density, sugar = np.linspace(0.2, 0.8, 61), np.linspace(0, 0.5, 61)
    plane = np.array([[a, b] for b in sugar for a in density])
    axes = figure.subplots()
    axes.pcolormesh(
        density, sugar, np.reshape(answer.predict(tree, plane), (61, 61)), cmap="RdYlGn", alpha=0.35, rasterized=True
    )
    for label, mark, name in ((1, "+", says("好瓜", "good")), (0, "_", says("坏瓜", "not good"))):
        chosen = Z[np.array(y) == label]
        axes.scatter(chosen[:, 0], chosen[:, 1], marker=mark, color="black", label=name)
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))
    axes.legend()


def _melons():
    """Z, y, groups of watermelon 3.0, encoded here."""
    table = watermelon_3_0()
    Z = [[part for pair in zip(row, table["domains"], strict=True) for part in _encoded(*pair)] for row in table["X"]]
    groups = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16], [17], [18]]
    return np.array(Z), [int(label == "是") for label in table["y"]], groups


def _encoded(value, domain) -> list[float]:
    return [value] if domain is None else [float(value == other) for other in domain]


def _judge_tree(tree, Z, y, groups, ridge, max_depth):
    """Judges every node by the samples that reach it; not below a node where rounding decides on a side."""
    unclear: list[str] = []
    for node in walk_oblique(tree, Z):
        if any(node.path.startswith(path) and node.path != path for path in unclear):
            continue
        where, labels = (f"根{node.path}", f"Root{node.path}"), y[node.rows]
        require(node.rows, f"{where[0]}: 没有样本到达这里", f"{where[1]}: no sample arrives here", got=tree)
        must_stop = node.depth == max_depth or len(set(labels)) == 1
        if node.label is not None:
            wanted = int(2 * labels.sum() > len(labels))
            equal(node.label, wanted, (f"{where[0]} 处的叶的类别", f"the label of the leaf at root{node.path}"))
            require(
                must_stop or _may_stop(Z[node.rows], labels, groups, ridge),
                f"{where[0]}: 样本 {node.rows} 有两类, 拟合的模型能把它们分到两边, 应当划分",
                f"{where[1]}: samples {node.rows} have both labels, and the fit parts them: split",
                got=tree,
            )
            continue
        require(
            not must_stop,
            f"{where[0]}: 样本只有一类, 或深度已到 {max_depth}, 应成为叶",
            f"{where[1]}: a single class, or depth {max_depth} reached: a leaf",
            got=tree,
        )
        scores = Z[node.rows] @ node.weights - node.threshold
        if np.abs(scores).min() <= 1e-9:
            unclear.append(node.path)
        else:
            sides = f"{where[0]}: 样本都走了同一边", f"{where[1]}: all samples go to one side"
            require(scores.min() < 0 < scores.max(), *sides, got=tree)
        _judge_fit(node, Z[node.rows], labels, groups, ridge, where)


def _judge_fit(node, Z, y, groups, ridge, where):
    """Design A: the whole gradient vanishes. Design B: it does on one attribute, and no other that splits has less loss."""
    gradient = logistic_gradient(node.weights, -node.threshold, Z, y, ridge)
    if np.abs(gradient).max() <= TREE_SLACK * len(y):
        return
    used = set(np.flatnonzero(node.weights).tolist())
    chosen = [j for j, columns in enumerate(groups) if used <= set(columns)]
    worst = int(np.argmax(np.abs(gradient)))
    place = (f"第 {worst} 列", f"column {worst}") if worst < Z.shape[1] else ("偏置", "the bias")
    wrong = (
        f"{where[0]}: 这不是到达它的 {len(y)} 个样本上的拟合; 用所有的列时, 目标函数对{place[0]}的偏导数是 {gradient[worst]:.3g}",
        f"{where[1]}: this is not the fit on the {len(y)} samples that arrive; with all columns the derivative of the objective "
        f"with respect to {place[1]} is {gradient[worst]:.3g}",
    )
    require(chosen, *wrong, got=node.tree)
    columns = groups[chosen[0]]
    partial = gradient[[*columns, -1]]
    require(np.abs(partial).max() <= TREE_SLACK * len(y), *wrong, got=node.tree)
    loss = logistic_objective(node.weights, -node.threshold, Z, y, ridge)
    for j, others in enumerate(groups):
        weights, bias = logistic_minimum(Z[:, others], y, ridge)
        scores, other = Z[:, others] @ weights + bias, logistic_loss(Z[:, others], y, ridge)
        require(
            other >= loss - BEST or scores.max() <= NEAR or scores.min() >= -NEAR,
            f"{where[0]}: 这里用了属性 {chosen[0]}, 损失 {loss:.6f}, 而属性 {j} 的损失只有 {other:.6f}",
            f"{where[1]}: attribute {chosen[0]} is used here, with loss {loss:.6f}, but attribute {j} has {other:.6f}",
            got=node.tree,
        )


def _may_stop(Z, y, groups, ridge) -> bool:
    """Whether design A, or an attribute of least loss, sends all samples to one side."""
    losses = [logistic_loss(Z[:, columns], y, ridge) for columns in groups]
    tried = [columns for columns, loss in zip(groups, losses, strict=True) if loss <= min(losses) + BEST]
    for columns in (list(range(Z.shape[1])), *tried):
        weights, bias = logistic_minimum(Z[:, columns], y, ridge)
        scores = Z[:, columns] @ weights + bias
        if scores.max() <= NEAR or scores.min() >= -NEAR:
            return True
    return False
