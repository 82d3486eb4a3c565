"""Checks of exercise 10.8."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, equal, exercise, fail, hint, integer, picture, repeatable, require
from grader.strategies import matrices, seeds, without

from .pins import ex10_08 as pins
from .pins.ex10_08 import LINE, a_radius, graph_of, mirrored
from .shared_graphs import bent_surface, distances, floyd, gapped_line, least_added, neighbour_edges, parts, ring, sheet
from .shared_knn import has_clear_order, settled

EXERCISE = exercise(
    kind="program",
    book="§10.5.1，图 10.8 / figure 10.8",
    patterns=["oracle", "certificate", "outcome"],
    contract=[
        (
            "至多 130 个样本、20 维，数的绝对值不超过 10⁷，距离不小于 10⁻⁷；长度的误差至多 10⁻⁹ 倍",
            "Up to 130 samples in 20 dimensions, no number beyond 10⁷, no distance below 10⁻⁷; lengths are off by a factor of 10⁻⁹ at most",
        ),
        (
            "坐标很大而彼此很近时，谁是近邻照样对（不相等的距离至少相差 10⁻⁹ 倍）；边长从 10⁻¹² 到 10¹⁵ 都可以",
            "Neighbours are right where coordinates are large and close to one another (different distances differ by a factor of 1 + 10⁻⁹ at "
            "least); edges may be from 10⁻¹² to 10¹⁵ long",
        ),
    ],
    hints=[
        (
            "先用矩阵写出近邻图，再用 Floyd 或 Dijkstra 求最短路径；`inf` 加任何数还是 `inf`。",
            "Write the graphs as matrices first, then shortest paths by Floyd or Dijkstra; `inf` plus anything is `inf`.",
        ),
        (
            "连通一个断开的图，就是在连通分支之间求最小生成树。",
            "Connecting a broken graph is finding a minimum spanning tree between its components.",
        ),
        (
            "短路的边与正常的边差在哪里？比一比它的长度与别的边的长度，或者比一比去掉它之后绕行有多远。",
            "How does a short circuit differ from a good edge? Compare its length with those of others, or see how far the way round is "
            "without it.",
        ),
    ],
    written={
        "design": [
            ("怎样识别短路的边", "How short circuits are told"),
            ("怎样保证图连通", "How the graph is kept connected"),
            ("方法何时失败", "When the method fails"),
        ]
    },
)

HINT_KNN = (
    "每个样本各找 k 个近邻（自己不算），任一方向成立就连边，矩阵对称；对角线为 0，无边处是 inf。",
    "Find k neighbours of each sample (not itself); an edge if it holds in either direction, so that the matrix is symmetric; 0 on the diagonal, "
    "inf where there is no edge.",
)
HINT_EPS = (
    "距离恰好等于 eps 的不连边；对角线为 0，无边处是 inf。",
    "No edge where the distance is eps exactly; 0 on the diagonal, inf where there is no edge.",
)
HINT_PATHS = (
    "对每个中间顶点，看经过它是否更短；走不到的保持 inf。",
    "For each vertex in between see whether the way through it is shorter; what cannot be reached stays inf.",
)
HINT_VALID = (
    "先去掉可疑的边，最后一步再用 connect 保证连通；边长总是样本的距离。",
    "Take doubtful edges off first, and let connect be the last step; edges are always as long as distances.",
)
HINT_SHORT = (
    "近邻图中有从一头跳到另一头的边：它比附近的边长，又没有短的绕行。",
    "The graph has edges from one end to the other: longer than the edges around, and with no short way round.",
)
HINT_FLAT = (
    "去掉的边太多，路径只好曲折前行：一棵树或每点两三条边不够。",
    "Too many edges are gone, and paths have to zigzag: a tree, or two edges for each sample, is not enough.",
)


UNITS = (1.0, 3.0, 0.002, 900.0)


@st.composite
def point_sets(draw, least=2):
    X = draw(matrices((least, 9), (1, 3), stretch=STRETCH))
    # Rows that came out alike are kept once.
    return X[np.sort(np.unique(X, axis=0, return_index=True)[1])]


def fit(X) -> bool:
    return len(X) >= 2 and are_different(X) and has_clear_order(X, X)


@st.composite
def radii(draw):
    """{"X", "eps"}: eps between distances, and where these are exact equal to one."""
    X = draw(point_sets().filter(fit))
    return {"X": X, "eps": a_radius(X, draw(st.integers(0, 60)), draw(st.sampled_from([0, 0, 1, -1])))}


def eps_is_clear(case) -> bool:
    ratio = distances(case["X"]) / case["eps"]
    return not np.any((ratio != 1) & (np.abs(ratio - 1) < 2e-9))


@st.composite
def networks(draw, hard=False):
    """Graphs with edges of any length: sparse, dense, with long ways round that are shorter."""
    rng = np.random.default_rng(draw(seeds()))
    m = draw(st.sampled_from([1, 2, 3, 4, 6, 8, 14]))
    lengths = rng.integers(1, 40, size=(m, m)) * draw(st.sampled_from([1.0, 1.0, 0.25, *[1e-5, 1e6] * hard]))
    if draw(st.booleans()):
        lengths = lengths * rng.random((m, m)).round(9)
        lengths = np.maximum(lengths, lengths.max() * 1e-3)
    kept = rng.random((m, m)) < draw(st.sampled_from([0.1, 0.25, 0.5, 1.0]))
    return graph_of(lengths, np.triu(kept, 1)) if m == 1 else mirrored(lengths, np.triu(kept, 1))


@st.composite
def broken(draw):
    """{"X", "W"}: few edges, often between far samples, so that nearness in index or in one column is no guide."""
    X = draw(point_sets(least=1))
    rng = np.random.default_rng(draw(seeds()))
    kept = rng.random((len(X), len(X))) < draw(st.sampled_from([0.0, 0.1, 0.25, 0.6]))
    upper = np.triu(kept, 1)
    return {"X": X[rng.permutation(len(X))], "W": upper | upper.T}


@check(points=0.5, book="§10.5.1", hint=HINT_KNN)
def test_five_points(answer):
    """直线上五点 0、1、2、10、11：1 近邻图有三条边，断成两块 /
    Five points 0, 1, 2, 10, 11 on a line: the graph of 1 neighbour has three edges, in two pieces"""
    edges = np.zeros((5, 5), dtype=bool)
    edges[[0, 1, 3], [1, 2, 4]] = True
    chain = graph_of(distances(LINE), edges | edges.T)
    close(answer.knn_graph(LINE, 1), chain, ("1 近邻图", "the graph of 1 neighbour"))


@check(
    points=1,
    given={"X": point_sets().filter(fit), "share": st.sampled_from([0.0, 0.3, 0.6, 1.0])},
    also=pins.knn_graph,
    strict=pins.nearly_tied_graph,
    hint=HINT_KNN,
)
def test_knn_graph(answer, X, share):
    """k 近邻图：任一方是另一方的 k 近邻就有边 /
    The graph of k neighbours: an edge where either is among the k nearest of the other"""
    m = len(X)
    k = settled(X, 1 + round(share * (m - 2)))
    got = a_graph(answer.knn_graph(X, k), m)
    close(got, graph_of(distances(X), neighbour_edges(X, k)), GRAPH, abs=0, rel=1.1e-9)


@check(
    points=0.5,
    book="§10.5.1",
    given={"case": radii().filter(eps_is_clear)},
    also=pins.eps_graph,
    strict=pins.nearly_tied_radius,
    hint=HINT_EPS,
)
def test_eps_graph(answer, case):
    """ε 近邻图：距离小于 eps 的有边，等于的没有 /
    The graph of ε-neighbours: an edge where the distance is less than eps, none where it is equal"""
    X, eps = case["X"], case["eps"]
    D = distances(X)
    got = a_graph(answer.eps_graph(X, eps), len(X))
    close(got, graph_of(D, eps > D), GRAPH, abs=0, rel=1.1e-9)


@check(
    points=1,
    given={"W": networks()},
    strict_given={"W": networks(hard=True)},
    also=pins.shortest_paths,
    hint=HINT_PATHS,
)
def test_shortest_paths(answer, W):
    """最短路径，走不到的是 inf / Shortest paths, inf where there is none"""
    got = array(answer.shortest_paths(W), W.shape, ("最短路径", "the shortest paths"), allow_infinite=True)
    close(got, floyd(W), ("最短路径", "the shortest paths"), abs=0, rel=1.1e-9)


@check(
    points=0.5,
    given={"W": networks()},
    strict_given={"W": networks(hard=True)},
    also=pins.shortest_paths,
    hint=(
        "从一个顶点出发能走到的都在同一分支；inf 表示没有边。",
        "Whatever can be reached from a vertex is in its component; inf means no edge.",
    ),
)
def test_components(answer, W):
    """连通分支数 / The number of connected components"""
    equal(integer(answer.n_components(W)), len(set(parts(W))), ("连通分支数", "the number of components"))


@check(
    points=2,
    given={"case": broken().filter(lambda case: len(case["X"]) < 2 or are_different(case["X"]))},
    also=pins.connect,
    strict=pins.nearly_tied_edges,
)
def test_connect(answer, case):
    """补边：原有的边都在，条数恰好，总长最小 /
    Mending: old edges are kept, there are as many new ones as are needed, and their length is least"""
    X = case["X"]
    W = graph_of(distances(X), case["W"])
    judge_mended(a_graph(answer.connect(W, X), len(X)), W, X)


@check(
    points=0.5,
    given={"X": point_sets().filter(fit), "share": st.sampled_from([0.0, 0.3, 0.6, 1.0])},
    also=pins.own_graph_inputs,
    examples=25,
)
def test_own_graph(answer, X, share):
    """自己设计的图：连通，边长是样本的距离，同样的参数给出同一个图 /
    The graph of one's own: connected, edges as long as distances, the same for the same arguments"""
    k = 1 + round(share * (len(X) - 2))
    own_graph(answer, X, k, again=k == 8)
    if len(X) <= 12:
        repeatable(answer, "robust_graph", X, k, between=[(X[:2], 1)])


