r"""cookbook8.2 小批量与 Adam 的校正 / Mini-batches and Adam's corrections

小批量的梯度怎样拼回全体样本的梯度？一轮小批量下降又走到哪里？接着看 Adam：它的两个滑动平均都从 0 出发，起步时偏小。请由 "各步梯度全都相同时，
应当原样还给我" 定出校正的倍数，看清每个旧梯度还占多少份额；最后造一串总和为正的梯度，让 Adam 朝相反的方向走远。

**数据。** `X` 的形状是 (m, n)，每行一个样本，`y` 是 (m,)，`w` 是 (n,)；m 至多 200，n 至多 20，其中的数绝对值不超过 10。损失是所用各行的
$(x \cdot w - y)^2$ 的**平均值**；行号从 0 数起。

**Adam** 从 $\theta_0 = 0$ 出发，每个分量各自计算，$g_t$ 是第 t 步的梯度，t = 1, 2, …：
$m_t = \beta_1 m_{t-1} + (1 - \beta_1) g_t$，$v_t = \beta_2 v_{t-1} + (1 - \beta_2) g_t^2$，$m_0 = v_0 = 0$；
$\hat{m}_t$ 是 $m_t$ 乘一个只与 t 和 $\beta_1$ 有关的倍数，使得只要 $g_1, \dots, g_t$ 都等于同一个 g，就有 $\hat{m}_t = g$；$\hat{v}_t$ 是
$v_t$ 乘一个只与 t 和 $\beta_2$ 有关的倍数，使得这时 $\hat{v}_t = g^2$；
$\theta_t = \theta_{t-1} - \eta \, \hat{m}_t / (\sqrt{\hat{v}_t} + \text{eps})$。

**数值。** 误差不超过 $10^{-9}$（大于 1 的数按相对误差；`adam` 另有说明）。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

How do the gradients of mini-batches make up the gradient of all samples, and where does one pass of mini-batch descent lead? Then Adam:
both of its running averages start at 0 and are too small at first. Find the factor that corrects them from "if the gradients of all
steps are the same, I want it back as it is", see what share each old gradient still has, and at last build a sequence of
gradients with a positive sum on which Adam walks far in the wrong direction.

**Data.** `X` has shape (m, n), a sample in each row, `y` is (m,), `w` is (n,); m is 200 at most, n 20, and their numbers are at most 10 in
size. The loss is the **mean** of $(x \cdot w - y)^2$ over the rows used; rows are numbered from 0.

**Adam** starts at $\theta_0 = 0$, and each component is computed by itself; $g_t$ is the gradient of step t = 1, 2, …:
$m_t = \beta_1 m_{t-1} + (1 - \beta_1) g_t$, $v_t = \beta_2 v_{t-1} + (1 - \beta_2) g_t^2$, $m_0 = v_0 = 0$;
$\hat{m}_t$ is $m_t$ times a factor that depends on t and $\beta_1$ alone, such that $\hat{m}_t = g$ whenever $g_1, \dots, g_t$ all equal
one g; $\hat{v}_t$ is $v_t$ times a factor that depends on t and $\beta_2$ alone, such that $\hat{v}_t = g^2$ then;
$\theta_t = \theta_{t-1} - \eta \, \hat{m}_t / (\sqrt{\hat{v}_t} + \text{eps})$.

**Numbers.** Errors are $10^{-9}$ at most (relative for numbers above 1; `adam` says its own). A call takes at most 2 seconds of CPU time.
Do not change the arguments.
"""

import numpy as np


def batches(m: int, k: int) -> list[list[int]]:
    """把行号 0, …, m-1 按顺序分批，每批 k 个，只有最后一批可以少些。1 ≤ m ≤ 1000, k ≥ 1, k 可以大于 m。

    The row numbers 0, …, m-1 in batches, in order, k to a batch; only the last may have fewer. 1 ≤ m ≤ 1000, k ≥ 1; k may exceed m.

    >>> [[int(row) for row in batch] for batch in batches(4, 2)]
    [[0, 1], [2, 3]]
    """
    raise NotImplementedError


def batch_gradient(X: np.ndarray, y: np.ndarray, w: np.ndarray, rows: list[int]) -> np.ndarray:
    """只用 `rows` 这些行时，损失对 w 的梯度，形状 (n,)。至少一行，各不相同，次序不限。

    The gradient of the loss by w, of shape (n,), with the rows in `rows` alone: at least one, none twice, in any order.

    >>> import numpy as np
    >>> [float(g) for g in batch_gradient(np.array([[1.0], [2.0]]), np.array([0.0, 1.0]), np.array([1.0]), [1])]
    [4.0]
    """
    raise NotImplementedError


