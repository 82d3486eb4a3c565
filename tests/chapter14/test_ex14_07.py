"""Checks of exercise 14.7."""

import math
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, fail, hint, picture, require, sequence, share_of_claims
from grader.strategies import edges, seeds

from .pins import ex14_07 as pins
from .pins.ex14_07 import BOOK, FLIPS, REFUTED, gibbs, proposals

EXERCISE = exercise(
    kind="discuss",
    book="§14.5.1, (14.26)-(14.28)",
    patterns=["two sides", "witness", "claims"],
    hints=[
        (
            "gibbs_kernel(p, i) 只在除 x_i 以外全都相同的状态之间有非零的项。",
            "gibbs_kernel(p, i) has entries only between states that agree in all but x_i.",
        ),
        ("把 p(x*_i | 其余) 当作 Q 代入 (14.28)，约分。", "Put p(x*_i | others) for Q in (14.28) and cancel."),
        (
            "被拒绝就停在原处：MH 矩阵的对角线收下所有被拒绝的概率。吉布斯采样也会停在原处：抽到了原来的值。",
            "What is rejected stays: the diagonal of the MH matrix takes all the rejected probability. Gibbs sampling stays, too, whenever it "
            "draws the old value again.",
        ),
    ],
    written={
        "essay": [
            ("由 (14.28) 推出接受率恒为 1", "The acceptance probability is 1, derived from (14.28)"),
            ("好处：计算不浪费，不必选择和调节 Q", "No computation is wasted, and no Q is to be chosen and tuned"),
            (
                "局限：强相关时走得慢，可能不连通，方差未必更小",
                "Slow where variables depend strongly, maybe not connected; the variance need not be smaller",
            ),
        ]
    },
    extra=["systematic_scan", "mean_acceptance"],
)

HINT_GIBBS = (
    "x_i 的条件分布：p 沿第 i 根轴除以它的和；行是原来的状态，列是新的状态。",
    "The conditional of x_i: p divided by its sums along axis i; rows are states before, columns states after.",
)
HINT_ACCEPTANCE = (
    "A = min(1, p(b) Q[b, a] / (p(a) Q[a, b]))：Q 不必对称。",
    "A = min(1, p(b) Q[b, a] / (p(a) Q[a, b])): Q need not be symmetric.",
)
HINT_MH = (
    "候选被拒绝时停在原处：这部分概率归对角线，它与 Q[a, a] 相加。",
    "A rejected candidate means staying: that probability belongs to the diagonal, on top of Q[a, a].",
)


@st.composite
def tables_of_states(draw):
    shape = draw(st.lists(st.sampled_from((2, 2, 3, 1)), min_size=1, max_size=3))
    rng = np.random.default_rng(draw(seeds()))
    return 10 ** rng.uniform(-6, 6, shape) if draw(st.integers(0, 3)) == 0 else rng.uniform(0.05, 1, shape)


@st.composite
def chains(draw):
    """{"p", "Q"}."""
    p = draw(tables_of_states())
    return {
        "p": p,
        "Q": proposals(draw(seeds()), p.size, draw(st.sampled_from(("full", "sparse", "symmetric", "tiny")))),
    }


@check(points=1, book="§14.5.1", hint=HINT_GIBBS)
def test_by_hand(answer):
    """两个二值变量的随机扫描，逐项相符 / Random scan of two binary variables, entry by entry"""
    expected = [
        [7 / 24, 1 / 3, 3 / 8, 0],
        [1 / 6, 1 / 2, 0, 1 / 3],
        [1 / 8, 0, 33 / 56, 2 / 7],
        [0, 1 / 6, 3 / 14, 13 / 21],
    ]
    close(answer.random_scan(BOOK), expected, ("转移矩阵", "the transition matrix"))


