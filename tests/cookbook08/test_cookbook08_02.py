"""Checks of exercise cookbook8.2."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at_least,
    close,
    equal,
    example_check,
    exercise,
    hint,
    integers,
    memo,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import edges, matrices, seeds

from .shared import derivatives, filled, within

DATA = {"numbers above 1e4": "The numbers in X, y and w are at most 10 in size, says the stub."}
ANY_LIST = "Any list that meets the bounds will do, says the stub; longer ones do, too."
EXERCISE = exercise(
    kind="program",
    book="§8.3",
    patterns=["oracle", "derived formula", "witness"],
    hints=[
        (
            "损失是平均值: 一批 r 行的平均值乘 r, 就是这些行的总和.",
            "The loss is a mean: the mean over a batch of r rows, times r, is the sum over these rows.",
        ),
        (
            "把 m_t 的递推展开成 g_1, …, g_t 的和, 看各项的系数; 全部梯度相等时这些系数加起来是多少?",
            "Unroll the recursion of m_t into a sum of g_1, …, g_t and look at the coefficients: what do they add up to?",
        ),
        (
            "走反方向: 一个很大的梯度只让 Adam 走大约一步. 怎样让许多小步把它抵消还有余?",
            "The wrong way: one very large gradient moves Adam by about one step only. How can many small steps outdo it?",
        ),
    ],
    unasked={
        "batch_gradient": {
            **DATA,
            "numbers above 1e9": "The whole numbers here are those of at most 200 rows, says the stub.",
        },
        "sgd_epoch": DATA,
        "wrong_way": {
            "arguments rounded to 3 digits; one number of the result wrong; a tolerance of 0.001": ANY_LIST,
            "loops above 10; loops above 50": "Twelve doublings lead beyond the 5000 numbers that the stub allows.",
        },
    },
    equivalent_mutants={
        "m = v = theta = np.zeros(len(gradients[-1]))": "All rows have one length.",
        **dict.fromkeys(
            (
                "large = 1",
                "large = 3",
                "large *= 3",
                "sequence = [float(large)] + [-1.0] * (large - 2)",
                *(
                    f"if adam(np.array(sequence)[:, None], 1.0, 0.0, beta2, {rest} height:"
                    for rest in ("1e-8)[-1, 0] >", "1.00000001)[-1, 0] >=", "1e-8)[-2, 0] >=", "1e-8)[-1, -1] >=")
                ),
            ),
            ANY_LIST,
        ),
    },
)

HINT_BATCHES = (
    "第一批从 0 号行开始; 最后一批有剩多少要多少.",
    "The first batch begins with row 0; the last one takes what is left.",
)
HINT_GRADIENT = (
    "平方求导得 2 倍残差, 平均值除以所用的行数.",
    "A square gives twice the residual; a mean is divided by the number of rows that are used.",
)
HINT_FULL = ("每批各占多少样本?", "How many of the samples does each batch hold?")
HINT_EPOCH = (
    "每一批都用最新的 w; 最后那个不满的批也走一步.",
    "Each batch sees the newest w; the last batch makes a step, too, though it may hold fewer rows.",
)
HINT_ADAM = (
    "先核对第 1 步: m̂_1 应等于 g_1, v̂_1 应等于 g_1²; 校正要随 t 变, t 从 1 数起. eps 加在根号外面.",
    "Check step 1 first: m̂_1 should be g_1, and v̂_1 g_1². The correction depends on t, counted from 1. eps is added outside of the root.",
)
HINT_WEIGHTS = (
    "把递推展开: m_t 里 g_i 的系数是多少? 再乘上校正的倍数. 份额之和应是 1.",
    "Unroll the recursion: what is the coefficient of g_i in m_t? Then comes the factor of the correction. The shares sum to 1.",
)
HINT_WRONG_WAY = (
    "一个大梯度, 许多小的: Adam 每一步的长短主要看符号, 不看大小. 可以用自己写的 adam 试.",
    "One large gradient and many small ones: how far Adam steps depends on signs rather than sizes. Try it with your own `adam`.",
)
FIVE = {
    "X": np.arange(10.0).reshape(5, 2),
    "y": np.array([1.0, 0.0, 2.0, 0.0, 1.0]),
    "w": np.array([1.0, -1.0]),
}


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


TALL = {
    "X": np.column_stack([np.sin(np.arange(200.0)) * 10, np.arange(200) % 7 - 3.0]),
    "y": np.cos(np.arange(200.0)),
    "w": np.array([0.3, -1.7]),
}
WIDE = {
    "X": np.cos(np.outer(np.arange(3.0) + 1, np.arange(20.0) + 0.5)),
    "y": np.array([1.0, 1.0, 1.0]),
    "w": np.sin(np.arange(20.0)),
}
ONE = {"X": np.array([[2.0]]), "y": np.array([0.5]), "w": np.array([0.25])}
TENS = {
    "X": np.array([[10.0, -9.0], [1e-5, 9.5], [-10.0, 10.0]]),
    "y": np.array([-10.0, 10.0, 9.0]),
    "w": np.array([9.5, -10.0]),
}


@example_check(
    "五行数据: 全部各行的梯度",
    "Five rows of data: the gradient over all of them",
    points=0.5,
    book="§8.3",
)
def test_five_rows(answer):
    X, y, w = FIVE.values()
    with hint(*HINT_GRADIENT):
        close(answer.batch_gradient(X, y, w, [0, 1, 2, 3, 4]), [-14.4, -18.0], ("梯度", "the gradient"))


@property_check(
    "一批的梯度是这一批的平均损失的导数",
    "The gradient of a batch is the derivative of the mean loss over this batch",
    points=1,
    book="§8.3",
    given={"lesson": data(), "seed": seeds()},
    also=[{"lesson": lesson, "seed": seed} for lesson in (FIVE, TALL, WIDE, ONE, TENS) for seed in (1, 2)],
    examples=40,
)
def test_batch_gradient(answer, lesson, seed):
    X, y, w = lesson.values()
    rng = np.random.default_rng(seed)
    some = [int(row) for row in rng.permutation(len(X))[: 1 + rng.integers(len(X))]]
    for rows in (some, list(range(len(X)))):
        with hint(*HINT_GRADIENT):
            close(answer.batch_gradient(X, y, w, rows), gradient_of(X[rows], y[rows], w), ("梯度", "the gradient"))


@property_check(
    "各批首尾相接, 每个行号恰在一批里, 只有最后一批可以少些",
    "Batches follow one another, each row is in one of them, and only the last may have fewer",
    points=0.5,
    given={"m": st.integers(1, 20), "k": st.integers(1, 24)},
    also=[
        {"m": m, "k": k}
        for m, k in (
            (4, 2),
            (1, 1),
            (5, 2),
            (3, 3),
            (3, 7),
            (7, 1),
            (9, 8),
            (130, 11),
            (1000, 999),
            (1000, 1),
            (6, 20000),
        )
    ],
)
def test_batches(answer, m, k):
    got = [
        integers(batch, None, ("一批", "a batch"))
        for batch in sequence(answer.batches(m, k), None, ("各批", "the batches"))
    ]
    wanted: list[list[int]] = []
    for row in range(m):
        if row % k == 0:
            wanted.append([])
        wanted[-1].append(row)
    with hint(*HINT_BATCHES):
        equal(got, wanted, ("各批", "the batches"))


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


@property_check(
    "各批的梯度拼成全体样本的梯度",
    "The gradients of the batches make up the gradient of all samples",
    points=1,
    book="§8.3",
    given={"parts": parted(), "lesson": data(), "k": st.integers(1, 5)},
    also=[
        {"parts": {"gradients": np.array([[-4.0, 2.0]]), "sizes": [3]}, "lesson": FIVE, "k": 2},
        {"parts": {"gradients": np.array([[1e-5, 1.0], [3e-5, 1.0]]), "sizes": [1, 10**10]}, "lesson": TALL, "k": 3},
        {
            "parts": {"gradients": np.array([[1e6], [-1e6], [1.000001], [1.000002]]), "sizes": [2, 2, 5, 1]},
            "lesson": ONE,
            "k": 1,
        },
        {
            "parts": {"gradients": np.array([[1.0, -3.0], [-1.0, 2.0]]), "sizes": [100000, 100001]},
            "lesson": ONE,
            "k": 1,
        },
        {"parts": {"gradients": np.sin(np.arange(800.0)).reshape(200, 4), "sizes": [1 + r % 5 for r in range(200)]}}
        | {"lesson": TENS, "k": 2},
    ],
    examples=40,
)
def test_full_gradient(answer, parts, lesson, k):
    X, y, w = lesson.values()
    rows = [range(start, min(start + k, len(X))) for start in range(0, len(X), k)]
    gradients = np.array([gradient_of(X[list(batch)], y[list(batch)], w) for batch in rows])
    with hint(*HINT_FULL):
        got = answer.full_gradient(gradients, [len(batch) for batch in rows])
        close(got, gradient_of(X, y, w), ("全体的梯度", "the gradient of all samples"))
        G, sizes = parts["gradients"], parts["sizes"]
        wanted = [
            float(sum(Fraction(size) * Fraction(float(g)) for size, g in zip(sizes, column, strict=True)) / sum(sizes))
            for column in G.T
        ]
        close(answer.full_gradient(G, sizes), wanted, ("全体的梯度", "the gradient of all samples"))


@st.composite
def epochs(draw):
    """{"X", "y", "w", "eta", "k"} within the bounds that the stub gives the rate."""
    lesson = draw(data())
    longest = max(float((lesson["X"] ** 2).sum(axis=1).max()), 1e-12)
    share = draw(st.sampled_from([1.0, 0.5, 0.3, 0.1, 0.003]))
    k = draw(st.integers(1, 5)) * (20 if len(lesson["X"]) > 60 else 1)
    return {**lesson, "eta": min(1.0, share / longest), "k": k}


@property_check(
    "一轮之后的 w: 各批依次从上一批之后的 w 走一步",
    "The w after one pass: each batch makes a step from the w that the one before it has left",
    points=1,
    book="§8.3",
    given={"case": epochs()},
    also=[
        *({"case": {**FIVE, "eta": eta, "k": k}} for eta, k in ((0.005, 2), (0.005, 1), (0.006, 5), (0.0001, 20000))),
        *({"case": {**TALL, "eta": eta, "k": k}} for eta, k in ((0.009, 30), (0.002, 101))),
        {"case": {**{part: TALL[part][:101] for part in ("X", "y")}, "w": TALL["w"], "eta": 0.009, "k": 100}},
        {"case": {**WIDE, "eta": 0.05, "k": 2}},
        *({"case": {**ONE, "eta": eta, "k": k}} for eta, k in ((0.25, 1), (0.125, 13))),
        {"case": {"X": ONE["X"] / 4, "y": ONE["y"], "w": ONE["w"], "eta": 1.0, "k": 1}},
        {"case": {**TENS, "eta": 0.004, "k": 2}},
    ],
    examples=40,
)
def test_epoch(answer, case):
    with hint(*HINT_EPOCH):
        close(answer.sgd_epoch(*case.values()), walked(**case), ("一轮之后 w 的值", "w after the pass"))


@example_check(
    "两步 Adam, 第二步的梯度小些",
    "Two steps of Adam, the second gradient being smaller",
    points=1,
)
def test_two_steps(answer):
    # m̂_2 = (0.25·3 + 0.5·1) / 0.75 = 5/3 and v̂_2 = (0.25·9 + 0.5·1) / 0.75 = 11/3.
    wanted = [[-0.1], [-0.1 - 0.1 * (5 / 3) / math.sqrt(11 / 3)]]
    with hint(*HINT_ADAM):
        close(answer.adam(np.array([[3.0], [1.0]]), 0.1, 0.5, 0.5, 0.0), wanted, ("各步之后 θ 的值", "θ"))


BETAS = [0.0, 0.5, 0.9, 0.99, 0.9999, 0.123456]


@st.composite
def descents(draw):
    """{"gradients", "eta", "beta1", "beta2", "eps"}; where a gradient is 0, eps is not."""
    kind = draw(st.sampled_from(["plain"] * 4 + ["fine", "small", "large", "same", "long", "wide"]))
    rng = np.random.default_rng(draw(seeds()))
    shape = (
        draw(st.integers(1, 6)) + (110 if kind == "long" else 0),
        draw(st.integers(1, 3)) + 9 * (kind == "wide"),
    )
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


def descent(gradients, eta, beta1, beta2, eps):
    return {"gradients": np.array(gradients), "eta": eta, "beta1": beta1, "beta2": beta2, "eps": eps}


LONG = np.sin(np.arange(600.0)).reshape(300, 2) + 1e-3
DESCENTS = (
    descent([[3.0], [1.0]], 0.1, 0.5, 0.5, 0.0),
    descent([[1e-8]], 1.0, 0.9, 0.999, 1e-8),
    descent([[0.0, 2.0], [0.0, 0.0], [1.0, 0.0]], 0.5, 0.9, 0.99, 1e-8),
    descent([[-5.0]] * 9, 0.001, 0.9, 0.999, 0.0),
    descent([[1e6, 1e-6], [1.5, 2e-6], [-3e5, -1.0]], 2.0, 0.3, 0.6, 0.0),
    descent([[2.0, 2.000001], [2.0, 2.0], [-1.0, -1.000001]], 1.0, 0.0, 0.9, 1e-8),
    descent([[2.0, 1.0], [-1.0, 4.0], [3.0, 3.0]], 1.0, 0.7, 0.0, 0.5),
    descent([[2.0, 1.0], [-1.0, 4.0], [3.0, 3.0]], 1.0, 1e-5, 1e-6, 0.5),
    descent([[1.0, 2.0, 3.0], [4.0, -1.0, 3.0], [-2.0, -3.0, -5.0]], 0.1, 0.9, 0.99, 1e-8),
    descent(LONG, 0.01, 0.9, 0.999, 1e-8),
    descent(LONG[:, :1], 10.0, 0.9999, 0.9999, 0.0),
    descent(np.cos(np.arange(40.0)).reshape(2, 20), 1.0, 0.2, 0.8, 0.01),
)


@property_check(
    "Adam 的每一步都符合定义, 校正之后相同的梯度原样回来",
    "Each step of Adam is what it is by definition; corrected, equal gradients come back as they are",
    points=2,
    given={"case": descents()},
    also=[{"case": case} for case in DESCENTS],
)
def test_adam(answer, case):
    steps = adam_steps(**case)
    theta, way = steps.cumsum(axis=0), np.abs(steps).cumsum(axis=0)
    with hint(*HINT_ADAM):
        within(answer.adam(*case.values()), theta, 1e-9 * way + 1e-12, ("各步之后 θ 的值", "θ"))


@memo
def shares(beta, t):
    """What m̂_t is of gradients that are 0 but for one, which is 1: the recursion, and its value for equal gradients."""
    m, ones = np.zeros(t), 0.0
    for i in range(t):
        m, ones = beta * m, beta * ones + (1 - beta)
        m[i] += 1 - beta
    return m / ones


@property_check(
    "份额之和是 1, 各梯度乘以份额相加就是 m̂_t",
    "The shares sum to 1, and gradients times their shares add up to m̂_t",
    points=1.5,
    given={"beta": edges(0.0, 0.9999), "t": st.integers(1, 12)},
    also=[
        {"beta": beta, "t": t}
        for beta, t in (
            (0.5, 3),
            (0.0, 1),
            (0.0, 4),
            (0.9, 2),
            (0.9999, 1000),
            (0.001, 5),
            (0.995, 130),
            (0.2, 60),
            (1e-5, 3),
        )
    ],
)
def test_memory_weights(answer, beta, t):
    with hint(*HINT_WEIGHTS):
        close(answer.memory_weights(beta, t), shares(beta, t), ("份额", "the shares"))


@property_check(
    "梯度之和为正, Adam 却走到了反方向的高处",
    "The sum of the gradients is positive, and yet Adam ends high up in the wrong direction",
    points=1.5,
    given={"beta2": edges(0.001, 0.99), "height": edges(0.001, 200.0)},
    also=[
        {"beta2": beta2, "height": height}
        for beta2, height in ((0.1, 1.0), (0.001, 0.001), (0.5, 10.0), (0.9, 30.0), (0.95, 60.0), (0.99, 200.0))
    ],
    examples=25,
)
def test_wrong_way(answer, beta2, height):
    got = sequence(answer.wrong_way(beta2, height), None, ("这串数", "the list"))
    require(len(got) <= 5000, "至多 5000 个数", "There should be at most 5000 numbers", got=len(got))
    numbers = [number(g, ("其中的一个数", "one of the numbers")) for g in got]
    require(
        all(abs(g) <= 1e6 for g in numbers), "绝对值应不超过 10^6", "No number should be above 10^6 in size", got=got
    )
    with hint(*HINT_WRONG_WAY):
        at_least(math.fsum(numbers), 1.0, ("总和", "the sum"))
        at_least(height_reached(numbers, beta2), height, ("Adam 最后的 θ", "the last θ of Adam"))


@picture(
    "同一串梯度上的 Adam 与普通的梯度下降",
    "Adam and plain gradient descent on the same gradients",
    alt=(
        "横轴是步数: 普通梯度下降先猛地向下, 再慢慢回升, 最后在 0 以下; Adam 先向下一步, 然后一路向上, 越过虚线.",
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
