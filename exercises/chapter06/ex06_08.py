r"""6.8 用 SVR 由密度预测含糖率 / SVR: sugar content from density

由一个瓜的密度能猜出它有多甜吗？在西瓜数据集 3.0α (`exercises.datasets.watermelon_3_0a()`) 上，以密度为输入、含糖率为输出，求解
ε-不敏感的支持向量回归。解法不限（评分环境里没有 LIBSVM），但要交出对偶变量，由评分程序验证其最优性。

**约定。** 输出写作 `t`。按 (6.46) 的配对，$\alpha_i$ 属于约束 $f(x_i) - t_i ≤ \epsilon + \xi_i$，$\hat\alpha_i$ 属于
$t_i - f(x_i) ≤ \epsilon + \hat\xi_i$，都不小于 0。核矩阵 `K` 半正定，可以奇异。目标函数是 (6.43), (6.51)：每个样本的代价是 C，不是 C/m。
高斯核是 $\exp(-\lVert x - z \rVert^2 / (2\sigma^2))$（表 6.1）。

**最优** 是指：对偶变量可行 ($0 ≤ \alpha_i, \hat\alpha_i ≤ C$, $\sum_i (\hat\alpha_i - \alpha_i) = 0$)，且原问题与对偶问题的目标值之差不超过
$10^{-5} \max(1, 原问题的值)$。用自己的两个目标函数就能判断何时可以停止。最优解（也包括 b）不唯一时给出任何一个都对。

**范围。** ε ≥ 0；|t| 不超过 100，密度的绝对值不超过 10，σ 在 0.05 与 500 之间。求解时 (`solve`, `fit_watermelon`) 样本有 1 至 60 个，
C 在 0.01 与 10 之间，超过 20 个样本时 C ≤ 1；$C \kappa(x, x) ≤ 20$。每次求解的时间以 2 秒 CPU 为限。不要改动传入的参数。

---

Can a melon's density tell how sweet it is? On watermelon 3.0α (`exercises.datasets.watermelon_3_0a()`) take the density as input
and the sugar content as output, and solve the ε-insensitive support vector regression. Any method will do (there is no LIBSVM
while grading), but the dual variables are handed in, and their optimality is verified.

**Conventions.** Outputs are written `t`. Paired as in (6.46), $\alpha_i$ belongs to the constraint $f(x_i) - t_i ≤ \epsilon + \xi_i$
and $\hat\alpha_i$ to $t_i - f(x_i) ≤ \epsilon + \hat\xi_i$; neither is negative. The kernel matrix `K` is positive semidefinite and
may be singular. The objectives are (6.43) and (6.51): every sample costs C, not C/m. The Gaussian kernel is
$\exp(-\lVert x - z \rVert^2 / (2\sigma^2))$ (table 6.1).

**Optimal** means: the dual variables are feasible ($0 ≤ \alpha_i, \hat\alpha_i ≤ C$, $\sum_i (\hat\alpha_i - \alpha_i) = 0$), and the
values of the primal and the dual problem differ by at most $10^{-5} \max(1, primal)$. Your own two objectives tell when to stop.
Where the solution is not unique, b included, any is right.

**Limits.** ε ≥ 0; no |t| exceeds 100, no density 10 in size, σ is 0.05 to 500. Where you solve (`solve`, `fit_watermelon`) there are 1
to 60 samples and C is 0.01 to 10, at most 1 beyond 20 samples; $C \kappa(x, x) ≤ 20$. Solving once may take 2 seconds of CPU. Do
not change the arguments.
"""

import numpy as np


def eps_loss(z: np.ndarray, eps: float) -> np.ndarray:
    """ε-不敏感损失 (6.44)，逐个元素计算；z 是 f(x) - t 的一维数组。

    The ε-insensitive loss (6.44) of each entry; z is a one-dimensional array of f(x) - t.

    >>> import numpy as np
    >>> eps_loss(np.array([0.5, 3.0]), 1.0)
    array([0., 2.])
    """
    raise NotImplementedError


def dual_objective(alpha: np.ndarray, alpha_hat: np.ndarray, K: np.ndarray, t: np.ndarray, eps: float) -> float:
    """对偶问题的目标值 (6.51)。

    The value of the dual problem (6.51).

    >>> import numpy as np
    >>> dual_objective(np.array([1.0, 0.0]), np.array([0.0, 1.0]), np.eye(2), np.array([0.0, 4.0]), 0.5)
    2.0
    """
    raise NotImplementedError


def primal_objective(
    alpha: np.ndarray, alpha_hat: np.ndarray, b: float, K: np.ndarray, t: np.ndarray, C: float, eps: float
) -> float:
    """原问题的目标值 (6.43)，其中 w = Σ (α̂_i - α_i) φ(x_i)。

    The value of the primal problem (6.43) with w = Σ (α̂_i - α_i) φ(x_i).

    >>> import numpy as np
    >>> primal_objective(np.array([1.0, 0.0]), np.array([0.0, 1.0]), 2.0, np.eye(2), np.array([0.0, 4.0]), 10.0, 0.5)
    11.0
    """
    raise NotImplementedError


def solve(K: np.ndarray, t: np.ndarray, C: float, eps: float) -> tuple[np.ndarray, np.ndarray, float]:
    """支持向量回归的最优 (α, α̂, b)。

    An optimal (α, α̂, b) of the support vector regression.

    >>> import numpy as np
    >>> alpha, alpha_hat, b = solve(np.eye(2), np.array([0.0, 4.0]), 10.0, 0.5)
    >>> [round(float(a), 3) for a in alpha_hat - alpha]
    [-1.5, 1.5]
    """
    raise NotImplementedError


def predict(alpha: np.ndarray, alpha_hat: np.ndarray, b: float, K_test: np.ndarray) -> np.ndarray:
    """测试样本的 f(x) (6.56)；K_test 每行一个测试样本，每列一个训练样本。

    f(x) of test samples (6.56); K_test has a row for each test sample and a column for each training sample.
    """
    raise NotImplementedError


def support(alpha: np.ndarray, alpha_hat: np.ndarray, C: float, tol: float) -> list[int]:
    """支持向量的样本**编号**（从 1 起，升序）：(6.53) 中系数的绝对值大于 tol·C 的样本，0 < tol < 0.5。

    The **numbers** (from 1, ascending) of the support vectors: the samples whose coefficient in (6.53) exceeds tol·C in
    size, 0 < tol < 0.5.
    """
    raise NotImplementedError


def fit_watermelon(
    density: np.ndarray, sugar: np.ndarray, C: float, eps: float, kind: str, sigma: float
) -> dict[str, np.ndarray | float | list[int]]:
    """由密度拟合含糖率，都是长为 m 的数组；kind 为 "linear"（κ(x, z) = xz，不用 sigma）或 "gaussian"。返回
    {"alpha": α, "alpha_hat": α̂, "b": b, "support": tol = 0.001 时的支持向量编号, "train_mae": 训练集上 |f(x) - t| 的平均}。

    Fits sugar content to density, arrays of length m; kind is "linear" (κ(x, z) = xz, sigma is ignored) or "gaussian".
    Returns {"alpha": α, "alpha_hat": α̂, "b": b, "support": the numbers of the support vectors with tol = 0.001,
    "train_mae": the mean of |f(x) - t| on the training set}.
    """
    raise NotImplementedError
