r"""cookbook8.8 图卷积的归一化与盲点 / Normalisation and blind spots of graph convolution

图卷积先给邻接矩阵加自环 $\tilde{A} = A + \lambda I$，再用度矩阵 $\tilde{D}$（$\tilde{A}$ 的行和放在对角线上）归一化。请写出两种归一化、一个两层网络的损失与梯度。然后想一想：
$\tilde{D}^{-1/2} \tilde{A} \tilde{D}^{-1/2}$ 的行和真是 1 吗？层数无穷多时还剩下什么信息，图不连通呢？有没有两张图，这样的网络永远分不清？

**图。** 邻接矩阵 A (N, N) 对称，对角线是 0，其余元素（边的权）是 0 或正数；N 从 1 到 120。`lam` 就是 λ。权与 λ 是 0 或在 1e-6 与 1e6 之间（另有说明的除外）。下标从 0
起。不要改动传入的参数。每次调用至多 2 秒 CPU 时间。

**误差。** `normalize`，`random_walk`：每个元素的相对误差不超过 1e-9。`loss_gradients`：损失不超过 1e-9（大于 1 时按相对误差），梯度不超过该数组中最大的绝对值的 1e-9
（它小于 1 时按 1 算）。`deep_limit`：不超过 1e-9。

---

Graph convolution adds self-loops to the adjacency matrix, $\tilde{A} = A + \lambda I$, and normalises it by the degree
matrix $\tilde{D}$ (the row sums of $\tilde{A}$ on the diagonal). Write two normalisations, and loss and gradients of a
net of two layers. Then think: are the row sums of $\tilde{D}^{-1/2} \tilde{A} \tilde{D}^{-1/2}$ really 1? What is left
after infinitely many layers, and what if the graph is not connected? Are there two graphs that such a net can never
tell apart?

**Graphs.** The adjacency matrix A (N, N) is symmetric with a zero diagonal; all other entries (weights of edges) are 0
or positive; N is 1 to 120. `lam` is λ. Weights and λ are 0 or between 1e-6 and 1e6, unless something else is said.
Indices start at 0. Do not change the arguments. A call may take 2 seconds of CPU time.

**Errors.** `normalize`, `random_walk`: relative errors of every entry are at most 1e-9. `loss_gradients`: the loss at
most 1e-9 (relative above 1), a gradient at most 1e-9 of the largest absolute value in its array (of 1, if that is less
than 1). `deep_limit`: at most 1e-9.
"""

import numpy as np


def normalize(A: np.ndarray, lam: float) -> np.ndarray:
    """D̃^(-1/2) Ã D̃^(-1/2)，形状 (N, N)；D̃ 中的度是 0 的结点，行和列都是 0。

    D̃^(-1/2) Ã D̃^(-1/2), of shape (N, N); row and column of a node whose degree in D̃ is 0 are 0.

    >>> import numpy as np
    >>> S = normalize(np.array([[0.0, 3.0], [3.0, 0.0]]), 1.0)
    >>> [[round(float(x), 9) for x in row] for row in S]
    [[0.25, 0.75], [0.75, 0.25]]
    """
    raise NotImplementedError


def random_walk(A: np.ndarray, lam: float) -> np.ndarray:
    """D̃^(-1) Ã，形状 (N, N)；D̃ 中的度是 0 的结点，行和列都是 0。

    D̃^(-1) Ã, of shape (N, N); row and column of a node whose degree in D̃ is 0 are 0.

    >>> import numpy as np
    >>> P = random_walk(np.array([[0.0, 3.0], [3.0, 0.0]]), 1.0)
    >>> [[round(float(x), 9) for x in row] for row in P]
    [[0.25, 0.75], [0.75, 0.25]]
    """
    raise NotImplementedError


def loss_gradients(
    S: np.ndarray, X: np.ndarray, W1: np.ndarray, W2: np.ndarray, labels: list[int]
) -> tuple[float, np.ndarray, np.ndarray]:
    """（损失，对 W1 的导数，对 W2 的导数）。Z = S·relu(S X W1)·W2，损失是各结点的 -ln softmax(Z 的该行)[标签] 的平均。S (N, N) 是任意方阵，不一定对称，
    每行绝对值之和至多 2, N ≤ 40；X (N, C), W1 (C, H), W2 (H, K) 的元素至多 2（绝对值），C、H、K 从 1 到 6；`labels` 是 N 个 0 到 K-1 的整数。
    S X W1 中没有绝对值小于 1e-3 的元素。

    (loss, its derivative by W1, its derivative by W2). Z = S·relu(S X W1)·W2, and the loss is the mean over the nodes
    of -ln softmax(that row of Z)[label]. S (N, N) is any square matrix, not necessarily symmetric, the absolute values
    in a row add up to at most 2, and N ≤ 40; entries of X (N, C), W1 (C, H), W2 (H, K) are at most 2 in absolute value,
    C, H and K are 1 to 6; `labels` are N whole numbers from 0 to K-1. No entry of S X W1 is below 1e-3 in absolute
    value.

    >>> import numpy as np
    >>> one = np.array([[1.0]])
    >>> loss, dW1, dW2 = loss_gradients(one, one, one, np.array([[2.0, 2.0]]), [0])
    >>> round(float(loss), 9), np.shape(dW1), np.shape(dW2)
    (0.693147181, (1, 1), (1, 2))
    """
    raise NotImplementedError


def deep_limit(A: np.ndarray, lam: float) -> np.ndarray:
    """t → ∞ 时 normalize(A, lam) 的 t 次幂的极限，形状 (N, N)。这里 N ≤ 30，λ 在 0.1 与 10 之间，权是 0 或在 0.1 与 10 之间；图可以不连通。

    The limit of the t-th power of normalize(A, lam) as t → ∞, of shape (N, N). Here N ≤ 30, λ lies between 0.1 and 10,
    weights are 0 or between 0.1 and 10; the graph may be disconnected.

    >>> import numpy as np
    >>> [[round(float(x), 9) for x in row] for row in deep_limit(np.zeros((2, 2)), 1.0)]
    [[1.0, 0.0], [0.0, 1.0]]
    """
    raise NotImplementedError


def large_row_sum(target: float) -> np.ndarray:
    """一个邻接矩阵，元素是 0 或 1，至多 200 个结点：normalize(·, 1) 最大的行和在 target 与 target + 0.2 之间。1 ≤ target ≤ 5。

    An adjacency matrix with entries 0 and 1 and at most 200 nodes: the largest row sum of normalize(·, 1) lies between
    target and target + 0.2. 1 ≤ target ≤ 5.
    """
    raise NotImplementedError


def twins(n: int) -> tuple[np.ndarray, np.ndarray]:
    """两张图的邻接矩阵，元素是 0 或 1，各有 n 个结点，边数相同，一张连通，一张不连通，而下面这样的网络永远分不清它们：H_0 的元素全是 1,
    H_{l+1} = relu(S H_l W_l), S = normalize(A, 1)；不论层数和权值是什么，两张图最后一层的各行，不计次序，完全相同。6 ≤ n ≤ 60。

    The adjacency matrices, with entries 0 and 1, of two graphs of n nodes and equally many edges, one connected and one
    not, which nets of this kind can never tell apart: all entries of H_0 are 1, H_{l+1} = relu(S H_l W_l), S =
    normalize(A, 1); whatever the number of layers and the weights, the rows of the last layer are the same for both
    graphs, but for their order. 6 ≤ n ≤ 60.
    """
    raise NotImplementedError
