r"""8.8 MultiBoosting 与 Iterative Bagging 的比较 / MultiBoosting versus iterative bagging

**书上的题。** MultiBoosting 将 AdaBoost 作为 Bagging 的基学习器，Iterative Bagging 则将 Bagging 作为 AdaBoost 的基学习器。试比较二者的
优缺点：怎样投票，训练的次序，能否并行，一处出错要重训多少。

**先看一个小例子。** 两个委员会，各三个学习器，它们对一个样本说

    委员会 0：+ - -        委员会 1：+ + -

MultiBoosting 在委员会里加权，权是 0.9, 0.2, 0.3 与 0.2, 0.3, 0.1：委员会 0 得 0.9 - 0.2 - 0.3 = 0.4，说 +；委员会 1 得 0.4，说 +；
外层一人一票，判 +。Iterative Bagging 在委员会里一人一票：委员会 0 说 -，委员会 1 说 +；外层的权是 0.5 与 0.4，-0.5 + 0.4 < 0，判 -。

**记号。** 外层 a 个委员会，内层各 b 个基学习器；学习器 (o, i) 是委员会 o 的第 i 个，都从 0 数起。`h[o, i]` 是它对各样本的预测，±1。
`kind` 是 `"multiboost"` 或 `"iterative"`。两层都有 sign(0) = +1。

**依赖。** AdaBoost 的下一轮要等上一轮完成，Bagging 的各成员互不依赖。一轮若是整个委员会，就要等它的所有学习器。

**做完想一想。** 机器很多、总共只训练 40 个学习器，a 与 b 各取多少好？哪一种更不怕标错的样本？外层不加权有什么代价？
（布瑞曼的 Iterative Bagging 原是为回归设计的，这里照书上的说法。）

**★** 委员会多到六十个，权只差一点点、很大或很小，样本上百时也对。

---

**The exercise.** MultiBoosting takes AdaBoost as the base learner of bagging, iterative bagging takes bagging as the
base learner of AdaBoost. Compare their strengths and weaknesses: how they vote, in which order they train, what can be
done in parallel, and how much must be trained again after a fault.

**A small example first.** Two committees of three learners each say of one sample

    committee 0: + - -        committee 1: + + -

MultiBoosting weights votes within a committee, by 0.9, 0.2, 0.3 and 0.2, 0.3, 0.1: committee 0 has 0.9 - 0.2 - 0.3 =
0.4 and says +, committee 1 has 0.4 and says +; outside each has one vote: +. In iterative bagging it is one vote each
within: committee 0 says -, committee 1 says +; outside the weights are 0.5 and 0.4, and -0.5 + 0.4 < 0 makes it -.

**Notation.** There are a committees outside, each of b base learners inside; learner (o, i) is the i-th of committee o,
both counted from 0. `h[o, i]` is what it predicts for the samples, ±1. `kind` is `"multiboost"` or `"iterative"`. On
both levels sign(0) = +1.

**Dependencies.** A round of AdaBoost has to wait for the round before; members of bagging do not depend on one another.
Where a round is a whole committee, it has to wait for all its learners.

**Worth a thought.** With many machines and 40 learners in all, which a and b would you take? Which of the two minds
wrong labels less? What does it cost that the outer vote has no weights? (Breiman's iterated bagging was made for
regression; here it is as the book has it.)

**★** Right as well for sixty committees, for weights that hardly differ or are huge or tiny, and for a hundred samples.
"""

import numpy as np


