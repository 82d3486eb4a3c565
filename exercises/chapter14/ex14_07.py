r"""14.7 不拒绝的吉布斯采样 / Gibbs sampling never rejects

吉布斯采样可看作 MH 算法的特例，但它从不拒绝。试述这样做的好处。这里状态有限，可以把马尔可夫链写成矩阵：写出吉布斯采样的转移矩阵和 MH
算法的接受率、转移矩阵，看看把前者当作先验概率 Q 时接受率是多少；再看不拒绝 **没有** 带来什么：链未必连通，未必可逆，估计的方差也未必更小。

讨论写在 `essay` 里。

**状态** 是 n 个离散变量的取值组 $x = (x_0, …, x_{n-1})$，`p` 是有 n 根轴的表，第 i 根轴对应 $x_i$；p 正比于目标分布，不必规范化。
1 ≤ n ≤ 3，每个变量 1 到 3 个取值，表中的数在 $10^{-6}$ 与 $10^6$ 之间（`stuck` 除外）。N 个状态按 C 次序编号：最后一个变量变得最快，即
`itertools.product`，`np.ndindex` 或 `p.ravel()` 的次序。

**矩阵** 是 (N, N) 的，行是原来的状态，列是新的状态，每行之和为 1。`Q` 是这样的矩阵，其中的数是 0 或不小于 $10^{-6}$。

**数值。** 误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Gibbs sampling can be seen as a special case of the MH algorithm, but never rejects. Discuss what that is good for. With finitely many
states a Markov chain is a matrix: write down the transition matrix of Gibbs sampling, and the acceptance probabilities and the
transition matrix of MH; see how often MH accepts if the former serves as the prior probability Q. Then see what never rejecting does
**not** give: the chain need not be connected, nor reversible, and estimates need not have a smaller variance.

The discussion belongs into `essay`.

**States** are the assignments $x = (x_0, …, x_{n-1})$ of n discrete variables; `p` is a table of n axes, axis i being $x_i$, and is
proportional to the target distribution, not necessarily normalised. 1 ≤ n ≤ 3, each variable has 1 to 3 values, and the numbers of the
table are between $10^{-6}$ and $10^6$ (but for `stuck`). The N states are numbered in C order: the last variable changes fastest, as
in `itertools.product`, `np.ndindex` or `p.ravel()`.

**Matrices** are (N, N): rows are states before, columns states after the step, and every row sums to 1. `Q` is such a matrix; its
numbers are 0 or at least $10^{-6}$.

**Numbers.** Errors are $10^{-9}$ at most. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def gibbs_kernel(p: np.ndarray, i: int) -> np.ndarray:
    """只对变量 i 采样的一步的转移矩阵：其余变量不变，x_i 按它给定其余变量的条件分布重新采样。

    The transition matrix of a step that samples variable i only: the others stay, and x_i is drawn anew given the others.

    >>> import numpy as np
    >>> [[float(x) for x in row] for row in gibbs_kernel(np.array([3.0, 1.0]), 0)]
    [[0.75, 0.25], [0.75, 0.25]]
    """
    raise NotImplementedError


def random_scan(p: np.ndarray) -> np.ndarray:
    """随机选取变量的吉布斯采样的转移矩阵：每一步等概率地选取一个变量。

    The transition matrix of Gibbs sampling that picks the variable at random, all with equal probability, at every step.
    """
    raise NotImplementedError


def mh_acceptance(p: np.ndarray, Q: np.ndarray) -> np.ndarray:
    """(14.28) 的接受率：第 a 行第 b 列是从状态 a 到候选状态 b 的接受率；Q[a, b] = 0 处填 1。

    The acceptance probabilities (14.28): row a, column b is that of candidate b in state a; 1 where Q[a, b] = 0.

    >>> import numpy as np
    >>> [[float(x) for x in row] for row in mh_acceptance(np.array([1.0, 3.0]), np.array([[0.5, 0.5], [0.75, 0.25]]))]
    [[1.0, 1.0], [0.2222222222222222, 1.0]]
    """
    raise NotImplementedError


def mh_kernel(p: np.ndarray, Q: np.ndarray) -> np.ndarray:
    """图 14.9 的 MH 算法一步的转移矩阵。

    The transition matrix of a step of the MH algorithm in fig. 14.9.
    """
    raise NotImplementedError


def stuck(n: int, q: float) -> np.ndarray:
    """n 个二值变量的分布，形状 (2,) * n，总和为 1, 2 ≤ n ≤ 4：全取 1 的概率是 q, 0.01 ≤ q ≤ 0.9，全取 0 的概率大于 0，而吉布斯采样从全取 0
    出发永远到不了全取 1。表中的数是 0 或不小于 10^-6。

    A distribution of n binary variables, of shape (2,) * n and total 1, 2 ≤ n ≤ 4: all are 1 with probability q, 0.01 ≤ q ≤ 0.9, all are 0 with
    a positive one, and yet Gibbs sampling never gets from all zeros to all ones. A number of the table is 0 or at least 10^-6.
    """
    raise NotImplementedError


def witness(claim: str) -> tuple:
    """推翻一个说法的例子。p 都是上面所说的正的表；例子应差 10^-6 以上。`claim` 是下列之一：

    - "gibbs_always_moves"：`(p,)`，随机选取变量的吉布斯采样在某个状态以至少 10^-6 的概率停在原处。
    - "systematic_scan_reversible"：`(p,)`，依次对变量 0, 1, …, n-1 各采样一次，合为一步，其转移矩阵 K 不满足细致平衡：对某些状态 a, b,
      |π_a K[a, b] − π_b K[b, a]| ≥ 10^-6，其中 π 是规范化的 p。
    - "detailed_balance_necessary"：`(p, K)`，p 是 K 的平稳分布 (πK = π)，K 却不满足细致平衡（同上）。
    - "no_rejection_means_lower_variance"：`(p, f, Q)`，f 是 N 个数的列表，每个状态一个：随机选取变量的吉布斯采样的渐近方差，比先验概率为 Q
      的 MH 算法的渐近方差至少大 10^-6；后者能从任何状态到达任何状态。渐近方差是 N·Var[(f(x^1) + … + f(x^N))/N] 在 N → ∞ 时的极限。

    An example that refutes a claim. p always is a positive table as above; examples are off by 10^-6 at least. `claim` is one of:

    - "gibbs_always_moves": `(p,)` such that in some state random-scan Gibbs sampling stays where it is, with probability 10^-6 at least.
    - "systematic_scan_reversible": `(p,)` such that sampling the variables 0, 1, …, n-1 once each in this order, taken as one step, has a
      matrix K without detailed balance: |π_a K[a, b] − π_b K[b, a]| ≥ 10^-6 for some states a, b, where π is p normalised.
    - "detailed_balance_necessary": `(p, K)`, where p is the stationary distribution of K (πK = π), yet K lacks detailed balance (as above).
    - "no_rejection_means_lower_variance": `(p, f, Q)`, where f is a list of N numbers, one for each state: the asymptotic variance of
      random-scan Gibbs sampling exceeds that of MH with the prior probability Q by 10^-6 at least; the latter gets from any state to any
      other. The asymptotic variance is the limit of N·Var[(f(x^1) + … + f(x^N))/N] for N → ∞.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假，对任何正的 p；`witness` 和 `stuck` 的检查都通过后才计分，瞎猜不得分。

    - "gibbs_accepts_always"：以 `gibbs_kernel(p, i)` 为 Q 时，MH 算法的候选状态总被接受。
    - "gibbs_needs_no_prior_probability"：吉布斯采样不需要用户另外选择 Q：p 的条件分布就定下了它。
    - "systematic_scan_keeps_p"：依次对各变量各采样一次，合为一步，p 仍是平稳分布。
    - "gibbs_always_moves"：吉布斯采样每一步都离开原来的状态。
    - "systematic_scan_reversible"：依次对各变量各采样一次，合为一步，满足细致平衡 (14.26)。
    - "detailed_balance_necessary"：凡以 p 为平稳分布的链，都满足细致平衡 (14.26)。
    - "no_rejection_means_lower_variance"：吉布斯采样从不拒绝，所以渐近方差不大于任何 MH 算法。
    - "gibbs_always_irreducible"：即使 p 中有 0，吉布斯采样也能从任何概率为正的状态到达任何别的概率为正的状态。

    Which of these hold for any positive p. They count once the checks of `witness` and `stuck` are passed, and guessing earns nothing.

    - "gibbs_accepts_always": with `gibbs_kernel(p, i)` as Q, MH accepts every candidate.
    - "gibbs_needs_no_prior_probability": users of Gibbs sampling need not choose a Q: the conditional distributions of p determine it.
    - "systematic_scan_keeps_p": sampling each variable once in turn, taken as one step, leaves p stationary.
    - "gibbs_always_moves": every step of Gibbs sampling leaves the state in which it was.
    - "systematic_scan_reversible": sampling each variable once in turn, taken as one step, has detailed balance (14.26).
    - "detailed_balance_necessary": every chain with p as its stationary distribution has detailed balance (14.26).
    - "no_rejection_means_lower_variance": since Gibbs sampling never rejects, its asymptotic variance is at most that of any MH algorithm.
    - "gibbs_always_irreducible": even if p has zeros, Gibbs sampling gets from any state of positive probability to any other.
    """
    raise NotImplementedError


def essay() -> str:
    """用 Markdown 说明吉布斯采样不拒绝的好处，以及它的局限。由老师阅读，不计分。

    Say in Markdown what is good about never rejecting, and where it ends. Read by a person, without points.
    """
    raise NotImplementedError


def systematic_scan(p: np.ndarray) -> np.ndarray:
    """选做：依次对变量 0, 1, …, n-1 各采样一次，合为一步的转移矩阵。

    Optional: the transition matrix of sampling the variables 0, 1, …, n-1 once each in this order, taken as one step.
    """
    raise NotImplementedError


def mean_acceptance(p: np.ndarray, Q: np.ndarray) -> float:
    """选做：平稳时候选状态被接受的平均概率 Σ π_a Q[a, b] A[a, b], π 是规范化的 p。

    Optional: the mean probability that a candidate is accepted in stationarity, Σ π_a Q[a, b] A[a, b], where π is p normalised.
    """
    raise NotImplementedError
