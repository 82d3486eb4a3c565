"""Checks of exercise 11.9."""

import math
from fractions import Fraction
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, exercise, is_none, memo, number, picture, require, same, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import edges, grid, matrices, numbers, seeds

from .pins import ex11_09 as pins
from .pins.ex11_09 import CORNER, CROSS, POWERS, sample

EXERCISE = exercise(
    kind="discuss",
    book="§11.5, §11.6",
    patterns=["oracle", "certificate", "witness", "claims"],
    contract=[
        (
            "`sparse_code`：目标值与最小值之差至多 $10^{-7} ‖x‖^2$；数从 0.01 到 100，线性无关的几列奇异值相差至多 20 倍，λ 至少是 $B^T x$ 最大绝对值的 1/10",
            "`sparse_code`: within $10^{-7} ‖x‖^2$ of the minimum; numbers from 0.01 to 100, independent columns with singular values at most twentyfold apart, λ at least 1/10 of the largest value in $B^T x$",
        ),
        (
            "`recover` 与 `spark`：A 的整数到 300，y 的到 $10^5$；列要么线性相关，要么最小的奇异值大于最大的 $10^{-5}$ 倍；y 到几列张成的空间的距离是 0 或大于 $10^{-4}$；s 准到 $10^{-8}$",
            "`recover` and `spark`: whole numbers of A up to 300, of y up to $10^5$; columns are dependent or their smallest singular value is above $10^{-5}$ of the largest; y is in the span of columns or above $10^{-4}$ away; s is right to $10^{-8}$",
        ),
        (
            "`equivalent_dictionary`：scales 从 0.001 到 1000，上百个样本或维数",
            "`equivalent_dictionary`: scales from 0.001 to 1000, a hundred samples or dimensions",
        ),
        (
            "`rip_constant`：元素小到 $10^{-5}$，δ 准到 $10^{-9}$",
            "`rip_constant`: entries down to $10^{-5}$, δ right to $10^{-9}$",
        ),
    ],
    hints=[
        ("矩阵都很小：列的子集可以一个一个地试。", "The matrices are small: sets of columns can be tried one by one."),
        (
            "A s = A t 就是 A (s - t) = 0：s - t 至多有几个分量不为 0？",
            "A s = A t is A (s - t) = 0: how many components of s - t can differ from 0?",
        ),
        (
            "sparse_code 就是没有截距的 LASSO：逐个分量更新，或用近端梯度下降（习题 11.8）。",
            "sparse_code is the LASSO without an intercept: update one component at a time, or use proximal gradient descent (11.8).",
        ),
    ],
    written={
        "essay": [
            ("共同点：稀疏性，矩阵固定时的 L1 问题", "In common: sparsity, and the L1 problem for a fixed matrix"),
            (
                "字典未知、为了表示；测量矩阵已知、为了恢复",
                "Dictionary unknown, for representation; measurements known, for recovery",
            ),
            (
                "唯一性：一个不需要，一个必需 (RIP, spark)",
                "Uniqueness: not needed in one, essential in the other (RIP, spark)",
            ),
        ]
    },
)

HINT_CODE = (
    "看一个分量，其余不动：平方误差的导数里有因子 2，所以阈值是多少？再反复更新，直到不再变化。",
    "Look at one component, the others fixed: the derivative of the squared error has a factor of 2, so what is the threshold? Repeat until "
    "nothing changes.",
)
HINT_FACTORS = (
    "原子乘以 c 时，它的编码要怎样变，乘积才不变？编码的行随原子换位。",
    "If an atom is multiplied by c, what must happen to its codes to keep the product? Rows of codes move with their atoms.",
)
HINT_SPARK = (
    "从少到多地试列的子集：零列、相同或成比例的列、三列相关 … 它不是秩加 1。",
    "Try sets of columns from small to large: zero columns, proportional ones, three that are dependent … This is not the rank plus 1.",
)
HINT_RIP = (
    "‖A_k s‖² 与 ‖s‖² 之比的最大值和最小值是哪个矩阵的特征值？两边的偏离都要看，所有的子矩阵都要看。",
    "Of which matrix are the largest and the smallest ratio of ‖A_k s‖² to ‖s‖² eigenvalues? Both sides count, and so do all "
    "submatrices.",
)
HINT_RECOVER = (
    "不为 0 的位置有哪些可能？对每一种解方程组：无解、唯一解、无穷多解；不同的位置可能给出同一个 s。",
    "Which places may differ from 0? Solve for each choice: there is no solution, one, or infinitely many; several choices may give "
    "the same s.",
)
HINT_PAIR = (
    "想想 s - t：它满足什么方程，至多有几个分量不为 0？反过来，这样的向量能拆成 s 和 t 吗？",
    "Think of s - t: which equation does it solve, and with how many components other than 0? Can such a vector be split into s and t?",
)


