r"""3.6 让线性判别分析处理非线性可分的数据 / Linear discriminant analysis beyond linear separability

**书上的题。** 线性判别分析只在线性可分的数据上理想。设计一个改进，使**一个投影加一个阈值**也能分开异或、圆环这样的两类。方法不限：先把样本
映射到新的特征，或者引入核函数，都可以。

**先看一个小例子。** 异或的四个点，两个坐标异号的是 1 类：

    0 类 (1, 1), (-1, -1)      均值 (0, 0)
    1 类 (1, -1), (-1, 1)      均值 (0, 0)      均值之差是零向量：LDA 连方向都没有
    换一个特征 x1·x2：0 类是 1, 1，1 类是 -1, -1，阈值取 0 就全分开了

圆环呢？先想想哪一个数把内圈和外圈分开。

**数据。** 训练 120 个，在新样本上看：绝大多数应分对。异或是 (±1, ±1) 加标准差 0.3 的噪声；圆环（三维时是球壳）的半径是 0.6（0 类）与 2（1 类）
加标准差 0.2 的噪声；还有本来就线性可分的两团高斯，不要因改进而变差许多。

**约定。** `y` 是 0/1。`project` 给每个样本一个实数，`predict` 只拿它与训练时定下的一个阈值比较，哪一侧是 1 类都可以。模型是字典，里面只放
普通数据（数、字符串、列表、数组），`project` 与 `predict` 需要的都在里面。

**做完想一想**（写在 `idea` 里）。你的方法为什么能分开异或，代价是什么？

**★** 月牙：$(\cos t, \sin t)$ 对 $(1 - \cos t, 0.5 - \sin t)$，新样本上的精度不低于 0.90。提示：它的边界拐两个弯。

---

**The exercise.** Linear discriminant analysis is fine only on linearly separable data. Design a change by which **one
projection and one threshold** separate classes such as XOR and rings, too. Any method will do: map the samples to new
features first, bring in a kernel, …

**A small example first.** The four points of XOR; those whose coordinates differ in sign are class 1:

    class 0 (1, 1), (-1, -1)      mean (0, 0)
    class 1 (1, -1), (-1, 1)      mean (0, 0)      the difference of the means is zero: LDA has no direction at all
    a new feature x1·x2: class 0 has 1, 1, class 1 has -1, -1, and the threshold 0 separates them

And rings? Think which number tells the inner from the outer one.

**Data.** You train on 120 samples and are judged on new ones: the great majority should be right. XOR is (±1, ±1) plus noise of
deviation 0.3; rings (shells in 3-D) have radius 0.6 (class 0) and 2 (class 1) plus noise of deviation 0.2; and there are
two Gaussian clouds, separable anyhow, which your change should not make much worse.

**Conventions.** `y` is 0/1. `project` gives every sample one real number, and `predict` only compares it with one threshold
that training has fixed; either side may be class 1. A model is a dict of plain data (numbers, strings, lists, arrays) and
holds all that `project` and `predict` need.

**Worth a thought** (in `idea`). Why does your method separate XOR, and what does it cost?

**★** Moons: $(\cos t, \sin t)$ against $(1 - \cos t, 0.5 - \sin t)$, with an accuracy of at least 0.90 on new samples. A
pointer: the boundary bends twice.
"""

import numpy as np


def train(X: np.ndarray, y: np.ndarray, seed: int) -> dict:
    """由训练样本得到的模型，内容由你决定；需要随机数时由 seed 产生。

    The model learnt from the training samples; what it holds is up to you. Random numbers, if you need any, come from the seed.
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
    """“做完想一想” 的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
