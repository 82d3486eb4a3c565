"""Checks of exercise cookbook8.7."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, exercise, fail, hint, integer, mapping, memo, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import cookbook08_07 as pins
from .pins.cookbook08_07 import fitted, mask_of, numbers
from .shared import derivatives

EXERCISE = exercise(
    kind="program",
    book="§8.11",
    patterns=["oracle", "metamorphic", "derived formula", "certificate"],
    hints=[
        (
            "先写没有掩码的一行 softmax：减去最大的分数，取指数，除以和。再问：被掩盖的项在这三步里各该怎样？",
            "Begin with the softmax of one row without a mask: subtract the largest score, take exponentials, divide "
            "by the sum. Then ask what "
            "masked entries should do in each of these steps.",
        ),
        (
            "反向：依次是输出对 V 与权重，权重对分数，分数对 Q 与 K；每一步都用差商核对。",
            "Backwards: the output by V and by the weights, the weights by the scores, the scores by Q and K; check "
            "each with difference quotients.",
        ),
        (
            "证据：把键画在数轴上，q 从负到正，看谁的 q·k 最大。",
            "Evidence: draw the keys on a line, let q go from negative to positive, and see whose q·k is largest.",
        ),
    ],
)

HINT_MASK = (
    "被掩盖的项不参加求和，也不参加取最大值；剩下的重新归一。",
    "Masked entries take no part in the sum, nor in the maximum; the rest is normalised anew.",
)
HINT_HARD = (
    "只在许可的键里比较 q·k；并列取下标最小的。",
    "Compare q·k among the keys that may be seen only; of tied ones take the smallest index.",
)
HINT_EVIDENCE = (
    "q 为正时谁的 q·k 最大？q 为负时呢？其余的键都夹在哪两个之间？",
    "Whose q·k is largest for positive q, and for negative q? Between which two are all the others?",
)


@st.composite
def scores(draw):
    n, N, _, _ = draw(sizes())
    rng = np.random.default_rng(draw(seeds()))
    S = numbers(rng, (n, N), draw(st.sampled_from(NUMBERS))) + draw(st.sampled_from([0.0, 0.0, 4990.0, -4990.0]))
    if draw(st.integers(0, 3)) == 3:
        S = np.clip(S * 1600, -5000, 5000)
    return {"S": S, "mask": mask_of(rng, n, N, draw(st.sampled_from(KINDS)))}


@st.composite
def attentions(draw, extreme=False):
    """Without a mask; extreme ones have one, and sometimes scores in the thousands."""
    n, N, d, u = draw(sizes())
    rng, kind = np.random.default_rng(draw(seeds())), st.sampled_from(NUMBERS)
    scale = draw(st.sampled_from([1.0, 0.5, 1 / np.sqrt(d), 3.0, 0.01, 100.0]))
    K, V = numbers(rng, (N, d), draw(kind)), numbers(rng, (N, u), draw(kind))
    if draw(st.integers(0, 4)) == 4:
        V = V * 1e5
    if draw(st.integers(0, 4)) == 4:
        K = K * draw(st.sampled_from([1e5, 0.1]))
    Q = numbers(rng, (n, d), draw(kind))
    kinds = KINDS if extreme else ["all"]
    return {
        "Q": fitted(Q * 1e5, K, scale, 4900) if extreme and draw(st.booleans()) else fitted(Q, K, scale, 30),
        "K": K,
        "V": V,
        "mask": mask_of(rng, n, N, draw(st.sampled_from(kinds))),
        "scale": float(scale),
    }


@st.composite
def integer_attentions(draw):
    n, N, d, u = draw(sizes())
    rng = np.random.default_rng(draw(seeds()))
    low = draw(st.sampled_from([-2, -2, -3, -20]))
    Q, K = (rng.integers(low, 1 - low, size=shape).astype(float) for shape in ((n, d), (N, d)))
    if draw(st.integers(0, 3)) == 3:
        K -= 25
    V = numbers(rng, (N, u), draw(st.sampled_from(NUMBERS))) * draw(st.sampled_from([1.0, 1.0, 1e5]))
    return {"Q": Q, "K": K, "V": V, "mask": mask_of(rng, n, N, draw(st.sampled_from(KINDS)))}


@st.composite
def lists_of_keys(draw):
    """Distinct integers, and which of them is meant."""
    many = draw(st.sampled_from([1, 2, 3, 4, 5, 6, 8, 8, 14, 60]))
    rng = np.random.default_rng(draw(seeds()))
    spread = draw(st.sampled_from([many, 2 * many + 3, 10**6]))
    keys = rng.choice(np.arange(-spread, spread + 1), size=many, replace=False) + draw(
        st.sampled_from([0, 0, spread, -spread])
    )
    keys = np.clip(keys, -(10**6), 10**6) if len(set(np.clip(keys, -(10**6), 10**6).tolist())) == many else keys // 2
    return {"keys": [int(k) for k in keys], "j": draw(st.integers(0, many - 1))}


@check(points=1, book="§8.11.2", hint=HINT_MASK)
def test_three_keys(answer):
    """三个键，手算；再盖住第三个 / Three keys by hand; then the third is masked"""
    S = np.log([[2.0, 1.0, 4.0]])
    for mask, expected in (([True, True, True], [2 / 7, 1 / 7, 4 / 7]), ([True, True, False], [2 / 3, 1 / 3, 0.0])):
        close(answer.weights(S, np.array([mask])), [expected], ("权重", "the weights"))


@check(points=2, book="§8.11.2", given={"case": scores()}, also=pins.weights)
def test_weights(answer, case):
    """每行的权重只分给许可的键，分数是正负几千时也一样 /
    The weights of a row go to the keys that may be seen, also where scores are thousands, of either sign"""
    judge_weights(answer, case["S"], case["mask"])


@check(points=1.5, book="§8.11.2", given={"case": attentions(), "seed": seeds()}, also=pins.attend, examples=40)
def test_attend(answer, case, seed):
    """没有掩码时软注意力的输出；键与值一起换次序，或各键、各值都加上同一个向量时也对 /
    The output of soft attention without a mask, also with keys and values in another order, or one vector added to all keys or to all values
    """
    Q, K, V, mask, scale = (case[name] for name in NAMES)
    expected = outputs(Q, K, V, mask, scale)
    size, words = float(np.abs(V).max()), ("输出", "the output")
    with hint(*HINT_ATTEND):
        judge_output(answer, case)
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(K))
    with hint(*HINT_INVARIANT):
        with at("键与值一起换了次序", "keys and values in another order"):
            got = answer.attend(Q, K[order], V[order], mask, scale)
            close(got, expected, words, abs=1e-9 * size, rel=0.0)
        shift, lift = rng.integers(1, 4, size=K.shape[1]) / 2, rng.integers(1, 4, size=V.shape[1]) / 2
        moved = K + shift
        if np.abs(K).max() <= 10 and scale * float((np.abs(Q) @ np.abs(moved).T).max()) <= 5000 and _fine(moved):
            with at("各键都加上同一个向量", "with one vector added to all keys"):
                close(answer.attend(Q, moved, V, mask, scale), expected, words, abs=1e-9 * size, rel=0.0)
        if size <= 10 and _fine(V + lift):
            with at("各值都加上同一个向量", "with one vector added to all values"):
                got = answer.attend(Q, K, V + lift, mask, scale)
                close(got, expected + lift, words, abs=1e-9 * max(1e-3, float(np.abs(V + lift).max())), rel=0.0)


@check(
    points=1.5,
    book="§8.11.2",
    given={"case": attentions(), "seed": seeds(), "size": st.sampled_from([1.0, 1.0, 1e5, 1e-5])},
    also=pins.attend_backward,
    examples=30,
)
def test_attend_backward(answer, case, seed, size):
    """没有掩码时对 Q、K、V 的导数，scale 也算在内 / The derivatives by Q, K and V without a mask, with scale"""
    judge_slopes(answer, case, slope_at_output(case, seed, size))


@check(
    points=1, book="§8.11.2", given={"case": attentions(extreme=True), "seed": seeds()}, also=pins.masked, examples=30
)
def test_masked(answer, case, seed):
    """有掩码时的输出和导数，分数是几千、查询什么都看不见时也在内 /
    Output and derivatives with masks, also where scores are thousands or queries see nothing"""
    with hint(*(HINT_ATTEND if case["mask"].any(axis=1).all() else HINT_EMPTY)):
        judge_output(answer, case)
        judge_slopes(answer, case, slope_at_output(case, seed))


@check(points=1, book="§8.11.3", given={"case": integer_attentions()}, also=pins.hard, hint=HINT_HARD)
def test_hard(answer, case):
    """硬注意力取许可的键中内积最大的一个，并列时取下标最小的 /
    Hard attention takes the key of largest inner product among those it may see, the first of tied ones"""
    Q, K, V, mask = (case[name] for name in NAMES[:4])
    expected = []
    for q, seen in zip(Q, mask, strict=True):
        best = None
        for k in np.flatnonzero(seen):
            if best is None or sum(q * K[k]) > sum(q * K[best]):
                best = k
        expected.append(np.zeros(V.shape[1]) if best is None else V[best])
    close(answer.hard(Q, K, V, mask), np.array(expected), ("输出", "the output"), abs=0.0)


@check(points=2, book="§8.11.2", given={"case": lists_of_keys()}, also=pins.evidence, hint=HINT_EVIDENCE)
def test_evidence(answer, case):
    """每个键的证据：一个让它权重最大的查询，或者它夹在哪两个键之间 /
    Evidence for every key: a query that gives it the largest weight, or the two keys between which it lies"""
    keys, j = case["keys"], case["j"]
    found = mapping(answer.evidence(keys, j), (), ("证据", "the evidence"))
    if ("query" in found) == ("between" in found):
        fail(
            '应恰有 "query" 与 "between" 中的一个键',
            'There should be exactly one of the keys "query" and "between"',
            got=found,
        )
    if "query" in found:
        q = Fraction(number(found["query"], ('"query"', '"query"')))
        better = [i for i, k in enumerate(keys) if i != j and q * k >= q * keys[j]]
        require(
            not better,
            f"q = {float(q):.6g} 时，键 {keys[j]} 的权重不大于键 {keys[better[0]] if better else 0} 的",
            f"With q = {float(q):.6g} the weight of key {keys[j]} is not above that of key "
            f"{keys[better[0]] if better else 0}",
            got=found,
        )
        return
    parts = sequence(found["between"], 3, ('"between"', '"between"'))
    a, b = (integer(one, ('"between" 中的下标', 'an index in "between"')) for one in parts[:2])
    t = number(parts[2], ("t", "t"))
    require(
        all(0 <= one < len(keys) and one != j for one in (a, b)),
        f"a = {a}, b = {b} 应是 0 到 {len(keys) - 1} 的下标，且不是 {j}",
        f"a = {a} and b = {b} should be indices from 0 to {len(keys) - 1} other than {j}",
        got=found,
    )
    require(0 < t < 1, f"t = {t:.10g} 应在 0 与 1 之间", f"t = {t:.10g} should lie between 0 and 1", got=found)
    mixed = (1 - Fraction(t)) * keys[a] + Fraction(t) * keys[b]
    with hint(*HINT_MIXED):
        require(
            abs(mixed - keys[j]) <= abs(keys[a] - keys[b]) * Fraction(1, 10**9),
            f"(1-t)·k_a + t·k_b 是 {float(mixed):.12g}，不是 {keys[j]}",
            f"(1-t)·k_a + t·k_b is {float(mixed):.12g} and not {keys[j]}",
            got=found,
        )


@picture(
    "四个键 -2, 0, 1, 3 的权重随查询 q 的变化",
    "The weights of four keys -2, 0, 1, 3 as the query q varies",
    alt=(
        "横轴是 q，纵轴是权重：q 为负时键 -2 最高，q 为正时键 3 最高，中间两个键的曲线从不在最上面",
        "q across, weights upwards: key -2 is on top for negative q and key 3 for positive q; the curves of the "
        "inner keys are never on top",
    ),
)
def draw_weights(figure, answer, reference, says):
    keys, queries = np.array([-2.0, 0.0, 1.0, 3.0]), np.linspace(-2, 2, 81)
    A = np.asarray(answer.weights(np.outer(queries, keys), np.ones((81, 4), dtype=bool)))
    axes = figure.add_subplot()
    for k, key in enumerate(keys):
        axes.plot(queries, A[:, k], label=says(f"键 {key:g}", f"key {key:g}"))
    axes.set_xlabel("q")
    axes.set_ylabel(says("权重", "weight"))
    axes.legend(fontsize="small")


HINT_EMPTY = (
    "一行里一个都不许看时，没有可归一的东西：先认出这样的行。",
    "Where a row may see nothing, there is nothing to normalise: recognise such rows first.",
)
HINT_SHIFT = (
    "同一行的分数同减一个数，softmax 不变：减去许可的分数中最大的。",
    "Subtracting one number from all scores of a row does not change its softmax: subtract the largest that may be "
    "seen.",
)
HINT_ATTEND = (
    "分数是 scale·QKᵀ，每一行是一个查询，只看许可的键；权重乘 V。",
    "The scores are scale·QKᵀ, one row for each query, which sees only what it may; the weights multiply V.",
)
HINT_INVARIANT = (
    "给每个键加同一个向量，一行里的分数都变化同样多；给每个值加同一个向量，输出也加上它。",
    "One vector added to all keys changes all scores of a row equally; one vector added to all values is added to "
    "the output.",
)
HINT_SCORES = (
    "一行权重的和是 1：一个分数变大，其余权重都变小。softmax 的雅可比不是对角的。",
    "The weights of a row add up to 1: where one score grows, all other weights shrink. The Jacobian of softmax is "
    "not diagonal.",
)
HINT_VALUES = (
    "固定权重，输出是 V 的一次函数。反向里的权重与前向的相同吗（scale，掩码）？",
    "With fixed weights the output is linear in V. Are the weights of the backward pass those of the forward pass "
    "(scale, mask)?",
)
HINT_MIXED = ("t = 0 时得到 k_a，t = 1 时得到 k_b。", "t = 0 gives k_a, and t = 1 gives k_b.")
KINDS = ["all", "random", "causal", "one empty", "some", "one each", "none"]
NUMBERS = ["tenths", "fine", "tenths", "fine", "tiny", "alike", "repeated"]


@st.composite
def sizes(draw):
    """(n, N, d, u); sometimes one of them is large."""
    small = st.integers(1, 4)
    return draw(
        st.one_of(
            st.tuples(small, small, small, small),
            st.tuples(small, small, small, small),
            st.sampled_from([(1, 1, 1, 1), (3, 45, 2, 1), (14, 3, 12, 2), (2, 5, 3, 12), (5, 5, 9, 4)]),
        )
    )


def softmax_of_seen(S, mask):
    """Row by row and entry by entry, of real and of complex scores."""
    A = np.zeros(S.shape, dtype=S.dtype)
    for i in range(len(S)):
        seen = np.flatnonzero(mask[i])
        if seen.size:
            e = np.exp(S[i, seen] - S[i, seen].real.max())
            A[i, seen] = e / e.sum()
    return A


def judge_weights(answer, S, mask):
    got = array(answer.weights(S, mask), S.shape, ("权重", "the weights"))
    empty = ~mask.any(axis=1)
    with hint(*HINT_EMPTY):
        close(
            got[empty],
            np.zeros((int(empty.sum()), S.shape[1])),
            ("一个都不许看的行的权重", "the weights of rows that may see nothing"),
            abs=0.0,
        )
    with hint(*HINT_MASK):
        require(
            bool(np.all(got[~mask] == 0)),
            "不许看的键的权重应正好是 0",
            "The weight of a key that may not be seen should be exactly 0",
            got=got,
        )
    with hint(*(HINT_SHIFT if np.abs(S).max() > 700 else HINT_MASK)):
        close(got, softmax_of_seen(S, mask), ("权重", "the weights"), rel=0.0)


NAMES = ("Q", "K", "V", "mask", "scale")


def outputs(Q, K, V, mask, scale):
    """Of real and of complex arrays."""
    return softmax_of_seen(scale * Q @ K.T, mask) @ V


def judge_output(answer, case):
    got = answer.attend(*(case[name] for name in NAMES))
    expected = outputs(*(case[name] for name in NAMES))
    close(got, expected, ("输出", "the output"), abs=1e-9 * float(np.abs(case["V"]).max()), rel=0.0)


def _fine(numbers):
    """Whether these are numbers that the stub allows."""
    return bool(np.all((numbers == 0) | (np.abs(numbers) >= 1e-6)))


@memo
def slopes(Q, K, V, mask, scale, dO):
    """The derivatives of Σ dO ⊙ output by Q, K and V, without formulas."""
    return (
        derivatives(lambda Q: np.sum(dO * outputs(Q, K, V, mask, scale)), Q),
        derivatives(lambda K: np.sum(dO * outputs(Q, K, V, mask, scale)), K),
        derivatives(lambda V: np.sum(dO * outputs(Q.astype(complex), K, V, mask, scale)), V),
    )


def loss(case, seed, size=1.0):
    """Nowhere 0."""
    shape = len(case["Q"]), case["V"].shape[1]
    rng = np.random.default_rng(seed)
    return {**case, "dO": size * rng.choice([-1, 1], size=shape) * rng.uniform(0.2, 1, shape).round(3)}


def judge_slopes(answer, case, dO):
    Q, K, V, mask, scale = (case[name] for name in NAMES)
    dQ, dK, dV = slopes(Q, K, V, mask, scale, dO)
    got = sequence(answer.attend_backward(Q, K, V, mask, scale, dO), 3, ("(dQ, dK, dV)", "(dQ, dK, dV)"))
    steep = float(np.abs(dO).max())
    unit = 1e-9 * scale * steep * float(np.abs(V).max())
    with hint(*HINT_VALUES):
        close(got[2], dV, ("dV", "dV"), abs=1e-9 * steep, rel=0.0)
    with hint(*HINT_SCORES):
        close(got[0], dQ, ("dQ", "dQ"), abs=unit * float(np.abs(K).max()), rel=0.0)
        close(got[1], dK, ("dK", "dK"), abs=unit * float(np.abs(Q).max()), rel=0.0)


def slope_at_output(case, seed, size=1.0):
    """Nowhere 0, unless the size is."""
    shape = len(case["Q"]), case["V"].shape[1]
    rng = np.random.default_rng(seed)
    return size * rng.choice([-1, 1], size=shape) * rng.uniform(0.2, 1, shape).round(3)
