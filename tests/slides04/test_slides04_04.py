"""Checks of exercise slides4.4."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    close,
    example_check,
    exercise,
    hint,
    integer,
    mapping,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import all_labels, edges, grid, matrices, seeds

from .shared_svm import require_optimal

LABELS = {
    "one class": "both classes occur, says the stub",
    "more than 40 entries; more than 100 entries": "there are at most 40 samples, says the stub",
    "C above 100": "C is 0.01 to 100, says the stub",
}
POINTS = {
    "one row; duplicate rows": "X has two rows or more, all different, says the stub",
    "eps at least 0.99": "eps is 1e-6 to 0.5, says the stub",
    "more than 40 rows; more than 100 rows; numbers above 1e4": "there are at most 40 rows, and no |x_ij| exceeds 10, says the stub",
}
EXERCISE = exercise(
    kind="analyse",
    book="§4.1, 不同 σ 值下的分界面 / §4.1, boundaries for different σ",
    patterns=["derived formula", "certificate", "experiment"],
    hints=[
        (
            "两个极限都可以用手算: 同一类的样本处境相同, 可设 α 相同.",
            "Both limits can be done by hand: all samples of a class are in the same position, so let their α be equal.",
        ),
        (
            "留一法: 去掉一个样本后, f 中还剩下什么?",
            "Leave one out: without the sample, what is left of f?",
        ),
        (
            "C 随 σ 怎样变: 把指数函数展开到一次项, 代入对偶问题, 用 Σ α_i y_i = 0 化简.",
            "C against σ: expand the exponential to first order, put it into the dual, and simplify by Σ α_i y_i = 0.",
        ),
    ],
    unasked={
        "tiny_sigma": LABELS,
        "huge_sigma": LABELS,
        "leave_one_out_limit": {"one class": "both classes occur, says the stub"},
        "sigma_for_identity": POINTS,
        "sigma_for_constant": POINTS,
        "matching_cost": {
            "arguments in float32; result in float32; arguments rounded to 3 digits; result rounded to 4 digits": "the cost is "
            "compared within 1 %, says the stub",
            "C_linear above 100; sigma at most 0.01": "C_linear is 0.01 to 100 and σ 100 to 10000, says the stub",
        },
        "curve": {
            "numbers above 1e4": "no |x_ij| exceeds 10, says the stub",
            "C at most 0.01; C above 100": "C is 0.1 to 10, says the stub",
            "a tolerance of 0.001": "the stub accepts a gap of 1e-3",
            "arguments below 1e-4 made 0": "so small a difference stays within the gap that the stub accepts",
        },
    },
)
HINT_TINY = (
    "K = I 时 f(x_i) = α_i y_i + b; 两类的 α 之和相等, 样本少的一类的 α 先碰到 C.",
    "With K = I, f(x_i) = α_i y_i + b; both classes have the same sum of α, and the smaller class reaches C first.",
)
HINT_HUGE = (
    "K 全为 1 时 Σ α_i y_i = 0 使 w = 0, 只剩 b; 对偶问题只是使 Σ α_i 最大.",
    "With K all ones Σ α_i y_i = 0 makes w = 0, only b is left; the dual merely asks for the largest Σ α_i.",
)
HINT_RANGE = (
    "σ 小时看最近的一对, σ 大时看最远的一对; 由指数函数反解 σ.",
    "The nearest pair matters for a small σ, the farthest for a large one; solve the exponential for σ.",
)
HINT_LEAVE = (
    "去掉一个样本后, 哪类成了多数? 这时 b 的符号由谁定?",
    "Which class is in the majority once a sample is left out? What determines the sign of b then?",
)
HINT_COST = (
    "K ≈ 1 − ‖x − z‖²/(2σ²): 在 Σ α_i y_i = 0 之下, 它等价于怎样的线性核?",
    "K ≈ 1 − ‖x − z‖²/(2σ²): under Σ α_i y_i = 0, which linear kernel is it as good as?",
)
HINT_CURVE = (
    "检查核的写法 (分母是 2σ²), 训练只用 X, y 与给定的 C, 迭代到两个目标值足够接近. 没有 0 < α < C 的样本时, 取使原问题的值最小的 b.",
    "Look at the kernel (its denominator is 2σ²), train on X, y only and with the given C, and iterate until both values are close. Where no "
    "sample has 0 < α < C, take the b for which the primal value is least.",
)
HINT_ERRORS = (
    "错误个数由返回的 alpha 与 b 算: f(x) 用训练样本与 x 之间的核, 加上 b.",
    "The errors are counted with the alpha and b returned: f(x) takes the kernel between the training samples and x, plus b.",
)


def signs(p, n, seed=0):
    y = np.array([1] * p + [-1] * n)
    return [int(one) for one in np.random.default_rng(seed).permutation(y)]


SIZES = [
    (4, 2),
    (2, 4),
    (3, 3),
    (1, 1),
    (1, 10),
    (10, 1),
    (5, 3),
    (6, 9),
    (25, 15),
    (20, 20),
    (2, 38),
    (7, 8),
    (39, 1),
    (1, 39),
]
COSTS = [0.01, 0.5, 1.0, 1.5, 1.9, 2.0, 10.0, 100.0]


@st.composite
def sizes(draw):
    """Labels of both classes, and a cost."""
    y = draw(all_labels((1, -1), min_size=2, max_size=10))
    return {"y": y, "C": draw(st.one_of(st.sampled_from(COSTS), edges(0.01, 100.0), grid(0.0625, 3, 0.0625)))}


def rings(seed, m, least=0.0):
    """Points of a square, those near the centre positive, a tenth of the labels flipped; both classes occur. They are
    `least` apart at least."""
    r = np.random.default_rng(seed)
    X = r.uniform(-2, 2, (m, 2))
    while least and min(_apart(X)) < least:
        for i in range(1, m):
            while min(math.dist(X[i], x) for x in X[:i]) < least:
                X[i] = r.uniform(-2, 2, 2)
    y = np.where(np.hypot(*X.T) < 1.2, 1, -1)
    y = np.where(r.random(m) < 0.1, -y, y)
    y[:2] = (1, -1)[:m]
    return X, [int(one) for one in y]


def _apart(X):
    return [math.sqrt(math.fsum((X[i] - X[j]) ** 2)) for i in range(len(X)) for j in range(i)]


@example_check(
    "四个正例、两个负例的两个极限",
    "Both limits for four positive and two negative samples",
    points=1,
)
def test_four_and_two(answer):
    y = [1, -1, 1, 1, -1, 1]
    for C, positive, negative, bias in ((10.0, 2 / 3, 4 / 3, 1 / 3), (1.0, 0.5, 1.0, 0.5)):
        with at(f"K = I, C = {C:g}", f"K = I, C = {C:g}"), hint(*HINT_TINY):
            alpha, b = sequence(answer.tiny_sigma(y, C), 2, ("(alpha, b)", "(alpha, b)"))
            # A gap of 1e-6 leaves α this much room: the dual is strictly concave here.
            close(alpha, [positive if one > 0 else negative for one in y], ("α", "α"), abs=5e-3)
            close(b, bias, ("b", "b"), abs=5e-3)
    with at("K 全为 1, C = 1", "K all ones, C = 1"), hint(*HINT_HUGE):
        alpha, b = sequence(answer.huge_sigma(y, 1.0), 2, ("(alpha, b)", "(alpha, b)"))
        alpha = array(alpha, (6,), ("α", "α"))
        close([alpha[1], alpha[4]], [1.0, 1.0], ("负例的 α", "α of the negative samples"), abs=1e-4)
        close(b, 1.0, ("b", "b"), abs=1e-4)


@property_check(
    "K 是单位阵时的最优解",
    "An optimum where K is the identity",
    points=2,
    given={"data": sizes()},
    also=[{"data": {"y": signs(*pair, k), "C": C}} for k, pair in enumerate(SIZES) for C in COSTS[k % 2 :: 2]],
    hint=HINT_TINY,
)
def test_tiny(answer, data):
    _judge(answer.tiny_sigma(data["y"], data["C"]), np.eye(len(data["y"])), data)


@property_check(
    "K 全为 1 时的最优解",
    "An optimum where K is all ones",
    points=1,
    given={"data": sizes()},
    also=[{"data": {"y": signs(*pair, k), "C": C}} for k, pair in enumerate(SIZES) for C in COSTS[k % 3 :: 3]],
    hint=HINT_HUGE,
)
def test_huge(answer, data):
    _judge(answer.huge_sigma(data["y"], data["C"]), np.ones((len(data["y"]), len(data["y"]))), data)


FAR = np.array([[10.0] * 12, [-10.0] * 12, [10.0] * 11 + [-10.0]])
CLOSE = np.array([[9.9, -10.0], [10.0, -10.0], [-10.0, 10.0]])


@property_check(
    "σ 多小、多大时 K 才接近两个极限",
    "How small and how large σ must be for K to be near its limits",
    points=1,
    given={
        "X": matrices((2, 8), (1, 3), grid(-5, 5), stretch=("fine", "constant", "dependent", "wide")).filter(
            lambda X: np.abs(X).max() <= 10 and min(_apart(X)) >= 0.1
        ),
        "eps": st.one_of(edges(1e-6, 0.5), st.sampled_from((1e-6, 1e-3, 0.1, 0.5))),
    },
    also=[{"X": X, "eps": eps} for X in (FAR, CLOSE, np.array([[1e-5], [1.0]])) for eps in (1e-6, 0.01, 0.5)]
    + [
        {"X": rings(7, 9)[0].round(1) + np.arange(9)[:, None] / 8, "eps": 0.02},
        {"X": np.arange(26.0).reshape(13, 2)[:, ::-1] / 4, "eps": 0.2},
    ],
    hint=HINT_RANGE,
)
def test_range(answer, X, eps):
    apart = _apart(X)
    largest = min(apart) / math.sqrt(2 * math.log(1 / eps))
    got = number(answer.sigma_for_identity(X, eps), ("σ", "σ"))
    # Beyond this σ the nearest pair has K_ij > eps.
    close(got, largest, ("使 K_ij ≤ eps 的最大的 σ", "the largest σ with K_ij ≤ eps"), abs=0)
    smallest = max(apart) / math.sqrt(-2 * math.log1p(-eps))
    got = number(answer.sigma_for_constant(X, eps), ("σ", "σ"))
    close(got, smallest, ("使 K_ij ≥ 1 − eps 的最小的 σ", "the smallest σ with K_ij ≥ 1 − eps"), abs=0)


@property_check(
    "σ → 0 时的留一法错误率",
    "The leave-one-out error as σ → 0",
    points=2,
    given={"y": all_labels((1, -1), min_size=2, max_size=12)},
    also=[
        {"y": signs(*pair, k)}
        for k, pair in enumerate([(4, 4), (1, 3), (1, 2), (2, 1), (2, 3), (4, 3), (99, 101), *SIZES])
    ],
    hint=HINT_LEAVE,
)
def test_leave_one_out(answer, y):
    # What is left of f is b: that of the others' closed form, or the only class there is.
    wrong = 0
    for i, label in enumerate(y):
        rest = [*y[:i], *y[i + 1 :]]
        ahead = rest.count(1) - rest.count(-1)
        wrong += label * ahead <= 0
    close(answer.leave_one_out_limit(y), wrong / len(y), ("错误率", "the error"))


@property_check(
    "与线性支持向量机一致的代价",
    "The cost that agrees with the linear machine",
    points=1,
    given={"C_linear": edges(0.01, 100.0), "sigma": st.one_of(edges(100.0, 1e4), st.sampled_from((100.0, 1000.0)))},
    also=[{"C_linear": C, "sigma": sigma} for C in (0.01, 1.0, 7.0, 100.0) for sigma in (100.0, 1000.0, 1e4)],
    examples=20,
    hint=HINT_COST,
)
def test_matching_cost(answer, C_linear, sigma):
    close(answer.matching_cost(C_linear, sigma), C_linear * sigma * sigma, ("代价", "the cost"), abs=0, rel=1e-2)


def noisy(seed, m):
    """Training samples that the stub permits, and validation samples."""
    X, y = rings(seed, m, 0.1)
    X_val, y_val = rings(seed + 1, (4 * m + 5, 1, 200)[seed % 7 % 3] if seed % 2 else 4 * m + 5)
    if seed % 4 == 1:
        y_val = [1] * len(y_val)
    if seed % 3 == 1:
        # More columns than the rings need: constant ones, one of tiny numbers, and the sum of all.
        wide = [np.column_stack([Z, *np.ones((5, len(Z))), 1e-6 * (np.arange(len(Z)) % 4)]) for Z in (X, X_val)]
        X, X_val = (np.column_stack([Z, Z.sum(axis=1)]) for Z in wide)
    elif seed % 5 == 2:
        X, X_val = X * 5, X_val * 5
    return {"X": X, "y": y, "X_val": X_val, "y_val": y_val[: len(X_val)]}


def given_points(X, y):
    """These training samples; the validation samples are the same and their negatives."""
    X = np.array(X)
    return {"X": X, "y": y, "X_val": np.concatenate([X, -X]), "y_val": [*y, *y]}


# All α are 0 or C, in classes of different and of equal size: b cannot be read off a margin, and b = 0 is wrong.
AT_BOUNDS = [
    (given_points([[2.5], [0.5], [-1.5]], [1, 1, -1]), 2.0, 0.1),
    (given_points([[0.5, -3.0], [1.5, -3.0], [-2.5, 1.0], [-1.0, 1.0]], [1, -1, 1, 1]), 4.0, 2.0),
    (given_points([[-1.5, -3.0], [3.0, 0.5], [-1.0, -1.0], [-1.5, 1.5]], [1, -1, -1, -1]), 4.0, 0.5),
    (given_points([[-1.5], [0.0], [2.5], [2.0], [-2.5]], [-1, 1, -1, -1, 1]), 4.0, 0.2),
    (given_points([[0.0], [2.5], [3.0], [-1.0]], [1, 1, -1, 1]), 2.0, 0.1),
]
# As far apart, and as near to one another, as the stub permits.
CORNERS = given_points([[10.0] * 12, [-10.0] * 12, [10.0] * 11 + [9.875], [-10.0] * 11 + [-9.875]], [1, 1, -1, -1])


@property_check(
    "误差曲线: 每个 σ 的最优解, 以及它在两组样本上的错误个数",
    "The curve of errors: an optimum for every σ, and the errors it makes on both sets",
    points=2,
    given={
        "data": st.builds(noisy, seeds(), st.integers(2, 24)),
        "sigmas": st.lists(st.sampled_from((0.02, 0.1, 0.3, 1.0, 2.0, 5.0, 30.0)), min_size=1, max_size=3),
        "C": st.sampled_from((0.1, 0.7, 1.0, 3.0, 10.0)),
    },
    also=[
        {"data": noisy(2, 30), "sigmas": [2.0, 0.02, 100.0], "C": 10.0},
        {"data": noisy(6, 30), "sigmas": [5.0, 0.3, 1.0], "C": 10.0},
        {"data": noisy(3, 15), "sigmas": [0.7, 0.7], "C": 0.1},
        {"data": noisy(4, 30), "sigmas": [1.5, 0.4], "C": 3.0},
        {"data": noisy(7, 12), "sigmas": [1.0, 1.000001], "C": 1.0},
        {"data": noisy(5, 2), "sigmas": [1.0], "C": 1.0},
        {"data": noisy(15, 20), "sigmas": [0.6], "C": 2.0},
        {"data": noisy(9, 20), "sigmas": [0.6], "C": 2.0},
        *({"data": data, "sigmas": [sigma], "C": C} for data, sigma, C in AT_BOUNDS),
        {"data": CORNERS, "sigmas": [0.02, 0.05, 20.0], "C": 10.0},
    ],
    examples=10,
)
def test_curve(answer, data, sigmas, C):
    X, y, X_val, y_val = (data[key] for key in ("X", "y", "X_val", "y_val"))
    m = len(y)
    rows = sequence(answer.curve(X, y, X_val, y_val, sigmas, C), len(sigmas), ("表", "the table"))
    for row, sigma in zip(rows, sigmas, strict=True):
        row = mapping(row, ("sigma", "alpha", "b", "train_errors", "val_errors"), ("表的一行", "a row of the table"))
        close(row["sigma"], sigma, ("σ (按给定的次序)", "σ, in the order given"))
        with at(f"σ = {sigma:g}", f"σ = {sigma:g}"):
            alpha, b = array(row["alpha"], (m,), ("alpha", "alpha")), number(row["b"], ("b", "b"))
            with hint(*HINT_CURVE):
                require_optimal(alpha, b, _gaussian(X, X, sigma), y, C, 1e-3)
            for key, Z, labels, zh, en in (
                ("train_errors", X, y, "训练样本", "training samples"),
                ("val_errors", X_val, y_val, "验证样本", "validation samples"),
            ):
                margins = (_gaussian(Z, X, sigma) @ (alpha * y) + b) * labels
                sure, unsure = int(np.sum(margins < -1e-9)), int(np.sum(np.abs(margins) <= 1e-9))
                found = integer(row[key], (key, key))
                with hint(*HINT_ERRORS):
                    require(
                        sure <= found <= sure + unsure,
                        f"{zh}的错误应为 {sure} 个, 表中写 {found} 个",
                        f"The errors on the {en} should be {sure}, but the table has {found}",
                        expected=sure,
                        got=found,
                    )


@picture(
    "σ 小、中、大时的分界线, 以及误差曲线",
    "Boundaries for a small, a middle and a large σ, and the curve of errors",
    alt=(
        "σ 小时分界线绕着单个样本, 适中时近于圆, 大时近于不分; 训练误差随 σ 上升, 验证误差先降后升",
        "With a small σ the boundary winds around single samples, with a middle one it is nearly a circle, with a large one nearly "
        "nothing is separated; training errors grow with σ, validation errors fall first and grow then",
    ),
)
def draw_curve(figure, answer, reference, says):
    X, y = rings(2, 30)
    X_val, y_val = rings(102, 200)
    shown = (0.15, 1.0, 5.0)
    sigmas = [*shown, 0.05, 0.5, 2.0]
    rows = [row for sigma in sigmas for row in answer.curve(X, y, X_val, y_val, [sigma], 10.0)]
    side = np.linspace(-2, 2, 60)
    plane = np.stack(np.meshgrid(side, side), axis=-1).reshape(-1, 2)
    for k, (sigma, row) in enumerate(zip(shown, rows, strict=False), 1):
        axes = figure.add_subplot(2, 2, k)
        values = _gaussian(plane, X, sigma) @ (np.array(row["alpha"]) * y) + row["b"]
        axes.contour(side, side, values.reshape(60, 60), levels=[0.0], colors="black")
        for label, marker in ((1, "o"), (-1, "x")):
            axes.scatter(*X[np.array(y) == label].T, marker=marker, s=12)
        axes.set_title(f"σ = {sigma:g}", fontsize=9)
        axes.set(xticks=[], yticks=[])
    axes = figure.add_subplot(2, 2, 4)
    rows = sorted(rows, key=lambda row: row["sigma"])
    for key, count, words in (
        ("train_errors", 30, says("训练", "training")),
        ("val_errors", 200, says("验证", "validation")),
    ):
        axes.semilogx([row["sigma"] for row in rows], [row[key] / count for row in rows], "o-", label=words)
    axes.set(xlabel="σ")
    axes.legend(fontsize=7)


def _gaussian(X, Z, sigma):
    return np.exp(-((X[:, None] - Z[None]) ** 2).sum(axis=2) / (2 * sigma**2))


def _judge(found, K, data):
    alpha, b = sequence(found, 2, ("(alpha, b)", "(alpha, b)"))
    alpha, b = array(alpha, (len(data["y"]),), ("α", "α")), number(b, ("b", "b"))
    require_optimal(alpha, b, K, data["y"], data["C"], 1e-6)
