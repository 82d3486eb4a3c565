"""One warm stage for all tests, and a short way to put a student's code on it."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from grader.player import IsolationUnavailable, Limits, Player, Source, Stage

from . import elsewhere

Play = Callable[..., Player]

LIMITS = Limits(cpu_seconds=0.3, load_cpu_seconds=0.5, wall_factor=5.0, callbacks=50)
"""Small, so that what never ends soon does."""


@pytest.fixture(scope="session", autouse=elsewhere.PLATFORM != "")
def pretended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with elsewhere.pretended(tmp_path_factory.mktemp("programs")):
        yield


def source(code: str, *functions: str, **modules: str) -> Source:
    """A submission whose graded module is `answer`; `modules` are the other modules in it."""
    texts = {"answer": code, **modules}
    files = {name: f"{name}.py" for name in texts}
    return Source({name: textwrap.dedent(text).encode() for name, text in texts.items()}, "answer", functions, files)


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    """The best isolation that this computer has."""
    with Stage(limits=LIMITS) as stage:
        yield stage


@pytest.fixture(scope="session")
def impatient() -> Iterator[Stage]:
    """A stage where a call may take one second of real time."""
    with Stage(limits=replace(LIMITS, wall_factor=0)) as stage:
        yield stage


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Stage]:
    with Stage("sandbox", limits=LIMITS) as stage:
        try:
            stage.isolation  # noqa: B018 - the question is whether it raises
        except IsolationUnavailable as unavailable:
            pytest.skip(unavailable.reason.en)
        yield stage


@pytest.fixture
def play(stage: Stage) -> Iterator[Play]:
    """Starts a player with this code; ended with the test."""
    players: list[Player] = []

    def start(code: str, *functions: str, on: Stage = stage, **modules: str) -> Player:
        players.append(on.player(source(code, *functions, **modules)))
        return players[-1]

    yield start
    for player in players:
        player.close()


def value(reply: Any) -> Any:
    """What a call returned; any other reply fails the test with itself as the message."""
    assert type(reply).__name__ == "Returned", reply
    return reply.value