@memo
def keeps_its_promise(A):
    """Any columns of A are dependent or well apart from it, as the contract says."""
    for size in range(1, A.shape[1] + 1):
        for columns in subsets(A.shape[1], size):
            singular = np.linalg.svd(A[:, columns], compute_uv=False)
            if np.any((singular > 1e-13 * singular[0]) & (singular < 2e-5 * singular[0])):
                return False
    return True


@st.composite
def measurements(draw, rows=(1, 4), columns=(1, 5), far=False):
    """Matrices of small whole numbers; dependencies of two, three and four columns are planted."""
    n, m = draw(st.integers(*rows)), draw(st.integers(*columns))
    A = np.random.default_rng(draw(seeds())).integers(-4, 5, (n, m)).astype(float)
    planted = draw(
        st.sampled_from(["nothing", "zero", "copy", "multiple", "sum", "sum of three", "few", *["scaled"] * 4 * far])
    )
    last = draw(st.integers(0, m - 1))
    others = [j for j in range(m) if j != last]
    if planted == "zero":
        A[:, last] = 0
    elif planted == "copy" and others:
        A[:, last] = A[:, others[0]]
    elif planted == "multiple" and others:
        A[:, last] = -2 * A[:, others[-1]]
    elif planted == "sum" and len(others) > 1:
        A[:, last] = A[:, others[0]] - A[:, others[1]]
    elif planted == "sum of three" and len(others) > 2:
        A[:, last] = A[:, others[:3]] @ [1.0, 2.0, -1.0]
    elif planted == "few":
        A = np.clip(A, -1, 1)
    elif planted == "scaled":
        A = A * 60
    return A


@st.composite
def measured(draw, far=False):
    """{"A", "y", "k"}: y is the image of a sparse signal, or hardly ever."""
    A = draw(measurements(far=far).filter(keeps_its_promise))
    m = A.shape[1]
    k = draw(st.integers(1, m))
    s = np.zeros(m)
    support = draw(st.lists(st.integers(0, m - 1), max_size=min(k + 1, m), unique=True))
    for j in support:
        s[j] = draw(st.sampled_from([-3.0, -1.0, 1.0, 2.0, 200.0 if far else 7.0]))
    y = A @ s
    if draw(st.integers(0, 3)) == 0:
        y[draw(st.integers(0, len(y) - 1))] += draw(st.sampled_from([-1.0, 1.0, 5.0]))
    return {"A": A, "y": y, "k": k}


@st.composite
def coded(draw, far=False):
    """One sample, and a dictionary that may be overcomplete, with dependent or zero atoms; far ones are hardly independent."""
    stretch = ("fine", "duplicate", "constant", "dependent")
    B = draw(
        matrices((1, 4), (1, 5), st.integers(-3, 3), stretch=stretch).filter(is_well_conditioned if far else is_plain)
    )
    B = B * draw(st.sampled_from([1.0, 0.5, 5.0]))
    B[np.abs(B) < 0.01] = 0
    x = draw(numbers((len(B),) * 2, grid(-5, 5, 0.5), stretch=False))
    return sample([value * 1.375 for value in x], B, draw(st.sampled_from([0.11, 0.3, 0.7, 1.2, 1.9, 2.5])))


SIZES = st.sampled_from((0.25, 0.5, 1.0, 2.0, 3.0, 10.0))


