"""16.3 γ 折扣的策略迭代 / Policy iteration with discounted reward

评估、贪心、再评估（图 16.8），但累积奖赏按 γ 打折。写出全过程，留下每一轮的策略与值：每轮都不会变差，也必定会停。

**环境** 由两个形状 (S, A, S) 的数组给出：`P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`R[s, a, t]` 是这次转移的奖赏。
策略是长为 S 的列表，`policy[s]` 是在状态 s 执行的动作。0 ≤ γ ≤ 0.99, S ≤ 30, A ≤ 6，奖赏的绝对值不超过 100，策略迭代至多 30 轮。

**评估。** $V^π(s) = \\sum_t P[s, π(s), t] (R[s, π(s), t] + γ V^π(t))$，要准到 1e-9：可以解线性方程组，也可以反复迭代。

**改进** (16.17) 用 $Q^π(s, a) = \\sum_t P[s, a, t] (R[s, a, t] + γ V^π(t))$。Q 相差不超过 1e-8 的动作视为一样好；题中各动作的 Q 要么一样好，要么
相差 1e-6 以上。若现在的动作与最优的一样好，就保留它；否则改为最优动作中编号最小的。所有状态同时改进。策略不再改变时停止。

每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Evaluate, act greedily, evaluate again (fig. 16.8), with the reward discounted by γ. Write the whole process and keep the
policy and the values of every round: no round makes things worse, and the rounds come to an end.

**An environment** is given by two arrays of shape (S, A, S): `P[s, a, t]` is the probability that action a in state s
leads to t, `R[s, a, t]` the reward of that move. A policy is a list of length S, `policy[s]` being the action in state
s. 0 ≤ γ ≤ 0.99, S ≤ 30, A ≤ 6, rewards are at most 100 in size, and policy iteration takes 30 rounds at most.

**Evaluation.** $V^π(s) = \\sum_t P[s, π(s), t] (R[s, π(s), t] + γ V^π(t))$, right to 1e-9: solve the linear system, or
iterate.

**Improvement** (16.17) takes $Q^π(s, a) = \\sum_t P[s, a, t] (R[s, a, t] + γ V^π(t))$. Actions whose Q are within 1e-8 of each
other are equally good; those that are not differ by more than 1e-6. If the present action is as good as the best, keep it;
otherwise take the smallest of the best actions. All states are improved at once. Stop when the policy no longer changes.

A call takes at most a second of CPU time. Do not change the arguments.
"""

import numpy as np


def improve(P: np.ndarray, R: np.ndarray, gamma: float, policy: list[int]) -> list[int]:
    """改进一轮之后的策略。

    The policy after one round of improvement.

    >>> import numpy as np
    >>> P, R = np.ones((1, 3, 1)), np.array([[[0.0], [1.0], [1.0]]])  # one state, three actions
    >>> [int(improve(P, R, 0.5, [action])[0]) for action in (0, 2)]
    [1, 2]
    """
    raise NotImplementedError


def policy_iteration(P: np.ndarray, R: np.ndarray, gamma: float, policy: list[int]) -> dict:
    """从 policy 开始的策略迭代。

    结果：{"policy": 最后的策略, "V": 它的值, "policies": [开始的策略, …, 最后的策略], "values": [各策略的值]}；
    "policies" 中相邻的策略互不相同，开始的策略已经不变时只有一项。

    Policy iteration from `policy`.

    The result: {"policy": the last one, "V": its values, "policies": [the first, …, the last], "values": [the values of
    each]}. Neighbours among the policies differ; there is one entry if the first one stays.

    >>> import numpy as np
    >>> found = policy_iteration(np.ones((1, 2, 1)), np.array([[[0.0], [1.0]]]), 0.5, [0])
    >>> [int(policy[0]) for policy in found["policies"]], round(float(found["V"][0]), 6)
    ([0, 1], 2.0)
    """
    raise NotImplementedError


def optimal_actions(P: np.ndarray, R: np.ndarray, gamma: float) -> list[set[int]]:
    """每个状态的全部最优动作：Q* 与最大的一样好的动作。集合或列表都可以。

    All optimal actions of each state: those whose Q* is as good as the largest. As sets or lists.

    >>> import numpy as np
    >>> sorted(int(a) for a in optimal_actions(np.ones((1, 3, 1)), np.array([[[0.0], [1.0], [1.0]]]), 0.5)[0])
    [1, 2]
    """
    raise NotImplementedError
