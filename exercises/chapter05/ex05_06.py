r"""5.6 动态学习率的 BP 改进 / A faster BP by adapting the rate

**书上的题。** 试设计一个 BP 改进算法，能通过动态调整学习率显著提升收敛速度；编程实现，并选择两个 UCI 数据集与标准 BP
进行实验比较。

怎样调整由你设计。数据集取 iris 与 wine，比的是：误差要降到同样低，各要几轮。

**先看一个小例子。** 在 $E(w) = w^2$ 上从 w = 1 出发。一种最简单的办法：误差下降就把 η 加倍，上升就减半并撤回这一步。

    η 固定为 0.1    w = 0.8    0.64    0.512    0.410     …        4 步之后 E = 0.168
    η 会变          η = 0.1    0.2     0.4      0.8       1.6
                    w = 0.8    0.48    0.096    -0.058    0.127    误差上升，撤回，η 减半
                    E = 0.64   0.23    0.0092   0.0033

同样走四步，误差只有固定学习率的五十分之一。

**约定。** 网络 `net` 的写法、阈值与误差 E (5.16) 都与 5.5 相同。一轮之中，每个样本的梯度至多计算一次，误差随便算几
次；怎样更新（逐样本、小批量、全体，各参数有自己的步长）随你。

**比赛。** 各列减均值、除以标准差，Y 是独热的类别，q = 8，初始参数在 (0, 1) 内，eta0 = 0.01。目标是标准 BP 作 60 轮之
后的误差；不论从哪个初值出发，你的变体在两个任务上都用 45 轮到达就算成功，都只用 30 轮就得全分。只换一个更大的固定学习
率不算。

**做完想一想。** 误差曲线上哪一段走得最慢，你的学习率在那里做了什么？换一个数据集，你的那些倍数（1.2、0.5……）还合适吗？

**★** 数很大、很小或有上百个样本、上百个网络时，记录与比较的表照样准确。

---

**The exercise.** Design a variant of BP that converges much faster by adapting its learning rate; program it, and
compare it with standard BP on two data sets of UCI.

How it adapts is yours to design. The data sets are iris and wine, and the question is how many passes it takes to the
same error.

**A small example first.** On $E(w) = w^2$, start at w = 1. The simplest way: double η where the error falls; where it
rises, halve η and take the step back.

    η fixed at 0.1  w = 0.8    0.64    0.512    0.410     …        E = 0.168 after 4 steps
    η that changes  η = 0.1    0.2     0.4      0.8       1.6
                    w = 0.8    0.48    0.096    -0.058    0.127    the error rises: step back, halve η
                    E = 0.64   0.23    0.0092   0.0033

After four steps the error is a fiftieth of what the fixed rate has.

**Conventions.** Format, thresholds and the error E (5.16) of a `net` are those of 5.5. One pass computes the gradient
of each sample at most once, and errors as often as you like; how you update (by sample, in batches, by all, with step
sizes for each parameter) is up to you.

**The race.** Columns less their mean, divided by their standard deviation, Y the one-hot classes, q = 8, initial
parameters in (0, 1), eta0 = 0.01. The target is the error of standard BP after 60 passes; your variant succeeds if it
gets there in 45 on both tasks, from whatever start, and has all points if 30 will always do. Another constant rate,
only larger, does not count.

**Worth a thought.** Which stretch of the error curve is the slowest, and what does your rate do there? On another
data set, would your factors (1.2, 0.5, …) still be right?

**★** The record and the table are as accurate for huge and tiny numbers, for hundreds of samples, and for hundreds of
nets.
"""

import numpy as np

Net = dict[str, np.ndarray]


def adaptive_train(net: Net, X: np.ndarray, Y: np.ndarray, eta0: float, epochs: int, seed: int) -> dict:
    """从 net 出发训练 epochs 轮，返回 {"net": 最后的网络, "losses": [训练前的 E, 第 1 轮后的 E, …], "etas": [各轮所用
    的学习率]}，losses 比 etas 多一项。各参数步长不同或一轮之中有变化时，etas 给一个代表（例如平均）；各轮的 etas 要真
    的变化，60 轮中最大者至少是最小者的 1.5 倍。同样的参数（seed 在内）给出同样的结果。

    Train from net for epochs passes and return {"net": the last net, "losses": [E before training, E after pass 1, …
    ], "etas": [the rate used in each pass]}; losses has one entry more than etas. Where parameters have different
    steps, or they change within a pass, etas has a representative, such as the mean; the etas should really change,
    the largest in 60 passes being 1.5 times the smallest or more. The same arguments, seed included, give the same
    result.
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
    """比较的表。datasets[名] = (X, Y)，nets[名] 是几个初始网络；返回 {名: [{"target": …, "standard": …, "adaptive": …
    }, …]}，每个初始网络一行。"target" 是标准 BP（按行的次序，每个样本用 eta0 更新一次）作 epochs 轮之后的 E，后两项是
    标准 BP 与 adaptive_train **第一次**达到 target 的轮数，达不到则为 None。

    The table of comparison. datasets[name] = (X, Y), and nets[name] lists some initial nets; returns {name:
    [{"target": …, "standard": …, "adaptive": …}, …]}, a row for each initial net. "target" is E after epochs passes
    of standard BP (in the order of the rows, each sample updates with eta0), the others are the passes until standard
    BP and adaptive_train **first** reach target, None if that does not happen.
    """
    raise NotImplementedError


def conclusions(table: dict[str, list[dict]]) -> dict[str, str]:
    """由表得出的结论：{名: "faster" 或 "not faster"}。只有在**每个**初始网络上 adaptive 都不超过 standard 的 0.75
    倍，才是 "faster"。

    What follows from the table: {name: "faster" or "not faster"}. It is "faster" only if for **every** initial net
    adaptive is at most 0.75 times standard.

    >>> conclusions({"a": [{"target": 0.1, "standard": 8, "adaptive": 6}], "b": [{"target": 0.1, "standard": 8, "adaptive": 7}]})
    {'a': 'faster', 'b': 'not faster'}
    """
    raise NotImplementedError


def idea() -> str:
    """短文（Markdown，三五句，由老师评阅）：你的学习率怎样变化，为什么这样更快。

    A short text (Markdown, three to five sentences, read by your teacher): how your rate changes, and why this is
    faster.
    """
    raise NotImplementedError
