r"""6.2 线性核与高斯核 SVM 的支持向量 / Support vectors under a linear and a Gaussian kernel

**书上的题。** 用 LIBSVM 在西瓜数据集 3.0α 上分别以线性核和高斯核训练一个 SVM，比较支持向量的差别。求解器是现成的：
`exercises.solvers.kernel_svm(K, y, C)` 返回 (α, b)，代替 LIBSVM。你来算核矩阵、判别函数，核对求解器的解，列出并比较两批支持向量。

**先看一个小例子。** 直线上三个样本 0（-1）、2（+1）、3（+1），线性核，C = 10。

    α = (0.5, 0.5, 0)     w = -0.5·0 + 0.5·2 + 0·3 = 1     b = -1     f(x) = x - 1
    yf = 1, 1, 2：前两个恰在间隔边界上，是支持向量；第三个在外面，α = 0，删掉它什么也不变
    对偶 (6.40)：0.5 + 0.5 - ½·1² = 0.5          原问题 (6.34)：½·1² + 10·0 = 0.5，两者相等，这就是最优的凭证

换成 C = 0.25：α = (0.25, 0.25, 0)，都碰到了上界，w = 0.5，间隔宽了一倍；前两个样本落进间隔里。

**约定。** `y` 是 -1/+1，好瓜为 +1；α 不带标签，$f(x) = \sum_i \alpha_i y_i \kappa(x_i, x) + b$。每个样本的代价是 C，不是 C/m。高斯核照
表 6.1，指数是 $-\lVert x - z \rVert^2 / (2\sigma^2)$。数据：`exercises.datasets.watermelon_3_0a()`。

**做完想一想**（写在 `observations` 里）。用 `compare(X, y, 100, 100, 0.2)` 看：哪种核的支持向量多在边界上，哪种多在间隔里面？C 变大、σ 变成 1
时又怎样？（有的库默认 σ = 1，两批支持向量会一模一样。）

**★** 自己写求解器 `solve`，例如 SMO。两个目标值之差就是何时停止的准则；没有 0 < α < C 的样本时，b 取什么？

---

**The exercise.** With LIBSVM train an SVM with a linear kernel and one with a Gaussian kernel on watermelon 3.0α, and compare
their support vectors. A solver is there: `exercises.solvers.kernel_svm(K, y, C)` returns (α, b), in the place of LIBSVM. You
compute kernel matrices and decision functions, check the solver's solution, and list and compare both sets of support vectors.

**A small example first.** Three samples on a line, 0 (-1), 2 (+1) and 3 (+1), a linear kernel, C = 10.

    α = (0.5, 0.5, 0)     w = -0.5·0 + 0.5·2 + 0·3 = 1     b = -1     f(x) = x - 1
    yf = 1, 1, 2: two are on the margin, and support vectors; the third is outside, α = 0, and without it nothing changes
    dual (6.40): 0.5 + 0.5 - ½·1² = 0.5          primal (6.34): ½·1² + 10·0 = 0.5, the same: that certifies the optimum

With C = 0.25, α = (0.25, 0.25, 0) is at its bound, w = 0.5, and the margin is twice as wide: two samples are inside it now.

**Conventions.** `y` is -1/+1, good melons are +1; α is without the label, $f(x) = \sum_i \alpha_i y_i \kappa(x_i, x) + b$. Every
sample costs C, not C/m. The Gaussian kernel is that of table 6.1, with the exponent $-\lVert x - z \rVert^2 / (2\sigma^2)$.
The data: `exercises.datasets.watermelon_3_0a()`.

**Worth a thought** (in `observations`). Look at `compare(X, y, 100, 100, 0.2)`: with which kernel are most support vectors on the
margin, with which inside it? What if C grows, or σ is 1? (That is the default of some libraries; both sets are then the same.)

**★** Write the solver yourself, `solve`, for instance SMO. The difference of the two objectives tells when to stop; and which b
if no sample has 0 < α < C?
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


def decision(alpha: np.ndarray, b: float, y: np.ndarray, K_test: np.ndarray) -> np.ndarray:
    """测试样本的 f(x)；K_test 每行一个测试样本，每列一个训练样本。

    f(x) of test samples; K_test has a row for each test sample and a column for each training sample.

    >>> import numpy as np
    >>> decision(np.array([2.0, 1.0]), 0.5, np.array([1, -1]), np.array([[1.0, 0.0], [1.0, 1.0]]))
    array([2.5, 1.5])
    """
    raise NotImplementedError


def split_support(alpha: np.ndarray, C: float, tol: float) -> dict[str, list[int]]:
    """支持向量的下标（从 0 起，升序）：边界上的 "free"，tol·C < α < (1 - tol)·C；达到上界的 "bounded"，α ≥ (1 - tol)·C。

    The indices of the support vectors (from 0, ascending): on the margin "free", tol·C < α < (1 - tol)·C; at the upper bound
    "bounded", α ≥ (1 - tol)·C.

    >>> import numpy as np
    >>> split_support(np.array([0.0, 5.0, 10.0]), 10.0, 0.001)
    {'free': [1], 'bounded': [2]}
    """
    raise NotImplementedError


def compare(X: np.ndarray, y: np.ndarray, C_linear: float, C_gaussian: float, sigma: float) -> dict:
    """用两种核各解一次并比较：{"linear": {"free": …, "bounded": …, "training_errors": …}, "gaussian": {同样三项},
    "only_linear": …, "only_gaussian": …}，都是瓜的**编号**（从 1 起，升序）。training_errors 是训练集上分错的（f ≥ 0 判为 +1），
    后两项是只在一种核下成为支持向量的；支持向量取 tol = 0.001。

    Solves with both kernels and compares: {"linear": {"free": …, "bounded": …, "training_errors": …}, "gaussian": {the same
    three}, "only_linear": …, "only_gaussian": …}, all of them **numbers** of melons (from 1, ascending). training_errors are
    those of the training set on the wrong side (f ≥ 0 is +1), the last two support vectors under one kernel only; support
    vectors are split with tol = 0.001.

    >>> import numpy as np
    >>> found = compare(np.array([[0.0], [2.0], [3.0]]), np.array([-1, 1, 1]), 10.0, 10.0, 1.0)
    >>> found["linear"]
    {'free': [1, 2], 'bounded': [], 'training_errors': []}
    >>> found["only_linear"], found["only_gaussian"]
    ([], [3])
    """
    raise NotImplementedError


def observations() -> str:
    """书上要的比较，Markdown，由老师评阅：两批支持向量差在哪里，为什么；C 和 σ 变了会怎样。

    The comparison that the book asks for, in Markdown, read by your teacher: how do the two sets of support vectors differ, and
    why; what if C and σ change?
    """
    raise NotImplementedError


# ---- ★ ----


def solve(K: np.ndarray, y: np.ndarray, C: float) -> tuple[np.ndarray, float]:
    """自己写的求解器：软间隔支持向量机的最优 (α, b)，不用 `exercises.solvers`。解不唯一时任何一个都对。

    A solver of your own: an optimal (α, b) of the soft-margin support vector machine, without `exercises.solvers`. Where the
    solution is not unique any is right.

    >>> import numpy as np
    >>> alpha, b = solve(np.array([[1.0, -1.0], [-1.0, 1.0]]), np.array([1, -1]), 10.0)
    >>> [round(float(a), 3) for a in alpha]
    [0.5, 0.5]
    """
    raise NotImplementedError