@check(points=2.5, book="§14.5.1", given={"p": tables_of_states()}, also=pins.gibbs_inputs, hint=HINT_GIBBS)
def test_gibbs(answer, p):
    """对一个变量采样的一步，以及随机选取变量的一步 /
    A step for one variable, and a step for a variable picked at random"""
    kernels = [gibbs(p, i) for i in range(p.ndim)]
    for i, kernel in enumerate(kernels):
        close(answer.gibbs_kernel(p, i), kernel, (f"变量 {i} 的转移矩阵", f"the transition matrix for variable {i}"))
    close(answer.random_scan(p), sum(kernels) / p.ndim, ("随机扫描的转移矩阵", "the matrix of the random scan"))


@check(points=2, book="(14.28)", given={"chain": chains()}, also=pins.acceptance_inputs, hint=HINT_ACCEPTANCE)
def test_acceptance(answer, chain):
    """(14.28) 的接受率，对任何 Q，也以吉布斯采样为 Q /
    The acceptance probabilities (14.28) for any Q, also with Gibbs sampling for Q"""
    p, Q = chain["p"], chain["Q"]
    close(answer.mh_acceptance(p, Q), acceptance(p, Q), ("接受率", "the acceptance probabilities"))
    for i in range(p.ndim):
        what = (f"以 gibbs_kernel(p, {i}) 为 Q 的接受率", f"the acceptance probabilities for gibbs_kernel(p, {i})")
        close(answer.mh_acceptance(p, gibbs(p, i)), np.ones((p.size, p.size)), what)


@check(
    points=1.5,
    book="图 14.9, (14.28) / fig. 14.9, (14.28)",
    given={"chain": chains()},
    also=pins.acceptance_inputs,
    hint=HINT_MH,
)
def test_mh(answer, chain):
    """MH 算法一步的转移矩阵，包括停在原处的概率 /
    The transition matrix of a step of MH, with the probability of staying"""
    p, Q = chain["p"], chain["Q"]
    close(answer.mh_kernel(p, Q), metropolis(p, Q), ("转移矩阵", "the transition matrix"))


@check(
    points=1,
    given={"n": st.integers(2, 4), "q": edges(0.01, 0.9)},
    also=pins.stuck,
    examples=12,
    hint=(
        "每一步只改一个变量：让中间的状态都不可能出现。",
        "A step changes one variable only: make all states in between impossible.",
    ),
)
def test_stuck(answer, n, q):
    """吉布斯采样从全取 0 到不了全取 1 / Gibbs sampling never gets from all zeros to all ones"""
    table = array(answer.stuck(n, q), (2,) * n, ("分布", "the distribution"))
    require(
        bool(np.all((table == 0) | (table >= 1e-6))),
        "表中的数应为 0 或不小于 10^-6",
        "A number of the table should be 0 or at least 10^-6",
        got=table,
    )
    close(float(table.sum()), 1.0, ("总和", "the total"))
    close(float(table[(1,) * n]), q, ("全取 1 的概率", "the probability of all ones"))
    require(table[(0,) * n] > 0, "全取 0 的概率应大于 0", "All zeros should have a positive probability", got=table)
    reached, todo = {(0,) * n}, [(0,) * n]
    while todo:
        x = todo.pop()
        for i in range(n):
            y = (*x[:i], 1 - x[i], *x[i + 1 :])
            if table[y] > 0 and y not in reached:
                reached.add(y)
                todo.append(y)
    if (1,) * n in reached:
        fail(
            "从全取 0 出发，每次改一个变量，可以走到全取 1",
            "All ones can be reached from all zeros by changing one variable at a time",
            got=table,
        )


