"""Plain data as bytes, and nothing else: what may cross between the referee and a player.

A value is a msgpack header followed by the raw bytes of its arrays, in the order in which the header names them:

    u32 length of the header | header | padding | array | padding | array ...

Decoding never builds anything but None, bool, int, float, complex, str, list, tuple, dict, set and numpy arrays of the
dtypes below, and checks every size against the bytes that are there before it allocates. Sets are written in a fixed
order and every value has one encoding only, so that equal bytes mean an unchanged argument.
"""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

import msgpack
import numpy as np

from .plain import (
    MAX_ALL_ENTRIES,
    MAX_CONTAINERS,
    MAX_DEPTH,
    MAX_ELEMENTS,
    MAX_ENTRIES,
    MAX_HEADER,
    MAX_ITEMS,
    CodecError,
    check,
    check_keys,
    only_data,
    type_name,
)

__all__ = ["DTYPES", "CodecError", "check", "decode", "encode", "encode_parts", "type_name"]

MAX_INT_BITS: Final = 1023
_MOST_DIGITS: Final = 400
MAX_TEXT_ARRAY: Final = 64 << 20
MAX_DIMENSIONS: Final = 32
MAX_LENGTH: Final = 1 << 62
"""Of one dimension: what numpy can say."""
ALIGNMENT: Final = 16

_DTYPE_NAMES = ("?", "i1", "<i2", "<i4", "<i8", "u1", "<u2", "<u4", "<u8", "<f2", "<f4", "<f8", "<c8", "<c16")
DTYPES: Final = tuple(map(np.dtype, _DTYPE_NAMES))
_DTYPE_NUMBER: Final = {dtype: number for number, dtype in enumerate(DTYPES)}

_TUPLE, _SET, _TEXTS, _INT, _COMPLEX, _ARRAY, _REFERENCE = range(7)
_LENGTH = struct.Struct("<I")
_ARRAY_HEAD = struct.Struct("<BB")
_EXT_8 = 0xC7
"""How msgpack begins an extension of up to 255 bytes; its length and its type follow."""

Buffer = bytes | bytearray | memoryview


class _Mark:
    """Stands first in a list that is not a list."""

    def __init__(self, number: int) -> None:
        self.code = msgpack.ExtType(number, b"")


_MARKS: Final = {number: _Mark(number) for number in (_TUPLE, _SET, _TEXTS)}


def encode(value: Any, reference: Callable[[Any], int] | None = None, *, limited: bool = False) -> bytes:
    """The bytes of a value. `reference` numbers the callables in it; without it they are refused.

    `limited` holds the value to the limits of a reply, so that a well-meant answer is refused here, with a reason.
    """
    return b"".join(encode_parts(value, reference, limited=limited))


def encode_parts(
    value: Any, reference: Callable[[Any], int] | None = None, *, limited: bool = False
) -> list[bytes | memoryview]:
    """As `encode`, without the copy that joins the parts."""
    if type(value) is np.ndarray and _is_simple(value) and not (limited and value.size > MAX_ELEMENTS):
        # Most values by far; the bytes are the same as below.
        return [_before_array(value.dtype, value.shape), _bytes_of(value)]
    if limited:
        check(value)
    arrays: list[bytes | memoryview] = []

    def default(item: Any) -> Any:
        if limited and isinstance(item, (Fraction, Decimal)):
            return _plain(_as_number(item), arrays, reference)
        return _plain(item, arrays, reference)

    try:
        header = msgpack.packb(value, default=default, strict_types=True, unicode_errors="replace")
    except CodecError:
        raise
    except (ValueError, RecursionError) as problem:
        raise CodecError("depth") from problem
    if limited and len(header) > MAX_HEADER:
        raise CodecError("bytes")
    parts: list[bytes | memoryview] = [_LENGTH.pack(len(header)), header]
    end = _LENGTH.size + len(header)
    for array in arrays:
        parts.append(bytes(-end % ALIGNMENT))
        parts.append(array)
        end += -end % ALIGNMENT + len(array)
    return parts


