r"""16.2 γ 折扣的策略评估 / Policy evaluation with discounted reward

图 16.7 评估的是 T 步累积奖赏。把它改写成 γ 折扣累积奖赏：反复扫描全部状态，直到一遍下来没有一个值改动 θ 或更多 (16.9)。再回答两个问题：
停下时离真正的值 $V^π$ 至多差多少？至多要扫描几遍？

**环境** 由两个形状 (S, A, S) 的数组给出：`P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`R[s, a, t]` 是这次转移的奖赏。
策略 `pi` 是 (S, A) 的数组，`pi[s, a]` 是在状态 s 执行动作 a 的概率。S ≤ 30, A ≤ 6, 0 ≤ γ ≤ 0.99，奖赏的绝对值不超过 100。

**约定。** 状态值、动作值返回数组或列表都可以，误差不超过 1e-9 加上值的 1e-9 倍。$10^{-6}$ ≤ θ ≤ 1000；`policy_evaluation` 至多扫描 2000 遍，
每一遍的最大改动与 θ 都至少相差 θ 的千分之一，不必顾虑舍入。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Figure 16.7 evaluates the reward of T steps. Write the same for the reward discounted by γ: sweep over all states until a sweep
changes no value by θ or more (16.9). Then answer two questions: how far from the true values $V^π$ can one be on stopping? How many
sweeps can it take?

**An environment** is given by two arrays of shape (S, A, S): `P[s, a, t]` is the probability that action a in state s leads to t,
`R[s, a, t]` the reward of that move. A policy `pi` is an array (S, A), `pi[s, a]` being the probability of action a in state s.
S ≤ 30, A ≤ 6, 0 ≤ γ ≤ 0.99, rewards are at most 100 in size.

**Conventions.** Values come back as arrays or lists, with an error of at most 1e-9 plus 1e-9 times the value. $10^{-6}$ ≤ θ ≤ 1000;
`policy_evaluation` takes 2000 sweeps at most, and the largest change of each sweep differs from θ by a thousandth of θ at least, so
that rounding decides nothing. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def backup(P: np.ndarray, R: np.ndarray, pi: np.ndarray, gamma: float, V: np.ndarray) -> np.ndarray:
    """一遍扫描：对每个状态计算 (16.8) 的右边，其中的值都取自传入的 V（长为 S 的数组）。结果长为 S。

    One sweep: the right side of (16.8) for every state, all values in it taken from the given V (an array of length S). The result
    has length S.

    >>> import numpy as np
    >>> one = np.ones((1, 1, 1))  # one state, one action, reward 1
    >>> float(backup(one, one, np.ones((1, 1)), 0.5, np.array([4.0]))[0])
    3.0
    """
    raise NotImplementedError


def policy_evaluation(
    P: np.ndarray, R: np.ndarray, pi: np.ndarray, gamma: float, theta: float
) -> tuple[np.ndarray, int]:
    """从 V = 0 开始一遍遍扫描，到某一遍满足 (16.9) 为止（至少一遍）。结果：（最后一遍得到的 V'，一共扫描的遍数）。

    图 16.7 停下时返回的是旧的 V；这里要新的 V'。

    Sweeps from V = 0 until a sweep satisfies (16.9), at least one: (the V' which the last sweep gave, the number of sweeps).

    On stopping, figure 16.7 returns the old V; here it is the new V'.

    >>> import numpy as np
    >>> one = np.ones((1, 1, 1))
    >>> V, sweeps = policy_evaluation(one, one, np.ones((1, 1)), 0.5, 0.3)
    >>> float(V[0]), int(sweeps)
    (1.75, 3)
    """
    raise NotImplementedError


def action_values(P: np.ndarray, R: np.ndarray, gamma: float, V: np.ndarray) -> np.ndarray:
    """由状态值 V 得到状态-动作值 (16.10)，形状 (S, A)。

    The action values (16.10) that follow from the state values V, of shape (S, A).

    >>> import numpy as np
    >>> one = np.ones((1, 1, 1))
    >>> float(action_values(one, one, 0.5, np.array([4.0]))[0][0])
    3.0
    """
    raise NotImplementedError


def error_bound(theta: float, gamma: float) -> float:
    """最小的 B：无论怎样的环境与策略，按 (16.9) 停下时总有 $\\max_s |V'(s) - V^π(s)| ≤ B$。不计舍入误差；结果的相对误差不超过 1e-9。

    The least B such that $\\max_s |V'(s) - V^π(s)| ≤ B$ on stopping by (16.9), whatever the environment and the policy, rounding
    apart. The relative error of the result is at most 1e-9.
    """
    raise NotImplementedError


def sweeps_needed(theta: float, gamma: float, r_max: float) -> int:
    """在所有奖赏满足 |R| ≤ r_max 的环境与所有策略中，`policy_evaluation` 最多要扫描几遍。0 ≤ r_max ≤ 1000。不计舍入误差；
    决定结果的两个数的相对差大于 1e-6。

    The largest number of sweeps that `policy_evaluation` takes among all environments with |R| ≤ r_max and all policies, where
    0 ≤ r_max ≤ 1000. Rounding apart; the two numbers that decide differ by more than 1e-6 of their size.
    """
    raise NotImplementedError
