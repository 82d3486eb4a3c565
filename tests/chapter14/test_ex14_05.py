"""Checks of exercise 14.5."""

import math
from contextlib import nullcontext
from itertools import pairwise, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, exercise, hint, mapping, memo, number, picture, require, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import edges, seeds

from .pins import ex14_05 as pins
from .pins.ex14_05 import drawn

EXERCISE = exercise(
    kind="discuss",
    book="§14.3, (14.11), §3.3",
    patterns=["two sides", "derived formula", "witness", "claims"],
    hints=[
        ("T = 1 时把公式再读一遍：还剩下什么？", "Read the formula again for T = 1: what is left of it?"),
        (
            "Z 的和有 K^T 项：令 α_t(k) 为到位置 t 为止、以标记 k 结尾的各序列之和，由 α_t 求 α_(t+1)，全用对数。",
            "Z has K^T terms: let α_t(k) be the sum over all beginnings up to position t that end in label k, and find α_(t+1) from α_t, all in "
            "logarithms.",
        ),
        (
            "梯度是特征在观察到的序列中的次数，减去它在模型下的期望；期望要用相邻两个位置的联合边际。",
            "The gradient is the count of a feature in the observed sequence minus its expectation; expectations of transitions take the joint "
            "marginals of two adjacent positions.",
        ),
    ],
    written={
        "essay": [
            (
                "都是判别式的对数线性模型，梯度形式相同",
                "Both are discriminative and log-linear, with gradients of the same form",
            ),
            ("T = 1 或 A = 0 时条件随机场就是对率回归", "For T = 1 or A = 0 the CRF is logistic regression"),
            (
                "全局规范化与标记的相关，动态规划的代价",
                "Normalised over sequences, labels depend on one another; the cost of dynamic programming",
            ),
        ]
    },
    extra=["correlated_crf"],
)

HINT_LOG_PROB = (
    "Z 对整个序列求和，不是逐位置规范化；全程用对数。",
    "Z sums over whole sequences, it is not position by position; stay in logarithms throughout.",
)
HINT_MARGINALS = (
    "位置 t 的边际既依赖前面，也依赖后面：前向与后向的对数相加，再减 ln Z。",
    "A marginal depends on what comes before and after: add the logarithms of forward and backward sums, and subtract ln Z.",
)
HINT_GRADIENT = (
    "观察到的次数减去模型下的期望次数；A 的期望是相邻两个位置的联合边际之和。",
    "Observed counts minus expected ones; for A the expectation sums joint marginals of adjacent positions.",
)


@st.composite
def cases(draw, longest=5):
    T, d, K = draw(st.integers(1, longest)), draw(st.integers(1, 3)), draw(st.integers(1, 4))
    return drawn(
        draw(seeds()), T, d, K, draw(st.sampled_from((0.5, 1.0, 2.0, 5.0))), draw(st.sampled_from((False, False, True)))
    )


@check(points=1, book="(14.11)", hint=HINT_LOG_PROB)
def test_by_hand(answer):
    """两个位置、两个类：可以笔算的条件概率和边际概率 /
    Two positions and two classes: probabilities and marginals that can be found by hand"""
    X, U, b, A = np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.array([[0.0, 0.0], [0.0, math.log(2)]])
    for y, chance in (([0, 0], 0.2), ([0, 1], 0.2), ([1, 0], 0.2), ([1, 1], 0.4)):
        close(
            answer.crf_log_prob(y, X, U, b, A),
            math.log(chance),
            (f"序列 {y} 的 ln P", f"the log-probability of {y}"),
            abs=1e-8,
        )
    close(answer.crf_marginals(X, U, b, A), [[0.4, 0.6], [0.4, 0.6]], ("边际概率", "the marginals"), abs=1e-8)


@check(points=1.5, book="§3.3, (14.11)", given={"case": cases()}, also=pins.softmax, examples=40)
def test_softmax(answer, case):
    """对率回归的对数概率；A = 0 时条件随机场是它们之和 /
    The log-probability of logistic regression; with A = 0 the CRF is their sum"""
    y, X, U, b, A = case.values()
    place = len(y) // 2
    S = scores(X, U, b)
    logs = [
        one[k] - max(one) - math.log(math.fsum(math.exp(score - max(one)) for score in one))
        for k, one in zip(y, S, strict=True)
    ]
    with hint(*HINT_SOFTMAX):
        what = ("对率回归的 ln P(y | x)", "the log-probability of logistic regression")
        got = answer.softmax_log_prob(y[place], X[place], U, b)
        close(got, logs[place], what, abs=1e-8)
        # Other calls, each of which differs from the one before in one argument only.
        call = {"y": y[place], "x": X[place], "U": U, "b": b}
        for name, new in (("y", len(b) - 1 - y[place]), ("x", X[place] / 2), ("U", U[::-1] / 2), ("b", b[::-1] / 2)):
            call[name] = new
            (one,) = scores([call["x"]], call["U"], call["b"])
            expected = one[call["y"]] - max(one) - math.log(math.fsum(math.exp(score - max(one)) for score in one))
            with at(f"与上一次调用只差 {name}", f"only {name} differs from the call before"):
                close(answer.softmax_log_prob(*call.values()), expected, what, abs=1e-8)
    with hint(
        "没有转移的分数时各位置互不相干：ln P 是各位置之和。",
        "Without scores of transitions positions have nothing to do with one another: ln P is a sum over them.",
    ):
        got = answer.crf_log_prob(y, X, U, b, np.zeros_like(A))
        close(got, math.fsum(logs), ("A = 0 时的 ln P(y | X)", "the log-probability for A = 0"), abs=1e-8)