def _as_number(item: Fraction | Decimal) -> int | float:
    """What a student's exact number is on the line: a whole one stays exact."""
    try:
        if isinstance(item, Decimal) and not (item.is_finite() and item.adjusted() < _MOST_DIGITS):
            return math.nan if item.is_nan() else float(item)
        return int(item) if item == int(item) else float(item)
    except OverflowError:
        raise CodecError("type", f"{type_name(item)} beyond all floats") from None


def _is_simple(array: Any) -> bool:
    """Whether an array goes out as it lies in memory."""
    return bool(
        array.dtype in _DTYPE_NUMBER and array.flags.c_contiguous and array.size and array.ndim <= MAX_DIMENSIONS
    )


def _bytes_of(array: Any) -> memoryview:
    return memoryview(array.reshape(-1)).cast("B")


@functools.lru_cache(maxsize=1024)
def _before_array(dtype: Any, shape: tuple[int, ...]) -> bytes:
    """All that comes before the bytes of an array that is the whole value."""
    head = _ARRAY_HEAD.pack(_DTYPE_NUMBER[dtype], len(shape)) + struct.pack(f"<{len(shape)}Q", *shape)
    header: bytes = msgpack.packb(msgpack.ExtType(_ARRAY, head))
    return _LENGTH.pack(len(header)) + header + bytes(-(_LENGTH.size + len(header)) % ALIGNMENT)


