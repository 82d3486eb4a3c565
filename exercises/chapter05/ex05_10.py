r"""5.10 卷积神经网络 / A convolutional network on handwritten digits

用卷积、ReLU、最大汇合与全连接的 softmax 搭一个小网络，自己推出各层的梯度，让它认出 8×8 的手写数字
（`exercises.datasets.optdigits()`；评分时不能联网，所以不用 MNIST）。

**约定。** 图像 `images` 是 (n, H, W) 的实数数组。卷积核 `K` 是 (k, k, F)：F 个 k×k 的核；卷积只取核完全落在图像之内的位置（不补零），步长
1，**核不翻转**：第 i 行第 j 列的输出是核与以 (i, j) 为左上角的 k×k 小块逐项相乘之和，再加上偏置。汇合把图切成 2×2 的块，各取最大值。

**网络** 的参数是字典 `params = {"K": (3, 3, F), "b": (F,), "W": (9F, 10), "c": (10,)}`，偏置都是**加上**的。8×8 的图像卷积成 6×6，经
ReLU（负数变 0），汇合成 3×3，按（行，列，核）的次序（C 序）拉成长为 9F 的向量 f，输出 softmax(fW + c)，即十个数字的概率。

不要改动传入的参数。

---

Build a small net of convolution, ReLU, max pooling and a dense softmax layer, derive the gradients of all its layers, and let it
recognise the 8×8 handwritten digits of `exercises.datasets.optdigits()` (there is no network while grading, hence no MNIST).

**Conventions.** `images` is an array (n, H, W) of reals. The kernels `K` are (k, k, F): F kernels of k×k. Convolution takes the places
where the kernel lies inside the image (no padding), with stride 1, and **the kernel is not flipped**: the output in row i, column j is the
sum of the products of the kernel with the k×k patch whose upper left corner is (i, j), plus the bias. Pooling cuts a map into blocks of
2×2 and takes the largest of each.

**The net** has the parameters `params = {"K": (3, 3, F), "b": (F,), "W": (9F, 10), "c": (10,)}`; biases are **added**. An image of 8×8
becomes 6×6 by convolution, passes ReLU (negative numbers become 0), is pooled to 3×3, is laid out as a vector f of length 9F in the order
(row, column, kernel) (C order), and the output is softmax(fW + c): the probabilities of the ten digits.

Do not change the arguments.
"""

import numpy as np

Params = dict[str, np.ndarray]


def conv(images: np.ndarray, K: np.ndarray, bias: np.ndarray) -> np.ndarray:
    """卷积，形状 (n, H - k + 1, W - k + 1, F)，不含 ReLU；bias 长为 F。

    The convolution, of shape (n, H - k + 1, W - k + 1, F), without ReLU; bias has length F.

    >>> import numpy as np
    >>> conv(np.array([[[1.0, 2.0], [3.0, 4.0]]]), np.array([[[5.0]]]), np.array([0.5]))[0, :, :, 0]
    array([[ 5.5, 10.5],
           [15.5, 20.5]])
    """
    raise NotImplementedError


def max_pool(A: np.ndarray) -> np.ndarray:
    """2×2 最大汇合：(n, H, W, F) 变成 (n, H/2, W/2, F), H、W 是偶数。

    Max pooling by 2×2: (n, H, W, F) becomes (n, H/2, W/2, F), where H and W are even.

    >>> import numpy as np
    >>> max_pool(np.array([[1.0, 2.0], [4.0, 3.0]]).reshape(1, 2, 2, 1))
    array([[[[4.]]]])
    """
    raise NotImplementedError


def shapes(side: int, layers: list[tuple[str, int]]) -> list[int]:
    """边长为 side 的方图依次经过各层之后的边长，每层一个。("conv", k) 是 k×k 的卷积，("pool", s) 是 s×s 的汇合（整除）。

    The sides of a square image of this side after each of the layers, one for each. ("conv", k) is a convolution by k×k, ("pool", s) a
    pooling by s×s, which divides evenly.

    >>> shapes(7, [("conv", 1)])
    [7]
    """
    raise NotImplementedError


def parameter_count(k: int, channels_in: int, maps_out: int, side_in: int, shared: bool) -> int:
    """一个 k×k 卷积层的参数个数，输入是 channels_in 张边长 side_in 的图，输出 maps_out 张。shared 为 True 时权共享：每张输出图有一组核
    （每个输入通道一个）和一个偏置；为 False 时每个输出神经元都有自己的权和偏置，连接方式不变。

    The number of parameters of a convolutional layer of k×k from channels_in maps of this side to maps_out maps. If shared is True weights
    are shared: each output map has one set of kernels (one for each input channel) and one bias; if False, each output neuron has weights
    and a bias of its own, connected as before.
    """
    raise NotImplementedError


def forward(params: Params, images: np.ndarray) -> np.ndarray:
    """8×8 图像属于各数字的概率，形状 (n, 10)。softmax 之前的数到 ±1000 时结果也应有限。

    The probabilities of the digits for images of 8×8, of shape (n, 10). Results are finite for numbers up to ±1000 before the softmax.
    """
    raise NotImplementedError


def loss_gradient(params: Params, images: np.ndarray, labels: np.ndarray) -> Params:
    """平均交叉熵 -(1/n) Σ ln p(labels[i]) 对各参数的梯度，键与形状同 params。块内最大值并列、ReLU 恰在 0 处的情形不作要求。

    The gradient of the mean cross-entropy -(1/n) Σ ln p(labels[i]) by all parameters, with the keys and shapes of params. Ties of the
    maximum in a block and ReLU at exactly 0 are not asked.
    """
    raise NotImplementedError


def train(images: np.ndarray, labels: np.ndarray, seed: int) -> Params:
    """在 (n, 8, 8) 的图像（像素已缩放到 [0, 1]）和标签 0-9 上训练，返回 params；核数 F 自选（1 到 32），同样的参数给出同样的结果。要求：
    用 optdigits 中下标模 3 余 0 的 599 幅训练，对余 2 的 599 幅（train 看不到）至少认对 85%；标签都换成 9 减去它之后也一样。一次训练限 2 秒 CPU 时间：用数组运算，不要
    逐像素循环；不到半秒就能做到。

    Train on images (n, 8, 8), whose pixels are scaled to [0, 1], with labels 0-9, and return params; the number F of kernels is yours (1 to
    32), and the same arguments give the same result. What is asked: trained on the 599 images of optdigits whose index leaves 0 modulo 3, it
    gets at least 85% right of the 599 that leave 2, which train never sees, and likewise with each label replaced by 9 minus it. One training has 2 seconds of CPU time: compute with arrays, not
    pixel by pixel; less than half a second will do.
    """
    raise NotImplementedError
