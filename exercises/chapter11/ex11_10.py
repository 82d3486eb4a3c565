r"""11.10 分组稀疏的字典学习 / Dictionary learning with group sparsity

(11.15) 的 L1 惩罚使编码的各个分量各自为 0。现在把字典的原子分成组，希望每个样本的编码中，同一组的系数要么全为 0，要么一起用上。为此把 L1 惩罚换成各组系数的
长度（不平方）之和：

$$\sum_i ‖x_i - Bα_i‖_2^2 + λ \sum_i \sum_g ‖α_{i,g}‖_2, \quad ‖b_j‖_2 ≤ 1$$

其中 $α_{i,g}$ 是 $α_i$ 中属于第 g 组的分量。请给出它的近端算子，再像 §11.5 那样交替地求编码和字典。

**样本是列**，与书中相同：X (n, m) 每列一个样本；字典 `B` (n, k) 每列一个原子；编码 `A` (k, m) 每列是一个样本的编码。`groups` 是若干个列表，把原子的下标 0..k-1
恰好各列出一次；各组大小可以不同，都不另外加权。平方误差前没有 1/2，也不除以样本数。

**约定。** 向量和矩阵以 numpy 数组传入，返回列表或数组都可以。n ≤ 150, k ≤ 12, m ≤ 150；数或是 0，或绝对值在 $10^{-5}$ 与 1000 之间，λ 与 t 是 0 或在 $10^{-3}$ 与
1000 之间。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

The L1 penalty of (11.15) makes components of a code 0 one by one. Now atoms come in groups, and the coefficients of a group should
vanish together or be used together in the code of a sample. So the L1 penalty is replaced by the sum of the lengths (not squared) of the
groups of coefficients:

$$\sum_i ‖x_i - Bα_i‖_2^2 + λ \sum_i \sum_g ‖α_{i,g}‖_2, \quad ‖b_j‖_2 ≤ 1$$

where $α_{i,g}$ are the components of $α_i$ that belong to group g. Find its proximal operator, then alternate between codes and
dictionary as in §11.5.

**Samples are columns**, as in the book: X (n, m) has a sample per column, the dictionary `B` (n, k) an atom per column, the codes
`A` (k, m) the code of a sample per column. `groups` are lists in which each of the atoms 0..k-1 stands exactly once; groups may differ
in size, and have no weights of their own. There is no 1/2 before the squared error, and no division by the number of samples.

**Conventions.** Vectors and matrices come as numpy arrays; lists and arrays are equally right as answers. n ≤ 150, k ≤ 12, m ≤ 150;
numbers are 0 or between $10^{-5}$ and 1000 in size, λ and t are 0 or between $10^{-3}$ and 1000. A call takes at most a second of CPU
time. Do not change the arguments.
"""

import numpy as np


def objective(X: np.ndarray, B: np.ndarray, A: np.ndarray, lam: float, groups: list[list[int]]) -> float:
    """上面的目标函数。相对误差不超过 $10^{-9}$。

    The objective above. Its relative error is $10^{-9}$ at most.

    >>> import numpy as np
    >>> float(objective(np.array([[5.0]]), np.array([[0.5, 0.5]]), np.array([[2.0], [0.0]]), 10.0, [[0], [1]]))
    36.0
    """
    raise NotImplementedError


def prox_group(v: np.ndarray, t: float, groups: list[list[int]]) -> np.ndarray:
    """使 $\\frac{1}{2} ‖u - v‖_2^2 + t \\sum_g ‖u_g‖_2$ 最小的 u，v 长为 k。误差不超过 $10^{-9} \\max_i |v_i|$；最小点为 0 的分量应恰好是 0。

    The u that minimises $\\frac{1}{2} ‖u - v‖_2^2 + t \\sum_g ‖u_g‖_2$, v of length k. The error is $10^{-9} \\max_i |v_i|$ at most;
    components whose minimiser is 0 should be exactly 0.

    >>> import numpy as np
    >>> [float(u) for u in prox_group(np.array([3.0, 0.25]), 1.0, [[0], [1]])]
    [2.0, 0.0]
    """
    raise NotImplementedError