@st.composite
def factors(draw, sizes=SIZES):
    """{"B", "A", "perm", "scales"}."""
    B = draw(matrices((1, 4), (1, 5)))
    k = B.shape[1]
    A = draw(matrices((k, k), (1, 4)))
    scales = [draw(st.sampled_from([-1, 1])) * draw(sizes) for _ in range(k)]
    return {"B": B, "A": A, "perm": draw(st.permutations(range(k))), "scales": scales}


@check(points=0.5, book="(11.16)", hint=HINT_CODE)
def test_code_by_hand(answer):
    """正交归一的字典，和两个相同的原子 / A dictionary with orthonormal atoms, and one with two equal atoms"""
    B = np.array([[0.6, -0.8], [0.8, 0.6]])  # Bᵀx = (5, 0), and (1, -7)
    close(answer.sparse_code(np.array([3.0, 4.0]), B, 2.0), [4.0, 0.0], ("编码", "the code"), abs=5e-3)
    close(answer.sparse_code(np.array([6.2, -3.4]), B, 4.0), [0.0, -5.0], ("编码", "the code"), abs=5e-3)
    twins = array(answer.sparse_code(np.array([2.0]), np.array([[1.0, 1.0]]), 1.0), (2,), ("编码", "the code"))
    close(twins.sum(), 1.5, ("两个编码之和", "the sum of both codes"), abs=1e-3)


@check(
    points=1.5,
    book="(11.16)",
    given={"problem": coded()},
    also=pins.code,
    strict_given={"problem": coded(far=True)},
    strict=pins.code_strict,
    examples=40,
    hint=HINT_CODE,
)
def test_code(answer, problem):
    """sparse_code 的目标值不高于最小值 / The objective at sparse_code is not above the minimum"""
    x, B, lam = problem["x"], problem["B"], problem["lam"]
    alpha = array(answer.sparse_code(x, B, lam), (B.shape[1],), ("编码", "the code"))
    here, least = code_objective(x, B, lam, alpha), least_code_objective(x, B, lam)
    require(
        here <= least + 1e-7 * float(x @ x),
        f"目标值是 {here:.10g}，而最小值是 {least:.10g}",
        f"The objective is {here:.10g}, while the minimum is {least:.10g}",
        got=alpha,
    )


@check(
    points=1,
    book="(11.17)",
    given={"problem": factors()},
    also=pins.factors_inputs,
    strict_given={"problem": factors(edges(0.001, 1000.0))},
    strict=pins.factors_inputs_strict,
    examples=40,
    hint=HINT_FACTORS,
)
def test_factors(answer, problem):
    """换了次序和长度的字典，与使乘积不变的编码 /
    The dictionary with atoms in another order and of other lengths, and the codes that keep the product"""
    B, A, perm, scales = (problem[name] for name in ("B", "A", "perm", "scales"))
    B2, A2 = sequence(answer.equivalent_dictionary(B, A, perm, scales), 2)
    atoms = [[row[p] * c for p, c in zip(perm, scales, strict=True)] for row in B.tolist()]
    close(B2, np.array(atoms).reshape(B.shape), ("新字典", "the new dictionary"), abs=1e-300)
    codes = [[value / c for value in A[p].tolist()] for p, c in zip(perm, scales, strict=True)]
    close(A2, np.array(codes).reshape(A.shape), ("新编码", "the new codes"), abs=1e-300)


@check(points=0.5, hint=HINT_SPARK)
def test_spark_examples(answer):
    """三个矩阵的 spark：平面上四个方向，单位阵加一列 1，1 至 6 的幂 /
    The spark of three matrices: four directions in the plane, a unit matrix and a column of ones, powers of 1 to 6"""
    for A, expected in ((CROSS, 3), (CORNER, 4), (POWERS, 5)):
        close(answer.spark(A), expected)


@check(
    points=1,
    given={"A": measurements((1, 5), (1, 7)).filter(keeps_its_promise)},
    also=pins.spark,
    strict_given={"A": measurements((1, 5), (1, 7), far=True).filter(keeps_its_promise)},
    strict=pins.spark_strict,
    examples=40,
    hint=HINT_SPARK,
)
def test_spark(answer, A):
    """spark 与逐个试列的子集的结果一致，包括零列、成比例的列和线性无关的列 /
    The spark is what trying the sets of columns gives: zero columns, proportional and independent ones included"""
    got = number(answer.spark(A), allow_infinite=True)
    expected = exact_spark(A)
    require(got == expected, "spark 不对", "This is not the spark", expected=expected, got=got)


