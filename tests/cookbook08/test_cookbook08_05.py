"""Checks of exercise cookbook8.5."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at_least, between, check, close, exercise, hint, number, picture, require, sequence
from grader.strategies import edges, seeds

from .pins import cookbook08_05 as pins
from .pins.cookbook08_05 import RUN
from .shared import derivatives, softmax

EXERCISE = exercise(
    kind="derive",
    book="§8.8",
    patterns=["derived formula", "oracle", "witness"],
    hints=[
        (
            "一个导数写成数组之前，先写一个分量：谁对谁求导，下标各是什么。",
            "Before a derivative becomes an array, write one component of it: what is differentiated by what, and "
            "which indices it has.",
        ),
        (
            "拿不准就用差商核对：把一个数改 1e-6，看结果变了多少。",
            "When in doubt compare with a difference quotient: change one number by 1e-6 and see by how much the "
            "result changes.",
        ),
        (
            "幂：三角矩阵的特征值就在对角线上，其余的数随你选。截断：一个很大的分量和许多不大不小的分量，各剩下什么？",
            "Powers: the eigenvalues of a triangular matrix stand on its diagonal, the rest is yours to choose. "
            "Cutting: what is left of one "
            "very large component, and what of many moderate ones?",
        ),
    ],
)

HINT_OUTPUT = (
    "softmax 的分母里有哪些分数？其中每一个又用到 Wy 的哪一行？",
    "Which scores are in the denominator of the softmax, and which row of Wy does each of them use?",
)
HINT_STATES = (
    "逐步代入；v_0 是初值，不是结果的一行。",
    "Step by step; v_0 is the initial value and no row of the result.",
)
HINT_STATE_JACOBIAN = (
    "先写一步：∂v_i[p] / ∂v_{i-1}[q] 里，tanh 的导数用哪个时刻的状态，属于行还是列？再看两步相乘时谁在左边。",
    "Write one step first: in ∂v_i[p] / ∂v_{i-1}[q], the state of which time does the derivative of tanh take, and "
    "does it belong to the row "
    "or the column? Then see which of two steps stands on the left.",
)
HINT_GRADIENT = (
    "每一步用的都是同一个 Wv：逐步求出只动这一步的 Wv 时的导数，再加起来。",
    "Every step uses the same Wv: find the derivative if only the Wv of one step moves, for each step, and add them "
    "up.",
)
HINT_CLIPPED = (
    "所有分量乘同一个正数；只缩短，不拉长。",
    "Multiply all components by one positive number; shorten only, never lengthen.",
)


@st.composite
def outputs(draw):
    shape = draw(shapes("k", "m"))
    rng, kind = np.random.default_rng(shape["seed"]), shape["kind"]
    most = draw(st.sampled_from([1.0, 3.0, 1000.0]))
    return {
        "Wy": drawn(rng, (shape["k"], shape["m"]), kind, most),
        "by": drawn(rng, (shape["k"],), kind, most),
        "v": drawn(rng, (shape["m"],), kind),
    }


@st.composite
def runs(draw):
    """A network to run: rows of |Wv| add up to at most 1."""
    shape = draw(shapes("m", "d"))
    rng, kind = np.random.default_rng(shape["seed"]), shape["kind"]
    m, d, T = shape["m"], shape["d"], draw(st.sampled_from([1, 2, 3, 4, 5, 5, 20, 45]))
    most = draw(st.sampled_from([1.0, 1.0, 30.0]))
    Wv = drawn(rng, (m, m), kind)
    return {
        "Wx": drawn(rng, (m, d), kind, most),
        "Wv": Wv / max(1.0, 1.01 * float(np.abs(Wv).sum(axis=1).max())),
        "bv": drawn(rng, (m,), kind),
        "xs": drawn(rng, (T, d), kind),
        "v0": drawn(rng, (m,), kind, most),
    }


@st.composite
def stretches(draw):
    case = draw(paths())
    T = len(case["V"]) - 1
    k, t = sorted((draw(st.integers(0, T)), draw(st.integers(0, T))))
    return {**case, "k": k, "t": t}


@st.composite
def losses(draw):
    case = draw(paths())
    rng = np.random.default_rng(draw(seeds()))
    g = drawn(
        rng, (len(case["Wv"]),), draw(st.sampled_from(["tenths", "fine"])), draw(st.sampled_from([1.0, 1e-5, 1e6]))
    )
    return {**case, "g": np.where(np.abs(g) < 1e-6, 0.0, g)}


@st.composite
def gradients(draw):
    """A vector and a length, which is sometimes its own."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.sampled_from([1, 2, 3, 4, 5, 14, 120]))
    g = drawn(
        rng, (n,), draw(st.sampled_from(["tenths", "fine", "alike"])), draw(st.sampled_from([1.0, 1.0, 1e-4, 1e6]))
    )
    g = np.where(np.abs(g) < 1e-6, 0.0, g)
    length = float(np.linalg.norm(g)) or 1.0
    share = draw(st.sampled_from([0.01, 0.5, 0.999999, 0.9999999, 1.000001, 2.0, 100.0]))
    return {"g": g, "c": float(np.clip(length * share, 1e-6, 1e6))}


