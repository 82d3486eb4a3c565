r"""cookbook8.7 注意力看不见什么 / What attention cannot see

软注意力按查询（query）与各个键（key）的内积给值（value）加权：$S = scale \cdot Q K^T$，对 S 的每一行做 softmax 得到权重，再用权重对 V 的各行求和。
请写出带掩码的软注意力及其反向传播，整行被掩盖、分数上千时也要稳当；再写只看一个键的硬注意力。然后想一想：键怎样改动时输出不变？哪些键无论怎样查询都得不到最大的权重？
请为每一个键给出证据。

**数组。** Q (n, d), K (N, d), V (N, u), S (n, N)；`mask` (n, N) 是布尔数组，True 表示第 i 个查询可以看第 j 个键。n 和 N 从 1 到 120，d 和 u
从 1 到 12。下标从 0 起。不要改动传入的参数。

**大小。** S 的元素至多 5000（绝对值，下同）。Q、K、V、dO 的元素是 0 或在 1e-6 与 1e6 之间，0.001 ≤ scale ≤ 1000，每一对 q、k 都有
$scale \cdot \sum_i |q_i k_i| \le 5000$。

**误差。** `weights`：不超过 1e-9，不许看的必须正好是 0。`attend`：不超过 1e-9·max|V|。`attend_backward`：dV 不超过 1e-9·max|dO|；记 e =
1e-9·scale·max|dO|·max|V|, dQ 不超过 e·max|K|，dK 不超过 e·max|Q|。`hard`：相对误差不超过 1e-9。每次调用至多 2 秒 CPU 时间。

---

Soft attention weighs values by the inner products of a query with the keys: $S = scale \cdot Q K^T$, a softmax of each
row of S gives the weights, and the weights sum up the rows of V. Write masked soft attention and its backward pass,
safe for fully masked rows and scores in the thousands; then hard attention, which sees one key only. Then think: which
changes of the keys leave the output alone? And which keys never get the largest weight, whatever the query? Give
evidence for every key.

**Arrays.** Q is (n, d), K (N, d), V (N, u), S (n, N); `mask` (n, N) is a boolean array, True where query i may see key
j. n and N are 1 to 120, d and u 1 to 12. Indices start at 0. Do not change the arguments.

**Sizes.** Entries of S are at most 5000 (in absolute value, here and below). Entries of Q, K, V and dO are 0 or between
1e-6 and 1e6, 0.001 ≤ scale ≤ 1000, and $scale \cdot \sum_i |q_i k_i| \le 5000$ for each pair q, k.

**Errors.** `weights`: at most 1e-9, and what may not be seen must be exactly 0. `attend`: at most 1e-9·max|V|.
`attend_backward`: dV at most 1e-9·max|dO|; with e = 1e-9·scale·max|dO|·max|V|, dQ at most e·max|K| and dK at most
e·max|Q|. `hard`: relative errors are at most 1e-9. A call may take 2 seconds of CPU time.
"""

import numpy as np


def weights(S: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """形状 (n, N)：每一行只对许可的元素做 softmax，其余是 0；一个都不许看的行全是 0。

    Of shape (n, N): the softmax of each row over the entries that may be seen, 0 elsewhere; a row without any such
    entry is all 0.

    >>> import numpy as np
    >>> A = weights(np.array([[3.0, 3.0, 3.0]]), np.array([[True, False, True]]))
    >>> [float(a) for a in A[0]]
    [0.5, 0.0, 0.5]
    """
    raise NotImplementedError


def attend(Q: np.ndarray, K: np.ndarray, V: np.ndarray, mask: np.ndarray, scale: float) -> np.ndarray:
    """软注意力的输出，形状 (n, u)。

    The output of soft attention, of shape (n, u).

    >>> import numpy as np
    >>> K, V = np.array([[3.0], [4.0]]), np.array([[1.0, 2.0], [3.0, 0.0]])
    >>> out = attend(np.array([[0.0]]), K, V, np.array([[True, True]]), 1.0)
    >>> [float(x) for x in out[0]]
    [2.0, 1.0]
    """
    raise NotImplementedError


def attend_backward(
    Q: np.ndarray, K: np.ndarray, V: np.ndarray, mask: np.ndarray, scale: float, dO: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(dQ, dK, dV)：Σ dO ⊙（attend 的输出）对 Q、K、V 的导数，各与该变量形状相同；dO (n, u) 是常数。

    (dQ, dK, dV): the derivatives of Σ dO ⊙ (the output of attend) by Q, K and V, each in the shape of that variable; dO
    (n, u) is constant.

    >>> import numpy as np
    >>> one = np.array([[1.0]])
    >>> dQ, dK, dV = attend_backward(one, one, one, np.array([[True]]), 1.0, np.array([[7.0]]))
    >>> float(dV[0][0])
    7.0
    """
    raise NotImplementedError


def hard(Q: np.ndarray, K: np.ndarray, V: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """形状 (n, u)：每个查询取许可的键中 q·k 最大的那一个的值（并列时取下标最小的）；一个都不许看时全是 0。这里 Q 和 K 的元素是绝对值至多 10⁶ 的整数（仍是浮点数组），没有 scale。

    Of shape (n, u): for each query the value of that key, among those it may see, for which q·k is largest (the
    smallest index of tied ones); zeros where it may see none. Entries of Q and K are whole numbers of at most 10⁶ in
    size here (in float arrays, as before), and there is no scale.

    >>> import numpy as np
    >>> K, V = np.array([[3.0], [4.0]]), np.array([[1.0, 2.0], [3.0, 0.0]])
    >>> out = hard(np.array([[2.0]]), K, V, np.array([[True, True]]))
    >>> [float(x) for x in out[0]]
    [3.0, 0.0]
    """
    raise NotImplementedError


def evidence(keys: list[int], j: int) -> dict[str, float | tuple[int, int, float]]:
    """第 j 个键能否得到最大的权重，连同证据。`keys` 是互不相同的整数 (d = 1), 1 到 120 个，绝对值至多 10⁶；权重是 softmax(q·k_i)，没有掩码，q 是任意实数。
    返回下面两种字典之一：{"query": q}，用这个 q 查询时第 j 个键的权重大于其他每一个的；或 {"between": (a, b, t)}，其中 a, b ≠ j, 0 < t < 1,
    k_j = (1-t)·k_a + t·k_b（允许差 1e-9·|k_a - k_b|）。

    Whether key j can get the largest weight, with evidence. `keys` are 1 to 120 distinct integers (d = 1) of at most
    10⁶ in size; the weights are softmax(q·k_i), without a mask, and q is any real number. Returns one of two dicts:
    {"query": q}, where with this q the weight of key j is above each of the others; or {"between": (a, b, t)} with a, b
    ≠ j, 0 < t < 1 and k_j = (1-t)·k_a + t·k_b (up to 1e-9·|k_a - k_b|).
    """
    raise NotImplementedError
