r"""5.10 卷积神经网络 / A convolutional network on handwritten digits

**书上的题。** 自己编程实现一个卷积神经网络，并在手写字符识别数据 MNIST 上进行实验测试。

你来搭一个小网络：卷积、ReLU、最大汇合、全连接的 softmax，自己推出各层的梯度，再训练它。MNIST 要联网下载，这里换成 8×8
的手写数字 `exercises.datasets.optdigits()`。

**先看一个小例子。** 4×4 的图上有一条竖线，核找的是“右边比左边亮”：

    图像            核              卷积        ReLU 与 2×2 汇合
    0 0 1 0         -1  0  1        3   0       3
    0 0 1 0         -1  0  1        3   0
    0 0 1 0         -1  0  1
    0 0 1 0

左边两处，右列正对着那条线，得 3；右边两处，线落在核的中列，得 0。汇合只留下“这里有一条竖线”，不管它在哪一列。反过来，
误差的梯度也只流回取得最大值的那一处。

**约定。** 图像是 (n, h, w) 的数组，核 `K` 是 (k, k, F)，共 F 个。卷积不补零、步长 1、**核不翻转**，偏置都是**加上**
的；汇合把图切成 2×2 的块，各取最大值。

**网络** 的参数是 `params = {"K": (3, 3, F), "b": (F,), "W": (9F, 10), "c": (10,)}`。8×8 的图像卷积成 6×6，经 ReLU，汇
合成 3×3，按（行，列，核）的次序拉成向量 f，输出 softmax(fW + c)。

**做完想一想。** 你的核学到了什么？画出来看看。把 K 冻结在随机的初值上，只训练 W，正确率掉多少？

**★** `shapes` 与 `parameter_count` 算清图 5.15 的账。softmax 之前的数到 ±1000、图像很亮很暗、上百幅时照样准：取指数之
前，先减去什么？

---

**The exercise.** Program a convolutional network yourself, and test it on the handwritten characters of MNIST.

You build a small net of convolution, ReLU, max pooling and a dense softmax layer, derive the gradients of all its
layers, and train it. MNIST would have to be downloaded; the digits of 8×8 in `exercises.datasets.optdigits()` stand
in for it.

**A small example first.** An image of 4×4 has a vertical line, and the kernel looks for “brighter on the right than
on the left”:

    image           kernel          convolution     ReLU and 2×2 pooling
    0 0 1 0         -1  0  1        3   0           3
    0 0 1 0         -1  0  1        3   0
    0 0 1 0         -1  0  1
    0 0 1 0

At the two places on the left the right column of the kernel meets the line: 3. At those on the right its middle
column does: 0. Pooling keeps “there is a vertical line”, and not in which column. On the way back, the gradient of
the error flows only to the place where the maximum was.

**Conventions.** Images are an array (n, h, w), the kernels `K` are (k, k, F), F of them. Convolution has no
padding, stride 1, and **does not flip the kernel**; biases are **added**; pooling cuts a map into blocks of 2×2 and
takes the largest of each.

**The net** has the parameters `params = {"K": (3, 3, F), "b": (F,), "W": (9F, 10), "c": (10,)}`. An image of 8×8
becomes 6×6 by convolution, passes ReLU, is pooled to 3×3 and laid out as a vector f in the order (row, column,
kernel); the output is softmax(fW + c).

**Worth a thought.** What have your kernels learned? Draw them. Freeze K at its random start and train W alone: how
much accuracy is lost?

**★** `shapes` and `parameter_count` do the sums of figure 5.15. As accurate for numbers up to ±1000 before the
softmax, for bright and dark images, and for a hundred of them: what do you subtract before you exponentiate?
"""

import numpy as np

Params = dict[str, np.ndarray]


def conv(images: np.ndarray, K: np.ndarray, bias: np.ndarray) -> np.ndarray:
    """卷积，不含 ReLU，形状 (n, h - k + 1, w - k + 1, F)：第 i 行第 j 列是核与以 (i, j) 为左上角的 k×k 小块逐项相
    乘之和，再加偏置。

    The convolution without ReLU, of shape (n, h - k + 1, w - k + 1, F): row i, column j is the sum of the
    products of the kernel with the k×k patch whose upper left corner is (i, j), plus the bias.

    >>> import numpy as np
    >>> conv(np.array([[[1.0, 2.0], [3.0, 4.0]]]), np.array([[[5.0]]]), np.array([0.5]))[0, :, :, 0]
    array([[ 5.5, 10.5],
           [15.5, 20.5]])
    """
    raise NotImplementedError