@check(points=0.5, book="(11.21)", hint=HINT_RIP)
def test_rip_examples(answer):
    """三个各列长度为 1 的矩阵的 δ / The δ of three matrices whose columns have length 1"""
    for A, deltas in (
        (normalized(CROSS), [0.0, 0.707107]),
        (normalized(CORNER), [0.0, 0.577350, 0.816497]),
        (normalized(POWERS), [0.0, 0.999406]),
    ):
        for k, delta in enumerate(deltas, 1):
            with at(f"k = {k} 时", f"for k = {k}"):
                close(answer.rip_constant(A, k), delta, ("δ", "δ"), abs=1e-6)


@check(
    points=1,
    book="(11.21)",
    given={
        "A": matrices((1, 5), (1, 5), grid(-2, 2), stretch=("small", "fine", "duplicate", "constant", "dependent")),
        "place": st.integers(0, 4),
    },
    also=pins.rip,
    strict=pins.rip_strict,
    examples=40,
    hint=HINT_RIP,
)
def test_rip(answer, A, place):
    """rip_constant 是使 (11.21) 对所有子矩阵成立的最小的 δ，也可以大于 1 /
    rip_constant is the least δ with (11.21) for all submatrices, above 1 where it must be"""
    k = min(place, A.shape[1] - 1) + 1
    delta = number(answer.rip_constant(A, k), ("δ", "δ"))
    close(delta, largest_deviation(A, k), ("δ", "δ"), abs=1e-9 + 1e-9 * float(np.sum(A**2)), rel=0.0)


@check(points=0.5, book="(11.20)", hint=HINT_RECOVER)
def test_signal(answer):
    """由四个测量值恢复长为 6 的 2 稀疏信号 / A 2-sparse signal of length 6, recovered from four measurements"""
    close(answer.recover(POWERS, np.array([1.0, -1.0, -17.0, -109.0]), 2), [0.0, 2.0, 0.0, 0.0, -1.0, 0.0], abs=2e-8)


@check(
    points=1.5,
    book="(11.22)",
    given={"problem": measured().filter(lambda problem: is_decidable(problem["A"], problem["y"]))},
    also=pins.recover,
    strict_given={"problem": measured(far=True).filter(lambda problem: is_decidable(problem["A"], problem["y"]))},
    strict=pins.recover_strict,
    examples=50,
    hint=HINT_RECOVER,
)
def test_recover(answer, problem):
    """recover 给出唯一的 k 稀疏解；没有解或不止一个时是 None /
    recover gives the only k-sparse solution, and None if there is none or more than one"""
    A, y, k = problem["A"], problem["y"], problem["k"]
    got = answer.recover(A, y, k)
    count, expected = exact_solutions(A, y, k)
    if count == 1:
        expected = [float(value) for value in expected]
        require(
            got is not None,
            "有唯一的 k 稀疏解，得到的却是 None",
            "There is just one k-sparse solution, but None was returned",
            expected=expected,
        )
        close(got, expected, ("s", "s"), abs=1e-8 * max(map(abs, expected)), rel=0.0)
    elif count == 0:
        require(got is None, "没有 k 稀疏解", "There is no k-sparse solution", expected=None, got=got)
    else:
        require(got is None, "k 稀疏解不止一个", "There is more than one k-sparse solution", expected=None, got=got)


