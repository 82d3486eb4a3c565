r"""5.8 SOM 网络 / Self-organising map

**书上的题。** 自己编程实现 SOM 网络，并观察其在西瓜数据集 3.0α（`exercises.datasets.watermelon_3_0a()`）上产生的结果。

单元们竞争每个样本，胜者带着输出网格上的邻居一起靠过去。先写出一步，再训练，最后看 17 个瓜被摆到网格的哪里。

**先看一个小例子。** 一行三个单元，权是 0, 4, 6。来了样本 5.5，η = 0.5，σ = 1：

    单元        (0, 0)          (0, 1)          (0, 2)
    权          0               4               6            最近的是 (0, 2)，它是胜者
    网格距离    2               1               0
    h           e⁻² = 0.135     e^(-½) = 0.607  1
    新的权      0.372           4.455           5.75         每个单元走了到样本的距离的 η·h

邻居是在**网格上**数的：权为 4 的单元沾了光，是因为它站在胜者旁边，不是因为 4 离 6 近。

**约定。** `W[r, c]` 是网格第 r 行第 c 列的单元的权向量，位置写作 `(r, c)`。样本离几个单元一样近时，取行号小的，再取列
号小的。

**训练。** 起点、η 与 σ 怎样变化由你定，只看结果：(1) 量化误差至多是“只有一个单元、放在样本均值处”时的一半；(2) 拓扑误
差至多 0.30；(3) 网格上左右或上下相邻的单元，权向量的平均距离至多是全部两两之间平均距离的 0.70 倍。

**做完想一想**（写在 `observations` 里）。用 `landed` 把好瓜与坏瓜落在哪些单元上打印成两张表：它们各占哪一片，哪几个瓜
落错了地方？换几个 seed，图会怎样转、怎样翻？σ 一开始就很小时，网络为什么展不开？

**★** 几百个样本、任意大小与位置的数据也训得好；坐标在一百万附近、单元几乎一样近时，胜者也不会认错。

---

**The exercise.** Program a self-organising map yourself, and observe what it makes of watermelon 3.0α
(`exercises.datasets.watermelon_3_0a()`).

Units compete for every sample, and the winner drags its neighbours on the output grid along. Write one step first,
then the training; in the end see where on the grid the 17 melons are put.

**A small example first.** Three units in a row, with the weights 0, 4, 6. The sample 5.5 comes, with η = 0.5 and σ = 1:

    unit            (0, 0)          (0, 1)          (0, 2)
    weight          0               4               6            (0, 2) is nearest: the winner
    grid distance   2               1               0
    h               e⁻² = 0.135     e^(-½) = 0.607  1
    new weight      0.372           4.455           5.75         each goes the share η·h of its way to the sample

Neighbours are counted **on the grid**: the unit of weight 4 gains because it stands beside the winner, not because 4
is near 6.

**Conventions.** `W[r, c]` is the weight vector of the unit in row r, column c of the grid, and its position is
written `(r, c)`. Where a sample is equally near to several units, the smaller row counts, then the smaller column.

**Training.** Where it starts and how η and σ change is yours; only the result counts: (1) a quantisation error of at
most half of what a single unit at the mean of the samples has; (2) a topographic error of at most 0.30; (3) units
next to each other in a row or column of the grid have weight vectors whose mean distance is at most 0.70 times that
over all pairs of units.

**Worth a thought** (in `observations`). With `landed`, print as two tables where good and bad melons land: which part
of the grid does each take, and which melons are in the wrong place? With other seeds, how is the map turned or
mirrored? Why does the map not unfold if σ is small from the start?

**★** Trained as well on hundreds of samples of any size and place; the winner is right for coordinates near a million
and units that are nearly equally near.
"""

import numpy as np


