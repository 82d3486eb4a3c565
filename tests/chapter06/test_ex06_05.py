"""Checks of exercise 6.5."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, boolean, check, close, equal, exercise, hint, is_none, labels, mapping, number, picture, require,
    share_of_claims
)  # fmt: skip
from grader.strategies import grid, matrices, seeds, without

from .pins import ex06_05 as pins
from .pins.ex06_05 import CLEAR_FAULTS, FAULTS, TWO
from .shared import decision_values, gaussian_kernel, melons, svm

EXERCISE = exercise(
    kind="discuss",
    book="§5.5.1, §6.3",
    patterns=["two sides", "certificate", "claims"],
    contract=[
        (
            "系数小到 $10^{-12}$ 也是支持向量；偏置与权到 $10^6$ 时输出仍准到各项绝对值之和的 $10^{-9}$",
            "Coefficients down to $10^{-12}$ make support vectors; outputs are right to $10^{-9}$ of the sizes of all terms, for bias and weights up to "
            "$10^6$",
        ),
        (
            "β 相差不到自身的 $10^{-12}$ 算相等，相差 $10^{-7}$ 就不等",
            "β less than $10^{-12}$ of themselves apart are equal; at $10^{-7}$ they are not",
        ),
        (
            "C 从 0.001 到 $10^6$：约束差不到 $10^{-9} C$ 算成立，差 $10^{-6} C$ 不算",
            "C from 0.001 to $10^6$: a constraint violated by less than $10^{-9} C$ holds, one violated by $10^{-6} C$ does not",
        ),
        ("上百个样本或隐单元也对", "Right as well for a hundred samples or hidden units"),
    ],
    hints=[
        (
            "把 (5.18)、(5.19) 与 (6.24) 写在一起，逐项对照：谁是中心，谁是权，谁是 β？",
            "Write (5.18), (5.19) and (6.24) side by side and compare term by term: what is the centre, what the weight, what β?",
        ),
        (
            "反过来：权的正负号和绝对值各是什么？一个 SVM 有几个 σ？",
            "The other way round: what are the sign and the size of a weight? How many σ has an SVM?",
        ),
        (
            "(6.40) 的两组约束，用网络的权写出来是什么？",
            "What are the two kinds of constraints of (6.40) in terms of the weights of the net?",
        ),
    ],
    written={
        "essay": [
            (
                "隐单元的个数与中心：SVM 由训练得出（支持向量），RBF 网络事先给定个数，中心由采样、聚类或 BP 确定",
                "Number and centres of the hidden units: a result of training (support vectors) in an SVM; in an RBF network the number is "
                "given and centres come from sampling, clustering or BP",
            ),
            (
                "宽度：一个事先给定的 σ，或每个单元可学的 β",
                "Widths: one σ given beforehand, or a β to learn for each unit",
            ),
            (
                "权的准则：hinge 损失加 ‖w‖²，凸；或平方误差，中心可变时不凸",
                "What settles the weights: hinge loss and ‖w‖², convex; or squared error, not convex with free centres",
            ),
        ]
    },
)


@st.composite
def svms(draw, far=False):
    """{"X", "y", "alpha", "b", "sigma"}: at least one α is positive, many are 0; if `far`, of any size."""
    X = draw(matrices((1, 8), (1, 3), grid(-2, 2, 0.5), stretch=STRETCH))
    rng = np.random.default_rng(draw(seeds()))
    alpha = rng.choice(ALPHAS if far else (0.0, 0.0, 0.25, 0.5, 1.0, 3.0), size=len(X))
    alpha[rng.integers(len(X))] = 0.75
    return {
        "X": X,
        "y": rng.choice([-1, 1], size=len(X)),
        "alpha": alpha,
        "b": draw(st.sampled_from((1e-5, 123456.789) if far else (0.0, -0.5, 2.25))),
        "sigma": draw(st.sampled_from(SIGMAS if far else (0.25, 0.5, 1.0, 2.0))),
    }


@st.composite
def nets(draw, common=False, far=False):
    """A net; with several β unless `common`; if `far`, with numbers of any size."""
    centers = draw(matrices((1, 8), (1, 3), grid(-2, 2, 0.5), stretch=STRETCH))
    rng = np.random.default_rng(draw(seeds()))
    betas = rng.choice([2e-6, 0.123456789, 200.0, 1.0] if far else [0.5, 1.0, 2.0, 4.0], size=len(centers))
    return {
        "centers": centers,
        "weights": rng.choice([1e-5, -0.123456789, 12345.5] if far else [-2.0, -0.5, 0.25, 1.0], size=len(centers)),
        "betas": np.full(len(centers), betas[0]) if common else betas,
        "bias": draw(st.sampled_from((1e-5, 123456.789) if far else (0.0, -0.5, 2.25))),
    }


@st.composite
def dual_shapes(draw, far=False):
    """{"net", "C"}: what a feasible point of (6.40) leaves: one β, weights up to C that sum to 0."""
    C = draw(st.sampled_from((1e-3, 1e6) if far else (0.5, 1.0, 7.0)))
    rng = np.random.default_rng(draw(seeds()))
    weights = []
    for _ in range(draw(st.sampled_from((1, 3, 60) if far else (1, 1, 2, 3)))):
        v, u = rng.integers(1, 17) / 16 * C, rng.integers(1, 17) / 16 * C
        weights += [v, -v] if rng.random() < 0.5 or u + v > C else [-u, -v, u + v]
    weights = rng.permutation(weights) * rng.choice([-1, 1])
    d = int(rng.choice([1, 2, 10]))
    net = {
        "centers": rng.integers(-8, 9, size=(len(weights), d)) / 4,
        "weights": weights,
        "betas": np.full(len(weights), float(rng.choice([2e-6, 200.0] if far else [0.5, 1.0, 2.0]))),
        "bias": float(rng.choice([0.0, 2e4] if far else [0.0, -3.5])),
    }
    return {"net": net, "C": C}


@check(points=0.5, book="(5.18), (6.24)")
def test_two_samples(answer):
    """两个样本的 SVM 写成网络，以及它在中点的输出 / An SVM of two samples as a net, and its output half-way"""
    wanted = {
        "centers": np.array([[0.0], [1.0]]),
        "weights": np.array([0.7, -0.7]),
        "betas": np.array([2.0, 2.0]),
        "bias": 0.1,
    }
    with hint(*OUTPUT_HINT):
        # At ½ the two units cancel; at 1 the first has exp(-2).
        close(
            answer.rbf_output(wanted, np.array([[0.5], [1.0]])),
            [0.1, 0.7 * math.exp(-2) - 0.6],
            ("x = 0.5 与 1 处的输出", "the outputs at x = 0.5 and 1"),
        )
    judge_same_net(answer.svm_to_rbf(*TWO.values()), wanted)


@check(
    points=2,
    book="(6.24)",
    given={"case": svms()},
    also=pins.same_function,
    strict_given={"case": svms(far=True)},
    examples=40,
)
def test_same_function(answer, case):
    """网络的中心、权、β 与偏置使它处处等于 SVM 的 f(x) /
    Centres, weights, β and bias of the net make it equal f(x) of the SVM everywhere"""
    judge_same_net(answer.svm_to_rbf(*case.values()), the_net(**case))


@check(
    points=1.5,
    book="(5.18), (5.19)",
    given={"net": nets(), "seed": seeds(), "many": st.sampled_from((1, 3, 8))},
    also=pins.output,
    strict_given={"net": nets(far=True), "seed": seeds(), "many": st.sampled_from((3, 45, 110))},
    examples=40,
)
def test_output(answer, net, seed, many):
    """`rbf_output` 是各单元的加权和加上偏置，每个单元有自己的 β /
    `rbf_output` is the weighted sum of the units plus the bias, each unit with its own β"""
    rng = np.random.default_rng(seed)
    centers = net["centers"]
    X = centers[rng.integers(len(centers), size=many)] + rng.choice([0.0, 0.01, 0.5, 1.234567891], size=(many, 1))
    X[-1] = centers[0]
    with hint(*OUTPUT_HINT):
        close(
            answer.rbf_output(net, X), [output_at(net, x) for x in X], ("输出", "the outputs"), abs=1e-9 * size_of(net)
        )


@check(
    points=1.5,
    given={"net": nets(common=True)},
    also=pins.back,
    strict_given={"net": nets(common=True, far=True)},
    strict=pins.back_strict,
    examples=30,
)
def test_back(answer, net):
    """网络写成 SVM：符号成为标签，绝对值成为 α，β 成为 σ / A net as an SVM: signs become labels, sizes become α, β becomes σ"""
    q, d = net["centers"].shape
    got = answer.rbf_to_svm(net)
    with hint("β 全部相等，权都不是 0：这样的 SVM 存在。", "All β are equal and no weight is 0: there is such an SVM."):
        require(got is not None, "不应返回 None", "It should not be None", got=got)
    found = mapping(got, ("X", "y", "alpha", "b", "sigma"), ("SVM", "the SVM"))
    X = array(found["X"], (q, d), ("X", "`X`"))
    y = np.array(labels(found["y"], q, (-1, 1), ("y", "`y`")))
    with hint(*BACK_HINT):
        close(X, net["centers"], ("X", "`X`"), abs=1e-12)
        equal(y, np.where(net["weights"] > 0, 1, -1), ("y", "`y`"))
        close(found["alpha"], abs(net["weights"]), ("alpha", "`alpha`"), abs=0.0)
        close(found["b"], net["bias"], ("b", "`b`"), abs=1e-12)
        close(found["sigma"], math.sqrt(0.5 / net["betas"][0]), ("sigma", "`sigma`"), abs=0.0)


@check(
    points=0.5,
    given={
        "net": nets(common=True),
        "fault": st.sampled_from(("weight", "clear beta", "clear beta")),
        "seed": seeds(),
    },
    also=pins.no_svm,
    strict_given={
        "net": nets(common=True, far=True),
        "fault": st.sampled_from(("weight", "beta", "last beta")),
        "seed": seeds(),
    },
    strict=pins.no_svm_strict,
    examples=30,
)
def test_no_svm(answer, net, fault, seed):
    """β 不全相等，或有一个权为 0：没有这样的 SVM /
    Where the β are not all equal, or a weight is 0, there is no such SVM"""
    with hint(*BACK_HINT):
        mapping(
            answer.rbf_to_svm(net),
            ("X", "y", "alpha", "b", "sigma"),
            ("β 相等、权非零时的 SVM", "the SVM where β are equal and weights are not 0"),
        )
    net = spoiled(net, fault, seed)
    with hint(*NONE_HINT):
        is_none(answer.rbf_to_svm(net), ("这个网络的 SVM", "the SVM of this net"))


@check(
    points=2,
    book="(6.40)",
    given={"case": dual_shapes(), "fault": st.sampled_from(CLEAR_FAULTS), "seed": seeds()},
    also=pins.shape,
    strict=pins.shape_strict,
    strict_given={"case": dual_shapes(far=True), "fault": st.sampled_from(FAULTS), "seed": seeds()},
    examples=40,
)
def test_shape(answer, case, fault, seed):
    """可行解给出的网络与违反任一约束的网络分得开 /
    Nets of feasible points are told from nets that violate any one of the constraints"""
    net, C = case["net"], case["C"]
    weights = net["weights"].copy()
    k = int(np.argmax(abs(weights)))
    sign = math.copysign(1, weights[k])
    if fault in ("weight", "beta", "clear beta", "last beta"):
        net = spoiled(net, fault, seed)
        if fault == "weight":
            other = net["weights"]
            # The others still sum to zero, so that nothing but the zero tells.
            other[other != 0] = 0.25 * C * np.where(np.arange((other != 0).sum()) % 2 == 0, 1, -1)
            if (other != 0).sum() % 2 == 1:
                other[np.flatnonzero(other)[-1]] = 0.0
    elif fault == "rounded":
        net = {**net, "weights": weights * (1 - 4e-12)}
        net["weights"][k] -= sign * 3e-10 * C
    elif fault in ("sum", "clear sum"):
        weights[k] -= sign * (2e-6 if fault == "sum" else 0.125) * C
        net = {**net, "weights": weights}
    elif fault in ("bound", "clear bound"):
        pair = np.array([sign, -sign]) * C * (1 + (2e-6 if fault == "bound" else 0.5))
        net = {
            "centers": np.vstack([net["centers"], net["centers"][:1], net["centers"][:1]]),
            "weights": np.append(weights, pair),
            "betas": np.append(net["betas"], net["betas"][:2]),
            "bias": net["bias"],
        }
    with hint(*SHAPE_HINT):
        got = boolean(answer.is_soft_margin_solution_shape(net, C), ("答案", "the answer"))
        wanted = fault in ("none", "rounded")
        why = {
            "none": ("(6.40) 的约束都成立", "all constraints of (6.40) hold"),
            "rounded": ("(6.40) 的约束除舍入外都成立", "all constraints of (6.40) hold but for rounding"),
            "sum": ("Σ w_i 不是 0", "Σ w_i is not 0"),
            "clear sum": ("Σ w_i 不是 0", "Σ w_i is not 0"),
            "one side": ("Σ w_i 不是 0", "Σ w_i is not 0"),
            "clear bound": ("有一个权的绝对值大于 C", "a weight exceeds C in size"),
            "bound": ("有一个权的绝对值大于 C", "a weight exceeds C in size"),
            "too small": ("有一个权的绝对值大于 C", "a weight exceeds C in size"),
            "weight": ("有一个权是 0", "a weight is 0"),
        }.get(fault, ("β 不全相等", "the β are not all equal"))
        require(got is wanted, f"这个网络应得 {wanted}：{why[0]}", f"This net should give {wanted}: {why[1]}", got=got)


@check(points=0.5, book="§6.4")
def test_melons(answer):
    """3.0α, σ = 0.2, C = 100 的 SVM：七个隐单元，权之和为 0，符合可行解的形状 /
    The SVM on 3.0α with σ = 0.2, C = 100: seven hidden units, weights that sum to 0, the shape of a feasible point"""
    X, y = melons()
    alpha, b = svm(gaussian_kernel(X, X, 0.2), y, 100.0)
    wanted = the_net(X, y, alpha, b, 0.2)
    with hint(*SHAPE_HINT):
        for C, feasible in ((100.0, True), (1.0, False)):
            got = boolean(answer.is_soft_margin_solution_shape(wanted, C), ("答案", "the answer"))
            equal(got, feasible, (f"C = {C:g} 时的答案", f"the answer for C = {C:g}"), binary=True)
    net = judge_same_net(answer.svm_to_rbf(X, y, alpha, b, 0.2), wanted)
    close(net["centers"], X[[1, 2, 5, 6, 11, 13, 14]], ("中心", "the centres"))


@check(
    points=0.5,
    given={
        "case": svms().filter(lambda case: 0.2 < case["sigma"] < 100),
        "factor": st.sampled_from((0.5, 0.25, 2.0, 1.7)),
        "seed": seeds(),
    },
    also=pins.scaling,
    examples=25,
)
def test_scaling(answer, case, factor, seed):
    """由 SVM 得到的网络在任何点的输出就是 f(x)；X 与 σ 同乘一个数，输出不变 /
    The net of an SVM puts out f(x) at any point; X and σ multiplied by the same number leave the outputs"""
    X, b, sigma = case["X"], case["b"], case["sigma"]
    Z = X[:20] + np.random.default_rng(seed).choice([0.0, 0.5, -0.321], size=(min(20, len(X)), 1))
    wanted = decision_values(case["alpha"], b, case["y"], gaussian_kernel(Z, X, sigma))
    slack = 1e-9 * (1 + abs(b) + math.fsum(case["alpha"]))
    for scale in (1.0, factor):
        net = answer.svm_to_rbf(scale * X, case["y"], case["alpha"], b, scale * sigma)
        with hint(*WEIGHT_HINT):
            words = ("网络的输出", "the outputs of the net")
            if scale != 1:
                words = (
                    f"X 与 σ 乘以 {factor:g} 后网络的输出",
                    f"the outputs of the net with X and σ times {factor:g}",
                )
            close(answer.rbf_output(net, scale * Z), wanted, words, abs=slack)


@check(
    points=1,
    given={"net": nets(common=True)},
    examples=3,
    hint=(
        "隐单元在 SVM 中由谁决定？哪些参数是事先给定的？两个中心互换时误差不变，凸函数能这样吗？",
        "What settles the hidden units in an SVM, and what is given beforehand? Swapping two centres leaves the error: can a convex function do that?",
    ),
)
def test_claims(answer, net):
    """关于两者如何训练的判断 / What holds for how the two are trained"""
    return share_of_claims(answer.claims(), TRUTH)


@picture(
    "SVM 作为 RBF 网络：每个支持向量一个隐单元",
    "The SVM as an RBF network: one hidden unit for each support vector",
    alt=(
        "左图：西瓜数据集 3.0α 的 17 个样本，七个中心画了圈，曲线是 φ = 0。右图：七个隐单元的权，一正一负的条形。",
        "Left: the 17 melons of 3.0α with the seven centres ringed; the curve is φ = 0. Right: the weights of the seven hidden units as "
        "positive and negative bars.",
    ),
)
def draw_net(figure, answer, reference, says):
    X, y = melons()
    alpha, b = svm(gaussian_kernel(X, X, 0.2), y, 100.0)
    net = a_net(answer.svm_to_rbf(X, y, alpha, b, 0.2), 2)
    plane, bars = figure.subplots(1, 2)
    across, up = np.meshgrid(np.linspace(0.2, 0.8, 45), np.linspace(0, 0.5, 45))
    out = array(answer.rbf_output(net, np.column_stack([across.ravel(), up.ravel()])), (45 * 45,))
    plane.contour(across, up, out.reshape(45, 45), levels=[0.0], colors="black")
    for label, marker, colour in ((1, "+", "C2"), (-1, "_", "C1")):
        plane.plot(*X[y == label].T, marker, color=colour, label="是" if label == 1 else "否")
    plane.plot(*net["centers"].T, "o", mfc="none", mec="C0", markersize=12, label=says("中心", "centres"))
    plane.set_xlabel("密度")
    plane.set_ylabel("含糖率")
    plane.legend()
    bars.bar(range(len(net["weights"])), net["weights"], color=np.where(net["weights"] > 0, "C2", "C1"))
    bars.set_xlabel(says("隐单元", "hidden unit"))
    bars.set_ylabel(says("权", "weight"))


WEIGHT_HINT = (
    "对照两个和：κ(x, x_i) 前面的系数是什么？它的指数写成 -β‖x - x_i‖² 时 β 是什么？",
    "Compare the sums: what is the coefficient of κ(x, x_i)? Which β makes its exponent -β‖x - x_i‖²?",
)
OUTPUT_HINT = (
    "每个单元用自己的 β 和中心，指数里是距离的平方；最后加上偏置。",
    "Each unit has a β and a centre of its own, the exponent holds the squared distance; add the bias at the end.",
)
BACK_HINT = (
    "权的符号给出标签，绝对值给出 α；由 β = 1/(2σ²) 解出 σ。",
    "The sign of a weight gives the label, its size gives α; solve β = 1/(2σ²) for σ.",
)
NONE_HINT = (
    "一个 SVM 只有一个 σ，支持向量的 α 大于 0。",
    "An SVM has a single σ, and α of a support vector is above 0.",
)
SHAPE_HINT = (
    "除了 `rbf_to_svm` 的条件，(6.40) 还有两组约束：一组管每个 α（可以等于 C），一组管全部 α。",
    "Beside what `rbf_to_svm` needs there are two kinds of constraints in (6.40): one on each α, which may equal C, one on all of them.",
)
SIGMAS = (0.05, 0.5, 1.0, 3.0, 0.123456789, 400.0)
ALPHAS = (0.0, 0.0, 0.25, 1.0, 3.0, 1e-5, 0.123456789, 1e5)
TRUTH = {
    "svm_fixes_number_of_hidden_units_in_advance": False,
    "svm_centers_are_training_samples": True,
    "svm_training_is_convex_given_sigma": True,
    "bp_training_of_centers_is_convex": False,
    "every_rbf_net_is_an_svm": False,
}


def a_net(got, d):
    """A student's net, normalised: any number of units in d dimensions."""
    net = mapping(got, ("centers", "weights", "betas", "bias"), ("网络", "the net"))
    centers = array(net["centers"], (None, d), ("centers", "`centers`"))
    return {
        "centers": centers,
        "weights": array(net["weights"], (len(centers),), ("weights", "`weights`")),
        "betas": array(net["betas"], (len(centers),), ("betas", "`betas`")),
        "bias": number(net["bias"], ("bias", "`bias`")),
    }


