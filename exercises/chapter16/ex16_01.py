r"""16.1 UCB、ε-贪心与 Softmax / UCB against ε-greedy and softmax

三种选摇臂的办法：哪种看尝试的次数？哪种只看平均奖赏的次序？哪种会因为奖赏一律放大而改主意？先写出各自的选法，再 **精确地** 算出它们的
期望累积奖赏，最后为几句话举出例子。比较写在 `essay` 里。

**记号。** 摇臂编号 0, …, K − 1。`Q[k]` 是臂 k 现在的平均奖赏，`counts[k]` 是它被尝试的次数，n 是各臂次数之和；没有试过的臂 Q 为 0。
K ≤ 20, |Q| ≤ 10，次数不超过 $10^6$。两臂的 Q 相差不超过 1e-9 视为相等；题中的 Q 要么相等，要么相差 1e-7 以上。UCB 的得分也是这样，但相等者 Q 与次数都相等。

- **UCB**：有没试过的臂时，选其中编号最小的；否则选得分 $Q_k + \sqrt{2 \ln n / n_k}$ 最大的，得分相等时选编号最小的。
- **ε-贪心**：以概率 ε 在所有臂中均匀地选；以概率 1 − ε 选 Q 最大的，有几个时在它们之间均匀地选。0 ≤ ε ≤ 1。
- **Softmax**：(16.4), 0.001 ≤ τ ≤ 10。

**约定。** 返回列表或数组都可以。误差不超过 1e-9。`expected_reward` 与 `expected_pulls` 每次调用不超过 2 秒 CPU 时间，其余不超过 1 秒。不要改动传入的参数。

---

Three ways to choose an arm: which of them looks at the number of trials, which at nothing but the order of the mean rewards, and which
changes its mind when all rewards are scaled? Write each of them, compute their expected cumulative reward **exactly**, and give examples
that settle some statements. The comparison belongs into `essay`.

**Notation.** Arms are numbered 0, …, K − 1. `Q[k]` is the mean reward of arm k so far, `counts[k]` how often it was tried, n the sum of
all counts; an arm not yet tried has Q = 0. K ≤ 20, |Q| ≤ 10, counts are at most $10^6$. Two Q within 1e-9 of each other are equal; those
asked about are equal or differ by more than 1e-7. So it is with the scores of UCB, but where these are equal, so are Q and counts.

- **UCB**: if there are arms not yet tried, take the first of these; otherwise the one with the largest score
  $Q_k + \sqrt{2 \ln n / n_k}$, the smallest number among equal ones.
- **ε-greedy**: with probability ε any arm, uniformly; with probability 1 − ε the one with the largest Q, uniformly among equal ones.
  0 ≤ ε ≤ 1.
- **Softmax**: (16.4), 0.001 ≤ τ ≤ 10.

**Conventions.** Lists and arrays are equally right as answers. Their error is at most 1e-9. A call of `expected_reward` or
`expected_pulls` takes at most 2 seconds of CPU time, one of the others a second. Do not change the arguments.
"""


def ucb_scores(Q: list[float], counts: list[int]) -> list[float]:
    """各臂的得分；没有试过的臂是 inf。

    The score of each arm; inf for an arm not yet tried.

    >>> [float(score) for score in ucb_scores([0.5, 0.0], [1, 0])]
    [0.5, inf]
    """
    raise NotImplementedError


def ucb_choose(Q: list[float], counts: list[int]) -> int:
    """UCB 选的臂。

    The arm that UCB chooses.

    >>> int(ucb_choose([0.5, 0.0, 0.0], [1, 0, 0]))
    1
    """
    raise NotImplementedError


def epsilon_greedy_probs(Q: list[float], epsilon: float) -> list[float]:
    """ε-贪心选各臂的概率。

    The probability of each arm under ε-greedy.

    >>> [round(float(p), 6) for p in epsilon_greedy_probs([1.0, 0.0], 0.5)]
    [0.75, 0.25]
    """
    raise NotImplementedError