@check(
    points=0.5, given={"seed": seeds(), "units": st.sampled_from(UNITS)}, also=pins.sizes, examples=3, hint=HINT_VALID
)
def test_gap(answer, seed, units):
    """断开的直线：两端之间的最短路径与 27 相差不到一成 /
    The gapped line: the shortest path between its ends differs from 27 by less than a tenth"""
    for k in (3, 8):
        end_to_end(answer, gapped_line(seed, units), k, 27 * units)


@check(
    points=2,
    given={"seed": seeds(), "units": st.sampled_from(UNITS), "missing": st.integers(8, 30)},
    also=pins.rings,
    examples=4,
    hint=HINT_SHORT,
)
def test_ring(answer, seed, units, missing):
    """环：弧的两端之间的最短路径与弧长 39 相差不到一成，少了两个点时也是 /
    The ring: the shortest path between the ends of the arc differs from its length 39 by less than a tenth, also with two points
    missing"""
    for gone in (None, missing):
        words = ("", "") if gone is None else ("，少了两个点", ", two points missing")
        with at(f"环（放大 {units:g} 倍{words[0]}）", f"the ring ({units:g} times as large{words[1]})"):
            end_to_end(answer, ring(seed, units, gone), 8, 39 * units)


@check(
    points=1.5, given={"seed": seeds(), "units": st.sampled_from(UNITS)}, also=pins.sizes, examples=3, hint=HINT_FLAT
)
def test_surfaces(answer, seed, units):
    """平面与曲面：最短路径与真正的距离相比，相对误差的中位数不到三分之一 /
    The plane and the bent surface: against true distances the median relative error of shortest paths is less than a third"""
    for make, zh, en in ((sheet, "平面", "the plane"), (bent_surface, "曲面", "the bent surface")):
        data = make(seed, units)
        true = data["true"]
        pairs = np.triu_indices(len(true), 1)
        with at(f"{zh}（放大 {units:g} 倍）", f"{en} ({units:g} times as large)"):
            paths = floyd(own_graph(answer, data["X"], 8))
            off = float(np.median(np.abs(paths[pairs] - true[pairs]) / true[pairs]))
            if off >= 0.35:
                fail(
                    f"相对误差的中位数是 {off:.1%}，应不到三分之一",
                    f"The median relative error is {off:.1%}; it should be less than a third",
                )


