"""Checks of exercise 6.10."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import breast_cancer, iris
from grader.checks import array, check, close, exercise, hint, mapping, memo, number, picture, repeatable, require
from grader.strategies import grid, matrices, seeds

from .pins import ex06_10 as pins
from .pins.ex06_10 import _machine, gram
from .shared import CENTRED, FEW_CENTRED, gaussian_kernel, svm

EXERCISE = exercise(
    kind="program",
    book="§6.4，习题 6.10 / §6.4, exercise 6.10",
    patterns=["outcome", "oracle", "written"],
    contract=[
        (
            "同一个函数的两种写法相距 0 而不为负，舍入也不例外；上百个点、系数到 $10^5$ 时距离与 g(x) 仍准",
            "Two ways to write one function are 0 apart and never less, rounding included; distances and g(x) as right for a hundred points and for "
            "coefficients up to $10^5$",
        ),
        (
            "预算够用时，系数上百、f 只有 0.002 的训练样本也不改变符号",
            "With an ample budget no training sample changes its sign, with coefficients in the hundreds and f as small as 0.002",
        ),
        (
            "一百三十个样本、σ 到 450、中心几乎重合时也给得出模型",
            "A model also for 130 samples, for σ up to 450, and where centres nearly coincide",
        ),
    ],
    hints=[
        (
            "只丢掉一部分项会怎样？剩下的系数和偏置不再配套。分两步想：选哪些中心；给定中心，权重和偏置取多少最好。",
            "What happens if terms are just dropped? The coefficients that are left, and the bias, no longer fit together. Think in two "
            "steps: which centres; and, given these, which weights and bias are best.",
        ),
        (
            "给定中心，g 是权重和偏置的线性函数：以 f 在训练样本上的值为目标，用最小二乘。",
            "With the centres given, g is linear in weights and bias: use least squares on the values of f at the training samples.",
        ),
        (
            "选中心可以聚类（k 均值），也可以贪心地每次加入最能减小误差的支持向量。",
            "Centres may come from clustering (k-means), or greedily: add the support vector that reduces the error most.",
        ),
    ],
    written={
        "method": [
            ("说明怎样选中心、怎样求权重和偏置。", "Says how centres are chosen, and how weights and bias are found."),
            ("说明没有用测试样本。", "No test samples are used."),
            ("说明为什么泛化性能不显著下降。", "Says why generalisation is not noticeably hurt."),
        ]
    },
)


GRAM_HINT = (
    "距离的平方展开成三项，每项都是两组点之间的核矩阵（表 6.1 的核）与系数的乘积，交叉的一项有两份；舍入可能使它略小于 0。",
    "The squared distance expands to three terms, each a kernel matrix (that of table 6.1) between two lists of points times coefficients, "
    "the mixed one twice; rounding may leave it slightly below 0.",
)


@st.composite
def expansions(draw, far=False):
    """{"sv", "coef", "centers", "weights"}; points coincide at times, within and between the two; if `far`, with tiny or large
    weights."""
    points = draw(matrices((2, 9), (1, 3), grid(-2, 2, 0.5), stretch=CENTRED))
    rng = np.random.default_rng(draw(seeds()))
    n = int(rng.integers(1, len(points)))
    scale = draw(st.sampled_from((1e-3, 100.0) if far else (1.0,)))
    coef, weights = (scale * rng.integers(-8, 9, size=size) / 4 for size in (n, len(points) - n))
    return {"sv": points[:n], "coef": coef, "centers": points[n:], "weights": weights}


VALUES, FAR = (0.0, 0.0, -1.0, 1.0, 0.5, -0.25), (0.0, -1e-60, 1.0, 1e-7, -1e-7, -3e5, 2.5e6)


@st.composite
def machines(draw, rows=(2, 9)):
    """A training set and an expansion over some of it, with weights that sum to 0 as those of an SVM do."""
    X = draw(matrices(rows, (1, 3), grid(-2, 2, 0.25), stretch=FEW_CENTRED))
    return _machine(X, draw(seeds()), draw(st.sampled_from((0.1, 0.5, 1.0, 3.0))))


@check(points=0.5, book="表 6.1 / table 6.1")
def test_two_points(answer):
    """两个单位权的点相距 r 时，距离的平方是 2 - 2e^(-r²/(2σ²)) /
    Two points of unit weight at distance r are 2 - 2e^(-r²/(2σ²)) apart, squared"""
    one, far = np.array([[1.0, 2.0]]), np.array([[4.0, 6.0]])
    with hint(*GRAM_HINT):
        got = answer.rkhs_distance(one, np.ones(1), far, np.ones(1), 5.0)
        close(got, 2 - 2 * math.exp(-0.5), ("距离的平方", "the squared distance"))
        close(answer.rkhs_distance(one, np.ones(1), one, np.ones(1), 5.0), 0.0, ("距离的平方", "the squared distance"))


@check(
    points=1,
    given={"case": expansions(), "sigma": st.sampled_from((0.5, 1.0, 3.0))},
    also=pins.rkhs_distance,
    strict_given={"case": expansions(far=True), "sigma": st.sampled_from((0.1, 1.0, 400.0))},
    examples=40,
)
def test_rkhs_distance(answer, case, sigma):
    """特征空间中的距离符合定义，与次序无关，同一个函数的两种写法相距 0 /
    The distance in feature space is what it is defined to be, the same both ways, and 0 for one function written twice"""
    sv, coef, centers, weights = case.values()
    points, signed = np.vstack([sv, centers]), np.append(coef, -weights)
    K = gaussian_kernel(points, points, sigma)
    wanted = math.fsum(a * math.fsum(signed * row) for a, row in zip(signed, K, strict=True))
    slack = 1e-10 * (1 + float(np.abs(signed).sum()) ** 2) if np.abs(signed).sum() > 1e-2 else 1e-12
    for parts in ((sv, coef, centers, weights), (centers, weights, sv, coef)):
        with hint(*GRAM_HINT):
            close(
                answer.rkhs_distance(*parts, sigma), max(0.0, wanted), ("距离的平方", "the squared distance"), abs=slack
            )


@check(extra=True, also=pins.written_twice, hint=GRAM_HINT)
def test_never_negative(answer, case, sigma):
    """同一个函数的两种写法相距不为负，舍入也不例外 / Two ways to write one function are never a negative distance apart, rounding or not"""
    got = number(answer.rkhs_distance(*case.values(), sigma), ("距离的平方", "the squared distance"))
    require(got >= 0, "距离的平方是负数", "The squared distance is negative", got=got)
    sv, coef = case["sv"], case["coef"]
    norm = float(coef @ gaussian_kernel(sv, sv, sigma) @ coef)
    close(
        answer.rkhs_distance(sv, 2 * coef, case["centers"], case["weights"], sigma),
        norm,
        ("与自身的两倍的距离的平方", "the squared distance to its double"),
        abs=1e-9 * (1 + norm),
    )


@check(
    points=1,
    given={"case": expansions(), "sigma": st.sampled_from((0.5, 1.0, 3.0)), "bias": grid(-2, 2, 0.5)},
    also=pins.reduced_decision,
    strict_given={"case": expansions(far=True), "sigma": st.sampled_from((0.1, 400.0)), "bias": grid(-2, 2, 0.5)},
    examples=30,
    hint=(
        "权重乘以到各中心的核函数值，求和，加上 bias。",
        "Weights times the kernel to each centre, summed, plus the bias.",
    ),
)
def test_reduced_decision(answer, case, sigma, bias):
    """g(x) 符合定义 / g(x) is what it is defined to be"""
    X, _, centers, weights = case.values()
    model = {"centers": centers, "weights": weights, "bias": bias}
    K = gaussian_kernel(X, centers, sigma)
    wanted = [bias + math.fsum(row * weights) for row in K]
    slack = 1e-10 * (float(np.abs(weights).sum()) + abs(bias)) + 1e-13
    close(answer.reduced_decision(model, sigma, X), wanted, ("g(x)", "g(x)"), abs=slack)


@check(
    points=0.5,
    given={"pairs": st.lists(st.tuples(st.sampled_from(VALUES), st.sampled_from(VALUES)), min_size=1, max_size=9)},
    also=pins.agreement,
    strict_given={"pairs": st.lists(st.tuples(st.sampled_from(FAR), st.sampled_from(FAR)), min_size=1, max_size=9)},
    examples=40,
    hint=("f(x) ≥ 0 判为 +1；比较的是符号，不是数值。", "f(x) ≥ 0 is +1; signs are compared, not values."),
)
def test_agreement(answer, pairs):
    """符号相同的比例，0 算正 / The share of equal signs, with 0 positive"""
    first, second = np.array(pairs).T
    wanted = sum((a >= 0) == (b >= 0) for a, b in pairs) / len(pairs)
    close(answer.agreement(first, second), wanted, ("比例", "the share"))


@check(
    points=1,
    given={"case": machines(), "budget": st.integers(1, 5), "seed": st.integers(0, 100)},
    also=pins.budget,
    examples=25,
)
def test_budget(answer, case, budget, seed):
    """中心至少一个，不超过预算；同一个种子结果相同 / At least one centre and no more than the budget; one seed, one result"""
    parts = [case[key] for key in ("X", "y", "sv", "coef", "b", "sigma")]
    with hint("随机数都由 seed 产生。", "All random numbers come from seed."):
        got = repeatable(answer, "reduce_svm", *parts, budget, seed, between=[(*parts, budget + 1, seed + 1)])
    with hint("预算是项数的上限。", "The budget is the most terms there may be."):
        judged_model(got, budget, case["X"].shape[1])
    case = clouds(seed % 5)
    parts = [case[key] for key in ("X", "y", "sv", "coef", "b", "sigma")]
    _, weights, _ = judged_model(answer.reduce_svm(*parts, 9, seed), 9, 2)
    with hint(*REFIT_HINT):
        require(
            bool(np.any(weights)),
            "权重全是 0，而 f 不是常数",
            "All weights are 0, though f is not constant",
            got=weights,
        )


@check(
    points=1,
    given={"case": machines(), "more": st.integers(0, 3), "seed": st.integers(0, 100)},
    also=pins.ample,
    strict=pins.ample_strict,
    examples=25,
)
def test_ample_budget(answer, case, more, seed):
    """预算够用时，g 与 f 在训练样本上的符号相同 / With an ample budget g and f have the same signs on the training samples"""
    X, sv, sigma = case["X"], case["sv"], case["sigma"]
    parts = [case[key] for key in ("X", "y", "sv", "coef", "b", "sigma")]
    ample = len(sv) + more
    model = judged_model(answer.reduce_svm(*parts, ample, seed), ample, X.shape[1])
    f, g = gram(X, sv, sigma) @ case["coef"] + case["b"], value(model, sigma, X)
    wrong = [i for i in range(len(f)) if abs(f[i]) > 0.001 and (f[i] >= 0) != (g[i] >= 0)]
    with hint(
        "预算不小于支持向量数时，原来的展开式本身就合要求。",
        "With a budget of all support vectors the expansion itself will do.",
    ):
        require(
            not wrong,
            f"预算是 {ample}，支持向量有 {len(sv)} 个，而在训练样本 {wrong[:5]}（从 0 起）上 f 与 g 的符号不同",
            f"The budget is {ample}, there are {len(sv)} support vectors, and on training samples {wrong[:5]} (from 0) the signs of f and g differ",
            expected=f[wrong[:5]],
            got=g[wrong[:5]],
        )


@check(
    points=2.5,
    given={"task": st.integers(0, 10**6), "seed": st.integers(0, 100)},
    examples=6,
)
def test_drawn_clouds(answer, task, seed):
    """两团随机的样本上训练的 SVM：只留三成的项，远离边界的训练样本九成以上符号不变 /
    For an SVM trained on two drawn clouds: with three terms in ten, nine in ten training samples off the boundary keep their sign"""
    case = clouds(task)
    parts = [case[key] for key in ("X", "y", "sv", "coef", "b", "sigma")]
    budget = max(3, len(case["sv"]) * 3 // 10)
    model = judged_model(answer.reduce_svm(*parts, budget, seed), budget, 2)
    clear = np.abs(case["f"]) >= 0.5
    same = float(np.mean((value(model, case["sigma"], case["X"][clear]) >= 0) == (case["f"][clear] >= 0)))
    with hint(*REFIT_HINT):
        require(
            same >= 0.9,
            f"{len(case['sv'])} 项减到 {budget} 项后，|f| ≥ 0.5 的训练样本上符号相同的只有 {same:.3f}",
            f"With {budget} of {len(case['sv'])} terms only {same:.3f} of the training samples with |f| ≥ 0.5 keep their sign",
        )


@check(points=1.5)
def test_cancer_twenty_per_cent(answer):
    """乳腺癌数据：留下 18 项，测试精度至多下降 0.03，符号至少 93% 相同 /
    Breast cancer: with 18 terms the test accuracy falls by at most 0.03, and 93% of the signs are the same"""
    case, g = trained("cancer"), reduced(answer, "cancer", 18)
    judge_accuracy(case, g, 0.03)
    same = float(np.mean((g >= 0) == (case["f"] >= 0)))
    with hint(*REFIT_HINT):
        require(
            same >= 0.93,
            f"测试样本上符号相同的只有 {same:.4f}",
            f"Only {same:.4f} of the signs on test samples are the same",
        )


@check(points=0.5)
def test_cancer_ten_per_cent(answer):
    """乳腺癌数据：留下 9 项，测试精度至多下降 0.1 /
    Breast cancer: with 9 terms the test accuracy falls by at most 0.1"""
    judge_accuracy(trained("cancer"), reduced(answer, "cancer", 9), 0.1)


@check(points=0.5)
def test_iris(answer):
    """鸢尾花的后两类：留下 9 项，测试精度至多下降 0.07 /
    The last two classes of iris: with 9 terms the test accuracy falls by at most 0.07"""
    judge_accuracy(trained("iris"), reduced(answer, "iris", 9), 0.07)


@picture(
    "乳腺癌数据：测试精度随项数的变化",
    "Breast cancer: test accuracy against the number of terms",
    alt=(
        "折线是化简后的测试精度，横轴是预算（对数刻度），水平线是原来的 SVM；项数不到两成时两者已几乎重合。",
        "The line is the test accuracy of the reduced model against the budget (log scale), the level line that of the original SVM; "
        "with less than a fifth of the terms they nearly meet.",
    ),
)
def draw_accuracy(figure, answer, reference, says):
    case, budgets = trained("cancer"), (1, 2, 4, 9, 18, 36)
    truth = case["labels"] > 0
    after = [float(np.mean((reduced(answer, "cancer", budget) >= 0) == truth)) for budget in budgets]
    axes = figure.subplots()
    axes.plot(budgets, after, marker="o", color="black", label=says("化简后", "reduced"))
    before = float(np.mean((case["f"] >= 0) == truth))
    axes.axhline(before, color="tab:gray", linestyle="dashed", label=says("原来的 SVM", "original SVM"))
    axes.set_xscale("log")
    axes.set_xlabel(says("项数上限", "budget"))
    axes.set_ylabel(says("测试精度", "test accuracy"))
    axes.legend()


KEYS = ("centers", "weights", "bias")
REFIT_HINT = (
    "去掉一些项以后，要重新求权重和偏置，使 g 在训练样本上接近 f；只在训练样本上做。",
    "After terms are dropped find weights and bias anew, so that g is close to f on the training samples; use these only.",
)


@memo
def trained(task):
    """A trained SVM: {"X", "y", "test", "labels", "sv", "coef", "b", "sigma", "f" (of the test samples)}."""
    table, sigma = (breast_cancer(), 5.0) if task == "cancer" else (iris(), 1.0)
    classes = np.array(table["y"])
    kept = classes >= 0 if task == "cancer" else classes > 0
    X, y = table["X"][kept], np.where(classes[kept] == classes.max(), 1, -1)
    test = np.arange(len(y)) % 3 == 2
    X = (X - X[~test].mean(axis=0)) / X[~test].std(axis=0)
    alpha, b = svm(gram(X[~test], X[~test], sigma), y[~test], 1.0)
    used = alpha > 1e-6
    sv, coef = X[~test][used], (alpha * y[~test])[used]
    return {
        "X": X[~test],
        "y": y[~test],
        "test": X[test],
        "labels": y[test],
        "sv": sv,
        "coef": coef,
        "b": b,
        "sigma": sigma,
        "f": gram(X[test], sv, sigma) @ coef + b,
    }


@memo
def clouds(task):
    """An SVM trained on two overlapping clouds: {"X", "y", "sv", "coef", "b", "sigma", "f" (of the training samples)}."""
    rng = np.random.default_rng(task)
    y = np.where(np.arange(60) % 2 == 0, 1, -1)
    X = rng.normal(size=(60, 2)) + 0.9 * np.outer(y, [1.0, float(rng.choice([-1.0, 0.0, 1.0]))])
    sigma = float(rng.choice([1.0, 1.5, 2.0]))
    alpha, b = svm(gram(X, X, sigma), y, 1.0)
    used = alpha > 1e-6
    sv, coef = X[used], (alpha * y)[used]
    return {"X": X, "y": y, "sv": sv, "coef": coef, "b": b, "sigma": sigma, "f": gram(X, sv, sigma) @ coef + b}


def judged_model(got, budget, d):
    model = mapping(got, KEYS, ("模型", "the model"))
    centers = array(model["centers"], (None, d), ("centers", "`centers`"))
    require(
        1 <= len(centers) <= budget,
        f"中心应有 1 到 {budget} 个，这里有 {len(centers)} 个",
        f"There should be 1 to {budget} centres, not {len(centers)}",
    )
    weights = array(model["weights"], (len(centers),), ("weights", "`weights`"))
    return centers, weights, number(model["bias"], ("bias", "`bias`"))


def value(model, sigma, X):
    centers, weights, bias = model
    return gram(np.asarray(X), centers, sigma) @ weights + bias


def reduced(answer, task, budget):
    """g of the test samples."""
    case = trained(task)
    parts = (case[key] for key in ("X", "y", "sv", "coef", "b", "sigma"))
    model = judged_model(answer.reduce_svm(*parts, budget, 0), budget, case["X"].shape[1])
    return value(model, case["sigma"], case["test"])


def judge_accuracy(case, g, most):
    before, after = (float(np.mean((one >= 0) == (case["labels"] > 0))) for one in (case["f"], g))
    with hint(*REFIT_HINT):
        require(
            after >= before - most - 1e-9,
            f"测试精度由 {before:.4f} 降到 {after:.4f}，超过了 {most:g}",
            f"The test accuracy falls from {before:.4f} to {after:.4f}, by more than {most:g}",
        )
