"""Checks of exercise cookbook8.2."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at_least, check, close, equal, exercise, hint, integers, memo, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import edges, matrices, seeds

from .pins import cookbook08_02 as pins
from .pins.cookbook08_02 import FIVE, descent
from .shared import derivatives, filled, within

EXERCISE = exercise(
    kind="program",
    book="§8.3",
    patterns=["oracle", "derived formula", "witness"],
    hints=[
        (
            "损失是平均值：一批 r 行的平均值乘 r，就是这些行的总和。",
            "The loss is a mean: the mean over a batch of r rows, times r, is the sum over these rows.",
        ),
        (
            "把 m_t 的递推展开成 g_1, …, g_t 的和，看各项的系数；全部梯度相等时这些系数加起来是多少？",
            "Unroll the recursion of m_t into a sum of g_1, …, g_t and look at the coefficients: what do they add up to?",
        ),
        (
            "走反方向：一个很大的梯度只让 Adam 走大约一步。怎样让许多小步把它抵消还有余？",
            "The wrong way: one very large gradient moves Adam by about one step only. How can many small steps outdo it?",
        ),
    ],
)


@st.composite
def data(draw):
    """{"X", "y", "w"} with numbers of at most 10."""
    classes = ("small", "fine", "duplicate", "constant", "dependent", "long", "wide")
    X = draw(matrices((1, 8), (1, 3), st.integers(-2, 2), stretch=classes))
    X = np.clip(X, -10, 10)
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["plain", "plain", "fine", "small"]))
    y, w = filled(rng, len(X), kind), filled(rng, X.shape[1], kind)
    if draw(st.sampled_from([False, False, False, True])):
        y, w = y[:1] + 1e-6 * np.arange(len(y)), w[:1] + 0 * w
    return {"X": X, "y": y, "w": w}


@st.composite
def parted(draw):
    """{"gradients", "sizes"}: some equal, some of very unequal weights."""
    kind = draw(st.sampled_from(["", "", "", "huge", "equal", "one"]))
    G = draw(matrices((1, 6), (1, 3)))
    G = np.clip(G, -1e6, 1e6)
    rng = np.random.default_rng(draw(seeds()))
    sizes = rng.integers(1, 9, size=len(G))
    if kind == "huge":
        sizes = np.where(rng.random(len(G)) < 0.5, sizes * 10**9 + 7, sizes)
    if kind == "equal":
        sizes[:-1] = sizes[0]
    if kind == "one":
        sizes[:] = 1
    return {"gradients": G, "sizes": [int(size) for size in sizes]}


@st.composite
def epochs(draw):
    """{"X", "y", "w", "eta", "k"} within the bounds that the stub gives the rate."""
    lesson = draw(data())
    longest = max(float((lesson["X"] ** 2).sum(axis=1).max()), 1e-12)
    share = draw(st.sampled_from([1.0, 0.5, 0.3, 0.1, 0.003]))
    k = draw(st.integers(1, 5)) * (20 if len(lesson["X"]) > 60 else 1)
    return {**lesson, "eta": min(1.0, share / longest), "k": k}


@st.composite
def descents(draw):
    """{"gradients", "eta", "beta1", "beta2", "eps"}; where a gradient is 0, eps is not."""
    kind = draw(st.sampled_from(["plain"] * 4 + ["fine", "small", "large", "same", "long", "wide"]))
    rng = np.random.default_rng(draw(seeds()))
    shape = (draw(st.integers(1, 6)) + (110 if kind == "long" else 0), draw(st.integers(1, 3)) + 9 * (kind == "wide"))
    G = filled(rng, shape, "fine" if kind in ("fine", "small", "large") else "plain")
    G *= {"small": 1e-7, "large": 4e5}.get(kind, 1.0)
    G = np.where(np.abs(G) < 1e-8, 0.0, G)
    if kind == "same":
        G[:] = G[0]
    eps = draw(st.sampled_from([0.0, 1e-8, 1e-4, 1.0]))
    if eps == 0:
        G = np.where(G == 0, np.abs(G).max() or 1.0, G)
    return {
        "gradients": G,
        "eta": draw(st.sampled_from([1e-5, 0.001, 0.1, 1.0, 1000.0])),
        "beta1": draw(st.sampled_from(BETAS)),
        "beta2": draw(st.sampled_from(BETAS)),
        "eps": eps,
    }


@check(points=0.5, book="§8.3")
def test_five_rows(answer):
    """五行数据：全部各行的梯度 / Five rows of data: the gradient over all of them"""
    X, y, w = FIVE.values()
    found = array(answer.batch_gradient(X, y, w, [0, 1, 2, 3, 4]), (2,), GRADIENT)
    with hint(*about_gradient(found, X, y, w, [0, 1, 2, 3, 4])):
        close(found, [-14.4, -18.0], GRADIENT)


@check(points=1, book="§8.3", given={"lesson": data(), "seed": seeds()}, also=pins.batch_gradient, examples=40)
def test_batch_gradient(answer, lesson, seed):
    """一批的梯度是这一批的平均损失的导数 /
    The gradient of a batch is the derivative of the mean loss over this batch"""
    X, y, w = lesson.values()
    rng = np.random.default_rng(seed)
    some = [int(row) for row in rng.permutation(len(X))[: 1 + rng.integers(len(X))]]
    for rows in (some, list(range(len(X)))):
        found = array(answer.batch_gradient(X, y, w, rows), w.shape, GRADIENT)
        with hint(*about_gradient(found, X, y, w, rows)):
            close(found, gradient_of(X[rows], y[rows], w), GRADIENT)


@check(points=0.5, given={"m": st.integers(1, 20), "k": st.integers(1, 24)}, also=pins.batches)
def test_batches(answer, m, k):
    """各批首尾相接，每个行号恰在一批里，只有最后一批可以少些 /
    Batches follow one another, each row is in one of them, and only the last may have fewer"""
    got = [
        integers(batch, None, ("一批", "a batch"))
        for batch in sequence(answer.batches(m, k), None, ("各批", "the batches"))
    ]
    wanted: list[list[int]] = []
    for row in range(m):
        if row % k == 0:
            wanted.append([])
        wanted[-1].append(row)
    about = f"一批有 {k} 个行号，按次序。", f"A batch has {k} row numbers, in order."
    if len(got) == k != len(wanted):
        about = f"k = {k} 是每批的个数，不是批数。", f"k = {k} is the number of rows in a batch, not that of batches."
    elif got and (not got[0] or got[0][0] != 0):
        about = "第一批从 0 号行开始。", "The first batch begins with row 0."
    elif got and got[0] != wanted[0]:
        about = (
            f"第一批是 0 到 {len(wanted[0]) - 1} 号行，按次序。",
            f"The first batch has rows 0 to {len(wanted[0]) - 1}, in order.",
        )
    elif len(wanted[-1]) < k:
        about = (
            f"最后一批有剩多少要多少：这里剩 {len(wanted[-1])} 个。",
            f"The last batch takes what is left, {len(wanted[-1])} here.",
        )
    with hint(*about):
        equal(got, wanted, ("各批", "the batches"))


@check(
    points=1,
    book="§8.3",
    given={"parts": parted(), "lesson": data(), "k": st.integers(1, 5)},
    also=pins.full_gradient,
    examples=40,
)
def test_full_gradient(answer, parts, lesson, k):
    """各批的梯度拼成全体样本的梯度 / The gradients of the batches make up the gradient of all samples"""
    X, y, w = lesson.values()
    rows = [range(start, min(start + k, len(X))) for start in range(0, len(X), k)]
    gradients = np.array([gradient_of(X[list(batch)], y[list(batch)], w) for batch in rows])
    what, lengths = ("全体的梯度", "the gradient of all samples"), [len(batch) for batch in rows]
    with hint(*about_sizes(lengths)):
        close(answer.full_gradient(gradients, lengths), gradient_of(X, y, w), what)
    G, sizes = parts["gradients"], parts["sizes"]
    wanted = [
        float(sum(Fraction(size) * Fraction(float(g)) for size, g in zip(sizes, column, strict=True)) / sum(sizes))
        for column in G.T
    ]
    with hint(*about_sizes(sizes)):
        close(answer.full_gradient(G, sizes), wanted, what)


@check(points=1, book="§8.3", given={"case": epochs()}, also=pins.epoch, examples=40)
def test_epoch(answer, case):
    """一轮之后的 w：各批依次从上一批之后的 w 走一步 /
    The w after one pass: each batch makes a step from the w that the one before it has left"""
    what = ("一轮之后 w 的值", "w after the pass")
    found, wanted = array(answer.sgd_epoch(*case.values()), case["w"].shape, what), walked(**case)
    if not np.all(np.abs(found - wanted) <= 1e-9 + 1e-9 * np.abs(wanted)):
        with hint(*about_pass(found, **case)):
            close(found, wanted, what)


@check(points=1)
def test_two_steps(answer):
    """两步 Adam，第二步的梯度小些 / Two steps of Adam, the second gradient being smaller"""
    # m̂_2 = (0.25·3 + 0.5·1) / 0.75 = 5/3 and v̂_2 = (0.25·9 + 0.5·1) / 0.75 = 11/3.
    wanted = [[-0.1], [-0.1 - 0.1 * (5 / 3) / math.sqrt(11 / 3)]]
    case = descent([[3.0], [1.0]], 0.1, 0.5, 0.5, 0.0)
    found = array(answer.adam(*case.values()), (2, 1), THETA)
    with hint(*about_adam(found, **case)):
        close(found, wanted, THETA)


@check(points=2, given={"case": descents()}, also=pins.adam)
def test_adam(answer, case):
    """Adam 的每一步都符合定义，校正之后相同的梯度原样回来 /
    Each step of Adam is what it is by definition; corrected, equal gradients come back as they are"""
    steps = adam_steps(**case)
    theta, way = steps.cumsum(axis=0), np.abs(steps).cumsum(axis=0)
    found = array(answer.adam(*case.values()), theta.shape, THETA)
    with hint(*about_adam(found, **case)):
        within(found, theta, 1e-9 * way + 1e-12, THETA)


@check(points=1.5, given={"beta": edges(0.0, 0.9999), "t": st.integers(1, 12)}, also=pins.memory_weights)
def test_memory_weights(answer, beta, t):
    """份额之和是 1，各梯度乘以份额相加就是 m̂_t /
    The shares sum to 1, and gradients times their shares add up to m̂_t"""
    found, wanted = array(answer.memory_weights(beta, t), (t,), ("份额", "the shares")), shares(beta, t)
    about = (
        "把递推展开：m_t 里 g_i 的系数是多少？再乘上校正的倍数。",
        "Unroll the recursion: what is the coefficient of g_i in m_t? Then comes the factor of the correction.",
    )
    if np.allclose(found[::-1], wanted, rtol=1e-7, atol=1e-12):
        about = f"{about[0]} 最旧的在前。", f"{about[1]} The oldest comes first."
    elif abs(found.sum() - 1) > 1e-6:
        about = f"份额之和应是 1，这里是 {found.sum():.6g}。", f"The shares sum to 1; yours sum to {found.sum():.6g}."
    with hint(*about):
        close(found, wanted, ("份额", "the shares"))


@check(points=1.5, given={"beta2": edges(0.001, 0.99), "height": edges(0.001, 200.0)}, also=pins.wrong_way, examples=25)
def test_wrong_way(answer, beta2, height):
    """梯度之和为正，Adam 却走到了反方向的高处 /
    The sum of the gradients is positive, and yet Adam ends high up in the wrong direction"""
    got = sequence(answer.wrong_way(beta2, height), None, ("这串数", "the list"))
    require(len(got) <= 5000, "至多 5000 个数", "There should be at most 5000 numbers", got=len(got))
    numbers = [number(g, ("其中的一个数", "one of the numbers")) for g in got]
    require(
        all(abs(g) <= 1e6 for g in numbers), "绝对值应不超过 10^6", "No number should be above 10^6 in size", got=got
    )
    theta = height_reached(numbers, beta2)
    with hint(
        f"一个大梯度，许多小的：它们合起来不能把大的抵消掉。这里 Adam 最后的 θ 是 {theta:.6g}。",
        f"One large gradient and many small ones, which together do not make up for it. The last θ of Adam is {theta:.6g} here.",
    ):
        at_least(math.fsum(numbers), 1.0, ("总和", "the sum"))
    more = (
        " v̂ 要过一阵才忘掉那个大的：小的还要更多。",
        " v̂ takes a while to forget the large one: more small ones are needed.",
    )
    if theta < 0:
        more = (
            " θ 朝梯度的反方向走：小的应是负的。",
            " θ walks against the gradients: the small ones should be negative.",
        )
    with hint(*(one + another for one, another in zip(HINT_WRONG_WAY, more, strict=True))):
        at_least(theta, height, ("Adam 最后的 θ", "the last θ of Adam"))


@picture(
    "同一串梯度上的 Adam 与普通的梯度下降",
    "Adam and plain gradient descent on the same gradients",
    alt=(
        "横轴是步数：普通梯度下降先猛地向下，再慢慢回升，最后在 0 以下；Adam 先向下一步，然后一路向上，越过虚线。",
        "Steps across: plain descent plunges and comes back slowly to end below 0; Adam makes one step down and then climbs "
        "all the way past the dashed line.",
    ),
)
def draw_walks(figure, answer, reference, says):
    numbers = np.array([float(g) for g in answer.wrong_way(0.9, 30.0)])
    steps = adam_steps(numbers[:, None], 1.0, 0.0, 0.9, 1e-8)[:, 0]
    top, bottom = figure.subplots(2, 1, sharex=True)
    top.plot(np.arange(len(steps) + 1), [0, *steps.cumsum()], color="black")
    top.axhline(30, color="gray", linestyle="--")
    top.set_ylabel(says("Adam 的 θ", "θ of Adam"))
    bottom.plot(np.arange(len(numbers) + 1), [0, *(-numbers).cumsum()], color="tab:orange")
    bottom.axhline(0, color="gray", linewidth=0.5)
    bottom.set_ylabel(says("普通下降的 θ", "θ of plain descent"))
    bottom.set_xlabel(says("步数 (η = 1, β₂ = 0.9)", "steps (η = 1, β₂ = 0.9)"))


HINT_WRONG_WAY = (
    "一个大梯度，许多小的：Adam 每一步的长短主要看符号，不看大小。可以用自己写的 adam 试。",
    "One large gradient and many small ones: how far Adam steps depends on signs rather than sizes. Try it with your own `adam`.",
)
GRADIENT, THETA = ("梯度", "the gradient"), ("各步之后 θ 的值", "θ after each step")


def mean_loss(X, y, w):
    return ((X @ w - y) ** 2).sum() / len(X)


def gradient_of(X, y, w):
    return derivatives(lambda at: mean_loss(X, y, at), w)


def walked(X, y, w, eta, k):
    """The last w of a pass, by definition."""
    for start in range(0, len(X), k):
        w = w - eta * gradient_of(X[start : start + k], y[start : start + k], w)
    return w


def adam_steps(gradients, eta, beta1, beta2, eps):
    """The steps of Adam: its corrected averages are weighted means of the gradients, and of their squares, so far."""
    T = len(gradients)
    age = np.arange(T)[:, None] - np.arange(T)
    means = []
    for beta, values in ((beta1, gradients), (beta2, gradients**2)):
        weights = np.where(age >= 0, float(beta) ** np.maximum(age, 0), 0.0)
        means.append(weights @ values / weights.sum(axis=1, keepdims=True))
    return -eta * means[0] / (np.sqrt(means[1]) + eps)


def height_reached(sequence_of, beta2):
    """Where Adam of one dimension stands at last, without momentum."""
    theta, weight, v = 0.0, 0.0, 0.0
    for g in sequence_of:
        weight, v = beta2 * weight + 1, beta2 * v + g * g
        theta -= g / (math.sqrt(v / weight) + 1e-8)
    return theta


def about_gradient(found, X, y, w, rows):
    """The hint for a gradient: by which factor it is off, or the residuals that it is made of."""
    wanted, used = gradient_of(X[rows], y[rows], w), len(rows)
    factors = (
        (-1, "只有符号相反：残差是 x·w - y。", "Only the sign differs: the residual is x·w - y."),
        (0.5, "少了 2 倍：平方求导得 2 倍残差。", "A factor of 2 is missing. A square gives twice the residual."),
        (
            used,
            f"这是总和；平均值要除以所用的行数 {used}。",
            f"This is the sum; a mean is divided by the number of rows that are used, {used} here.",
        ),
        (
            used / len(X),
            f"除以了全部 {len(X)} 行；平均值要除以所用的行数 {used}。",
            f"It is divided by all {len(X)} rows; a mean is divided by the number of rows that are used, {used} here.",
        ),
    )
    for factor, zh, en in factors:
        if factor != 1 and np.any(wanted) and np.allclose(found, factor * wanted, rtol=1e-7, atol=1e-12):
            return zh, en
    residuals = ", ".join(f"{row}: {X[row] @ w - y[row]:.6g}" for row in rows[:6]) + (", …" if used > 6 else "")
    return (
        f"所用各行的残差 x·w - y 是 {residuals}；平方求导得 2 倍残差，平均值除以所用的行数 {used}。",
        f"The residuals x·w - y of the rows used are {residuals}. A square gives twice the residual; a mean is divided by the number of "
        f"rows that are used, {used} here.",
    )


def about_sizes(sizes):
    """The hint for the gradient of all samples: the numbers of samples."""
    if sum(sizes) >= 2**31:
        return (
            f"每批各占多少样本？这里共有 {sum(sizes)} 个，超出了 32 位整数。",
            f"How many of the samples does each batch hold? There are {sum(sizes)} of them here, beyond integers of 32 bits.",
        )
    listed = ", ".join(map(str, sizes[:6])) + (", …" if len(sizes) > 6 else "")
    return (
        f"每批各占多少样本？这里各批有 {listed} 个，共 {sum(sizes)} 个。",
        f"How many of the samples does each batch hold? Here it is {listed} of {sum(sizes)}.",
    )


def about_pass(found, X, y, w, eta, k):
    """The hint for a pass: what was done instead where that can be told, else where the first batches lead."""
    m, starts = len(X), range(0, len(X), k)

    def is_near(value):
        return np.allclose(found, value, rtol=1e-7, atol=1e-10)

    if is_near(walked(X, y, w, -eta, k)):
        return "要逆着梯度走。", "Walk against the gradient, not along it."
    if is_near(w - eta * gradient_of(X, y, w)):
        return (
            f"每一批都用最新的 w：共有 {len(starts)} 批，每批一步，不是全体一步。",
            f"Each batch sees the newest w: there are {len(starts)} batches with a step each, not one step for all rows.",
        )
    if is_near(w - eta * sum(gradient_of(X[s : s + k], y[s : s + k], w) for s in starts)):
        return (
            "每一批都用最新的 w，不是这一轮开始时的。",
            "Each batch sees the newest w, not that from before the pass.",
        )
    if m % k and is_near(walked(X[: m - m % k], y[: m - m % k], w, eta, k)):
        return (
            f"最后一批也走一步，虽然可能不满：这里有 {m % k} 行。",
            f"The last batch makes a step, too, though it may hold fewer rows: {m % k} here.",
        )
    path, at = [], w
    for s in list(starts)[:3]:
        at = at - eta * gradient_of(X[s : s + k], y[s : s + k], at)
        path.append(f"[{', '.join(f'{one:.6g}' for one in at[:4])}{', …' if len(at) > 4 else ''}]")
    more = ", …" if len(starts) > 3 else ""
    return (
        f"每一批都用最新的 w，走过各批之后依次是 {', '.join(path)}{more}。",
        f"Each batch sees the newest w; after the batches it is {', '.join(path)}{more}.",
    )


def about_adam(found, gradients, eta, beta1, beta2, eps):
    """The hint for Adam: about the first step that is wrong, with its averages before and after the correction."""
    case = {"gradients": gradients, "eta": eta, "beta1": beta1, "beta2": beta2, "eps": eps}
    steps = adam_steps(**case)
    wanted, way = steps.cumsum(axis=0), np.abs(steps).cumsum(axis=0)
    wrong = np.argwhere(np.abs(found - wanted) > 1e-8 * way + 1e-12)
    if len(steps) > 1 and np.allclose(found, steps, rtol=1e-7, atol=1e-12):
        return "这是各步的步长；θ 要把它们加起来。", "These are the steps; θ adds them up."
    t, j = (int(wrong[0][0]), int(wrong[0][1])) if len(wrong) else (0, 0)
    own = (
        (f" （分量 {j}；各分量单独计算）", f" (component {j}; each by itself)") if gradients.shape[1] > 1 else ("", "")
    )
    g = gradients[: t + 1, j]
    if t == 0:
        zh = f"第 1 步{own[0]}就不对：m̂_1 应等于 g_1 = {g[0]:.6g}，v̂_1 应等于 g_1² = {g[0] ** 2:.6g}；t 从 1 数起"
        en = f"Step 1{own[1]} is wrong already: m̂_1 should be g_1 = {g[0]:.6g}, and v̂_1 g_1² = {g[0] ** 2:.6g}; t is counted from 1"
        if eps:
            zh, en = f"{zh}，eps = {eps:g} 加在根号外面", f"{en}, and eps = {eps:g} is added outside of the root"
        return f"{zh}.", f"{en}."
    age = np.arange(t + 1)[::-1]
    averages = []
    for beta, values in ((beta1, g), (beta2, g**2)):
        average = float((1 - beta) * (float(beta) ** age * values).sum())
        averages += [average, average / (1 - beta ** (t + 1))]
    m, m_hat, v, v_hat = (f"{one:.6g}" for one in averages)
    before = ("第 1 步", "Step 1 is") if t == 1 else (f"前 {t} 步", f"Steps 1 to {t} are")
    return (
        f"{before[0]}是对的，第 {t + 1} 步{own[0]}不对。递推用 m_{t}、v_{t} 本身，不用校正过的；校正随 t 变，t 从 1 数起：这里 m_{t + 1} = {m}, v_{t + 1} = {v}, "
        f"m̂_{t + 1} = {m_hat}, v̂_{t + 1} = {v_hat}。",
        f"{before[1]} right, step {t + 1}{own[1]} is not. It goes on from m_{t} and v_{t} themselves, not from the corrected ones, and the "
        f"correction depends on t, counted from 1: here m_{t + 1} = {m}, v_{t + 1} = {v}, m̂_{t + 1} = {m_hat}, v̂_{t + 1} = {v_hat}.",
    )


BETAS = [0.0, 0.5, 0.9, 0.99, 0.9999, 0.123456]


@memo
def shares(beta, t):
    """What m̂_t is of gradients that are 0 but for one, which is 1: the recursion, and its value for equal gradients."""
    m, ones = np.zeros(t), 0.0
    for i in range(t):
        m, ones = beta * m, beta * ones + (1 - beta)
        m[i] += 1 - beta
    return m / ones
