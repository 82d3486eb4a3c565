"""What the checks of 7.1 to 7.6 share: the melons as a positional table, and counting in exact fractions."""

from fractions import Fraction

from hypothesis import strategies as st

from exercises.datasets import watermelon_2_0, watermelon_3_0
from grader.strategies import seeds

GOOD, BAD = "是", "否"


def melons():
    """X, y, domains, classes of the six discrete attributes."""
    table = watermelon_2_0()
    return table["X"], table["y"], table["domains"], table["classes"]


def all_of_3_0():
    """X, y, domains, classes of all eight attributes."""
    table = watermelon_3_0()
    return table["X"], table["y"], table["domains"], table["classes"]


def share(values, value) -> Fraction:
    """How often the value occurs among these."""
    return Fraction(sum(one == value for one in values), len(values))


@st.composite
def counts(draw, zeros=True, most=12):
    """Counts of some values, 1 in total at least; sometimes in the millions, sometimes of many values."""
    names = draw(st.sampled_from([["甲", "乙", "丙"], ["1", "10", "2", "a b"], ["v"], ["是", "是否"]]))
    kind = draw(st.sampled_from(["usual", "usual", "large", "many"]))
    if kind == "many":
        names = [f"v{k}" for k in range(draw(st.integers(12, 40)))]
    count = st.integers(0 if zeros else 1, most)
    drawn = {name: draw(count) for name in names}
    drawn[names[-1]] += not any(drawn.values())
    return {name: n * (10**6 + 3) for name, n in drawn.items()} if kind == "large" else drawn


@st.composite
def tables_of(draw, names, zeros=True):
    """A probability table over these names."""
    rng_seed = draw(seeds())
    weights = [(rng_seed >> 3 * k) % 8 + (not zeros) for k in range(len(names))]
    weights[draw(st.integers(0, len(names) - 1))] += 1
    return {name: weight / sum(weights) for name, weight in zip(names, weights, strict=True)}