@check(points=2, book="(14.11)", given={"case": cases()}, also=pins.log_prob, hint=HINT_LOG_PROB)
def test_log_prob(answer, case):
    """ln P(y | X) 与枚举全部序列一致，序列很长时也对 /
    ln P(y | X) is what all sequences give, and right for long ones, too"""
    for where, (y, X, U, b, A) in in_turn(case):
        expected = path_score(y, X, U, b, A) - oracle(X, U, b, A)["logZ"]
        with where:
            got = answer.crf_log_prob(y, X, U, b, A)
            close(got, expected, ("ln P(y | X)", "the log-probability ln P(y | X)"), abs=1e-8)


@check(points=1.5, given={"case": cases()}, also=pins.log_prob, examples=40, hint=HINT_MARGINALS)
def test_marginals(answer, case):
    """边际概率与枚举全部序列一致，序列很长时也对 /
    Marginals are what all sequences give, and right for long ones, too"""
    for where, (_, X, U, b, A) in in_turn(case):
        with where:
            got = answer.crf_marginals(X, U, b, A)
            close(got, oracle(X, U, b, A)["states"], ("边际概率", "the marginals"), abs=1e-8)


@check(points=2, given={"case": cases()}, also=pins.log_prob, examples=40, hint=HINT_GRADIENT)
def test_gradient(answer, case):
    """ln P(y | X) 对 U, b, A 的梯度 / The gradient of ln P(y | X) with respect to U, b and A"""
    for where, (y, X, U, b, A) in in_turn(case):
        model = oracle(X, U, b, A)
        gaps = np.eye(len(b))[y] - model["states"]
        transitions = -np.array(model["pairs"]).reshape(A.shape) if len(y) > 1 else np.zeros(A.shape)
        for i, j in pairwise(y):
            transitions[i, j] += 1
        with where:
            got = mapping(answer.crf_gradient(y, X, U, b, A), ("U", "b", "A"), ("梯度", "the gradient"))
            for key, expected in (("U", gaps.T @ X), ("b", gaps.sum(axis=0)), ("A", transitions)):
                close(got[key], expected, (f"对 {key} 的梯度", f"the gradient with respect to {key}"), abs=1e-8)


@check(
    points=0.75,
    given={"gap": edges(0.001, 0.45)},
    also=pins.marginal_differs,
    examples=8,
    hint=(
        "两个位置、两个类就够了：让 U, b 为 0，写出四个序列的权重。",
        "Two positions and two classes are enough: with U and b of 0, write down the weights of all four sequences.",
    ),
)
def test_marginal_differs(answer, gap):
    """例子中条件随机场的边际比对率回归的概率大 gap /
    An example whose CRF marginal exceeds logistic regression by gap"""
    close(
        excess(answer.marginal_differs(gap)),
        gap,
        ("你的例子中 P(y_0 = 1 | X) 与 P(1 | X_0) 之差", "P(y_0 = 1 | X) less P(1 | X_0) of your example"),
        abs=1e-8,
    )


