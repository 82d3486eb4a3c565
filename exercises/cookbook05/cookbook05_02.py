r"""cookbook5.2 高斯核的特征有多少 / How many features has the Gaussian kernel?

讲义只推导了一维高斯核的特征，多维的没有推导。补上它：高斯核是

$$κ(x, z) = \exp(-‖x - z‖^2/(2σ^2)) = \exp(-‖x‖^2/(2σ^2)) \exp(-‖z‖^2/(2σ^2)) \exp(x·z/σ^2).$$

令 $κ_T$ 只保留最后一个因子的幂级数中次数不超过 T 的项，另两个因子原样保留。在 d 维中列出总次数不超过 T 的各个特征，
使它们的内积就是 $κ_T$；求出截断的误差，以及使误差在半径 r 之内处处不超过 eps 的最小的 T。再给出多项式核的特征；最后证明
tanh 不是核。

**数据。** x 与 z 是形状 (d,) 的数组。$10^{-6} \le σ \le 10^6$，$‖x‖$ 与 $‖z‖$ 不超过 $10σ$。

**数值。** 允许的误差：高斯核特征的内积 $10^{-9} ‖φ(x)‖ ‖φ(z)‖$，多项式核特征的内积 $10^{-9} (γ‖x‖‖z‖ + r)^p$，
`kernel_error` 是 $10^{-12}$；整数是精确的。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

The lecture notes derive the features of the Gaussian kernel in one dimension only. Do it in several: the kernel is

$$κ(x, z) = \exp(-‖x - z‖^2/(2σ^2)) = \exp(-‖x‖^2/(2σ^2)) \exp(-‖z‖^2/(2σ^2)) \exp(x·z/σ^2).$$

Let $κ_T$ keep only the terms of degree T at most in the power series of the last factor, and both other factors as they
are. List the features of total degree T at most in d dimensions whose inner product is $κ_T$; find the error of
truncation, and the least T that keeps it below eps everywhere within radius r. Give features of the polynomial kernel,
too; and prove at last that tanh is no kernel.

**Data.** x and z are arrays of shape (d,). $10^{-6} \le σ \le 10^6$, and $‖x‖$ and $‖z‖$ are at most $10σ$.

**Numbers.** The errors allowed are $10^{-9} ‖φ(x)‖ ‖φ(z)‖$ in inner products of Gaussian features,
$10^{-9} (γ‖x‖‖z‖ + r)^p$ in those of polynomial features, and $10^{-12}$ in `kernel_error`; whole numbers are exact. A
call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def feature_count(d: int, order: int) -> int:
    """d 个变量的总次数不超过 order 的单项式有多少个；1 ≤ d ≤ 100, 0 ≤ order ≤ 100。

    How many monomials of total degree at most `order` there are in d variables; 1 ≤ d ≤ 100 and 0 ≤ order ≤ 100.

    >>> feature_count(1, 3)
    4
    """
    raise NotImplementedError


def rbf_features(x: np.ndarray, sigma: float, order: int) -> list[float]:
    """特征 φ(x)，个数是 feature_count(d, order)，对所有的 x 与 z 有 ⟨φ(x), φ(z)⟩ = κ_T(x, z), T = order。次序不限，
    但对所有的 x 相同。
    d ≤ 3, order ≤ 6。

    The features φ(x), feature_count(d, order) in number, with ⟨φ(x), φ(z)⟩ = κ_T(x, z) for all x and z, where T =
    order. They come in any order that is the same for all x. d ≤ 3 and order ≤ 6.

    >>> import numpy as np
    >>> [float(feature) for feature in rbf_features(np.array([0.0]), 1.0, 0)]
    [1.0]
    """
    raise NotImplementedError


def kernel_error(x: np.ndarray, z: np.ndarray, sigma: float, order: int) -> float:
    """κ(x, z) − κ_T(x, z)，带符号，T = order；d ≤ 6, order ≤ 100。

    κ(x, z) − κ_T(x, z) with its sign, where T = order; d ≤ 6 and order ≤ 100.

    >>> import numpy as np
    >>> round(float(kernel_error(np.array([1.0]), np.array([1.0]), 1.0, 0)), 9)
    0.632120559
    """
    raise NotImplementedError


def order_needed(r: float, sigma: float, eps: float) -> int:
    """最小的 T，使 |κ(x, z) − κ_T(x, z)| ≤ eps 对任意 d ≥ 1 与 R^d 中所有满足 ‖x‖ ≤ r，‖z‖ ≤ r 的 x、z 成立。0 < r ≤
    3σ,
    10^-6 ≤ eps < 1；相等的情形不出现：各个 T 的最大误差与 eps 都至少相差 10^-7 eps。

    The least T with |κ(x, z) − κ_T(x, z)| ≤ eps for any d ≥ 1 and all x and z in R^d with ‖x‖ ≤ r and ‖z‖ ≤ r. 0 < r ≤
    3σ and 10^-6 ≤ eps < 1; there are no equalities: for no T the largest error is within 10^-7 eps of eps.

    >>> order_needed(0.01, 1.0, 0.5)
    0
    """
    raise NotImplementedError


def poly_features(x: np.ndarray, gamma: float, r: float, p: int) -> list[float]:
    """多项式核的特征 φ(x)：对所有的 x 与 z 有 ⟨φ(x), φ(z)⟩ = (γ x·z + r)^p。个数与次序不限（至多 1000 个），但对所有的 x
    相同。
    d ≤ 3, 1 ≤ p ≤ 4, 10^-3 ≤ γ ≤ 10^3, 0 ≤ r ≤ 10^3, ‖x‖ 不超过 10^3。

    Features φ(x) of the polynomial kernel: ⟨φ(x), φ(z)⟩ = (γ x·z + r)^p for all x and z. Their number (1000 at most)
    and order are free, but the same for all x. d ≤ 3, 1 ≤ p ≤ 4, 10^-3 ≤ γ ≤ 10^3, 0 ≤ r ≤ 10^3, and ‖x‖ is at most
    10^3.

    >>> import numpy as np
    >>> phi, psi = poly_features(np.array([3.0]), 1.0, 1.0, 1), poly_features(np.array([2.0]), 1.0, 1.0, 1)
    >>> round(float(np.dot(phi, psi)), 9)
    7.0
    """
    raise NotImplementedError


def not_mercer(gamma: float, r: float) -> tuple[list[list[float]], list[float]]:
    """证明 κ(x, z) = tanh(γ x·z − r) 不是核：至多 3 个点（维数相同，从 1 到 3，坐标的绝对值不超过 10^3）与不全为 0
    的系数 c，
    使 Σ_ij c_i c_j κ(x_i, x_j) ≤ −0.01 Σ_i c_i²。0.1 ≤ |γ| ≤ 5, |r| ≤ 1。

    A proof that κ(x, z) = tanh(γ x·z − r) is no kernel: 3 points at most (of the same dimension, 1 to 3, with
    coordinates of at most 10^3 in size), and coefficients c, not all 0, with Σ_ij c_i c_j κ(x_i, x_j) ≤ −0.01 Σ_i c_i².
    0.1 ≤ |γ| ≤ 5, |r| ≤ 1.
    """
    raise NotImplementedError