@check(points=1, book="§8.8", hint=HINT_OUTPUT)
def test_three_classes(answer):
    """三类两维的例子，手算：y = (1/2, 1/4, 1/4) / Three classes and two dimensions by hand: y = (1/2, 1/4, 1/4)"""
    Wy, v = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]), np.array([np.log(2), 0.0])
    got = array(answer.output_jacobian(Wy, np.zeros(3), v), (3, 3, 2), ("∂y/∂Wy", "∂y/∂Wy"))
    by_first = [[0.25, -0.125, -0.125], [-0.125, 0.1875, -0.0625], [-0.125, -0.0625, 0.1875]]
    words = ("∂y/∂Wy[·][0]（第 i 行是 y_i，第 p 列是 Wy[p][0]）", "∂y/∂Wy[·][0] (row i: y_i, column p: Wy[p][0])")
    close(got[:, :, 0], np.log(2) * np.array(by_first), words)
    close(got[:, :, 1], np.zeros((3, 3)), ("∂y/∂Wy[·][1], v_1 = 0 时", "∂y/∂Wy[·][1], where v_1 = 0"))


@check(points=2, book="§8.8", given={"case": outputs()}, also=pins.output_jacobian, hint=HINT_OUTPUT)
def test_output_jacobian(answer, case):
    """每个输出对 Wy 每个元素的导数都对，分数相差几千时也一样 /
    The derivative of every output by every entry of Wy is right, also where scores differ by thousands"""
    Wy, by, v = case["Wy"], case["by"], case["v"]
    got = array(answer.output_jacobian(Wy, by, v), (*by.shape, *Wy.shape), ("∂y/∂Wy", "∂y/∂Wy"))
    expected = derivatives(lambda W: softmax(W @ v + by), Wy)
    near(got, expected, float(np.abs(v).max()), ("∂y/∂Wy", "∂y/∂Wy"))


@check(points=1, book="§8.8", given={"case": runs()}, also=pins.states, hint=HINT_STATES)
def test_states(answer, case):
    """状态逐步算出，结果是 v_1 到 v_T / The states are computed step by step; the result is v_1 to v_T"""
    Wx, Wv, bv, xs, v0 = (case[key] for key in RUN)
    rows, before = [], [float(value) for value in v0]
    for x in xs:  # entry by entry
        before = [
            float(np.tanh(sum(Wx[i] * x) + sum(w * b for w, b in zip(Wv[i], before, strict=True)) + bv[i]))
            for i in range(len(bv))
        ]
        rows.append(before)
    close(answer.states(Wx, Wv, bv, xs, v0), np.array(rows), ("各行 v_1, …, v_T", "the rows v_1, …, v_T"), rel=0.0)


@check(points=2, book="§8.8", given={"case": stretches()}, also=pins.state_jacobian, hint=HINT_STATE_JACOBIAN)
def test_state_jacobian(answer, case):
    """状态对早先状态的导数：从零步到几十步 / The derivative of a state by an earlier one: from no step to dozens"""
    Wv, V, k, t = (case[key] for key in ("Wv", "V", "k", "t"))
    words = (f"∂v_{t}/∂v_{k}", f"∂v_{t}/∂v_{k}")
    got = array(answer.state_jacobian(Wv, V, k, t), Wv.shape, words)
    near(got, carried(Wv, V, k, t, np.eye(len(Wv))), largest(Wv, V, k, t), words)


@check(points=2, book="§8.8", given={"case": losses()}, also=pins.recurrent_gradient, hint=HINT_GRADIENT)
def test_recurrent_gradient(answer, case):
    """g·v_T 对 Wv 的导数，从一步到几十步 / The derivative of g·v_T by Wv, over one step and over dozens"""
    Wv, V, g = case["Wv"], case["V"], case["g"]
    m = len(Wv)
    words = ("g·v_T 对 Wv 的导数", "the derivative of g·v_T by Wv")
    got = array(answer.recurrent_gradient(Wv, V, g), (m, m), words)

    def forwards(Wv, V, g):
        """Entry [p][q] moved: every step changes v_i[p] by v_{i-1}[q], on top of what it carries on."""
        change = np.zeros((m, m * m))
        for before, v in zip(V, V[1:], strict=False):
            change = tanh_step(v, Wv @ change + np.kron(np.eye(m), before))
        return (g @ change).reshape(m, m)

    # Without signs nothing cancels; tanh_step is the same for v and -v.
    size = float(forwards(np.abs(Wv), np.abs(V), np.abs(g)).max(initial=0))
    near(got, forwards(Wv, V, g), size, words)


