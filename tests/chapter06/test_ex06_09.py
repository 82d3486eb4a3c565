"""Checks of exercise 6.9."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, memo, number, picture, require, sequence
from grader.strategies import grid, labelled_points, matrices, seeds

from .pins import ex06_09 as pins
from .shared import CENTRED, FEW_CENTRED, gaussian_kernel, linear_kernel, melons, weighted_values

EXERCISE = exercise(
    kind="derive",
    book="§6.6, §3.3",
    patterns=["derived formula", "certificate", "metamorphic", "written"],
    contract=[
        (
            "|f| 到十万，J、梯度、海森矩阵与概率都不溢出，相对误差不超过 $10^{-9}$",
            "With |f| up to a hundred thousand J, gradient, Hessian and probabilities do not overflow, and are right to a relative $10^{-9}$",
        ),
        (
            "求解使 J 与最小值之差不超过 $10^{-6}$ 乘以 max(1, 最小值)，λ = 0.01、K 奇异、六十个样本时也一样",
            "Solving brings J within $10^{-6}$ times max(1, minimum), also for λ = 0.01, a singular K, and sixty samples",
        ),
        (
            "概率几乎等于标记时，系数仍由 $\\alpha = (y - p)/\\lambda$ 得出",
            "The coefficients follow from $\\alpha = (y - p)/\\lambda$ also where probabilities nearly equal the labels",
        ),
    ],
    hints=[
        (
            "把 w = Σ α_i φ(x_i) 代入 f 和 ‖w‖²，只剩下内积 φ(x_i)ᵀφ(x_j)，即核矩阵。",
            "Put w = Σ α_i φ(x_i) into f and ‖w‖²: only inner products φ(x_i)ᵀφ(x_j) are left, the kernel matrix.",
        ),
        (
            "先求 J 对各 f_i 的导数，再用链式法则；惩罚项是 α 的二次型。用差分核对梯度，再用梯度的差分核对海森矩阵。",
            "Differentiate J by each f_i first, then use the chain rule; the penalty is a quadratic form of α. Check the gradient by "
            "differences, and the Hessian by differences of the gradient.",
        ),
        (
            "求解用牛顿法，步长减半直到 J 下降。K 奇异时海森矩阵也奇异：对 α 的梯度是 K 乘一个向量，令那个向量为 0。",
            "Solve by Newton's method, halving steps until J falls. With a singular K the Hessian is singular too: the gradient by α is "
            "K times a vector, and that vector may be set to 0.",
        ),
    ],
    written={
        "derivation": [
            (
                "说明表示定理把优化限制到 Σ α_i κ(·, x_i)，并指出 b 不在 RKHS 范数之内。",
                "The representer theorem restricts the search to Σ α_i κ(·, x_i); b is outside of the norm.",
            ),
            ("由 ‖w‖² = αᵀKα 得到惩罚项，而不是 ‖α‖²。", "The penalty is ‖w‖² = αᵀKα, and not ‖α‖²."),
            (
                "梯度 K(p - y + λα) 与 Σ(p - y)，海森矩阵，及其半正定。",
                "Gradient K(p - y + λα) and Σ(p - y), the Hessian, and that it is PSD.",
            ),
            (
                "由 α = (y - p)/λ 与 0 < p < 1 说明没有系数是 0，并与合页损失的平坦区对比。",
                "From α = (y - p)/λ and 0 < p < 1 no coefficient is 0, compared with the flat part of the hinge loss.",
            ),
        ]
    },
)


@st.composite
def cases(draw, far=False):
    """{"K", "y", "alpha", "b", "lam"}: any coefficients; if `far`, f of any size."""
    data = draw(
        labelled_points((1, 7), (1, 3), (0, 1), grid(-2, 2, 0.25), stretch=CENTRED).filter(lambda d: len(d["y"]) > 1)
    )
    keep = draw(st.integers(1, len(data["y"])))
    X, y = data["X"][:keep], np.array(data["y"][:keep])
    K = kernel(X, *draw(st.sampled_from((("linear", 1.0), ("gaussian", 0.5), ("gaussian", 2.0)))))
    rng = np.random.default_rng(draw(seeds()))
    alpha = rng.integers(-4, 5, size=keep) * draw(st.sampled_from((0.25, 1e-5, 30.0) if far else (0.25, 0.25, 1.0)))
    b = draw(st.sampled_from((0.0, 2.0, 1000.0, -1000.0) if far else (0.0, -0.5, 2.0)))
    lam = draw(st.sampled_from((0.01, 1.0, 100.0) if far else (0.1, 0.5, 1.0, 10.0)))
    return {"K": K, "y": y, "alpha": alpha, "b": b, "lam": lam}


@check(points=0.5, book="(3.27)")
def test_objective_by_hand(answer):
    """α = 0，b = 0 处 J = m ln 2；两个样本上的 J 与手算一致 /
    At α = 0, b = 0 it is m ln 2; on two samples J is what it is by hand"""
    X, y = melons()
    y = (y + 1) // 2
    with hint(*OBJECTIVE_HINT):
        close(answer.objective(np.zeros(17), 0.0, linear_kernel(X, X), y, 0.1), 17 * math.log(2), ("J", "J"))
        # f = (0, -1) and αᵀKα = 1/2: ln 2 + ln(1 + 1/e) + 1/8
        got = answer.objective(np.array([0.5, 0.0]), -1.0, 2 * np.eye(2), np.array([1, 0]), 0.5)
        close(got, math.log(2) + math.log1p(math.exp(-1)) + 0.125, ("J", "J"))


@check(
    points=1.5,
    book="(3.27), (6.58)",
    given={"case": cases()},
    also=pins.objective,
    strict_given={"case": cases(far=True)},
    strict=pins.saturated,
    examples=20,
)
def test_objective(answer, case):
    """目标函数符合定义 / The objective is what it is defined to be"""
    K, y, alpha, b, lam = case.values()
    values = np.abs(K) @ np.abs(alpha)
    size = float(np.sum(values + abs(b) + 1) + lam * np.abs(alpha) @ values)
    with hint(*OBJECTIVE_HINT):
        close(answer.objective(alpha, b, K, y, lam), value_of(alpha, b, K, y, lam), ("J", "J"), abs=1e-10 * (1 + size))


@check(
    points=2,
    given={"case": cases()},
    also=pins.objective,
    strict_given={"case": cases(far=True)},
    strict=pins.saturated,
    examples=20,
)
def test_gradient(answer, case):
    """梯度是目标函数的梯度 / The gradient is that of the objective"""
    K, y, alpha, b, lam = case.values()
    error = np.array([logistic(one) for one in outputs(alpha, b, K)]) - y
    wanted = [math.fsum([*(row * error), *(lam * row * alpha)]) for row in K]
    # f is a sum as well, and p changes by at most a quarter of what f does.
    doubt = 1e-13 * (abs(b) + np.abs(K) @ np.abs(alpha))
    size = np.append(np.abs(K) @ (1 + lam * np.abs(alpha)), len(y)) * (1 + 1e3 * float(np.max(doubt)))
    got = array(answer.gradient(alpha, b, K, y, lam), (len(y) + 1,), ("梯度", "the gradient"))
    slack = 1e-10 * (1 + float(np.max(size)))
    with hint(*GRADIENT_HINT):
        close(got[:-1], wanted, ("对 α 的偏导数", "the derivatives by α"), abs=slack)
        close(got[-1], math.fsum(error), ("对 b 的偏导数", "the derivative by b"), abs=1e-9 * (1 + len(y)))


@check(
    points=1.5,
    given={"case": cases()},
    also=pins.objective,
    strict_given={"case": cases(far=True)},
    strict=pins.saturated,
    examples=20,
)
def test_hessian(answer, case):
    """海森矩阵是梯度的导数 / The Hessian is the derivative of the gradient"""
    K, y, alpha, b, lam = case.values()
    m = len(y)
    f = outputs(alpha, b, K)
    s = np.array([logistic(one) * logistic(-one) for one in f])
    wanted = np.zeros((m + 1, m + 1))
    features = np.column_stack([K, np.ones(m)])
    for row, weight in zip(features, s, strict=True):
        wanted += weight * np.outer(row, row)
    wanted[:m, :m] += lam * K
    # Where f is large its rounding shows in p(1 - p), and 1 - p may be rounded to 0.
    doubt = 1e-14 * (abs(b) + np.abs(K) @ np.abs(alpha)) * s + 1e-15
    slack = 1e-10 * (1 + np.abs(wanted)) + 10 * np.abs(features.T) @ (doubt[:, None] * np.abs(features))
    got = array(answer.hessian(alpha, b, K, y, lam), (m + 1, m + 1), ("海森矩阵", "the Hessian"))
    wrong = np.abs(got - wanted) > slack
    with hint(*HESSIAN_HINT):
        if np.any(wrong):
            close(np.where(wrong, got, wanted), wanted, ("海森矩阵", "the Hessian"), abs=0.0, rel=0.0)


@check(points=1)
def test_fit_on_melons(answer):
    """3.0α 上四种设置都达到最小 / On 3.0α all four settings reach the minimum"""
    X, y = melons()
    y = (y + 1) // 2
    for kind, sigma, lam, least in SETTINGS:
        K = kernel(X, kind, sigma)
        words = (
            "线性核" if kind == "linear" else f"高斯核 σ = {sigma:g}",
            "linear" if kind == "linear" else f"Gaussian, σ = {sigma:g}",
        )
        with at(f"{words[0]}, λ = {lam:g}", f"{words[1]}, λ = {lam:g}"):
            alpha, b = judged_fit(answer.fit(K, y, lam), K, y, lam)
            close(value_of(alpha, b, K, y, lam), least, ("J", "J"), abs=2e-8 + CLOSE * max(1.0, least))


@check(
    points=1,
    given={
        "data": labelled_points((2, 10), (1, 2), (0, 1), grid(-2, 2, 0.5), stretch=FEW_CENTRED),
        "kind": st.sampled_from((("linear", 1.0), ("gaussian", 0.3), ("gaussian", 2.0))),
        "lam": st.sampled_from((0.1, 0.5, 1.0, 10.0)),
    },
    also=pins.fit,
    strict_given={
        "data": labelled_points((2, 14), (1, 3), (0, 1), grid(-2, 2, 0.5), stretch=FEW_CENTRED),
        "kind": st.sampled_from((("linear", 1.0), ("gaussian", 0.3))),
        "lam": st.sampled_from((0.01, 0.05, 100.0)),
    },
    strict=pins.fit_strict,
    examples=20,
)
def test_fit(answer, data, kind, lam):
    """在任意样本上都达到最小，K 奇异、标签矛盾也一样 /
    Any samples are fitted to the minimum, with singular K and conflicting labels too"""
    K, y = kernel(data["X"], *kind), np.array(data["y"], int)
    judged_fit(answer.fit(K, y, lam), K, y, lam)


@check(
    extra=True,
    given={
        "data": labelled_points((2, 14), (1, 3), (0, 1), grid(-2, 2, 0.5), stretch=FEW_CENTRED),
        "kind": st.sampled_from((("linear", 1.0), ("gaussian", 0.3), ("gaussian", 2.0))),
        "lam": st.sampled_from((0.01, 0.1, 1.0, 10.0, 100.0)),
    },
    also=pins.fit_strict,
    examples=10,
)
def test_fit_to_a_millionth(answer, data, kind, lam):
    """最小值准到百万分之一 / The minimum is reached to a millionth"""
    K, y = kernel(data["X"], *kind), np.array(data["y"], int)
    judged_fit(answer.fit(K, y, lam), K, y, lam, WITHIN)


@check(
    points=0.5,
    given={
        "data": labelled_points((2, 8), (1, 2), (0, 1), grid(-2, 2, 0.5), stretch=FEW_CENTRED),
        "lam": st.sampled_from((0.5, 1.0)),
    },
    examples=8,
    hint=(
        "看每种改变下 f 怎样变；常数为什么由 b 吸收？因为 b 不受惩罚。",
        "See what becomes of f under each change; why does b absorb the constant? Because b is not penalised.",
    ),
)
def test_relations(answer, data, lam):
    """标签互换、K 加上常数、K 与 λ 同乘一个数：最小值不变，重新求解仍达到它 /
    With labels swapped, a constant added to K, or K and λ multiplied alike the minimum stays, and solving again reaches it
    """
    K, y = gaussian_kernel(data["X"], data["X"], 1.0), np.array(data["y"])
    least = least_value(K, y, lam)
    changed = [
        (K, 1 - y, lam, "标签互换后", "with labels swapped"),
        (K + 3.0, y, lam, "K 加 3 后", "with 3 added to K"),
        (4 * K, y, 4 * lam, "K 与 λ 乘 4 后", "with K and λ times 4"),
        (K[::-1, ::-1], y[::-1], lam, "样本换序后", "with samples reordered"),
    ]
    for products, labels, penalty, zh, en in changed:
        with at(zh, en):
            alpha, b = judged_fit(answer.fit(products, labels, penalty), products, labels, penalty)
            value = value_of(alpha, b, products, labels, penalty)
            close(value, least, ("J 的最小值", "the least J"), abs=2 * CLOSE * max(1.0, least))


@check(
    points=0.5,
    given={
        "X": matrices((1, 8), (1, 3), grid(-2, 2, 0.25), stretch=CENTRED),
        "scale": st.sampled_from((0.25, 1.0)),
        "b": st.sampled_from((0.0, -0.5, 2.0)),
        "seed": seeds(),
    },
    also=pins.probability_and_weights,
    strict_given={
        "X": matrices((1, 8), (1, 3), grid(-2, 2, 0.25), stretch=CENTRED),
        "scale": st.sampled_from((1e-5, 1.0, 100.0)),
        "b": st.sampled_from((0.0, 1000.0, -1000.0)),
        "seed": seeds(),
    },
    examples=20,
    hint=(
        "概率是 f = Σ α_j κ(x, x_j) + b 的对率函数值；α 不带标签。",
        "The logistic function of f = Σ α_j κ(x, x_j) + b; α carries no labels.",
    ),
)
def test_probability(answer, X, scale, b, seed):
    """概率是 f 的对率函数值 / Probabilities are the logistic function of f"""
    alpha = scale * np.random.default_rng(seed).integers(-4, 5, size=len(X))
    K = linear_kernel(X, X)[::-1][: max(1, len(X) - seed % 2)]
    f = outputs(alpha, b, K)
    size = float(np.max(np.abs(K) @ np.abs(alpha))) + abs(b)
    wanted = [logistic(one) for one in f]
    close(answer.probability(alpha, b, K), wanted, ("概率", "the probabilities"), abs=1e-9 + 1e-14 * size)


@check(
    points=0.5,
    given={
        "X": matrices((1, 8), (1, 3), grid(-2, 2, 0.25), stretch=CENTRED),
        "scale": st.sampled_from((0.25, 1.0)),
        "seed": seeds(),
    },
    also=pins.weights,
    examples=20,
    hint=("w = Σ α_i x_i：这里的 α 不带标签。", "w = Σ α_i x_i: α carries no labels here."),
)
def test_weights(answer, X, scale, seed):
    """线性核的 w 是各样本的线性组合 / The w of the linear kernel is the combination of the samples"""
    alpha = scale * np.random.default_rng(seed).integers(-4, 5, size=len(X))
    size = float(np.max(np.abs(X).T @ np.abs(alpha)))
    wanted = [math.fsum(alpha * column) for column in X.T]
    close(answer.primal_weights(alpha, X), wanted, ("w", "w"), abs=1e-9 * size + 1e-15)


@check(
    points=1,
    given={
        "y": st.lists(st.sampled_from((0, 1)), min_size=1, max_size=9),
        "lam": st.sampled_from((0.1, 0.5, 1.0, 10.0)),
        "seed": seeds(),
    },
    also=pins.coefficients,
    strict_given={
        "y": st.lists(st.sampled_from((0, 1)), min_size=1, max_size=9),
        "lam": st.sampled_from((0.01, 100.0)),
        "seed": seeds(),
    },
    examples=20,
    hint=(
        "K 非奇异时，由对 α 的梯度为 0 能消去 K；从中解出 α。",
        "With a nonsingular K it cancels where the gradient by α is 0; solve that for α.",
    ),
)
def test_coefficients(answer, y, lam, seed):
    """由最优解处的概率得到的 α，代回 f 又给出同样的概率 /
    The α from the probabilities of an optimum gives these probabilities again"""
    # Any probabilities strictly inside (0, 1) with Σ(p - y) = 0 are those of an optimum, for a suitable K; here K is a
    # multiple of the identity whose multiple and b are free, so p takes one value for each class.
    rng = np.random.default_rng(seed)
    y = np.array(y)
    k, b = float(rng.integers(1, 9)) / 4, float(rng.choice([-10.0, -1.5, -0.5, 0.0, 0.5, 2.0, 10.0]))
    p = np.array([_fixed_point(k, b, label, lam) for label in y])
    got = array(answer.coefficients_from_probabilities(p, y, lam), (len(y),), ("α", "α"))
    back = [logistic(k * one + b) for one in got]
    close(back, p, ("由 α 得到的概率", "the probabilities from α"), abs=1e-9)
    nudged = np.clip(p + rng.integers(-3, 4, size=len(y)) * 1e-6, 1e-9, 1 - 1e-9)
    other = array(answer.coefficients_from_probabilities(nudged, y, lam), (len(y),), ("α", "α"))
    close(
        other - got, -(nudged - p) / lam, ("概率稍改后 α 的变化", "how α follows a small change of p"), abs=1e-9 / lam
    )
    # These probabilities are those of an optimum for either labels: Σ(p - y) is 0, and Σ(y - p) f is positive.
    shared = np.array([0.6, 0.6, 0.6, 0.2])
    for these in (np.array([1, 1, 0, 0]), np.array([1, 0, 1, 0])):
        found = answer.coefficients_from_probabilities(shared, these, lam)
        close(found, (these - shared) / lam, ("α", "α"), abs=1e-9 / lam)


@picture(
    "3.0α 上核对率回归的概率与系数",
    "Probabilities and coefficients of kernel logistic regression on 3.0α",
    alt=(
        "左图：密度与含糖率平面上概率 0.1 到 0.9 的等高线，加号是好瓜，横线是坏瓜；右图：17 个系数的绝对值，没有一个是 0。",
        "Left: contours of the probability, 0.1 to 0.9, over density and sugar content, plus signs for good melons, dashes for bad "
        "ones; right: the absolute values of the 17 coefficients, none of which is 0.",
    ),
)
def draw_probabilities(figure, answer, reference, says):
    X, y = melons()
    K = gaussian_kernel(X, X, 0.2)
    alpha, b = sequence(answer.fit(K, (y + 1) // 2, 0.1), 2)
    alpha, b = array(alpha, (17,)), number(b)
    across, up = np.meshgrid(np.linspace(0.15, 0.85, 41), np.linspace(0, 0.5, 41))
    plane = np.column_stack([across.ravel(), up.ravel()])
    squared = np.sum((plane[:, None] - X[None]) ** 2, axis=2)
    p = array(answer.probability(alpha, b, np.exp(-squared / 0.08)), (len(plane),))
    left, right = figure.subplots(1, 2)
    lines = left.contour(
        across, up, p.reshape(across.shape), levels=[0.1, 0.3, 0.5, 0.7, 0.9], colors="black", linewidths=0.8
    )
    left.clabel(lines, fontsize="small")
    for sign, mark in ((1, "+"), (-1, "_")):
        left.scatter(*X[y == sign].T, marker=mark, color="black", s=60)
    left.set_xlabel(says("密度", "density"))
    left.set_ylabel(says("含糖率", "sugar content"))
    right.bar(range(1, 18), np.abs(alpha), color="tab:gray")
    right.set_xlabel(says("编号", "number"))
    right.set_ylabel("|α|")
    figure.tight_layout()


OBJECTIVE_HINT = (
    "惩罚项是 λ/2 乘 αᵀKα，不含 b；对数是自然对数；f 很大时 e^f 会溢出，换一个等价的写法。",
    "The penalty is λ/2 times αᵀKα, without b; logarithms are natural; e^f overflows for large f, so write it another way.",
)
GRADIENT_HINT = (
    "损失对 f_i 的导数是 p_i - y_i；惩罚项的梯度里也有 K；对 b 的导数不含惩罚项。",
    "The loss has the derivative p_i - y_i by f_i; the gradient of the penalty holds K as well; the derivative by b has no penalty.",
)
HESSIAN_HINT = (
    "p_i 对 f_i 的导数是 p_i(1 - p_i)；α 与 b 之间也有二阶偏导数。",
    "p_i has the derivative p_i(1 - p_i) by f_i; there are mixed derivatives of α and b as well.",
)
FIT_HINT = (
    "用牛顿法，直到 J 不再下降；一步使 J 变大，就把它缩短（对 α 的梯度下降在 K 近于奇异时太慢）；b 也要优化，但不受惩罚。",
    "Newton's method, until J falls no more, with shorter steps where a whole one raises J (gradient descent on α is too slow for nearly "
    "singular K); b is optimised as well, though not penalised.",
)
SETTINGS = [
    # kernel, σ, λ and the least J
    ("linear", 1.0, 0.1, 10.67664532),
    ("gaussian", 0.2, 0.1, 6.12712207),
    ("gaussian", 0.2, 1.0, 10.12617672),
    ("gaussian", 0.5, 0.1, 9.50819654),
]
WITHIN, CLOSE = 1e-6, 3e-3
"""How far J may be above its minimum, relative to max(1, minimum): for the star, and for the points."""


def kernel(X, kind, sigma):
    return linear_kernel(X, X) if kind == "linear" else gaussian_kernel(X, X, sigma)


def logistic(f):
    return 1 / (1 + math.exp(-f)) if f >= 0 else math.exp(f) / (1 + math.exp(f))


def loss(f, label):
    """-y f + ln(1 + e^f)."""
    z = -f if label else f
    return max(z, 0.0) + math.log1p(math.exp(-abs(z)))


def outputs(alpha, b, K):
    return [b + one for one in weighted_values(alpha, K)]


def value_of(alpha, b, K, y, lam):
    values = weighted_values(alpha, K)
    products = alpha * values
    if not np.all(np.isfinite(products)):
        return math.inf  # some α is so large that no float can hold J
    return math.fsum(loss(v + b, label) for v, label in zip(values, y, strict=True)) + lam / 2 * math.fsum(products)


@memo
def least_value(K, y, lam):
    """The least J: by weak duality no J is below the dual value, which is close to one that is attained."""
    y = np.asarray(y, dtype=float)
    m = len(y)
    alpha, b = np.zeros(m), math.log(y.sum() / (m - y.sum()))
    best = value_of(alpha, b, K, y, lam)
    for _ in range(200):
        f = K @ alpha + b
        p = np.array([logistic(one) for one in f])
        s = p * (1 - p)
        # z = f + (y - p)/s is fitted by weighted least squares: (K + λ/s) α + b = z with α summing to 0, multiplied by s
        system = np.zeros((m + 1, m + 1))
        system[:m, :m], system[:m, m], system[m, :m] = s[:, None] * K + lam * np.eye(m), s, 1.0
        *new, level = np.linalg.solve(system, np.append(s * f + y - p, 0.0))
        size, new = 1.0, np.array(new)
        while value_of(alpha + size * (new - alpha), b + size * (level - b), K, y, lam) > best and size > 1e-9:
            size /= 2
        alpha, b = alpha + size * (new - alpha), b + size * (level - b)
        before, best = best, value_of(alpha, b, K, y, lam)
        if before - best <= 1e-12:
            break
    p = balanced(outputs(alpha, b, K), y.sum())
    entropy = -math.fsum(q * math.log(q) for one in p for q in (one, 1 - one) if q > 0)
    dual = entropy - float((y - p) @ K @ (y - p)) / (2 * lam)
    if best - dual > 1e-7 * max(1.0, best):
        raise ArithmeticError("the kernel logistic regression of a check was not solved")
    return best


def balanced(f, total):
    """σ(f + c) with the c for which they sum to the total, as the dual problem asks."""
    low, high = -50.0, 50.0
    for _ in range(100):
        c = (low + high) / 2
        low, high = (low, c) if math.fsum(logistic(one + c) for one in f) > total else (c, high)
    return np.array([logistic(one + c) for one in f])


def judged_fit(found, K, y, lam, within=CLOSE):
    alpha, b = sequence(found, 2, ("(α, b)", "(α, b)"))
    alpha, b = array(alpha, (len(y),), ("α", "α")), number(b, ("b", "b"))
    value, least = value_of(alpha, b, K, y, lam), least_value(K, y, lam)
    with hint(*FIT_HINT):
        require(
            value <= least + within * max(1.0, least),
            f"J = {value:.9g}，最小值是 {least:.9g}",
            f"J = {value:.9g}, and the minimum is {least:.9g}",
            got=[alpha, b],
        )
    return alpha, b


def _fixed_point(k, b, label, lam):
    """The p with p = σ(k α + b) for the α that the stationarity p - y + λα = 0 gives."""
    low, high = -1 / lam, 1 / lam
    for _ in range(200):
        a = (low + high) / 2
        low, high = (a, high) if logistic(k * a + b) - label + lam * a < 0 else (low, a)
    return logistic(k * a + b)
