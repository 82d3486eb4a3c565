"""What the checks of exercises 3.7 to 3.9 share: codes of ±1."""

from hypothesis import strategies as st

from grader.checks import array, require


def hamming(u, v) -> int:
    return sum(a != b for a, b in zip(u, v, strict=True))


@st.composite
def codes(draw, rows=(2, 4), columns=(1, 6), distinct=False):
    """Lists of code words of ±1; columns may repeat, and so may words unless `distinct`."""
    m, n = draw(st.integers(*rows)), draw(st.integers(*columns))
    words = st.lists(st.sampled_from([1, -1]), min_size=n, max_size=n)
    most = min(m, 2**n) if distinct else m
    return draw(st.lists(words, min_size=most, max_size=most, unique_by=tuple if distinct else None))


def code_of(got, n_classes, length, entries=(1, -1), what=("编码", "the code")) -> list[list[int]]:
    """The answer as a code with the given numbers of rows and columns."""
    code = array(got, (n_classes, length), what)
    listed = ", ".join(f"{entry:+d}" if entry else "0" for entry in entries)
    require(
        all(entry in entries for entry in code.ravel()),
        f"{what[0]}的每一位应是 {listed} 之一",
        f"Every entry of {what[1]} should be one of {listed}",
        got=got,
    )
    return [[int(entry) for entry in row] for row in code]


OPTIMAL = [
    [1, 1, 1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, 1, 1, 1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, 1, 1, 1],
]
"""An optimal code of 3.7: four classes, nine bits, all distances 6."""


@st.composite
def optimal_codes(draw):
    """`OPTIMAL` with its classes and bits in any order and its columns of either sign."""
    rows, columns = draw(st.permutations(range(4))), draw(st.permutations(range(9)))
    signs = draw(st.lists(st.sampled_from([1, -1]), min_size=9, max_size=9))
    return [[OPTIMAL[i][j] * signs[j] for j in columns] for i in rows]


@st.composite
def joints(draw, n_bits):
    """Joint distributions of errors: (pattern, probability), patterns may repeat."""
    pattern = st.tuples(*[st.integers(0, 1)] * n_bits)
    listed = draw(
        st.lists(st.tuples(pattern, st.integers(0, 4)), min_size=1, max_size=8).filter(lambda j: any(w for _, w in j))
    )
    total = sum(weight for _, weight in listed)
    return [(errors, weight / total) for errors, weight in listed]
