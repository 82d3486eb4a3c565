"""Checks of exercise 11.6."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    array, between, check, close, exercise, hint, labels, number, picture, require, same, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import edges, grid, matrices, seeds, without

from .pins import ex11_06 as pins
from .pins.ex11_06 import signs_for

EXERCISE = exercise(
    kind="discuss",
    book="§11.4, (11.6), §6.4, (6.29)",
    patterns=["two sides", "derived formula", "witness", "claims"],
    contract=[
        (
            "X 的元素到 $10^7$ 或小到 $10^{-5}$，150 个样本、12 个属性，平方和不超过 $10^4 λ$（`ls_svm` 中是 $10^4 / C$）",
            "Entries of X up to $10^7$ or down to $10^{-5}$, 150 samples and 12 attributes, squares that sum to $10^4 λ$ at most ($10^4 / C$ in `ls_svm`)",
        ),
        (
            "w 与 α 的误差至多是最大分量的 $10^{-8}$，b 的至多 $10^{-8}$，其余数值的相对误差至多 $10^{-9}$",
            "w and α are right to $10^{-8}$ of their largest component, b to $10^{-8}$, other numbers have a relative error of $10^{-9}$ at most",
        ),
        (
            "间隔到百万，或离折点只有百万分之一；C 从 $10^{-5}$ 到 $10^5$",
            "Margins of a million, or a millionth away from the corner; C from $10^{-5}$ to $10^5$",
        ),
    ],
    hints=[
        ("令梯度为 0：λw 等于什么的线性组合？", "Let the gradient be 0: of what is λw a linear combination?"),
        ("y 是 ±1 时，(1 − yf)² 与 (y − f)² 有什么关系？", "With y = ±1, how are (1 − yf)² and (y − f)² related?"),
        (
            "平方损失连 '过于正确' 的样本也要拉回来：让一些样本离得很远。",
            "The squared loss pulls back even samples that are too right: let some be far away.",
        ),
    ],
    written={
        "essay": [
            ("两者都是损失加 ‖w‖²，λ 与 C 的换算", "Both are a loss plus ‖w‖²; how λ and C convert"),
            ("w 都在样本张成的空间中，都可核化", "Either w is in the span of the samples; both can use kernels"),
            (
                "合页损失的稀疏与平方损失的线性方程组；远处样本的影响",
                "Sparse with the hinge, a linear system with squares; the influence of far samples",
            ),
        ]
    },
)

HINT_PRIMAL = (
    "对 w 求梯度并令其为 0；平方和与 λ‖w‖² 前都没有 1/2，也不除以 m。",
    "Let the gradient in w be 0; neither the sum of squares nor λ‖w‖² has a 1/2, and nothing is divided by m.",
)
HINT_DUAL = (
    "把 w = Xᵀα 代入 y − Xw = λα：对 α 是什么方程组，有几个未知数？",
    "Put w = Xᵀα into y − Xw = λα: which equations are these for α, and how many unknowns have they?",
)
HINT_C = (
    "把其中一个目标函数乘上一个常数，使两者的损失项相同，再比较 ‖w‖² 的系数。",
    "Multiply one of the objectives so that the loss terms agree, then compare the factors of ‖w‖².",
)
HINT_BIAS = (
    "b 不受惩罚：对 b 求导得到残差之和为 0；再看 (1 − yf)² 是什么。",
    "b is not penalised: its derivative says that the residuals sum to 0; and what is (1 − yf)²?",
)
HINT_PUSH = (
    "画出损失随 m 变化的曲线，它在 m 处的斜率是多少？平方损失在 m > 1 处呢？",
    "Draw the loss against m: what is its slope there? And that of the squared loss for m > 1?",
)
HINT_MASK = (
    "让一类中的大多数样本离得很远：回归直线要照顾它们，离分界近的样本就判错了。用最小与最大的 λ 都试一试。",
    "Let most samples of one class be far away: the line has to serve them, and samples near the border come out wrong. Try the "
    "smallest and the largest λ.",
)


LOSSES = st.sampled_from(["hinge", "squared"])


@st.composite
def problems(draw, offset=True):
    """{"X", "y", "strength"}: the strength times the sum of the squares of X is 10⁴ at most. Wide, tall and singular X."""
    X = draw(matrices((1, 8), (1, 4), stretch=True if offset else without("offset")).filter(np.any))
    if draw(st.integers(0, 4)) == 0:
        X = X[:2] if np.any(X[:2]) else X
    y = signs_for(len(X), draw(seeds()))
    size = float((X**2).sum())
    plain = 0.1 < np.abs(X).max() < 100 and X.size < 50
    strength = (
        draw(st.sampled_from([0.25, 1.0, 3.0, 10.0]))
        if plain
        else draw(st.sampled_from([0.01, 1.0, 100.0, 9e3])) / size
    )
    return {"X": X, "y": y, "strength": min(strength, 9e3 / size)}


@check(points=0.5, book="表 4.5 / table 4.5")
def test_melons(answer):
    """西瓜数据集 3.0α：λ = 0.1 时岭回归的 w / Watermelon 3.0α: the w of ridge regression for λ = 0.1"""
    with hint(*HINT_PRIMAL):
        close(answer.ridge_primal(*MELONS.values(), 0.1), [-0.790338, 2.195264], ("w", "w"), abs=1e-6)


@check(points=0.5, book="表 4.5 / table 4.5")
def test_melons_with_bias(answer):
    """西瓜数据集 3.0α：C = 5 时 ls_svm 的 w 与 b / Watermelon 3.0α: w and b of ls_svm for C = 5"""
    with hint(*HINT_BIAS):
        w, b = sequence(answer.ls_svm(*MELONS.values(), 5.0), 2, ("(w, b)", "(w, b)"))
        close(w, [0.856417, 3.034290], ("ls_svm 的 w", "the w of ls_svm"), abs=1e-6)
        close(b, -1.160760, ("ls_svm 的 b", "the b of ls_svm"), abs=1e-6)


@check(
    points=1, book="(11.6)", given={"case": problems()}, also=pins.primal, strict=pins.primal_strict, hint=HINT_PRIMAL
)
def test_primal(answer, case):
    """岭回归的 w 是目标函数的最小点 / The w of ridge regression minimises its objective"""
    X, y, lam = case["X"], case["y"], 1 / case["strength"]
    is_w(answer.ridge_primal(X, y, lam), ridge_by_least_squares(X, y, lam), X)


@check(points=1.5, given={"case": problems()}, also=pins.primal, strict=pins.primal_strict, hint=HINT_DUAL)
def test_dual(answer, case):
    """对偶变量：w = Xᵀα，残差是 λα；样本多于或少于属性都可以 /
    The dual variables: w = Xᵀα, and the residuals are λα, whether samples outnumber attributes or not"""
    X, y, lam = case["X"], case["y"], 1 / case["strength"]
    alpha = (y - X @ ridge_by_least_squares(X, y, lam)) / lam
    close(answer.ridge_dual(X, y, lam), alpha, ("α", "α"), abs=1.001e-8 * float(np.abs(alpha).max()), rel=0)


@check(
    points=1,
    book="(11.6), (6.29)",
    given={"C": grid(0.25, 8)},
    also=pins.exchange,
    strict_given={"C": edges(1e-4, 1e4)},
    strict=pins.exchange_strict,
    hint=HINT_C,
)
def test_exchange(answer, C):
    """λ 与 C 的换算使两个目标函数的最小点相同 / λ and C convert so that both objectives have the same minimiser"""
    lam = number(answer.lam_from_C(C), ("λ", "λ"))
    require(lam > 0, "λ 应是正的", "λ should be positive", got=lam)
    # One sample x = 1 with y = 1 and squared loss: w = 2C/(1 + 2C) for the SVM, w = 1/(1 + λ) for ridge regression.
    svm, ridge = 2 * C / (1 + 2 * C), 1 / (1 + lam)
    # The minimisers agree if and only if (1 − w)/w does.
    require(
        abs(lam * 2 * C - 1) <= 1.1e-9,
        f"一个样本 x = 1, y = 1，平方损失：前者的最小点是 {svm:.12g}，后者在这个 λ 处是 {ridge:.12g}",
        f"One sample x = 1, y = 1 with squared loss: the former has its minimum at {svm:.12g}, the latter with this λ at {ridge:.12g}",
        got=lam,
    )


@check(
    points=2,
    book="(6.29)",
    given={"case": problems(offset=False)},
    also=pins.ls_svm,
    strict=pins.ls_svm_strict,
    hint=HINT_BIAS,
)
def test_ls_svm(answer, case):
    """最小二乘支持向量机的 (w, b) 是目标函数的最小点 /
    The (w, b) of the least-squares SVM minimises its objective"""
    X, y, C = case["X"], case["y"], case["strength"]
    m = len(y)
    # The dual: w = Σ α y x, Σ α y = 0, and y (wᵀx + b) + α/(2C) = 1 for each sample. α is taken in units of C.
    system = np.zeros((m + 1, m + 1))
    system[0, 1:], system[1:, 0] = y, y
    system[1:, 1:] = C * np.outer(y, y) * (X @ X.T) + np.eye(m) / 2
    solution = np.linalg.solve(system, np.concatenate([[0.0], np.ones(m)]))
    w, b = sequence(answer.ls_svm(X, y, C), 2, ("(w, b)", "(w, b)"))
    is_w(w, C * X.T @ (solution[1:] * y), X)
    close(b, float(solution[0]), ("b", "b"), abs=1.01e-8, rel=0)


@check(
    points=1,
    book="§6.4，图 6.5 / figure 6.5",
    given={"margin": grid(-3, 4, 0.125).filter(lambda m: m != 1), "loss": LOSSES},
    also=pins.influence,
    strict_given={"margin": st.sampled_from([0.999999, 1.000001, -40.0, 1e-5, 1e5, -1e5, -4e6]), "loss": LOSSES},
    strict=pins.influence_strict,
    hint=HINT_PUSH,
)
def test_influence(answer, margin, loss):
    """各个间隔处的力：损失的斜率的相反数 / The push at each margin: minus the slope of the loss"""
    # By central differences, which are exact for a parabola; on the hinge they stay on one side of the corner.
    m, h = Fraction(margin), abs(1 - Fraction(margin)) / 2

    def value(t):
        return (1 - t) ** 2 if loss == "squared" else max(Fraction(0), 1 - t)

    slope = (value(m + h) - value(m - h)) / (2 * h)
    close(
        answer.influence(margin, loss), float(-slope), (f"m = {margin:g} 处的力", f"the push at m = {margin:g}"), abs=0
    )


@check(points=2, given={"lam": edges(0.01, 1e4)}, also=pins.masking, examples=20, hint=HINT_MASK)
def test_masking(answer, lam):
    """所造的数据：一个阈值就能分开，而岭回归判错了其中的样本 /
    The data made: a threshold separates them, yet ridge regression gets one of them wrong"""
    got = answer.masking_data(lam)
    x, y = as_masking(got)
    between(len(x), 2, 1000, ("样本数", "the number of samples"), slack=0.0)
    up, down = ([a for a, b in zip(x.tolist(), y, strict=True) if b == one] for one in (1, -1))
    require(up and down, "两类都应有样本", "Both classes should have samples", got=got)
    require(
        max(up) < min(down) or max(down) < min(up),
        f"没有阈值能分开两类：+1 的 x 从 {min(up):g} 到 {max(up):g}，−1 的从 {min(down):g} 到 {max(down):g}",
        f"No threshold separates the classes: the x of +1 go from {min(up):g} to {max(up):g}, those of −1 from {min(down):g} to {max(down):g}",
        got=got,
    )
    w, b = fit_line(x.tolist(), y, lam)
    scores = [float(one * (w * Fraction(a) + b)) for a, one in zip(x.tolist(), y, strict=True)]
    require(
        min(scores) < -1e-9,
        f"λ = {lam:g} 时岭回归得 w = {float(w):.6g}, b = {float(b):.6g}，各样本的 y (wx + b) 中最小的是 {min(scores):.6g}",
        f"With λ = {lam:g} ridge regression has w = {float(w):.6g}, b = {float(b):.6g}; the smallest y (wx + b) of a sample is {min(scores):.6g}",
        got=got,
    )


@check(
    points=0.5,
    given={"again": st.booleans()},
    examples=2,
    requires=["test_dual", "test_influence", "test_masking"],
    hint=("看你自己的 ridge_dual 与 influence 返回了什么。", "Look at what your own ridge_dual and influence return."),
)
def test_claims(answer, again):
    """六句话的判断（只与 `ridge_dual`，`influence`，`masking_data` 一起计分） /
    Six statements judged (they count only together with `ridge_dual`, `influence` and `masking_data`)"""
    got = answer.claims()
    if again:
        same(got, answer.claims(), ("claims()", "claims()"))
    return share_of_claims(
        got,
        {
            "both_penalise_squared_norm": True,
            "w_is_a_combination_of_samples_in_both": True,
            "ridge_dual_is_sparse": False,
            "hinge_ignores_points_beyond_the_margin": True,
            "squared_loss_ignores_points_beyond_the_margin": False,
            "ridge_needs_no_iteration": True,
        },
    )


@picture(
    "两种损失的力，以及岭回归与支持向量机在你的数据上的阈值",
    "The push of both losses, and the thresholds of ridge regression and of the SVM on your data",
    alt=(
        "左：力随间隔变化，合页损失在 1 处由 1 降到 0，平方损失是一条直线，在 1 以后为负；右：一维数据与岭回归的线，它在靠近分界的样本上取错了符号。",
        "Left: push against margin; that of the hinge drops from 1 to 0 at 1, that of the squared loss is a line, negative beyond 1. Right: "
        "the data and the ridge line (curved on this axis), whose sign is wrong for a sample near the border.",
    ),
)
def draw_losses(figure, answer, reference, says):
    left, right = figure.subplots(1, 2)
    figure.set_size_inches(7.5, 3.4)
    margins = np.linspace(-1, 3, 42)
    for loss, style, name in (("hinge", "-", says("合页", "hinge")), ("squared", "--", says("平方", "squared"))):
        left.plot(margins, [number(answer.influence(float(m), loss)) for m in margins], f"k{style}", label=name)
    left.axhline(0, color="lightgray", linewidth=0.8)
    left.set_xlabel(says("间隔 m", "margin m"))
    left.set_ylabel(says("力", "push"))
    left.legend()
    x, y = as_masking(answer.masking_data(1.0))
    w, b = (float(value) for value in fit_line(x.tolist(), y, 1.0))
    # Many points: on this axis a straight line is a curve.
    far = np.geomspace(0.01, 1e6, 400)
    across = np.concatenate([-far[::-1], far])
    across = across[(across >= x.min()) & (across <= x.max())]
    right.plot(across, w * across + b, "k--", label=says("岭回归 wx + b", "ridge, wx + b"))
    up, down = x[np.array(y) == 1], x[np.array(y) == -1]
    low, high = (down, up) if down.max() < up.min() else (up, down)
    right.axvline((low.max() + high.min()) / 2, color="gray", label=says("支持向量机的阈值", "threshold of the SVM"))
    right.axhline(0, color="lightgray", linewidth=0.8)
    right.scatter(up, np.ones(len(up)), marker="+", color="black", s=60)
    right.scatter(down, -np.ones(len(down)), marker="_", color="black", s=60)
    right.set_xscale("symlog")
    right.set_xlabel("x")
    right.legend(fontsize="small")
    figure.tight_layout()


MELONS = watermelon_3_0a()
MELONS = {"X": MELONS["X"], "y": np.where(np.array(MELONS["y"]) == "是", 1, -1)}


def ridge_by_least_squares(X, y, lam):
    """Ridge regression is least squares with the rows √λ·I added, whose labels are 0."""
    n = X.shape[1]
    rows = np.vstack([X, np.sqrt(lam) * np.eye(n)])
    return np.linalg.lstsq(rows, np.concatenate([y, np.zeros(n)]), rcond=1e-18)[0]


def is_w(got, wanted, X):
    slack = 1.001e-8 * float(np.abs(wanted).max()) + 1e-10 / float(np.abs(X).max())
    return close(got, wanted, ("w", "w"), abs=slack, rel=0)


def fit_line(x, y, lam):
    """The w and b of ridge regression with a bias, exactly."""
    x, y = [Fraction(value) for value in x], [Fraction(value) for value in y]
    x_mean, y_mean = sum(x) / len(x), sum(y) / len(y)
    across = sum((a - x_mean) * (b - y_mean) for a, b in zip(x, y, strict=True))
    w = across / (sum((a - x_mean) ** 2 for a in x) + Fraction(lam))
    return w, y_mean - w * x_mean


def as_masking(got):
    x, y = sequence(got, 2, ("(x, y)", "(x, y)"))
    x = array(x, (None,), ("x", "x"))
    return x, [int(one) for one in labels(y, len(x), (-1, 1), ("y", "y"))]