def multiboost_vote(h: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """MultiBoosting 的预测，±1：alpha[o, i] ≥ 0 是学习器 (o, i) 在它的 AdaBoost 中的权重；各委员会先各自得出 ±1，再作不加权的投票。

    What MultiBoosting predicts, ±1: alpha[o, i] ≥ 0 is the weight of learner (o, i) in its AdaBoost; each committee
    first decides on ±1, then the committees vote without weights.

    >>> import numpy as np
    >>> h = np.array([[[1], [-1], [-1]], [[1], [1], [-1]]])
    >>> [int(v) for v in multiboost_vote(h, np.array([[0.9, 0.2, 0.3], [0.2, 0.3, 0.1]]))]
    [1]
    """
    raise NotImplementedError


def iterative_vote(h: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """Iterative Bagging 的预测，±1：各委员会先由不加权的投票得出 ±1；alpha[o] ≥ 0 是委员会 o 在 AdaBoost 中的权重。

    What iterative bagging predicts, ±1: each committee first decides on ±1 by a vote without weights; alpha[o] ≥ 0 is
    the weight of committee o in AdaBoost.

    >>> import numpy as np
    >>> [int(v) for v in iterative_vote(np.array([[[1], [-1], [-1]], [[1], [1], [-1]]]), np.array([0.5, 0.4]))]
    [-1]
    """
    raise NotImplementedError


def schedule(kind: str, a: int, b: int) -> list[list[tuple[int, int]]]:
    """训练的各步，处理器足够多：每一步是可以同时训练的学习器 (o, i) 的列表，它们所依赖的都要在更早的步中。每个学习器恰好出现一次，步数最少。

    The steps of training with as many processors as needed: each is a list of the learners (o, i) trained at the same
    time, and what these depend on must be in earlier steps. Each learner occurs exactly once, and there are as few
    steps as possible.

    >>> schedule("multiboost", 1, 2)
    [[(0, 0)], [(0, 1)]]
    """
    raise NotImplementedError


def critical_path(kind: str, a: int, b: int) -> int:
    """处理器足够多时，至少要几步才能训练完。

    How many steps the training takes at least, with as many processors as needed.

    >>> critical_path("multiboost", 1, 2)
    2
    """
    raise NotImplementedError


def retrain_cost(kind: str, a: int, b: int, failed: tuple[int, int]) -> int:
    """全部训练完以后，发现学习器 failed = (o, i) 有误：需要重新训练几个学习器，即它自己和直接或间接依赖它的。

    After all has been trained, learner failed = (o, i) turns out to be faulty: how many learners to train again, that
    is itself and those that depend on it directly or indirectly.

    >>> retrain_cost("multiboost", 1, 2, (0, 1))
    1
    """
    raise NotImplementedError


def order_matters(a: int, b: int) -> tuple[np.ndarray, np.ndarray]:
    """(h, alpha)，h 的形状是 (a, b, n)，n 随你；alpha 是 a 个 1 到 1000 的整数；a 与 b 是 3 到 15 的奇数。要使 iterative_vote(h, alpha)
    与让委员会 o 的每个学习器都以 alpha[o] 为权重的 multiboost_vote 至少在一个样本上不同。

    (h, alpha) with h of shape (a, b, n), n being your choice, and alpha of a whole numbers from 1 to 1000; a and b are
    odd numbers from 3 to 15. iterative_vote(h, alpha) and the multiboost_vote in which each learner of committee o has
    weight alpha[o] must differ on at least one sample.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假；都有 a 个委员会，各 b 个学习器，a, b ≥ 2。

    - multiboost_outer_level_parallel：MultiBoosting 的各委员会可以并行训练。
    - iterative_outer_level_parallel：Iterative Bagging 的各委员会可以并行训练。
    - multiboost_bagging_level_reduces_variance：MultiBoosting 中 Bagging 那一层主要降低方差。
    - iterative_boosting_level_reduces_bias：Iterative Bagging 中 AdaBoost 那一层主要降低偏差。
    - same_number_of_base_learners：二者的基学习器一样多。
    - iterative_base_is_more_stable_than_a_single_learner：Iterative Bagging 每一轮得到的委员会比单个学习器稳定。
    - iterative_is_faster_with_many_processors_when_a_exceeds_b：处理器足够多而 a > b 时，Iterative Bagging 先训练完。

    Which of these hold, with a committees of b learners each, a, b ≥ 2.

    - multiboost_outer_level_parallel: the committees of MultiBoosting can be trained in parallel.
    - iterative_outer_level_parallel: the committees of iterative bagging can be trained in parallel.
    - multiboost_bagging_level_reduces_variance: the bagging level of MultiBoosting mainly reduces variance.
    - iterative_boosting_level_reduces_bias: the AdaBoost level of iterative bagging mainly reduces bias.
    - same_number_of_base_learners: both have the same number of base learners.
    - iterative_base_is_more_stable_than_a_single_learner: the committee of each round of iterative bagging is more stable than a
      single learner.
    - iterative_is_faster_with_many_processors_when_a_exceeds_b: with enough processors and a > b, iterative bagging is trained
      first.
    """
    raise NotImplementedError


def analysis() -> str:
    """二者的优缺点，Markdown，给老师看，不计分。

    The strengths and weaknesses of both, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