@check(points=1.5, given={"claim": st.sampled_from(REFUTED)}, also=pins.witness, examples=4)
def test_witness(answer, claim):
    """witness 的例子各推翻一个说法 / The examples of witness refute one claim each"""
    lengths = {"detailed_balance_necessary": 2, "no_rejection_means_lower_variance": 3}
    got = sequence(answer.witness(claim), lengths.get(claim, 1), ("例子", "the example"))
    p = table_of(got[0])
    pi = p.ravel() / p.sum()
    if claim == "gibbs_always_moves":
        stays = float(np.diag(sum(gibbs(p, i) for i in range(p.ndim)) / p.ndim).max())
        require(stays >= 1e-6, "每一步都会离开原来的状态", "Every step leaves its state", got=p)
    elif claim == "systematic_scan_reversible":
        K = np.eye(p.size)
        for i in range(p.ndim):
            K = K @ gibbs(p, i)
        with hint(
            "只有一个变量或变量独立时，依次采样是可逆的。",
            "With one variable only, or independent ones, sampling in turn is reversible.",
        ):
            unbalanced(pi, K)
    elif claim == "detailed_balance_necessary":
        K = stochastic(got[1], p.size, ("K", "K"))
        close(pi @ K, pi, ("πK", "πK"))
        with hint("让概率沿着一个方向转圈。", "Let probability go round in one direction."):
            unbalanced(pi, K)
    else:
        f = array(got[1], (p.size,), ("f", "f"))
        Q = stochastic(got[2], p.size, ("Q", "Q"))
        K = metropolis(p, Q)
        require(
            bool(np.all(np.linalg.matrix_power(np.eye(p.size) + (K > 0), p.size) > 0)),
            "以 Q 为先验概率的 MH 算法应能从任何状态到达任何状态",
            "MH with Q should get from any state to any other",
            got=got,
        )
        scan = sum(gibbs(p, i) for i in range(p.ndim)) / p.ndim
        slow, fast = variance(pi, scan, f), variance(pi, K, f)
        with hint(
            "吉布斯采样常常抽到原来的值；让候选总是不同的值。",
            "Gibbs sampling often draws the old value again; let candidates always be different ones.",
        ):
            require(
                slow - fast >= 1e-6 - 1e-9,
                f"吉布斯采样的渐近方差是 {slow:.6g}，你的 MH 算法是 {fast:.6g}，前者没有大出 10^-6",
                f"The asymptotic variance is {slow:.6g} for Gibbs sampling and {fast:.6g} for your MH; the former is not larger by 10^-6",
                got=got,
            )


@check(
    points=0.5,
    given={"n": st.just(2), "q": st.just(0.5)},
    examples=1,
    requires=["test_witness", "test_stuck"],
    hint=(
        "假的说法各有一个反例，你已经造过了；(14.26) 是充分条件。",
        "What is false has a counterexample that you have made already; (14.26) is a sufficient condition.",
    ),
)
def test_claims(answer, n, q):
    """关于吉布斯采样的说法，孰真孰假 / What is true of Gibbs sampling, and what is not"""
    refuted = array(answer.stuck(n, q), (2,) * n, ("分布", "the distribution"))[(0,) * n] > 0
    return share_of_claims(answer.claims(), TRUTH, {"gibbs_always_irreducible": bool(refuted)})


@check(
    given={"p": tables_of_states()},
    also=pins.gibbs_inputs,
    examples=20,
    extra=True,
    hint=("先走的一步乘在左边。", "The step that comes first stands on the left of the product."),
)
def test_systematic(answer, p):
    """选做：依次扫描的转移矩阵 / Optional: the transition matrix of the systematic scan"""
    K = np.eye(p.size)
    for i in range(p.ndim):
        K = K @ gibbs(p, i)
    close(answer.systematic_scan(p), K, ("依次扫描的转移矩阵", "the matrix of the systematic scan"))


@check(
    given={"chain": chains()},
    also=pins.acceptance_inputs,
    examples=20,
    extra=True,
    hint=("按平稳分布加权；p 要先规范化。", "Weigh by the stationary distribution; normalise p first."),
)
def test_mean_acceptance(answer, chain):
    """选做：平均接受率 / Optional: the mean acceptance probability"""
    p, Q = chain["p"], chain["Q"]
    expected = math.fsum(((p.ravel() / p.sum())[:, None] * Q * acceptance(p, Q)).ravel())
    close(answer.mean_acceptance(p, Q), expected, ("平均接受率", "the mean acceptance probability"))


