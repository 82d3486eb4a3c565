"""Checks of exercise 6.8."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import array, at, check, close, equal, exercise, hint, integers, mapping, number, picture, require
from grader.strategies import grid, matrices, numbers, seeds

from .pins import ex06_08 as pins
from .shared import FEW_CENTRED, GAP, gaussian_kernel, judged_svr, linear_kernel, svr_dual, svr_primal, weighted_values

EXERCISE = exercise(
    kind="program",
    book="§6.5",
    patterns=["certificate", "oracle", "metamorphic"],
    contract=[
        (
            "自己的求解器 `solve`：对偶变量可行，原问题与对偶问题的目标值之差不超过 $10^{-5}$ 乘以 max(1, 原问题的值)，ε 从 0 起，六十个样本也一样",
            "A solver of your own, `solve`: feasible dual variables, primal and dual within $10^{-5}$ times max(1, primal), for ε from 0 on, and for "
            "sixty samples as well",
        ),
        (
            "上百个样本，误差小到 $10^{-7}$、大到 $10^{9}$ 时损失与目标值仍准",
            "Losses and objectives as right for a hundred samples, and for errors from $10^{-7}$ to $10^{9}$",
        ),
        (
            "很小的系数也算在 f(x) 里；系数只比界大一点的也是支持向量",
            "Tiny coefficients count in f(x); a coefficient hardly above the limit makes a support vector",
        ),
    ],
    extra=["solve"],
    hints=[
        (
            "先写对损失和两个目标值：目标值之差为 0 就说明求解器给的解是最优的。",
            "Get the loss and both objectives right first: where their difference is 0 the solution of the solver is optimal.",
        ),
        (
            "f 里出现的是 α̂ - α，ε 乘的是 α̂ + α：带的两侧对 f 的作用相反，对宽度的代价相同。",
            "f holds α̂ - α, and ε multiplies α̂ + α: the sides of the tube pull f in opposite ways, and pay for its width alike.",
        ),
        (
            "★ 只用一个变量 β_i = α̂_i - α_i，对偶里出现 ε|β_i|；每次取一对 β 一增一减，在 0 处和 ±C 处停下。",
            "★ With one variable β_i = α̂_i - α_i the dual holds ε|β_i|; take a pair of β, raise one and lower the other, and stop at 0 and at ±C.",
        ),
    ],
)


@st.composite
def samples(draw, size=(1, 10), features=(1, 2)):
    """{"X", "t"}: points of a coarse grid, so that some coincide, with outputs that may contradict each other."""
    X = draw(matrices(size, features, grid(-1, 1, 0.25), stretch=FEW_CENTRED))
    t = draw(st.lists(grid(-2, 2, 0.25), min_size=len(X), max_size=len(X)))
    scale, shift = draw(st.sampled_from([(1.0, 0.0), (1.0, 0.0), (0.1, 0.0), (20.0, 0.0), (1.0, 77.7), (0.3, -0.123)]))
    return {"X": X, "t": scale * np.array(t) + shift}


@st.composite
def any_weights(draw, far=False):
    """Samples with any α, α̂ in [0, C], feasible ones, and any b; if `far`, with costs and offsets of any size."""
    data = draw(samples((1, 8)))
    m, rng = len(data["t"]), np.random.default_rng(draw(seeds()))
    C = draw(st.sampled_from((0.01, 8.0) if far else (0.5, 1.0, 8.0)))
    alpha, alpha_hat = C * rng.integers(0, 5, size=(2, m)) / 4
    one, other = alpha.sum(), alpha_hat.sum()
    scale = 1 / max(one, other, 1e-300)
    return {
        **data,
        "C": C,
        "alpha": alpha,
        "alpha_hat": alpha_hat,
        "feasible": [alpha * other * scale, alpha_hat * one * scale],
        "b": draw(st.sampled_from(BIASES if far else (0.0, -0.5, 1.5, 2.0))),
    }


PARTS = (0.0, 0.0, 0.0625, 0.125, 0.25, 0.5, 0.875, 1.0)


@check(points=0.5, book="(6.44)，图 6.7 / figure 6.7")
def test_loss_by_hand(answer):
    """五个误差的损失 / The loss of five errors"""
    z = [-0.3, -0.1, 0.0, 0.1, 0.25]
    found = array(answer.eps_loss(np.array(z), 0.1), (5,), LOSSES)
    with hint(*_about_losses(found, z, 0.1)):
        close(found, [0.2, 0, 0, 0, 0.15], LOSSES)


@check(
    points=0.5,
    book="(6.44)",
    given={"z": numbers((1, 8), grid(-2, 2, 0.25)), "eps": st.sampled_from((0.0, 0.25, 0.1, 1.0))},
    also=pins.loss,
    examples=30,
)
def test_loss(answer, z, eps):
    """损失符合定义，误差有大有小，ε 可以为 0 /
    The loss is what it is defined to be, for errors large and small, ε = 0 included"""
    wanted = [max(0.0, one - eps, -one - eps) for one in z]
    found = array(answer.eps_loss(np.array(z, dtype=float), eps), (len(z),), LOSSES)
    with hint(*_about_losses(found, z, eps)):
        close(found, wanted, LOSSES, abs=1e-12 * max(map(abs, z)))


@check(points=0.5, book="(6.43), (6.51)")
def test_objectives_on_melons(answer):
    """两个目标函数在 α = α̂ = 0，b = 0 处与在 3.0α 的线性核最优解处的值 /
    Both objectives at α = α̂ = 0, b = 0, and at the optimum of the linear kernel on 3.0α"""
    density, sugar = melons()
    K, none = np.outer(density, density), np.zeros(17)
    alpha, alpha_hat = line_optimum()
    with at("两个样本", "two samples"):
        pair, two, zeros = np.eye(2), np.array([0.0, 4.0]), np.zeros(2)
        with hint(*_about_primal(zeros, zeros, 0.0, pair, two, 10.0, 0.5)):
            # 0 lies in the tube, 4 is 3.5 beyond its edge.
            close(answer.primal_objective(zeros, zeros, 0.0, pair, two, 10.0, 0.5), 35.0, PRIMAL_AT_ZERO)
    with hint(*_about_dual(none, none, K, sugar, 0.1)):
        close(answer.dual_objective(none, none, K, sugar, 0.1), 0.0, ("α = α̂ = 0 处的对偶值", "the dual at α = α̂ = 0"))
    with hint(*_about_dual(alpha, alpha_hat, K, sugar, 0.1)):
        got = answer.dual_objective(alpha, alpha_hat, K, sugar, 0.1)
        close(got, 0.410581, ("最优的对偶值", "the optimal dual"), abs=1e-6)
    with hint(*_about_primal(none, none, 0.0, K, sugar, 2.0, 0.1)):
        # The sugar contents sum to 3.63; two are below 0.1 and cost nothing, the others cost 0.1 less each.
        close(
            answer.primal_objective(none, none, 0.0, K, sugar, 2.0, 0.1),
            2 * math.fsum(sugar[sugar > 0.1] - 0.1),
            PRIMAL_AT_ZERO,
        )
    with hint(*_about_primal(alpha, alpha_hat, LINE["b"], K, sugar, 1.0, 0.1)):
        got = answer.primal_objective(alpha, alpha_hat, LINE["b"], K, sugar, 1.0, 0.1)
        close(got, 0.410581, ("最优的原问题值", "the optimal primal"), abs=1e-6)


@check(
    points=1,
    book="(6.56)",
    given={"case": any_weights(), "sigma": st.sampled_from((0.0, 0.5))},
    also=pins.values,
    strict_given={"case": any_weights(far=True), "sigma": st.sampled_from((0.0, 0.5))},
    examples=25,
)
def test_predict(answer, case, sigma):
    """f(x) 符合 (6.56) / f(x) is that of (6.56)"""
    t, b, alpha, alpha_hat = (case[key] for key in ("t", "b", "alpha", "alpha_hat"))
    K = kernel(case["X"], "gaussian", sigma) if sigma else kernel(case["X"], "linear", 1.0)
    tests = K[::-1] if len(t) % 2 else K[:0:-1]
    sums = weighted_values(alpha_hat - alpha, tests)
    around = abs(b) + float(np.abs(K).max()) * float(np.sum(alpha) + np.sum(alpha_hat))
    found = array(answer.predict(alpha, alpha_hat, b, tests), (len(tests),), ("f(x)", "f(x)"))
    with hint(*_about_values(found, sums, b)):
        close(found, b + sums, ("f(x)", "f(x)"), abs=1e-13 * around)


@check(
    points=1.5,
    book="(6.51)",
    given={"case": any_weights(), "sigma": st.sampled_from((0.0, 0.5)), "eps": st.sampled_from((0.0, 0.1, 0.75))},
    also=pins.objectives,
    strict_given={
        "case": any_weights(far=True),
        "sigma": st.sampled_from((0.0, 0.5)),
        "eps": st.sampled_from((0.0, 30.0)),
    },
    examples=25,
)
def test_dual(answer, case, sigma, eps):
    """对偶问题的目标值符合 (6.51)，α 与 α̂ 同时大于 0 时也一样 /
    The value of the dual problem is that of (6.51), also where both α and α̂ exceed 0"""
    t, b = case["t"], case["b"]
    K = kernel(case["X"], "gaussian", sigma) if sigma else kernel(case["X"], "linear", 1.0)
    for alpha, alpha_hat in (case["feasible"], (case["alpha"], case["alpha_hat"])):
        total = float(np.sum(alpha) + np.sum(alpha_hat))
        around = float(np.abs(t).max()) + abs(b) + eps + float(np.abs(K).max()) * total
        with hint(*_about_dual(alpha, alpha_hat, K, t, eps)):
            close(
                answer.dual_objective(alpha, alpha_hat, K, t, eps),
                svr_dual(alpha, alpha_hat, K, t, eps),
                ("对偶值", "the dual"),
                abs=1e-13 * total * around,
            )


@check(
    points=1.5,
    book="(6.43)",
    given={"case": any_weights(), "sigma": st.sampled_from((0.0, 0.5)), "eps": st.sampled_from((0.0, 0.1, 0.75))},
    also=pins.objectives,
    strict_given={
        "case": any_weights(far=True),
        "sigma": st.sampled_from((0.0, 0.5)),
        "eps": st.sampled_from((0.0, 30.0)),
    },
    examples=25,
)
def test_primal(answer, case, sigma, eps):
    """原问题的目标值符合 (6.43) / The value of the primal problem is that of (6.43)"""
    t, C, b, alpha, alpha_hat = (case[key] for key in ("t", "C", "b", "alpha", "alpha_hat"))
    K = kernel(case["X"], "gaussian", sigma) if sigma else kernel(case["X"], "linear", 1.0)
    total = float(np.sum(alpha) + np.sum(alpha_hat))
    around = float(np.abs(t).max()) + abs(b) + eps + float(np.abs(K).max()) * total
    with hint(*_about_primal(alpha, alpha_hat, b, K, t, C, eps)):
        close(
            answer.primal_objective(alpha, alpha_hat, b, K, t, C, eps),
            svr_primal(alpha, alpha_hat, b, K, t, C, eps),
            ("原问题的值", "the primal"),
            abs=1e-13 * (total + C * len(t)) * around,
        )


@check(extra=True, book="(6.51), (6.52)")
def test_solutions_on_melons(answer):
    """在 3.0α 上，两种核的五种设置都解到最优，没有自由支持向量的也在内 /
    On 3.0α five settings of both kernels are solved to the optimum, one without free support vectors among them"""
    density, sugar = melons()
    for kind, sigma, C, eps, value in SETTINGS:
        K = kernel(density, kind, sigma)
        words = (
            "线性核" if kind == "linear" else f"高斯核 σ = {sigma:g}",
            "linear" if kind == "linear" else f"Gaussian, σ = {sigma:g}",
        )
        what = f"{words[0]}，C = {C:g}，ε = {eps:g}：", f"{words[1]}, C = {C:g}, ε = {eps:g}: "
        alpha, alpha_hat, b = judged_svr(answer.solve(K, sugar, C, eps), K, sugar, C, eps, what)
        primal = svr_primal(alpha, alpha_hat, b, K, sugar, C, eps)
        close(primal, value, (f"{what[0]}目标值", f"{what[1]}the value"), abs=2e-6 + 1e-5 * max(1.0, value))


@check(
    extra=True,
    book="(6.51), (6.52)",
    given={
        "data": samples((1, 14)),
        "kind": st.sampled_from(("linear", "gaussian")),
        "C": st.sampled_from((0.01, 0.1, 1.0, 10.0)),
        "part": st.sampled_from((0.0, 0.02, 0.2, 0.5, 1.0)),
    },
    also=pins.solutions_are_optimal,
    examples=30,
)
def test_solutions_are_optimal(answer, data, kind, C, part):
    """在任意样本上都解到最优，重复的、互相矛盾的样本也在其中，ε 从 0 到把全部样本包进带里 /
    Any samples are solved to the optimum, repeated and contradictory ones among them, with ε from 0 to a tube around all
    """
    t = data["t"]
    K = kernel(data["X"], kind, 0.6)
    eps = part * float(np.abs(t).max())
    judged_svr(answer.solve(K, t, C, eps), K, t, C, eps)


@check(
    extra=True,
    given={"data": samples((2, 10)), "C": st.sampled_from((0.2, 1.0)), "eps": st.sampled_from((0.0, 0.1, 0.5))},
    examples=15,
)
def test_relations(answer, data, C, eps):
    """输出平移、反号、与 ε 和 C 一起放大，样本换序：重新求解也最优，由原来的解换算出的解也最优 /
    With outputs shifted, negated, scaled along with ε and C, or samples reordered: solving again is optimal, and the old solution carries over
    """
    t = data["t"] - np.round(np.mean(data["t"]))
    K = kernel(data["X"], "linear", 1.0)
    alpha, alpha_hat, b = judged_svr(answer.solve(K, t, C, eps), K, t, C, eps)
    changed = [
        (K, t + 3.0, C, eps, (alpha, alpha_hat, b + 3.0), "输出加 3 后", "with 3 added to the outputs"),
        (K, -t, C, eps, (alpha_hat, alpha, -b), "输出反号后", "with the outputs negated"),
        (K, t / 2, C / 2, eps / 2, (alpha / 2, alpha_hat / 2, b / 2), "t、ε、C 减半后", "with t, ε and C halved"),
        (K[::-1, ::-1], t[::-1], C, eps, (alpha[::-1], alpha_hat[::-1], b), "样本换序后", "with samples reordered"),
    ]
    for products, outputs, cost, width, mapped, zh, en in changed:
        # The solution of the student, carried over, is optimal as well: this can only fail by rounding.
        judged_svr(mapped, products, outputs, cost, width, (f"由原来的解换算，{zh}：", f"carried over, {en}: "))
        judged_svr(answer.solve(products, outputs, cost, width), products, outputs, cost, width, (f"{zh}：", f"{en}: "))


@check(
    points=1.5,
    book="(6.53)",
    given={
        "pairs": st.lists(st.tuples(st.sampled_from(PARTS), st.sampled_from(PARTS)), min_size=1, max_size=8),
        "C": st.sampled_from((0.25, 1.0, 8.0)),
    },
    also=pins.support,
    strict=pins.support_strict,
    examples=40,
)
def test_support(answer, pairs, C):
    """支持向量是系数够大的样本，恰好在界上的不算 /
    Support vectors are the samples with coefficients large enough; one exactly at the limit does not count"""
    alpha, alpha_hat = C * np.array(pairs).T
    for tol in (0.125, 0.0009765625, 0.25):
        wanted = [i + 1 for i, (one, other) in enumerate(pairs) if abs(other - one) > tol]
        what = f"tol = {tol:g} 时的编号", f"the numbers with tol = {tol:g}"
        found = integers(answer.support(alpha, alpha_hat, C, tol), None, what)
        with hint(*_about_support(found, wanted, alpha_hat - alpha, C, tol)):
            equal(found, wanted, what)


@check(points=1.5)
def test_watermelon(answer):
    """3.0α 上 C = 1，ε = 0.1 的线性核与 σ = 0.2 的高斯核：支持向量与平均误差 /
    On 3.0α with C = 1 and ε = 0.1, the linear kernel and the Gaussian with σ = 0.2: support vectors and mean error"""
    density, sugar = melons()
    # Any other list costs more of the dual than the gap that is allowed.
    for kind, numbers_, error in (("linear", LINE["support"], 0.0961), ("gaussian", CURVE, 0.0930)):
        got = mapping(answer.fit_watermelon(density, sugar, 1.0, 0.1, kind, 0.2), FITTED)
        kernels = ("线性核", "the linear kernel") if kind == "linear" else ("高斯核", "the Gaussian kernel")
        what = f"{kernels[0]}的支持向量", f"the support vectors of {kernels[1]}"
        listed = integers(got["support"], None, what)
        if listed != numbers_:
            alpha, alpha_hat = (array(got[key], (17,), (key, key)) for key in ("alpha", "alpha_hat"))
            own = [i + 1 for i in np.flatnonzero(np.abs(alpha_hat - alpha) > 1e-3).tolist()]
            about = HINT_SOLUTION if own == listed else _about_support(listed, own, alpha_hat - alpha, 1.0, 1e-3)
            with hint(*about):
                equal(listed, numbers_, what)
        mean = number(got["train_mae"], (f"{kernels[0]}的平均误差", f"the mean error of {kernels[1]}"))
        if abs(mean - error) > 1e-3:
            with hint(*_about_mean(got, mean, kernel(density, kind, 0.2), sugar)):
                close(mean, error, (f"{kernels[0]}的平均误差", f"the mean error of {kernels[1]}"), abs=1e-3)


@check(
    points=1.5,
    given={
        "data": samples((1, 10), (1, 1)),
        "C": st.sampled_from((0.1, 0.5, 1.0, 8.0)),
        "eps": st.sampled_from((0.0, 0.1, 0.3, 1.0)),
        "kind": st.sampled_from(("linear", "gaussian")),
        "sigma": st.sampled_from((0.1, 0.5, 4.0)),
    },
    also=pins.fit_follows,
    examples=20,
)
def test_fit_follows(answer, data, C, eps, kind, sigma):
    """`fit_watermelon` 的解最优，支持向量与平均误差由它自己的解得出；带足够宽时没有支持向量 /
    `fit_watermelon` is optimal, and its support vectors and mean error follow from its own solution; a wide tube leaves no support vectors
    """
    x, t = data["X"][:, 0], data["t"]
    got = mapping(answer.fit_watermelon(x, t, C, eps, kind, sigma), FITTED)
    K = kernel(x, kind, sigma)
    _not_for_another_kernel(got, x, t, C, eps, kind, sigma)
    alpha, alpha_hat, b = judged_svr((got["alpha"], got["alpha_hat"], got["b"]), K, t, C, eps)
    listed = integers(got["support"], None, ("支持向量", "the support vectors"))
    beta = alpha_hat - alpha
    wanted = [i + 1 for i, one in enumerate(beta) if abs(one) > 1e-3 * C]
    at_limit = {i + 1 for i, one in enumerate(beta) if math.isclose(abs(one), 1e-3 * C, rel_tol=1e-9)}
    with hint(*_about_support(listed, wanted, beta, C, 1e-3)):
        equal(
            [i for i in listed if i not in at_limit],
            [i for i in wanted if i not in at_limit],
            ("支持向量", "the support vectors"),
        )
    f = b + weighted_values(beta, K)
    with hint(*HINT_MEAN):
        size = abs(b) + float(np.abs(t).max())
        close(
            got["train_mae"], float(np.mean(np.abs(f - t))), ("平均误差", "the mean error"), abs=1e-9 * max(1.0, size)
        )


@picture(
    "3.0α 上由密度得到含糖率：ε-间隔带与支持向量",
    "Sugar content from density on 3.0α: the tube and the support vectors",
    alt=(
        "左图线性核，右图高斯核：实线是 f，虚线是 f ± 0.1；圆圈是支持向量，都在虚线上或虚线之外，数字是瓜的编号。",
        "Linear kernel on the left, Gaussian on the right: the solid line is f, dashed lines are f ± 0.1; rings mark the support "
        "vectors, all on the dashed lines or beyond; numbers are the melons.",
    ),
)
def draw_tubes(figure, answer, reference, says):
    density, sugar = melons()
    across = np.linspace(0.2, 0.8, 121)
    titles = {
        "linear": says("线性核", "linear kernel"),
        "gaussian": says("高斯核，σ = 0.2", "Gaussian kernel, σ = 0.2"),
    }
    for axes, (kind, title) in zip(figure.subplots(1, 2, sharey=True), titles.items(), strict=True):
        got = mapping(answer.fit_watermelon(density, sugar, 1.0, 0.1, kind, 0.2), FITTED)
        alpha, alpha_hat = array(got["alpha"], (17,)), array(got["alpha_hat"], (17,))
        apart = np.subtract.outer(across, density)
        K = np.outer(across, density) if kind == "linear" else np.exp(-(apart**2) / (2 * 0.2**2))
        f = array(answer.predict(alpha, alpha_hat, number(got["b"]), K), (121,))
        axes.plot(across, f, color="black")
        for edge in (-0.1, 0.1):
            axes.plot(across, f + edge, color="black", linestyle="dashed", linewidth=0.8)
        axes.scatter(density, sugar, s=25, color="C2")
        ringed = [i - 1 for i in integers(got["support"]) if 1 <= i <= 17]
        axes.scatter(density[ringed], sugar[ringed], s=130, facecolors="none", edgecolors="C0")
        for i in range(17):
            axes.annotate(str(i + 1), (density[i], sugar[i]), xytext=(6, 6), textcoords="offset points", fontsize=8)
        axes.set_title(title)
        axes.set_xlabel(says("密度", "density"))
    figure.axes[0].set_ylabel(says("含糖率", "sugar content"))


SETTINGS = [
    # kernel, σ, C, ε, and the optimal value
    ("linear", 1.0, 1.0, 0.1, 0.410581),
    ("gaussian", 0.2, 1.0, 0.1, 0.350964),
    ("gaussian", 0.5, 1.0, 0.1, 0.405748),
    ("gaussian", 0.2, 10.0, 0.05, 8.169245),
    ("linear", 1.0, 1.0, 0.05, 0.895839),
]
LINE = {"support": [1, 2, 4, 9, 10, 11, 15, 16, 17], "free": [4, 10], "w": 51 / 365, "b": 0.13304658}
CURVE = [1, 2, 4, 9, 10, 11, 12, 15, 16, 17]
BIASES = (0.0, -2.0, 0.125, 0.3, 60.0)


def melons():
    density, sugar = watermelon_3_0a()["X"].T
    return density.copy(), sugar.copy()


def kernel(X, kind, sigma):
    X = np.reshape(X, (len(X), -1))
    return linear_kernel(X, X) if kind == "linear" else gaussian_kernel(X, X, sigma)


LOSSES = ("损失", "the losses")


def line_optimum():
    """(α, α̂) of the linear kernel with C = 1, ε = 0.1 on 3.0α, from its printed line and its free samples."""
    density, sugar = melons()
    above = sugar - (LINE["w"] * density + LINE["b"])
    beta = np.where(np.abs(above) > 0.1, np.sign(above), 0.0)
    free = [i - 1 for i in LINE["free"]]
    beta[free] = 0.0
    system = np.array([[1.0, 1.0], density[free]])
    beta[free] = np.linalg.solve(system, [-beta.sum(), LINE["w"] - beta @ density])
    return np.maximum(-beta, 0), np.maximum(beta, 0)


PRIMAL_AT_ZERO = ("α = α̂ = 0 处的原问题值", "the primal at α = α̂ = 0")


def _about_mean(got, mean, K, t):
    """The hint for a mean error: whether it is that of the student's own solution."""
    alpha, alpha_hat = (array(got[key], (len(t),), (key, key)) for key in ("alpha", "alpha_hat"))
    own = np.abs(number(got["b"], ("b", "b")) + weighted_values(alpha_hat - alpha, K) - t)
    return HINT_SOLUTION if np.isclose(mean, np.mean(own)) else HINT_MEAN