@check(
    points=0.75,
    given={"T": st.integers(2, 6)},
    also=pins.argmax_fails,
    examples=5,
    hint=(
        "先看 T = 2：一个标记的概率分给了几个序列，另一个的全归一个序列。T 更大时，可以用 X 把其余位置定死。",
        "First T = 2: one label divides its probability among several sequences, the other has it all in one. For larger T the other "
        "positions may be fixed by X.",
    ),
)
def test_argmax_fails(answer, T):
    """逐个最可能的标记不组成最可能的序列的例子 /
    An example where the labels that are most probable one by one do not make the most probable sequence"""
    X, U, b, A = parameters(answer.marginal_argmax_fails(T), 6, T, 3)
    states = oracle(X, U, b, A)["states"]
    for t, row in enumerate(states):
        ranked = sorted(row)
        require(
            len(row) > 1 and ranked[-1] - ranked[-2] >= 1e-3 - 1e-9,
            f"位置 {t} 的边际概率 {[float(p) for p in row]} 中，最大的没有比其余的大 10^-3",
            f"At position {t} the largest of the marginals {[float(p) for p in row]} does not exceed the others by 10^-3",
        )
    labels = [int(k) for k in states.argmax(axis=1)]
    logZ = oracle(X, U, b, A)["logZ"]
    chances = {y: math.exp(path_score(y, X, U, b, A) - logZ) for y in product(range(len(b)), repeat=T)}
    best = max(chances, key=chances.__getitem__)
    require(
        chances[best] - chances[tuple(labels)] >= 1e-3 - 1e-9,
        f"逐个最可能的标记 {labels} 的概率是 {chances[tuple(labels)]:.6g}，最可能的序列 {list(best)} 的概率是 {chances[best]:.6g}，没有大出 10^-3",
        f"The labels {labels}, most probable one by one, have probability {chances[tuple(labels)]:.6g}; the most probable sequence {list(best)} "
        f"has {chances[best]:.6g}, which is not larger by 10^-3",
    )


@check(
    points=0.5,
    given={"gap": st.sampled_from((0.05, 0.2))},
    examples=1,
    requires=["test_marginal_differs", "test_argmax_fails"],
    hint=(
        "一个关于所有参数的说法，一个例子就能推翻；试试给 A 或 b 的每一项加上同一个数。",
        "A statement about all parameters falls with one example; try adding the same number to all of A or b.",
    ),
)
def test_claims(answer, gap):
    """两种模型的异同，孰真孰假 / What is true of both models, and what is not"""
    refuted = excess(answer.marginal_differs(gap)) > 0.01
    return share_of_claims(answer.claims(), TRUTH, {"crf_marginal_equals_softmax": refuted})


@check(
    given={"r": edges(0.1, 10.0)},
    also=pins.correlated,
    examples=8,
    extra=True,
    hint=(
        "P 之比里 Z 约掉了：写出四个序列的分数。",
        "Z cancels in ratios of P: write down the scores of all four sequences.",
    ),
)
def test_correlated(answer, r):
    """选做：优势比为 r 的条件随机场 / Optional: a CRF whose odds ratio is r"""
    U, b, A = sequence(answer.correlated_crf(r), 3, ("(U, b, A)", "(U, b, A)"))
    array(U, (2, 1), ("U", "U"))
    array(b, (2,), ("b", "b"))
    A = array(A, (2, 2), ("A", "A"))
    require(bool(np.abs(A).max() <= 5), "数的绝对值应不超过 5", "Numbers should be at most 5 in size", got=A)
    odds = math.exp(A[0, 0] + A[1, 1] - A[0, 1] - A[1, 0])
    close(odds, r, ("优势比", "the odds ratio"), abs=1e-8)


@picture(
    "转移的分数增大时，五个位置上类 1 的边际概率",
    "The marginals of class 1 at five positions as the score of staying grows",
    alt=(
        "横轴是留在同一类的分数，纵轴是边际概率；虚线是对率回归，分数为 0 时曲线与虚线相遇",
        "Marginals against the score of staying in a class; dotted lines are logistic regression, which the curves meet at a score of 0",
    ),
)
def draw_marginals(figure, answer, reference, says):
    X = np.array([[1.0], [-0.5], [0.3], [-1.0], [0.8]])
    U, b = np.array([[0.0], [1.5]]), np.zeros(2)
    stays = np.linspace(-3, 3, 25)
    curves = np.array([array(answer.crf_marginals(X, U, b, stay * np.eye(2)), (5, 2))[:, 1] for stay in stays])
    axes = figure.subplots()
    for t in range(5):
        (line,) = axes.plot(stays, curves[:, t], label=f"t = {t}")
        axes.axhline(math.exp(number(answer.softmax_log_prob(1, X[t], U, b))), ls=":", color=line.get_color())
    axes.set_xlabel(says("留在同一类的分数", "score of staying in the same class"))
    axes.set_ylabel(says("类 1 的边际概率", "marginal of class 1"))
    axes.legend(fontsize="small")


HINT_SOFTMAX = (
    "ln P = 自己的分数减去 ln Σ e^分数；先减去最大的分数，指数才不会溢出。",
    "ln P is the score minus ln Σ e^score; subtract the largest score first, so that no exponential overflows.",
)


def scores(X, U, b):
    return [
        [math.fsum([*(u * x for u, x in zip(row, place, strict=True)), bias]) for row, bias in zip(U, b, strict=True)]
        for place in X
    ]


