"""Checks of exercise cookbook3.3."""

import math
from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import at_least, check, close, exercise, hint, memo, number, picture, require
from grader.strategies import edges, matrices, numbers, seeds

from .pins import cookbook03_03 as pins
from .pins.cookbook03_03 import KERNELS

EXERCISE = exercise(
    kind="derive",
    book="§3.4.1, §3.4.2",
    patterns=["oracle", "derived formula", "witness"],
    hints=[
        (
            "窗估计是 n 个独立同分布的项的平均：期望与方差都可以先对一项来求。",
            "The window estimate is the mean of n independent terms of one distribution: mean and variance follow from those of one term.",
        ),
        (
            "方窗时，落进窗里的样本数服从二项分布；落进去的概率是密度在窗上的积分。",
            "With a cube window the number of samples inside is binomial; the chance of each is the integral of the density over the window.",
        ),
        (
            "离所有样本都很远时，近邻估计近似于 k/(2n|x|)。它在整条直线上的积分是多少？",
            "Far from all samples the neighbour estimate is nearly k/(2n|x|). What is its integral over the whole line?",
        ),
    ],
)

HINT_PARZEN = (
    "窗的体积是 h 的 d 次方；高斯窗是 d 维的密度，前面的系数也与 d 有关；方窗的边界算在内。",
    "The volume is h to the power d; the Gaussian window is a density in d dimensions, and so is its factor; the edge of a cube counts.",
)
HINT_EXPECTED = (
    "平均的期望等于一项的期望：对 values 按 probs 加权求和。",
    "The mean of an average is that of one term: a sum over `values`, weighted by `probs`.",
)
HINT_VARIANCE = (
    "n 个独立同分布的项的平均，方差是一项的方差除以 n；一项是 φ(u)/h^d，整个要平方。",
    "The average of n independent terms has the variance of one term, divided by n; a term is φ(u)/h^d, all of which is squared.",
)
HINT_MSE = (
    "偏差的平方加方差。一个样本落进窗里的概率是 3t² 在 [x − h/2, x + h/2] 上的积分。",
    "Squared bias plus variance. The chance that a sample falls into the window is the integral of 3t² over [x − h/2, x + h/2].",
)
HINT_NEIGHBOURS = (
    "以 x 为中心、含 k 个样本的最短区间，长度是到第 k 近样本的距离的两倍，样本不一定排好了序；x 自己是样本时距离是 0。",
    "The shortest interval centred at x that holds k samples is twice as long as the distance of the k-th nearest (samples need not be sorted); a sample at x itself has "
    "distance 0.",
)


def is_clear(case):
    """Whether every point is well inside or outside of the cube, or exactly on its edge, in multiples of 1/64."""
    x, X, h = np.asarray(case["x"]), np.asarray(case["X"]), case["h"]
    if not len(X) or np.abs(X).max() > 1e7 or np.abs(x).max() > 1e7 or not 1e-6 <= h <= 1e6:
        return False
    gaps = np.abs(np.abs(x - X) / h - 0.5)
    dyadic = (np.round(64 * X) == 64 * X) & (np.round(64 * x) == 64 * x) & (round(64 * h) == 64 * h)
    return bool(np.all((gaps > 1.01e-6) | ((gaps == 0) & dyadic)))


@st.composite
def windows(draw, rows=(1, 8)):
    """{"x", "X", "h", "kernel"}: x near one of the points, h of the size of their distances."""
    X = draw(matrices(rows, (1, 3)))
    rng = np.random.default_rng(draw(seeds()))
    x = X[int(rng.integers(len(X)))].copy()
    if np.array_equal(X, np.round(X)) and np.abs(X).max() < 1e4:
        x += rng.integers(-4, 5, size=x.shape) / 4
        h = draw(st.sampled_from([0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 10.0]))
    else:
        scale = max(float(np.ptp(X, axis=0).min()), 1e-3 * float(np.ptp(X)), 2e-6)
        x += 0.2 * scale * rng.standard_normal(x.shape)
        h = min(1e6, scale * draw(st.sampled_from([0.31, 0.77, 1.13, 2.9])))
    return {"x": x, "X": X, "h": float(h), "kernel": draw(st.sampled_from(KERNELS))}


