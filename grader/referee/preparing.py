"""The checks of a course with their inputs: prepared once, for all submissions."""

from __future__ import annotations

from grader.course.catalog import POINTS, Course, Exercise
from grader.course.loading import CheckModule, load_checks, load_reference
from grader.deciding.checks import PreparedCheck
from grader.deciding.inputs import InputCache, draw, key_of


class Preparation:
    """Loads checks, and draws their inputs or takes them from the cache."""

    def __init__(self, course: Course, seed: int, cache: InputCache) -> None:
        self._course, self._seed, self._cache = course, seed, cache
        self._prepared: dict[str, tuple[CheckModule, list[PreparedCheck]]] = {}

    def prepare(self, exercise: Exercise) -> tuple[CheckModule, list[PreparedCheck]]:
        """The checks of an exercise with their inputs."""
        if exercise.id not in self._prepared:
            self._prepared[exercise.id] = self.prepare_module(exercise, load_checks(self._course, exercise))
        return self._prepared[exercise.id]

    def has_inputs(self, exercise: Exercise) -> bool:
        """Whether the inputs of its checks are there from an earlier run."""
        return exercise.id in self._prepared or self._cache.has(
            key_of(load_checks(self._course, exercise).files, self._seed)
        )

    def draw_inputs(self, exercise: Exercise) -> None:
        """Draws the inputs of its checks and leaves them in the cache, for whoever prepares the exercise."""
        self._inputs_of(load_checks(self._course, exercise))

    def _inputs_of(self, module: CheckModule) -> dict[str, list[bytes]]:
        key = key_of(module.files, self._seed)
        kept = self._cache.load(key)
        drawn = {check.id: kept.get(check.id) or draw(check, self._seed) for check in module.checks}
        if drawn != kept:
            self._cache.save(key, drawn)
        return drawn

    def prepare_module(self, exercise: Exercise, module: CheckModule) -> tuple[CheckModule, list[PreparedCheck]]:
        """The same for a module of checks that is loaded already."""
        drawn = self._inputs_of(module)
        total = sum(check.weight for check in module.checks if not check.extra) or 1.0
        needs_reference = any(check.wants_reference for check in module.checks)
        reference = load_reference(self._course, exercise) if needs_reference else None
        prepared = [PreparedCheck(c, POINTS * c.weight / total, drawn[c.id], reference) for c in module.checks]
        return module, prepared
