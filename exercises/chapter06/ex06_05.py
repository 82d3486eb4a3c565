r"""6.5 高斯核 SVM 与 RBF 网络 / Gaussian SVM and the RBF network

高斯核 SVM 的判别函数 (6.24) 本身就是一个 RBF 网络（5.5.1 节）：写出是哪一个，再反过来看哪些 RBF 网络能这样得到。

**SVM。** `X` 是 (m, d) 的数组，`y` 是 m 个 -1 或 +1，`alpha` 是 m 个 ≥ 0 的数（不带标签，不是支持向量的恰为 0），高斯核见表 6.1，
$f(x) = \sum_i \alpha_i y_i \kappa(x, x_i) + b$。

**网络** 是字典 `{"centers": (q, d), "weights": (q,), "betas": (q,), "bias": 一个数}`，括号里是数组的形状，q ≥ 1，每个 β 都是正数：
$\varphi(x) = \sum_i w_i e^{-\beta_i \lVert x - c_i \rVert^2} + bias$。(5.18) 没有偏置，这里加上。

**范围。** 坐标的绝对值不超过 10，σ 在 0.05 与 500 之间（β 在 2e-6 与 200 之间），其余各数的绝对值不超过 10⁶。输出允许 $10^{-9} (1 + |bias| + \sum |w_i|)$ 的误差，其余数值
允许 1e-9 的相对误差。两个 β 相差不到自身的 1e-12 倍就算相等，否则至少差 1e-7 倍。不要改动传入的参数。

---

The decision function (6.24) of a Gaussian-kernel SVM is an RBF network (section 5.5.1): write down which one, then look at it
from the other side: which RBF networks arise that way?

**The SVM.** `X` is an array (m, d), `y` holds m times -1 or +1, `alpha` m numbers ≥ 0 (without the label; exactly 0 for what
is no support vector), the Gaussian kernel is that of table 6.1, $f(x) = \sum_i \alpha_i y_i \kappa(x, x_i) + b$.

**The net** is a dict `{"centers": (q, d), "weights": (q,), "betas": (q,), "bias": a number}` of arrays with the shapes given,
q ≥ 1, every β positive: $\varphi(x) = \sum_i w_i e^{-\beta_i \lVert x - c_i \rVert^2} + bias$. (5.18) has no bias; here it is added.

**Limits.** No coordinate exceeds 10 in size, σ is 0.05 to 500 (β is 2e-6 to 200), no other number exceeds 10⁶ in size. Outputs may be off by
$10^{-9} (1 + |bias| + \sum |w_i|)$, other numbers by 1e-9 of themselves. Two β less than 1e-12 of themselves apart count as equal;
otherwise they differ by 1e-7 of themselves at least. Do not change the arguments.
"""

import numpy as np

Net = dict[str, np.ndarray | float]


def svm_to_rbf(X: np.ndarray, y: np.ndarray, alpha: np.ndarray, b: float, sigma: float) -> Net:
    """与这个 SVM 处处相同的网络：每个支持向量 (α_i > 0) 一个隐单元，按样本的次序。至少有一个支持向量。

    The net that equals this SVM everywhere: one hidden unit for each support vector (α_i > 0), in the order of the samples.
    There is one support vector at least.
    """
    raise NotImplementedError


def rbf_output(net: Net, X: np.ndarray) -> np.ndarray:
    """网络在 X 的每一行处的输出 φ(x)。

    The output φ(x) of the net at each row of X.

    >>> import numpy as np
    >>> net = {"centers": np.array([[0.0], [1.0]]), "weights": np.array([2.0, 3.0]), "betas": np.array([1.0, 100.0]), "bias": 0.5}
    >>> [round(float(out), 6) for out in rbf_output(net, np.array([[0.0], [10.0]]))]
    [2.5, 0.5]
    """
    raise NotImplementedError


def rbf_to_svm(net: Net) -> dict[str, np.ndarray | float] | None:
    """与这个网络处处相同的 SVM，每个隐单元恰好成为一个支持向量：{"X": (q, d), "y": (q,), "alpha": (q,), "b": 一个数, "sigma": 一个数}，
    样本按隐单元的次序。没有这样的 SVM 时返回 None。这里只要 α > 0，不要求它是某个训练问题的解。

    The SVM that equals this net everywhere and has each hidden unit as one support vector: {"X": (q, d), "y": (q,), "alpha":
    (q,), "b": a number, "sigma": a number}, samples in the order of the hidden units; None if there is no such SVM. Here α > 0 is
    all that is asked; it need not solve any training problem.
    """
    raise NotImplementedError


def is_soft_margin_solution_shape(net: Net, C: float) -> bool:
    """更进一步：这个网络能否是 `svm_to_rbf` 的结果，而其中的 alpha 是对偶问题 (6.40) 在代价 C 之下的可行解（不必最优）？
    约束差不到 1e-9·C 算成立；不成立的至少差 1e-6·C。C 在 1e-3 与 1e6 之间。

    One step further: can this net be a result of `svm_to_rbf` whose alpha is feasible (not necessarily optimal) in the dual
    problem (6.40) with cost C? A constraint violated by less than 1e-9·C counts as fulfilled; what is violated is so by 1e-6·C at
    least. C is 1e-3 to 1e6.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列断言是否成立：

    - `svm_fixes_number_of_hidden_units_in_advance`：用高斯核 SVM 时，相应的 RBF 网络的隐单元个数在训练之前就已给定
    - `svm_centers_are_training_samples`：用高斯核 SVM 时，隐单元的中心都是训练样本
    - `svm_training_is_convex_given_sigma`：给定 σ 与 C，训练 SVM 是一个凸优化问题
    - `bp_training_of_centers_is_convex`：用 BP 训练 RBF 网络时，平方误差作为中心与权的函数总是凸的
    - `every_rbf_net_is_an_svm`：每个 RBF 网络都是某个高斯核 SVM 的判别函数

    Which of these hold:

    - `svm_fixes_number_of_hidden_units_in_advance`: with a Gaussian SVM the number of hidden units of its RBF net is given before
      training
    - `svm_centers_are_training_samples`: with a Gaussian SVM all centres are training samples
    - `svm_training_is_convex_given_sigma`: with σ and C given, training the SVM is a convex optimisation problem
    - `bp_training_of_centers_is_convex`: when BP trains an RBF net, the squared error is always convex as a function of centres and weights
    - `every_rbf_net_is_an_svm`: every RBF net is the decision function of some Gaussian SVM
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）比较两者怎样确定隐单元的个数、中心、宽度与权。返回 Markdown 文本。

    (Read by the instructor) Compare how the two settle the number of hidden units, centres, widths and weights. Returns
    Markdown text.
    """
    raise NotImplementedError