@st.composite
def distributions(draw):
    """A window, and probabilities of its points."""
    case = draw(windows().filter(is_clear))
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["", "", "fine", "small"]))
    weights = rng.integers(0, 5, size=len(case["X"])) + (rng.random(len(case["X"])) if kind == "fine" else 0.0)
    weights[0] += 1
    probs = weights / weights.sum()
    if kind == "small" and len(probs) > 1:
        probs = np.full(len(probs), 3e-6)
        probs[-1] = 1 - 3e-6 * (len(probs) - 1)
    return {**case, "probs": [float(p) for p in probs]}


@st.composite
def cubic(draw):
    """{"x", "n"}: where, and how many samples."""
    x = draw(st.one_of(edges(0.01, 0.99), st.sampled_from([0.5, 0.25, 0.75, 0.3, 0.123456789, 0.9])))
    return {"x": x, "n": draw(st.sampled_from([1, 2, 3, 5, 10, 30, 100, 1000, 12345, 10**6]))}


@st.composite
def neighbourhoods(draw):
    """{"x", "X", "k"}: x is often one of the numbers, or very near to one."""
    X = draw(numbers((1, 8), st.integers(-20, 20).map(lambda i: i / 4)).filter(lambda X: max(map(abs, X)) <= 1e7))
    rng = np.random.default_rng(draw(seeds()))
    x = X[int(rng.integers(len(X)))]
    far = draw(st.sampled_from([0.0, 0.0, 0.125, 0.75, 1e-6, -0.3, 12345.678]))
    return {"x": x + far, "X": X, "k": int(rng.integers(1, len(X) + 1))}


@st.composite
def few_numbers(draw):
    """{"X", "k"}: two to five different numbers: near together, far apart, far from zero."""
    n = draw(st.integers(2, 5))
    kind = draw(st.sampled_from(["", "", "", "close", "wide", "aside", "fine"]))
    X = draw(st.lists(st.integers(-12, 12), min_size=n, max_size=n, unique=True))
    rng = np.random.default_rng(draw(seeds()))
    if kind == "close":
        X = [one * 0.00125 for one in X]
    elif kind == "wide":
        X = [one * 80.0 for one in X]
    elif kind == "aside":
        X = [990.0 + one * 0.25 for one in X]
    elif kind == "fine":
        X = [one + float(rng.random()) / 2 for one in X]
    return {"X": [float(one) for one in X], "k": draw(st.integers(2, n))}


@check(points=0.5, book="§3.4.1", hint=HINT_PARZEN)
def test_known_estimates(answer):
    """四个点的窗估计，直线上的和平面上的 / The window estimates from four points, on the line and in the plane"""
    line, plane = np.array(LINE), np.array(PLANE)
    words = "窗估计", "the window estimate"
    close(answer.parzen(np.zeros(1), line, 1.0, "cube"), 0.5, words)
    close(answer.parzen(np.zeros(1), line, 2.0, "cube"), 0.375, words)
    close(answer.parzen(np.zeros(1), line, 1.0, "gauss"), 0.253404, words, abs=1e-6)
    close(answer.parzen(np.zeros(2), plane, 2.0, "cube"), 0.1875, words)
    close(answer.parzen(np.zeros(2), plane, 2.0, "gauss"), 0.032806, words, abs=1e-6)


@check(points=0.25, book="§3.4.1", hint=HINT_EXPECTED)
def test_known_mean(answer):
    """取值 0, 1, 2，窗宽 2：窗估计在 0 处的期望 /
    Values 0, 1, 2 and width 2: the mean at 0 of the window estimate"""
    values, probs = np.array([[0.0], [1.0], [2.0]]), [0.5, 0.25, 0.25]
    close(answer.expected(np.zeros(1), values, probs, 2.0, "cube"), 3 / 8, ("期望", "the mean"))


@check(points=0.25, book="§3.4.1", hint=HINT_VARIANCE)
def test_known_variance(answer):
    """取值 0, 1, 2，窗宽 2：四个样本的窗估计在 0 处的方差 /
    Values 0, 1, 2 and width 2: the variance at 0 of the window estimate from four samples"""
    values, probs = np.array([[0.0], [1.0], [2.0]]), [0.5, 0.25, 0.25]
    close(answer.variance(np.zeros(1), values, probs, 2.0, "cube", 4), 3 / 256, ("方差", "the variance"))


