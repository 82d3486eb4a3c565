r"""11.10 分组稀疏的字典学习 / Dictionary learning with group sparsity

**书上的题。** 改进 (11.15)，以学习出具有分组稀疏性的字典。L1 惩罚让编码的各个分量各自为 0；现在原子分成组，希望同一组的系数要么全为 0，要么一起用上，
于是把惩罚换成各组系数的长度（不平方）之和：

$$\sum_i ‖x_i - Bα_i‖_2^2 + λ \sum_i \sum_g ‖α_{i,g}‖_2, \quad ‖b_j‖_2 ≤ 1$$

其中 $α_{i,g}$ 是 $α_i$ 中属于第 g 组的分量。先求它的近端算子，再像 §11.5 那样交替地求编码和字典。

**先看一个小例子。** 两组各两个系数，v = (3, 4 | 0.3, 0.4)，t = 1。第一组长 5，缩短 1，方向不变：乘以 4/5，得 (2.4, 3.2)。第二组长 0.5，不够减：整组为 0。
逐个分量做软阈值则得 (2, 3 | 0, 0)；换成 v = (3, 0.5)，它会留下半组 (2, 0)，分组的却是整组一起缩短。

**与书不同的一处。** (11.15) 不限制原子的长度：B 乘 c、A 除以 c，误差不变而惩罚要多小有多小，所以这里要求 $‖b_j‖_2 ≤ 1$。K-SVD 更新原子时连编码一起改，会打乱
分组的零；这里编码固定。(11.18) 之后的 $E_i$ 漏印了“X −”。

**约定。** **样本是列**，与书中相同：`X`、编码 `A` 每列一个样本，字典 `B` 每列一个原子。`groups` 是若干个列表，每个原子的下标恰好出现一次；各组不加权。
平方误差前没有 1/2，也不除以样本数。

**做完想一想**（写在 `essay` 里）。为什么长度不平方，整组才会一起为 0？每组只有一个原子时，它变成什么？分组的字典在什么任务上比普通的更有意思？

**★** 数极小、样本与维数上百时也对。

---

**The exercise.** Improve (11.15), so that a dictionary with group sparsity is learned. The L1 penalty makes components of a code 0 one by one; now atoms come in groups,
and in the code of a sample the coefficients of a group should vanish together or be used together. So the penalty becomes the sum of the lengths (not squared) of the
groups of coefficients:

$$\sum_i ‖x_i - Bα_i‖_2^2 + λ \sum_i \sum_g ‖α_{i,g}‖_2, \quad ‖b_j‖_2 ≤ 1$$

where $α_{i,g}$ are the components of $α_i$ that belong to group g. Find its proximal operator, then alternate between codes and dictionary as in §11.5.

**A small example first.** Two groups of two coefficients, v = (3, 4 | 0.3, 0.4), t = 1. The first has length 5 and is shortened by 1 in its direction: times 4/5, which is
(2.4, 3.2). The second has length 0.5, too short to be shortened by 1: all of it becomes 0. A soft threshold of each component gives (2, 3 | 0, 0); and of v = (3, 0.5) it would leave half a
group, (2, 0), where the group is shortened as a whole.

**One difference from the book.** (11.15) does not bound the atoms: with c times B and A divided by c the error is the same and the penalty as small as you like, hence
$‖b_j‖_2 ≤ 1$ here. K-SVD in the book changes the codes along with an atom, which would spoil the zeros of the groups; codes are fixed here. After (11.18) $E_i$ lacks its
“X −” in print.

**Conventions.** **Samples are columns**, as in the book: `X` and the codes `A` have a sample per column, the dictionary `B` an atom per column. `groups` are lists in which
each atom stands exactly once; groups have no weights of their own. No 1/2 before the squared error, no division by the number of samples.

**Worth a thought** (in `essay`). Why do whole groups vanish only if lengths are not squared? What does it become if each group has one atom? In which tasks are groups
of more interest than a plain dictionary?

**★** Right as well for tiny numbers, and with a hundred samples or dimensions.
"""

import numpy as np


