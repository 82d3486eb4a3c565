"""Checks of exercise 3.3."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    close,
    equal,
    example_check,
    exercise,
    fail,
    integers,
    picture,
    property_check,
    require,
)
from grader.strategies import grid, matrices

from .shared import (
    fit_logistic,
    logistic_gradient,
    logistic_hessian,
    logistic_nll,
    melons,
    newton_by_definition,
    sigmoid,
    two_class_samples,
    with_ones,
)

EXERCISE = exercise(
    kind="program",
    book="§3.3",
    patterns=["oracle", "certificate", "metamorphic"],
    hints=[
        (
            "先核对 β = 0 时的似然 n·ln 2 和梯度; ln(1 + e^z) 用 np.logaddexp(0, z) 算. scikit-learn 默认带惩罚, 不能直接拿来对答案.",
            "Check the likelihood n·ln 2 and the gradient at β = 0 first; compute ln(1 + e^z) as np.logaddexp(0, z). "
            "scikit-learn penalises by default, so do not compare with it as it is.",
        )
    ],
    equivalent_mutants={
        "while np.abs(here).max() >= 1e-8:": (
            "Differs only where the slope is exactly 1e-8, which is rounding anyway."
        ),
        "while np.linalg.norm(there := slope(beta - step)) >= np.linalg.norm(here):": (
            "Differs only where both slopes are equally large to the last digit; a shorter step is right as well."
        ),
        "step /= 3": "Another right way to the same minimum: any shortening of the step will do.",
    },
)

MELONS_BETA = (3.158330, 12.521196, -4.428865)
MISREAD = (6, 7, 8, 14, 15)
SLACK = 1e-5
"""How large the gradient may be at a minimum, per sample."""

FAR_OUT = {
    "X": np.array([[-9.0, -36.0], [-3.0, -1.0], [-4.0, 1.0], [-2.0, -1.0], [4.0, 5.0], [-3.0, 0.0]]),
    "y": np.array([1, 1, 0, 1, 1, 0]),
}
"""One sample lies far out: full Newton steps from zero diverge here."""

FAR_OUT_PENALISED = {
    "X": np.array([[27.0, -10.0], [-1.0, 2.0], [-9.0, 1.0], [0.0, 4.0], [-3.0, -2.0]]),
    "y": np.array([1, 0, 1, 1, 0]),
}
"""With a penalty of 0.5 full Newton steps diverge, and so do steps that are shortened with less of the penalty in mind."""


@st.composite
def samples_and_beta(draw):
    """Points, labels and a β that owe nothing to each other; scores of exactly 0 are common."""
    X = draw(matrices((1, 8), (1, 3), stretch=False))
    y = draw(st.lists(st.integers(0, 1), min_size=len(X), max_size=len(X)))
    beta = draw(st.lists(grid(-3, 3), min_size=X.shape[1] + 1, max_size=X.shape[1] + 1))
    return {"X": X, "y": np.array(y), "beta": np.array(beta)}


@example_check(
    "在 3.0α 上, β = 0 处: 负对数似然 17·ln 2, 梯度 (-0.0625, -0.421, 0.5), 海森矩阵右下角 17/4",
    "On 3.0α at β = 0: likelihood 17·ln 2, gradient (-0.0625, -0.421, 0.5), last entry of the Hessian 17/4",
    points=10,
    book="(3.27), (3.30), (3.31)",
    hint=(
        "每个样本后面补一个 1, β 的最后一个分量就是 b.",
        "Append a 1 to every sample: the last component of β is then b.",
    ),
)
def test_at_zero_on_melons(answer):
    X, y = melons()
    zero = np.zeros(3)
    close(answer.neg_log_likelihood(zero, X, y), 17 * np.log(2), ("负对数似然", "the likelihood"))
    close(answer.gradient(zero, X, y), [-0.0625, -0.421, 0.5], ("梯度", "the gradient"))
    curvature = [[1.31720975, 0.497456750, 2.26375], [0.497456750, 0.249982500, 0.9045], [2.26375, 0.9045, 4.25]]
    close(answer.hessian(zero, X, y), curvature, ("海森矩阵", "the Hessian"), abs=1e-6)


@example_check(
    "在 3.0α 上, 牛顿法前三步是 (1.726, 8.704, -2.890), (2.793, 11.646, -4.062), (3.135, 12.465, -4.405)",
    "On 3.0α the first Newton steps lead to (1.726, 8.704, -2.890), (2.793, 11.646, -4.062), (3.135, 12.465, -4.405)",
    points=10,
    book="(3.29)",
    hint=(
        "每步解一个线性方程组: 海森矩阵 × 步 = 梯度.",
        "Each step solves a linear system: Hessian × step = gradient.",
    ),
)
def test_newton_on_melons(answer):
    X, y = melons()
    wanted = [
        [0.0, 0.0, 0.0],
        [1.726303, 8.704171, -2.889609],
        [2.793187, 11.645763, -4.061548],
        [3.134638, 12.465185, -4.405304],
    ]
    close(answer.newton_iterates(X, y, 3), wanted, ("迭代点", "the iterates"), abs=1e-5)


@example_check(
    "3.0α 上的最优 β 约为 (3.158, 12.521, -4.429), 损失 8.6837, 错的是 6、7、8、14、15 号瓜",
    "The best β on 3.0α is about (3.158, 12.521, -4.429) with loss 8.6837; melons 6, 7, 8, 14 and 15 are misread",
    points=15,
    book="(3.28)",
    hint=(
        "5 号瓜的概率是 0.505, 只差一点; 数据要取自 exercises.datasets, 不要自己抄.",
        "Melon 5 has probability 0.505, a close call; take the data from exercises.datasets, do not type them.",
    ),
)
def test_fit_on_melons(answer):
    X, y = melons()
    beta = array(answer.fit(X, y, 0.0), (3,), ("β", "β"))
    _name_known_slips(beta, X, y)
    _is_minimum(beta, X, y, 0.0)
    close(logistic_nll(beta, X, y), 8.683661, ("该 β 的损失", "the loss of this β"), abs=1e-6)
    best = np.array(MELONS_BETA)
    close(answer.predict_proba(best, X[4:5]), [0.504806], ("5 号瓜的概率", "the probability of melon 5"), abs=1e-5)
    predicted = integers(answer.predict(best, X), 17, ("预测", "the predictions"), binary=True)
    misread = [i + 1 for i in range(17) if predicted[i] != y[i]]
    equal(misread, list(MISREAD), ("分错的瓜", "the melons misread"))


@property_check(
    "负对数似然、梯度、海森矩阵在任意 β 处都符合定义",
    "Likelihood, gradient and Hessian are what they are defined to be, at any β",
    points=10,
    book="(3.27), (3.30), (3.31)",
    given={"case": samples_and_beta()},
    hint=(
        "梯度可以用自己的似然做差分来核对: 把 β 的一个分量加减 1e-6.",
        "Check the gradient by differences of your own likelihood: move one component of β by ±1e-6.",
    ),
)
def test_derivatives_are_their_definition(answer, case):
    X, y, beta = case["X"], case["y"], case["beta"]
    close(answer.neg_log_likelihood(beta, X, y), logistic_nll(beta, X, y), ("负对数似然", "the likelihood"))
    close(answer.gradient(beta, X, y), logistic_gradient(beta, X, y), ("梯度", "the gradient"))
    close(answer.hessian(beta, X, y), logistic_hessian(beta, X), ("海森矩阵", "the Hessian"))


@property_check(
    "牛顿法的每一步都符合 (3.29), 从 0 出发, 步长为 1",
    "Every Newton step is that of (3.29), from zero and in full",
    points=5,
    book="(3.29)",
    examples=25,
    given={
        "data": two_class_samples().filter(lambda data: newton_by_definition(data["X"], data["y"], 2) is not None),
        "n_steps": st.integers(0, 2),
    },
    hint=("结果有 n_steps + 1 行, 第 0 行是出发点.", "The result has n_steps + 1 rows; row 0 is the start."),
)
def test_newton_steps(answer, data, n_steps):
    wanted = newton_by_definition(data["X"], data["y"], n_steps)
    close(answer.newton_iterates(data["X"], data["y"], n_steps), wanted, ("迭代点", "the iterates"), abs=1e-7, rel=1e-7)


@property_check(
    "z 大到 ±10000 也不溢出: 概率为 0 或 1, 错得彻底的样本损失恰为 |z|",
    "Nothing overflows for z up to ±10000: probabilities are 0 or 1, a completely wrong sample costs |z|",
    points=10,
    given={
        "scores": st.lists(
            st.sampled_from((-1e4, -1e3, -745.0, -40.0, -1.0, 0.0, 1.0, 40.0, 745.0, 1e3, 1e4)), min_size=1, max_size=4
        ),
        "scale": st.sampled_from((1.0, 8.0)),
        "label": st.integers(0, 1),
    },
    also=[{"scores": [1000.0, -1000.0], "scale": 1.0, "label": 1}],
    hint=(
        "e^1000 会溢出; ln(1 + e^z) = max(z, 0) + ln(1 + e^(-|z|)).",
        "e^1000 overflows; ln(1 + e^z) = max(z, 0) + ln(1 + e^(-|z|)).",
    ),
)
def test_no_overflow(answer, scores, scale, label):
    X, beta = np.array([[z / scale] for z in scores]), np.array([scale, 0.0])
    y = np.full(len(scores), label)
    close(answer.predict_proba(beta, X), [sigmoid(z) for z in scores], ("概率", "the probabilities"))
    close(answer.neg_log_likelihood(beta, X, y), logistic_nll(beta, X, y), ("负对数似然", "the likelihood"))
    close(answer.gradient(beta, X, y), logistic_gradient(beta, X, y), ("梯度", "the gradient"))


@property_check(
    "`fit` 到达最小值: 目标函数的梯度为 0, 惩罚只落在 w 上",
    "`fit` reaches the minimum: the gradient of the objective is zero, with the penalty on w only",
    points=15,
    book="(3.28)",
    examples=25,
    given={"data": two_class_samples(), "ridge": st.sampled_from((0.1, 1.0, 10.0))},
    also=[{"data": FAR_OUT, "ridge": 0.1}, {"data": FAR_OUT_PENALISED, "ridge": 0.5}],
    hint=(
        "以梯度的大小作为停止条件, 不要以固定的步数; 牛顿法的一整步可能越过最小点, 目标变大就把步长减半.",
        "Stop when the gradient is small, not after a fixed number of steps. A full Newton step may overshoot: halve it "
        "while the objective grows.",
    ),
)
def test_fit_is_the_minimum(answer, data, ridge):
    beta = array(answer.fit(data["X"], data["y"], ridge), (data["X"].shape[1] + 1,), ("β", "β"))
    _is_minimum(beta, data["X"], data["y"], ridge)


@property_check(
    "交换 0 与 1 使 β 变号; 打乱样本、样本与惩罚同时加倍时 β 不变; 平移 X 只动 b; X 乘以 c 使 w 除以 c",
    "Swapped labels negate β; shuffled samples, or samples and penalty doubled, keep it; shifting X moves b only; X times c divides w by c",
    points=10,
    examples=20,
    given={
        "data": two_class_samples((5, 12), (1, 2)),
        "ridge": st.sampled_from((0.1, 1.0)),
        "c": st.sampled_from((0.5, 2.0)),
    },
    hint=(
        "写出变换后的目标函数, 看它的最小点在哪里; 惩罚若落到 b 上, 平移就会改变 w.",
        "Write down the objective after the change and see where its minimum lies; if b is penalised, a shift changes w.",
    ),
)
def test_relations(answer, data, ridge, c):
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
            2 * SLACK,
        )
        again = array(answer.fit(points, labels, penalty), beta.shape, (f"{zh}的 β", f"β {en}"))
        _is_minimum(again, points, labels, penalty, (f"{zh}的 β ", f"The β {en}"))


@property_check(
    "概率符合 (3.23); 恰在概率 ≥ 0.5 时预测 1, z = 0 也算; 没有样本时返回空数组",
    "Probabilities are those of (3.23); the prediction is 1 exactly where they are ≥ 0.5, z = 0 included; no samples, no predictions",
    points=10,
    book="(3.23)",
    given={"case": samples_and_beta()},
    also=[{"case": {"X": np.zeros((0, 2)), "y": np.zeros(0, int), "beta": np.array([1.0, 2.0, 3.0])}}],
    hint=("概率 ≥ 0.5 就是 z ≥ 0, 不是 z ≥ 0.5.", "A probability ≥ 0.5 means z ≥ 0, not z ≥ 0.5."),
)
def test_predictions(answer, case):
    X, beta = case["X"], case["beta"]
    scores = [float(z) for z in with_ones(X) @ beta]
    close(answer.predict_proba(beta, X), [sigmoid(z) for z in scores], ("概率", "the probabilities"))
    equal(answer.predict(beta, X), [int(z >= 0) for z in scores], ("预测", "the predictions"), binary=True)


@example_check(
    "只有一个特征、特征全同、每类只有一个样本时, `fit` 也到达最小值",
    "`fit` reaches the minimum with one feature, with a constant feature, and with one sample in each class",
    points=5,
    hint=(
        "特征全同时让惩罚把它的权变成 0, 由 b 来负责; 不要除以特征的标准差.",
        "The penalty makes the weight of a constant feature 0 and leaves the work to b; do not divide by its deviation.",
    ),
)
def test_degenerate(answer):
    one = np.array([[0.0], [1.0], [2.0], [3.0]])
    cases = [
        (one, [0, 1, 0, 1], 0.0),
        (np.hstack([one, np.full((4, 1), 5.0)]), [0, 1, 0, 1], 0.1),
        (np.full((3, 1), 2.0), [1, 0, 1], 0.1),
        (np.array([[1.0, 2.0], [3.0, -1.0]]), [1, 0], 1.0),
    ]
    for X, y, ridge in cases:
        beta = array(answer.fit(X, np.array(y), ridge), (X.shape[1] + 1,), ("β", "β"))
        _is_minimum(beta, X, np.array(y), ridge)


@picture(
    "3.0α 上的概率与分界线",
    "Probabilities and boundary on 3.0α",
    alt=(
        "横轴密度, 纵轴含糖率; 底色是好瓜的概率, 实线是你的分界线, 虚线是参考解的; 圈出的是分错的瓜.",
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
    axes.contourf(across, up, shade, levels=np.linspace(0, 1, 11), cmap="RdYlGn", alpha=0.4)
    axes.contour(across, up, shade, levels=[0.5], colors="black")
    best = reference.predict_proba(reference.fit(X, y, 0.0), points).reshape(across.shape)
    axes.contour(across, up, best, levels=[0.5], colors="black", linestyles="dashed", linewidths=0.8)
    for label, marker, name in ((1, "o", says("好瓜", "good")), (0, "x", says("坏瓜", "bad"))):
        axes.scatter(*X[y == label].T, marker=marker, color="black", label=name)
    wrong = np.asarray(answer.predict(beta, X)) != y
    axes.scatter(*X[wrong].T, s=160, facecolors="none", edgecolors="tab:red", label=says("分错", "misread"))
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))
    figure.legend(loc="outside upper right", ncols=3)


def _is_minimum(beta, X, y, ridge, what=("这个 β ", "This β"), slack=SLACK):
    slope = logistic_gradient(beta, X, y, ridge)
    if np.abs(slope).max() <= slack * len(y):
        return
    there = np.array2string(slope, precision=6)
    fail(
        f"{what[0]}还不是最小点: 目标函数在这里的梯度是 {there}",
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
            "偏置应放在 β 的最后, 不是最前",
            "The bias stands last in β, not first",
        ),
        (
            np.abs(beta - fit_logistic(X, y, 1.0)).max() < 1e-2,
            "这是 ridge = 1 的解 (scikit-learn 的默认设置), 这里 ridge = 0",
            "This is the solution for ridge = 1 (scikit-learn's default), but ridge is 0 here",
        ),
        (
            np.abs(beta - (0.6031, 14.4523, -3.2643)).max() < 1e-2,
            "这是一份流传很广的误抄数据的结果: 10 号瓜的含糖率是 0.267, 不是 0.0267; 请用 exercises.datasets",
            "This comes from a widely copied typing error: melon 10 has sugar content 0.267, not 0.0267; use exercises.datasets",
        ),
    ]
    for slipped, zh, en in slips:
        require(not slipped, zh, en, expected=list(MELONS_BETA), got=beta)
