"""Checks of exercise 11.5."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, equal, exercise, fail, hint, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import edges, seeds

from .pins import ex11_05 as pins
from .pins.ex11_05 import CORNER, turned

EXERCISE = exercise(
    kind="discuss",
    book="§11.4，图 11.2, (11.7) / figure 11.2",
    patterns=["witness", "certificate", "derived formula"],
    contract=[
        (
            "`dense_target`：十个分量，A 的特征值与 λ 都在 0.01 与 100 之间，w 准到 $10^{-8}$；`dense_data` 也至多十列",
            "`dense_target`: ten components, eigenvalues of A and λ between 0.01 and 100, w right to $10^{-8}$; `dense_data` has ten columns at most, too",
        ),
        (
            "`lambda_first_zero`：X 与 y 的最大绝对值各在 $10^{-8}$ 与 $10^8$ 之间，至多 200 个样本、10 个特征，X 的奇异值相差至多百倍；λ 的相对误差至多 $10^{-6}$",
            "`lambda_first_zero`: largest entries of X and of y each between $10^{-8}$ and $10^8$, at most 200 samples and 10 features, singular values of X at most a hundredfold apart; λ right to $10^{-6}$ of its size",
        ),
    ],
    hints=[
        (
            "光滑的曲线碰到一个角立在轴上的正方形，除了顶点，还可能在哪里碰到？",
            "Where may a smooth curve touch a square that stands on its corner, other than at a corner?",
        ),
        (
            "各分量都不为 0 时目标函数在最小点可微：令梯度为 0。",
            "Where no component is 0 the objective has a gradient at the minimum: let it be 0.",
        ),
        (
            "正负号不变时，解随 λ 沿直线移动：朝 0 去的分量里，哪个先到？",
            "As long as no sign changes the solution moves on a line as λ grows: of the components that go towards 0, which arrives first?",
        ),
    ],
    written={
        "essay": [
            (
                "等值线与菱形相遇在边上而不是顶点：解无零分量，举例说明",
                "The contour meets an edge, not a corner: no zeros, with an example",
            ),
            ("λ 小，或最小二乘解远离坐标轴", "A small λ, or a least-squares solution far from the axes"),
        ]
    },
)


@st.composite
def targets(draw, far=False):
    """{"A", "lam", "signs"}; far ones are larger, with eigenvalues a thousandfold apart."""
    d, seed = draw(st.sampled_from([5, 10] if far else [1, 2, 2, 3, 4])), draw(st.integers(0, 10**6))
    rng = np.random.default_rng(seed)
    how = draw(st.sampled_from(["simple", "small", "spread"])) if far else "simple"
    if how == "simple":
        P = rng.integers(-2, 3, size=(d, d)).astype(float)
        A = np.eye(d) + P @ P.T / 2
        A = A * min(1.0, 90 / np.linalg.eigvalsh(A)[-1])
    else:
        A = turned(np.exp(rng.uniform(np.log(0.011), np.log(0.5 if how == "small" else 90), size=d)), seed)
    return {
        "A": A,
        "lam": draw(edges(0.01, 100.0) if far else edges(0.25, 10.0)),
        "signs": rng.choice([-1, 1], size=d).tolist(),
    }


@st.composite
def regressions(draw, far=False):
    """{"X", "y"}: the least-squares solution has no zeros; columns may be strongly correlated. Far ones are larger, in other units."""
    d, rng = draw(st.sampled_from([3, 6, 10] if far else [1, 2, 2, 2, 3, 3, 4])), np.random.default_rng(draw(seeds()))
    m = d + draw(st.sampled_from([0, 1, 5, 130] if far else [0, 0, 1, 2, 5]))
    X = rng.integers(-3, 4, size=(m, d)).astype(float)
    how = draw(st.sampled_from(["plain", "alike", "opposed", "constant", "duplicate", "orthogonal"]))
    if how in ("alike", "opposed"):
        X = X + (3 if how == "alike" else rng.choice([-3, 3], size=d)) * rng.integers(-2, 3, size=(m, 1))
    elif how == "constant":
        X[:, 0] = 1.0
    elif how == "duplicate" and m > d:
        X[-1] = X[0]
    elif how == "orthogonal":
        X = np.vstack([np.eye(d) * rng.integers(1, 4, size=d), np.zeros((m - d, d))])
    w = rng.choice([-1.0, 1.0], size=d) * rng.choice([0.25, 0.5, 1.0, 2.0, 3.0], size=d)
    y = X @ w + rng.integers(-1, 2, size=m) / 4
    return {
        "X": X * draw(st.sampled_from([1.0, 1e-5, 1e6] if far else [1.0])),
        "y": y * draw(st.sampled_from([1.0, 1e-5, 1e6] if far else [1.0])),
    }


def is_permitted(case) -> bool:
    X, y = case["X"], case["y"]
    singular = np.linalg.svd(X, compute_uv=False)
    if singular[-1] <= 0.011 * singular[0] or max(np.abs(X).max(), np.abs(y).max()) > 1e8:
        return False
    w = np.abs(np.linalg.lstsq(X, y, rcond=None)[0])
    return bool(w.min() > 1.1e-3 * w.max())


@check(points=1, book="图 11.2 / figure 11.2")
def test_four_signs(answer):
    """A = [[2, 0.8], [0.8, 1]], λ = 1：四种正负号都造得出来 /
    A = [[2, 0.8], [0.8, 1]] and λ = 1: all four combinations of signs can be had"""
    for signs in ([1, -1], [1, 1], [-1, 1], [-1, -1]):
        with at(f"signs = {signs}", f"signs = {signs}"):
            judge_target(answer, np.array([[2.0, 0.8], [0.8, 1.0]]), 1.0, signs)


@check(
    points=3,
    given={"case": targets()},
    also=pins.dense_target,
    strict_given={"case": targets(far=True)},
    strict=pins.dense_target_strict,
)
def test_dense_target(answer, case):
    """w 的正负号如所指定，是目标函数的最小点 / w has the prescribed signs and is the minimiser of the objective"""
    judge_target(answer, **case)


@check(
    points=2,
    book="(11.7)",
    given={"d": st.integers(1, 7), "lam": edges(0.01, 1000.0)},
    also=pins.dense_data,
    examples=25,
)
def test_dense_data(answer, d, lam):
    """所造的数据：LASSO 的解没有零分量 / The data made: the solution of the LASSO has no zeros"""
    X, y = sequence(answer.dense_data(d, lam), 2, ("(X, y)", "(X, y)"))
    X = array(X, (None, d), ("X", "X"))
    y = array(y, (len(X),), ("y", "y"))
    require(
        len(X) >= d,
        f"X 的 {d} 列要线性无关，至少要 {d} 行",
        f"For {d} independent columns X needs {d} rows at least",
        got=X,
    )
    singular = np.linalg.svd(X, compute_uv=False)
    require(
        singular[-1] > 1e-6 * singular[0],
        f"X 的各列线性相关，或者几乎如此：奇异值从 {singular[0]:.6g} 到 {singular[-1]:.6g}",
        f"The columns of X are dependent, or nearly so: its singular values go from {singular[0]:.6g} to {singular[-1]:.6g}",
        got=X,
    )
    # In units in which X and y are about 1: the components of w that are 0 are the same.
    made, unit, size = (X, y), float(singular[0]), float(np.abs(y).max())
    scaled = lam / unit / size if size else float("inf")
    X, y = X / unit, y / (size or 1.0)
    G, c = X.T @ X, X.T @ y
    vanishes = 2 * float(np.abs(c).max()) <= scaled
    w = None if vanishes else dense_minimiser(G, c, scaled)
    with hint(*HINT_DATA):
        if w is None or float(np.abs(w).min()) <= 1e-9 * float(np.abs(np.linalg.solve(G, c)).max()):
            w = np.zeros(d) if vanishes else by_descent(G, c, scaled)
            with np.errstate(all="ignore"):  # the numbers may be enormous
                w, products = w * size / unit, c * unit * size
            fail(
                f"λ = {lam:.6g} 时 LASSO 的解约是 {np.round(w, 6).tolist()}，有零分量；这里 Xᵀy = {np.round(products, 6).tolist()}",
                f"For λ = {lam:.6g} the solution of the LASSO is about {np.round(w, 6).tolist()}, with a zero; here Xᵀy = "
                f"{np.round(products, 6).tolist()}",
                got=made,
            )


@check(points=0.5, book="(11.7)")
def test_growing(answer):
    """X = (1 0; 0 1; 1 1), y = (1, 2, 2)：λ = 4 时才有零分量 /
    X = (1 0; 0 1; 1 1), y = (1, 2, 2): the first zero comes at λ = 4"""
    with hint(
        f"{HINT_FIRST[0]} 这里最小二乘解是 (2/3, 5/3), w(1) = (1/2, 3/2), w(2) = (1/3, 4/3)。",
        f"{HINT_FIRST[1]} Here least squares gives (2/3, 5/3), w(1) = (1/2, 3/2) and w(2) = (1/3, 4/3).",
    ):
        close(answer.lambda_first_zero(CORNER, np.array([1.0, 2.0, 2.0])), 4.0, ("λ", "λ"), rel=1e-6)


@check(
    points=3.5,
    book="(11.7)",
    given={"case": regressions().filter(is_permitted)},
    also=pins.first_zero,
    strict_given={"case": regressions(far=True).filter(is_permitted)},
    strict=pins.first_zero_strict,
)
def test_first_zero(answer, case):
    """λ 再小一点，解就没有零分量；λ 到这里，有一个分量刚好到 0 /
    For smaller λ the solution has no zeros, and at this λ some component has just come to 0"""
    X, y = case["X"], case["y"]
    unit = float(np.linalg.norm(X, 2))
    X, y, scale = X / unit, y / np.abs(y).max(), unit * float(np.abs(y).max())
    G, c = X.T @ X, X.T @ y
    start = np.linalg.solve(G, c)
    signs = np.sign(start)

    def solution(lam):
        return np.linalg.solve(G, c - lam / 2 * signs)

    low, high = 0.0, 4 * float(np.abs(c).max())
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if (solution(middle) * signs > 0).all() else (low, middle)
    about = _about_scale(answer, case, high * scale)
    lam = number(answer.lambda_first_zero(case["X"], case["y"]), ("λ", "λ"))
    require(lam > 0, "λ 应是正的", "λ should be positive", got=lam)
    with hint(*about):
        inside = lam / scale * (1 - 1e-6)
        if inside > high:
            at_first = solution(high)
            at_first[np.argmin(np.abs(at_first))] = 0.0
            fail(
                f"λ = {lam:.9g} 太大：λ = {high * scale:.9g} 时解已有零分量，约是 {np.round(at_first / unit * np.abs(case['y']).max(), 6).tolist()}",
                f"λ = {lam:.9g} is too large: at {high * scale:.9g} the solution has a zero already, it is about "
                f"{np.round(at_first / unit * np.abs(case['y']).max(), 6).tolist()}",
                expected=high * scale,
                got=lam,
            )
        if lam / scale * (1 + 1e-6) < low:
            there = solution(lam / scale) / unit * float(np.abs(case["y"]).max())
            fail(
                f"λ = {lam:.9g} 太小：这时解还没有零分量，约是 {np.round(there, 6).tolist()}",
                f"λ = {lam:.9g} is too small: the solution has no zeros yet, it is about {np.round(there, 6).tolist()}",
                expected=high * scale,
                got=lam,
            )


@picture(
    "图 11.2 的另一种情形：平方误差的等值线碰到菱形的边，而不是顶点",
    "The other case of figure 11.2: the contour of the quadratic touches an edge of the diamond, not a corner",
    alt=(
        "菱形是 L1 范数的等值线，椭圆是二次函数的等值线，两者在菱形的一条边上相切，切点 w 的两个分量都不为 0。",
        "A diamond, the contour of the L1 norm, and an ellipse, that of the quadratic; they touch on an edge of the diamond at w, both of "
        "whose components are not 0.",
    ),
)
def draw_edge(figure, answer, reference, says):
    A = np.array([[2.0, 0.8], [0.8, 1.0]])
    b, w = sequence(answer.dense_target(A, 1.0, [1, -1]), 2)
    b, w = array(b, (2,)), array(w, (2,))
    centre, size = np.linalg.solve(A, b), float(np.abs(w).sum())
    reach = 1.2 * max(size, float(np.abs(centre).max()) * 1.4)
    ticks = np.linspace(-reach, reach, 201)
    across, up = np.meshgrid(ticks, ticks)
    values = A[0, 0] * across**2 + 2 * A[0, 1] * across * up + A[1, 1] * up**2 - 2 * (b[0] * across + b[1] * up)
    level = float(w @ A @ w - 2 * b @ w)
    bottom = float(centre @ A @ centre - 2 * b @ centre)
    axes = figure.subplots()
    axes.contour(
        across,
        up,
        values,
        levels=sorted({(level + bottom) / 2, level, level + (level - bottom)}),
        colors="gray",
        linestyles="solid",
    )
    axes.plot(
        [size, 0, -size, 0, size], [0, size, 0, -size, 0], color="black", label=says("L1 等值线", "contour of L1")
    )
    axes.plot(*w, "o", color="black", label="w")
    axes.plot(*centre, "+", color="black", label=says("λ = 0 时的解", "solution for λ = 0"))
    axes.axhline(0, color="lightgray", linewidth=0.8)
    axes.axvline(0, color="lightgray", linewidth=0.8)
    axes.set_xlabel("w₁")
    axes.set_ylabel("w₂")
    axes.set_aspect("equal")
    axes.legend()


HINT_TARGET = (
    "目标函数不带 1/2：wᵀAw 的梯度是 2Aw, 2bᵀw 的是 2b，λ‖w‖₁ 的是各分量的符号乘 λ。先选 w，再求 b。",
    "There is no 1/2: the gradients are 2Aw for wᵀAw, 2b for 2bᵀw, and λ times the signs for λ‖w‖₁. Choose w first, then find b.",
)
HINT_DATA = (
    "LASSO 把各个系数拉向 0：y 要足够大，λ 越大越要大。",
    "The LASSO pulls every coefficient towards 0: y must be large enough, the more so the larger λ is.",
)
HINT_FIRST = (
    "从最小二乘解出发，写出 λ 很小时的解 w(λ)；只有朝 0 去的分量才会碰到 0。",
    "Start from least squares and write the solution w(λ) for small λ; only components that go towards 0 will meet it.",
)


def quadratic(A, b, lam, w) -> float:
    return float(w @ A @ w - 2 * b @ w + lam * np.abs(w).sum())


def by_descent(A, b, lam, sweeps=400):
    """The minimiser of wᵀAw − 2bᵀw + λ‖w‖₁ by coordinate descent."""
    w = np.zeros(len(b))
    for _ in range(sweeps):
        for i in range(len(b)):
            rest = b[i] - A[i] @ w + A[i, i] * w[i]
            w[i] = np.sign(rest) * max(0.0, abs(rest) - lam / 2) / A[i, i]
    return w


def dense_minimiser(G, c, lam):
    """The minimiser of wᵀGw − 2cᵀw + λ‖w‖₁ if it has no zeros, else None: each of the 2^d signs is tried."""
    d = len(c)
    signs = 1.0 - 2.0 * (np.arange(2**d)[:, None] >> np.arange(d) & 1)
    found = np.linalg.solve(G, c[:, None] - lam / 2 * signs.T).T
    right = (found * signs > 0).all(axis=1)
    return found[right][0] if right.any() else None


def judge_target(answer, A, lam, signs):
    d = len(A)
    b, w = sequence(answer.dense_target(A, lam, signs), 2, ("(b, w)", "(b, w)"))
    b, w = array(b, (d,), ("b", "b")), array(w, (d,), ("w", "w"))
    with hint(
        "w 由你选，正负号照 signs，没有零分量。", "w is yours to choose, with the signs prescribed and no zeros."
    ):
        equal(np.sign(w), np.array(signs, dtype=float), ("w 各分量的正负号", "the signs of w"))
    largest = max(float(np.abs(b).max()), float(np.abs(w).max()))
    require(largest <= 1e100, "数太大，无法检验", "The numbers are too large to be verified", got=(b, w))
    # The only point with these signs where the gradient vanishes; the objective is strictly convex.
    at_zero = np.linalg.solve(A, b - lam / 2 * np.array(signs, dtype=float))
    right = (at_zero * signs > 0).all()
    if not right or float(np.abs(w - at_zero).max()) > 1.001e-8 * max(1.0, float(np.abs(w).max())):
        best = at_zero if right else by_descent(A, b, lam)
        slope = ", ".join(f"{value:.4g}" for value in 2 * (A @ w - b) + lam * np.sign(w))
        with hint(
            f"{HINT_TARGET[0]} 在你的 w 处，对这个 b 的梯度是（{slope}），应为 0。",
            f"{HINT_TARGET[1]} For this b the gradient at your w is ({slope}); it should be 0.",
        ):
            fail(
                f"对这个 b，w 处的目标值是 {quadratic(A, b, lam, w):.9g}，而在 {np.round(best, 6).tolist()} 处是 "
                f"{quadratic(A, b, lam, best):.9g}：w 不是最小点",
                f"For this b the objective is {quadratic(A, b, lam, w):.9g} at w, but {quadratic(A, b, lam, best):.9g} at "
                f"{np.round(best, 6).tolist()}: w is not the minimiser",
                got=(b, w),
            )


def _about_scale(answer, case, wanted):
    """The hint for a λ: whether the scale of the data is what matters. Asks for the same data near 1 where they are not."""
    X, y = case["X"], case["y"]
    a, b = (10.0 ** -round(float(np.log10(np.abs(values).max()))) for values in (X, y))
    if all(0.01 <= factor <= 100 for factor in (a, b)):
        return HINT_FIRST
    # What is 0 for X and y is 0 for their multiples: λ grows with both.
    plain = number(answer.lambda_first_zero(X * a, y * b), ("λ", "λ"))
    if abs(plain - wanted * a * b) > 1e-6 * wanted * a * b:
        return HINT_FIRST
    sizes = [f"{float(np.abs(product).max()):.1g}" for product in (X.T @ X, X.T @ y)]
    changes = [(name, f"{factor:g}") for name, factor in (("X", a), ("y", b)) if factor != 1]
    zh = "、".join(f"{name} 乘 {factor}" for name, factor in changes)
    en = " and ".join(f"{name} times {factor}" for name, factor in changes)
    return (
        f"{zh} 之后，你的 λ 是对的。这里 XᵀX 的元素约为 {sizes[0]}，Xᵀy 的约为 {sizes[1]}：与什么固定的数相加或相比了吗？",
        f"With {en} your λ is right. Here the entries of XᵀX are about {sizes[0]}, those of Xᵀy about {sizes[1]}: is anything of a "
        "fixed size added to them, or compared with them?",
    )