@picture(
    "两条链停在原处的概率",
    "How likely both chains are to stay where they are",
    alt=(
        "四个状态各两根条：随机扫描的吉布斯采样，以及总是改变一个变量的 MH 算法",
        "Two bars for each of four states: random-scan Gibbs sampling, and MH that always flips a variable",
    ),
)
def draw_staying(figure, answer, reference, says):
    axes = figure.subplots()
    scan = array(answer.random_scan(BOOK), (4, 4))
    flips = array(answer.mh_kernel(BOOK, FLIPS), (4, 4))
    places = np.arange(4)
    axes.bar(places - 0.2, np.diag(scan), width=0.4, label=says("吉布斯采样", "Gibbs sampling"))
    axes.bar(places + 0.2, np.diag(flips), width=0.4, label=says("总是翻转一个变量的 MH", "MH, always flipping"))
    axes.set_xticks(places, ["00", "01", "10", "11"])
    axes.set_xlabel(says("状态 (p = 0.1, 0.2, 0.3, 0.4)", "state (p = 0.1, 0.2, 0.3, 0.4)"))
    axes.set_ylabel(says("停在原处的概率", "probability of staying"))
    axes.legend(fontsize="small")


def acceptance(p, Q):
    flat, size = p.ravel(), p.size
    A = np.ones((size, size))
    for a, b in product(range(size), repeat=2):
        if Q[a, b] > 0:
            A[a, b] = min(1.0, flat[b] / flat[a] * Q[b, a] / Q[a, b])
    return A


def metropolis(p, Q):
    K = Q * acceptance(p, Q)
    for a in range(p.size):
        K[a, a] = 1 - math.fsum(K[a, b] for b in range(p.size) if b != a)
    return K


def table_of(got):
    """The student's positive table of states."""
    p = array(got, None, ("p", "p"))
    require(
        1 <= p.ndim <= 3 and all(1 <= length <= 3 for length in p.shape),
        "p 应有 1 到 3 根轴，每根长 1 到 3",
        "p should have 1 to 3 axes of length 1 to 3",
        got=got,
    )
    require(
        bool(np.all((p >= 1e-6) & (p <= 1e6))),
        "p 中的数应在 10^-6 与 10^6 之间",
        "The numbers of p should be between 10^-6 and 10^6",
        got=got,
    )
    return p


def stochastic(got, size, what):
    K = array(got, (size, size), what)
    zh, en = what
    close(K.sum(axis=1), np.ones(size), (f"{zh} 每行之和", f"the sum of each row of {en}"))
    require(
        bool(np.all((K == 0) | (K >= 1e-6))),
        f"{zh} 中的数应为 0 或不小于 10^-6",
        f"A number of {en} should be 0 or at least 10^-6",
        got=got,
    )
    return K


def unbalanced(pi, K):
    flow = pi[:, None] * K
    gap = float(np.abs(flow - flow.T).max())
    require(
        gap >= 1e-6 - 1e-9,
        f"满足细致平衡：|π_a K[a, b] − π_b K[b, a]| 至多 {gap:.3g}",
        f"Detailed balance holds: |π_a K[a, b] − π_b K[b, a]| is at most {gap:.3g}",
        got=K,
    )


def variance(pi, K, f):
    """The asymptotic variance, by the fundamental matrix."""
    centred = f - pi @ f
    Z = np.linalg.inv(np.eye(len(pi)) - K + pi[None, :])
    return float((pi * centred) @ (2 * Z - np.eye(len(pi))) @ centred)


TRUTH = {
    "gibbs_accepts_always": True,
    "gibbs_needs_no_prior_probability": True,
    "systematic_scan_keeps_p": True,
    "gibbs_always_moves": False,
    "systematic_scan_reversible": False,
    "detailed_balance_necessary": False,
    "no_rejection_means_lower_variance": False,
    "gibbs_always_irreducible": False,
}
