r"""3.6 让线性判别分析处理非线性可分的数据 / Linear discriminant analysis beyond linear separability

异或、圆环、月牙：一条直线上的投影分不开它们。请改造线性判别分析，让**一个投影加一个阈值**也能分开这样的两类。
方法不限，例如先把样本映射到新的特征，或者引入核函数。

**约定。** `X` 是 m 行 d 列的数组，d 为 2 或 3，训练样本不超过 150 个；`y` 是 0/1 标签的数组，两类都有。方法仍须是判别分析：
`project` 给每个样本一个实数，`predict` 只拿这个实数与训练时定下的一个阈值比较，哪一侧是 1 类都可以。模型是字典，里面只放普通数据
（数、字符串、列表、数组），`project` 与 `predict` 需要的都在里面。需要随机数时用 `seed`，同样的 `seed` 得到同样的模型。每次调用不超过
1 秒 CPU 时间。不要改动传入的参数。

**数据** 只有以下几种，坐标都在 ±10 之内，可能有重复的样本：

- 异或：$(±1, ±1)$ 加标准差 0.3 的正态噪声，两个坐标（加噪声之前）异号的是 1 类；
- 圆环（三维时是球壳）：到原点的距离是 0.6（0 类）或 2（1 类）加标准差 0.2 的正态噪声，方向均匀；
- 月牙：$(\cos t, \sin t)$ 是 0 类，$(1 - \cos t, 0.5 - \sin t)$ 是 1 类，$t$ 在 $[0, π]$ 上均匀，再加标准差 0.12 的正态噪声；
- 两团高斯：均值是 $(1.2, 0.8)$（1 类）与 $(-1.2, -0.8)$，协方差是单位阵。

**怎样评分。** 用 120 个样本训练，在 400 个新样本上看精度：异或、圆环与球壳、月牙都应不低于 0.90；两团高斯本来就线性可分，精度至多
比普通的线性判别分析低 0.08。在异或与圆环上，训练样本投影后的类间散度与类内散度之比 (3.32) 至少是普通线性判别分析的三倍。投影不是类别
本身：400 个新样本的投影至少有 20 种取值。一起预测与逐个预测相同；交换 0 与 1、打乱训练样本，精度的变化不超过 0.05。

---

XOR, rings, moons: no projection onto a straight line separates them. Change linear discriminant analysis so that **one
projection and one threshold** do. Any method is fine: map the samples to new features first, bring in a kernel, …

**Conventions.** `X` is an array with m rows and d columns, d is 2 or 3, with at most 150 training samples; `y` is an array of
labels 0/1, both of which occur. It must remain a discriminant analysis: `project` gives every sample one real number and
`predict` only compares this number with one threshold that training has fixed; either side may be class 1. A model is a dict
of plain data (numbers, strings, lists, arrays), and holds all that `project` and `predict` need. Take random numbers from
`seed` if you need any: the same `seed` gives the same model. A call takes at most a second of CPU time. Do not change the
arguments.

**Data** are of these kinds only, with coordinates within ±10; samples may be repeated:

- XOR: $(±1, ±1)$ plus normal noise of deviation 0.3; class 1 if the coordinates (before the noise) differ in sign;
- rings (shells in 3-D): the distance from the origin is 0.6 (class 0) or 2 (class 1) plus normal noise of deviation 0.2, all
  directions are equally likely;
- moons: $(\cos t, \sin t)$ is class 0, $(1 - \cos t, 0.5 - \sin t)$ class 1, $t$ uniform in $[0, π]$, plus normal noise of
  deviation 0.12;
- two Gaussian clouds: means $(1.2, 0.8)$ (class 1) and $(-1.2, -0.8)$, the covariance is the identity.

**Grading.** You train on 120 samples and are judged by the accuracy on 400 new ones: at least 0.90 on XOR, rings, shells and
moons; on the clouds, which are linearly separable anyhow, at most 0.08 below plain linear discriminant analysis. On XOR and
rings the ratio (3.32) of between-class to within-class scatter of the projected training samples is at least three times that
of plain linear discriminant analysis. A projection is not the class itself: those of 400 new samples take at least 20 values.
Predicting together or one by one is the same; swapping 0 and 1 or shuffling the training samples changes the accuracy by at
most 0.05.
"""

import numpy as np


def train(X: np.ndarray, y: np.ndarray, seed: int) -> dict:
    """由训练样本得到的模型，内容由你决定。

    The model learnt from the training samples; what it holds is up to you.
    """
    raise NotImplementedError


def project(model: dict, X: np.ndarray) -> np.ndarray:
    """每个样本的投影：一个实数。

    The projection of each sample: one real number.
    """
    raise NotImplementedError


def predict(model: dict, X: np.ndarray) -> np.ndarray:
    """每个样本的类别 0/1，由投影与阈值比较而得。

    The class 0/1 of each sample, from comparing its projection with a threshold.

    >>> import numpy as np
    >>> small = np.array([[0.6, 0], [0, 0.6], [-0.6, 0], [0, -0.6]])
    >>> rings = np.vstack([small, small * 3])
    >>> model = train(rings, np.array([0, 0, 0, 0, 1, 1, 1, 1]), 0)
    >>> [int(label) for label in predict(model, rings)]
    [0, 0, 0, 0, 1, 1, 1, 1]
    """
    raise NotImplementedError


def idea() -> str:
    """用 Markdown 简述你的方法：为什么它能分开异或，代价是什么。由老师阅读，不计分。

    Your method in a few lines of Markdown: why it separates XOR, and what it costs. Read by a person, without points.
    """
    raise NotImplementedError