@check(points=1, given={"steps": st.integers(1, 50), "factor": edges(1.0, 1000.0)}, also=pins.surprise, examples=20)
def test_surprise(answer, steps, factor):
    """特征值都不超过 0.9 的矩阵，它的幂却有要求的那么大 /
    A matrix whose eigenvalues are at most 0.9, and whose power is as large as demanded"""
    A = array(answer.surprise(steps, factor), (2, 2), ("A", "A"))
    largest_entry = float(np.abs(A).max())
    require(
        largest_entry <= 1e4 * (1 + 1e-9),
        f"A 的元素的绝对值应不超过 10⁴，最大的是 {largest_entry:.10g}",
        f"Entries of A should be at most 10⁴ in absolute value, the largest is {largest_entry:.10g}",
        got=A,
    )
    with hint("特征值由迹和行列式决定。", "Trace and determinant decide the eigenvalues."):
        radius = float(np.abs(np.linalg.eigvals(A)).max())
        require(
            within(A, "0.901"),
            f"A 有一个特征值的绝对值是 {radius:.6g}，超过 0.9",
            f"An eigenvalue of A has absolute value {radius:.6g}, more than 0.9",
            got=A,
        )
    size = float(np.linalg.norm(np.linalg.matrix_power(A, steps), 2))
    with hint(*HINT_SURPRISE):
        between(size, factor, 2 * factor, (f"‖A^{steps}‖₂ ", f"‖A^{steps}‖₂"))


@check(points=0.5, given={"case": gradients()}, also=pins.clipped, hint=HINT_CLIPPED)
def test_clipped(answer, case):
    """按长度缩短的梯度：该缩的缩到 c，其余原样 /
    A gradient shortened by its length: to c where it is too long, left alone elsewhere"""
    g, c = case["g"], case["c"]
    length = math.sqrt(sum(Fraction(float(x)) ** 2 for x in g))
    expected = g if length <= c else g * (c / length)
    close(answer.clipped(g, c), expected, ("缩短后的梯度", "the shortened gradient"), abs=0.0)


@check(points=0.5, given={"degrees": edges(1.0, 80.0)}, also=pins.turned, examples=20)
def test_turned(answer, degrees):
    """逐分量截断到 [-1, 1]，转过的角度正是要求的那么大 /
    Cutting every component to [-1, 1] turns by just the angle that is demanded"""
    items = sequence(answer.turned(degrees), None, ("g", "g"))
    require(
        1 <= len(items) <= 1000,
        f"g 应有 1 到 1000 个数，得到 {len(items)} 个",
        f"g should have 1 to 1000 numbers, but has {len(items)}",
    )
    g = np.array([number(item, ("g 的一个分量", "a component of g")) for item in items])
    largest_entry = float(np.abs(g).max())
    require(
        0 < largest_entry <= 1e6 * (1 + 1e-9),
        f"g 的最大绝对值是 {largest_entry:.10g}，应大于 0，不超过 10⁶",
        f"The largest absolute value in g is {largest_entry:.10g}; it should be above 0 and at most 10⁶",
    )
    u = g / largest_entry
    w = np.clip(g, -1, 1)
    u, w = u / np.linalg.norm(u), w / np.linalg.norm(w)
    angle = float(np.degrees(2 * np.arctan2(np.linalg.norm(u - w), np.linalg.norm(u + w))))
    with hint(*HINT_TURNED):
        at_least(angle, degrees, ("转过的角度", "the angle"), slack=1e-6 / degrees)
    with hint(
        "角度随最大的分量连续变化：二分法就能调到要求的大小。",
        "The angle varies continuously with the largest component: bisection tunes it to any size.",
    ):
        between(angle, degrees, degrees + 1, ("转过的角度", "the angle"), slack=1e-6 / (degrees + 1))


