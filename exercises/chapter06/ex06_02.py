r"""6.2 线性核与高斯核 SVM 的支持向量 / Support vectors under a linear and a Gaussian kernel

同样 17 个瓜（西瓜数据集 3.0α，`exercises.datasets.watermelon_3_0a()`），换一个核，撑起分界面的样本就换了一批。用线性核与高斯核各解
一次软间隔支持向量机，列出两批支持向量。解法不限，例如 SMO（评分环境里没有 LIBSVM），但要交出对偶变量，由评分程序验证其最优性。

**约定。** `y` 是 -1/+1 的数组（好瓜为 +1）。核矩阵 `K` 半正定，可以奇异。判别函数是 $f(x) = \sum_i \alpha_i y_i \kappa(x_i, x) + b$，
$\alpha_i ≥ 0$ 不带标签。软间隔问题 (6.34)，(6.40) 中每个样本的代价是 C，不是 C/m。高斯核是 $\exp(-\lVert x - z \rVert^2 / (2\sigma^2))$
（表 6.1）。

**最优** 是指：对偶变量可行 ($0 ≤ \alpha_i ≤ C$, $\sum_i \alpha_i y_i = 0$)，且原问题与对偶问题的目标值之差不超过
$10^{-5} \max(1, 原问题的值)$。用自己的两个目标函数就能判断何时可以停止。最优解不唯一时给出任何一个都对；b 也可能不唯一。

**范围。** 样本的各坐标绝对值不超过 100，σ 在 0.05 与 500 之间。求解时 (`solve`, `compare`) 样本至多 60 个，C 在 0.01 与 1000 之间，
超过 20 个样本时 C ≤ 1；$C \kappa(x, x) ≤ 1000$，超过 20 个样本时至多 50。每次求解的时间以 2 秒 CPU 为限。不要改动传入的参数。

---

The same 17 melons (watermelon 3.0α, `exercises.datasets.watermelon_3_0a()`), another kernel: other samples carry the
boundary. Solve the soft-margin support vector machine with a linear and with a Gaussian kernel and list both sets of
support vectors. Any method will do, SMO for one (there is no LIBSVM while grading), but the dual variables are handed in,
and their optimality is verified.

**Conventions.** `y` is an array of -1/+1 (good melons are +1). The kernel matrix `K` is positive semidefinite and may be
singular. The decision function is $f(x) = \sum_i \alpha_i y_i \kappa(x_i, x) + b$ with $\alpha_i ≥ 0$, without the label.
In the soft-margin problem (6.34), (6.40) every sample costs C, not C/m. The Gaussian kernel is
$\exp(-\lVert x - z \rVert^2 / (2\sigma^2))$ (table 6.1).

**Optimal** means: the dual variables are feasible ($0 ≤ \alpha_i ≤ C$, $\sum_i \alpha_i y_i = 0$), and the values of the
primal and the dual problem differ by at most $10^{-5} \max(1, primal)$. Your own two objectives tell when to stop. Where
the solution is not unique any is right; b need not be unique either.

**Limits.** No coordinate of a sample exceeds 100 in size, σ is 0.05 to 500. Where you solve (`solve`, `compare`) there are at most
60 samples and C is 0.01 to 1000, at most 1 beyond 20 samples; $C \kappa(x, x) ≤ 1000$, and at most 50 beyond 20 samples.
Solving once may take 2 seconds of CPU. Do not change the arguments.
"""

import numpy as np


def kernel_matrix(X: np.ndarray, Z: np.ndarray, kind: str, sigma: float) -> np.ndarray:
    """核矩阵，第 i 行第 j 列是 κ(X[i], Z[j])；kind 为 "linear"（不用 sigma）或 "gaussian"。

    The kernel matrix with κ(X[i], Z[j]) in row i, column j; kind is "linear" (sigma is ignored) or "gaussian".

    >>> import numpy as np
    >>> kernel_matrix(np.array([[1.0, 2.0]]), np.array([[3.0, 4.0], [1.0, 0.0]]), "linear", 1.0)
    array([[11.,  1.]])
    """
    raise NotImplementedError


