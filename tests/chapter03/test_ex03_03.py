"""Checks of exercise 3.3."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    CheckFailed, array, check, close, equal, exercise, fail, hint, integers, mapping, memo, picture, require
)  # fmt: skip
from grader.strategies import edges, matrices, seeds

from .pins import ex03_03 as pins
from .shared import (
    fit_logistic, logistic_gradient, logistic_hessian, logistic_nll, melons, newton_by_definition, sigmoid,
    two_class_samples, with_ones
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§3.3",
    patterns=["oracle", "certificate", "metamorphic"],
    hints=[
        (
            "先核对 β = 0 时的似然 n·ln 2，再用似然的差分核对梯度，用梯度的差分核对海森矩阵。",
            "Check the likelihood n·ln 2 at β = 0 first, then the gradient by differences of the likelihood, then the Hessian "
            "by differences of the gradient.",
        ),
        (
            "ln(1 + e^z) 可用 np.logaddexp(0, z) 算。scikit-learn 默认带惩罚，不能直接拿来对答案。",
            "ln(1 + e^z) is np.logaddexp(0, z). scikit-learn penalises by default, so do not compare with it as it is.",
        ),
        (
            "`fit`：牛顿步 = 海森矩阵（加上惩罚的）的方程组的解；一步之后目标反而变大就把步长减半；梯度足够小才停。",
            "`fit`: a Newton step solves the system with the Hessian (penalty included); halve it while the objective grows; stop "
            "only when the gradient is small.",
        ),
    ],
    contract=[
        (
            "z = w·x + b 到 ±10000 都有限而准确：误差不超过求和各项绝对值之和的 10⁻⁹；一个 z = 1000 的反例，损失就是 1000",
            "Finite and accurate for z = w·x + b up to ±10000: an error of at most 10⁻⁹ of the sum of the sizes of all terms; a "
            "negative sample with z = 1000 costs 1000",
        ),
        (
            "`fit` 在 |x| ≤ 40、ridge = 0 或 0.001 到 1000 时收敛，也在从 0 出发的整步牛顿法发散的数据上：目标函数的梯度各分量不超过 10⁻⁴ n；"
            "ridge = 0 只在最小点存在且唯一时问到",
            "`fit` converges for |x| ≤ 40 and ridge 0 or from 0.001 to 1000, also on data where full Newton steps from zero diverge: "
            "no component of the gradient of the objective exceeds 10⁻⁴ n; ridge = 0 is asked only where there is one minimum",
        ),
        (
            "牛顿法的迭代点在海森矩阵的条件数不超过 10⁵ 时准到 10⁻⁸",
            "Newton iterates are right to 10⁻⁸ where the condition number of the Hessian is at most 10⁵",
        ),
        ("至多 120 行、12 列", "At most 120 rows and 12 columns"),
    ],
)


@st.composite
def samples_and_beta(draw, most=4):
    """Points, labels and a β that owe nothing to each other; scores of exactly 0 are common, and no term is large."""
    X = draw(matrices((1, 8), (1, 3)))
    rng = np.random.default_rng(draw(seeds()))
    beta = rng.integers(-most, most + 1, X.shape[1] + 1) / 4
    beta[:-1] /= np.maximum(1.0, np.abs(X).max(axis=0) / 10)
    return {"X": X, "y": rng.integers(0, 2, len(X)), "beta": beta}


@st.composite
def overlapping(draw):
    """Samples whose classes overlap, so that there is a minimum without a penalty, and no score near 0 there."""
    return draw(_overlapping().filter(lambda data: _clear(data["X"], data["y"])))


@check(points=0.5, book="(3.27), (3.30), (3.31)")
def test_at_zero_on_melons(answer):
    """在 3.0α 上 β = 0 处的似然、梯度、海森矩阵 / Likelihood, gradient and Hessian on 3.0α at β = 0"""
    X, y = melons()
    zero = np.zeros(3)
    with hint("β = 0 时每个样本的损失是 ln 2，求和不求平均。", "At β = 0 every sample costs ln 2; a sum, not a mean."):
        close(answer.neg_log_likelihood(zero, X, y), 17 * np.log(2), ("负对数似然", "the likelihood"))
    with hint(
        "每个样本后面补一个 1，β 的最后一个分量就是 b；看清是谁减谁。",
        "Append a 1 to every sample: the last component of β is then b. Mind what is subtracted from what.",
    ):
        close(answer.gradient(zero, X, y), [-0.0625, -0.421, 0.5], ("梯度", "the gradient"))
    curvature = [[1.31720975, 0.497456750, 2.26375], [0.497456750, 0.249982500, 0.9045], [2.26375, 0.9045, 4.25]]
    with hint("每个样本的权是 p(1 - p)。", "Every sample weighs p(1 - p)."):
        close(answer.hessian(zero, X, y), curvature, ("海森矩阵", "the Hessian"), abs=1e-6)


@check(
    points=1,
    book="(3.27)",
    given={"case": samples_and_beta()},
    also=pins.at_any_beta,
    strict_given={"case": samples_and_beta(12)},
    strict=pins.confident,
)
def test_likelihood_is_its_definition(answer, case):
    """负对数似然在任意 β 处都符合定义 / The negative log-likelihood is what it is defined to be, at any β"""
    X, y, beta = case["X"], case["y"], case["beta"]
    slack = ACCURATE * float(np.sum(np.abs(with_ones(X)) @ np.abs(beta)) + len(X))
    with hint(*(HINT_OVERFLOW if _is_confident(case) else HINT_LOSS)):
        close(
            answer.neg_log_likelihood(beta, X, y), logistic_nll(beta, X, y), ("负对数似然", "the likelihood"), abs=slack
        )


@check(
    points=1.5,
    book="(3.30)",
    given={"case": samples_and_beta()},
    also=pins.at_any_beta,
    strict_given={"case": samples_and_beta(12)},
    strict=pins.confident,
)
def test_gradient_is_its_definition(answer, case):
    """梯度在任意 β 处都符合定义 / The gradient is what it is defined to be, at any β"""
    X, y, beta = case["X"], case["y"], case["beta"]
    with hint(*(HINT_PROBABILITIES if _is_confident(case) else HINT_DIFFERENCES)):
        sizes = np.abs(with_ones(X)).sum(axis=0)
        _within(answer.gradient(beta, X, y), logistic_gradient(beta, X, y), sizes, ("梯度", "the gradient"))


@check(
    points=1.5,
    book="(3.31)",
    given={"case": samples_and_beta()},
    also=pins.at_any_beta,
    strict_given={"case": samples_and_beta(12)},
    strict=pins.confident,
    hint=("x̂ x̂ᵀ p(1 - p) 的和；常数列也在其中。", "The sum of x̂ x̂ᵀ p(1 - p), the column of ones included."),
)
def test_hessian_is_its_definition(answer, case):
    """海森矩阵在任意 β 处都符合定义 / The Hessian is what it is defined to be, at any β"""
    X, y, beta = case["X"], case["y"], case["beta"]
    A = np.abs(with_ones(X))
    _within(answer.hessian(beta, X, y), logistic_hessian(beta, X), A.T @ A, ("海森矩阵", "the Hessian"))


@check(
    points=0.5,
    book="(3.29)",
    hint=(
        "每步解一个线性方程组：海森矩阵 × 步 = 梯度。",
        "Each step solves a linear system: Hessian × step = gradient.",
    ),
)
def test_newton_on_melons(answer):
    """在 3.0α 上牛顿法的前三步 / The first three Newton steps on 3.0α"""
    X, y = melons()
    wanted = [
        [0.0, 0.0, 0.0],
        [1.726303, 8.704171, -2.889609],
        [2.793187, 11.645763, -4.061548],
        [3.134638, 12.465185, -4.405304],
    ]
    close(answer.newton_iterates(X, y, 3), wanted, ("迭代点", "the iterates"), abs=1e-5)


@check(
    points=0.5,
    book="(3.29)",
    given={
        "data": two_class_samples(stretch=("fine", "duplicate", "long", "wide")).filter(
            lambda data: _newton(data["X"], data["y"], 2) is not None
        ),
        "n_steps": st.integers(0, 2),
    },
    also=pins.newton_steps,
    strict=pins.badly_conditioned,
    examples=25,
)
def test_newton_steps(answer, data, n_steps):
    """牛顿法的每一步都符合 (3.29)，从 0 出发，步长为 1 /
    Every Newton step is that of (3.29), from zero and in full"""
    wanted = _newton(data["X"], data["y"], n_steps)
    with hint("结果有 n_steps + 1 行，第 0 行是出发点。", "The result has n_steps + 1 rows; row 0 is the start."):
        got = array(answer.newton_iterates(data["X"], data["y"], n_steps), wanted.shape, ("迭代点", "the iterates"))
    with hint(
        "每步都在新的点重算梯度和海森矩阵，走一整步。",
        "Compute gradient and Hessian anew at each point, and go all the way.",
    ):
        close(got, wanted, ("迭代点", "the iterates"), abs=1e-8, rel=1e-8)


@check(
    points=1.5,
    book="(3.28)",
    given={"data": two_class_samples(), "ridge": st.sampled_from((0.1, 1.0, 10.0))},
    also=pins.fit_is_the_minimum,
    strict_given={"data": two_class_samples(), "ridge": st.one_of(st.just(0.1), edges(0.001, 1000.0))},
    strict=pins.far_out,
    examples=25,
)
def test_fit_is_the_minimum(answer, data, ridge):
    """`fit` 到达最小值：目标函数的梯度为 0，惩罚只落在 w 上 /
    `fit` reaches the minimum: the gradient of the objective is zero, with the penalty on w only"""
    with hint(*(HINT_OVERSHOOTS if np.abs(data["X"]).max() > 9 else HINT_STOPPING)):
        beta = array(answer.fit(data["X"], data["y"], ridge), (data["X"].shape[1] + 1,), ("β", "β"))
        _is_minimum(beta, data["X"], data["y"], ridge)


@check(
    points=0.5,
    given={
        "data": two_class_samples((5, 12), (1, 2), stretch=("constant", "duplicate")),
        "ridge": st.sampled_from((0.1, 1.0)),
        "c": st.sampled_from((0.5, 2.0)),
    },
    examples=20,
    hint=(
        "写出变换后的目标函数，看它的最小点在哪里；惩罚若落到 b 上，平移就会改变 w。",
        "Write down the objective after the change and see where its minimum lies; if b is penalised, a shift changes w.",
    ),
)
def test_relations(answer, data, ridge, c):
    """交换 0 与 1 使 β 变号；打乱样本、样本与惩罚同时加倍时 β 不变；平移 X 只动 b；X 乘以 c 使 w 除以 c /
    Swapped labels negate β; shuffled samples, or samples and penalty doubled, keep it; shifting X moves b only; X times c divides w by c
    """
    X, y = data["X"], data["y"]
    beta = array(answer.fit(X, y, ridge), (X.shape[1] + 1,), ("β", "β"))
    w, b = beta[:-1], beta[-1]
    shift = np.arange(1.0, X.shape[1] + 1)
    changed = [
        (X, 1 - y, ridge, -beta, "交换标签后", "with labels swapped"),
        (X[::-1], y[::-1], ridge, beta, "打乱样本后", "with samples in another order"),
        (np.vstack([X, X]), np.append(y, y), 2 * ridge, beta, "样本与惩罚加倍后", "with samples and penalty doubled"),
        (c * X, y, c * c * ridge, np.append(w / c, b), f"X 乘以 {c} 后", f"with X times {c}"),
        (X + shift, y, ridge, np.append(w, b - w @ shift), "平移 X 后", "with X shifted"),
    ]
    for points, labels, penalty, mapped, zh, en in changed:
        _is_minimum(
            mapped,
            points,
            labels,
            penalty,
            (f"由原来的 β 推出的{zh}的 β ", f"The β derived from the first one, {en},"),
            10 * SLACK,
        )
        again = array(answer.fit(points, labels, penalty), beta.shape, (f"{zh}的 β", f"β {en}"))
        _is_minimum(again, points, labels, penalty, (f"{zh}的 β ", f"The β {en}"), 10 * SLACK)


@check(
    points=0.5,
    book="(3.23)",
    given={"case": samples_and_beta()},
    also=pins.no_samples,
    strict_given={"case": samples_and_beta(12)},
    strict=pins.confident,
)
def test_probabilities(answer, case):
    """概率符合 (3.23) / Probabilities are those of (3.23)"""
    scores = [float(z) for z in with_ones(case["X"]) @ case["beta"]]
    with hint(
        *(
            HINT_TWO_FORMS
            if _is_confident(case)
            else ("1 / (1 + e^(-z)), z = w·x + b.", "1 / (1 + e^(-z)) with z = w·x + b.")
        )
    ):
        close(
            answer.predict_proba(case["beta"], case["X"]), [sigmoid(z) for z in scores], ("概率", "the probabilities")
        )


@check(
    points=0.5,
    given={"case": samples_and_beta()},
    also=[*pins.no_samples, *pins.predictions],
    strict_given={"case": samples_and_beta(12)},
    strict=pins.confident,
)
def test_predictions(answer, case):
    """恰在概率 ≥ 0.5 时预测 1 / The prediction is 1 exactly where the probability is ≥ 0.5"""
    X, beta = case["X"], case["beta"]
    scores = [float(z) for z in with_ones(X) @ beta]
    predicted = integers(answer.predict(beta, X), len(scores), ("预测", "the predictions"), binary=True)
    sizes = np.abs(with_ones(X)) @ np.abs(beta)
    # Where rounding decides on which side of 0 a score lies, either class is right.
    clear = [i for i, z in enumerate(scores) if abs(z) > 1e-12 * sizes[i] or _is_exactly(z, X[i], beta)]
    with hint("概率 ≥ 0.5 就是 z ≥ 0，不是 z ≥ 0.5。", "A probability ≥ 0.5 means z ≥ 0, not z ≥ 0.5."):
        equal([predicted[i] for i in clear], [int(scores[i] >= 0) for i in clear], ("预测", "the predictions"))


@check(points=1, book="(3.28)")
def test_result_on_melons(answer):
    """3.0α 上的结果：最优的 β 与分错的瓜 / The result on 3.0α: the best β, and the melons that are misread"""
    X, y = melons()
    result = mapping(answer.result_on(watermelon_3_0a()), ("beta", "misread"))
    beta = array(result["beta"], (3,), ("β", "β"))
    _name_known_slips(beta, X, y)
    with hint(
        "ridge = 0；梯度够小才停；数据要取自 exercises.datasets，不要自己抄。",
        "ridge = 0; stop only when the gradient is small enough; take the data from exercises.datasets.",
    ):
        _is_minimum(beta, X, y, 0.0)
        close(logistic_nll(beta, X, y), 8.683661, ("该 β 的损失", "the loss of this β"), abs=1e-4)
    found = sorted(integers(result["misread"], None, ("misread", "misread")))
    with hint(*about_misread(found, list(range(1, 18)), MISREAD)):
        equal(found, list(MISREAD), ("misread", "misread"))


@check(
    points=0.5,
    given={"data": overlapping(), "start": st.sampled_from((1, 0, 100))},
    also=pins.result_on_tables,
    strict=pins.result_far_out,
    examples=25,
)
def test_result_on_tables(answer, data, start):
    """任何一张表上的结果：最优的 β 与分错的样本的编号 /
    The result on any table: the best β and the ids of the samples that are misread"""
    X, y = data["X"], data["y"]
    ids = [start + 3 * i for i in range(len(X))]
    table = {"ids": ids, "X": X, "y": ["是" if label else "否" for label in y]}
    result = mapping(answer.result_on(table), ("beta", "misread"))
    with hint(
        "ridge = 0，“是” 为 1；梯度够小才停。", 'ridge = 0, and "是" is 1; stop only when the gradient is small enough.'
    ):
        _is_minimum(array(result["beta"], (X.shape[1] + 1,), ("β", "β")), X, y, 0.0)
    z = with_ones(X) @ fit_logistic(X, y, 0.0)
    wanted = [number for number, score, label in zip(ids, z, y, strict=True) if (score >= 0) != label]
    found = sorted(integers(result["misread"], None, ("misread", "misread")))
    with hint(*about_misread(found, ids, wanted)):
        equal(found, wanted, ("misread", "misread"))


@picture(
    "3.0α 上的概率与分界线",
    "Probabilities and boundary on 3.0α",
    alt=(
        "横轴密度，纵轴含糖率；底色是好瓜的概率，实线是你的分界线，虚线是参考解的；圈出的是分错的瓜。",
        "Density across, sugar content up; the shade is the probability of a good melon, the solid line your boundary, "
        "the dashed one the reference's; circles mark misread melons.",
    ),
)
def draw_boundary(figure, answer, reference, says):
    X, y = melons()
    beta = np.asarray(answer.fit(X, y, 0.0), dtype=float)
    across, up = np.meshgrid(np.linspace(0.15, 0.85, 60), np.linspace(0, 0.5, 60))
    points = np.column_stack([across.ravel(), up.ravel()])
    axes = figure.subplots()
    shade = np.reshape(answer.predict_proba(beta, points), across.shape)
    axes.contourf(across, up, shade, levels=np.linspace(0, 1, 11), cmap="RdBu", alpha=0.4)
    axes.contour(across, up, shade, levels=[0.5], colors="black")
    best = reference.predict_proba(reference.fit(X, y, 0.0), points).reshape(across.shape)
    axes.contour(across, up, best, levels=[0.5], colors="black", linestyles="dashed", linewidths=0.8)
    axes.plot([], [], color="black", label=says("你的分界线", "your boundary"))
    axes.plot([], [], "--", color="black", linewidth=0.8, label=says("参考解", "reference"))
    for label, marker, name in ((1, "o", says("好瓜", "good")), (0, "x", says("坏瓜", "bad"))):
        axes.scatter(*X[y == label].T, marker=marker, color="black", label=name)
    wrong = np.asarray(answer.predict(beta, X)) != y
    axes.scatter(*X[wrong].T, s=160, facecolors="none", edgecolors="black", label=says("分错", "misread"))
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))
    figure.legend(loc="outside upper right", ncols=3)


MELONS_BETA = (3.158330, 12.521196, -4.428865)
MISREAD = (6, 7, 8, 14, 15)
HINT_LOSS = (
    "ln(1 + e^z) - y z，对样本求和，y 是 0 或 1。",
    "ln(1 + e^z) - y z, summed over the samples; y is 0 or 1.",
)
HINT_OVERFLOW = (
    "e^1000 会溢出；ln(1 + e^z) = max(z, 0) + ln(1 + e^(-|z|))。把概率截断会少算损失。",
    "e^1000 overflows; ln(1 + e^z) = max(z, 0) + ln(1 + e^(-|z|)). Clipped probabilities lose some of the loss.",
)
HINT_DIFFERENCES = (
    "梯度可以用自己的似然做差分来核对：把 β 的一个分量加减 1e-6。",
    "Check the gradient by differences of your own likelihood: move one component of β by ±1e-6.",
)
HINT_PROBABILITIES = (
    "梯度里只需要概率；e^1000 会溢出，概率只是 0 或 1。",
    "The gradient needs nothing but probabilities; e^1000 overflows where they are just 0 or 1.",
)
HINT_TWO_FORMS = (
    "分母里的 e^1000 会溢出：z < 0 与 z ≥ 0 用不同的写法。",
    "e^1000 overflows: write z < 0 and z ≥ 0 in different forms.",
)
HINT_STOPPING = (
    "以梯度的大小作为停止条件，不要以固定的步数；惩罚的梯度是 ridge·w，b 没有。",
    "Stop when the gradient is small, not after a fixed number of steps; the penalty's gradient is ridge·w, and 0 for b.",
)
HINT_OVERSHOOTS = (
    "牛顿法的一整步可能越过最小点：目标变大就把步长减半；以梯度的大小作为停止条件，不要以固定的步数。",
    "A full Newton step may overshoot: halve it while the objective grows; stop when the gradient is small, not after a fixed "
    "number of steps.",
)
SLACK = 1e-4
"""How large the gradient may be at a minimum, per sample."""
ACCURATE = 1e-9
"""Of the sum of the sizes of all terms."""


@st.composite
def _overlapping(draw):
    """The first points occur with both labels, and they span the space."""
    data = draw(two_class_samples((7, 12), (1, 2), stretch=("fine", "duplicate", "long")))
    X, y, twice = data["X"], data["y"], data["X"].shape[1] + 3
    return {"X": np.vstack([X, X[:twice]]), "y": np.append(y, 1 - y[:twice])}


@memo
def _clear(X, y) -> bool:
    if np.linalg.matrix_rank(with_ones(X[-X.shape[1] - 3 :]), tol=0.1) <= X.shape[1]:
        return False
    return float(np.abs(with_ones(X) @ fit_logistic(X, y, 0.0)).min()) > 0.01


def about_misread(found, ids, wanted):
    """The hint for a wrong list of misread samples: rows in the place of ids, or other samples."""
    rows = {ids.index(number) for number in wanted}
    if rows and set(found) in (rows, {row + 1 for row in rows}):
        return "要的是编号 ids，不是行号。", "The ids are asked for, not the rows."
    return (
        "拿 `predict` 的结果与真实类别逐个比：两类中分错的都要列出。",
        "Compare what `predict` says with the true classes, one by one: of both classes list all that are misread.",
    )


@memo
def _newton(X, y, n_steps):
    return newton_by_definition(X, y, n_steps)


def _within(got, expected, sizes, what):
    """As accurate as the contract asks for, entry by entry."""
    found = array(got, expected.shape, what)
    wrong = np.argwhere(np.abs(found - expected) > ACCURATE * sizes)
    if len(wrong):
        place = ", ".join(map(str, wrong[0]))
        fail(
            f"{what[0]}的元素 [{place}] 是 {found[tuple(wrong[0])]:.9g}，应为 {expected[tuple(wrong[0])]:.9g}",
            f"Entry [{place}] of {what[1]} is {found[tuple(wrong[0])]:.9g}, not {expected[tuple(wrong[0])]:.9g}",
            expected=expected,
            got=got,
        )


def _is_confident(case) -> bool:
    """Whether some score is so large that e^z would overflow, or nearly."""
    return bool(np.any(np.abs(with_ones(case["X"]) @ case["beta"]) > 100))


def _is_exactly(z, x, beta) -> bool:
    """Whether a score is free of rounding: sums of multiples of 1/64 are."""
    return all(math.ldexp(v, 6).is_integer() for v in [*x.tolist(), *beta.tolist()])


def _is_minimum(beta, X, y, ridge, what=("这个 β ", "This β"), slack=SLACK):
    slope = logistic_gradient(beta, X, y, ridge)
    if np.abs(slope).max() <= slack * len(y):
        return
    for other, zh, en in (
        (slope + ridge * np.append(np.zeros(len(beta) - 1), beta[-1]), "惩罚也落在了 b 上", "b is penalised as well"),
        (
            logistic_gradient(beta, X, y, 2 * ridge),
            "惩罚算了两遍：它是 ridge/2·‖w‖²",
            "The penalty, ridge/2·‖w‖², is counted twice",
        ),
        (logistic_gradient(beta, X, y, 0.0), "没有算惩罚", "There is no penalty"),
    ):
        if np.abs(other).max() <= slack * len(y):
            raise CheckFailed((zh, en), expected=fit_logistic(X, np.asarray(y), ridge), got=beta, specific=True)
    there = np.array2string(slope, precision=6)
    fail(
        f"{what[0]}还不是最小点：目标函数在这里的梯度是 {there}",
        f"{what[1]} is not the minimum: the gradient of the objective there is {there}",
        expected=fit_logistic(X, np.asarray(y), ridge),
        got=beta,
    )


def _name_known_slips(beta, X, y):
    """Answers that students bring from elsewhere get their own sentence."""
    first_last = np.roll(beta, -1)
    slips = [
        (
            np.abs(logistic_gradient(first_last, X, y)).max() < 1e-3,
            "偏置应放在 β 的最后，不是最前",
            "The bias stands last in β, not first",
        ),
        (
            np.abs(beta - fit_logistic(X, y, 1.0)).max() < 1e-2,
            "这是 ridge = 1 的解（scikit-learn 的默认设置），这里 ridge = 0",
            "This is the solution for ridge = 1 (scikit-learn's default), but ridge is 0 here",
        ),
        (
            np.abs(beta - (0.6031, 14.4523, -3.2643)).max() < 1e-2,
            "这是一份流传很广的误抄数据的结果：10 号瓜的含糖率是 0.267，不是 0.0267；请用 exercises.datasets",
            "This comes from a widely copied typing error: melon 10 has sugar content 0.267, not 0.0267; use exercises.datasets",
        ),
    ]
    for slipped, zh, en in slips:
        require(not slipped, zh, en, expected=list(MELONS_BETA), got=beta)
