"""The codec refuses everything that is not plain data, and changes nothing that is."""

from __future__ import annotations

import collections
import decimal
import enum
import fractions
import math
import pickle
import struct
from typing import Any, NamedTuple

import msgpack
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst

from grader.player.guest import codec

MARK = {name: msgpack.ExtType(number, b"") for number, name in enumerate(("tuple", "set", "texts"))}


def message(header: Any, *arrays: bytes) -> bytes:
    """A message as a forger would write it."""
    packed = msgpack.packb(header)
    data = struct.pack("<I", len(packed)) + packed
    for array in arrays:
        data += bytes(-len(data) % 16) + array
    return data


def array_header(dtype: int, *shape: int) -> msgpack.ExtType:
    return msgpack.ExtType(5, bytes([dtype, len(shape)]) + struct.pack(f"<{len(shape)}Q", *shape))


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


HOSTILE = {
    "nothing": b"",
    "a header longer than the message": struct.pack("<I", 1000) + b"\xc0",
    "bytes after the end": message(None) + b"x",
    "two values": struct.pack("<I", 2) + b"\xc0\xc0",
    "a pickle": pickle.dumps([1]),
    "raw bytes": message(b"raw"),
    "raw bytes inside": message([1, [b"raw"]]),
    "a timestamp": message(msgpack.Timestamp(1, 2)),
    "text that is not UTF-8": struct.pack("<I", 3) + b"\xa2\xff\xfe",
    "an unknown extension": message(msgpack.ExtType(99, b"")),
    "a callback where none is allowed": message(msgpack.ExtType(6, struct.pack("<I", 0))),
    "an integer of 2000 bits": message(msgpack.ExtType(3, bytes(250))),
    "a mark by itself": message(MARK["tuple"]),
    "a mark inside a list": message([1, MARK["tuple"], 2]),
    "bytes by themselves": message(b"ab"),
    "bytes inside a list": message([1, [b"ab"]]),
    "bytes inside a tuple": message([MARK["tuple"], b"ab"]),
    "bytes as a key": message({b"ab": 1}),
    "a mark as a value of a dict": message({"a": MARK["tuple"]}),
    "a time inside a list": message([msgpack.Timestamp(0)]),
    "a set with a list in it": message([MARK["set"], [1]]),
    "a set with equal elements": message([MARK["set"], 1, 1]),
    "a dict with equal keys": struct.pack("<I", 5) + b"\x82\x01\x02\x01\x02",
    "a dict with a list as key": struct.pack("<I", 4) + b"\x81\x91\x01\x02",
    "a huge set": message([MARK["set"], *range(1001)]),
    "a huge dict": message(dict.fromkeys(range(1001), 0)),
    "a hundred thousand entries": message([dict.fromkeys(range(1000), 0)] * 101),
    "a list that promises too much": struct.pack("<I", 5) + b"\xdd\xff\xff\xff\xff",
    "an array without bytes": message(array_header(11, 4)),
    "an array with too few bytes": message(array_header(11, 4), bytes(31)),
    "an array with too many bytes": message(array_header(11, 4), bytes(33)),
    "an array whose size overflows": message(array_header(11, 2**63, 2**63)),
    "an empty array of huge shape": message(array_header(11, 0, 2**63)),
    "an array of unknown dtype": message(array_header(200, 1), bytes(8)),
    "an array of 64 dimensions": message(array_header(11, *[1] * 64), bytes(8)),
    "an array header cut short": message(msgpack.ExtType(5, b"\x0b\x03\x00")),
    "a truth value that is neither": message(array_header(0, 2), b"\x02\x01"),
    "texts of another number than the shape": message([MARK["texts"], [3], ["a"]]),
    "texts that are numbers": message([MARK["texts"], [1], [1]]),
    "texts that would fill the memory": message([MARK["texts"], [1001], ["x" * 100_000, *[""] * 1000]]),
    "201 levels": message(nested(250)),
    "1000 levels": struct.pack("<I", 1001) + b"\x91" * 1000 + b"\xc0",
    "a million levels": struct.pack("<I", 1_000_001) + b"\x91" * 1_000_000 + b"\xc0",
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(codec.CodecError):
        codec.decode(data, limited=True)


def test_what_the_player_is_sent_may_hold_functions_at_any_depth() -> None:
    functions: list[Any] = []

    def number(function: Any) -> int:
        functions.append(function)
        return len(functions) - 1

    data = codec.encode({"f": [len, (max,)]}, number)
    assert codec.decode(data, functions.__getitem__) == {"f": [len, (max,)]}
    assert codec.decode(codec.encode(min, number), functions.__getitem__) is min


@given(st.binary(max_size=200))
@settings(derandomize=True, database=None)
def test_arbitrary_bytes_decode_to_plain_data_or_not_at_all(data: bytes) -> None:
    for candidate in (data, struct.pack("<I", len(data)) + data):
        try:
            value = codec.decode(candidate, limited=True)
        except codec.CodecError:
            continue
        codec.check(value, exact=True)


class Pair(NamedTuple):
    left: int
    right: int


class Colour(enum.IntEnum):
    RED = 3


class Word(str, enum.Enum):  # noqa: UP042 - as students write it
    YES = "是"


UNUSABLE = {
    "a generator": ((item for item in [1]), "type", "generator"),
    "a function": (len, "type", "builtin_function_or_method"),
    "a class": (int, "type", "type"),
    "bytes": (b"x", "type", "bytes"),
    "bytes in an object array": (np.array([b"x", None], dtype=object), "type", "bytes"),
    "a view of a dict": ({1: 2}.keys(), "type", "dict_keys"),
    "an integer of 1024 bits": (1 << 1023, "int", "1024 bits"),
    "dates": (np.array(["2020-01-01"], dtype="datetime64[D]"), "dtype", "dtype datetime64[D]"),
    "one date": (np.datetime64("2020-01-01"), "type", "numpy.datetime64"),
    "a span of time": (np.timedelta64(1, "D"), "type", "numpy.timedelta64"),
    "a table": (np.zeros(2, dtype=[("a", int)]), "dtype", "dtype [('a', '<i8')]"),
    "a masked array": (np.ma.masked_array([1.0], [True]), "masked", "numpy.MaskedArray"),
    "a large dict": (dict.fromkeys(range(1001)), "entries", "dict, 1001"),
    "a large set inside": ([set(range(1001))], "entries", "set, 1001"),
    "a deep list": (nested(202), "depth", ""),
}


@pytest.mark.parametrize(("value", "code", "detail"), UNUSABLE.values(), ids=UNUSABLE.keys())
def test_what_is_not_plain_data_is_refused_with_the_reason(value: Any, code: str, detail: str) -> None:
    with pytest.raises(codec.CodecError) as caught:
        codec.encode(value, limited=True)
    assert (caught.value.code, caught.value.detail) == (code, detail)


def test_a_list_that_contains_itself_is_refused() -> None:
    knot: list[Any] = []
    knot += [knot, knot]
    with pytest.raises(codec.CodecError, match="depth"):
        codec.encode(knot, limited=True)


BECOMES = {
    "a named tuple": (Pair(1, 2), (1, 2)),
    "an IntEnum": (Colour.RED, 3),
    "a str Enum": (Word.YES, "是"),
    "an OrderedDict": (collections.OrderedDict(a=1), {"a": 1}),
    "a defaultdict": (collections.defaultdict(list, a=[1]), {"a": [1]}),
    "a Counter": (collections.Counter("aab"), {"a": 2, "b": 1}),
    "a range": (range(3), [0, 1, 2]),
    "a frozenset": (frozenset({1}), {1}),
    "sets in a set": ({frozenset({1}), (frozenset({2}), 3)}, {frozenset({1}), (frozenset({2}), 3)}),
    "a fraction": (fractions.Fraction(1, 4), 0.25),
    "a whole fraction": (fractions.Fraction(10**30, 1), 10**30),
    "fractions in an array": (np.array([fractions.Fraction(1, 2), 1]), [0.5, 1]),
    "a decimal": ([decimal.Decimal("0.5"), decimal.Decimal(3)], [0.5, 3]),
    "a tiny decimal": (decimal.Decimal("1e-999999"), 0.0),
    "numpy's float": (np.float64(0.5), 0.5),
    "numpy's float32": (np.float32(0.5), 0.5),
    "numpy's longdouble": (np.longdouble(0.5), 0.5),
    "numpy's int": (np.int16(-7), -7),
    "numpy's bool": (np.bool_(True), True),
    "numpy's str": (np.str_("x"), "x"),
    "numpy's complex": (np.complex64(1j), 1j),
    "numpy scalars as keys": ({np.int64(1): np.float64(2)}, {1: 2.0}),
    "a lone surrogate": ("a\ud800b", "a?b"),
    "an object array": (np.array(["a", None, (1,)], dtype=object), ["a", None, (1,)]),
    "a large integer": (-(1 << 1022), -(1 << 1022)),
    "an unsigned 64-bit integer": ((1 << 64) - 1, (1 << 64) - 1),
}


@pytest.mark.parametrize(("value", "plain"), BECOMES.values(), ids=BECOMES.keys())
def test_subclasses_and_numpy_scalars_become_plain(value: Any, plain: Any) -> None:
    decoded = codec.decode(codec.encode(value, limited=True), limited=True)
    assert same(decoded, plain), decoded


def same(left: Any, right: Any) -> bool:
    """Equal in type, value and order, down to the last element and the sign of zero."""
    if type(left) is not type(right):
        return False
    if isinstance(left, np.ndarray):
        return (left.shape, left.dtype.kind) == (right.shape, right.dtype.kind) and (
            left.tolist() == right.tolist() if left.dtype.kind == "U" else left.tobytes() == right.tobytes()
        )
    if isinstance(left, list | tuple):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, dict):
        return same(list(left.items()), list(right.items()))
    if isinstance(left, float):
        return struct.pack("<d", left) == struct.pack("<d", right)
    if isinstance(left, complex):
        return same((left.real, left.imag), (right.real, right.imag))
    return bool(left == right)


