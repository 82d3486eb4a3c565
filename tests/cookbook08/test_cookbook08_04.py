"""Checks of exercise cookbook8.4."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at_least, check, close, exercise, hint, memo, picture, require, sequence
from grader.strategies import seeds

from .pins import cookbook08_04 as pins
from .pins.cookbook08_04 import IMAGE, case_of, size
from .shared import within

EXERCISE = exercise(
    kind="program",
    book="§8.5, §8.6",
    patterns=["oracle", "two sides", "witness"],
    hints=[
        (
            "先用六重循环按定义写出卷积，在很小的图上核对。",
            "Write the convolution with six loops first, as it is defined, and check it on very small images.",
        ),
        (
            "每个乘积把 X 的一个数、K 的一个数和 Y 的一个数连在一起：四个函数不过是对这些三元组作不同的求和。",
            "Each product ties a number of X, one of K and one of Y together: four of the functions are different sums over these triples.",
        ),
        (
            "反向传播可以自己核对：dY ⊙ Y 之和，应等于 input_gradient ⊙ X 之和，也等于 kernel_gradient ⊙ K 之和。",
            "Check the backward passes yourself: the sum of dY ⊙ Y should equal that of input_gradient ⊙ X, and that of "
            "kernel_gradient ⊙ K.",
        ),
    ],
)


@st.composite
def layers(draw):
    k = draw(st.integers(1, 3))
    pad = draw(st.integers(0, 2))
    h, w = (draw(st.integers(max(1, k - 2 * pad), 6)) for _ in range(2))
    c, f, stride = draw(st.integers(1, 2)), draw(st.integers(1, 2)), draw(st.integers(1, 3))
    kind = draw(st.sampled_from(["plain"] * 4 + ["fine", "small", "large"]))
    return case_of(h, w, c, f, k, stride, pad, draw(seeds()), kind)


@check(points=1, book="§8.5")
def test_image(answer):
    """4×4 的图与全 1 的核：步长 2，填充 1 / A 4×4 image and a kernel of ones: stride 2, padding 1"""
    with hint(*HINT_CONVOLVE):
        got = answer.convolve(IMAGE["X"], IMAGE["K"], 2, 1)
        close(got, [[[10.0], [24.0]], [[51.0], [90.0]]], ("卷积的结果", "Y"))


@check(points=1, book="§8.5")
def test_small_matrix(answer):
    """2×3 的图与 2×2 的核：整个矩阵 / A 2×3 image and a kernel of 2×2: the whole matrix"""
    with hint(*HINT_MATRIX):
        got = answer.conv_matrix(np.array([[1.0, 2.0], [3.0, 4.0]]).reshape(2, 2, 1, 1), 2, 3, 1, 0)
        close(got, [[1, 2, 0, 3, 4, 0], [0, 1, 2, 0, 3, 4]], ("卷积的矩阵", "T"))


@check(points=0.5)
def test_small_kernel_gradient(answer):
    """4×4 的图：损失对卷积核的导数 / The 4×4 image: the derivative by the kernel"""
    wanted = np.array([[-5.0, -6, -7], [-9, -10, -10], [-13, -10, -10]]).reshape(3, 3, 1, 1)
    with hint(*HINT_KERNEL):
        close(answer.kernel_gradient(IMAGE["X"], IMAGE["dY"], 3, 2, 1), wanted, ("对 K 的导数", "dK"))


@check(points=1.5, book="§8.5", given={"case": layers()}, also=pins.convolve)
def test_convolve(answer, case):
    """卷积的每一项都符合定义 / Each entry of the convolution is what it is by definition"""
    X, K, _, stride, pad = case.values()
    with hint(*HINT_CONVOLVE):
        got = answer.convolve(X, K, stride, pad)
        near(
            got, Layer(X, K, stride, pad).forward(), Layer(X, K, stride, pad, sizes=True).forward(), ("卷积的结果", "Y")
        )


@check(points=2, book="§8.5", given={"case": layers()}, also=pins.convolve)
def test_matrix(answer, case):
    """矩阵乘以展平的图，就是展平的卷积 / The matrix times the flattened image is the flattened convolution"""
    X, K, _, stride, pad = case.values()
    layer = Layer(X, K, stride, pad)
    T = layer.matrix()
    with hint(*HINT_MATRIX):
        near(answer.conv_matrix(K, *X.shape[:2], stride, pad), T, np.abs(T), ("卷积的矩阵", "T"))


@check(points=2, given={"case": layers()}, also=pins.convolve)
def test_input_gradient(answer, case):
    """对输入的导数：每个数符合定义，没有窗口盖住的地方是 0 /
    The derivative by the input: each number is what it is by definition, and 0 where no window reaches"""
    X, K, dY, stride, pad = case.values()
    with hint(*HINT_INPUT):
        got = answer.input_gradient(dY, K, *X.shape[:2], stride, pad)
        right = Layer(X, K, stride, pad, dY)
        near(got, right.by_input(), Layer(X, K, stride, pad, dY, sizes=True).by_input(), ("对 X 的导数", "dX"))


@check(points=1, given={"case": layers()}, also=pins.convolve)
def test_kernel_gradient(answer, case):
    """对卷积核的导数：每个数符合定义 / The derivative by the kernel: each number is what it is by definition"""
    X, K, dY, stride, pad = case.values()
    with hint(*HINT_KERNEL):
        got = answer.kernel_gradient(X, dY, len(K), stride, pad)
        right = Layer(X, K, stride, pad, dY)
        near(got, right.by_kernel(), Layer(X, K, stride, pad, dY, sizes=True).by_kernel(), ("对 K 的导数", "dK"))


@check(
    points=0.5,
    book="§8.6",
    given={"s": st.integers(1, 15), "c": st.integers(1, 4), "seed": seeds()},
    also=pins.average,
    examples=20,
)
def test_average(answer, s, c, seed):
    """用这个核，卷积就是各通道各自的平均汇合 /
    With this kernel, convolution is average pooling of each channel by itself"""
    K = array(answer.average_kernel(s, c), (s, s, c, c), ("这个卷积核", "K"))
    X = np.random.default_rng(seed).integers(-9, 10, size=(s, s, c)).astype(float)
    with hint(*HINT_AVERAGE):
        for m in range(c):
            lone = np.where(np.arange(c) == m, X, 0.0)
            got = np.einsum("abm,abml->l", lone, K)
            place = f"只有通道 {m} 不为 0 的一块，卷积的结果", f"the convolution of a block with channel {m} alone"
            within(got, lone.sum(axis=(0, 1)) / s**2, 1e-9 * np.abs(X).mean(), place)
        close(K, np.broadcast_to(np.eye(c) / s**2, K.shape), ("这个卷积核", "K"))


@check(points=0.5, book="§8.6", given={"s": st.integers(2, 15)}, also=pins.not_additive, examples=5)
def test_not_additive(answer, s):
    """两块的最大值之和，超过两块之和的最大值 / The sum of two maxima exceeds the maximum of the sum"""
    pair = sequence(answer.not_additive(s), 2, ("(A, B) 这一对", "(A, B)"))
    A, B = (array(block, (s, s), (f"{name} 块", name)) for block, name in zip(pair, "AB", strict=True))
    require(
        max(np.abs(A).max(), np.abs(B).max()) <= 1000,
        "数的绝对值应不超过 1000",
        "No number should be above 1000 in size",
        got=pair,
    )
    with hint(*HINT_NOT_ADDITIVE):
        gap = float(A.max() + B.max() - (A + B).max())
        at_least(gap, 1.0, ("两个最大值之和减去 A + B 的最大值", "the sum of the maxima less the maximum of A + B"))


@picture(
    "卷积的矩阵：不为 0 的数在哪里",
    "The matrix of a convolution: where its numbers are not 0",
    alt=(
        "一个 9×25 的矩阵的色块图：每一行是同一个 3×3 的核，随行号向右移动；大部分是 0。",
        "A colour map of a 9×25 matrix: each row holds the same kernel of 3×3, moved to the right from row to row; most of it is 0.",
    ),
)
def draw_matrix(figure, answer, reference, says):
    K = np.arange(1.0, 10).reshape(3, 3, 1, 1)
    T = np.array(answer.conv_matrix(K, 5, 5, 1, 0), dtype=float)
    axes = figure.subplots()
    shown = axes.imshow(np.where(T == 0, np.nan, T), cmap="viridis", aspect="auto")
    figure.colorbar(shown, ax=axes)
    axes.set_xlabel(says("X 的 25 个数", "the 25 numbers of X"))
    axes.set_ylabel(says("Y 的 9 个数", "the 9 numbers of Y"))


HINT_CONVOLVE = (
    "第一个窗口从填充的角上开始；步长乘在输出的下标上；除不尽时向下取整。卷积核不翻转。",
    "The first window starts in the corner of the padding; the stride multiplies the index of the output; what does not divide is "
    "rounded down. The kernel is not flipped.",
)
HINT_MATRIX = (
    "T 的每一行属于 Y 的一个数：把卷积核的数放到它的窗口所盖住的各列上。也可以逐列写：只有一个像素为 1 的图，卷积是什么？",
    "Each row of T belongs to one number of Y: put the numbers of the kernel into the columns that its window covers. Or go by columns: what "
    "is the convolution of an image with a single 1?",
)
HINT_INPUT = (
    "Y 的每个数把它的 dY 按卷积核撒回自己的窗口，重叠处相加；最后去掉填充。没有窗口盖住的像素，导数是 0。",
    "Each number of Y scatters its dY back over its window, times the kernel; where windows overlap, add. Then take the padding away. A pixel "
    "that no window covers has derivative 0.",
)
HINT_KERNEL = (
    "K 的每个数在每个窗口里用一次：每个窗口乘上它的 dY，再相加。",
    "Each number of K is used once in each window: multiply each window by its dY, and add up.",
)
HINT_AVERAGE = (
    "一块有多少个数？输入的通道 m 应当只进入输出的通道 l = m。",
    "How many numbers has a block? Channel m of the input should enter channel l = m of the output alone.",
)
HINT_NOT_ADDITIVE = ("A 与 B 的最大值要在不同的位置。", "Put the maxima of A and B into different places.")


@memo
def products(h, w, c, f, k, stride, pad):
    """The products that the definition adds up, as places in Y, X and K flattened; those with a number of the padding left out."""
    high, wide = size(h, w, k, stride, pad)
    found = []
    for i, j, n, a, b, m in np.ndindex(high, wide, f, k, k, c):
        row, column = i * stride + a - pad, j * stride + b - pad
        if 0 <= row < h and 0 <= column < w:
            found.append(((i * wide + j) * f + n, (row * w + column) * c + m, ((a * k + b) * c + m) * f + n))
    return np.array(found, dtype=int).reshape(-1, 3).T


def summed(shape, places, values):
    total = np.zeros(int(np.prod(shape)))
    np.add.at(total, places, values)
    return total.reshape(shape)


class Layer:
    """A convolution and what belongs to it by definition; `sizes` asks for sums of absolute values."""

    def __init__(self, X, K, stride, pad, dY=None, sizes=False):
        (h, w, c), (k, _, _, f) = X.shape, K.shape
        self.out, self.inputs, self.kernel = (*size(h, w, k, stride, pad), f), X.shape, K.shape
        self.places = products(h, w, c, f, k, stride, pad)
        parts = [np.zeros(self.out) if dY is None else dY, X, K]
        self.dY, self.X, self.K = (np.abs(part).ravel() if sizes else part.ravel() for part in parts)

    def forward(self):
        y, x, k = self.places
        return summed(self.out, y, self.X[x] * self.K[k])

    def matrix(self):
        y, x, k = self.places
        T = np.zeros((int(np.prod(self.out)), self.X.size))
        np.add.at(T, (y, x), self.K[k])
        return T

    def by_input(self):
        y, x, k = self.places
        return summed(self.inputs, x, self.dY[y] * self.K[k])

    def by_kernel(self):
        y, x, k = self.places
        return summed(self.kernel, k, self.dY[y] * self.X[x])


def near(got, layer, sizes, what):
    """Within 10⁻⁹ of the products added up."""
    within(got, layer, 1e-9 * sizes, what)