@check(
    points=1.5,
    given={"A": measurements((1, 5), (1, 6)).filter(keeps_its_promise), "place": st.integers(0, 5)},
    also=pins.pair,
    examples=40,
    hint=HINT_PAIR,
)
def test_pair(answer, A, place):
    """ambiguous_pair 给出测量值相同的两个 k 稀疏信号，没有时是 None /
    ambiguous_pair gives two k-sparse signals with the same measurements, and None where there are none"""
    m = A.shape[1]
    k = min(place, m - 1) + 1
    got = answer.ambiguous_pair(A, k)
    if exact_spark(A) > 2 * k:
        is_none(got)
        return
    require(
        got is not None,
        "有两个不同的 k 稀疏信号测量值相同，得到的却是 None",
        "There are two k-sparse signals with the same measurements, but None was returned",
        got=got,
    )
    s, t = (array(one, (m,), (name, name)) for one, name in zip(sequence(got, 2), "st", strict=True))
    most = max(np.abs(s).max(), np.abs(t).max())
    for one, name in ((s, "s"), (t, "t")):
        used = int(np.sum(np.abs(one) > 1e-9 * most))
        require(
            used <= k,
            f"{name} 有 {used} 个分量不为 0，多于 k = {k}",
            f"{name} has {used} components other than 0, more than k = {k}",
            got=(s, t),
        )
    require(
        most > 0 and np.abs(s - t).max() > most / 1000, "s 与 t 应当不同", "s and t should be different", got=(s, t)
    )
    apart = np.abs(A @ (s / most) - A @ (t / most)).max()
    require(
        apart <= 1e-8 * np.abs(A).max(),
        f"A s 与 A t 不同，相差 {apart * most:.3g}",
        f"A s and A t are not the same: they differ by {apart * most:.3g}",
        got=(s, t),
    )


@check(
    points=0.5,
    given={"again": st.booleans()},
    examples=2,
    requires=["test_factors", "test_recover", "test_pair"],
    hint=(
        "各问一遍：哪些量已知，哪些要求？分解能换一种吗？有没有两个信号的测量值相同？",
        "Ask of each: what is known, what is to be found? Is there another factorisation? Do two signals have the same measurements?",
    ),
)
def test_claims(answer, again):
    """五句话的判断（只与 `equivalent_dictionary`、`recover`、`ambiguous_pair` 一起计分） /
    Five statements judged (they count only together with `equivalent_dictionary`, `recover` and `ambiguous_pair`)"""
    got = answer.claims()
    if again:
        same(got, answer.claims(), ("claims()", "claims()"))
    return share_of_claims(
        got,
        {
            "dictionary_is_unknown_in_dictionary_learning": True,
            "measurement_matrix_is_unknown_in_compressed_sensing": False,
            "both_reduce_to_l1_problem_for_fixed_matrix": True,
            "learned_factors_unique_without_normalisation": False,
            "cs_recovery_exact_for_every_signal": False,
        },
    )


@picture(
    "两个 2 稀疏信号，同一个测量值",
    "Two 2-sparse signals, one measurement",
    alt=(
        "平面上灰色箭头是 A 的四列；两条折线各由两列的倍数首尾相接而成，从原点出发，终点相同",
        "Grey arrows in the plane are the four columns of A; two broken lines, each of multiples of two columns, lead from the origin to "
        "the same point",
    ),
)
def draw_pair(figure, answer, reference, says):
    A, axes = np.array([[2.0, 1.0, -1.0, 1.0], [0.0, 1.0, 1.0, -2.0]]), figure.subplots()
    axes.plot(*A, ".", color="grey")
    for j, column in enumerate(A.T):
        axes.annotate("", column, (0, 0), arrowprops={"arrowstyle": "->", "color": "grey"})
        axes.annotate(f"A[:, {j}]", column, color="grey")
    pair = [array(one, (4,)) for one in sequence(answer.ambiguous_pair(A, 2), 2)]
    most = max(np.abs(one).max() for one in pair)
    for one, name, style in zip(pair, "st", ("o-", "s--"), strict=True):
        steps = np.vstack([[0.0, 0.0], *(A[:, j] * one[j] / most for j in range(4) if one[j])])
        axes.plot(*steps.cumsum(axis=0).T, style, label=f"A {name}")
    axes.set_aspect("equal")
    axes.margins(0.2)
    axes.legend()


def normalized(A):
    return A / np.linalg.norm(A, axis=0)


def subsets(m, size):
    return [list(columns) for columns in combinations(range(m), size)]


@memo
def is_decidable(A, y):
    """Whether y is in the span of any columns, or well outside, as the contract says."""
    for size in range(A.shape[1] + 1):
        for columns in subsets(A.shape[1], size):
            left = residual(A[:, columns], y)
            if 1e-9 < left < 2e-4:
                return False
    return True


