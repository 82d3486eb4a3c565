"""Refusers raise on a class of inputs. Raising fails any check: a refuser is caught where its class is asked."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from grader.verify.saboteurs.data import Datum, Parameter

Data = dict[str, Datum]
"""The arguments of one call, by parameter."""
Asked = Callable[[Data], bool]
_DIRECTIONS = ("w", "x", "z", "v", "b", "g", "beta", "alpha", "theta", "gamma", "weights")
"""Vectors whose entries nobody compares with one another."""


@dataclass(frozen=True)
class Refuser:
    """A class of inputs that a function may be asked with, and what brings it along."""

    name: str
    asked: Asked
    """Whether a call belongs to the class."""
    remedy: str


def refusers(parameters: Sequence[Parameter]) -> Iterator[Refuser]:
    """Those that apply to a function with these parameters."""
    yield from _of_sizes(parameters)
    yield from _of_labels(parameters)
    yield from _of_numbers(parameters)
    yield from _of_vectors(parameters)
    yield from _of_matrices(parameters)
    yield from _of_texts(parameters)
    yield from _of_scalars(parameters)


def _of_sizes(parameters: Sequence[Parameter]) -> Iterator[Refuser]:
    rows = _names(one for one in parameters if one.is_matrix or one.is_table)
    if rows:
        for most in (12, 40, 100):
            asked = _some(rows, partial(_more_rows, most))
            yield Refuser(f"more than {most} rows", asked, _stretch("long"))
        columns = _names(one for one in parameters if one.has_columns)
        for most in (3, 8) if columns else ():
            asked = _some(columns, partial(_more_columns, most))
            yield Refuser(f"more than {most} columns", asked, _stretch("wide"))
        yield Refuser("one row", _some(rows, lambda datum: datum.rows is not None and len(datum.rows) == 1), "one row")
        asked = _some(rows, lambda datum: datum.rows is not None and _repeats(datum.rows))
        yield Refuser("duplicate rows", asked, _stretch("duplicate"))
        return
    lists = _names(one for one in parameters if any(datum.size is not None for datum in one.containers))
    if lists:
        for most in (12, 40, 100):
            asked = _some(lists, partial(_more_entries, most))
            yield Refuser(f"more than {most} entries", asked, _stretch("long"))


def _of_labels(parameters: Sequence[Parameter]) -> Iterator[Refuser]:
    labelled = [one for one in parameters if len(one.classes) > 1]
    if labelled:
        asked = _some(
            _names(labelled), lambda datum: len(datum.entries or ()) > 1 and len(set(datum.entries or ())) == 1
        )
        yield Refuser("one class", asked, "all labels alike")
    many = [one for one in labelled if len(one.classes) > 2]
    if many:
        asked = _some(_names(many), lambda datum: len(set(datum.entries or ())) > 3)
        yield Refuser("more than 3 classes", asked, "four classes or values")


def _of_numbers(parameters: Sequence[Parameter]) -> Iterator[Refuser]:
    real = _names(one for one in parameters if one.numbers == "real")
    share = _names(one for one in parameters if one.numbers == "share")
    count = _names(one for one in parameters if one.numbers == "count")
    if real:
        yield Refuser("negative numbers", _number(real, lambda x: x < 0), "numbers below 0")
    if real or count:
        yield Refuser("numbers above 1e4", _number([*real, *count], lambda x: np.abs(x) > 1e4), _stretch("large"))
    counts = [name for name in count if "cost" not in name and "loss" not in name]
    if counts:
        yield Refuser("numbers above 1e9", _number(counts, lambda x: np.abs(x) > 1e9), "counts of billions")
    if real or share or count:
        yield Refuser("zero", _number([*real, *share, *count], lambda x: x == 0), "zeros")
    if real or share:
        both = [*real, *share]
        yield Refuser("numbers below 1e-4", _number(both, lambda x: (x != 0) & (np.abs(x) < 1e-4)), _stretch("small"))
        yield Refuser("more than 3 decimals", _number(both, _many_decimals), _stretch("fine"))


def _of_vectors(parameters: Sequence[Parameter]) -> Iterator[Refuser]:
    vectors = _names(
        one
        for one in parameters
        if one.numbers == "real" and one.name not in _DIRECTIONS and any(d.vector is not None for d in one.containers)
    )
    if vectors:
        yield Refuser("tied numbers", _some(vectors, _ties), "equal numbers (`tied`)")
        yield Refuser("nearly tied numbers", _some(vectors, _near_ties), "numbers 1e-6 apart (`near_ties`)")
        yield Refuser("one value", _some(vectors, _one_value), "all numbers alike")


def _of_matrices(parameters: Sequence[Parameter]) -> Iterator[Refuser]:
    matrices = _names(one for one in parameters if one.numbers == "real" and one.has_columns and not one.is_table)
    if matrices:
        yield Refuser("a constant column", _some(matrices, _constant_column), _stretch("constant"))
        yield Refuser("a column that is the sum of others", _some(matrices, _dependent), _stretch("dependent"))


def _of_texts(parameters: Sequence[Parameter]) -> Iterator[Refuser]:
    if {"domains", "X"} <= {one.name for one in parameters}:
        yield Refuser("a value of the domain that no row has", _empty_branch, "domains with a value that never occurs")
    texts = _names(one for one in parameters if len(one.texts) > 2)
    if not texts:
        return
    yield Refuser("texts that are prefixes of one another", _some(texts, _prefixes), _stretch("names"))
    digits = _some(texts, lambda datum: any(text.isdigit() for text in datum.texts))
    yield Refuser("texts that look like numbers", digits, _stretch("names"))
    blanks = _some(texts, lambda datum: any(" " in text for text in datum.texts))
    yield Refuser("texts with blanks", blanks, _stretch("names"))
    chinese = _some(texts, lambda datum: any("\u4e00" <= letter <= "\u9fff" for t in datum.texts for letter in t))
    yield Refuser("Chinese texts", chinese, _stretch("names"))
    tables = _names(one for one in parameters if one.is_table)
    if tables:
        yield Refuser("columns that share values", _some(tables, _sharing_columns), _stretch("names"))


def _of_scalars(parameters: Sequence[Parameter]) -> Iterator[Refuser]:
    for one in parameters:
        given = [datum.value for datum in one.data if datum.value is not None and datum.is_scalar]
        if one.is_seed or not given:
            continue
        own = [one.name]
        if one.scalar == "int" and not _is_index(one, parameters):
            yield Refuser(f"{one.name} above 10", _scalar(own, lambda x: x > 10), "a larger one")
            if max(given) > 1000:
                yield Refuser(f"{one.name} above 1e4", _scalar(own, lambda x: x > 1e4), "a far larger one")
        elif one.scalar == "float":
            yield Refuser(f"{one.name} at most 0.01", _scalar(own, lambda x: abs(x) <= 0.01), "`edges`")
            if all(0 <= value <= 1 for value in given) and not one.name.startswith("tol"):
                yield Refuser(f"{one.name} at least 0.99", _scalar(own, lambda x: x >= 0.99), "`edges`")
            else:
                yield Refuser(f"{one.name} above 100", _scalar(own, lambda x: x > 100), "`edges`")


def _names(parameters: Iterable[Parameter]) -> list[str]:
    return [one.name for one in parameters]


def _stretch(name: str) -> str:
    return f'stretch class "{name}"'


def _more_rows(most: int, datum: Datum) -> bool:
    return datum.rows is not None and len(datum.rows) > most


def _more_columns(most: int, datum: Datum) -> bool:
    return datum.rows is not None and len(datum.rows[0]) > most


def _more_entries(most: int, datum: Datum) -> bool:
    return (datum.size or 0) > most


def _some(names: Sequence[str], belongs: Callable[[Datum], bool]) -> Asked:
    return lambda data: any(belongs(data[name]) for name in names if name in data)


def _number(names: Sequence[str], belongs: Callable[[Any], Any]) -> Asked:
    return _some(names, lambda datum: not datum.is_scalar and bool(np.any(belongs(datum.numbers))))


def _scalar(names: Sequence[str], belongs: Callable[[Any], bool]) -> Asked:
    return _some(names, lambda datum: datum.is_scalar and datum.value is not None and bool(belongs(datum.value)))


def _many_decimals(numbers: Any) -> Any:
    return np.abs(numbers * 1000 - np.round(numbers * 1000)) > 1e-3


def _repeats(rows: list[list[Any]]) -> bool:
    return len({tuple(row) for row in rows}) < len(rows)


def _ties(datum: Datum) -> bool:
    return datum.vector is not None and len(np.unique(datum.vector)) < len(datum.vector)


def _near_ties(datum: Datum) -> bool:
    if datum.vector is None or len(datum.vector) < 2:
        return False
    gaps = np.diff(np.unique(datum.vector))
    return bool(np.any(gaps <= 1e-5 * max(1.0, float(np.abs(datum.vector).max())))) if gaps.size else False


def _one_value(datum: Datum) -> bool:
    return datum.vector is not None and len(datum.vector) > 1 and len(np.unique(datum.vector)) == 1


def _constant_column(datum: Datum) -> bool:
    matrix = datum.matrix
    return matrix is not None and len(matrix) > 1 and bool(np.any(np.all(matrix == matrix[0], axis=0)))


def _dependent(datum: Datum) -> bool:
    """Whether one column is the sum of all others; a constant one is not meant."""
    matrix = datum.matrix
    if matrix is None or matrix.shape[1] < 2 or len(matrix) < 2:
        return False
    total = matrix.sum(axis=1, keepdims=True)
    scale = np.abs(matrix).max(initial=1e-300)
    return bool(np.any(np.all(np.abs(total - 2 * matrix) <= 1e-9 * scale, axis=0)))


def _prefixes(datum: Datum) -> bool:
    order = sorted(datum.texts)
    return any(second.startswith(first) for first, second in itertools.pairwise(order) if first)


def _sharing_columns(datum: Datum) -> bool:
    if not datum.rows:
        return False
    seen: set[str] = set()
    for column in zip(*datum.rows, strict=True):
        texts = {cell for cell in column if isinstance(cell, str)}
        if texts & seen:
            return True
        seen |= texts
    return False


def _empty_branch(data: Data) -> bool:
    rows, domains = data["X"].value, data["domains"].value
    if not isinstance(rows, (list, tuple)) or not rows:
        return False
    return any(set(domain) - {row[column] for row in rows} for column, domain in enumerate(domains) if domain)


def _is_index(parameter: Parameter, others: Sequence[Parameter]) -> bool:
    """Whether it always lies below the length of another argument: the number of a row, or of folds."""
    for other in others:
        if other is parameter or len(other.data) != len(parameter.data):
            continue
        pairs = list(zip(parameter.data, other.data, strict=True))
        if all(big.size is not None and small.value is not None and small.value <= big.size for small, big in pairs):
            return True
    return False