def best_matching_unit(W: np.ndarray, x: np.ndarray) -> tuple[int, int]:
    """离样本 x 最近（欧氏距离）的单元的位置 (r, c)。

    The position (r, c) of the unit nearest to the sample x, by Euclidean distance.

    >>> import numpy as np
    >>> best_matching_unit(np.array([[[0.0], [4.0]], [[6.0], [9.0]]]), np.array([4.5]))
    (0, 1)
    """
    raise NotImplementedError


def neighbourhood(shape: tuple[int, int], bmu: tuple[int, int], sigma: float) -> np.ndarray:
    """各单元的邻域系数 exp(-δ²/(2σ²))，形状是 shape；δ 是单元与胜者 bmu 在**网格上**的欧氏距离。

    How far each unit belongs to the neighbourhood: exp(-δ²/(2σ²)), of this shape, where δ is the Euclidean distance
    **on the grid** from the unit to the winner bmu.

    >>> neighbourhood((1, 3), (0, 2), 1.0).round(3)
    array([[0.135, 0.607, 1.   ]])
    """
    raise NotImplementedError


def update(W: np.ndarray, x: np.ndarray, eta: float, sigma: float) -> np.ndarray:
    """见到样本 x 之后的 W（新数组）：每个单元向 x 移动，走完距离的 η·h，h 是它的邻域系数。

    W after the sample x, a new array: each unit moves towards x by the share η·h of its distance, where h is its
    neighbourhood.

    >>> import numpy as np
    >>> update(np.array([[[0.0], [4.0], [6.0]]]), np.array([5.5]), 0.5, 1.0).round(3)
    array([[[0.372],
            [4.455],
            [5.75 ]]])
    """
    raise NotImplementedError


def train(X: np.ndarray, shape: tuple[int, int], epochs: int, seed: int) -> np.ndarray:
    """在 X 上训练 epochs 轮（每轮每个样本用一次），返回 W。权向量不越出 X 各坐标的最小值与最大值；同样的参数（seed 在
    内）给出同样的结果。

    Train on X for epochs passes (each uses every sample once) and return W. No weight leaves the range between
    minimum and maximum of its coordinate in X; the same arguments, seed included, give the same result.
    """
    raise NotImplementedError


def quantization_error(W: np.ndarray, X: np.ndarray) -> float:
    """量化误差：样本到最近单元的平均距离。

    The quantisation error: the mean distance from a sample to its nearest unit.

    >>> import numpy as np
    >>> quantization_error(np.array([[[0.0], [4.0]]]), np.array([[1.0], [4.0]]))
    0.5
    """
    raise NotImplementedError


def topographic_error(W: np.ndarray, X: np.ndarray) -> float:
    """拓扑误差：最近与次近的两个单元在网格上不相邻的样本所占的比例；上下、左右、斜着挨在一起都算相邻。

    The topographic error: the share of samples whose nearest and second-nearest units are not neighbours on the grid;
    neighbours touch in a row, in a column, or diagonally.

    >>> import numpy as np
    >>> topographic_error(np.array([[[0.0], [9.0], [1.0]]]), np.array([[0.4], [8.0]]))
    0.5
    """
    raise NotImplementedError


def map_samples(W: np.ndarray, X: np.ndarray) -> list[tuple[int, int]]:
    """每个样本落在哪个单元：位置 (r, c) 的列表。

    The unit on which each sample lands: a list of positions (r, c).

    >>> import numpy as np
    >>> map_samples(np.array([[[0.0], [4.0]]]), np.array([[1.0], [3.5], [9.0]]))
    [(0, 0), (0, 1), (0, 1)]
    """
    raise NotImplementedError


def landed(W: np.ndarray, X: np.ndarray, y: list[str], label: str) -> np.ndarray:
    """标记为 label 的样本各有几个落在每个单元上，形状与网格相同。

    How many of the samples with this label land on each unit, in the shape of the grid.

    >>> import numpy as np
    >>> landed(np.array([[[0.0], [4.0]]]), np.array([[1.0], [3.5], [9.0]]), ["是", "否", "否"], "否")
    array([[0, 2]])
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想” 的回答：17 个瓜落在哪里，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”: where the 17 melons land, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
