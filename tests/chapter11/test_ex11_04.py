"""Checks of exercise 11.4."""

import math
from itertools import accumulate, pairwise

from hypothesis import strategies as st

from grader.checks import (
    CheckFailed, at, check, close, equal, exercise, fail, hint, integer, integers, mapping, number, picture,
    repeatable, require, same, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex11_04 as pins

EXERCISE = exercise(
    kind="program",
    book="§11.3，图 11.1 / fig. 11.1",
    patterns=["trace", "oracle", "invariant", "written"],
    contract=[
        (
            "误差可以大到 $10^{18}$、为负，或只差 $4×10^{-15}$：相等照 == 判断",
            "Errors may be as large as $10^{18}$, negative, or differ by $4×10^{-15}$: equal means ==",
        ),
        (
            "十六个特征，预算上千次，T 超过一百，一次调用只评价该评价的",
            "Sixteen features, budgets of a thousand, T above a hundred, and no evaluation beyond what is asked",
        ),
        (
            "种子从 0 到 $2^{32} - 1$，每一位都起作用；`random_subset` 的序列不重复，t 可以上万",
            "Seeds from 0 to $2^{32} - 1$, every digit of which matters; the sequence of `random_subset` does not repeat, and t may be ten thousand",
        ),
    ],
    hints=[
        (
            "先用纸笔跟踪图 11.1：t 何时变回 0，何时加 1？",
            "Trace figure 11.1 on paper first: when does t return to 0, when does it grow?",
        ),
        (
            "没有评价过的子集不能当作解：先评价，再谈最好。",
            "A subset that was not evaluated is no solution: evaluate first, then speak of the best.",
        ),
        (
            "记住评价过的子集；随机抽不到新的时，把余下的逐个补上。",
            "Remember what was evaluated; when chance brings nothing new, add what is left one by one.",
        ),
    ],
    written={
        "idea": [
            ("说明为什么任何时候都有解", "Says why there is a solution at any time"),
            ("说明预算足够时为什么是全局最优", "Says why the result is globally best if the budget allows"),
            ("说明以秒计的时限如何处理", "Says how a limit in seconds is dealt with"),
        ]
    },
)


SALTS, FAR = st.integers(0, 999), st.integers(1000, 1999)


@st.composite
def runs(draw, salts=SALTS):
    n = draw(st.integers(1, 5))
    return {
        "n": n,
        "subsets": draw(st.lists(subsets_of(n), max_size=12)),
        "salt": draw(salts),
        "T": draw(st.sampled_from((1, 2, 3, 6, 40, 1000))),
    }


@check(points=1, book="图 11.1 / fig. 11.1")
def test_trace(answer):
    """三个特征、十一个随机子集：T = 1、2、3 时各选出什么 /
    Three features, eleven random subsets: what is selected for T = 1, 2, 3"""
    for T, subset, error, count in ((1, (1,), 0.2, 4), (2, (1,), 0.2, 5), (3, (1, 2), 0.1, 10)):
        learner = Learner(3, BOOK.__getitem__)
        with at(f"T = {T}", f"T = {T}"):
            got = answer.lvw(3, DRAWS, learner.evaluate, T)
            _judge_lvw(got, learner, DRAWS, {"subset": subset, "error": error, "evaluations": count})


@check(
    points=2.5,
    book="图 11.1 / fig. 11.1",
    given={"run": runs()},
    also=pins.lvw,
    strict_given={"run": runs(FAR)},
    strict=pins.lvw_strict,
    examples=40,
)
def test_lvw(answer, run):
    """LVW 逐轮照图 11.1 进行，包括误差相等、子集取完、一个也没有的情形 /
    LVW runs as in figure 11.1, with equal errors, with subsets used up, and with none at all"""
    learner = rough(run["n"], run["salt"], levels=3)
    got = answer.lvw(run["n"], run["subsets"], learner.evaluate, run["T"])
    _judge_lvw(got, learner, run["subsets"], lvw_by_definition(run["n"], run["subsets"], learner.error_of, run["T"]))


HINT_BEST = (
    "交出评价过的子集中（误差，特征个数）最小的。",
    "Hand over the subset with the smallest (error, number of features) of those evaluated.",
)
HINT_BUDGET = (
    "先看预算再评价；评价过的记下来，不再评价。",
    "Look at the budget before you evaluate; remember what was evaluated, and do not evaluate it again.",
)
BUDGETS = {"n": st.integers(1, 6), "budget": st.one_of(st.integers(1, 4), st.integers(1, 20)), "seed": seeds()}
PLAIN_BUDGETS, FAR_BUDGETS = {**BUDGETS, "salt": SALTS}, {**BUDGETS, "salt": FAR}


@check(
    points=1,
    given=PLAIN_BUDGETS,
    also=pins.budget,
    strict_given=FAR_BUDGETS,
    strict=pins.budget_strict,
    examples=25,
    hint=HINT_BUDGET,
)
def test_budget(answer, n, budget, salt, seed):
    """改进的 LVW：恰好用完预算，没有一个子集评价两次 /
    The improved LVW uses up its budget, and evaluates no subset twice"""
    learner = rough(n, salt)
    got = mapping(answer.lvw_anytime(n, learner.evaluate, budget, seed), ("evaluations",))
    subsets, count = learner.subsets(), min(budget, 2**n - 1)
    require(
        len(subsets) == count,
        f"应恰好评价 {count} 次，实际 {len(subsets)} 次",
        f"There should be exactly {count} evaluations, but there were {len(subsets)}",
        got=subsets[:20],
    )
    if len(set(subsets)) < count:
        twice = next(subset for k, subset in enumerate(subsets) if subset in subsets[:k])
        fail(f"子集 {twice} 评价了不止一次", f"Subset {twice} was evaluated more than once")
    equal(integer(got["evaluations"]), count, ("evaluations", "`evaluations`"))


@check(
    points=1.5,
    given=PLAIN_BUDGETS,
    also=pins.budget,
    strict_given=FAR_BUDGETS,
    strict=pins.budget_strict,
    examples=25,
    hint=HINT_BEST,
)
def test_best(answer, n, budget, salt, seed):
    """改进的 LVW：预算再小，交出的也是评价过的最好子集 /
    The improved LVW hands over the best subset evaluated, however small the budget"""
    learner = rough(n, salt)
    got = mapping(answer.lvw_anytime(n, learner.evaluate, budget, seed), ("subset", "error"))
    subsets, subset = learner.subsets(), tuple(integers(got["subset"], None, ("subset", "`subset`")))
    require(
        subset in subsets,
        f"交出的子集 {subset} 没有评价过",
        f"The subset {subset} handed over was never evaluated",
        got=got["subset"],
    )
    best = min(learner.evaluated)
    require(
        (learner.error_of(subset), len(subset)) == best[:2],
        f"评价过的子集中 {best[2]} 更好：误差 {best[0]:.7g}, {best[1]} 个特征",
        f"Of the subsets evaluated {best[2]} is better: error {best[0]:.7g} with {best[1]} features",
        got=got["subset"],
    )
    close(number(got["error"]), best[0], ("error", "`error`"), abs=1e-12)


@check(
    points=0.5,
    given=PLAIN_BUDGETS,
    also=pins.budget,
    strict_given=FAR_BUDGETS,
    strict=pins.budget_strict,
    examples=25,
    hint=(
        "每评价一次就记一项：到此为止最好的（误差，特征个数）。",
        "After every evaluation add an item: the best (error, number of features) so far.",
    ),
)
def test_history(answer, n, budget, salt, seed):
    """改进的 LVW：history 是每次评价之后最好子集的误差与特征个数 /
    The improved LVW: history holds error and size of the best subset after each evaluation"""
    learner = rough(n, salt)
    got = mapping(answer.lvw_anytime(n, learner.evaluate, budget, seed), ("history",))
    require(learner.subsets(), "没有评价过任何子集", "No subset was evaluated", got=got["history"])
    wanted = [one[:2] for one in accumulate(learner.evaluated, min)]
    got = sequence(got["history"], len(wanted), ("history", "`history`"))
    close(got, wanted, ("history", "`history`"), abs=1e-12)


@check(
    points=1.5,
    given={
        "n": st.integers(1, 5),
        "more": st.sampled_from((0, 1, 1000)),
        "best": st.integers(0, 10**6),
        "seed": seeds(),
    },
    also=pins.all_subsets,
    strict=pins.all_subsets_strict,
    examples=15,
)
def test_all_subsets(answer, n, more, best, seed):
    """预算不少于子集的个数时，每个子集都评价过，交出的是全局最好的 /
    With a budget for all subsets each of them is evaluated, and the best of all is handed over"""
    target = best % (2**n - 1) + 1
    only = tuple(j for j in range(n) if target >> j & 1)
    learner = Learner(n, lambda subset: 0.0 if subset == only else 0.5 + len(subset) / 64)
    got = mapping(answer.lvw_anytime(n, learner.evaluate, 2**n - 1 + more, seed), ("subset", "error"))
    with hint(
        "随机抽不到的子集也要补上；不必为此抽到天荒地老。",
        "Add the subsets that chance did not bring; do not wait for it for ever.",
    ):
        require(
            only in learner.subsets(),
            f"子集 {only} 没有评价过，预算却是够的",
            f"Subset {only} was not evaluated though the budget allows it",
        )
        equal(integers(got["subset"], None, ("subset", "`subset`")), list(only), ("subset", "`subset`"))
        close(got["error"], 0.0, ("error", "`error`"))


@check(
    points=1,
    given={"n": st.just(6), "seed": st.integers(0, 10**6)},
    strict_given={"n": st.just(16), "seed": st.integers(0, 10**6)},
    examples=3,
    hint=("随机数发生器由 seed 建立，不用全局的。", "Make the random generator from the seed, and use no global one."),
)
def test_seeds(answer, n, seed):
    """同样的种子给出同样的结果，不同的种子给出不同的次序 /
    Equal seeds give equal results, other seeds another order"""
    orders = []
    for one in (seed, seed + 1, seed + 2, seed + 3, seed):
        learner = rough(n, 1)
        got = mapping(answer.lvw_anytime(n, learner.evaluate, 12, one), ("subset",))
        orders.append([learner.subsets(), integers(got["subset"], None, ("subset", "`subset`"))])
        require(
            tuple(orders[-1][1]) in orders[-1][0], "交出的子集没有评价过", "The subset handed over was never evaluated"
        )
    same(orders[0], orders[-1], ("依次评价的子集与交出的子集", "the subsets evaluated and the one handed over"))
    if all(order == orders[0] for order in orders):
        fail("四个不同的种子给出同样的次序", "Four different seeds give the same order", got=orders[0][0])
    if n == 16:
        for other in (*(seed ^ 2**bit for bit in (10, 16, 31)), seed + 1000, seed + 10**6):
            learner = rough(n, 1)
            answer.lvw_anytime(n, learner.evaluate, 12, other)
            require(
                learner.subsets() != orders[0][0],
                f"种子 {seed} 与 {other} 给出同样的次序",
                f"The seeds {seed} and {other} give the same order",
                got=orders[0][0],
            )


@check(
    points=1,
    given={"n": st.sampled_from((1, 2, 3)), "seed": st.integers(0, 10**6), "far": st.just(False)},
    also=pins.random_subset,
    strict_given={"n": st.just(3), "seed": st.integers(0, 10**6), "far": st.just(True)},
    examples=1,
)
def test_random_subset(answer, n, seed, far):
    """随机子集：合乎格式，由参数决定，每个非空子集都会出现，机会大致相同 /
    Random subsets are well-formed, decided by the arguments, and all non-empty ones occur, about equally often"""
    drawn = [_subset(answer.random_subset(n, seed, t), n) for t in range(220)]
    with hint(
        "每个特征独立地取或不取，空集重来，就能取到每个非空子集。",
        "Take or leave each feature independently, and begin again for the empty set: that reaches all subsets.",
    ):
        require(
            len(set(drawn)) == 2**n - 1,
            f"220 个随机子集中只出现了 {len(set(drawn))} 种，共有 {2**n - 1} 种",
            f"Of {2**n - 1} subsets only {len(set(drawn))} occur among 220 random ones",
            got=sorted(set(drawn)),
        )
    if seed == 0:
        _spread(answer, seed)
    repeatable(answer, "random_subset", 16, seed, 1000, between=[(16, seed + 1, 0)])
    for t in (0, 20_000) if far else (0,):
        _subset(answer.random_subset(12, seed, t), 12)
    with hint("种子与 t 都要影响结果。", "Seed and t should both matter."):
        sequences = [[_subset(answer.random_subset(14, one, t), 14) for t in range(6)] for one in range(seed, seed + 3)]
        if any(len(set(drawn)) == 1 for drawn in sequences):
            fail("不同的 t 给出同样的子集", "Different t give the same subset", got=sequences)
        if sequences[0] == sequences[1] == sequences[2]:
            fail("三个种子给出同样的序列", "Three seeds give the same sequence", got=sequences[0])
        for other in (seed ^ 2**bit for bit in (10, 16, 31) if far):
            if [_subset(answer.random_subset(14, other, t), 14) for t in range(6)] == sequences[0]:
                fail(
                    f"种子 {seed} 与 {other} 给出同样的序列",
                    f"The seeds {seed} and {other} give the same sequence",
                    got=sequences[0],
                )


@picture(
    "误差随评价次数下降：LVW 与你的改进",
    "The error falls with the evaluations: LVW and your improvement",
    alt=("两条阶梯线，实线是你的改进，虚线是 LVW", "Two stairs, the solid one is your improvement, the dashed one LVW"),
)
def draw_errors(figure, answer, reference, says):
    axes = figure.add_subplot()
    n, budget = 8, 80
    learner = rough(n, 4, levels=40)
    history = answer.lvw_anytime(n, learner.evaluate, budget, 1)["history"]
    subsets = [reference.random_subset(n, 1, t) for t in range(budget)]
    plain = [learner.error_of(subset) for subset in subsets]
    axes.step(range(1, budget + 1), [error for error, _ in history], "k-", label=says("改进", "improved"))
    axes.step(range(1, budget + 1), [min(plain[: k + 1]) for k in range(budget)], "k:", label="LVW")
    axes.set(xlabel=says("评价次数", "evaluations"), ylabel=says("误差", "error"))
    axes.legend()


HINT_UPDATE = (
    "更新当且仅当 E' < E，或 E' = E 而特征更少；更新时 t 归零，否则 t 加 1。",
    "Update if and only if E' < E, or E' = E with fewer features; then t becomes 0, otherwise it grows by 1.",
)
HINT_STOP = (
    "t = T 时停止，不再评价；每次取出的子集都评价一次。",
    "Stop at t = T, with no further evaluation; every subset taken is evaluated once.",
)
BOOK = {(0,): 0.3, (1,): 0.2, (2,): 0.2, (0, 1): 0.2, (1, 2): 0.1, (0, 1, 2): 0.1}
DRAWS = [(0,), (0, 1), (1,), (2,), (0,), (0, 1, 2), (1, 2), (0, 1), (2,), (0,), (1,)]


class Learner:
    """Errors by subset, and a record of what was asked."""

    def __init__(self, n, error_of):
        self.n, self.error_of = n, error_of
        self.refused = None
        self.evaluated = []
        """Error, size and subset of what was asked, in order; only of what is a subset."""

    def evaluate(self, subset):
        try:
            known = self.subset_of(subset)
        except CheckFailed as failed:
            self.refused = self.refused or failed  # told when the call has returned
            return 1.0
        self.evaluated.append((self.error_of(known), len(known), known))
        return self.evaluated[-1][0]

    def subset_of(self, subset):
        items = integers(subset, None, ("`evaluate` 的参数", "the argument of `evaluate`"))
        require(
            items and all(0 <= j < self.n for j in items) and all(a < b for a, b in pairwise(items)),
            f"`evaluate` 的参数应是 0 到 {self.n - 1} 的非空升序元组",
            f"The argument of `evaluate` should be a non-empty ascending tuple of 0 to {self.n - 1}",
            got=subset,
        )
        return tuple(items)

    def subsets(self):
        """The subsets evaluated, in order."""
        if self.refused:
            raise self.refused
        return [subset for _, _, subset in self.evaluated]


def rough(n, salt, levels=6):
    """A learner whose errors are a few levels, without any order, so that ties are common. From salt 1000 on some are close (1e-6
    apart, or 4e-15), and they are between 0 and 1, or huge, or negative, as the salt says."""
    far, salt = divmod(salt, 1000)
    factor, shift = ((1.0, 0.0), (2.0**60, 0.0), (1.0, -3.0))[salt % 3]

    def error_of(subset):
        mask = sum(1 << j for j in subset)
        mixed = (mask * 2654435761 + salt * 40503) % 2**32 >> 7
        if not far:
            return mixed % levels / 2
        near = (mixed % 5 == 0) * 1e-6 + (mixed % 7 == 0) * 2.0**-48
        return (mixed % levels / 8 + near) * factor + shift

    return Learner(n, error_of)


def lvw_by_definition(n, subsets, error_of, T):
    best, since, count = (math.inf, n, tuple(range(n))), 0, 0
    while since < T and count < len(subsets):
        new = (error_of(subsets[count]), len(subsets[count]), subsets[count])
        since = 0 if new[:2] < best[:2] else since + 1
        best = min(best, new, key=lambda one: one[:2])
        count += 1
    return {"subset": best[2], "error": best[0], "evaluations": count}


def _judge_lvw(got, learner, subsets, wanted):
    got = mapping(got, wanted)
    with hint(*HINT_STOP):
        count = wanted["evaluations"]
        equal(learner.subsets(), subsets[:count], ("依次评价的子集", "the subsets evaluated, in order"))
        equal(integer(got["evaluations"]), count, ("evaluations", "`evaluations`"))
    with hint(*HINT_UPDATE):
        equal(integers(got["subset"], None, ("subset", "`subset`")), list(wanted["subset"]), ("subset", "`subset`"))
        close(got["error"], wanted["error"], ("error", "`error`"), abs=1e-12)


def subsets_of(n):
    return st.lists(st.integers(0, n - 1), min_size=1, max_size=n, unique=True).map(lambda js: tuple(sorted(js)))


def _spread(answer, seed):
    """Of 1500 subsets of 16 features so many have a property as half the fair share makes likely, less five standard deviations."""
    n, drawn = 16, []
    for one in range(30):
        drawn += [_subset(answer.random_subset(n, seed + 7919 * one, t), n) for t in range(50)]
    whole = 2**n - 1

    def judge(number_of_such, count, zh, en):
        share = number_of_such / whole / 2
        least = len(drawn) * share - 5 * math.sqrt(len(drawn) * share * (1 - share))
        require(
            count >= least,
            f"16 个特征的 {len(drawn)} 个随机子集中，{zh}的有 {count} 个；机会相同的话大约有 {2 * len(drawn) * share:.0f} 个",
            f"Of {len(drawn)} random subsets of 16 features {count} {en}; if all were equally likely, there would be about {2 * len(drawn) * share:.0f}",
        )

    with hint(
        "每个子集的概率要差不多：先随机取大小，或以别的概率取每个特征，都使有些子集太少。",
        "All subsets are about equally likely: a random size first, or another chance for each feature, makes some too rare.",
    ):
        for low, high in ((1, 6), (7, 9), (10, 16)):
            such = sum(math.comb(n, k) for k in range(low, high + 1))
            count = sum(low <= len(subset) <= high for subset in drawn)
            judge(such, count, f"有 {low} 到 {high} 个特征", f"have {low} to {high} features")
        for j in range(n):
            judge(2 ** (n - 1), sum(j in subset for subset in drawn), f"含有特征 {j} ", f"hold feature {j}")
            count = sum(j not in subset for subset in drawn)
            judge(2 ** (n - 1) - 1, count, f"不含特征 {j} ", f"do not hold feature {j}")
            k = (j + 1) % n
            count = sum((j in subset) != (k in subset) for subset in drawn)
            judge(2 ** (n - 1), count, f"恰含特征 {j} 与 {k} 之一", f"hold one of features {j} and {k}")
    with hint("t 的每一位都要影响结果。", "Every digit of t should matter."):
        start = [_subset(answer.random_subset(n, seed, t), n) for t in range(8)]
        for period in (64, 100, 256, 1000):
            later = [_subset(answer.random_subset(n, seed, t + period), n) for t in range(8)]
            if start == later:
                fail(f"t 与 t + {period} 给出同样的子集", f"t and t + {period} give the same subsets", got=start)


def _subset(got, n):
    items = integers(got)
    require(
        items and all(0 <= j < n for j in items) and all(a < b for a, b in pairwise(items)),
        f"应是 0 到 {n - 1} 的非空升序元组",
        f"This should be a non-empty ascending tuple of 0 to {n - 1}",
        got=got,
    )
    return tuple(items)
