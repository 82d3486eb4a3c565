r"""5.5 标准 BP 与累积 BP / Standard versus accumulated BP

**书上的题。** 试编程实现标准 BP 算法和累积 BP 算法，在西瓜数据集 3.0（`exercises.datasets.watermelon_3_0()`）上分别用
这两个算法训练一个单隐层网络，并进行比较。

标准 BP 见一个样本改一次权，累积 BP 看完全体样本才改一次。两者从同一个网络出发，数一数各要多少轮、多少次更新。

**先看一个小例子。** 一个输入、一个隐单元、一个输出，参数全是 0。两个样本的 x 都是 1，目标却是 1 和 0。η = 4：

    出发          w = 0       θ = 0       ŷ = 0.5      两个样本的 ∂E_k/∂w 是 -1/16 与 +1/16
    标准 BP       w = 0.25    θ = -0.5    ŷ = 0.651    看过第一个样本
                  w = -0.046  θ = 0.092   ŷ = 0.472    看过第二个，又拉了回来
    累积 BP       w = 0       θ = 0       ŷ = 0.5      平均的梯度是 0，一动不动

两个样本的作用几乎“抵消”，标准 BP 却为此更新了两次。这就是书上说它更新频繁的意思。

**约定。** 网络 `net` 是字典 `{"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`，记号照图 5.7，阈值是**减去**
的；`X`、`Y` 每行一个样本。一个样本的误差是 (5.4)，总误差 E 是 (5.16)，有 1/m。更新后的网络是一个新的字典。

**做完想一想**（写在 `observations` 里）。在 3.0 上取几个 η，比较两种 BP 的轮数、更新次数与计算量：谁快？把样本的次序
打乱，标准 BP 的结果变不变？书上说数据很大时标准 BP 往往更快，你的 17 个瓜支持这句话吗？

**★** 几百个样本、上百列、饱和的单元、几百轮训练时也对；取值的名字互相包含，或只差一个空格，也是不同的取值。

---

**The exercise.** Program standard BP and accumulated BP, train a net with one hidden layer on watermelon 3.0
(`exercises.datasets.watermelon_3_0()`) by each of them, and compare.

Standard BP changes the weights after every sample, accumulated BP once after seeing all. Start both from the same net
and count the passes and the updates that each needs.

**A small example first.** One input, one hidden unit, one output, all parameters 0. Both samples have x = 1, but
their targets are 1 and 0. With η = 4:

    start         w = 0       θ = 0       ŷ = 0.5      ∂E_k/∂w of the two samples is -1/16 and +1/16
    standard      w = 0.25    θ = -0.5    ŷ = 0.651    after the first sample
                  w = -0.046  θ = 0.092   ŷ = 0.472    after the second, which pulls it back
    accumulated   w = 0       θ = 0       ŷ = 0.5      the mean gradient is 0: nothing moves

The samples nearly cancel each other, and standard BP makes two updates of it. That is what the book means by its
frequent updates.

**Conventions.** A `net` is a dict `{"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`, written as in figure
5.7, with thresholds **subtracted**; `X` and `Y` have a sample in each row. The error on one sample is (5.4), the
total error E is (5.16), with its 1/m. An updated net is a new dict.

**Worth a thought** (in `observations`). Take some η on 3.0 and compare passes, updates and computation of both: which
is faster? Shuffle the samples: does the result of standard BP change? On large data, says the book, standard BP is
often faster; do your 17 melons support that?

**★** Right as well for hundreds of samples, a hundred columns, saturated units and hundreds of passes; values whose
names contain each other or differ by a blank are different values.
"""

import numpy as np

Net = dict[str, np.ndarray]


def encode(X: list[list[str | float]], domains: list[list[str] | None]) -> np.ndarray:
    """把表变成网络的输入：每个离散属性（`domains[j]` 是其取值的列表）变成若干个 0/1 列，每个取值一列，按 `domains[j]`
    的次序；数值属性（`domains[j]` 为 None）原样作一列。3.0 变成 17 行 19 列。

    The inputs of a net from a table: each discrete attribute (`domains[j]` lists its values) becomes 0/1 columns, one
    for each value in the order of `domains[j]`; a numeric attribute (`domains[j]` is None) stays one column as it is.
    3.0 becomes 17 rows of 19 columns.

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
    """一个样本的误差 E_k 对四组参数的偏导数，键和形状与 net 相同。

    The partial derivatives of the error E_k on one sample by the four groups of parameters, with the keys and shapes
    of net.

    >>> import numpy as np
    >>> net = {"V": np.zeros((1, 1)), "gamma": np.zeros(1), "W": np.zeros((1, 1)), "theta": np.zeros(1)}
    >>> sample_gradient(net, np.array([1.0]), np.array([1.0]))["W"]
    array([[-0.0625]])
    """
    raise NotImplementedError


def standard_epoch(net: Net, X: np.ndarray, Y: np.ndarray, eta: float) -> Net:
    """标准 BP 一轮：按行的次序，每个样本更新一次全部参数，学习率为 eta。

    One pass of standard BP: in the order of the rows, each sample updates all parameters once, with the rate eta.
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
    """训练，mode 为 "standard" 或 "accumulated"。返回（网络，losses）：losses[0] 是训练前的 E，losses[t] 是 t 轮之后
    的 E。一旦 E < target（训练前也算）或者已作 max_epochs 轮，就停止。

    Training; mode is "standard" or "accumulated". Returns (net, losses): losses[0] is E before training, losses[t] is
    E after t passes. Stop as soon as E < target (before training counts) or max_epochs passes are done.
    """
    raise NotImplementedError


def compare(net: Net, X: np.ndarray, Y: np.ndarray, eta: float, target: float, max_epochs: int) -> dict[str, dict]:
    """两种 BP 都从 net 出发训练：{"standard": {"epochs": …, "updates": …, "loss": …}, "accumulated": {同样三项}}。
    "epochs" 是 E 第一次小于 target 时的轮数，"updates" 是到那时参数更新的次数；达不到则两者都是 None。"loss" 是最后的
    E。

    Both kinds of BP trained from net: {"standard": {"epochs": …, "updates": …, "loss": …}, "accumulated": {the same
    three}}. "epochs" counts the passes until E is below target for the first time, "updates" the updates of the
    parameters until then; both are None if that does not happen. "loss" is the last E.
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想” 的回答：两种 BP 的比较，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”: how both kinds of BP compare, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