@check(points=0.25, book="§3.4.2", hint=HINT_NEIGHBOURS)
def test_known_neighbours(answer):
    """四个数 0, 1, 3, 7：2 处的 2 近邻估计 / Four numbers 0, 1, 3, 7: the estimate at 2 from two neighbours"""
    close(answer.knn_density(2.0, [0.0, 1.0, 3.0, 7.0], 2), 0.25, ("近邻估计", "the neighbour estimate"))


@check(points=1, book="§3.4.1", given={"case": windows().filter(is_clear)}, also=pins.parzen, hint=HINT_PARZEN)
def test_parzen(answer, case):
    """窗估计符合定义：各种维数、窗宽，边界上的点 /
    The window estimate is what its definition says: for any dimension and width, and with points on the edge"""
    x, X, h, kernel = case["x"], case["X"], case["h"], case["kernel"]
    d = X.shape[1]
    wanted = math.fsum(window(x, X, h, kernel)) / len(X) / h**d
    got = number(answer.parzen(x, X, h, kernel), ("窗估计", "the window estimate"))
    close(got, wanted, ("窗估计", "the window estimate"), abs=1.001e-9 * top(d, h, kernel), rel=0)


@check(points=1, book="§3.4.1", given={"case": distributions()}, also=pins.expected, hint=HINT_EXPECTED)
def test_expected(answer, case):
    """窗估计的期望 / The mean of the window estimate"""
    x, X, h, kernel, probs = (case[key] for key in ("x", "X", "h", "kernel", "probs"))
    d = X.shape[1]
    wanted = math.fsum(p * one for p, one in zip(probs, window(x, X, h, kernel), strict=True)) / h**d
    got = number(answer.expected(x, X, probs, h, kernel), ("期望", "the mean"))
    close(got, wanted, ("期望", "the mean"), abs=1.001e-9 * top(d, h, kernel), rel=0)


@check(
    points=1.5,
    book="§3.4.1",
    given={"case": distributions(), "n": st.sampled_from([1, 2, 2, 3, 3, 4, 7, 12, 100, 12345, 10**6])},
    also=pins.variance,
    hint=HINT_VARIANCE,
)
def test_variance(answer, case, n):
    """窗估计的方差：样本少时与逐个列举全部样本的结果一致 /
    The variance of the window estimate: for few samples the same as from a list of all of them"""
    x, X, h, kernel, probs = (case[key] for key in ("x", "X", "h", "kernel", "probs"))
    d, heights = X.shape[1], window(x, X, h, kernel)
    wanted = variance_over_samples(heights, probs, n) if len(X) ** n <= 64 else variance_of_pairs(heights, probs, n)
    got = number(answer.variance(x, X, probs, h, kernel, n), ("方差", "the variance"))
    slack = 1.001e-9 * top(d, h, kernel) ** 2 / n
    close(got, wanted / h**d / h**d, ("方差", "the variance"), abs=slack, rel=0)


@check(
    points=0.75,
    book="§3.4.1",
    given={"case": cubic(), "share": st.sampled_from([1.0, 0.999, 0.5, 0.25, 0.1, 0.0123456789])},
    also=pins.mse,
    hint=HINT_MSE,
)
def test_mse(answer, case, share):
    """密度 3t²：窗估计的均方误差 / The density 3t²: the mean squared error of the window estimate"""
    x, n = case["x"], case["n"]
    h = max(1e-4, share * 2 * min(x, 1 - x))
    close(answer.mse_cubic(x, h, n), exact_mse(x, h, n), ("均方误差", "the mean squared error"), abs=0, rel=1.001e-9)


