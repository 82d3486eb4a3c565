"""3.6 让线性判别分析处理非线性可分的数据 / Linear discriminant analysis beyond linear separability

异或、圆环、月牙: 一条直线上的投影分不开它们. 请改造线性判别分析, 让**一个投影加一个阈值**也能分开这样的两类.
方法不限, 例如先把样本映射到新的特征, 或者引入核函数.

**约定.** `X` 是 m 行 d 列的数组, d 为 2 或 3, 训练样本不超过 150 个; `y` 是 0/1 标签, 两类都有. 方法仍须是判别分析:
`project` 给每个样本一个实数, `predict` 只拿这个实数与一个阈值比较, 哪一侧是 1 类都可以. 模型是字典, 里面只放普通数据
(数、字符串、列表、数组). 需要随机数时用 `seed`, 同样的 `seed` 得到同样的模型. 一次训练不超过 1 秒.

**怎样评分.** 用 120 个样本训练, 在 400 个新样本上看精度: 异或、圆环 (三维时是球壳)、月牙都应不低于 0.90;
两团高斯本来就线性可分, 改造之后不应比普通的线性判别分析差多少.

---

XOR, rings, moons: no projection onto a straight line separates them. Change linear discriminant analysis so that **one
projection and one threshold** do. Any method is fine: map the samples to new features first, bring in a kernel, …

**Conventions.** `X` is an array with m rows and d columns, d is 2 or 3, with at most 150 training samples; `y` holds labels
0/1, both of which occur. It must remain a discriminant analysis: `project` gives every sample one real number and
`predict` only compares this number with a threshold; either side may be class 1. A model is a dict of plain data
(numbers, strings, lists, arrays). Take random numbers from `seed` if you need any: the same `seed` gives the same model.
Training takes a second at most.

**Grading.** You train on 120 samples and are judged by the accuracy on 400 new ones: at least 0.90 on XOR, rings
(shells in 3-D) and moons. Two Gaussian clouds are linearly separable anyhow, and there you should not be much worse
than plain linear discriminant analysis.
"""

import numpy as np


def train(X: np.ndarray, y: list[int], seed: int) -> dict:
    """由训练样本得到的模型, 内容由你决定.

    The model learnt from the training samples; what it holds is up to you.
    """
    raise NotImplementedError


def project(model: dict, X: np.ndarray) -> np.ndarray:
    """每个样本的投影: 一个实数.

    The projection of each sample: one real number.
    """
    raise NotImplementedError


def predict(model: dict, X: np.ndarray) -> np.ndarray:
    """每个样本的类别 0/1, 由投影与阈值比较而得.

    The class 0/1 of each sample, from comparing its projection with a threshold.

    >>> circles = [[1, 0], [0, 1], [-1, 0], [0, -1], [3, 0], [0, 3], [-3, 0], [0, -3]]
    >>> model = train(circles, [0, 0, 0, 0, 1, 1, 1, 1], 0)
    >>> [int(label) for label in predict(model, circles)]
    [0, 0, 0, 0, 1, 1, 1, 1]
    """
    raise NotImplementedError


def idea() -> str:
    """用 Markdown 简述你的方法: 为什么它能分开异或, 代价是什么. 由老师阅读, 不计分.

    Your method in a few lines of Markdown: why it separates XOR, and what it costs. Read by a person, without points.
    """
    raise NotImplementedError