def max_pool(A: np.ndarray) -> np.ndarray:
    """2×2 最大汇合：(n, h, w, F) 变成 (n, h/2, w/2, F)，h 与 w 是偶数。

    Max pooling by 2×2: (n, h, w, F) becomes (n, h/2, w/2, F), with h and w even.

    >>> import numpy as np
    >>> max_pool(np.array([[1.0, 2.0], [4.0, 3.0]]).reshape(1, 2, 2, 1))
    array([[[[4.]]]])
    """
    raise NotImplementedError


def forward(params: Params, images: np.ndarray) -> np.ndarray:
    """8×8 图像属于各数字的概率，形状 (n, 10)。

    The probabilities of the digits for images of 8×8, of shape (n, 10).

    >>> import numpy as np
    >>> params = {"K": np.zeros((3, 3, 1)), "b": np.zeros(1), "W": np.zeros((9, 10)), "c": np.zeros(10)}
    >>> forward(params, np.ones((1, 8, 8)))
    array([[0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]])
    """
    raise NotImplementedError


def loss_gradient(params: Params, images: np.ndarray, labels: np.ndarray) -> Params:
    """平均交叉熵 -(1/n) Σ ln p(labels[i]) 对各参数的梯度，键与形状同 params。

    The gradient of the mean cross-entropy -(1/n) Σ ln p(labels[i]) by all parameters, with the keys and shapes of
    params.

    >>> import numpy as np
    >>> params = {"K": np.zeros((3, 3, 1)), "b": np.ones(1), "W": np.zeros((9, 10)), "c": np.zeros(10)}
    >>> loss_gradient(params, np.ones((1, 8, 8)), np.array([0]))["c"].round(3)
    array([-0.9,  0.1,  0.1,  0.1,  0.1,  0.1,  0.1,  0.1,  0.1,  0.1])
    """
    raise NotImplementedError


def train(images: np.ndarray, labels: np.ndarray, seed: int) -> Params:
    """在 (n, 8, 8) 的图像（像素已缩放到 [0, 1]）和标签 0-9 上训练，返回 params；核数 F 在 1 到 32 之间自选，同样的参
    数给出同样的结果。用 optdigits 的三分之一训练，对它没有见过的另三分之一至少要认对 85%。

    Train on images (n, 8, 8), whose pixels are scaled to [0, 1], with labels 0-9, and return params; the number F of
    kernels is yours, from 1 to 32, and the same arguments give the same result. Trained on a third of optdigits, it
    should get at least 85% right of another third that it has not seen.
    """
    raise NotImplementedError


# ---- ★ ----


def shapes(side: int, layers: list[tuple[str, int]]) -> list[int]:
    """边长为 side 的方图依次经过各层之后的边长，每层一个。("conv", k) 是 k×k 的卷积，("pool", s) 是 s×s 的汇合（整
    除）。

    The sides of a square image of this side after each of the layers, one for each. ("conv", k) is a convolution by
    k×k, ("pool", s) a pooling by s×s, which divides evenly.

    >>> shapes(7, [("conv", 1)])
    [7]
    """
    raise NotImplementedError


def parameter_count(k: int, channels_in: int, maps_out: int, side_in: int, shared: bool) -> int:
    """一个 k×k 卷积层的参数个数，输入是 channels_in 张边长 side_in 的图，输出 maps_out 张。shared 为 True 时权共享：
    每张输出图有一组核（每个输入通道一个）和一个偏置；为 False 时每个输出神经元都有自己的权和偏置，连接方式不变。

    The number of parameters of a convolutional layer of k×k from channels_in maps of this side to maps_out maps. If
    shared is True weights are shared: each output map has one set of kernels (one for each input channel) and one
    bias; if False, each output neuron has weights and a bias of its own, connected as before.
    """
    raise NotImplementedError
