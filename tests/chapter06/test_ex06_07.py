"""Checks of exercise 6.7."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, mapping, number, picture, require
from grader.strategies import edges, grid, matrices, seeds, without

from .pins import ex06_07 as pins
from .pins.ex06_07 import ARRAYS, line_of_melons, optimum
from .shared import linear_kernel, svr, svr_primal, weighted_values

EXERCISE = exercise(
    kind="derive",
    book="§6.5，附录 B.1 / §6.5, appendix B.1",
    patterns=["derived formula", "witness", "written"],
    contract=[
        (
            "数大到 $10^8$、小到 $10^{-8}$ 时，残差的误差不超过各项绝对值之和的 $10^{-9}$",
            "For numbers up to $10^8$ and down to $10^{-8}$ residuals are right to $10^{-9}$ of the sum of the sizes of their terms",
        ),
        ("上百个样本、十一维也对", "Right as well for a hundred samples, and in eleven dimensions"),
        (
            "`both_active` 与 `not_sufficient` 在 C 小到 0.001、大到 $10^5$，输出到 $10^4$ 时也成立",
            "`both_active` and `not_sufficient` hold for C from 0.001 to $10^5$ and outputs up to $10^4$ as well",
        ),
    ],
    hints=[
        (
            "KKT 条件有四组：平稳性、原始可行、对偶可行、互补松弛。对 (6.46) 的每个变量、(6.45) 的每个约束各写一条。",
            "KKT conditions come in four groups: stationarity, primal and dual feasibility, complementary slackness. Write one for "
            "each variable of (6.46) and for each constraint of (6.45).",
        ),
        (
            "(6.45) 的约束共四组，每组有自己的乘子；ξ ≥ 0 也是约束，它的乘子是 μ。(6.52) 里的 C - α 从哪里来？",
            "(6.45) has four groups of constraints, each with multipliers of its own; ξ ≥ 0 is one, with the multiplier μ. Where does "
            "C - α in (6.52) come from?",
        ),
        (
            "α 与 α̂ 都大于 0 时，两个约束都取等号；把它们相加。要违反最优性而不违反 (6.52)，让所有乘子为 0。",
            "If α and α̂ both exceed 0, both constraints are equations; add them. To be far from optimal without violating (6.52), let "
            "the multipliers be 0.",
        ),
    ],
    written={
        "derivation": [
            (
                "四组条件齐全，并说明各来自 (6.45)/(6.46) 的哪一部分。",
                "All four groups are there, each traced to its part of (6.45) and (6.46).",
            ),
            (
                "由 (6.49) 把 μξ = 0 改写为 (C - α)ξ = 0；由两个约束相加推出 ξξ̂ = 0。",
                "(C - α)ξ = 0 is derived from μξ = 0 by (6.49); ξξ̂ = 0 by adding the two constraints.",
            ),
            ("指出 αα̂ = 0 要求 ε > 0 并说明理由。", "Says that αα̂ = 0 needs ε > 0, and why."),
            (
                "说明凸性（目标凸、约束线性）使 KKT 条件充分。",
                "Convexity (convex objective, linear constraints) makes them sufficient.",
            ),
        ]
    },
)

NO_LARGE = without("large")


@st.composite
def optima(draw, far=False):
    """{"problem": (X, t, C, eps), "p"}: an optimum with its multipliers, made by choosing these first and t afterwards; if `far`,
    high above 0."""
    X = draw(matrices((1, 7), (1, 3), grid(-2, 2, 0.25), stretch=NO_LARGE))
    C, eps = draw(st.sampled_from((0.125, 1.0, 8.0))), draw(st.sampled_from((0.0, 0.25, 0.25, 2.0)))
    return optimum(X, C, eps, draw(st.sampled_from((1000.0, -3.0) if far else (0.0, 0.5, -3.0))), draw(seeds()))


@st.composite
def anything(draw, far=False):
    """A problem with any p: an optimum of which one thing is changed, or numbers of any sign; if `far`, changed by little, at times."""
    case = draw(optima(far))
    rng = np.random.default_rng(draw(seeds()))
    p = {key: np.array(one, dtype=float) for key, one in case["p"].items()}
    by = draw(st.sampled_from((0.001, -1e-5, 1.0) if far else (0.5, -0.5, 1.0, -2.0)))
    for key in draw(st.sampled_from((*[(key,) for key in ALL], ARRAYS, ALL))):
        if p[key].ndim and draw(st.booleans()):
            p[key][rng.integers(len(p[key]))] += by
        else:
            p[key] = p[key] + by * rng.integers(0, 3, size=p[key].shape)
    return {"problem": case["problem"], "p": {**p, "b": float(p["b"])}}


@st.composite
def problems(draw, far=False):
    X = draw(matrices((1, 8), (1, 3), grid(-2, 2, 0.25), stretch=without("large", "offset", "long")))
    t = draw(st.lists(grid(-2, 2, 0.25), min_size=len(X), max_size=len(X)))
    C = draw(st.sampled_from((0.001, 10.0) if far else (0.125, 1.0, 10.0)))
    return (
        X,
        np.array(t) + draw(st.sampled_from((50.0, -0.123) if far else (0.0, 1.0))),
        C,
        draw(st.sampled_from((0.0, 0.25, 3.0))),
    )


@check(points=0.5, book="(6.45)-(6.50)")
def test_residuals_on_melons(answer):
    """3.0α 上由密度回归含糖率：最优解处 16 个残差都是 0；直线 f = 100 处只有一条不成立 /
    Sugar content from density on 3.0α: at the optimum all 16 residuals are 0; at the line f = 100 one condition fails
    """
    problem, p = line_of_melons()
    got = mapping(answer.residuals(*problem, p), KKT, ("残差", "the residuals"))
    for key in KKT:
        with at("最优解处", "at the optimum"), hint(*hint_for(key)):
            close(got[key], 0.0, (f"残差 {key}", f"the residual `{key}`"))
    none = np.zeros(17)
    far = {"w": np.zeros(1), "b": 100.0, **dict.fromkeys(ARRAYS, none), "mu": none + 1, "mu_hat": none + 1}
    got = mapping(answer.residuals(*problem, far), KKT, ("残差", "the residuals"))
    for key in KKT:
        with at("f = 100 处", "at f = 100"), hint(*hint_for(key)):
            # The smallest sugar content is 0.042.
            close(got[key], 99.858 if key == "primal_upper" else 0.0, (f"残差 {key}", f"the residual `{key}`"))


@check(
    points=0.5,
    book="(6.45)-(6.50)",
    given={"case": optima()},
    also=pins.zero_at_optima,
    strict_given={"case": optima(far=True)},
    examples=25,
)
def test_zero_at_optima(answer, case):
    """在最优解处所有残差为 0；若只把 C 改大 1，恰有两条平稳性不再成立 /
    At an optimum every residual is 0; if C alone grows by 1, just two of stationarity fail"""
    (X, t, C, eps), p = case["problem"], case["p"]
    for problem in ((X, t, C, eps), (X, t, C + 1, eps)):
        judge_residuals(answer.residuals(*problem, p), KKT, problem, p)


@check(
    points=1.5,
    book="(6.47)-(6.50)",
    given={"case": anything()},
    also=pins.residuals,
    strict_given={"case": anything(far=True)},
    examples=25,
)
def test_stationarity(answer, case):
    """任意的 p：平稳性的四个残差恰是被违反的程度 /
    For any p the four residuals of stationarity are by how much it is violated"""
    judge_residuals(answer.residuals(*case["problem"], case["p"]), KKT[:4], case["problem"], case["p"], KKT)


@check(
    points=1,
    book="(6.45)",
    given={"case": anything()},
    also=pins.residuals,
    strict_given={"case": anything(far=True)},
    examples=25,
)
def test_primal_feasibility(answer, case):
    """任意的 p：原始可行的四个残差恰是被违反的程度 /
    For any p the four residuals of primal feasibility are by how much it is violated"""
    judge_residuals(answer.residuals(*case["problem"], case["p"]), KKT[4:8], case["problem"], case["p"], KKT)


@check(
    points=0.5,
    book="(6.46)",
    given={"case": anything()},
    also=pins.residuals,
    strict_given={"case": anything(far=True)},
    examples=25,
)
def test_dual_feasibility(answer, case):
    """任意的 p：对偶可行的四个残差恰是被违反的程度 /
    For any p the four residuals of dual feasibility are by how much it is violated"""
    judge_residuals(answer.residuals(*case["problem"], case["p"]), KKT[8:12], case["problem"], case["p"], KKT)


@check(
    points=1.5,
    book="(6.46), (6.52)",
    given={"case": anything()},
    also=pins.residuals,
    strict_given={"case": anything(far=True)},
    examples=25,
)
def test_complementary_slackness(answer, case):
    """任意的 p：互补松弛的四个残差恰是被违反的程度 /
    For any p the four residuals of complementary slackness are by how much it is violated"""
    judge_residuals(answer.residuals(*case["problem"], case["p"]), KKT[12:], case["problem"], case["p"], KKT)


@check(
    points=1,
    book="(6.52)",
    given={"case": anything()},
    also=pins.residuals,
    strict_given={"case": anything(far=True)},
    examples=25,
)
def test_printed_conditions(answer, case):
    """(6.52) 的六个乘积的残差 / The residuals of the six products of (6.52)"""
    judge_residuals(answer.printed_conditions(*case["problem"], case["p"]), PRINTED, case["problem"], case["p"])


@check(
    points=1.5,
    book="(6.45)-(6.50)",
    given={"case": optima()},
    also=pins.recover,
    strict_given={"case": optima(far=True)},
    examples=25,
)
def test_recover(answer, case):
    """由最优解的 w, b, α, α̂ 补出的 p 满足全部 KKT 条件 /
    The p filled in from w, b, α, α̂ of an optimum satisfies all KKT conditions"""
    (X, t, C, eps), p = case["problem"], case["p"]
    got = answer.recover(X, t, C, eps, p["w"], p["b"], p["alpha"], p["alpha_hat"])
    point = judged_point(got, *X.shape)
    for key in ("w", "b", "alpha", "alpha_hat"):
        size = 1 + float(np.max(np.abs(p[key])))
        close(point[key], p[key], (f'p["{key}"]', f'p["{key}"]'), abs=1e-9 * size)
    why = (
        "ξ 与 ξ̂ 由约束和互补松弛决定，各属于带的一侧；μ 与 μ̂ 由平稳性得出。",
        "ξ and ξ̂ follow from the constraints and complementary slackness, one for each side of the tube; μ and μ̂ from stationarity.",
    )
    require_all(point, case["problem"], KKT, (" KKT 条件", "the KKT condition"), why)


@check(
    points=1, book="(6.52)", given={"x": edges(-3.0, 3.0), "C": edges(0.1, 10.0)}, also=pins.both_active, examples=25
)
def test_both_active(answer, x, C):
    """ε = 0 时 α 与 α̂ 可以同时大于 0 / With ε = 0 both α and α̂ may exceed 0"""
    got = mapping(answer.both_active(x, C), ("t", "p"))
    t = number(got["t"], ("t", "t"))
    point = judged_point(got["p"], 1, 1)
    with hint(
        "两个乘子都大于 0 时，样本在带的两侧边缘上。",
        "If both multipliers exceed 0 the sample lies on both edges of the tube.",
    ):
        for key in ("alpha", "alpha_hat"):
            require(
                point[key][0] >= C / 1000 * (1 - 1e-9),
                f"{key} 应不小于 C/1000",
                f"The entry `{key}` should be at least C/1000",
                got=point[key],
            )
        require_all(point, (np.array([[x]]), np.array([t]), C, 0.0), KKT, (" KKT 条件", "the KKT condition"))


@check(
    points=1,
    book="(6.52)",
    given={"problem": problems()},
    also=pins.not_sufficient,
    strict_given={"problem": problems(far=True)},
    examples=30,
)
def test_not_sufficient(answer, problem):
    """有的 p 满足 (6.52) 的每一式而不是最优 / Some p satisfies all of (6.52) and is no optimum"""
    X, t, C, eps = problem
    point = judged_point(answer.not_sufficient(X, t, C, eps), *X.shape)
    for key in ALL:
        largest = float(np.max(np.abs(point[key])))
        require(largest <= 1e8, f'p["{key}"] 超过 1e8', f"The entry `{key}` of p exceeds 1e8", got=point[key])
    require_all(point, problem, PRINTED, (" (6.52) 中的", "the product of (6.52)"))
    loss = [max(0.0, abs(math.fsum([*(point["w"] * x), point["b"], -one])) - eps) for x, one in zip(X, t, strict=True)]
    value = math.fsum(point["w"] ** 2) / 2 + C * math.fsum(loss)
    # No flat line is better than the best of all lines.
    flat = C * min(math.fsum(np.maximum(0, np.abs(b - t) - eps)) for b in np.concatenate([t - eps, t + eps]))
    with hint(
        "(w, b) 要离最优的直线足够远；ξ 不必与它相符。",
        "Let (w, b) be far from the best line; ξ need not agree with it.",
    ):
        require(
            value >= flat + 0.01 or value >= least_value(X, t, C, eps) + 0.01 - 1e-6,
            f"(6.43) 在它的 (w, b) 处的值是 {value:.6g}，比最小值大不到 0.01",
            f"At its (w, b) the value of (6.43) is {value:.6g}, less than 0.01 above the minimum",
            got=point,
        )


@picture(
    "3.0α 上的 ε-间隔带与对偶变量",
    "The tube and the dual variables on 3.0α",
    alt=(
        "十七个瓜与回归直线及两侧的带：带内的点 α = α̂ = 0，4 号与 10 号在边缘上，乘子介于 0 与 C 之间，带外的点有一个乘子等于 C，竖线标出 ξ 或 ξ̂。",
        "Seventeen melons, the regression line and the tube around it: inside α = α̂ = 0, melons 4 and 10 on the edge have a multiplier "
        "between 0 and C, outside one of them equals C, and a vertical line shows ξ or ξ̂.",
    ),
)
def draw_tube(figure, answer, reference, says):
    (X, t, C, eps), p = line_of_melons()
    point = judged_point(answer.recover(X, t, C, eps, p["w"], p["b"], p["alpha"], p["alpha_hat"]), *X.shape)
    axes, x = figure.subplots(), X[:, 0]
    f = point["b"] + weighted_values(point["w"], X)
    for edge, style in ((0.0, "solid"), (eps, "dashed"), (-eps, "dashed")):
        order = np.argsort(x)
        axes.plot(x[order], f[order] + edge, color="black", linestyle=style, linewidth=0.9)
    axes.scatter(x, t, color="black", s=12)
    for one, xi, side, colour in (("alpha_hat", "xi_hat", 1, "tab:blue"), ("alpha", "xi", -1, "tab:red")):
        free, full = (point[one] > 0) & (point[one] < C), point[one] == C
        axes.scatter(x[free], t[free], marker="o", facecolors="none", edgecolors=colour, s=90, label=f"0 < {one} < C")
        axes.scatter(x[full], t[full], marker="s", facecolors="none", edgecolors=colour, s=90, label=f"{one} = C")
        axes.vlines(x[full], f[full] + side * eps, f[full] + side * (eps + point[xi][full]), color=colour)
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))
    axes.legend(fontsize="small")


ALL = ("w", "b", *ARRAYS)
PRINTED = ("slack_upper", "slack_lower", "alpha_alpha_hat", "xi_xi_hat", "capped_xi", "capped_xi_hat")
HINTS = {
    "stationarity": (
        "对 (6.46) 求这个变量的偏导数；w 的符号与 α，α̂ 的配对有关。残差是各分量绝对值中最大的，不求和。",
        "Differentiate (6.46) by this variable; the sign of w depends on how α and α̂ are paired. The residual is the largest "
        "component in size, not their sum.",
    ),
    "primal": (
        "不等式成立时残差是 0，不是负数；松弛变量在右边。",
        "Where the inequality holds the residual is 0, and not negative; the slack stands on the right.",
    ),
    "nonnegative": (
        "要求不小于 0：残差是最负的一个的绝对值，没有负数时是 0。",
        "It should not be negative: the residual is the size of the most negative one, or 0.",
    ),
    "slack": (
        "乘子乘以它的约束，逐个样本取绝对值再取最大，不要先求和；ξ 的乘子是 μ，不是 C - α。",
        "A multiplier times its constraint: take the absolute value for each sample, then the maximum, do not sum first; the "
        "multiplier of ξ is μ, not C - α.",
    ),
    "printed": (
        "照 (6.52) 逐个样本相乘，取绝对值，再取最大。",
        "Multiply as (6.52) says for each sample, take absolute values, then the maximum.",
    ),
}


def hint_for(key):
    for part in ("nonnegative", "stationarity", "primal", "slack"):
        if part in key:
            return HINTS[part]
    return HINTS["printed"]


def conditions(X, t, C, eps, p):
    """{key: (residual, sum of the absolute values of the terms)} of the KKT conditions and of (6.52), number by number."""
    w, b = p["w"], p["b"]
    found = {}

    def note(key, value, size):
        old = found.get(key, (0.0, 0.0))
        found[key] = max(old[0], value), max(old[1], size)

    for k in range(len(w)):
        terms = [-w[k], *((h - a) * x[k] for a, h, x in zip(p["alpha"], p["alpha_hat"], X, strict=True))]
        size = abs(w[k]) + sum(
            (abs(h) + abs(a)) * abs(x[k]) for a, h, x in zip(p["alpha"], p["alpha_hat"], X, strict=True)
        )
        note("stationarity_w", abs(math.fsum(terms)), size)
    sizes = [abs(one) for one in (*p["alpha"], *p["alpha_hat"])]
    note("stationarity_b", abs(math.fsum([*p["alpha_hat"], *-p["alpha"]])), sum(sizes))
    for i, x in enumerate(X):
        a, a_hat, xi, xi_hat, mu, mu_hat = (float(p[key][i]) for key in ARRAYS)
        terms = [*(w * x), b, -t[i]]
        size = sum(map(abs, terms)) + eps
        upper, lower = math.fsum([*terms, -eps, -xi]), math.fsum([*(-one for one in terms), -eps, -xi_hat])
        note("stationarity_xi", abs(C - a - mu), C + abs(a) + abs(mu))
        note("stationarity_xi_hat", abs(C - a_hat - mu_hat), C + abs(a_hat) + abs(mu_hat))
        note("primal_upper", max(0.0, upper), size + abs(xi))
        note("primal_lower", max(0.0, lower), size + abs(xi_hat))
        for key, one in zip(ARRAYS, (a, a_hat, xi, xi_hat, mu, mu_hat), strict=True):
            note(f"{key}_nonnegative", max(0.0, -one), abs(one))
        note("slack_upper", abs(a * upper), abs(a) * (size + abs(xi)))
        note("slack_lower", abs(a_hat * lower), abs(a_hat) * (size + abs(xi_hat)))
        note("slack_xi", abs(mu * xi), abs(mu * xi))
        note("slack_xi_hat", abs(mu_hat * xi_hat), abs(mu_hat * xi_hat))
        note("alpha_alpha_hat", abs(a * a_hat), abs(a * a_hat))
        note("xi_xi_hat", abs(xi * xi_hat), abs(xi * xi_hat))
        note("capped_xi", abs((C - a) * xi), (C + abs(a)) * abs(xi))
        note("capped_xi_hat", abs((C - a_hat) * xi_hat), (C + abs(a_hat)) * abs(xi_hat))
    return found


KKT = [
    "stationarity_w",
    "stationarity_b",
    "stationarity_xi",
    "stationarity_xi_hat",
    "primal_upper",
    "primal_lower",
    *(f"{key}_nonnegative" for key in ("xi", "xi_hat", "alpha", "alpha_hat", "mu", "mu_hat")),
    "slack_upper",
    "slack_lower",
    "slack_xi",
    "slack_xi_hat",
]


def judge_residuals(got, keys, problem, p, given=None):
    """Judges these residuals; `given` are all the keys that there should be, if more."""
    wanted = conditions(*problem, p)
    got = mapping(got, given or keys, ("残差", "the residuals"))
    for key in keys:
        value, size = wanted[key]
        with hint(*hint_for(key)):
            close(got[key], value, (f"残差 {key}", f"the residual `{key}`"), abs=1e-9 * (1 + size))


def judged_point(got, m, d):
    """The student's p as arrays."""
    p = mapping(got, ALL, ("p", "p"))
    point = {key: array(p[key], (m,), (f'p["{key}"]', f'p["{key}"]')) for key in ARRAYS}
    point["w"], point["b"] = array(p["w"], (d,), ('p["w"]', 'p["w"]')), number(p["b"], ('p["b"]', 'p["b"]'))
    return point


def require_all(point, problem, keys, words, why=None):
    """Each of these conditions holds at the student's p, up to the rounding of its largest terms."""
    found = conditions(*problem, point)
    largest = max(size for _, size in found.values())
    for key in keys:
        value = found[key][0]
        with hint(*(why or hint_for(key))):
            require(
                value <= 1e-9 * (1 + largest),
                f"p 不满足{words[0]} {key}：残差是 {value:.6g}",
                f"p violates {words[1]} `{key}`: its residual is {value:.6g}",
                got=point,
            )


def least_value(X, t, C, eps):
    K = linear_kernel(X, X)
    alpha, alpha_hat, b = svr(K, t, C, eps)
    return svr_primal(alpha, alpha_hat, b, K, t, C, eps)