@check(points=1.25, book="§3.4.1", given={"case": cubic()}, also=pins.best_width, examples=40)
def test_best_width(answer, case):
    """没有别的窗宽使均方误差小百万分之一以上 /
    No other width makes the mean squared error smaller by more than a millionth"""
    x, n = case["x"], case["n"]
    got, end = number(answer.best_h(x, n), ("窗宽", "the width")), 2 * min(x, 1 - x)
    require(
        0 < got <= end * (1 + 1e-9),
        f"窗宽是 {got:.10g}，应大于 0，不超过 {end:.10g}",
        f"The width is {got:.10g}, not between 0 and {end:.10g}",
        got=got,
    )
    best = least_mse(x, n)
    error, least = exact_mse(x, min(got, end), n), exact_mse(x, best, n)
    with hint(*HINT_WIDTH):
        require(
            error <= least * (1 + 1.001e-6),
            f"窗宽 {got:.8g} 的均方误差是 {error:.8g}，窗宽 {best:.8g} 的是 {least:.8g}",
            f"The width {got:.8g} has a mean squared error of {error:.8g}, the width {best:.8g} one of {least:.8g}",
            got=got,
        )


@check(points=1.25, book="§3.4.2", given={"case": neighbourhoods()}, also=pins.neighbours, hint=HINT_NEIGHBOURS)
def test_neighbours(answer, case):
    """k 近邻估计符合定义：x 就是样本时，有相等的样本时也是 /
    The neighbour estimate is what its definition says, also at a sample and with equal samples"""
    x, X, k = case["x"], case["X"], case["k"]
    # Of all intervals around x that end at a sample, the shortest that holds k.
    distances = {abs(Fraction(x) - Fraction(one)) for one in X}
    radius = min(r for r in distances if sum(abs(Fraction(x) - Fraction(one)) <= r for one in X) >= k)
    wanted = float(Fraction(k) / (2 * len(X) * radius)) if radius else INF
    got = number(answer.knn_density(x, X, k), ("近邻估计", "the neighbour estimate"), allow_infinite=True)
    close(got, wanted, ("近邻估计", "the neighbour estimate"), abs=0, rel=1.001e-9)


@check(points=2, book="§3.4.2", given={"case": few_numbers(), "mass": edges(1.05, 4.0)}, also=pins.escape)
def test_escape(answer, case, mass):
    """近邻估计在 [−R, R] 上的积分达到任意给定的大小 /
    The integral of the neighbour estimate over [−R, R] is as large as is asked for"""
    R = at_least(answer.escape(case["X"], case["k"], mass), 0.0, ("R", "R"), slack=0.0)
    require(R > 0, "R 应大于 0", "R should be above 0", got=R)
    reached = mass_within(case["X"], case["k"], R)
    with hint(*HINT_ESCAPE):
        require(
            mass - 1e-9 <= reached <= mass + 0.5 + 1e-9,
            f"在 [−R, R] 上的积分是 {reached:.12g}，应在 {mass:.8g} 与 {mass + 0.5:.8g} 之间",
            f"The integral over [−R, R] is {reached:.12g}, not between {mass:.8g} and {mass + 0.5:.8g}",
            got=R,
        )


@picture(
    "左：100 个样本的窗估计与真实密度 3t²；右：均方误差随窗宽的变化",
    "Left: window estimates from 100 samples and the true density 3t²; right: the mean squared error over the width",
    alt=(
        "左图三条折线，窗窄的跳动，窗宽的平缓但偏离虚线；右图三条曲线，先降后升，样本越多最低点越靠左、越低，最低点上有圆点",
        "Left: three broken lines, jumpy for a narrow window, and smooth but off the dashed line for a wide one; right: three curves that fall "
        "and rise, with dots at their lowest points, which lie lower and further left for more samples",
    ),
)
def draw_widths(figure, answer, reference, says):
    left, right = figure.subplots(1, 2)
    samples = np.random.default_rng(33).random((100, 1)) ** (1 / 3)
    t = np.linspace(0, 1.2, 61)
    left.plot(t[t <= 1], 3 * t[t <= 1] ** 2, "--", color="black", label="3t²")
    for h in (0.05, 0.2, 0.6):
        heights = [float(answer.parzen(np.array([one]), samples, h, "cube")) for one in t]
        left.plot(t, heights, label=f"h = {h}")
    left.set_xlabel("t")
    left.set_ylabel(says("密度", "density"))
    left.legend()
    widths = np.linspace(0.04, 1.0, 40)
    for n in (10, 100, 1000):
        (line,) = right.plot(widths, [float(answer.mse_cubic(0.5, float(h), n)) for h in widths], label=f"n = {n}")
        best = float(answer.best_h(0.5, n))
        right.plot([best], [float(answer.mse_cubic(0.5, best, n))], "o", color=line.get_color())
    right.set_yscale("log")
    right.set_xlabel(says("窗宽 h (x = 0.5)", "width h (x = 0.5)"))
    right.set_ylabel(says("均方误差", "mean squared error"))
    right.legend()


