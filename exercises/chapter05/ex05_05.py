r"""5.5 标准 BP 与累积 BP / Standard versus accumulated BP

见一个样本就改一次权值（标准 BP），还是看完全体样本再改一次（累积 BP）？把两种 BP 都写出来，从同一个单隐层网络出发学习西瓜数据集
3.0 的 17 个瓜（`exercises.datasets.watermelon_3_0()`），数一数各要多少轮、多少次更新。

**网络**（图 5.7）是字典 `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`，括号里是数组的形状。隐层
$b = \sigma(xV - \gamma)$，输出 $\hat{y} = \sigma(bW - \theta)$；**阈值是减去的**，σ 是对率函数。`X` 为 (m, d)，`Y` 为 (m, l), m ≥ 1，
元素可以是整数。一个样本的误差是 $E_k = \frac{1}{2} \sum_j (\hat{y}_j - y_j)^2$ (5.4)，总误差 $E = \frac{1}{m} \sum_k E_k$ (5.16)。
净输入的绝对值到 1000 时结果也应有限。

返回的网络是新的字典，有同样的四个键。不要改动传入的参数。

---

Change the weights after every sample (standard BP), or once after seeing all of them (accumulated BP)? Write both, start both
from the same net with one hidden layer on the 17 melons of watermelon 3.0 (`exercises.datasets.watermelon_3_0()`), and count
the passes and updates that each of them needs.

**The net** (figure 5.7) is a dict `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}` of arrays with the shapes
given. Hidden layer $b = \sigma(xV - \gamma)$, output $\hat{y} = \sigma(bW - \theta)$; **thresholds are subtracted**, σ is the
logistic function. `X` is (m, d), `Y` is (m, l), m ≥ 1, entries may be ints. The error on one sample is
$E_k = \frac{1}{2} \sum_j (\hat{y}_j - y_j)^2$ (5.4), the total error $E = \frac{1}{m} \sum_k E_k$ (5.16). Results are finite for
net inputs of size up to 1000.

A returned net is a new dict with the same four keys. Do not change the arguments.
"""

import numpy as np

Net = dict[str, np.ndarray]


def encode(X: list[list[str | float]], domains: list[list[str] | None]) -> np.ndarray:
    """把表变成网络的输入：每个离散属性（domains[j] 是其取值的列表）变成若干个 0/1 列，每个取值一列，按 domains[j] 的次序；
    数值属性（domains[j] 为 None）原样作一列。属性的次序不变。3.0 变成 (17, 19)。

    The inputs of a net from a table: each discrete attribute (domains[j] lists its values) becomes 0/1 columns, one for each
    value in the order of domains[j]; a numeric attribute (domains[j] is None) stays one column as it is. The order of the
    attributes is kept. 3.0 becomes (17, 19).

    >>> encode([["甲", 0.5], ["丙", 2.0]], [["甲", "乙", "丙"], None])
    array([[1. , 0. , 0. , 0.5],
           [0. , 0. , 1. , 2. ]])
    """
    raise NotImplementedError


def loss(net: Net, X: np.ndarray, Y: np.ndarray) -> float:
    """总误差 E (5.16)。

    The total error E (5.16).

    >>> import numpy as np
    >>> net = {"V": np.zeros((1, 1)), "gamma": np.zeros(1), "W": np.ones((1, 1)), "theta": np.array([0.5])}
    >>> loss(net, np.array([[3.0], [4.0]]), np.array([[1.0], [0.5]]))
    0.0625
    """
    raise NotImplementedError


def sample_gradient(net: Net, x: np.ndarray, y: np.ndarray) -> Net:
    """一个样本的误差 E_k 对四组参数的偏导数，键和形状与 net 相同。x 长为 d，y 长为 l。

    The partial derivatives of the error E_k on one sample by the four groups of parameters, with the keys and shapes of net. x
    has length d, y length l.
    """
    raise NotImplementedError


def standard_epoch(net: Net, X: np.ndarray, Y: np.ndarray, eta: float) -> Net:
    """标准 BP 一轮：按行的次序，每个样本更新一次全部参数，学习率为 eta。一个样本的全部增量都用这次更新之前的参数计算。

    One pass of standard BP: in the order of the rows, each sample updates all parameters with the rate eta. All increments of a
    sample are computed from the parameters before that update.
    """
    raise NotImplementedError


def accumulated_epoch(net: Net, X: np.ndarray, Y: np.ndarray, eta: float) -> Net:
    """累积 BP 一轮：按 E (5.16) 的梯度更新一次，学习率为 eta。

    One pass of accumulated BP: one update by the gradient of E (5.16), with the rate eta.
    """
    raise NotImplementedError


def train(
    net: Net, X: np.ndarray, Y: np.ndarray, eta: float, mode: str, max_epochs: int, target: float
) -> tuple[Net, list[float]]:
    """训练，mode 为 "standard" 或 "accumulated"。返回 (网络, losses)：losses[0] 是训练前的 E，losses[t] 是 t 轮之后的 E。
    一旦有 losses[t] < target（t = 0 也算）或者已作 max_epochs 轮，就停止。

    Training; mode is "standard" or "accumulated". Returns (net, losses): losses[0] is E before training, losses[t] is E after t
    passes. Stop as soon as some losses[t] < target (t = 0 counts) or max_epochs passes are done.
    """
    raise NotImplementedError


def compare(net: Net, X: np.ndarray, Y: np.ndarray, eta: float, target: float, max_epochs: int) -> dict[str, dict]:
    """两种 BP 都从 net 出发训练：{"standard": {"epochs": …, "updates": …, "loss": …}, "accumulated": {同样三项}}。"epochs" 是
    E 第一次小于 target 时的轮数，"updates" 是到那时参数更新的次数；max_epochs 轮之内达不到则两者都是 None。"loss" 是最后的 E。

    Both kinds of BP trained from net: {"standard": {"epochs": …, "updates": …, "loss": …}, "accumulated": {the same three}}.
    "epochs" counts the passes until E is below target for the first time, "updates" the updates of the parameters until then;
    both are None if max_epochs passes do not get there. "loss" is the last E.
    """
    raise NotImplementedError
