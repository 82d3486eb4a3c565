"""Checks of exercise 4.5."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0, watermelon_3_0a
from grader.checks import (
    array,
    check,
    close,
    equal,
    exercise,
    hint,
    integers,
    number,
    one_of,
    picture,
    require,
    sequence,
)
from grader.strategies import seeds

from .pins import ex04_05 as pins
from .pins.ex04_05 import _samples
from .shared import any_tables
from .shared_logistic import (
    logistic_gradient, logistic_loss, logistic_minimum, logistic_objective, route_oblique, routed_rows, walk_oblique
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§3.3, §4.5",
    patterns=["certificate", "oracle", "metamorphic"],
    contract=[
        (
            "样本有 150 个、`Z` 有 20 列、各数的绝对值到 20、`ridge` 小到 0.001 时，拟合也到达最小点：梯度各分量不超过样本数的万分之一",
            "With 150 samples, 20 columns of numbers up to 20 in size and `ridge` down to 0.001 the fit reaches the minimum, too: no "
            "component of the gradient exceeds a ten-thousandth of the number of samples",
        ),
        ("从零出发走整步牛顿会发散的数据也收敛", "Converges where full Newton steps from zero diverge"),
        ("树深到 30 层时也对", "Right as well for trees of 30 levels"),
        (
            "取值的名字只差空格、大小写或一个 0 也是两个取值",
            "Names that differ by a blank, in case or by a 0 are two values",
        ),
        ("没有行时预测是空列表", "No rows give an empty list of predictions"),
    ],
    hints=[
        (
            "每个结点只是在自己的样本上做一次题 3.3。先把拟合写对，用梯度检查。",
            "Each node is exercise 3.3 on its own samples. Get the fit right first, and check it by its gradient.",
        ),
        (
            "结点上的样本常常线性可分，没有惩罚项权重就会走向无穷。牛顿法走过头就把步长减半。",
            "Samples of a node are often separable, and without the penalty the weights would run off to infinity. Where a "
            "Newton step overshoots, halve it.",
        ),
        (
            "递归：只有一类，到了深度，或拟合把样本都分到一边，就是叶；否则两边各自重新拟合。",
            "The recursion: one class, the depth reached, or all samples on one side give a leaf; else fit anew on each side.",
        ),
    ],
)

HINT_COLUMNS = (
    "每个可能取值一列，次序同 domains；没有样本取到的值也占一列，全是 0。",
    "One column for each possible value, in the order of domains; a value that no sample has gets its column too, all 0.",
)
HINT_OBJECTIVE = (
    "目标函数：自然对数，对样本求和，惩罚项是 ridge/2 乘权重的平方和，偏置不罚。",
    "The objective: natural logarithms, a sum over the samples, ridge/2 times the squared weights, no penalty on the bias.",
)
HINT_LOSS = (
    "损失是目标函数的最小值，含惩罚项；每个属性只用自己的列，带自己的偏置。",
    "A loss is the minimum of the objective, penalty included; each attribute uses its own columns and a bias of its own.",
)


@st.composite
def encoded_samples(draw, samples=(6, 20), near=False):
    """Labels at random or separable; numbers alone, one-hot columns, or both; for the star a column is nearly another."""
    n = draw(st.integers(*samples))
    kinds = draw(st.lists(st.sampled_from([1, 1, 2, 3]), min_size=1, max_size=3))
    data = _samples(n, kinds, draw(st.booleans()), draw(seeds()))
    if near:
        data["Z"][:, -1] = data["Z"][:, 0] + 1e-5 * np.arange(n)
    return data


RIDGES = st.sampled_from([0.01, 0.1, 1.0])


@check(points=0.5, book="表 4.3 / table 4.3", hint=HINT_COLUMNS)
def test_encode_watermelons(answer):
    """西瓜 3.0 的编码：形状，第一个瓜，各属性占的列 /
    Watermelon 3.0 encoded: the shape, the first melon, the columns of the attributes"""
    table = watermelon_3_0()
    Z, groups = sequence(answer.encode(table["X"], table["attributes"], table["domains"]), 2)
    Z = array(Z, (17, 19), ("编码 Z", "the encoding Z"))
    first = [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0.697, 0.460]
    close(Z[0], first, ("第一个瓜的编码", "the first melon"))
    equal(
        groups, [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16], [17], [18]], ("groups", "groups")
    )


@check(points=0.5, given={"table": any_tables()}, also=pins.encode, strict=pins.encode_strict, hint=HINT_COLUMNS)
def test_encode(answer, table):
    """编码：离散属性每个可能取值一个 0/1 列，没出现的取值也有，连续属性照原样 /
    The encoding: a 0/1 column for every possible value, seen or not; continuous attributes as they are"""
    X, domains = table["X"], table["domains"]
    Z, groups = sequence(answer.encode(X, table["attributes"], domains), 2)
    wanted = [
        [part for value, domain in zip(row, domains, strict=True) for part in _encoded(value, domain)] for row in X
    ]
    close(Z, wanted, ("编码 Z", "the encoding Z"))
    widths = [1 if domain is None else len(domain) for domain in domains]
    wanted = [list(range(sum(widths[:j]), sum(widths[: j + 1]))) for j in range(len(widths))]
    equal(groups, wanted, ("groups", "groups"))


@check(points=0.5, hint=HINT_LOSS)
def test_losses_on_watermelons(answer):
    """西瓜 3.0 上八个属性的损失 (ridge 0.01) / The losses of the eight attributes on watermelon 3.0 (ridge 0.01)"""
    Z, y, groups = _melons()
    wanted = [10.491075, 10.166059, 10.185242, 7.385026, 8.473520, 11.683233, 11.299238, 9.544600]
    close(
        answer.attribute_losses(Z, y, groups, 0.01), wanted, ("各属性的损失", "the losses of the attributes"), abs=1e-3
    )


@check(points=1, hint=HINT_OBJECTIVE)
def test_fit_on_watermelons(answer):
    """西瓜 3.0 上用所有的列拟合，目标函数到达最小值 (ridge 0.01) /
    The fit of all columns on watermelon 3.0 attains the minimum of the objective (ridge 0.01)"""
    Z, y, _ = _melons()
    weights, bias = sequence(answer.fit_logistic(Z, y, 0.01), 2)
    weights = array(weights, (19,), ("权重", "the weights"))
    got = logistic_objective(weights, number(bias, ("偏置", "the bias")), Z, y, 0.01)
    close(got, 4.197697, ("在所给权重处的目标函数值", "the objective at these weights"), abs=1e-4)


@check(
    points=1.5,
    given={"data": encoded_samples(), "ridge": RIDGES},
    also=pins.fit_is_stationary,
    strict_given={"data": encoded_samples(near=True), "ridge": st.just(0.001)},
    strict=pins.fit_strict,
    examples=40,
)
def test_fit_is_stationary(answer, data, ridge):
    """拟合：目标函数的梯度几乎为零，样本线性可分、有重复列或常数列时也一样 /
    The fit: the gradient of the objective all but vanishes, also for separable samples and for repeated or constant columns
    """
    Z, y = data["Z"], data["y"]
    weights, bias = sequence(answer.fit_logistic(Z, y, ridge), 2)
    weights = array(weights, (Z.shape[1],), ("权重", "the weights"))
    gradient = logistic_gradient(weights, number(bias, ("偏置", "the bias")), Z, y, ridge)
    worst = int(np.argmax(np.abs(gradient)))
    place = (f"第 {worst} 列", f"column {worst}") if worst < Z.shape[1] else ("偏置", "the bias")
    objective = (HINT_OBJECTIVE[0] + " " + HINT_MINIMUM[0], HINT_OBJECTIVE[1] + " " + HINT_MINIMUM[1])
    with hint(*objective):
        require(
            np.abs(gradient[worst]) <= SLACK * len(y),
            f"这里不是最小点：目标函数对{place[0]}的偏导数是 {gradient[worst]:.3g}",
            f"This is not the minimum: the derivative of the objective with respect to {place[1]} is {gradient[worst]:.3g}",
            expected=[*logistic_minimum(Z, y, ridge)],
            got=[weights, bias],
        )


@check(
    points=0.5,
    given={"data": encoded_samples(), "ridge": RIDGES},
    also=pins.attribute_losses,
    strict=pins.losses_strict,
    examples=30,
    hint=HINT_LOSS,
)
def test_attribute_losses(answer, data, ridge):
    """各属性的损失是只用该属性的列时目标函数的最小值 /
    The loss of an attribute is the minimum of the objective over its own columns"""
    Z, y, groups = data["Z"], data["y"], data["groups"]
    wanted = [logistic_loss(Z[:, columns], y, ridge) for columns in groups]
    close(
        answer.attribute_losses(Z, y, groups, ridge), wanted, ("各属性的损失", "the losses of the attributes"), abs=1e-3
    )


@check(
    points=3,
    given={"data": encoded_samples(), "ridge": RIDGES, "max_depth": st.integers(0, 4)},
    also=pins.every_node_is_a_fit,
    strict=pins.nodes_strict,
    examples=40,
)
def test_every_node_is_a_fit(answer, data, ridge, max_depth):
    """树的每个内部结点都是拟合得到的，两边都有样本；每片叶都合停止规则与多数类规则 /
    Every inner node of the tree is a fit with samples on both sides; every leaf obeys the stopping and majority rules
    """
    _judged_tree(answer, data["Z"], data["y"], data["groups"], ridge, max_depth)


@check(points=1.5)
def test_tree_on_watermelons(answer):
    """西瓜 3.0 上的树（ridge 0.01，深度至多 6）每个结点都合规则 /
    Every node of the tree on watermelon 3.0 (ridge 0.01, depth up to 6) obeys the rules"""
    Z, y, groups = _melons()
    _judged_tree(answer, Z, y, groups, 0.01, 6)


@check(points=0.5, given={"n": st.integers(10, 40), "d": st.integers(1, 4), "seed": seeds()}, examples=20)
def test_one_attribute_separates(answer, n, d, seed):
    """标签由一个连续属性分开时，每个结点也合规则，标签对调后也一样；深度限为 0 则只有一片叶 /
    Where one continuous attribute separates the labels every node obeys the rules, also when they are swapped; depth 0 gives one leaf
    """
    rng = np.random.default_rng(seed)
    Z = np.round(rng.normal(size=(n, d)), 3)
    y = rng.integers(2, size=n)
    y[:2] = 0, 1
    Z[:, seed % d] = np.round((2 * y - 1) * rng.uniform(0.25, 1.25, size=n), 3)
    groups = [[j] for j in range(d)]
    for labels in (y.tolist(), (1 - y).tolist()):
        _judged_tree(answer, Z, labels, groups, 1e-3, 12)
        _judged_tree(answer, Z, labels, groups, 1e-3, 0)


@check(
    points=0.5,
    given={"case": routed_rows()},
    also=pins.predict,
    strict=pins.predict_strict,
    hint=("等于阈值的走 le；每一行从根重新走起。", "Equality goes to le; each row starts at the root again."),
)
def test_predict(answer, case):
    """预测从根走到叶，w·z ≤ t 走 le / A prediction walks from the root to a leaf, w·z ≤ t to le"""
    Z, tree = case["Z"], case["tree"]
    got = integers(answer.predict(tree, Z), len(Z), ("预测", "the predictions"), binary=True)
    equal(got, [route_oblique(tree, z) for z in Z], ("预测", "the predictions"))


@picture(
    "西瓜 3.0α 上树的两类区域",
    "The regions of the tree on watermelon 3.0α",
    alt=(
        "密度与含糖率的平面，按树的预测着色，17 个瓜标在其中。",
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
        density, sugar, np.reshape(answer.predict(tree, plane), (61, 61)), cmap="RdBu", alpha=0.35, rasterized=True
    )
    for label, mark, name in ((1, "+", says("好瓜", "good")), (0, "_", says("坏瓜", "not good"))):
        chosen = Z[np.array(y) == label]
        axes.scatter(chosen[:, 0], chosen[:, 1], marker=mark, color="black", label=name)
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))
    axes.legend()


HINT_MINIMUM = (
    "用牛顿法，走过头了就减半步长；梯度下降要走到梯度真的很小才能停。",
    "Use Newton's method and halve a step that overshoots; gradient descent must go on until the gradient is really small.",
)
HINT_NODE = (
    "子结点要在自己的样本上重新拟合；阈值是 -b，权重不缩放；设计乙取损失最小的属性。",
    "A child fits anew on its own samples; the threshold is -b, the weights are not rescaled; design B takes the least loss.",
)
HINT_LEAF = (
    "只有一类、到了深度、拟合把样本都分到一边：这三种情形是叶，取多数类。",
    "One class, the depth reached, all samples on one side of the fit: these give a leaf, with the majority class.",
)
SLACK = 1e-4
"""How large the gradient may be at a minimum, per sample."""
NEAR = 1e-6
"""Scores as small as this may count for either side."""
BEST = 1e-5
"""Losses that differ by no more than this count as equal."""


def _melons():
    """Z, y, groups of watermelon 3.0, encoded here."""
    table = watermelon_3_0()
    Z = [[part for pair in zip(row, table["domains"], strict=True) for part in _encoded(*pair)] for row in table["X"]]
    groups = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16], [17], [18]]
    return np.array(Z), [int(label == "是") for label in table["y"]], groups


def _encoded(value, domain) -> list[float]:
    return [value] if domain is None else [float(value == other) for other in domain]


def _judged_tree(answer, Z, y, groups, ridge, max_depth):
    """Judges every node by the samples that reach it; not below a node where rounding decides on a side.

    A node that is what the student's own `fit_logistic` and `attribute_losses` make it passes: their mistakes cost their
    points in the checks of these functions.
    """
    tree = answer.grow_tree(Z, y, groups, ridge, max_depth)
    y = np.array(y)
    unclear: list[str] = []
    for node in walk_oblique(tree, Z):
        if any(node.path.startswith(path) and node.path != path for path in unclear):
            continue
        where, labels = (f"根{node.path}", f"Root{node.path}"), y[node.rows]
        require(node.rows, f"{where[0]}：没有样本到达这里", f"{where[1]}: no sample arrives here", got=tree)
        must_stop = node.depth == max_depth or len(set(labels)) == 1
        if node.label is not None:
            ones = int(labels.sum())
            wanted = [label for label, count in ((0, len(labels) - ones), (1, ones)) if 2 * count >= len(labels)]
            with hint(*HINT_LEAF):
                one_of(node.label, wanted, (f"{where[0]} 处的叶的类别", f"the label of the leaf at root{node.path}"))
                require(
                    must_stop or _may_stop(answer, Z[node.rows], labels, groups, ridge),
                    f"{where[0]}：样本 {node.rows} 有两类，拟合的模型能把它们分到两边，应当划分",
                    f"{where[1]}: samples {node.rows} have both labels, and the fit parts them: split",
                    got=tree,
                )
            continue
        with hint(*HINT_LEAF):
            require(
                not must_stop,
                f"{where[0]}：样本只有一类，或深度已到 {max_depth}，应成为叶",
                f"{where[1]}: a single class, or depth {max_depth} reached: a leaf",
                got=tree,
            )
        scores = Z[node.rows] @ node.weights - node.threshold
        if np.abs(scores).min() <= 1e-9:
            unclear.append(node.path)
        else:
            sides = f"{where[0]}：样本都走了同一边", f"{where[1]}: all samples go to one side"
            with hint(*HINT_LEAF):
                require(scores.min() < 0 < scores.max(), *sides, got=tree)
        with hint(*HINT_NODE):
            _judge_fit(answer, node, Z[node.rows], labels, groups, ridge, where)


def _judge_fit(answer, node, Z, y, groups, ridge, where):
    """Design A: the whole gradient vanishes. Design B: it does on one attribute, and no other that splits has less loss."""
    gradient = logistic_gradient(node.weights, -node.threshold, Z, y, ridge)
    everything = list(range(Z.shape[1]))
    if np.abs(gradient).max() <= SLACK * len(y) or _is_own_fit(answer, node, Z, y, everything, ridge):
        return
    used = set(np.flatnonzero(node.weights).tolist())
    chosen = [j for j, columns in enumerate(groups) if used <= set(columns)]
    worst = int(np.argmax(np.abs(gradient)))
    place = (f"第 {worst} 列", f"column {worst}") if worst < Z.shape[1] else ("偏置", "the bias")
    wrong = (
        f"{where[0]}：这不是到达它的 {len(y)} 个样本上的拟合；用所有的列时，目标函数对{place[0]}的偏导数是 {gradient[worst]:.3g}",
        f"{where[1]}: this is not the fit on the {len(y)} samples that arrive; with all columns the derivative of the objective "
        f"with respect to {place[1]} is {gradient[worst]:.3g}",
    )
    require(chosen, *wrong, got=node.tree)
    columns = groups[chosen[0]]
    partial = np.abs(gradient[[*columns, -1]]).max()
    is_fit = partial <= SLACK * len(y) or _is_own_fit(answer, node, Z, y, columns, ridge)
    require(is_fit, *wrong, got=node.tree)
    loss = logistic_loss(Z[:, columns], y, ridge)
    for j, others in enumerate(groups):
        weights, bias = logistic_minimum(Z[:, others], y, ridge)
        scores, other = Z[:, others] @ weights + bias, logistic_loss(Z[:, others], y, ridge)
        if other >= loss - BEST or scores.max() <= NEAR or scores.min() >= -NEAR:
            continue
        own = sequence(answer.attribute_losses(Z, y.tolist(), groups, ridge), len(groups))
        require(
            number(own[j]) >= number(own[chosen[0]]) - BEST,
            f"{where[0]}：这里用了属性 {chosen[0]}，损失 {loss:.6f}，而属性 {j} 的损失只有 {other:.6f}",
            f"{where[1]}: attribute {chosen[0]} is used here, with loss {loss:.6f}, but attribute {j} has {other:.6f}",
            got=node.tree,
        )


def _is_own_fit(answer, node, Z, y, columns, ridge) -> bool:
    """Whether the node is what the student's own fit of these columns gives."""
    scores = Z @ node.weights - node.threshold
    if (
        any(node.weights[j] for j in range(Z.shape[1]) if j not in columns)
        or not scores.min() < -NEAR < NEAR < scores.max()
    ):
        return False
    weights, bias = _own_fit(answer, Z[:, columns], y, ridge)
    return np.allclose([*node.weights[columns], -node.threshold], [*weights, bias], rtol=1e-9, atol=1e-9)


def _own_fit(answer, Z, y, ridge):
    weights, bias = sequence(answer.fit_logistic(Z, y.tolist(), ridge), 2, ("fit_logistic", "fit_logistic"))
    weights = array(weights, (Z.shape[1],), ("fit_logistic 的权重", "the weights of fit_logistic"))
    return weights, number(bias, ("fit_logistic 的偏置", "the bias of fit_logistic"))


def _may_stop(answer, Z, y, groups, ridge) -> bool:
    """Whether design A, or an attribute of least loss, sends all samples to one side."""
    losses = [logistic_loss(Z[:, columns], y, ridge) for columns in groups]
    tried = [columns for columns, loss in zip(groups, losses, strict=True) if loss <= min(losses) + BEST]
    tried = [list(range(Z.shape[1])), *tried]
    return any(_one_sided(Z[:, columns], *logistic_minimum(Z[:, columns], y, ridge)) for columns in tried) or any(
        _one_sided(Z[:, columns], *_own_fit(answer, Z[:, columns], y, ridge)) for columns in tried
    )


def _one_sided(Z, weights, bias) -> bool:
    scores = Z @ weights + bias
    return bool(scores.max() <= NEAR or scores.min() >= -NEAR)
