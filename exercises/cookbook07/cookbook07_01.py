r"""cookbook7.1 多类 Fisher 准则究竟选出什么 / What multi-class Fisher criteria select

把 d 维样本用 W 投影到 r 维，常见三种准则：对角元之商的乘积、迹之比、行列式之比（见 `criteria`）。讲义说，前两种准则由 $S_w^{-1} S_b$
的前 r 个特征向量取得最大值，且 "很显然"。逐一检验：对 W 不加约束时、要求 $W^T S_w W = I$ 时、要求 $W^T W = I$ 时，
准则的最大值各是多少，由谁取得？

**数据。** `S_b` 半正定，`S_w` 正定，都是 d 阶对称阵；2 ≤ r ≤ 3, r ≤ d ≤ 5。$S_w$ 的特征值在 $10^{-6}$ 与 $10^6$ 之间，
最大的不超过最小的 1000 倍。$λ_1 ≥ λ_2 ≥ … ≥ λ_d$ 是 $S_w^{-1} S_b$ 的特征值，$λ_1$ 在 $10^{-6}$ 与 $10^6$ 之间，
$λ_r ≥ 10^{-4} λ_1$；特征值可以相等。W 的形状是 (d, r)，列 $w_1, …, w_r$ 是投影方向。

**数值。** 所有 "等于" 与 "最大" 允许的误差写在各函数里。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

最大值为什么是那么多，证明写在 `proof` 里。

---

Samples of d dimensions are projected to r by W, and three criteria are common: the product of the quotients of diagonal
entries, the ratio of traces, the ratio of determinants (see `criteria`). The lecture notes say that the r top
eigenvectors of $S_w^{-1} S_b$ maximise the first two, "obviously". Test it for each: how large is the maximum, and
where is it attained, if W is unconstrained, if $W^T S_w W = I$, and if $W^T W = I$?

**Data.** `S_b` is positive semidefinite, `S_w` positive definite, both symmetric of order d; 2 ≤ r ≤ 3, r ≤ d ≤ 5. The
eigenvalues of $S_w$ are between $10^{-6}$ and $10^6$, the largest at most 1000 times the smallest.
$λ_1 ≥ λ_2 ≥ … ≥ λ_d$ are the eigenvalues of $S_w^{-1} S_b$; $λ_1$ is between $10^{-6}$ and $10^6$, and
$λ_r ≥ 10^{-4} λ_1$; eigenvalues may be equal. W has shape (d, r), and its columns $w_1, …, w_r$ are the directions of
projection.

**Numbers.** Each function says how accurately "equal" and "largest" are meant. A call takes at most 2 seconds of CPU
time. Do not change the arguments.

Why the maxima are what they are belongs into `proof`.
"""

import numpy as np


def criteria(W: np.ndarray, S_b: np.ndarray, S_w: np.ndarray) -> tuple[float, float, float]:
    r"""三个准则在 W 处的值，依次是 $\prod_i (w_i^T S_b w_i)/(w_i^T S_w w_i)$，$tr(W^T S_b W)/tr(W^T S_w W)$ 和
    $\det(W^T S_b W)/\det(W^T S_w W)$。W 的奇异值在 $10^{-3}$ 与 $10^3$ 之间，最大的不超过最小的 10 倍。误差依次不超过 $10^{-8}$ 乘
    $λ_1^r$，$λ_1$，$λ_1^r$。

    The three criteria at W, in the order of the formulas above. The singular values of W are between $10^{-3}$ and
    $10^3$, the largest at most 10 times the smallest. Errors are at most $10^{-8}$ times $λ_1^r$, $λ_1$ and $λ_1^r$, in
    this order.

    >>> import numpy as np
    >>> W = np.array([[1.0, 1.0], [0.0, 1.0]])
    >>> [round(float(value), 9) for value in criteria(W, np.diag([4.0, 2.0]), np.diag([1.0, 1.0]))]
    [12.0, 3.333333333, 8.0]
    """
    raise NotImplementedError


def fisher(S_b: np.ndarray, S_w: np.ndarray, r: int) -> np.ndarray:
    r"""W，使 $W^T S_w W = I$ 且 $W^T S_b W = diag(λ_1, …, λ_r)$；各元素的误差分别不超过 $10^{-7}$ 与 $10^{-7} λ_1$。

    A W with $W^T S_w W = I$ and $W^T S_b W = diag(λ_1, …, λ_r)$; the entries are right to $10^{-7}$ and to
    $10^{-7} λ_1$.

    >>> import numpy as np
    >>> W = fisher(np.diag([4.0, 36.0]), np.diag([1.0, 4.0]), 2)
    >>> [[abs(round(float(value), 9)) for value in row] for row in W]
    [[0.0, 1.0], [0.5, 0.0]]
    """
    raise NotImplementedError


def best_product_free(S_b: np.ndarray, S_w: np.ndarray, r: int) -> np.ndarray:
    """W 的各列都不是 0，此外不加约束：第一个准则的值不小于它的最大值的 1 - 10^-6 倍。

    A W whose columns are not 0, and which is otherwise unconstrained: the first criterion is at least 1 - 10^-6 times
    its maximum.
    """
    raise NotImplementedError


def best_product(S_b: np.ndarray, S_w: np.ndarray, r: int) -> np.ndarray:
    """W^T S_w W = I（各元素的误差不超过 10^-7）：第一个准则的值不小于在这一约束下的最大值的 1 - 10^-6 倍。

    A W with W^T S_w W = I (entries right to 10^-7): the first criterion is at least 1 - 10^-6 times its maximum under
    this constraint.
    """
    raise NotImplementedError


def best_trace_ratio(S_b: np.ndarray, S_w: np.ndarray, r: int) -> np.ndarray:
    """W^T W = I（各元素的误差不超过 10^-7）：第二个准则的值不小于在这一约束下的最大值的 1 - 10^-6 倍。

    A W with W^T W = I (entries right to 10^-7): the second criterion is at least 1 - 10^-6 times its maximum under this
    constraint.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 证明：三种情形（第一个准则不加约束、要求 W^T S_w W = I，第二个准则要求 W^T W = I）下的最大值。由老师阅读，不计分。

    The proof of the three maxima in Markdown: of the first criterion without constraint and with W^T S_w W = I, of the
    second with W^T W = I. Read by a person, without points.
    """
    raise NotImplementedError