def residual(A, y):
    return float(np.linalg.norm(A @ np.linalg.lstsq(A, y, rcond=None)[0] - y)) if A.size else float(np.linalg.norm(y))


@memo
def is_well_conditioned(B, least=0.051):
    """Any columns of a dictionary are dependent, or the smallest singular value is above this part of the largest."""
    for size in range(1, B.shape[1] + 1):
        for columns in subsets(B.shape[1], size):
            singular = np.linalg.svd(B[:, columns], compute_uv=False)
            if np.any((singular > 1e-13 * singular[0]) & (singular < least * singular[0])):
                return False
    return True


def is_plain(B):
    return is_well_conditioned(B, 0.2)


def code_objective(x, B, lam, alpha):
    return float(np.sum((x - B @ alpha) ** 2) + lam * np.sum(np.abs(alpha)))


@memo
def least_code_objective(x, B, lam):
    """A lower bound by duality from an accelerated proximal gradient descent: min = max of 2θᵀx - θᵀθ, ‖2Bᵀθ‖∞ ≤ λ."""
    L = 2 * np.linalg.norm(B, 2) ** 2
    alpha = ahead = np.zeros(B.shape[1])
    best, t = -math.inf, 1.0
    for turn in range(20000):
        residual = x - B @ alpha
        if turn % 20 == 0:
            theta = residual * min(1.0, lam / max(np.abs(2 * B.T @ residual).max(), 1e-300))
            best = max(best, float(2 * theta @ x - theta @ theta))
            if code_objective(x, B, lam, alpha) - best <= 1e-9 * float(x @ x):
                break
        z = ahead + 2 * B.T @ (x - B @ ahead) / max(L, 1e-300)
        new = z - np.clip(z, -lam / max(L, 1e-300), lam / max(L, 1e-300))
        if (ahead - new) @ (new - alpha) > 0:
            t = 1.0  # the momentum leads uphill: begin anew
        later = (1 + math.sqrt(1 + 4 * t * t)) / 2
        ahead, alpha, t = new + (t - 1) / later * (new - alpha), new, later
    return max(best, 0.0)


def largest_deviation(A, k):
    """Largest |σ² - 1| of k columns, by singular values; with fewer rows than columns 0 is among the σ."""
    most = 0.0
    for columns in subsets(A.shape[1], k):
        singular = np.linalg.svd(A[:, columns], compute_uv=False).tolist() + [0.0] * (k - len(A))
        most = max(most, *(abs(value**2 - 1) for value in singular))
    return most


def reduced(rows, width):
    """Gauss and Jordan on exact rows; the pivots among the first `width` columns."""
    rows, pivots = [list(map(Fraction, row)) for row in rows], []
    for column in range(width):
        top = len(pivots)
        pivot = next((i for i in range(top, len(rows)) if rows[i][column]), None)
        if pivot is None:
            continue
        rows[top], rows[pivot] = rows[pivot], rows[top]
        rows[top] = [value / rows[top][column] for value in rows[top]]
        for i, row in enumerate(rows):
            if i != top and row[column]:
                rows[i] = [a - row[column] * b for a, b in zip(row, rows[top], strict=True)]
        pivots.append(column)
    return rows, pivots


@memo
def exact_spark(A):
    for size in range(1, A.shape[1] + 1):
        for columns in subsets(A.shape[1], size):
            if size > len(A) or len(reduced([[int(row[j]) for j in columns] for row in A], size)[1]) < size:
                return size
    return math.inf


@memo
def exact_solutions(A, y, k):
    """(how many k-sparse s with A s = y: 0, 1, or 2 for more, one of them)."""
    found = set()
    for columns in subsets(A.shape[1], k):
        rows = [[*(int(row[j]) for j in columns), int(value)] for row, value in zip(A, y, strict=True)]
        rows, pivots = reduced(rows, k)
        if any(row[-1] for row in rows[len(pivots) :]):
            continue
        if len(pivots) < k:
            return 2, None
        s = [Fraction(0)] * A.shape[1]
        for j, row in zip(columns, rows, strict=False):
            s[j] = row[-1]
        found.add(tuple(s))
    return min(len(found), 2), next(iter(found), None)