@picture(
    "环上的图：与 8 近邻图相比，去掉的边为红，添上的边为蓝",
    "The graph on the ring: against the graph of 8 neighbours, edges taken off in red, added ones in blue",
    alt=(
        "圆弧上的四十个点，缺口处的红色虚线是跨过缺口的边，已经去掉；其余的灰色边沿着圆弧。",
        "Forty points on an arc. Dashed red lines across the opening are edges that were taken off; grey edges follow the arc.",
    ),
)
def draw_ring(figure, answer, reference, says):
    X = ring(0)["X"]
    D = distances(X)
    W = a_graph(answer.robust_graph(X, 8), len(X))
    plain, own = neighbour_edges(X, 8), np.isfinite(W) & (D > 0)
    axes = figure.subplots()
    for edges, style, words in (
        (plain & own, {"color": "lightgray"}, says("保留", "kept")),
        (plain & ~own, {"color": "tab:red", "linestyle": "--", "linewidth": 0.7}, says("去掉", "taken off")),
        (own & ~plain, {"color": "tab:blue", "linewidth": 2}, says("添上", "added")),
    ):
        label = words
        for i, j in zip(*np.nonzero(np.triu(edges)), strict=True):
            axes.plot(*X[[i, j]].T, label=label, **style)
            label = None
    axes.plot(*X.T, "ko", markersize=4)
    axes.set_aspect("equal")
    axes.legend(fontsize="small", loc="center")
    figure.tight_layout()