@picture(
    "特征值都不超过 0.9 的三个矩阵的幂",
    "Powers of three matrices whose eigenvalues are at most 0.9",
    alt=(
        "横轴是 n，纵轴是 ‖A^n‖（对数），三条曲线先升后降；虚线是 0.9 的 n 次方",
        "n across, ‖A^n‖ upwards on a log scale: three curves that rise before they fall, and dashed 0.9 to the "
        "power n",
    ),
)
def draw_powers(figure, answer, reference, says):
    axes = figure.add_subplot()
    turns = range(1, 81)
    for steps, factor in ((5, 10.0), (10, 100.0), (20, 1000.0)):
        A = array(answer.surprise(steps, factor), (2, 2))
        axes.semilogy(
            turns, [np.linalg.norm(np.linalg.matrix_power(A, n), 2) for n in turns], label=f"({steps}, {factor:g})"
        )
    axes.semilogy(turns, [0.9**n for n in turns], "--", color="gray", label="0.9ⁿ")
    axes.set_xlabel("n")
    axes.set_ylabel("‖Aⁿ‖₂")
    axes.legend(title="steps, factor", fontsize="small")


HINT_SURPRISE = (
    "特征值只管 n 很大以后；元素的大小不由它们决定。",
    "Eigenvalues rule only for very large n; they do not decide how large the entries are.",
)
HINT_TURNED = (
    "平面里最多转 45°。在高维里，截断后各分量的绝对值都一样时，它与坐标轴的夹角能有多大？",
    "In the plane 45° is the most. In many dimensions, if all components are equally large after cutting: what angle "
    "can that vector have with "
    "an axis?",
)


def drawn(rng, shape, kind, most=1.0):
    """An array of entries up to `most`: tenths of it, or of many decimals, tiny in part, or repeated."""
    if kind == "tenths":
        return most * rng.integers(-9, 10, size=shape) / 10
    numbers = most * rng.uniform(-1, 1, size=shape)
    if kind == "tiny":
        numbers *= rng.choice([1.0, 1e-5], size=shape)
    if kind == "alike":
        numbers = np.broadcast_to(numbers[(0,) * len(shape)], shape).copy()
    return numbers


KINDS = ["tenths", "fine", "tenths", "fine", "tiny", "alike"]


@st.composite
def shapes(draw, *names, most=4):
    """{name: size} and a seed and a kind; sometimes one of the sizes is 12."""
    sizes = {name: draw(st.integers(1, most)) for name in names}
    if draw(st.integers(0, 5)) == 5:
        sizes[draw(st.sampled_from(names))] = 12
    return {**sizes, "kind": draw(st.sampled_from(KINDS)), "seed": draw(seeds())}


def near(got, expected, size, words):
    """Within a billionth of that size; an expected 0 of an exact computation is 0."""
    close(got, expected, words, abs=1e-9 * size, rel=0.0)


@st.composite
def paths(draw, most_steps=50):
    """{"Wv", "V"} of a network of any inputs: every V with later rows inside (-1, 1) can be reached."""
    shape = draw(shapes("m"))
    rng, kind = np.random.default_rng(shape["seed"]), shape["kind"]
    m, T = shape["m"], draw(st.sampled_from([one for one in (1, 2, 3, 4, 5, 6, 14, 45) if one <= most_steps]))
    Wv = drawn(rng, (m, m), "tenths" if kind == "tiny" else kind, draw(st.sampled_from([1.0, 2.0, 1000.0, 0.01])))
    V = drawn(rng, (T + 1, m), kind, 0.999)
    V[0] *= draw(st.sampled_from([1.0, 10.0]))
    if T > 2 and draw(st.booleans()):
        V[T - 1] = V[T - 2]
    return {"Wv": np.where(np.abs(Wv) < 1e-3, 0.0, Wv), "V": V}


def tanh_step(v, change):
    """How a state v = tanh(z) changes with z, to first order: the slope is an imaginary part, and no formula."""
    h = 1e-30
    return (np.imag(np.tanh(np.arctanh(v) + 1j * h)) / h)[:, None] * change


def carried(Wv, V, k, t, change):
    """How v_t changes if v_k changes by the columns of `change`."""
    for v in V[k + 1 : t + 1]:
        change = tanh_step(v, Wv @ change)
    return change


def largest(Wv, V, k, t):
    """The largest entry of the same product if nothing cancelled: the size that rounding is measured by."""
    return float(carried(np.abs(Wv), V, k, t, np.eye(len(Wv))).max())


def within(A, radius):
    """Whether both roots of x² - (trace) x + (determinant) are at most that large, exactly."""
    (a, b), (c, d) = [[Fraction(float(x)) for x in row] for row in A]
    trace, determinant, r = a + d, a * d - b * c, Fraction(radius)
    return abs(determinant) <= r**2 and abs(trace) * r <= r**2 + determinant