HINT_WIDTH = (
    "偏差随 h 增大，方差随 h 减小；最好的窗宽也可能就在范围的端点。近似公式只在 n 很大时够准。",
    "The bias grows with h, the variance falls; the best width may also be the end of the range. Asymptotic formulas are good for very "
    "large n only.",
)
HINT_ESCAPE = (
    "把直线在各样本与两两的中点处分段，每一段上第 k 近的样本不变，积分是对数；远处的估计像 1/|x|。",
    "Cut the line at the samples and at the middles of pairs: on each piece the k-th nearest sample is the same, and the integral is a "
    "logarithm. Far away the estimate behaves like 1/|x|.",
)
INF = float("inf")


def window(x, points, h, kernel):
    """φ(u) of each point, coordinate by coordinate; the edge of the cube is decided in fractions."""
    found = []
    for point in points:
        if kernel == "cube":
            inside = all(
                2 * abs(Fraction(float(a)) - Fraction(float(b))) <= Fraction(h) for a, b in zip(x, point, strict=True)
            )
            found.append(1.0 if inside else 0.0)
        else:
            height = 1.0
            for a, b in zip(x, point, strict=True):
                height *= math.exp(-(((float(a) - float(b)) / h) ** 2) / 2) / math.sqrt(2 * math.pi)
            found.append(height)
    return found


def top(d, h, kernel):
    """φ(0)/h^d: the largest contribution that a point can make."""
    return (1.0 if kernel == "cube" else (2 * math.pi) ** (-d / 2)) / h**d


LINE = [[0.0], [0.4], [1.0], [3.0]]
PLANE = [[0.0, 0.0], [0.6, 0.1], [0.2, -0.4], [2.0, 2.0]]


def variance_over_samples(heights, probs, n):
    """Of the mean of n heights, over all samples of n points."""
    first = second = 0.0
    for drawn in product(range(len(heights)), repeat=n):
        p, estimate = math.prod(probs[j] for j in drawn), math.fsum(heights[j] for j in drawn) / n
        first, second = first + p * estimate, second + p * estimate**2
    return second - first**2


@memo
def variance_of_pairs(heights, probs, n):
    """The same without a list of all samples: half of the mean squared difference of two points, divided by n."""
    heights, probs = np.array(heights), np.array(probs)
    squares = (heights[:, None] - heights[None, :]) ** 2
    return float(probs @ squares @ probs) / 2 / n


def exact_mse(x, h, n):
    """Squared bias plus variance, with the integral of 3t² over the window as a difference of cubes, in fractions."""
    x, h = Fraction(x), Fraction(h)
    inside = (x + h / 2) ** 3 - (x - h / 2) ** 3
    return float((inside / h - 3 * x**2) ** 2 + inside * (1 - inside) / (n * h**2))


@memo
def least_mse(x, n):
    """By a grid, and finer grids around its best point."""
    low, high = 0.0, 2 * min(x, 1 - x)
    for _ in range(4):
        h = np.linspace(low, high, 1001)[1:] if low == 0 else np.linspace(low, high, 1001)
        inside = 3 * x**2 * h + h**3 / 4
        errors = h**4 / 16 + inside * (1 - inside) / (n * h**2)
        best = int(np.argmin(errors))
        low, high = h[max(0, best - 1)], h[min(len(h) - 1, best + 1)]
    return float(h[best])


@memo
def mass_within(X, k, R):
    """The integral of the k-NN estimate over [−R, R], piece by piece."""
    middles = {(a + b) / 2 for a in X for b in X}
    ends = [-R, *sorted(m for m in middles if -R < m < R), R]
    total = 0.0
    for low, high in zip(ends, ends[1:], strict=False):
        middle = (low + high) / 2
        neighbour = sorted(X, key=lambda one: (abs(one - middle), one))[k - 1]
        near, far = sorted((abs(low - neighbour), abs(high - neighbour)))
        total += math.log(far / near) if near else math.inf
    return k / (2 * len(X)) * total