def dual_objective(alpha: np.ndarray, K: np.ndarray, y: np.ndarray) -> float:
    """对偶问题的目标值 (6.40)。

    The value of the dual problem (6.40).

    >>> import numpy as np
    >>> dual_objective(np.array([1.0, 1.0]), np.eye(2), np.array([1, -1]))
    1.0
    """
    raise NotImplementedError


def primal_objective(alpha: np.ndarray, b: float, K: np.ndarray, y: np.ndarray, C: float) -> float:
    """原问题的目标值 (6.34)，其中 w = Σ α_i y_i φ(x_i)。

    The value of the primal problem (6.34) with w = Σ α_i y_i φ(x_i).

    >>> import numpy as np
    >>> primal_objective(np.array([0.5, 0.5]), 0.0, np.eye(2), np.array([1, -1]), 10.0)
    10.25
    """
    raise NotImplementedError


def solve(K: np.ndarray, y: np.ndarray, C: float) -> tuple[np.ndarray, float]:
    """软间隔支持向量机的最优 (α, b)；两类都有样本。

    An optimal (α, b) of the soft-margin support vector machine; both classes occur.

    >>> import numpy as np
    >>> alpha, b = solve(np.array([[1.0, -1.0], [-1.0, 1.0]]), np.array([1, -1]), 10.0)
    >>> [round(float(a), 3) for a in alpha]
    [0.5, 0.5]
    """
    raise NotImplementedError


def decision(alpha: np.ndarray, b: float, y: np.ndarray, K_test: np.ndarray) -> np.ndarray:
    """测试样本的 f(x)；K_test 每行一个测试样本，每列一个训练样本。

    f(x) of test samples; K_test has a row for each test sample and a column for each training sample.

    >>> import numpy as np
    >>> decision(np.array([2.0, 1.0]), 0.5, np.array([1, -1]), np.array([[1.0, 0.0], [1.0, 1.0]]))
    array([2.5, 1.5])
    """
    raise NotImplementedError


def split_support(alpha: np.ndarray, C: float, tol: float) -> dict[str, list[int]]:
    """支持向量的下标（从 0 起，升序），分两类："free" 为 tol·C < α < (1 - tol)·C，"bounded" 为 α ≥ (1 - tol)·C。
    0 < tol < 0.5；α 可能因舍入略小于 0。

    The indices of the support vectors (from 0, ascending) in two groups: "free" where tol·C < α < (1 - tol)·C,
    "bounded" where α ≥ (1 - tol)·C. 0 < tol < 0.5; rounding may have left an α slightly below 0.

    >>> import numpy as np
    >>> split_support(np.array([0.0, 5.0, 10.0]), 10.0, 0.001)
    {'free': [1], 'bounded': [2]}
    """
    raise NotImplementedError


def compare(X: np.ndarray, y: np.ndarray, C_linear: float, C_gaussian: float, sigma: float) -> dict:
    """用两种核各解一次并比较。返回 {"linear": {"free": …, "bounded": …, "training_errors": …}, "gaussian": {同样三项},
    "only_linear": …, "only_gaussian": …}：都是**样本编号**（从 1 起）的升序列表。training_errors 是训练集上分错的样本
    （f ≥ 0 判为 +1），后两项是只在一种核下成为支持向量的样本。支持向量按 tol = 0.001 划分；两个 C 可以不同。

    Solves with both kernels and compares. Returns {"linear": {"free": …, "bounded": …, "training_errors": …},
    "gaussian": {the same three}, "only_linear": …, "only_gaussian": …}, all ascending lists of **sample numbers** (from
    1). training_errors are the training samples on the wrong side (f ≥ 0 is +1), the last two are support vectors under
    one kernel only. Support vectors are split with tol = 0.001; the two C may differ.
    """
    raise NotImplementedError