def the_net(X, y, alpha, b, sigma):
    units = [i for i in range(len(y)) if alpha[i] > 0]
    return {
        "centers": X[units],
        "weights": np.array([float(y[i]) * alpha[i] for i in units]),
        "betas": np.array([0.5 / (sigma * sigma) for _ in units]),
        "bias": b,
    }


def output_at(net, x):
    units = zip(net["centers"], net["weights"], net["betas"], strict=True)
    return math.fsum([net["bias"], *(w * math.exp(-beta * math.fsum((x - c) ** 2)) for c, w, beta in units)])


def size_of(net):
    return 1 + abs(net["bias"]) + math.fsum(abs(net["weights"]))


def judge_same_net(got, wanted):
    net = a_net(got, wanted["centers"].shape[1])
    with hint(
        "每个 α_i > 0 的样本各成一个隐单元，无论 α_i 多小，是否与别的样本重合；其余样本不成为隐单元。",
        "Each sample with α_i > 0 becomes a hidden unit, however small α_i is, and also where samples coincide; others do not.",
    ):
        require(
            len(net["weights"]) == len(wanted["weights"]),
            f"应有 {len(wanted['weights'])} 个隐单元，得到 {len(net['weights'])} 个",
            f"There should be {len(wanted['weights'])} hidden units, but there are {len(net['weights'])}",
            got=got,
        )
    with hint(*WEIGHT_HINT):
        close(net["centers"], wanted["centers"], ("中心", "the centres"), abs=1e-12)
        close(net["weights"], wanted["weights"], ("权", "the weights"), abs=0.0)
        close(net["betas"], wanted["betas"], ("β", "β"), abs=0.0)
    with hint("f(x) 的 b 就是网络的偏置。", "The b of f(x) is the bias of the net."):
        close(net["bias"], wanted["bias"], ("偏置", "the bias"), abs=1e-12)
    return net


STRETCH = without("large", "offset")


def spoiled(net, fault, seed):
    """With a zero weight, or with one β that differs, by as little as a millionth of itself; a single unit gets a zero weight."""
    rng = np.random.default_rng(seed)
    net = {**net, "weights": net["weights"].copy(), "betas": net["betas"].copy()}
    i = int(rng.integers(len(net["weights"])))
    if fault == "weight" or len(net["weights"]) == 1:
        net["weights"][i] = 0.0
    else:
        net["betas"][-1 if fault == "last beta" else i] *= (
            2.0 if fault == "clear beta" else float(rng.choice([1 + 1e-6, 1 - 1e-6, 2.0]))
        )
    return net