def softmax_probs(Q: list[float], tau: float) -> list[float]:
    """Softmax 选各臂的概率。|Q| / τ 可达 10000。

    The probability of each arm under softmax. |Q| / τ may be 10000.

    >>> [round(float(p), 6) for p in softmax_probs([0.7, 0.7], 1.0)]
    [0.5, 0.5]
    """
    raise NotImplementedError


def expected_reward(rule: str, parameter: float, means: list[float], T: int) -> list[float]:
    """按一种选法从头开始（各臂都没有试过），拉 1, 2, …, T 次之后累积奖赏的期望。臂 k 每次以概率 means[k] 给奖赏 1，否则给 0。要精确值，不是模拟。

    rule 是 "random"（均匀地选），"exploit_only"（仅利用：选 Q 最大的，有几个时均匀地选），"epsilon_greedy"，"softmax" 或 "ucb"；parameter 是
    ε 或 τ，对其他选法没有用。两臂以内 1 ≤ T ≤ 10，三臂 1 ≤ T ≤ 6，没有更多的臂。

    The expected cumulative reward after 1, 2, …, T pulls by a rule that starts with no arm tried. Arm k pays 1 with probability
    means[k], else 0, in each pull. Exact values, no simulation.

    The rule is "random" (uniform), "exploit_only" (the largest Q, uniformly among equal ones), "epsilon_greedy", "softmax" or "ucb";
    the parameter is ε or τ, and of no use to the others. 1 ≤ T ≤ 10 for up to two arms, 1 ≤ T ≤ 6 for three, and there are no more arms.

    >>> [round(float(reward), 6) for reward in expected_reward("random", 0.0, [0.5, 0.5], 2)]
    [0.5, 1.0]
    """
    raise NotImplementedError


