"""Checks of exercise 7.8."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_least, boolean, check, close, equal, exercise, hint, mapping, number, picture, require, sequence,
    share_of_claims
)  # fmt: skip
from grader.strategies import grid, seeds

from .pins import ex07_08 as pins
from .pins.ex07_08 import TOL
from .shared_nets import deviation, joint_of, networks, some_cpts

EXERCISE = exercise(
    kind="prove",
    book="§7.5.1, (7.26), (7.27)",
    patterns=["two sides", "derived formula", "witness", "claims"],
    contract=[
        (
            "一个变量有上百种取值、联合分布有十二个变量时也对",
            "Right as well with a hundred values of a variable, and with a dozen variables",
        ),
        (
            "条件的概率小到 $10^{-15}$ 也要看；协方差小到 $10^{-7}$ 也造得出",
            "Conditions of probability $10^{-15}$ count, and a covariance of $10^{-7}$ can be built",
        ),
        (
            "`v_structure_exception` 造出 V 型结构的例外",
            "`v_structure_exception` builds an exception for the V-structure",
        ),
    ],
    hints=[
        (
            "按 (7.26) 写出三个变量的联合概率，再除以或消去中间的变量。",
            "Write the joint probability of the three variables by (7.26); then divide by the middle one, or sum it out.",
        ),
        (
            "二值时协方差分解成几个因子的乘积：一个来自父结点，一个来自每条边。",
            "For binary variables the covariance factorises: one factor from the parent, one from each edge.",
        ),
        (
            "V 型结构：给定 x_4 = 1 时两个父结点的联合概率与 P(x_4 | x_1, x_2) P(x_1) P(x_2) 成正比；何时它的秩是 1？",
            "V-structure: given x_4 = 1 the parents' joint probability is proportional to P(x_4 | x_1, x_2) P(x_1) P(x_2); when has "
            "it rank 1?",
        ),
    ],
    extra=["v_structure_exception"],
    written={
        "proof": [
            ("同父结构：由 (7.26) 推出给定父结点时独立", "Common parent: independence given the parent, from (7.26)"),
            (
                "顺序结构：用贝叶斯公式推出给定中间变量时独立",
                "Chain: independence given the middle, with Bayes' formula",
            ),
            (
                "边际不独立：给出反例或协方差，并说明“不成立”是指并非对一切条件概率表成立",
                "Marginal dependence: a counterexample or the covariance, and that the statement is about not all tables",
            ),
        ]
    },
)


@st.composite
def questions(draw):
    """{"W", "i", "j", "given", "tol"}: whole numbers proportional to a joint distribution, and a question about it.

    Many are independent by construction, or but for a trifle; conditions of probability 0 occur.
    """
    rng = np.random.default_rng(draw(seeds()))
    axes = draw(st.integers(2, 4))
    shape = rng.integers(2, 4, size=axes)
    i, j, *rest = (int(k) for k in rng.permutation(axes))
    given = rest[: draw(st.integers(0, len(rest)))]
    W = rng.integers(0, 7, size=shape) * 60
    kind = draw(st.sampled_from(["any", "product", "product", "nearly", "parity"]))
    if kind in ("product", "nearly"):
        # Given all other axes i and j are independent; with some of these left out they are only by accident.
        given = rest
        parts = [rng.integers(0, 5, size=[n if k != other else 1 for k, n in enumerate(shape)]) for other in (i, j)]
        W = parts[0] * parts[1] * 60
    if kind == "nearly" and W.any():
        cells = np.argwhere(W)
        W[tuple(cells[rng.integers(len(cells))])] += draw(st.sampled_from((1, 60)))
    if kind == "parity":
        W = 1 + 9 * (np.indices(shape).sum(axis=0) % 2)
    if not W.any():
        W = W + 1
    return {"W": W, "i": i, "j": j, "given": given, "tol": draw(st.sampled_from((1e-9, 1e-9, 0.01, 0.1)))}


UNIT = grid(0, 1, 1 / 16)


@st.composite
def requests(draw):
    p = draw(st.one_of(grid(1 / 16, 15 / 16, 1 / 16), st.sampled_from((0.3, 0.01, 0.999))))
    part = draw(st.sampled_from((0.8, -0.8, 0.5, -0.1, 1 / 97, -1 / 3)))
    return {"p": p, "cov": part * p * (1 - p)}


@check(points=0.5)
def test_covariance_of_the_example(answer):
    """p = 0.3, a = (0.2, 0.9), b = (0.5, 0.1) 时协方差是 -0.0588 /
    The covariance for p = 0.3, a = (0.2, 0.9), b = (0.5, 0.1) is -0.0588"""
    with hint(*HINT_COVARIANCE):
        close(answer.covariance(0.3, (0.2, 0.9), (0.5, 0.1)), -0.0588, ("协方差", "the covariance"))


@check(points=0.5)
def test_joint_of_the_example(answer):
    """同一个例子的联合分布 / The joint distribution of the same example"""
    cpts = {"x1": np.array([0.7, 0.3]), "x3": _rows((0.2, 0.9)), "x4": _rows((0.5, 0.1))}
    with hint(*HINT_JOINT):
        close(answer.joint(COMMON, cpts, BINARY), EXAMPLE, ("联合分布", "the joint distribution"))


@check(points=0.5)
def test_independence_of_the_example(answer):
    """同一个例子中，给定父结点时两端独立，不给定时不独立 /
    In the same example the ends are independent given the parent, and dependent without it"""
    with hint(*HINT_INDEPENDENT):
        P = np.array(EXAMPLE)
        equal(boolean(answer.independent(P, 1, 2, [0], TOL)), True, ("x_3 ⊥ x_4 | x_1", "x_3 ⊥ x_4 | x_1"))
        equal(boolean(answer.independent(P, 1, 2, [], TOL)), False, ("x_3 ⊥ x_4", "x_3 ⊥ x_4"))


@check(points=1.5, book="(7.26)", given={"net": networks()}, also=pins.joint, examples=40)
def test_joint(answer, net):
    """联合分布与逐格相乘一致，结点与父结点的次序任意 /
    The joint distribution is the product cell by cell, whatever the order of nodes and parents"""
    with hint(*HINT_JOINT):
        close(answer.joint(*net.values()), joint_of(**net), ("联合分布", "the joint distribution"), abs=1e-12)


@check(
    points=2,
    given={"question": questions().filter(lambda one: _is_clear(one))},
    also=pins.independent,
    strict=pins.independent_strict,
)
def test_independent(answer, question):
    """独立的判断与定义一致，与两个变量的次序无关；概率为 0 的条件不影响结果 /
    Independence is judged by its definition, whichever variable is named first; conditions of probability 0 do not matter
    """
    W, i, j, given, tol = question.values()
    gap = float(deviation(W, i, j, given))
    expected = gap <= tol
    circumstances = at(
        f"给定 {len(given)} 个变量，最大的差是 {gap:.3g}",
        f"given {len(given)} variables, the largest difference is {gap:.3g}",
    )
    with hint(*HINT_INDEPENDENT), circumstances:
        P = W / W.sum()
        equal(boolean(answer.independent(P, i, j, given, tol)), expected, ("是否独立", "whether they are independent"))
        equal(
            boolean(answer.independent(P, j, i, given[::-1], tol)),
            expected,
            ("两个变量换序后是否独立", "the same with both exchanged"),
        )


@check(
    points=1,
    book="图 7.3 / fig. 7.3",
    given={"seed": seeds(), "sizes": st.tuples(*[st.integers(2, 3)] * 3)},
    also=pins.given_the_middle,
    examples=30,
)
def test_given_the_middle(answer, seed, sizes):
    """两种结构中，给定中间的变量时两端总是独立，无论有几种取值、概率是否为 0 /
    In both structures the ends are independent given the middle, for any number of values and also for zeros"""
    rng = np.random.default_rng(seed)
    for dag, middle in ((COMMON, "x1"), (CHAIN, "x")):
        values = {node: ["0", "1", "2"][:size] for node, size in zip(dag, sizes, strict=True)}
        cpts = some_cpts(rng, dag, values)
        P = joint_of(dag, cpts, values)
        place = list(dag).index(middle)
        first, second = (k for k in range(3) if k != place)
        with hint(*HINT_INDEPENDENT):
            got = boolean(answer.independent(P, first, second, [place], TOL))
            equal(got, True, ("给定中间变量时两端是否独立", "whether the ends are independent given the middle"))


@check(points=1, given={"p": UNIT, "a": st.tuples(UNIT, UNIT), "b": st.tuples(UNIT, UNIT)}, also=pins.covariance_inputs)
def test_covariance(answer, p, a, b):
    """协方差的公式与枚举一致，正负号和 0 也对 /
    The formula of the covariance agrees with enumeration, sign and zero included"""
    with hint(*HINT_COVARIANCE):
        close(answer.covariance(p, a, b), _covariance(p, a, b), ("协方差", "the covariance"), abs=1e-12)


@check(points=1.5, given={"request": requests()}, also=pins.common_parent_witness, examples=25)
def test_common_parent_witness(answer, request):
    """所造的同父结构中 x_3 与 x_4 的协方差正是所要的 /
    In the common-parent structure built x_3 and x_4 have the covariance asked for"""
    p, cov = request.values()
    a, b = sequence(answer.common_parent_witness(p, cov), 2, ("(a, b)", "(a, b)"))
    a, b = _pair(a, "a"), _pair(b, "b")
    with hint(*HINT_WITNESS):
        close(_covariance(p, a, b), cov, ("所造结构的协方差", "the covariance of the structure built"))


@check(points=1, given={"request": requests()}, also=pins.chain_witness, examples=25)
def test_chain_witness(answer, request):
    """所造的顺序结构中 z 与 y 的协方差正是所要的 / In the chain built z and y have the covariance asked for"""
    pz, cov = request.values()
    got = mapping(answer.chain_witness(pz, cov), ("x", "y"), ("所造的概率", "the probabilities built"))
    x, y = _pair(got["x"], "x"), _pair(got["y"], "y")
    with hint(*HINT_WITNESS):
        reaches = [(1 - x[z]) * y[0] + x[z] * y[1] for z in (0, 1)]
        both, marginal = pz * reaches[1], (1 - pz) * reaches[0] + pz * reaches[1]
        close(both - pz * marginal, cov, ("所造结构的协方差", "the covariance of the structure built"))


@check(
    extra=True,
    given={
        "p1": grid(0.25, 0.75, 1 / 16),
        "p2": st.sampled_from((0.2, 0.35, 0.5, 0.8)),
        "q": st.sampled_from((0.05, 0.11, 0.2, 0.3)),
    },
    also=pins.v_structure,
    examples=25,
)
def test_v_structure(answer, p1, p2, q):
    """所造的 V 型结构中，给定子结点为 1 时两个父结点仍然独立，而子结点依赖于它们 /
    In the V-structure built the parents stay independent given that the child is 1, although the child depends on both
    """
    T = array(answer.v_structure_exception(p1, p2, q), (2, 2), ("P(x_4 | x_1, x_2)", "P(x_4 | x_1, x_2)"))
    require(T.min() > 0 and T.max() < 1, "有的概率不在 0 与 1 之间", "Some probability is not between 0 and 1", got=T)
    parents = np.outer([1 - p1, p1], [1 - p2, p2])
    with hint(*HINT_V):
        for axis, name in ((0, "x_1"), (1, "x_2")):
            change = float(np.abs(np.diff(T, axis=axis)).max())
            at_least(change, 0.01, (f"{name} 使 P(x_4) 变化的最大值", f"the most that {name} changes P(x_4)"))
        both = parents * T
        close(float(both.sum()), q, ("P(x_4)", "P(x_4)"))
        both /= both.sum()
        gap = float(np.abs(both - np.outer(both.sum(axis=1), both.sum(axis=0))).max())
        close(gap, 0.0, ("给定 x_4 = 1 时偏离独立的程度", "how far the parents are from independence given x_4 = 1"))


@check(
    points=0.5,
    given={"p": UNIT, "same": UNIT, "b": st.tuples(UNIT, UNIT)},
    examples=4,
    hint=("“不独立”是对一切条件概率表而言，还是一般而言？", "Is dependence claimed for all tables, or in general?"),
)
def test_claims(answer, p, same, b):
    """三条断言的真假；说某一条不成立，要由 `covariance` 给出反例 /
    Which of the three claims hold; to deny one counts only where `covariance` shows a counterexample"""
    truth = {
        "given_the_middle_independent_for_all_cpts": True,
        "marginally_dependent_for_all_cpts": False,
        "binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1": True,
    }

    def void_edge_leaves_no_covariance():
        return abs(number(answer.covariance(p, (same, same), b), ("协方差", "the covariance"))) <= TOL

    witnesses = {"marginally_dependent_for_all_cpts": void_edge_leaves_no_covariance}
    return share_of_claims(answer.claims(), truth, witnesses)


@picture(
    "同父结构：不知道与知道父结点",
    "The common parent: unknown and known",
    alt=(
        "三张 2×2 的热图：父结点未知时 x_3 与 x_4 的联合概率集中在对角线上，给定父结点的两个取值时各是两个边际之积",
        "Three 2×2 heat maps: with the parent unknown the joint probability of x_3 and x_4 gathers on the diagonal; given each "
        "value of the parent it is a product of marginals",
    ),
)
def draw_common_parent(figure, answer, reference, says):
    p = 0.5
    a, b = answer.common_parent_witness(p, 0.15)
    cpts = {"x1": np.array([1 - p, p]), "x3": _rows(a), "x4": _rows(b)}
    P = np.asarray(answer.joint(COMMON, cpts, BINARY), dtype=float)
    tables = [(says("x₁ 未知", "$x_1$ unknown"), P.sum(axis=0)), *((f"$x_1 = {k}$", P[k] / P[k].sum()) for k in (0, 1))]
    for axes, (name, table) in zip(figure.subplots(1, 3), tables, strict=True):
        axes.imshow(table, cmap="cividis", vmin=0, vmax=1)
        for u in (0, 1):
            for v in (0, 1):
                colour = "white" if table[u, v] < 0.5 else "black"
                axes.text(v, u, f"{table[u, v]:.2f}", ha="center", va="center", color=colour, fontsize="small")
        axes.set(xticks=(0, 1), yticks=(0, 1), title=name, xlabel="$x_4$", ylabel="$x_3$")


HINT_JOINT = (
    "每个结点乘上它在父结点取值下的条件概率；轴按 dag 的键的次序，与条件概率表的轴的次序不同。",
    "Each node gives a factor, its probability given the parents' values; the axes are in the order of the keys of dag, not in "
    "that of the tables.",
)
HINT_INDEPENDENT = (
    "先把不相干的轴求和消去；条件 g 是给定的变量一起取的一组值，对每一组归一，再对每一对取值比较 P(u, v | g) 与 P(u | g) P(v | g)：每个差都不超过 tol 才算独立。只有概率为 0 的条件跳过。",
    "Sum out the axes that do not matter; a condition g is one value of each given variable, all together: normalise for each, then compare P(u, v | g) with P(u | g) P(v | g) for "
    "each pair of values: no difference may exceed tol. Skip only conditions of probability 0.",
)
HINT_COVARIANCE = (
    "由 P(x_3 = 1, x_4 = 1) = (1 − p) a_0 b_0 + p a_1 b_1 减去两个边际概率之积，整理成乘积。",
    "Take P(x_3 = 1, x_4 = 1) = (1 − p) a_0 b_0 + p a_1 b_1, subtract the product of the marginals, and factorise.",
)
HINT_WITNESS = (
    "协方差是几个因子之积：选定一条边，用另一条边调出大小与正负，概率留在 0 与 1 之间。",
    "The covariance is a product: fix one edge and let the other give size and sign, keeping probabilities between 0 and 1.",
)
HINT_V = (
    "让给定 x_4 = 1 时的 2×2 表的行列式为 0；先只管秩，再调整大小使 P(x_4) = q。",
    "Let the 2×2 table given x_4 = 1 have determinant 0; see to the rank first, then scale it so that P(x_4) = q.",
)
EXAMPLE = [[[0.28, 0.28], [0.07, 0.07]], [[0.027, 0.003], [0.243, 0.027]]]
BINARY = {"x1": ["0", "1"], "x3": ["0", "1"], "x4": ["0", "1"]}
COMMON, CHAIN = {"x1": [], "x3": ["x1"], "x4": ["x1"]}, {"y": ["x"], "x": ["z"], "z": []}


def _rows(ones):
    return np.array([[1 - p, p] for p in ones])


def _pair(got, name):
    values = [number(each, (name, f"`{name}`")) for each in sequence(got, 2, (name, f"`{name}`"))]
    require(
        all(-1e-12 <= value <= 1 + 1e-12 for value in values),
        f"{name} 中有的概率不在 0 与 1 之间",
        f"Some probability in `{name}` is not between 0 and 1",
        got=got,
    )
    return values


def _covariance(p, a, b) -> float:
    both = (1 - p) * a[0] * b[0] + p * a[1] * b[1]
    return both - ((1 - p) * a[0] + p * a[1]) * ((1 - p) * b[0] + p * b[1])


def _is_clear(question) -> bool:
    """Whether the largest deviation is not too near the tolerance."""
    W, i, j, given, tol = question.values()
    found = deviation(W, i, j, given)
    return found == 0 or abs(float(found) - tol) > 1e-7
