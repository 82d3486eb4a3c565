"""Cells that belong to all exercises and never end: found out once, not once for each exercise."""

from __future__ import annotations

from dataclasses import replace

from grader import keys
from grader.course.catalog import Exercise
from grader.player import PlayerStopped, Source, Stage
from grader.submission import Submission


class SharedCells:
    """What became of the cells that belong to all exercises, where they were loaded without the others."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._found: dict[str, PlayerStopped | None] = {}

    def known_to_stop(self, submission: Submission, exercise: Exercise, source: Source) -> PlayerStopped | None:
        """Why these cells stop the player, as far as that was found out for another exercise."""
        if not source.shared.get(source.main):
            return None
        return self._found.get(_key(_alone(submission, exercise, source)))

    def stop(self, submission: Submission, exercise: Exercise, source: Source) -> PlayerStopped | None:
        """Why these cells alone stop the player, if they do; asked once loading has stopped it."""
        if not source.shared.get(source.main):
            return None
        alone = _alone(submission, exercise, source)
        key = _key(alone)
        if key not in self._found:
            try:
                self._stage.player(alone).close()
                self._found[key] = None
            except PlayerStopped as stopped:
                self._found[key] = stopped
        return self._found[key]


def _alone(submission: Submission, exercise: Exercise, source: Source) -> Source:
    """The source without what belongs to one exercise; under one name, whichever exercise it was."""
    text = submission.documents[exercise.id].text_for(None).encode()
    lines = source.shared.get(source.main, ())
    helpers = {name: source.modules[name] for name in submission.helpers}
    files = {name: source.files[name] for name in (*submission.helpers, source.main)}
    files["cells"] = files.pop(source.main)
    return replace(
        source, modules={**helpers, "cells": text}, main="cells", functions=(), files=files, shared={"cells": lines}
    )


def _key(alone: Source) -> str:
    return keys.digest(alone.modules, alone.shared)