HINT_SOLUTION = (
    "它与你自己的 α、α̂、b 相符，但它们不是最优的。",
    "It agrees with your own α, α̂ and b, but these are not optimal.",
)
HINT_MEAN = (
    "平均误差是 |f(x) - t| 的平均，与 ε 无关；f 由你自己的 α、α̂、b 算出。",
    "The mean error is the mean of |f(x) - t|, whatever ε is; f is that of your own α, α̂ and b.",
)
FITTED = ("alpha", "alpha_hat", "b", "support", "train_mae")


def _not_for_another_kernel(got, x, t, C, eps, kind, sigma):
    """Fails where the solution is optimal, though not for the kernel that is asked for."""
    alpha, alpha_hat = (array(got[key], (len(t),), (key, key)) for key in ("alpha", "alpha_hat"))
    b = number(got["b"], ("b", "b"))
    if max(np.abs(alpha).max(), np.abs(alpha_hat).max()) > 2 * C or abs(b) > 1e9:
        return  # far from any optimum; sums may overflow

    def is_optimal(K):
        primal = svr_primal(alpha, alpha_hat, b, K, t, C, eps)
        return primal - svr_dual(alpha, alpha_hat, K, t, eps) <= GAP * max(1.0, primal)

    if is_optimal(kernel(x, kind, sigma)):
        return
    others = [
        (kernel(x, "gaussian", sigma / 2**0.5), "指数是 -‖x - z‖²/σ² 的", "with the exponent -‖x - z‖²/σ²"),
        (kernel(x - x.mean(), kind, sigma), "减去密度均值之后的", "of densities less their mean"),
        (kernel(x, "linear", sigma), "线性核的", "of the linear kernel"),
        (kernel(x, "gaussian", sigma), "高斯核的", "of the Gaussian kernel"),
    ]
    for K, zh, en in others:
        require(
            not is_optimal(K),
            f"kind = {kind!r}：α、α̂、b 是{zh}最优解，不是这里要的",
            f"kind = {kind!r}: α, α̂ and b are the optimum {en}, not the one asked for",
            got=got,
        )