INTEGERS = st.integers(-(1 << 1022), 1 << 1022)
SCALARS = st.one_of(st.none(), st.booleans(), INTEGERS, st.floats(), st.text(max_size=5), st.complex_numbers())
KEYS = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=3)),
    lambda inner: st.lists(inner, max_size=2).map(tuple),
    max_leaves=3,
)
ARRAYS = st.one_of(
    st.sampled_from(codec.DTYPES).flatmap(lambda dtype: npst.arrays(dtype, npst.array_shapes(min_dims=0, min_side=0))),
    npst.arrays(np.dtype("U3"), npst.array_shapes(min_dims=0, min_side=0)),
)
VALUES = st.recursive(
    st.one_of(SCALARS, ARRAYS),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.lists(inner, max_size=4).map(tuple),
        st.dictionaries(KEYS, inner, max_size=4),
        st.sets(KEYS, max_size=4),
    ),
    max_leaves=8,
)


@given(VALUES)
@settings(derandomize=True, database=None, deadline=None, max_examples=200)
def test_every_value_comes_back_as_it_went(value: Any) -> None:
    data = codec.encode(value, limited=True)
    assert same(codec.decode(data, limited=True), value)
    assert same(codec.decode(data, copy=True), value)


@given(VALUES)
@settings(derandomize=True, database=None, deadline=None, max_examples=100)
def test_a_decoded_value_is_encoded_to_the_same_bytes(value: Any) -> None:
    data = codec.encode(value)
    assert codec.encode(codec.decode(data, copy=True)) == data