def code(X: np.ndarray, B: np.ndarray, lam: float, groups: list[list[int]], A0: np.ndarray, steps: int) -> np.ndarray:
    """字典固定时，用近端梯度下降求编码：从 A0 出发走 `steps` 步（0 至 50），步长 1/L，返回最后的 A。L 是平方误差对 A 的梯度的最小的 Lipschitz 常数
    （所有样本用同一个 L）；B = 0 时返回 A0。误差不超过最大绝对值的 $10^{-8}$；一组的系数应为 0 时，恰好是 0。

    Codes for a fixed dictionary by proximal gradient descent: `steps` steps (0 to 50) of size 1/L from A0; returns the last A. L is the
    smallest Lipschitz constant of the gradient, with respect to A, of the squared error (one L for all samples); for B = 0 return A0.
    The error is $10^{-8}$ of the largest absolute value at most; where the coefficients of a group should be 0, they are exactly 0.

    >>> import numpy as np
    >>> float(code(np.array([[3.0]]), np.array([[1.0]]), 2.0, [[0]], np.array([[0.0]]), 1)[0][0])
    2.0
    """
    raise NotImplementedError


def update_atom(X: np.ndarray, B: np.ndarray, A: np.ndarray, j: int) -> np.ndarray:
    """编码 A 和其余原子固定时，使 $‖X - BA‖_F^2$ 最小的 $b_j$，$‖b_j‖_2 ≤ 1$；返回长为 n 的这个原子。A 的第 j 行全是 0 时，返回原来的原子。传入的 B 各列的长度不
    超过 1。误差不超过 $10^{-8}$。

    The $b_j$ with $‖b_j‖_2 ≤ 1$ that minimises $‖X - BA‖_F^2$, codes A and the other atoms being fixed: this atom, of length n. If row
    j of A is all 0, return the atom as it is. Atoms of the B given have length 1 at most. The error is $10^{-8}$ at most.

    >>> import numpy as np
    >>> [round(float(b), 6) for b in update_atom(np.array([[3.0], [4.0]]), np.array([[1.0], [0.0]]), np.array([[2.0]]), 0)]
    [0.6, 0.8]
    """
    raise NotImplementedError


def learn(X: np.ndarray, k: int, groups: list[list[int]], lam: float, rounds: int, seed: int) -> dict:
    """交替学习。从 A = 0 和由 seed 随机产生的、长度为 1 的 k 个原子开始，做 `rounds` 轮（0 至 20）；每轮先从当前的 A 出发用 `code` 更新编码（至少一步，步数自定），再对
    j = 0, 1, …, k-1 依次用 `update_atom` 更新原子。rounds 不同而其余参数相同时，前面各轮应完全一样。返回 {"B", "A", "history"}：history 有 2·rounds + 1 项，即开始时和每轮的编码之后、更新原子之后的目标值。

    原子的长度总不超过 $1 + 10^{-9}$，history 的上升不超过 history[0] 的 $10^{-9}$。同一个 seed 给出同样的结果，不同的 seed 一般不同。这里 n ≤ 6, k ≤ 6,
    m ≤ 30。若 30 个样本各由某一组的两个原子（k = 6，三组，系数的大小在 1 与 2.5 之间）加上少许噪声组成，λ = 0.5，则 15 轮之后目标值应小于 history[0] 的
    35%，并有编码的某些组全为 0；不应有哪组的系数只有一部分为 0。

    Alternating learning. Begins with A = 0 and k random atoms of length 1, drawn by the seed; then `rounds` rounds (0 to 20): first new
    codes by `code` from the present A (one step or more, as you like), then new atoms by `update_atom` for j = 0, 1, …, k-1 in turn.
    If only `rounds` differs, the rounds that both have are exactly the same. Returns {"B", "A", "history"}: history has 2·rounds + 1 entries, the objective at the start, and in each round after the codes
    and after the atoms.

    Atoms never are longer than $1 + 10^{-9}$, and history never rises by more than $10^{-9}$ of history[0]. The same seed gives the same
    result, another seed generally another one. Here n ≤ 6, k ≤ 6, m ≤ 30. If each of 30 samples is made of the two atoms of one group
    (k = 6, three groups, coefficients between 1 and 2.5 in size) and a little noise, and λ = 0.5, then after 15 rounds the objective
    should be below 35% of history[0], some groups in the codes all 0, and no group 0 in part.

    >>> import numpy as np
    >>> result = learn(np.array([[3.0, 0.0], [4.0, 0.0]]), 2, [[0, 1]], 0.5, 0, 7)
    >>> [round(float(value), 6) for value in result["history"]]
    [25.0]
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）为什么各组系数的长度之和（不平方）会使整组一起为 0，而平方和不会？返回 Markdown 文本。

    (Read by a person) Why do whole groups vanish with the sum of the lengths of the groups, but not with the sum of their squares?
    Returns Markdown.
    """
    raise NotImplementedError
