"""What is written as an expression is read back bit for bit, and nothing else is read, let alone run."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst

from grader.player.guest import codec
from grader.results import literal

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(2**200), 2**200)
    | st.floats().map(lambda x: math.nan if math.isnan(x) else x)
    | st.complex_numbers(allow_nan=False)
    | st.text(st.characters(codec="utf-8"))
)
DTYPES = st.sampled_from(codec.DTYPES) | npst.unicode_string_dtypes(max_len=4, endianness="<")
SHAPES = npst.array_shapes(min_dims=0, min_side=0, max_dims=3, max_side=3)
ARRAYS = npst.arrays(DTYPES, SHAPES, elements={"allow_nan": False})
KEYS = st.integers() | st.text(st.characters(codec="utf-8")) | st.tuples(st.booleans(), st.integers())
VALUES = st.recursive(
    SCALARS | ARRAYS,
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(KEYS, inner)
        | st.sets(KEYS | st.floats(allow_nan=False))
    ),
    max_leaves=8,
)


@given(VALUES)
def test_what_is_written_is_read_back_bit_for_bit(value):
    assert codec.encode(literal.read(literal.written(value))) == codec.encode(value)


@given(VALUES)
def test_what_is_written_is_python(value):
    run = eval(literal.written(value), {"np": np, "__builtins__": {"float": float, "complex": complex, "set": set}})
    assert codec.encode(run) == codec.encode(value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (np.array([[1.0, -0.5], [float("inf"), 3.0]]), "np.array([[1.0, -0.5], [float('inf'), 3.0]])"),
        (np.array([0, 1]), "np.array([0, 1])"),
        (np.array([0, 1], dtype=np.uint8), "np.array([0, 1], dtype='uint8')"),
        (np.array(["是", "否"]), "np.array(['是', '否'])"),
        (np.zeros((0, 3)), "np.empty((0, 3))"),
        (np.zeros(0, dtype=str), "np.empty((0,), dtype='<U1')"),
        (np.zeros((2, 0), dtype=bool), "np.empty((2, 0), dtype='bool')"),
        ({"a": (1,), "b": {2}}, "{'a': (1,), 'b': {2}}"),
        ([set(), -0.0, 2 - 1j], "[set(), -0.0, complex(2.0, -1.0)]"),
    ],
)
def test_it_reads_well(value, text):
    assert literal.written(value) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1 +",
        "x",
        "exit()",
        "open('/etc/passwd')",
        "().__class__",
        "np.load('x')",
        "np.array([1.0]).tofile('x')",
        "np.array(object())",
        "np.array([[1], [1, 2]])",
        "np.array([None])",
        "np.array([1.0], dtype='object')",
        "np.array([1.0], dtype='float128')",
        "np.empty((3,))",
        "np.empty((10**30, 0))",
        "np.empty((-1, 0))",
        "np.empty(0)",
        "float('1e400')",
        "float(1)",
        "complex('1j')",
        "[x for x in (1, 2)]",
        "{**{}}",
        "[*[1]]",
        "{[1]}",
        "b'x'",
        "f'{1}'",
        "1 if 2 else 3",
        "lambda: 1",
        "9**9**9**9",
        "9" * 5_000,
        "[" * 10_000,
        "-" * 10_000 + "1",
        "\0",
    ],
)
def test_anything_else_is_refused(text):
    with pytest.raises(literal.NotALiteral):
        literal.read(text)