def objective(X: np.ndarray, B: np.ndarray, A: np.ndarray, lam: float, groups: list[list[int]]) -> float:
    """上面的目标函数。

    The objective above.

    >>> import numpy as np
    >>> float(objective(np.array([[5.0]]), np.array([[0.5, 0.5]]), np.array([[2.0], [0.0]]), 10.0, [[0], [1]]))
    36.0
    """
    raise NotImplementedError


def prox_group(v: np.ndarray, t: float, groups: list[list[int]]) -> np.ndarray:
    """使 $\\frac{1}{2} ‖u - v‖_2^2 + t \\sum_g ‖u_g‖_2$ 最小的 u；该为 0 的分量恰好是 0。

    The u that minimises $\\frac{1}{2} ‖u - v‖_2^2 + t \\sum_g ‖u_g‖_2$; components that should be 0 are exactly 0.

    >>> import numpy as np
    >>> [float(u) for u in prox_group(np.array([3.0, 0.25]), 1.0, [[0], [1]])]
    [2.0, 0.0]
    """
    raise NotImplementedError


def code(X: np.ndarray, B: np.ndarray, lam: float, groups: list[list[int]], A0: np.ndarray, steps: int) -> np.ndarray:
    """字典固定时的编码：从 A0 出发，用近端梯度下降走 `steps` 步，步长 1/L，返回最后的 A。L 是平方误差对 A 的梯度的最小的 Lipschitz 常数（所有样本用同一个 L）；B = 0 时返回 A0。

    Codes for a fixed dictionary: `steps` steps of proximal gradient descent from A0, of size 1/L; returns the last A. L is the smallest Lipschitz constant of the gradient,
    with respect to A, of the squared error (one L for all samples); for B = 0 return A0.

    >>> import numpy as np
    >>> float(code(np.array([[3.0]]), np.array([[1.0]]), 2.0, [[0]], np.array([[0.0]]), 1)[0][0])
    2.0
    """
    raise NotImplementedError


def update_atom(X: np.ndarray, B: np.ndarray, A: np.ndarray, j: int) -> np.ndarray:
    """编码 A 和其余原子固定时，使 $‖X - BA‖_F^2$ 最小的 $b_j$，$‖b_j‖_2 ≤ 1$。A 的第 j 行全是 0 时，返回原来的原子。

    The $b_j$ with $‖b_j‖_2 ≤ 1$ that minimises $‖X - BA‖_F^2$, codes A and the other atoms being fixed. If row j of A is all 0, the atom stays as it is.

    >>> import numpy as np
    >>> [round(float(b), 6) for b in update_atom(np.array([[3.0], [4.0]]), np.array([[1.0], [0.0]]), np.array([[2.0]]), 0)]
    [0.6, 0.8]
    """
    raise NotImplementedError


def learn(X: np.ndarray, k: int, groups: list[list[int]], lam: float, rounds: int, seed: int) -> dict:
    """交替学习。从 A = 0 和由 seed 随机产生的 k 个长度为 1 的原子开始，做 `rounds` 轮：先从当前的 A 出发用 `code` 更新编码（步数自定，走得够远才学得好），再对 j = 0, 1, …, k-1
    依次用 `update_atom` 更新原子。返回 {"B", "A", "history"}：history 是开始时、以及每轮的编码之后与原子之后的目标值，共 2·rounds + 1 项，一路不升。

    Alternating learning. Begins with A = 0 and k random atoms of length 1, drawn by the seed; then `rounds` rounds: new codes by `code` from the present A (as many steps as you
    like, enough to learn well), then new atoms by `update_atom` for j = 0, 1, …, k-1 in turn. Returns {"B", "A", "history"}: history holds the objective at the start and
    in each round after the codes and after the atoms, 2·rounds + 1 numbers that never rise.

    >>> import numpy as np
    >>> result = learn(np.array([[3.0, 0.0], [4.0, 0.0]]), 2, [[0, 1]], 0.5, 0, 7)
    >>> [round(float(value), 6) for value in result["history"]]
    [25.0]
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）为什么各组系数的长度之和会使整组一起为 0，而平方和不会？“做完想一想”的问题也写在这里。返回 Markdown 文本。

    (Read by a person) Why do whole groups vanish with the sum of the lengths of the groups, but not with the sum of their squares? Answer the questions under
    “Worth a thought” as well. Returns Markdown.
    """
    raise NotImplementedError