def witness(claim_id: str, size: float) -> tuple:
    """为一句话举例，都是两个臂，|Q| ≤ 10，次数是 1 到 $10^6$ 的整数，0.1 ≤ size ≤ 0.9。合乎条件的都可以：

    "ucb_uses_counts"：(Q, counts1, counts2)，两臂的 Q 至少相差 size，而 UCB 在两种次数下选的臂不同；
    "ucb_keeps_its_choice_when_rewards_are_scaled"：(Q, counts, c)，两臂的 Q 至少相差 size, 0 < c ≤ 1000，而所有奖赏乘以 c（Q 变为 cQ）后 UCB 选另一个臂；
    "softmax_keeps_its_probabilities_when_rewards_are_scaled"：(Q, τ, c)，两臂的 Q 至少相差 size, 0 < c ≤ 1000，而 Q 变为 cQ 后概率至少改变 0.05；
    "exploit_only_surely_ends_with_the_best_arm"：(means,)，两臂给奖赏的概率至少相差 size，而仅利用以至少 0.01 的概率从某次起永远只拉较差的臂；
    "ucb_never_prefers_a_worse_mean"：(Q, counts), UCB 选的臂的 Q 比另一臂至少小 size。

    UCB 的两个得分总要相差 1e-6 以上。

    An example for a statement, always with two arms, |Q| ≤ 10, counts whole numbers from 1 to $10^6$, 0.1 ≤ size ≤ 0.9. Any that meets the
    conditions will do:

    "ucb_uses_counts": (Q, counts1, counts2), with Q at least `size` apart, and UCB chooses different arms for the two counts;
    "ucb_keeps_its_choice_when_rewards_are_scaled": (Q, counts, c), with Q at least `size` apart and 0 < c ≤ 1000, and UCB chooses the other
    arm when all rewards are multiplied by c (Q becomes cQ);
    "softmax_keeps_its_probabilities_when_rewards_are_scaled": (Q, τ, c), with Q at least `size` apart and 0 < c ≤ 1000, and the probabilities
    change by 0.05 at least when Q becomes cQ;
    "exploit_only_surely_ends_with_the_best_arm": (means,), the arms' probabilities to pay at least `size` apart, and with a probability of
    at least 0.01 exploitation only pulls nothing but the worse arm from some pull on;
    "ucb_never_prefers_a_worse_mean": (Q, counts), and the arm that UCB chooses has a Q that is `size` or more below the other.

    The two scores of UCB always have to differ by more than 1e-6.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """十句话各是否成立（键不变；只有 `witness` 全对时才计分）。前五句即 `witness` 的五句：

    "ucb_uses_counts"：Q 不变而次数改变时，UCB 选的臂可能改变；
    "ucb_keeps_its_choice_when_rewards_are_scaled"：所有奖赏乘以同一个正数，UCB 选的臂总不变；
    "softmax_keeps_its_probabilities_when_rewards_are_scaled"：所有奖赏乘以同一个正数，τ 不变，Softmax 的概率总不变；
    "exploit_only_surely_ends_with_the_best_arm"：仅利用以概率 1 终将只拉最好的臂（唯一时）；
    "ucb_never_prefers_a_worse_mean"：各臂都试过之后，UCB 总选 Q 最大的；
    "softmax_uses_counts"：Q 不变而次数改变时，Softmax 的概率可能改变；
    "epsilon_greedy_keeps_its_probabilities_when_rewards_are_scaled"：所有奖赏乘以同一个正数，ε-贪心的概率总不变；
    "softmax_keeps_its_probabilities_when_a_constant_is_added"：所有的 Q 加上同一个数，Softmax 的概率总不变；
    "ucb_needs_random_numbers"：UCB 选臂要用随机数；
    "constant_epsilon_loses_in_proportion_to_T"：各臂不一样好而 ε > 0 不变时，与总拉最好的臂相比，少得的期望奖赏不小于某个正数乘 T。

    Whether each of ten statements holds (the same keys; they count only if `witness` is right throughout). The first five are those of
    `witness`:

    "ucb_uses_counts": with the same Q and other counts, UCB may choose another arm;
    "ucb_keeps_its_choice_when_rewards_are_scaled": all rewards multiplied by the same positive number never change what UCB chooses;
    "softmax_keeps_its_probabilities_when_rewards_are_scaled": nor, for the same τ, the probabilities of softmax;
    "exploit_only_surely_ends_with_the_best_arm": with probability 1, exploitation only ends up pulling nothing but the best arm (if unique);
    "ucb_never_prefers_a_worse_mean": once all arms were tried, UCB always chooses the largest Q;
    "softmax_uses_counts": with the same Q and other counts, the probabilities of softmax may change;
    "epsilon_greedy_keeps_its_probabilities_when_rewards_are_scaled": all rewards multiplied by the same positive number never change the
    probabilities of ε-greedy;
    "softmax_keeps_its_probabilities_when_a_constant_is_added": the same number added to all Q never changes the probabilities of softmax;
    "ucb_needs_random_numbers": UCB needs random numbers to choose an arm;
    "constant_epsilon_loses_in_proportion_to_T": if the arms are not equally good and ε > 0 stays the same, the expected reward falls short
    of that of the best arm by some positive number times T at least.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）比较三种选法怎样折中探索与利用。返回 Markdown 文本。

    (Read by a person) Compare how the three rules trade exploration for exploitation. Returns Markdown.
    """
    raise NotImplementedError


def expected_pulls(rule: str, parameter: float, means: list[float], T: int) -> list[float]:
    """（选做）T 次中各臂被拉次数的期望，参数同 `expected_reward`。

    (Optional) The expected number of pulls of each arm among T; parameters as in `expected_reward`.

    >>> [round(float(pulls), 6) for pulls in expected_pulls("random", 0.0, [0.5, 0.0], 3)]
    [1.5, 1.5]
    """
    raise NotImplementedError