HINT_CONNECT = (
    "每次在不同的连通分支之间选最短的一条边；原有的边一条不少。",
    "Choose the shortest edge between different components each time; no old edge goes.",
)
GRAPH = ("图", "the graph")


def a_graph(got, m, what=GRAPH) -> np.ndarray:
    W = array(got, (m, m), what, allow_infinite=True)
    require(np.all(np.diag(W) == 0), f"{what[0]}的对角线应为 0", f"The diagonal of {what[1]} should be 0", got=W)
    require(
        np.all(np.isclose(W, W.T, rtol=1e-9, atol=0)),
        f"{what[0]}的矩阵不对称",
        f"The matrix of {what[1]} is not symmetric",
        got=W,
    )
    return W


def are_different(X) -> bool:
    D = distances(X) + np.diag(np.full(len(X), np.inf))
    return bool(D.min() >= 1e-7)


STRETCH = without("duplicate")


def judge_mended(got, W, X):
    D, m = distances(X), len(X)
    added = np.isfinite(got) & ~np.isfinite(W)
    with hint(*HINT_CONNECT):
        old = np.isfinite(W)
        close(np.where(old, got, 0.0), np.where(old, W, 0.0), ("原有的边", "the old edges"), abs=0, rel=1.1e-9)
        close(np.where(added, got, 0.0), np.where(added, D, 0.0), ("添上的边", "the added edges"), abs=0, rel=1.1e-9)
        count, missing = int(added.sum()) // 2, len(set(parts(W))) - 1
        require(
            count == missing,
            f"添了 {count} 条边，应添 {missing} 条",
            f"{count} edges were added where {missing} are needed",
            got=got,
        )
        require(len(set(parts(got))) == 1, "图没有连通", "The graph is not connected", got=got)
        total, least = float(D[added].sum()) / 2, least_added(W, D)
        require(
            total <= least * (1 + 1e-8),
            f"添上的总长是 {total:.9g}，最小是 {least:.9g}",
            f"The added length is {total:.9g}, the least is {least:.9g}",
            got=got,
        )
    return m


def own_graph(answer, X, k, *, again=False):
    """The student's own graph, which must be valid, and the same `again`."""
    D, m = distances(X), len(X)
    W = a_graph(repeatable(answer, "robust_graph", X, k) if again else answer.robust_graph(X, k), m)
    edges = np.isfinite(W)
    with hint(*HINT_VALID):
        close(np.where(edges, W, 0.0), np.where(edges, D, 0.0), ("边长", "the lengths of edges"), abs=0, rel=1.1e-9)
        count = len(set(parts(W)))
        require(count == 1, f"图断成 {count} 块", f"The graph is broken into {count} pieces", got=W)
    return W


def end_to_end(answer, data, k, length):
    X, ends = data["X"], data["ends"]
    found = float(floyd(own_graph(answer, X, k))[ends])
    off = abs(found - length) / length
    if off >= 0.1:
        fail(
            f"k = {k}：第 {ends[0]} 行与第 {ends[1]} 行之间的最短路径长 {found:.6g}，沿数据是 {length:.6g}，相差 {off:.1%}",
            f"k = {k}: the shortest path between rows {ends[0]} and {ends[1]} is {found:.6g} long, {length:.6g} along the data, {off:.1%} off",
        )
