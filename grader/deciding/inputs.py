"""The generated inputs of checks: drawn once by hypothesis, kept, and replayed for every submission.

Drawing is most of the cost of a property check, and the inputs are the same for every submission. So hypothesis draws
them once per check; they are kept in the user's cache under a key of everything that can change them; and hypothesis
runs again only to shrink a failure, with the same seed, so that it meets the same failure.
"""

from __future__ import annotations

import warnings
import zlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import hypothesis
import msgpack
from hypothesis import HealthCheck, Phase
from hypothesis.configuration import set_hypothesis_home_dir
from hypothesis.internal.conjecture import engine, providers

from grader import keys
from grader.authoring.checks import Check
from grader.authoring.levels import drawing, something_strict
from grader.cache import Cache, private_folder
from grader.player.guest import codec

_DRAWING = 2
"""Counts the ways of drawing that there have been: what was kept from another one is not used."""


def replace_part(place: Any, name: str, instead: Callable[..., Any]) -> None:
    """Puts something else in the place of a part of hypothesis, and says so where there is no such part any more."""
    if hasattr(place, name):
        setattr(place, name, instead)
    else:
        warnings.warn(f"hypothesis {hypothesis.__version__} has no {name}: inputs may differ elsewhere", stacklevel=2)


# hypothesis mixes constants found in the source of all imported local modules into what it draws, so the inputs would
# depend on what else happens to be imported, and on whether the grader is installed or run from a checkout.
replace_part(providers, "_get_local_constants", lambda: providers._local_constants)  # noqa: SLF001 - it has no public name
# It follows each new input by up to five variants of it with some parts made equal: of sixty inputs twelve are new. Our
# strategies make equal parts likely by themselves, so every input may be a new one.
replace_part(engine.ConjectureRunner, "generate_mutations_from", lambda self, data: None)
# It also keeps files beside the user's work, even without a database.
set_hypothesis_home_dir(str(private_folder("hypothesis")))


def seed_of(check: Check, seed: int) -> int:
    """The seed of one check: the same on every machine, different for every check and every `--seed`."""
    return zlib.crc32(f"{check.function.__module__.rpartition('.')[2]}.{check.id}:{seed}".encode())


def draw(check: Check, seed: int) -> list[bytes]:
    """The inputs of a property check, encoded: those always tried, then the generated ones."""
    drawn = [codec.encode(dict(inputs)) for inputs in check.also]
    if check.given:
        run_hypothesis(check, seed, lambda inputs: drawn.append(codec.encode(inputs)), [Phase.generate])
    return drawn or [codec.encode({})]


def draw_strict(check: Check, seed: int) -> list[bytes]:
    """The same of a check at the strict level: none where it has no pins and nothing can be stretched."""
    drawn = [codec.encode(dict(inputs)) for inputs in check.also]

    def one(inputs: dict[str, Any]) -> None:
        if check.strict_given is not None or something_strict():
            drawn.append(codec.encode(inputs))

    if check.given:
        run_hypothesis(check, seed, one, [Phase.generate])
    return drawn


def run_hypothesis(
    check: Check,
    seed: int,
    one: Callable[[dict[str, Any]], None],
    phases: list[Phase],
    before_drawing: Callable[[], None] = lambda: None,
) -> None:
    """Calls `one` with the inputs that hypothesis draws for a check, the same ones every time."""

    class Runner:
        def setup_example(self) -> None:
            level.strict = False
            before_drawing()

        @hypothesis.seed(seed_of(check, seed))
        @hypothesis.settings(
            max_examples=check.examples,
            phases=phases,
            database=None,
            deadline=None,
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
            verbosity=hypothesis.Verbosity.quiet,
        )
        @hypothesis.given(hypothesis.strategies.fixed_dictionaries(dict(check.given)))
        def run(self, inputs: dict[str, Any]) -> None:
            one(inputs)

    with drawing(check.level) as level:
        Runner().run()


class InputCache:
    """Drawn inputs kept between runs, one file per module of checks; each level of isolation has its own."""

    def __init__(self, folder: Path | None = None, level: str = "sandbox") -> None:
        self._cache = Cache(f"inputs-{level}", folder)

    def load(self, key: str) -> dict[str, list[bytes]]:
        """What is kept; of a check whose inputs are not as many as were drawn, nothing."""
        try:
            kept, numbers = msgpack.unpackb(self._cache.load(key) or b"")
            return {id: found for id, found in kept.items() if len(found) == numbers[id]}
        except (ValueError, TypeError, KeyError, AttributeError):
            return {}

    def has(self, key: str) -> bool:
        return self._cache.has(key)

    def save(self, key: str, inputs: dict[str, list[bytes]]) -> None:
        self._cache.save(key, packed(inputs))


def packed(inputs: dict[str, list[bytes]]) -> bytes:
    """Drawn inputs as they are kept."""
    return bytes(msgpack.packb([inputs, {id: len(found) for id, found in inputs.items()}]))


def key_of(files: Iterable[Path], seed: int, software: Mapping[str, str] | None = None) -> str:
    """A name for everything that can change the drawn inputs; `software` are the versions where they are wanted."""
    return keys.digest(_DRAWING, dict(software or keys.versions()), seed, keys.of_files(files))[:40]
