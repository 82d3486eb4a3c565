r"""6.5 高斯核 SVM 与 RBF 网络 / Gaussian SVM and the RBF network

**书上的题。** 试述高斯核 SVM 与 RBF 网络的联系。高斯核 SVM 的判别函数 (6.24) 就是一个 RBF 网络 (5.18)：写出是哪一个；再倒过来问，哪些 RBF
网络能这样得到；最后说说两者的训练差在哪里（写在 `essay` 里）。

**先看一个小例子。** 直线上两个样本：x = 0（+1）、x = 1（-1），α = (0.7, 0.7)，b = 0.1，σ = 0.5。

    exp(-‖x - z‖²/(2·0.25)) = exp(-2‖x - z‖²)，所以 β = 2；权是 α_i y_i，即 0.7 与 -0.7；偏置 0.1
    x = 0.5 处两个单元相消，输出 0.1        x = 0 处 0.7 - 0.7·e⁻² + 0.1 ≈ 0.705

倒过来：两个单元的 β 若不相等，就没有哪个 SVM 等于这个网络，因为一个 SVM 只有一个 σ。

**约定。** `alpha` 不带标签，不是支持向量的恰为 0；$f(x) = \sum_i \alpha_i y_i \kappa(x, x_i) + b$，核照表 6.1。网络是字典 {"centers": (q, d)，"weights": (q,)，
"betas": (q,)，"bias": 一个数}，$\varphi(x) = \sum_i w_i e^{-\beta_i \lVert x - c_i \rVert^2} + bias$；(5.18) 没有偏置，这里加上。

**做完想一想。** σ 很小时，SVM 的隐单元会有多少个？RBF 网络用聚类选中心，SVM 选的却是边界附近的样本：各有什么道理？

**★** 系数极小、C 极小或极大、β 只差千万分之一时也判得对；Σα_i y_i 差在舍入里也算 0。想想该与什么比较大小。

---

**The exercise.** How are the SVM with a Gaussian kernel and the RBF network related? The decision function (6.24) of that SVM is an
RBF network (5.18): write down which; then ask which RBF networks arise that way; and say how training differs (in `essay`).

**A small example first.** Two samples on a line, x = 0 (+1) and x = 1 (-1), α = (0.7, 0.7), b = 0.1, σ = 0.5.

    exp(-‖x - z‖²/(2·0.25)) = exp(-2‖x - z‖²), so β = 2; the weights are α_i y_i, 0.7 and -0.7; the bias is 0.1
    at x = 0.5 the units cancel: the output is 0.1        at x = 0 it is 0.7 - 0.7·e⁻² + 0.1 ≈ 0.705

The other way: if the β of the two units were not equal, no SVM would be this net, for an SVM has one σ.

**Conventions.** `alpha` is without labels, exactly 0 for what is no support vector;
$f(x) = \sum_i \alpha_i y_i \kappa(x, x_i) + b$ with the kernel of table 6.1. A net is a dict {"centers": (q, d), "weights": (q,),
"betas": (q,), "bias": a number}, $\varphi(x) = \sum_i w_i e^{-\beta_i \lVert x - c_i \rVert^2} + bias$; (5.18) has no bias, here it
is added.

**Worth a thought.** How many hidden units will the SVM have if σ is small? RBF networks take centres from clustering, an SVM takes
samples near the boundary: what speaks for each?

**★** As right for tiny coefficients, for tiny and huge C, and for β that differ by one in ten million; Σα_i y_i counts as 0 when
only rounding is left of it. What should sizes be compared with?
"""

import numpy as np

Net = dict[str, np.ndarray | float]


def svm_to_rbf(X: np.ndarray, y: np.ndarray, alpha: np.ndarray, b: float, sigma: float) -> Net:
    """与这个 SVM 处处相同的网络：每个支持向量（α_i > 0）一个隐单元，按样本的次序。

    The net that equals this SVM everywhere: one hidden unit for each support vector (α_i > 0), in the order of the samples.

    >>> import numpy as np
    >>> net = svm_to_rbf(np.array([[0.0], [1.0]]), np.array([1, -1]), np.array([0.7, 0.7]), 0.1, 0.5)
    >>> [float(one) for one in net["weights"]], [float(one) for one in net["betas"]]
    ([0.7, -0.7], [2.0, 2.0])
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
    """与这个网络处处相同的 SVM，每个隐单元恰是一个支持向量（α > 0 即可，不必是训练出来的）：{"X", "y", "alpha", "b", "sigma"}，样本按
    隐单元的次序；没有这样的 SVM 时是 None。

    The SVM that equals this net everywhere and has each hidden unit as one support vector (α > 0 will do, it need not come from
    training): {"X", "y", "alpha", "b", "sigma"}, samples in the order of the hidden units; None if there is no such SVM.

    >>> import numpy as np
    >>> net = {"centers": np.array([[0.0], [1.0]]), "weights": np.array([2.0, -3.0]), "betas": np.array([2.0, 2.0]), "bias": 0.0}
    >>> round(float(rbf_to_svm(net)["sigma"]), 6)
    0.5
    """
    raise NotImplementedError


def is_soft_margin_solution_shape(net: Net, C: float) -> bool:
    """更进一步：这个网络能否由 `svm_to_rbf` 得到，而 alpha 是对偶问题 (6.40) 在代价 C 之下的可行解（不必最优）？

    One step further: can this net come from `svm_to_rbf` with an alpha that is feasible (not necessarily optimal) in the dual
    problem (6.40) with cost C?

    >>> import numpy as np
    >>> net = {"centers": np.array([[0.0], [1.0]]), "weights": np.array([2.0, -2.0]), "betas": np.array([1.0, 1.0]), "bias": 0.0}
    >>> is_soft_margin_solution_shape(net, 3.0), is_soft_margin_solution_shape(net, 1.0)
    (True, False)
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
    """短文，Markdown，由老师评阅：两者怎样确定隐单元的个数、中心、宽度与权。

    A short text, in Markdown, read by your teacher: how do the two settle the number of hidden units, centres, widths and weights?
    """
    raise NotImplementedError
