"""Checks of exercise cookbook8.6."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, between, check, close, exercise, hint, mapping, memo, picture, require, sequence
from grader.strategies import edges, seeds

from .pins import cookbook08_06 as pins
from .pins.cookbook08_06 import REPEATED, net_of

EXERCISE = exercise(
    kind="derive",
    book="§8.9",
    patterns=["derived formula", "oracle", "witness"],
    hints=[
        (
            "画出一个时刻的计算图：谁用到了 c_{t-1}，谁用到了 h_{t-1}？每条边都有一个导数。",
            "Draw the graph of one time step: what uses c_{t-1}, and what uses h_{t-1}? Every edge has a derivative.",
        ),
        (
            "拿不准就用差商核对：把一个数改 1e-6，看结果变了多少。先试 T = 1，再试 T = 2。",
            "When in doubt compare with a difference quotient: change one number by 1e-6 and see by how much the "
            "result changes. "
            "First for T = 1, then for T = 2.",
        ),
        (
            "造参数时让大多数权值为 0：门就是常数，剩下的可以手算。",
            "When you build parameters let most weights be 0: gates are constant then, and the rest can be done by "
            "hand.",
        ),
    ],
)

HINT_FORWARD = (
    "次序是 i, f, o, g；门用 σ，每个单元自己算，不在单元之间归一；候选值用 tanh。",
    "The order is i, f, o, g; gates take σ, each unit by itself and without normalising over units; the candidate "
    "takes tanh.",
)
HINT_BACKWARD = (
    "从后往前：c_t 的导数有两个来源，h_t 与 c_{t+1}；h_t 的也有两个，dH 与下一时刻的四个预激活。",
    "From the last time to the first: the derivative by c_t has two sources, h_t and c_{t+1}; so has that by h_t: dH "
    "and the four "
    "pre-activations of the next time.",
)
HINT_INPUTS = (
    "四个预激活都用到 x_t 和 h_{t-1}：四份相加。c_0 只经过第一步。",
    "All four pre-activations use x_t and h_{t-1}: four parts to add. c_0 acts through the first step.",
)
HINT_DIRECT = ("门不变时，c_t 是 c_{t-1} 的一次函数。", "With fixed gates c_t is a linear function of c_{t-1}.")
HINT_TOTAL = (
    "h_1, …, h_{T-1} 也随 c_0 变化，后来的四个门里都有它们；h_0 不变。",
    "h_1, …, h_{T-1} change with c_0, too, and all four later gates contain them; h_0 does not.",
)


@st.composite
def nets(draw):
    m, d = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    if draw(st.integers(0, 7)) == 7:
        m, d = draw(st.sampled_from([(6, 1), (1, 6), (5, 4)]))
    T = draw(st.sampled_from([1, 2, 2, 3, 3, 4, 5, 12]))
    kind = draw(st.sampled_from(["tenths", "fine", "tenths", "fine", "tiny", "alike"]))
    rng = np.random.default_rng(draw(seeds()))
    most = draw(st.sampled_from([1.0, 1.0, 2.0, 10.0]))
    b = drawn(rng, (4, m), kind, draw(st.sampled_from([1.0, 1.0, 3.0])))
    if draw(st.integers(0, 3)) == 3:
        b[tuple(rng.integers(4, size=m)), np.arange(m)] = rng.choice([-1000.0, 1000.0, -40.0, 40.0], size=m)
    return net_of(
        drawn(rng, (4, m, d), kind, most),
        drawn(rng, (4, m, m), kind),
        b,
        drawn(rng, (T, d), kind, most),
        drawn(rng, (m,), kind, most),
        drawn(rng, (m,), kind, most),
    )


@st.composite
def losses(draw):
    net = draw(nets())
    rng = np.random.default_rng(draw(seeds()))
    shape = len(net["xs"]), len(net["c0"])
    dH = drawn(rng, shape, draw(st.sampled_from(["tenths", "fine"])), draw(st.sampled_from([1.0, 1.0, 1e-5, 1e6])))
    if draw(st.integers(0, 3)) == 3:
        dH[:-1] = 0.0
    return {**net, "dH": np.where(np.abs(dH) < 1e-6, 0.0, dH)}


@st.composite
def forget_gates(draw):
    rng = np.random.default_rng(draw(seeds()))
    T, m = draw(st.sampled_from([1, 2, 3, 4, 5, 13, 60, 110, 600])), draw(st.sampled_from([1, 2, 3, 4, 9, 12]))
    low = draw(st.sampled_from([0.0, 0.5, 0.9, 0.99]))
    F = low + (1 - low) * (1 - rng.random((T, m)))
    if draw(st.booleans()):
        F = F.round(2)
    return F


@check(points=1, book="§8.9", hint=HINT_FORWARD)
def test_two_steps(answer):
    """一个单元两步，手算 / One unit and two steps, by hand"""
    zero = {"Wx": np.zeros((4, 1, 1)), "Wh": np.zeros((4, 1, 1)), "b": np.zeros((4, 1))}
    start = np.array([0.0]), np.array([2.0])
    only_inputs = {**zero, "Wx": np.array([0.0, 0.0, 0.0, 1.0]).reshape(4, 1, 1)}
    first = 1 + math.tanh(1) / 2
    cells = [first, first / 2 - math.tanh(1) / 2]
    for params, xs, gate, wanted in (
        (only_inputs, [[1.0], [-1.0]], 0.5, cells),
        ({**zero, "b": np.array([[0.0], [math.log(3)], [0.0], [0.0]])}, [[0.0], [0.0]], 0.75, [1.5, 1.125]),
    ):
        H, C, F = sequence(answer.forward(params, np.array(xs), *start), 3, ("(H, C, F)", "(H, C, F)"))
        close(array(F, (2, 1), ("F", "F")), [[gate], [gate]], ("F", "F"))
        close(array(C, (2, 1), ("C", "C")), [[c] for c in wanted], ("C", "C"))
        close(array(H, (2, 1), ("H", "H")), [[math.tanh(c) / 2] for c in wanted], ("H", "H"))


@check(points=1, book="§8.9", given={"net": nets()}, also=pins.forward, examples=40)
def test_forward(answer, net):
    """隐状态、记忆单元与遗忘门都符合定义，预激活是 ±1000 时也一样 /
    Hidden states, cells and forget gates are what the definition says, also where pre-activations are ±1000"""
    saturated = float(np.abs(net["b"]).max()) > 500
    judge_forward(answer, net, HINT_SATURATED if saturated else HINT_FORWARD)


@check(points=2, book="§8.9", given={"net": losses()}, also=pins.backward_parameters, examples=40, hint=HINT_BACKWARD)
def test_backward_parameters(answer, net):
    """对各参数的导数：每个时刻、每个门都算在内 /
    The derivatives by the parameters: every time and every gate counts"""
    judge_backward(answer, net, KEYS, HINT_BACKWARD)


@check(points=1, book="§8.9", given={"net": losses()}, also=pins.backward_parameters, examples=40, hint=HINT_INPUTS)
def test_backward_inputs(answer, net):
    """对输入和初始状态的导数 / The derivatives by the inputs and the initial states"""
    judge_backward(answer, net, PLACES, HINT_INPUTS)


@check(points=1, book="§8.9", given={"F": forget_gates()}, also=pins.direct_path, hint=HINT_DIRECT)
def test_direct_path(answer, F):
    """直行的导数，一步到一千步 / The direct derivative over one step and over a thousand"""
    expected = [math.prod(float(x) for x in column) for column in F.T]
    close(answer.direct_path(F), expected, ("直行的导数", "the direct derivative"), abs=1e-300)


@check(points=2, book="§8.9", given={"net": nets()}, also=pins.forward, examples=40, hint=HINT_TOTAL)
def test_total_jacobian(answer, net):
    """全部的导数：绕经隐状态的也算 / The total derivative, through the hidden state as well"""
    expected = total_of(net)
    name = ("∂c_T/∂c_0", "∂c_T/∂c_0")
    got = array(answer.total_jacobian(*asked(net)), expected.shape, name)
    close(got, expected, name, abs=1e-9 * max(1.0, float(np.abs(expected).max())), rel=0.0)


@check(
    points=1,
    book="§8.9",
    given={"T": st.sampled_from([1, 2, 3, 5, 8, 20, 50, 120, 300]), "tol": st.integers(1, 9).map(lambda k: 10.0**-k)},
    also=pins.remember,
    examples=12,
)
def test_remember(answer, T, tol):
    """造出的参数把记忆单元的初值保持了 T 步 / The parameters that are built keep the initial cell for T steps"""
    params = parameters(answer.remember(T, tol), math.log(100 * T / tol))
    gap, c0 = furthest(params, T)
    with hint(*HINT_REMEMBER):
        require(
            abs(gap) <= tol * (1 + 1e-6) + 1e-12,
            f"从 c_0 = {c0:g} 出发，对某些输入 |c_T - c_0| 是 {abs(gap):.6g}，超过了 {tol:g}",
            f"From c_0 = {c0:g}, |c_T - c_0| is {abs(gap):.6g} for some inputs, more than {tol:g}",
            got=params,
        )


@check(
    points=1, book="§8.9", given={"T": st.integers(2, 30), "factor": edges(1.0, 1e6)}, also=pins.explode, examples=20
)
def test_explode(answer, T, factor):
    """造出的参数使全部的导数正好那么大 /
    The parameters that are built make the total derivative just as large as demanded"""
    params = parameters(answer.explode(T, factor), 1e8)
    net = {**params, "xs": np.zeros((T, 1)), "h0": np.zeros(1), "c0": np.zeros(1)}
    size = abs(float(total_of(net)[0, 0]))
    with hint(*HINT_EXPLODE):
        between(size, factor, 2 * factor, ("|∂c_T/∂c_0| ", "|∂c_T/∂c_0|"), slack=1e-6)


@picture(
    "两组参数的直行导数与全部导数",
    "Direct and total derivatives for both sets of parameters",
    alt=(
        "横轴是步数，纵轴是导数的绝对值（对数）。记住的一组：两条线都在 1 附近；爆炸的一组：直行的线下降，全部的线上升到一百万以上",
        "Steps across, absolute derivatives upwards on a log scale. The set that remembers: both lines stay near 1; "
        "the one that "
        "explodes: the direct line falls, the total one rises above a million",
    ),
)
def draw_paths(figure, answer, reference, says):
    axes = figure.add_subplot()
    steps = range(1, 31)
    for params, colour, zh, en in (
        (answer.remember(30, 1e-3), "C0", "记住", "remember"),
        (answer.explode(30, 1e6), "C3", "爆炸", "explode"),
    ):
        zero = np.zeros(1)
        _, _, F = answer.forward(params, np.zeros((30, 1)), zero, zero)
        direct = [abs(float(np.ravel(answer.direct_path(np.asarray(F)[:t]))[0])) for t in steps]
        total = [abs(float(np.ravel(answer.total_jacobian(params, np.zeros((t, 1)), zero, zero))[0])) for t in steps]
        axes.semilogy(steps, direct, "--", color=colour, label=says(f"{zh}：直行", f"{en}: direct"))
        axes.semilogy(steps, total, color=colour, label=says(f"{zh}：全部", f"{en}: total"))
    axes.set_xlabel(says("步数 T", "steps T"))
    axes.set_ylabel("|∂c_T/∂c_0|")
    axes.legend(fontsize="small")


KEYS = ("Wx", "Wh", "b")
PLACES = ("xs", "h0", "c0")
HINT_SATURATED = (
    "z = -1000 时 e^1000 会溢出；分 z 的正负写，或借 tanh 来写。",
    "At z = -1000, e^1000 overflows; write the gate for either sign of z, or by tanh.",
)
HINT_REMEMBER = (
    "遗忘门离 1 有多远，走 T 步就差约 T 倍；候选值也可以是 0。",
    "The distance of the forget gate from 1, times T, is about what T steps lose; the candidate may be 0.",
)
HINT_EXPLODE = (
    "各状态都是 0 时，各门是常数。c 的一点变化，绕经 h 和候选值一圈，变成原来的几倍？",
    "Where all states are 0, gates are constant. A small change of c goes around through h and the candidate: by "
    "what is it multiplied?",
)


def sigmoid(z):
    """Of real and complex numbers of any size."""
    low = np.real(z) < 0
    e = np.exp(np.where(low, z, -z))
    return np.where(low, e, 1) / (1 + e)


def run(Wx, Wh, b, xs, h0, c0):
    """(H, C, F) of nets side by side: all arrays have one more axis in front, and so have the results."""
    h, c, rows = h0, c0, []
    for t in range(xs.shape[1]):
        z = np.einsum("nrij,nj->nri", Wx, xs[:, t]) + np.einsum("nrij,nj->nri", Wh, h) + b
        i, f, o = (sigmoid(z[:, r]) for r in range(3))
        c = f * c + i * np.tanh(z[:, 3])
        h = o * np.tanh(c)
        rows.append((h, c, f))
    return [np.stack(one, axis=1) for one in zip(*rows, strict=True)]


def parts_of(net):
    return [np.asarray(net[key], dtype=float) for key in (*KEYS, *PLACES)]


def runs_of(net):
    return [one[0] for one in run(*(part[None] for part in parts_of(net)))]


@memo
def derivatives_of(net):
    """(dH, dC): the derivatives of H and of the last C by every number of the net, laid out one after the other."""
    parts = parts_of(net)
    flat = np.concatenate([part.ravel() for part in parts])
    moved = flat + 1e-30j * np.eye(len(flat))
    cuts = np.cumsum([part.size for part in parts])[:-1]
    shaped = [block.reshape(-1, *part.shape) for block, part in zip(np.split(moved, cuts, axis=1), parts, strict=True)]
    H, C, _ = run(*shaped)
    return np.imag(H) / 1e-30, np.imag(C[:, -1]) / 1e-30, cuts


def gradients(net, dH):
    """{key: the derivative of Σ dH ⊙ H by it}."""
    by_each, _, cuts = derivatives_of(net)
    values = np.split(np.tensordot(by_each, dH, 2), cuts)
    return {
        key: value.reshape(part.shape) for key, value, part in zip((*KEYS, *PLACES), values, parts_of(net), strict=True)
    }


def total_of(net):
    """∂c_T[i] / ∂c_0[j]."""
    _, by_each, _ = derivatives_of(net)
    return by_each[-len(net["c0"]) :].T


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


REPEATED["c0"][1], REPEATED["h0"][1] = REPEATED["c0"][0] + 1e-6, REPEATED["h0"][0]
REPEATED["xs"][1] = REPEATED["xs"][0]
REPEATED["xs"][:, 1] = REPEATED["xs"][:, 0]


def asked(net):
    return {key: net[key] for key in KEYS}, net["xs"], net["h0"], net["c0"]


def judge_forward(answer, net, words):
    got = sequence(answer.forward(*asked(net)), 3, ("(H, C, F)", "(H, C, F)"))
    shape = (len(net["xs"]), len(net["c0"]))
    for one, wanted, name in zip(got, runs_of(net), "HCF", strict=True):
        with hint(*words):
            wanted = np.asarray(wanted)
            close(array(one, shape, (name, name)), wanted, (name, name))


def judge_backward(answer, net, keys, words):
    got = mapping(answer.backward(*asked(net), net["dH"]), keys, ("backward 的结果", "the result of backward"))
    expected = gradients({key: net[key] for key in (*KEYS, *PLACES)}, net["dH"])
    size = max(float(np.abs(one).max()) for one in (*expected.values(), net["dH"]))
    for key in keys:
        name = (f"对 {key} 的导数", f"the derivative by {key}")
        with hint(*words):
            close(array(got[key], expected[key].shape, name), expected[key], name, abs=1e-9 * size, rel=0.0)


def parameters(got, most):
    """The parameters of one unit that came back; none larger than that."""
    shapes = {"Wx": (4, 1, 1), "Wh": (4, 1, 1), "b": (4, 1)}
    found = mapping(got, shapes, ("params", "params"))
    found = {key: array(found[key], shape, (f'params["{key}"]',) * 2) for key, shape in shapes.items()}
    largest = max(float(np.abs(one).max()) for one in found.values())
    require(
        largest <= most * (1 + 1e-9),
        f"参数的绝对值应不超过 {most:.6g}，最大的是 {largest:.6g}",
        f"No parameter should be above {most:.6g} in absolute value, the largest is {largest:.6g}",
        got=found,
    )
    return found


def furthest(params, T):
    """(c_T - c_0, c_0) where |c_T - c_0| is largest, over cells to start with and inputs to run through.

    Some inputs are fixed beforehand; those of the last two rows pull the cell up, or down, as far as one step can.
    """
    cells = np.array([-2.0, -1.0, 0.0, 0.5, 2.0])
    fixed = np.array([np.ones(T), -np.ones(T), (-1.0) ** np.arange(T), np.zeros(T)])
    fixed = np.vstack([fixed, np.random.default_rng(0).uniform(-1, 1, (2, T))])
    choices = np.array([-1.0, 0.0, 1.0])[:, None, None]
    Wx, Wh, b = (params[key].reshape(4) for key in KEYS)
    c = np.repeat(cells[None], len(fixed) + 2, axis=0)
    h = np.zeros_like(c)
    for t in range(T):
        x = np.concatenate(
            [np.broadcast_to(fixed[:, t, None], (3, len(fixed), 1)), np.repeat(choices, 2, axis=1)], axis=1
        )
        z = [Wx[r] * x + Wh[r] * h + b[r] for r in range(4)]
        new = sigmoid(z[1]) * c + sigmoid(z[0]) * np.tanh(z[3])
        best = np.zeros(c.shape, dtype=int)
        best[-2], best[-1] = new[:, -2].argmax(axis=0), new[:, -1].argmin(axis=0)
        c = np.take_along_axis(new, best[None], axis=0)[0]
        o = np.take_along_axis(np.broadcast_to(sigmoid(z[2]), new.shape), best[None], axis=0)[0]
        h = o * np.tanh(c)
    gaps = c - cells
    place = np.unravel_index(np.abs(gaps).argmax(), gaps.shape)
    return float(gaps[place]), float(cells[place[1]])