@memo
def oracle(X, U, b, A):
    """{"logZ", "states", "pairs"}: ln Z, marginals, and the sums of joint marginals of adjacent positions."""
    S = np.array(scores(X, U, b))
    T, K = S.shape
    if K**T <= 729:
        paths = list(product(range(K), repeat=T))
        logs = [
            math.fsum([*(S[t, y] for t, y in enumerate(path)), *(A[i, j] for i, j in pairwise(path))]) for path in paths
        ]
        logZ = max(logs) + math.log(math.fsum(math.exp(one - max(logs)) for one in logs))
        states, pairs = np.zeros((T, K)), np.zeros((K, K))
        for path, log in zip(paths, logs, strict=True):
            chance = math.exp(log - logZ)
            states[np.arange(T), path] += chance
            for i, j in pairwise(path):
                pairs[i, j] += chance
        return {"logZ": logZ, "states": states, "pairs": pairs}
    # Messages shifted to a maximum of 0; the shifts are added up by themselves.
    left, right, shift = [S[0] - S[0].max()], [np.zeros(K)], [float(S[0].max())]
    for t in range(1, T):
        new = S[t] + log_sum(left[-1][:, None] + A, 0)
        shift.append(float(new.max()))
        left.append(new - new.max())
        new = log_sum(A + (S[T - t] + right[-1])[None, :], 1)
        right.append(new - new.max())
    right = right[::-1]
    states = np.array([normalised(one + other) for one, other in zip(left, right, strict=True)])
    pairs = sum(normalised(left[t][:, None] + A + (S[t + 1] + right[t + 1])[None, :]) for t in range(T - 1))
    return {"logZ": math.fsum(shift) + float(log_sum(left[-1], 0)), "states": states, "pairs": pairs}


def log_sum(logs, axis):
    top = logs.max(axis=axis, keepdims=True)
    return np.squeeze(top, axis) + np.log(np.exp(logs - top).sum(axis=axis))


def normalised(logs):
    weights = np.exp(logs - logs.max())
    return weights / weights.sum()


def path_score(y, X, U, b, A):
    S = scores(X, U, b)
    return math.fsum([*(S[t][k] for t, k in enumerate(y)), *(float(A[i, j]) for i, j in pairwise(y))])


def in_turn(case):
    """Pairs (where, arguments): the case, and if it is short, others that differ from the one before in one argument only."""
    y, X, U, b, A = case.values()
    yield nullcontext(), (y, X, U, b, A)
    if len(y) <= 5:
        for name, new in (("y", y[::-1]), ("A", A.T / 2), ("b", b[::-1] / 2), ("U", U[::-1] / 2), ("X", X[::-1] / 2)):
            y, X, U, b, A = ({"y": y, "X": X, "U": U, "b": b, "A": A} | {name: new}).values()
            yield at(f"与上一次调用只差 {name}", f"only {name} differs from the call before"), (y, X, U, b, A)


def excess(got):
    """P(y_0 = 1 | X) of the CRF less P(1 | X_0) of logistic regression."""
    X, U, b, A = parameters(got, 20)
    require(len(b) > 1, "应至少有两个类", "There should be two classes at least", got=got)
    return float(oracle(X, U, b, A)["states"][0, 1] - normalised(np.array(scores(X, U, b)[0]))[1])


def parameters(got, longest, T=None, classes=4):
    """The student's (X, U, b, A)."""
    X, U, b, A = sequence(got, 4, ("(X, U, b, A)", "(X, U, b, A)"))
    X, U = array(X, (T, None), ("X", "X")), array(U, (None, None), ("U", "U"))
    K = len(U)
    b, A = array(b, (K,), ("b", "b")), array(A, (K, K), ("A", "A"))
    require(
        1 <= len(X) <= longest and 1 <= X.shape[1] <= 3 and U.shape[1] == X.shape[1] and 1 <= K <= classes,
        f"T, d, K 应在范围之内 (T ≤ {longest}, d ≤ 3, K ≤ {classes}), U 的列数等于 X 的列数",
        f"T, d and K should be within the ranges (T ≤ {longest}, d ≤ 3, K ≤ {classes}), and U have as many columns as X",
        got=got,
    )
    require(
        all(float(np.abs(part).max()) <= 5 for part in (X, U, b, A)),
        "数的绝对值应不超过 5",
        "Numbers should be at most 5 in size",
        got=got,
    )
    return X, U, b, A


TRUTH = {
    "both_discriminative": True,
    "both_concave_loglik": True,
    "crf_with_zero_A_factorises": True,
    "crf_normalises_over_sequences": True,
    "crf_marginal_equals_softmax": False,
    "argmax_of_marginals_is_best_sequence": False,
    "parameters_unique": False,
}
