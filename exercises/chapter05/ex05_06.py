r"""5.6 动态学习率的 BP 改进 / A faster BP by adapting the rate

学习率固定的标准 BP 走得慢。设计一个 BP 变体，让学习率随训练的进展自己变化，并在两个 UCI 任务上证明：达到同样的误差，你的变体所用
的轮数少得多。

**网络**（图 5.7）是字典 `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}`，括号里是数组的形状。隐层
$b = \sigma(xV - \gamma)$，输出 $\hat{y} = \sigma(bW - \theta)$；**阈值是减去的**，σ 是对率函数。`X` 为 (m, d)，`Y` 为 (m, l)。误差是
$E = \frac{1}{m} \sum_k \frac{1}{2} \sum_j (\hat{y}_{kj} - y_{kj})^2$ (5.16)。**标准 BP** 一轮按行的次序，每个样本用学习率 eta0 更新一次。

**一轮** 之中，每个样本的梯度至多计算一次；误差的计算不限。更新的方式自选（逐样本、小批量或全体；各参数可以有自己的步长）。

**要求。** 任务是 iris 与 wine：每列减均值、除以标准差，Y 是独热的类别，q = 8，初始参数在 (0, 1) 内均匀，eta0 = 0.01, 60 轮。标准 BP 在第
60 轮之后的误差是目标；你的变体在每个任务的每个初值上都应在 45 轮之内达到目标，全部在 30 轮之内则得满分。一次训练限 2 秒 CPU 时间。
不要改动传入的参数。

---

Standard BP with a fixed rate is slow. Design a variant whose learning rate changes by itself as training goes on, and show on two tasks
of UCI that it needs far fewer passes for the same error.

**The net** (figure 5.7) is a dict `net = {"V": (d, q), "gamma": (q,), "W": (q, l), "theta": (l,)}` of arrays with the shapes given. Hidden
layer $b = \sigma(xV - \gamma)$, output $\hat{y} = \sigma(bW - \theta)$; **thresholds are subtracted**, σ is the logistic function. `X` is
(m, d), `Y` is (m, l). The error is $E = \frac{1}{m} \sum_k \frac{1}{2} \sum_j (\hat{y}_{kj} - y_{kj})^2$ (5.16). A pass of **standard BP**
updates after each sample, in the order of the rows, with the rate eta0.

**One pass** computes the gradient of each sample at most once; errors may be computed at will. How you update is up to you: by sample, by
batch or by all, and each parameter may have a step size of its own.

**What is asked.** The tasks are iris and wine: columns less their mean, divided by their standard deviation; Y the one-hot classes; q = 8;
initial parameters uniform in (0, 1); eta0 = 0.01; 60 passes. The error of standard BP after 60 passes is the target: your variant should
reach it within 45 passes for each task and each start, and for all points within 30. One training has 2 seconds of CPU time. Do not change
the arguments.
"""

import numpy as np

Net = dict[str, np.ndarray]


def adaptive_train(net: Net, X: np.ndarray, Y: np.ndarray, eta0: float, epochs: int, seed: int) -> dict:
    """从 net 出发训练 epochs 轮，返回 {"net": 最后的网络, "losses": [训练前的 E, 第 1 轮后的 E, …] 共 epochs + 1 个, "etas": 每轮所用的
    学习率, 共 epochs 个}。各参数步长不同或一轮之中有变化时，etas 给一个代表（例如平均）。轮与轮之间的 etas 要真的变化：60 轮中最大者至少是
    最小者的 1.5 倍。换成一个更大的固定学习率不算改进：到达目标之前，误差不应与固定学习率的一样。同样的参数（seed 在内）给出同样的结果。

    Train from net for epochs passes and return {"net": the last net, "losses": [E before training, E after pass 1, …], epochs + 1 of them,
    "etas": the rate used in each pass, epochs of them}. Where parameters have different steps, or they change within a pass, etas has a
    representative, such as the mean. The etas should really change from pass to pass: in 60 passes the largest is 1.5 times the smallest or
    more. A larger constant rate is no improvement: until the target the errors should not be those of a constant rate. The same arguments,
    seed included, give the same result.
    """
    raise NotImplementedError


def passes_to_target(losses: list[float], target: float) -> int | None:
    """第一个 losses[t] ≤ target 的 t（从 0 起）；没有则为 None。

    The first t, from 0, with losses[t] ≤ target; None if there is none.

    >>> passes_to_target([0.5, 0.3, 0.2], 0.3)
    1
    """
    raise NotImplementedError


def compare(
    datasets: dict[str, tuple[np.ndarray, np.ndarray]], nets: dict[str, list[Net]], eta0: float, epochs: int, seed: int
) -> dict[str, list[dict]]:
    """比较的表。datasets[名] = (X, Y), nets[名] 是几个初始网络；返回 {名: [{"target": …, "standard": …, "adaptive": …}, …]}，每个初始网络一行：
    "target" 是标准 BP 作 epochs 轮之后的 E，后两项是标准 BP 与 adaptive_train（用给定的 eta0, epochs, seed）**第一次**达到 target 的轮数
    （adaptive 达不到则为 None）。

    The table of comparison. datasets[name] = (X, Y), and nets[name] lists some initial nets; returns {name: [{"target": …, "standard": …,
    "adaptive": …}, …]}, a row for each initial net: "target" is E after epochs passes of standard BP, the others are the passes until they first
    reach target of standard BP and of adaptive_train with this eta0, epochs, seed (None if adaptive does not get there).
    """
    raise NotImplementedError


def conclusions(table: dict[str, list[dict]]) -> dict[str, str]:
    """由表得出的结论：{名: "faster" 或 "not faster"}。只有在**每个**初始网络上 adaptive 都不超过 standard 的 0.75 倍，才是 "faster"。

    What follows from the table: {name: "faster" or "not faster"}. It is "faster" only if for **every** initial net adaptive is at most 0.75
    times standard.

    >>> conclusions({"a": [{"target": 0.1, "standard": 8, "adaptive": 6}], "b": [{"target": 0.1, "standard": 8, "adaptive": 7}]})
    {'a': 'faster', 'b': 'not faster'}
    """
    raise NotImplementedError


def idea() -> str:
    """（选做，由教师阅读）用三五句话说明你的学习率怎样变化，为什么这样更快。返回 Markdown 文本。

    (Optional, read by a person) How your rate changes and why this is faster, in three to five sentences. Returns Markdown.
    """
    raise NotImplementedError
