r"""16.5 推导 Sarsa 的更新式 / Deriving the Sarsa update

由值函数的递推 (16.30) 与均值的增量计算 (16.29) 推导 (16.31)：期望换成一次采样，1/(t + 1) 换成步长 α。再看步长取常数时，初始值与各个样本
还各占多少权重；一次更新平均起来把 Q 推向哪里；换成 Q-学习又推向哪里。推导写在 `derivation` 里。

**环境** 由两个形状 (S, A, S) 的数组给出：`P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`R[s, a, t]` 是这次转移的奖赏。
`pi[s, a]` 是策略在状态 s 执行动作 a 的概率，`Q[s, a]` 是现在的估计，都是 (S, A) 的数组。S ≤ 30, A ≤ 6, 0 ≤ γ ≤ 0.99, 0 ≤ α ≤ 1，
奖赏的绝对值不超过 100，Q 的不超过 $10^4$。

**约定。** 返回数组或列表都可以。误差不超过 1e-9 加上结果的 1e-9 倍。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Derive (16.31) from the recursion (16.30) of the values and the incremental mean (16.29): a single sample takes the place of the
expectation, a step size α that of 1/(t + 1). Then see what weight the initial value and each sample keep when the step size is
constant, where an update pushes Q on average, and where Q-learning would push it. The derivation belongs into `derivation`.

**An environment** is given by two arrays of shape (S, A, S): `P[s, a, t]` is the probability that action a in state s leads to t,
`R[s, a, t]` the reward of that move. `pi[s, a]` is the probability with which the policy takes action a in state s, `Q[s, a]` the
present estimate, both of shape (S, A). S ≤ 30, A ≤ 6, 0 ≤ γ ≤ 0.99, 0 ≤ α ≤ 1, rewards are at most 100 in size, Q at most $10^4$.

**Conventions.** Arrays and lists are equally right as answers. Their error is at most 1e-9 plus 1e-9 times the result. A call takes at
most a second of CPU time. Do not change the arguments.
"""

import numpy as np


def incremental_mean(q: float, r: float, t: int) -> float:
    """(16.29)：q 是前 t 个样本的均值，r 是下一个样本，求 t + 1 个样本的均值。0 ≤ t ≤ $10^6$（t = 0 时还没有样本，q 为 0）；|q|, |r| ≤ 1000。

    (16.29): q is the mean of the first t samples, r the next one; find the mean of all t + 1. 0 ≤ t ≤ $10^6$ (for t = 0 there is no
    sample yet, and q is 0); |q|, |r| ≤ 1000.

    >>> round(float(incremental_mean(0.0, 5.0, 0)), 9)
    5.0
    """
    raise NotImplementedError


def sample_weights(alphas: list[float]) -> list[float]:
    """设 $Q_i = Q_{i-1} + α_i (r_i - Q_{i-1})$，则 $Q_t = w_0 Q_0 + w_1 r_1 + … + w_t r_t$。由 [α_1, …, α_t] 求 [w_0, w_1, …, w_t]。
    0 ≤ α_i ≤ 1, 0 ≤ t ≤ 200。

    Let $Q_i = Q_{i-1} + α_i (r_i - Q_{i-1})$; then $Q_t = w_0 Q_0 + w_1 r_1 + … + w_t r_t$. From [α_1, …, α_t] find
    [w_0, w_1, …, w_t]. 0 ≤ α_i ≤ 1, 0 ≤ t ≤ 200.

    >>> [float(w) for w in sample_weights([0.5])]
    [0.5, 0.5]
    """
    raise NotImplementedError


def bellman_target(P: np.ndarray, R: np.ndarray, pi: np.ndarray, Q: np.ndarray, gamma: float) -> np.ndarray:
    """(16.30) 的右边，其中的 Q^π 换成给定的 Q。形状 (S, A)。

    The right side of (16.30), with the given Q for Q^π. Shape (S, A).
    """
    raise NotImplementedError


def sarsa_update(
    Q: np.ndarray, s: int, a: int, r: float, s2: int, a2: int, alpha: float, gamma: float
) -> np.ndarray:
    """(16.31)：在状态 s 执行动作 a，得到奖赏 r，转到 s2，将在那里执行 a2。返回更新后的 Q；可以有 s2 = s, a2 = a。

    (16.31): action a in state s brought the reward r and led to s2, where a2 comes next. Returns the updated Q; s2 = s and a2 = a may
    occur.

    >>> import numpy as np
    >>> [float(q) for q in sarsa_update(np.array([[1.0, 3.0]]), 0, 0, 2.0, 0, 1, 0.5, 0.0)[0]]
    [1.5, 3.0]
    """
    raise NotImplementedError


def expected_change(
    P: np.ndarray, R: np.ndarray, pi: np.ndarray, Q: np.ndarray, s: int, a: int, alpha: float, gamma: float
) -> float:
    """在状态 s 执行动作 a 之后做一次 Sarsa 更新，Q[s, a] 的改动的期望：下一状态由 P 决定，其后的动作由 pi 决定。

    The expected change of Q[s, a] by a Sarsa update after action a in state s: P decides on the next state, pi on the action there.
    """
    raise NotImplementedError


def q_learning_change(
    P: np.ndarray, R: np.ndarray, Q: np.ndarray, s: int, a: int, alpha: float, gamma: float
) -> float:
    """若是 Q-学习，更新用的不是下一步实际执行的动作，而是在下一状态按 Q 最好的动作：Q[s, a] 的改动的期望。

    The expected change of Q[s, a] by Q-learning, whose update takes not the action that comes next but the one that Q says is best in
    the next state.
    """
    raise NotImplementedError


def derivation() -> str:
    """用 Markdown 写出 (16.31) 的推导，并说明各样本的权重。由老师阅读，不计分。

    The derivation of (16.31) in Markdown, and what weights the samples have. Read by a person, without points.
    """
    raise NotImplementedError
