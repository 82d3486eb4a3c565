"""What the checks of exercises 3.7 to 3.9 share: codes of ±1."""

from hypothesis import strategies as st

from grader.checks import array, require


def hamming(u, v) -> int:
    return sum(a != b for a, b in zip(u, v, strict=True))


@st.composite
def codes(draw, rows=(2, 4), columns=(1, 6)):
    """Lists of code words of ±1; words and columns may repeat."""
    m, n = draw(st.integers(*rows)), draw(st.integers(*columns))
    return draw(st.lists(st.lists(st.sampled_from([1, -1]), min_size=n, max_size=n), min_size=m, max_size=m))


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