def _about_losses(found, z, eps):
    """The hint for the losses: the first error whose loss is wrong."""
    for i, one in enumerate(z):
        if abs(found[i] - max(0.0, abs(one) - eps)) > 1e-9 * (1 + abs(one)):
            if abs(one) <= eps:
                return (
                    f"z = {one:g} 在带内（ε = {eps:g}）：损失是 0。",
                    f"z = {one:g} is inside the tube (ε = {eps:g}): there is no loss.",
                )
            return (
                f"z = {one:g} 在带外（ε = {eps:g}）：从带的边缘量起，上下两侧一样。",
                f"z = {one:g} is outside the tube (ε = {eps:g}): measure from its edge, in the same way on both sides.",
            )
    return "小的误差也要算准。", "Small errors count, too."


def _about_dual(alpha, alpha_hat, K, t, eps):
    """The hint for the dual: its three terms."""
    beta = alpha_hat - alpha
    linear, width, square = t @ beta, eps * np.sum(alpha_hat + alpha), beta @ K @ beta / 2
    return (
        f"这里 Σ t_i (α̂_i - α_i) = {linear:.6g}, ε·Σ (α̂ + α) = {width:.6g}，二次项（含系数 1/2）是 {square:.6g}。",
        f"Here Σ t_i (α̂_i - α_i) = {linear:.6g}, ε·Σ (α̂ + α) = {width:.6g}, and the quadratic term, with its 1/2, is {square:.6g}.",
    )