def full_gradient(gradients: np.ndarray, sizes: list[int]) -> np.ndarray:
    """由各批的梯度（形状 (B, n)，每行一批）与各批的样本数求全体样本的梯度，形状 (n,)。B 至多 200，各批至少一个、至多 10^10 个样本，梯度中的数绝对值
    不超过 10^6。

    The gradient of all samples, of shape (n,), from the gradients of the batches (shape (B, n), a row for each) and the numbers of their
    samples. B is 200 at most; a batch has 1 to 10^10 samples; the gradients are at most 10^6 in size.

    >>> import numpy as np
    >>> [float(g) for g in full_gradient(np.array([[1.0], [3.0]]), [5, 5])]
    [2.0]
    """
    raise NotImplementedError


def sgd_epoch(X: np.ndarray, y: np.ndarray, w: np.ndarray, eta: float, k: int) -> np.ndarray:
    """从 w 出发，按 batches(m, k) 的次序走一轮小批量梯度下降，每批走一步，学习率 eta；返回最后的 w。0 < eta ≤ 1，每一行都有 eta·(x·x) ≤ 1。

    One pass of mini-batch gradient descent from w: one step for each batch in the order of batches(m, k), with the rate eta; the last w is
    returned. 0 < eta ≤ 1, and eta·(x·x) ≤ 1 for each row.

    >>> import numpy as np
    >>> [float(v) for v in sgd_epoch(np.array([[1.0], [1.0]]), np.array([0.0, 0.0]), np.array([1.0]), 0.25, 2)]
    [0.5]
    """
    raise NotImplementedError


def adam(gradients: np.ndarray, eta: float, beta1: float, beta2: float, eps: float) -> np.ndarray:
    """每一步之后的 θ，形状 (T, n)：第 t 行是 θ_{t+1}。`gradients` 的形状也是 (T, n)，第 t 行是 g_{t+1}；T 至多 300，n 至多 20。梯度中的数是 0，
    或绝对值在 10^-8 与 10^6 之间，同一列中不是 0 的数相差不超过 10^6 倍。0 < eta ≤ 1000, β 从 0 到 0.9999。eps 从 10^-8 到 1，没有 0 梯度时 eps
    也可以是 0。误差不超过该分量到那时走过的路程（各步长度之和）的 10^-9 倍。

    θ after each step, of shape (T, n): row t is θ_{t+1}. `gradients` has shape (T, n), too, row t being g_{t+1}; T is 300 at most, n 20.
    A number in the gradients is 0 or 10^-8 to 10^6 in size, and in one column those other than 0 differ by a factor of 10^6 at most.
    0 < eta ≤ 1000; β is 0 to 0.9999. eps is 10^-8 to 1, or 0 where no gradient is 0. Errors are at most 10^-9 times the way that the
    component has walked so far (the sum of its steps, each taken as a length).

    >>> import numpy as np
    >>> theta = adam(np.array([[3.0], [3.0]]), 0.5, 0.9, 0.99, 0.0)
    >>> [round(float(row[0]), 9) for row in theta]
    [-0.5, -1.0]
    """
    raise NotImplementedError


def memory_weights(beta: float, t: int) -> list[float]:
    """g_1, …, g_t 在 m̂_t（其中的 β₁ 是 beta）里各占的份额，最旧的在前：各梯度乘以份额再相加就是 m̂_t。beta 从 0 到 0.9999，t 从 1 到 1000。

    The share that each of g_1, …, g_t has in m̂_t (with beta for β₁), the oldest first: the gradients times their shares add up to m̂_t.
    beta is 0 to 0.9999, t is 1 to 1000.

    >>> [float(share) for share in memory_weights(0.5, 1)]
    [1.0]
    """
    raise NotImplementedError


def wrong_way(beta2: float, height: float) -> list[float]:
    """一串数（一维的梯度），总和至少是 1，而 η = 1、β₁ = 0、β₂ = beta2、eps = 10^-8 的 Adam 最后停在 θ ≥ height 处。至多 5000 个，绝对值不超过
    10^6。0.001 ≤ beta2 ≤ 0.99, 0.001 ≤ height ≤ 200。

    A list of numbers (gradients in one dimension) whose sum is at least 1, on which Adam with η = 1, β₁ = 0, β₂ = beta2 and eps = 10^-8
    comes to stand at θ ≥ height. There are at most 5000, of size 10^6 at most. 0.001 ≤ beta2 ≤ 0.99, 0.001 ≤ height ≤ 200.
    """
    raise NotImplementedError