@pytest.mark.parametrize(
    "array",
    [np.arange(12.0).reshape(3, 4).T, np.arange(10)[::-2], np.arange(3, dtype=">i4"), np.asfortranarray(np.eye(3))],
    ids=["transposed", "strided", "big-endian", "Fortran order"],
)
def test_the_layout_of_an_array_in_memory_does_not_matter(array: Any) -> None:
    decoded = codec.decode(codec.encode(array))
    assert decoded.tolist() == array.tolist()
    assert decoded.dtype == array.dtype.newbyteorder("<")


def test_arrays_share_the_memory_of_the_message_unless_copied() -> None:
    data = bytearray(codec.encode(np.zeros(4)))
    shared, copied = codec.decode(data), codec.decode(data, copy=True)
    data[-1] = 0x40
    assert shared[3] != 0
    assert copied[3] == 0
    assert shared.flags.aligned
    assert shared.flags.writeable


def test_not_a_number_stays_what_it_is() -> None:
    assert math.isnan(codec.decode(codec.encode(math.nan)))


@pytest.mark.parametrize("dtype", [bool, np.int8, np.int64, np.float32, np.float64, np.complex128])
@pytest.mark.parametrize("shape", [(4,), (2, 3), (1, 1), (2, 0, 3), (), (2,) * 8])
def test_an_array_alone_is_written_as_it_is_inside_another_value(dtype: Any, shape: tuple[int, ...]) -> None:
    array = np.ones(shape, dtype)
    alone, inside = codec.encode(array), codec.encode([array])
    assert alone.endswith(array.tobytes())
    assert inside.endswith(array.tobytes())
    for back in (codec.decode(alone), codec.decode(inside)[0], codec.decode(codec.encode(array.copy(order="F")))):
        assert back.dtype == array.dtype
        assert back.shape == array.shape
        assert np.array_equal(back, array)
