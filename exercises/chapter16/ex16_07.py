r"""16.7 神经网络近似的 Sarsa / Sarsa with a neural network

把图 16.14 里的 $θ^T (x; a)$ 换成单隐层神经网络的输出，更新式该怎样写？推出网络的梯度，写出整个循环。

**网络。** 输入 z 长为 d，隐层有 h 个神经元，$Q(z) = w_2^T σ(W_1 z + b_1) + b_2$，σ 是逐个元素的对率函数 $σ(v) = 1/(1 + e^{-v})$。参数是字典
`{"W1": (h, d) 数组, "b1": (h,) 数组, "w2": (h,) 数组, "b2": 数}`。h ≤ 20, d ≤ 8；参数的绝对值不超过 100，z 的元素不超过 10，所以 σ 的自变量可达几千，
不应溢出。0 ≤ α ≤ 1, 0 ≤ γ ≤ 0.99, |r| ≤ 100。

**约定。** 返回数组或列表都可以，字典的键与上面相同。误差不超过 1e-8 加上值的 1e-8 倍。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Put the output of a neural network with one hidden layer in the place of $θ^T (x; a)$ in figure 16.14: what becomes of the update? Derive
the gradient of the network, and write the whole loop.

**The network.** The input z has length d, the hidden layer h units, $Q(z) = w_2^T σ(W_1 z + b_1) + b_2$, where σ is the logistic function
$σ(v) = 1/(1 + e^{-v})$ entry by entry. Parameters are a dict `{"W1": array (h, d), "b1": array (h,), "w2": array (h,), "b2": number}`.
h ≤ 20, d ≤ 8; parameters are at most 100 in size, entries of z at most 10, so that the argument of σ may be some thousands: it should
not overflow. 0 ≤ α ≤ 1, 0 ≤ γ ≤ 0.99, |r| ≤ 100.

**Conventions.** Arrays and lists are equally right, dicts have the keys above. The error is at most 1e-8 plus 1e-8 times the value. A call
takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def encode(x: np.ndarray, a: int, n_actions: int) -> np.ndarray:
    """（x；动作 a 的 0/1 编码），编码长为 n_actions，第 a 个是 1。

    (x; the 0/1 code of action a), the code having length n_actions and a 1 in place a.

    >>> import numpy as np
    >>> [float(v) for v in encode(np.array([0.5]), 1, 3)]
    [0.5, 0.0, 1.0, 0.0]
    """
    raise NotImplementedError


def q_value(params: dict, z: np.ndarray) -> float:
    """网络在 z 处的输出 Q(z)。

    The output Q(z) of the network at z.

    >>> import numpy as np
    >>> params = {"W1": np.zeros((2, 1)), "b1": np.zeros(2), "w2": np.array([1.0, 2.0]), "b2": 0.5}
    >>> float(q_value(params, np.array([3.0])))
    2.0
    """
    raise NotImplementedError


def q_gradient(params: dict, z: np.ndarray) -> dict:
    """Q(z) 对各参数的偏导数，是与 params 同样形状的字典。

    The partial derivatives of Q(z) by the parameters, a dict of the same shapes as params.
    """
    raise NotImplementedError


def sarsa_step(
    params: dict, z: np.ndarray, r: float, z2: np.ndarray, done: bool, alpha: float, gamma: float
) -> dict:
    """一次更新之后的参数：在 z = (x; a) 得到奖赏 r，下一个状态与动作是 z2 = (x'; a')。与 (16.36) 一样，目标 r + γQ(z2) 当作常数，不求导，梯度前没有系数 2。
    done 为真时已到终点，以后没有奖赏，z2 没有意义。

    The parameters after an update: z = (x; a) brought the reward r, and z2 = (x'; a') comes next. As in (16.36) the target r + γQ(z2)
    is a constant that is not differentiated, and there is no factor 2. If `done`, that was the end: there will be no further rewards,
    and z2 has no meaning.
    """
    raise NotImplementedError


def run(
    P: np.ndarray,
    R: np.ndarray,
    X: np.ndarray,
    params: dict,
    start: int,
    goal: int,
    gamma: float,
    alpha: float,
    epsilon: float,
    u: np.ndarray,
) -> dict:
    """整个循环，从 params 开始，返回最后的参数。

    环境有 S ≤ 10 个状态，A ≤ 4 个动作：`P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`R[s, a, t]` 是奖赏，`X[s]` 是状态 s 的向量（长不超过 4）。
    在状态 s 执行动作 a 的输入是 encode(X[s], a, A)。goal 是终点，start 不是终点。

    u 是（步数，3）的数组，元素在 [0, 1) 中，代替随机数；至多 50 步。开始时在 start，动作是贪心的。第 t 步（t 从 0 起）依次：(1) 执行动作，
    下一状态是使 P[s, a, 0] + … + P[s, a, s'] > u[t, 2] 的最小的 s'；(2) 若 s' 不是终点，选下一动作：u[t, 0] < ε 时是 int(u[t, 1] · A)，否则是贪心的，
    用更新前的 Q；(3) 更新；(4) 若 s' 是终点，回到 start，用更新后的 Q 选贪心的动作，否则到 s'，执行已选的动作。
    贪心：Q 最大的动作，相差不超过 1e-9 时取编号最小的。题中被比较的 Q 要么相差不超过 1e-9，要么相差 1e-6 以上；u 与各累积概率相差 1e-6 以上；|Q| ≤ 100。

    The whole loop, beginning with params; returns the last parameters.

    The environment has S ≤ 10 states and A ≤ 4 actions: `P[s, a, t]` is the probability that action a in state s leads to t,
    `R[s, a, t]` the reward, `X[s]` the vector of state s (of length 4 at most). The input of action a in state s is
    encode(X[s], a, A). The goal is where it ends; the start is not the goal.

    u is an array (number of steps, 3) of numbers in [0, 1) that stand for chance; there are at most 50 steps. It begins at the start
    with a greedy action. Step t (from 0) does in turn: (1) the action; the next state is the smallest s' with
    P[s, a, 0] + … + P[s, a, s'] > u[t, 2]; (2) unless s' is the goal, the next action is chosen: int(u[t, 1] · A) if u[t, 0] < ε,
    otherwise the greedy one, by Q before the update; (3) the update; (4) if s' is the goal, it goes back to the start and takes the greedy
    action by Q after the update; otherwise it goes on from s' with the action that was chosen.
    Greedy is the action with the largest Q, the smallest number of those within 1e-9. Compared Q are within 1e-9 of each other or differ
    by more than 1e-6; u differs from all cumulative probabilities by more than 1e-6; |Q| ≤ 100.
    """
    raise NotImplementedError
