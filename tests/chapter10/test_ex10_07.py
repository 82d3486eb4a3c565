"""Checks of exercise 10.7."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import array, at, check, close, equal, exercise, fail, hint, picture, require, same, share_of_claims
from grader.strategies import matrices, seeds

from .pins import ex10_07 as pins
from .pins.ex10_07 import distances, kernel, on_a_curve
from .shared_graphs import floyd
from .shared_linear import sine_between

EXERCISE = exercise(
    kind="discuss",
    book="§10.2, §10.4, §10.5, (10.10), (10.24), (10.25)",
    patterns=["two sides", "witness", "oracle", "claims"],
    contract=[
        (
            "至多 60 个样本、120 个新样本；核矩阵与距离的大小在 10⁻⁹ 与 10¹³ 之间，核的元素不超过 100 λ₁",
            "Up to 60 samples and 120 new ones; kernels and distances between 10⁻⁹ and 10¹³ in size, entries of a kernel up to 100 λ₁",
        ),
        (
            "重复的特征值之间也给出互相正交的坐标；`kpca` 的误差至多是 λ₁ 的 10⁻⁷，`kpca_new` 的至多是 √λ₁ 与最大坐标中较大者的 10⁻⁶"
            "（λ_d 不小于 λ₁ 的千分之一，`kpca_new` 中相邻的特征值至少相差 λ₁ 的百分之一）",
            "Orthogonal coordinates among repeated eigenvalues, too; errors of `kpca` are 10⁻⁷ of λ₁ at most, of `kpca_new` 10⁻⁶ of the "
            "larger of √λ₁ and the largest coordinate (λ_d is a thousandth of λ₁ at least, and neighbouring eigenvalues differ by a hundredth "
            "of it in `kpca_new`)",
        ),
        (
            "`lle_kernel`：W 的绝对值不超过 100；只看下一个特征值大 1% 以上、也大 10⁻⁶ μ 以上的 d（至多 5，μ 是 M 的最大特征值），子空间夹角的正弦至多 "
            "10⁻⁷；K 的最小特征值不小于最大者的 -10⁻⁹ 倍",
            "`lle_kernel`: entries of W are 100 at most in absolute value; only those d up to 5 count where the next eigenvalue is larger by 1 % "
            "and by 10⁻⁶ μ (μ is the largest of M), with a sine of 10⁻⁷ between the subspaces; the least eigenvalue of K is -10⁻⁹ times the "
            "largest or more",
        ),
    ],
    hints=[
        (
            "核主成分分析只需要内积。MDS 从距离得到的是什么？Isomap 换掉的又是什么？",
            "Kernel PCA needs nothing but inner products. What does MDS make from distances, and what does Isomap exchange?",
        ),
        (
            "LLE 要最小的特征值，核主成分分析要最大的：怎样让次序倒过来而特征向量不变？中心化对元素全相等的向量做了什么？",
            "LLE wants the smallest eigenvalues, kernel PCA the largest: what turns the order round and keeps the eigenvectors? What does "
            "centring do to a vector whose entries are all equal?",
        ),
        (
            "三个点两两相距 2，另有一点到它们的距离都是 1：欧氏空间里放得下吗？",
            "Three points at distance 2 from one another, and one at distance 1 from all of them: is there room in Euclidean space?",
        ),
    ],
    written={
        "essay": [
            (
                "把 MDS、Isomap、LLE 写成核主成分分析，说出各自的核矩阵",
                "MDS, Isomap and LLE as kernel PCA, with the kernel matrix of each",
            ),
            (
                "流形方法的核来自数据：未必半正定，新样本没有现成的坐标",
                "Kernels of manifold methods come from data: perhaps not PSD, no coordinates for new samples",
            ),
            (
                "真正的核便于推广，但与流形无关；流形方法能展开曲面，但要求采样稠密",
                "True kernels extend easily but ignore the manifold; manifold methods unfold it but need dense samples",
            ),
        ]
    },
)

HINT_MDS = (
    "(10.10)：距离先平方，再对行与列中心化，乘 −1/2。",
    "(10.10): square the distances, centre rows and columns, times −1/2.",
)
HINT_KPCA = (
    "先把 K 中心化（两边都乘 H）；取最大的特征值；单位特征向量乘以特征值的平方根。",
    "Centre K first (H on both sides); take the largest eigenvalues; unit eigenvectors times the root of the eigenvalue.",
)
HINT_LLE = (
    "要使 M 最小的特征值对应 K 最大的特征值，特征向量不变；并且 K 没有负的特征值。",
    "The smallest eigenvalues of M should belong to the largest of K, eigenvectors as they are; and none of K is negative.",
)


@st.composite
def distance_matrices(draw, hard=False):
    """Euclidean distances, and others."""
    rng = np.random.default_rng(draw(seeds()))
    if draw(st.booleans()):
        return distances(draw(matrices((1, 8), (1, 4))))
    m = draw(st.sampled_from([1, 2, 3, 4, 6, 13]))
    upper = np.triu(rng.integers(0, 6, size=(m, m)), 1) * draw(st.sampled_from([1.0, 0.25, *[1e-5, 1e6] * hard]))
    return upper + upper.T


@st.composite
def kernels(draw, gap=0.011, hard=False):
    """{"K", "K_new", "d"} of points, with several kernels, seldom centred, some not positive semidefinite."""
    rng = np.random.default_rng(draw(seeds()))
    m, n = draw(st.integers(2, 9)), draw(st.integers(1, 4))
    q = draw(st.sampled_from([1, 1, 2, 5]))
    points = rng.integers(-4, 5, size=(m + q, n)) / 2 + rng.random((m + q, n)).round(3)
    points = points + draw(st.sampled_from([0.0, 3.0]))
    scale = draw(st.sampled_from([1.0, *[1e-5, 1e6] * hard]))
    kind = draw(st.sampled_from(KINDS))
    whole = kernel(kind, points, points) * scale
    if draw(st.integers(0, 4)) == 0:
        # A kernel that is far from positive semidefinite: its largest eigenvalue is not the one of largest size.
        whole = whole - 3 * np.outer(np.arange(m + q) % 3, np.arange(m + q) % 3) * np.abs(whole).max()
    d = draw(st.integers(1, 4))
    K, K_new = whole[:m, :m], whole[m:, :m]
    while d > 1 and not is_fit(K, K_new, d, gap):
        d -= 1
    return {"K": K, "K_new": K_new, "d": d}


def fit_kernels(hard=False):
    return kernels(hard=hard).filter(lambda case: is_fit(case["K"], case["K_new"], case["d"], 0.011))


@st.composite
def repeated(draw):
    """{"K", "d"}: eigenvalues that are repeated, cut through by d; the simplex, the square, the cube."""
    kind = draw(st.sampled_from(["simplex", "square", "cube"]))
    if kind == "simplex":
        X = np.eye(draw(st.integers(3, 7)))
    elif kind == "square":
        X = np.array([[1.0, 1], [1, -1], [-1, 1], [-1, -1]])
    else:
        X = np.array([[a, b, c] for a in (-1.0, 1) for b in (-1.0, 1) for c in (-1.0, 1)])
    X = (X + draw(st.sampled_from([0.0, 1.0]))) * draw(st.sampled_from([1.0, 1e-4, 1e5]))
    most = len(X) - 1 if kind == "simplex" else X.shape[1]
    return {"K": X @ X.T, "d": draw(st.integers(1, most))}


def judged_dimensions(W) -> list[int]:
    """Those d of which the contract promises something, a little fewer near its limits."""
    values = np.linalg.eigvalsh(lle_matrix(W))
    top = values[-1]
    if values[1] < 1.1e-10 * top or np.abs(W).max() > 100:
        return []
    return [
        d
        for d in range(1, min(5, len(W) - 2) + 1)
        if values[d + 1] > 1.011 * values[d] and values[d + 1] - values[d] > 1.1e-6 * top
    ]


@st.composite
def weights(draw, hard=False):
    """Weights whose rows sum to 1: of points on a curve, and any."""
    seed = draw(seeds())
    rng = np.random.default_rng(seed)
    if draw(st.booleans()):
        return on_a_curve(
            draw(st.sampled_from([12, 20, *[45] * hard])),
            draw(st.integers(3, 5)),
            draw(st.sampled_from([2.0, 4.0])),
            seed,
        )
    m = draw(st.integers(3, 8))
    W = rng.integers(-2, 4, size=(m, m)).astype(float)
    np.fill_diagonal(W, 0)
    # One more in a place makes a sum of zero impossible to divide by.
    W[np.arange(m), (np.arange(m) + 1) % m] += np.where(W.sum(axis=1) == 0, 1, 0)
    return W / W.sum(axis=1, keepdims=True)


@check(points=1, book="(10.24)", hint=HINT_KPCA)
def test_melons(answer):
    """西瓜 4.0：以内积为核，前两列坐标的平方和，以及保持的距离 /
    Watermelon 4.0 with inner products as kernel: the squared lengths of the first two columns, and the distances that they keep"""
    X = melons()
    Z = array(answer.kpca(X @ X.T, 2), (30, 2), Z_NAME)
    squares = ("各列坐标的平方和", "the sums of squares of the columns")
    close((Z**2).sum(axis=0), [0.817915, 0.444242], squares, abs=1.1e-6, rel=0)
    close(distances(Z), distances(X), ("坐标之间的距离", "the distances between coordinates"), abs=2e-6, rel=0)


@check(points=0.5, book="(10.10)", hint=HINT_MDS)
def test_small_graphs(answer):
    """小图的最短路径：星 K₁,₃ 的特征值 −0.25、0、2、2，四边形 −1、0、2、2，五个顶点的路 10、0、0、0、0 /
    Shortest paths of small graphs: eigenvalues −0.25, 0, 2, 2 for the star K₁,₃, −1, 0, 2, 2 for the square, 10, 0, 0, 0, 0 for the path of five
    """
    star = [[0, 1, 1, 1], [1, 0, 2, 2], [1, 2, 0, 2], [1, 2, 2, 0]]
    square = [[0, 1, 2, 1], [1, 0, 1, 2], [2, 1, 0, 1], [1, 2, 1, 0]]
    path = [[abs(i - j) for j in range(5)] for i in range(5)]
    for (zh, en), D, wanted in (
        (("星", "the star"), star, [-0.25, 0, 2, 2]),
        (("四边形", "the square"), square, [-1, 0, 2, 2]),
        (("路", "the path"), path, [0, 0, 0, 0, 10]),
    ):
        got = array(answer.mds_kernel(np.array(D, dtype=float)), (len(D), len(D)), ("内积矩阵", "the inner products"))
        with at(zh, en):
            close(got, got.T, ("转置之后的矩阵", "the matrix once transposed"), abs=1e-8)
            close(np.linalg.eigvalsh(got), wanted, ("特征值", "the eigenvalues"), abs=1e-8, rel=0)


@check(
    points=1,
    book="(10.10)",
    given={"D": distance_matrices()},
    strict_given={"D": distance_matrices(hard=True)},
    also=pins.mds_kernel,
    hint=HINT_MDS,
)
def test_mds_kernel(answer, D):
    """MDS 的内积矩阵由任意的距离矩阵得到 / The inner products of MDS come from any matrix of distances"""
    D = np.asarray(D, dtype=float)
    B = -(D**2) / 2
    wanted = B - B.mean(axis=0) - B.mean(axis=1)[:, None] + B.mean()
    got = array(answer.mds_kernel(D), D.shape, ("内积矩阵", "the inner products"))
    close(got, wanted, ("内积矩阵", "the inner products"), abs=1.1e-10 * float(D.max()) ** 2 + 1e-300, rel=0)


@check(
    points=1.5,
    book="(10.24)",
    given={"case": fit_kernels()},
    strict_given={"case": st.one_of(fit_kernels(hard=True), repeated())},
    also=pins.kpca,
    strict=pins.repeated,
)
def test_kpca(answer, case):
    """核主成分坐标：互相正交的特征向量，长度的平方是特征值；线性核时就是主成分分析 /
    Kernel principal coordinates: orthogonal eigenvectors whose squared lengths are the eigenvalues; PCA itself for a linear kernel
    """
    judge_kpca(answer, case["K"], case["d"])


@check(
    points=2,
    book="(10.25)",
    given={"case": fit_kernels()},
    strict_given={"case": fit_kernels(hard=True)},
    also=pins.new_samples,
)
def test_new_samples(answer, case):
    """新样本的坐标：减去训练样本的均值，投影到单位长的方向；训练样本自己的坐标不变 /
    Coordinates of new samples: the mean of the training samples is taken off, directions have length 1; training samples keep theirs
    """
    K, K_new, d = case["K"], case["K_new"], case["d"]
    values, vectors = descending(K)
    for rows, words in (
        (K_new, ("新样本的坐标", "the coordinates of new samples")),
        (K, ("训练样本的坐标", "the coordinates of the training samples")),
    ):
        got = array(answer.kpca_new(K, rows, d), (len(rows), d), words)
        about = rows - K.mean(axis=0)
        about = about - about.mean(axis=1, keepdims=True)
        wanted = about @ vectors[:, :d] / np.sqrt(values[:d])
        # Each column has the sign that suits it better.
        wanted = wanted * np.where((wanted * got).sum(axis=0) < 0, -1.0, 1.0)
        size = max(float(np.sqrt(values[0])), float(np.abs(wanted).max()))
        with hint(*HINT_NEW):
            close(got, wanted, words, abs=1.1e-6 * size, rel=0)


@check(
    points=2.5,
    book="(10.30), (10.31)",
    given={"W": weights().filter(judged_dimensions)},
    strict_given={"W": weights(hard=True).filter(judged_dimensions)},
    also=pins.lle_kernel,
    hint=HINT_LLE,
)
def test_lle_kernel(answer, W):
    """LLE 是核主成分分析：中心化之后最大的特征向量，就是 M 的最小的特征向量（元素全相等的除外） /
    LLE is kernel PCA: once centred, the leading eigenvectors are those of the smallest eigenvalues of M (but for equal entries)
    """
    m = len(W)
    K = array(answer.lle_kernel(W), (m, m), ("核矩阵", "the kernel matrix"))
    size = float(np.abs(K).max())
    # Inverting M leaves rounding of 1e-16 times its condition, 1e10 at most.
    require(np.abs(K - K.T).max() <= 1.1e-6 * size, "核矩阵不对称", "The kernel matrix is not symmetric", got=K)
    values = np.linalg.eigvalsh((K + K.T) / 2)
    require(
        values[0] >= -1.1e-9 * max(values[-1], 0.0),
        f"核矩阵有负的特征值 {values[0]:.6g}",
        f"The kernel matrix has a negative eigenvalue, {values[0]:.6g}",
        got=K,
    )
    wanted = np.linalg.eigh(lle_matrix(W))[1][:, 1:]
    # Within the complement of the constant vector, where centring leaves what is there.
    rest = np.linalg.qr(np.column_stack([np.ones(m), np.eye(m)[:, : m - 1]]))[0][:, 1:]
    inner = rest.T @ ((K + K.T) / 2) @ rest
    found = rest @ np.linalg.eigh((inner + inner.T) / 2)[1][:, ::-1]
    for d in judged_dimensions(W):
        sine = sine_between(found[:, :d], wanted[:, :d])
        if sine > 1.1e-7:
            fail(
                f"d = {d}：中心化的 K 的最大特征值的特征向量与 LLE 的不同，夹角的正弦是 {sine:.3g}",
                f"d = {d}: the leading eigenvectors of the centred K are not those of LLE; the sine of the angle is {sine:.3g}",
                expected=wanted[:, :d],
                got=found[:, :d],
            )


@check(points=0.5, given={"m": st.integers(4, 12)}, also=pins.witness, examples=9)
def test_witness(answer, m):
    """图的最短路径，由此得到的矩阵却不是半正定的 /
    Shortest paths of a graph, and yet the matrix made from them is not positive semidefinite"""
    judge_witness(answer, m)


@check(
    points=1,
    given={"again": st.booleans()},
    examples=2,
    hint=(
        "想想前面各函数：哪一个不需要知道新样本与训练样本的核函数值就能给出坐标？半正定性由哪个例子判定？",
        "Think of the functions above: does any give coordinates without the kernel of a new sample and the training samples? Which "
        "example settles definiteness?",
    ),
)
def test_claims(answer, again):
    """核化方法与流形学习的异同：五条断言的判断 /
    Kernelised methods and manifold learning: which of the five claims hold"""
    got = answer.claims()
    if again:
        same(got, answer.claims(), ("claims()", "claims()"))
    return share_of_claims(got, TRUTH)


@picture(
    "一个图的最短路径，以及由它得到的两维坐标：不是每条边都还长 1",
    "Shortest paths of a graph, and the two coordinates made from them: not every edge still has length 1",
    alt=(
        "左：矩阵的特征值，最小的一个在零以下；右：五个顶点的两维坐标，连线旁写着坐标之间的距离，与 1 不同。",
        "Left: the eigenvalues of the matrix, the least of them below zero. Right: five vertices by two coordinates, each edge with the "
        "distance between its ends, which is not 1.",
    ),
)
def draw_witness(figure, answer, reference, says):
    D = array(answer.non_psd_geodesics(5), (5, 5))
    values, vectors = descending(-(D**2) / 2)
    Z = vectors[:, :2] * np.sqrt(np.maximum(values[:2], 0))
    left, right = figure.subplots(1, 2)
    left.bar(range(1, 6), values, color=["black" if value >= 0 else "tab:red" for value in values])
    left.axhline(0, color="black", linewidth=0.8)
    left.set_title(says("特征值", "eigenvalues"), fontsize="small")
    for i in range(5):
        for j in range(i):
            if D[i, j] == 1:
                right.plot(*Z[[i, j]].T, color="gray")
                right.annotate(f"{np.linalg.norm(Z[i] - Z[j]):.2f}", Z[[i, j]].mean(axis=0), fontsize="x-small")
    right.plot(*Z.T, "ko")
    right.set_title(says("边的长度，都应是 1", "lengths of edges, all meant to be 1"), fontsize="small")
    right.set_aspect("equal", adjustable="datalim")
    figure.tight_layout()


HINT_NEW = (
    "新样本减去的是训练样本的均值：K_new 的每一行减去它自己的均值，每一列减去 K 那一列的均值，再加回 K 的总均值。w 长为 1 时，α 应是 v 除以什么？",
    "New samples lose the mean of the training samples: from K_new take the mean of each row, and the mean of each column of K, and add "
    "the grand mean of K. With w of length 1, what is v divided by to get α?",
)
HINT_GRAPH = (
    "哪些图的最短路径在欧氏空间里放不下？更大的图只要最短路径矩阵里含有小的那一个。",
    "Which graphs have shortest paths for which Euclidean space has no room? A larger one need only contain the paths of a small one.",
)
TRUTH = {
    "mds_on_euclidean_distances_equals_pca": True,
    "isomap_kernel_always_psd": False,
    "kpca_has_out_of_sample_formula": True,
    "isomap_has_out_of_sample_formula_from_its_own_objective": False,
    "rbf_kernel_with_fixed_width_keeps_geodesic_distances": False,
}
Z_NAME = ("坐标", "the coordinates")


def melons() -> np.ndarray:
    return np.array(watermelon_4_0()["X"])


def centred_gram(K) -> np.ndarray:
    """Large equal entries go first, so that little is lost by cancellation."""
    K = np.asarray(K, dtype=float)
    moved = K - K[0] - K[:, :1] + K[0, 0]
    moved = moved - moved.mean(axis=0)
    moved = moved - moved.mean(axis=1, keepdims=True)
    return (moved + moved.T) / 2


def descending(K) -> tuple[np.ndarray, np.ndarray]:
    """Eigenvalues and eigenvectors (columns) of the centred matrix, the largest first."""
    values, vectors = np.linalg.eigh(centred_gram(K))
    return values[::-1], vectors[:, ::-1]


def judge_kpca(answer, K, d):
    """By the definition, not by the vectors themselves: repeated eigenvalues are no trouble."""
    Z = array(answer.kpca(K, d), (len(K), d), Z_NAME)
    values = descending(K)[0]
    with hint(*HINT_KPCA):
        wanted = np.diag(values[:d])
        close(Z.T @ Z, wanted, ("各列坐标的内积", "the inner products of the columns"), abs=1.1e-7 * values[0], rel=0)
        off = np.linalg.norm(centred_gram(K) @ Z - Z * values[:d], axis=0)
        for j in range(d):
            if off[j] > 1.1e-7 * values[0] ** 1.5:
                fail(
                    f"第 {j} 列（从 0 数起）不是中心化的核矩阵的特征向量",
                    f"Column {j} (from 0) is no eigenvector of the centred kernel matrix",
                    got=Z[:, j],
                )


def is_fit(K, K_new, d, gap) -> bool:
    """Whether it is what the contract promises, with something to spare."""
    if d >= len(K):
        return False
    values = descending(K)[0]
    top = values[0]
    largest = max(float(np.abs(one).max()) for one in (K, K_new))
    apart = all(values[j] - values[j + 1] >= gap * top for j in range(d))
    return bool(largest <= 99 * top and values[d - 1] >= 1.1e-3 * top and apart)


KINDS = ("linear", "polynomial", "Gaussian", "distance")


def lle_matrix(W):
    residual = np.eye(len(W)) - W
    return residual.T @ residual


def judge_witness(answer, m):
    what = ("最短路径矩阵", "the matrix of shortest paths")
    D = array(answer.non_psd_geodesics(m), (m, m), what)
    require(np.all(np.diag(D) == 0), "对角线应为 0", "The diagonal should be 0", got=D)
    require(np.all(D == D.T), "矩阵不对称", "The matrix is not symmetric", got=D)
    W = np.where(D == 1, 1.0, np.inf)
    np.fill_diagonal(W, 0)
    paths = floyd(W)
    require(
        np.all(np.isfinite(paths)),
        "元素 1 所表示的边没有把图连通",
        "The edges, which are the entries 1, do not connect the graph",
        got=D,
    )
    with hint(
        "边就是矩阵中的 1；其余元素应是沿这些边的最短路径的长度。",
        "Edges are the entries 1; all others should be lengths of shortest paths along these edges.",
    ):
        equal(D, paths, what)
    values = np.linalg.eigvalsh(centred_gram(-(D**2) / 2))
    with hint(*HINT_GRAPH):
        require(
            values[0] <= -0.1 + 1e-9,
            f"最小的特征值是 {values[0]:.6g}，应不大于 −0.1",
            f"The least eigenvalue is {values[0]:.6g}; it should be −0.1 or less",
            got=D,
        )
    return D
