"""Checks of answers that involve chance: the same seed gives the same, and another may give something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grader.authoring.compare import equal, fail, hint, plain
from grader.text import Text

__all__ = ["repeatable", "seed_matters"]

_ONE_SEED = (
    "随机数只由参数 seed 决定：在函数里用 np.random.default_rng(seed)，不要用全局的随机数，也不要记住以前的调用。",
    "Chance comes from `seed` alone: np.random.default_rng(seed) in the function, nothing global, nothing kept.",
)
_SEED_IS_USED = (
    "参数 seed 没有起作用：用它建立随机数发生器，如 np.random.default_rng(seed)，不要写成固定的数。",
    "`seed` has no effect: make the generator from it, np.random.default_rng(seed), not from a number of your own.",
)


def repeatable(answer: Any, function: str, *args: Any, between: Sequence[Sequence[Any]] = ()) -> Any:
    """The answer to `function(*args)`, which must be the same again after calls with the arguments in `between`."""
    ask = getattr(answer, function)
    first = ask(*args)
    for other in between:
        ask(*other)
    what = Text(f"{function} 对同样的参数再答一次", f"{function}, asked the same again,")
    with hint(*_ONE_SEED):
        equal(ask(*args), first, what)
    return first


def seed_matters(answer: Any, function: str, *args: Any, seeds: Sequence[int] = range(5)) -> list[Any]:
    """The answers to `function(*args, seed)`, which must not be the same for all of these seeds."""
    answers = [getattr(answer, function)(*args, seed) for seed in seeds]
    if all(plain(one) == plain(answers[0]) for one in answers[1:]):
        with hint(*_SEED_IS_USED):
            fail(
                f"{function} 对 {len(answers)} 个不同的种子给出完全相同的结果",
                f"{function} gives the very same for {len(answers)} different seeds",
                got=answers[0],
            )
    return answers
