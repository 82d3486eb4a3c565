r"""6.8 用 SVR 由密度预测含糖率 / SVR: sugar content from density

**书上的题。** 以西瓜数据集 3.0α 的密度为输入、含糖率为输出，用 LIBSVM 训练一个 SVR。求解器是现成的：
`exercises.solvers.kernel_svr(K, t, C, eps)` 返回 (α, α̂, b)，代替 LIBSVM。你来写损失和两个目标值，用它们核对求解器的解，再看哪些瓜是支持向量。

**先看一个小例子。** 三个样本 x = 0, 1, 2，输出 t = 0, 1, 5，线性核，C = 1，ε = 0.5。

    α = (0, 1, 0)，α̂ = (0, 0, 1)        w = Σ(α̂_i - α_i)x_i = -1 + 2 = 1，b = 0.5，f(x) = x + 0.5
    f - t = 0.5, 0.5, -2.5               前两个恰在带的边缘，没有损失；第三个在带外，损失 2.5 - 0.5 = 2
    原问题 (6.43)：½·1² + 1·2 = 2.5      对偶 (6.51)：(-1 + 5) - 0.5·2 - ½·1² = 2.5，两者相等：最优

第一个样本虽在边缘上，α = α̂ = 0，不是支持向量。

**约定。** 输出写作 `t`；α 配 $f(x_i) - t_i ≤ \epsilon + \xi_i$，α̂ 配 $t_i - f(x_i) ≤ \epsilon + \hat\xi_i$，照 (6.46)。每个样本的代价是 C，不是 C/m。高斯核
照表 6.1，指数是 $-\lVert x - z \rVert^2 / (2\sigma^2)$。

**做完想一想。** 由密度能猜出含糖率吗？拿 `train_mae` 与“总猜平均”的误差比一比。ε 增大，支持向量多了还是少了？C 增大呢？

**★** 自己写求解器 `solve`：只用 β = α̂ - α 一个变量，对偶里就出现 ε|β|。b 由 0 < α < C 或 0 < α̂ < C 的样本求得，(6.54) 只写了一半。

---

**The exercise.** With LIBSVM train an SVR on watermelon 3.0α, with the density as input and the sugar content as output. A solver is
there: `exercises.solvers.kernel_svr(K, t, C, eps)` returns (α, α̂, b), in the place of LIBSVM. You write the loss and both
objectives, check the solver's solution with them, and see which melons are support vectors.

**A small example first.** Three samples x = 0, 1, 2 with outputs t = 0, 1, 5, a linear kernel, C = 1, ε = 0.5.

    α = (0, 1, 0), α̂ = (0, 0, 1)         w = Σ(α̂_i - α_i)x_i = -1 + 2 = 1, b = 0.5, f(x) = x + 0.5
    f - t = 0.5, 0.5, -2.5               two are on the edge of the tube, without loss; the third loses 2.5 - 0.5 = 2
    primal (6.43): ½·1² + 1·2 = 2.5      dual (6.51): (-1 + 5) - 0.5·2 - ½·1² = 2.5, the same: optimal

The first sample is on the edge, too, and yet α = α̂ = 0: it is no support vector.

**Conventions.** Outputs are written `t`; α belongs to $f(x_i) - t_i ≤ \epsilon + \xi_i$, α̂ to
$t_i - f(x_i) ≤ \epsilon + \hat\xi_i$, as in (6.46). Every sample costs C, not C/m. The Gaussian kernel is that of table 6.1, with
the exponent $-\lVert x - z \rVert^2 / (2\sigma^2)$.

**Worth a thought.** Does density tell sugar content? Compare `train_mae` with the error of always guessing the mean. Do support
vectors become more or fewer as ε grows? And as C grows?

**★** Write the solver yourself, `solve`: with β = α̂ - α as the only variable the dual holds ε|β|. b comes from samples with
0 < α < C or 0 < α̂ < C: (6.54) tells only half of that.
"""

import numpy as np


def eps_loss(z: np.ndarray, eps: float) -> np.ndarray:
    """ε-不敏感损失 (6.44)，逐个计算；z 是各样本的 f(x) - t。

    The ε-insensitive loss (6.44) of each entry; z holds f(x) - t of the samples.

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


def predict(alpha: np.ndarray, alpha_hat: np.ndarray, b: float, K_test: np.ndarray) -> np.ndarray:
    """测试样本的 f(x) (6.56)；K_test 每行一个测试样本，每列一个训练样本。

    f(x) of test samples (6.56); K_test has a row for each test sample and a column for each training sample.

    >>> import numpy as np
    >>> predict(np.array([0.0, 1.0]), np.array([2.0, 0.0]), 0.5, np.array([[1.0, 0.0], [1.0, 1.0]]))
    array([2.5, 1.5])
    """
    raise NotImplementedError


def support(alpha: np.ndarray, alpha_hat: np.ndarray, C: float, tol: float) -> list[int]:
    """支持向量的**编号**（从 1 起，升序）：(6.53) 中系数的绝对值大于 tol·C 的样本。

    The **numbers** (from 1, ascending) of the support vectors: the samples whose coefficient in (6.53) exceeds tol·C in size.

    >>> import numpy as np
    >>> support(np.array([0.0, 1.0, 0.0]), np.array([0.0, 0.0, 0.5]), 1.0, 0.001)
    [2, 3]
    """
    raise NotImplementedError


def fit_watermelon(
    density: np.ndarray, sugar: np.ndarray, C: float, eps: float, kind: str, sigma: float
) -> dict[str, np.ndarray | float | list[int]]:
    """由密度拟合含糖率；kind 为 "linear"（κ(x, z) = xz，不用 sigma）或 "gaussian"。返回 {"alpha": α, "alpha_hat": α̂, "b": b,
    "support": tol = 0.001 时的支持向量编号, "train_mae": 训练集上 |f(x) - t| 的平均}。

    Fits sugar content to density; kind is "linear" (κ(x, z) = xz, sigma is ignored) or "gaussian". Returns {"alpha": α,
    "alpha_hat": α̂, "b": b, "support": the numbers of the support vectors with tol = 0.001, "train_mae": the mean of |f(x) - t|
    on the training set}.

    >>> import numpy as np
    >>> found = fit_watermelon(np.array([0.0, 1.0, 2.0]), np.array([0.0, 1.0, 5.0]), 1.0, 0.5, "linear", 1.0)
    >>> found["support"], round(found["train_mae"], 6)
    ([2, 3], 1.166667)
    """
    raise NotImplementedError


# ---- ★ ----


def solve(K: np.ndarray, t: np.ndarray, C: float, eps: float) -> tuple[np.ndarray, np.ndarray, float]:
    """自己写的求解器：支持向量回归的最优 (α, α̂, b)，不用 `exercises.solvers`。解不唯一时任何一个都对。

    A solver of your own: an optimal (α, α̂, b) of the support vector regression, without `exercises.solvers`. Where the solution
    is not unique any is right.

    >>> import numpy as np
    >>> alpha, alpha_hat, b = solve(np.eye(2), np.array([0.0, 4.0]), 10.0, 0.5)
    >>> [round(float(a), 3) for a in alpha_hat - alpha]
    [-1.5, 1.5]
    """
    raise NotImplementedError