def _about_primal(alpha, alpha_hat, b, K, t, C, eps):
    """The hint for the primal: its two terms, and that every sample is charged."""
    beta = alpha_hat - alpha
    values = weighted_values(beta, K)
    losses = np.maximum(0.0, np.abs(values + b - t) - eps)
    half, total = float(beta @ values) / 2, float(np.sum(losses))
    quiet = int(np.sum((beta == 0) & (losses > 0)))
    some, every = int(np.sum(losses > 0)), ("", "")
    if quiet:
        every = f"，其中 {quiet} 个的 α̂ = α", f", and α̂ = α for {quiet} of these"
    return (
        f"这里 ½‖w‖² = {half:.6g}，损失之和是 {total:.6g}，C = {C:g}；损失不为 0 的样本数：{some}{every[0]}。",
        f"Here ½‖w‖² = {half:.6g}, the losses sum to {total:.6g}, and C = {C:g}; samples with a loss: {some}{every[1]}.",
    )


def _about_values(found, sums, b):
    """The hint for f(x): what it is made of where it is wrong first."""
    wrong = np.flatnonzero(np.abs(found - (sums + b)) > 1e-9 * (1 + np.abs(sums)))
    i = int(wrong[0]) if len(wrong) else 0
    return (
        f"第 {i} 个测试样本：各训练样本的系数 α̂_i - α_i 乘以核函数，和是 {sums[i]:.6g}；b = {b:.6g}。",
        f"Test sample {i}: the coefficients α̂_i - α_i times the kernel sum to {sums[i]:.6g}; b = {b:.6g}.",
    )


def _about_support(found, wanted, beta, C, tol):
    """The hint for a list of support vectors: a sample that is on one of the lists only."""
    if found == [i - 1 for i in wanted]:
        return "编号从 1 起。", "Numbers start at 1."
    if sorted(found) == wanted:
        return "按升序。", "In ascending order."
    odd = sorted(set(found) ^ set(wanted))
    if not odd or not 1 <= odd[0] <= len(beta):
        return "每个编号只出现一次，从 1 起。", "Each number stands once, from 1 on."
    value, limit = f"{beta[odd[0] - 1]:.10g}", f"{tol * C:.10g}"
    return (
        f"样本 {odd[0]} 的系数 α̂_i - α_i = {value}，可正可负；界是 tol·C = {limit}，超过才算。",
        f"Sample {odd[0]} has the coefficient α̂_i - α_i = {value}, of either sign; it counts above the limit tol·C = {limit}.",
    )