def _plain(item: Any, arrays: list[bytes | memoryview], reference: Callable[[Any], int] | None) -> Any:
    """What msgpack should write in place of something that it does not know."""
    if isinstance(item, tuple):
        return [_MARKS[_TUPLE].code, *item]
    if isinstance(item, np.ndarray):
        return _plain_array(item, arrays)
    if isinstance(item, np.generic):
        item = _plain_scalar(item)
        if not isinstance(item, complex):
            return item
    if isinstance(item, int):
        item = int.__int__(item)
        if -(1 << 63) <= item < 1 << 64:
            return item
        if item.bit_length() > MAX_INT_BITS:
            raise CodecError("int", f"{item.bit_length()} bits")
        return msgpack.ExtType(_INT, item.to_bytes(item.bit_length() // 8 + 1, "little", signed=True))
    if isinstance(item, complex):
        return msgpack.ExtType(_COMPLEX, struct.pack("<dd", item.real, item.imag))
    if isinstance(item, set | frozenset):
        return [_MARKS[_SET].code, *sorted(item, key=_order)]
    if isinstance(item, dict):
        return dict(item)
    if isinstance(item, list | range):
        return list(item)
    if isinstance(item, float):
        return float.__float__(item)
    if isinstance(item, str):
        return str.__str__(item)
    if reference is not None and callable(item):
        return msgpack.ExtType(_REFERENCE, _LENGTH.pack(reference(item)))
    raise CodecError("type", type_name(item))


def _plain_array(array: Any, arrays: list[bytes | memoryview]) -> Any:
    if isinstance(array, np.ma.MaskedArray):
        raise CodecError("masked", type_name(array))
    array = np.asarray(array)
    if array.dtype.kind == "O":
        items = array.tolist()
        check(items, sizes=False)
        return items
    if array.dtype.kind == "U":
        return [_MARKS[_TEXTS].code, list(array.shape), array.ravel().tolist()]
    if array.dtype.kind in "fc" and array.dtype.itemsize > (8 if array.dtype.kind == "f" else 16):
        array = array.astype(np.float64 if array.dtype.kind == "f" else np.complex128)
    dtype = array.dtype.newbyteorder("<")
    number = _DTYPE_NUMBER.get(dtype)
    if number is None or array.ndim > MAX_DIMENSIONS:
        raise CodecError("dtype", f"dtype {array.dtype}")
    # Not np.ascontiguousarray: it turns a 0-d array into a 1-d one.
    array = np.asarray(array, dtype=dtype, order="C")
    arrays.append(_bytes_of(array) if array.size else b"")
    return msgpack.ExtType(_ARRAY, _ARRAY_HEAD.pack(number, array.ndim) + struct.pack(f"<{array.ndim}Q", *array.shape))


def _plain_scalar(scalar: Any) -> Any:
    for kind, convert in ((np.bool_, bool), (np.integer, int), (np.floating, float), (np.complexfloating, complex)):
        if isinstance(scalar, kind) and not isinstance(scalar, np.timedelta64):
            return convert(scalar)
    if isinstance(scalar, np.str_):
        return str.__str__(scalar)
    raise CodecError("type", type_name(scalar))


def _order(item: Any) -> Any:
    """A sort key that depends on the value alone, for hashable data of any mixture of types."""
    if isinstance(item, tuple):
        return "tuple", repr([_order(entry) for entry in item])
    if isinstance(item, frozenset):
        return "frozenset", repr(sorted(map(_order, item)))
    return type(item).__name__, repr(item)


def decode(
    data: Buffer,
    reference: Callable[[int], Any] | None = None,
    *,
    copy: bool = False,
    limited: bool = False,
) -> Any:
    """The value of these bytes; raises CodecError for any bytes that `encode` does not write.

    `copy`: arrays with memory of their own; otherwise they share, and keep alive, that of `data`.
    `limited`: the bytes come from a player and are held to the limits of a reply.
    """
    view = memoryview(data)
    if len(view) < _LENGTH.size:
        raise CodecError("format", "too short")
    (length,) = _LENGTH.unpack_from(view)
    if length > len(view) - _LENGTH.size or (limited and length > MAX_HEADER):
        raise CodecError("format", f"header of {length} bytes")
    reader = _Reader(view, _LENGTH.size + length, reference, copy, limited)
    limit = MAX_ENTRIES if limited else len(view)
    header = view[_LENGTH.size : _LENGTH.size + length]
    try:
        if length > 3 and header[0] == _EXT_8 and header[1] == length - 3 and header[2] == _ARRAY:
            value = reader.extension(_ARRAY, bytes(header[3:]))  # Nearly every value: worth a short cut.
        else:
            value = msgpack.unpackb(
                header,
                ext_hook=reader.extension,
                list_hook=reader.sequence,
                object_pairs_hook=reader.mapping,
                strict_map_key=False,
                max_map_len=limit,
                max_array_len=MAX_ITEMS + 1 if limited else -1,  # one more: the mark of a tuple
            )
    except CodecError:
        raise
    except Exception as problem:
        raise CodecError("format", str(problem)[:200]) from problem
    if reader.end != len(view):
        raise CodecError("format", f"{len(view) - reader.end} bytes too many")
    if limited:
        only_data((value,))
    if reader.containers > MAX_DEPTH:  # nothing else can be too deep
        check(value, exact=True)  # For its depth alone: all else was looked at as it was read.
    return value


class _Reader:
    """The hooks of one decoding."""

    def __init__(
        self, view: memoryview, end: int, reference: Callable[[int], Any] | None, copy: bool, limited: bool
    ) -> None:
        self.view, self.end, self.reference, self.copy, self.limited = view, end, reference, copy, limited
        self.entries = self.containers = self.items = self.elements = 0

    def sequence(self, items: list[Any]) -> Any:
        self._count(0, items=len(items))
        mark = items.pop(0) if items and type(items[0]) is _Mark else None
        if self.limited:
            only_data(items)
        if mark is None:
            return items
        if mark is _MARKS[_TUPLE]:
            return tuple(items)
        if mark is _MARKS[_SET]:
            self._count(len(items))
            items = list(map(_frozen, items))
            if self.limited:
                check_keys(items)
            result = set(items)
            if len(result) != len(items):
                raise CodecError("format", "set with equal elements")
            return result
        return self._text_array(items)

    def mapping(self, pairs: list[tuple[Any, Any]]) -> dict[Any, Any]:
        self._count(len(pairs))
        pairs = [(_frozen(key), value) for key, value in pairs]
        if self.limited:
            check_keys(key for key, _ in pairs)
        result = dict(pairs)
        if len(result) != len(pairs):
            raise CodecError("format", "dict with equal keys")
        if self.limited:
            only_data(result)
            only_data(result.values())
        return result

    def _count(self, entries: int, *, items: int = 0, elements: int = 0) -> None:
        if not self.limited:
            return
        self.entries += entries
        self.items += items
        self.elements += elements
        self.containers += 1
        if self.elements > MAX_ELEMENTS or self.items > MAX_ITEMS + self.containers:
            raise CodecError("format", "too many entries")
        if entries > MAX_ENTRIES or self.entries > MAX_ALL_ENTRIES:
            raise CodecError("entries")
        if self.containers > MAX_CONTAINERS:
            raise CodecError("format", "too many containers")

    def extension(self, code: int, data: bytes) -> Any:
        if code == _ARRAY:
            return self._array(data)
        if code in _MARKS and not data:
            return _MARKS[code]
        if code == _INT and 0 < len(data) <= MAX_INT_BITS // 8 + 1:
            return int.from_bytes(data, "little", signed=True)
        if code == _COMPLEX and len(data) == 16:
            return complex(*struct.unpack("<dd", data))
        if code == _REFERENCE and self.reference is not None and len(data) == _LENGTH.size:
            return self.reference(*_LENGTH.unpack(data))
        raise CodecError("format", f"extension {code} of {len(data)} bytes")

    def _array(self, data: bytes) -> Any:
        number, dimensions = _ARRAY_HEAD.unpack_from(data)
        if number >= len(DTYPES) or dimensions > MAX_DIMENSIONS:
            raise CodecError("format", f"array of dtype number {number} with {dimensions} dimensions")
        shape = struct.unpack(f"<{dimensions}Q", data[_ARRAY_HEAD.size :])
        count = math.prod(shape)
        self._count(0, elements=count or math.prod(max(n, 1) for n in shape))
        dtype = DTYPES[number]
        start = self.end + -self.end % ALIGNMENT
        size = count * dtype.itemsize
        if size > len(self.view) - start:
            raise CodecError("format", f"array of shape {shape} in {len(self.view) - start} bytes")
        self.end = start + size
        if number == 0 and size and np.frombuffer(self.view, np.uint8, size, start).max() > 1:
            raise CodecError("format", "a truth value other than 0 and 1")
        array = np.frombuffer(self.view, dtype, count, start) if size else np.empty(0, dtype)
        return array.reshape(shape).copy() if self.copy else array.reshape(shape)

    def _text_array(self, items: list[Any]) -> Any:
        if len(items) != 2 or type(items[0]) is not list or type(items[1]) is not list:
            raise CodecError("format", "text array")
        shape, texts = items
        if len(shape) > MAX_DIMENSIONS or any(type(n) is not int or not 0 <= n <= MAX_LENGTH for n in shape):
            raise CodecError("format", "text array")
        self._count(0, elements=math.prod(max(n, 1) for n in shape))
        if any(type(text) is not str for text in texts) or math.prod(shape) != len(texts):
            raise CodecError("format", "text array")
        if 4 * max(map(len, texts), default=0) * len(texts) > MAX_TEXT_ARRAY:
            raise CodecError("format", "text array too large")
        return np.array(texts, dtype=np.str_).reshape(shape)


def _frozen(key: Any) -> Any:
    if type(key) is set:
        return frozenset(key)
    if type(key) is tuple:
        return tuple(map(_frozen, key))
    return key
