"""The checks of a course with their inputs: prepared once, for all submissions."""

from __future__ import annotations

from dataclasses import replace

from grader.authoring.checks import Check
from grader.course.catalog import POINTS, Course, Exercise
from grader.course.loading import CheckModule, load_checks, load_reference
from grader.deciding.checks import PreparedCheck
from grader.deciding.inputs import InputCache, draw, draw_strict, key_of


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

    def draw_inputs(self, exercise: Exercise) -> dict[str, list[bytes]]:
        """The inputs of its checks; those it had to draw are in the cache from now on, for whoever prepares it."""
        return self._inputs_of(load_checks(self._course, exercise))

    def _inputs_of(self, module: CheckModule) -> dict[str, list[bytes]]:
        key = key_of(module.files, self._seed)
        kept = self._cache.load(key)
        drawn: dict[str, list[bytes]] = {}
        for check in module.checks:
            if module.info.contract is None:
                drawn[check.id] = kept.get(check.id) or draw(check, self._seed)
                continue
            strict = _strict(check.id)
            drawn[check.id] = kept.get(check.id) or draw(check.at("core"), self._seed)
            drawn[strict] = kept[strict] if strict in kept else draw_strict(check.at("strict"), self._seed)
        if drawn != kept:
            self._cache.save(key, drawn)
        return drawn

    def prepare_module(self, exercise: Exercise, module: CheckModule) -> tuple[CheckModule, list[PreparedCheck]]:
        """The same for a module of checks that is loaded already."""
        drawn = self._inputs_of(module)
        total = sum(check.weight for check in module.checks if not check.extra) or 1.0
        needs_reference = any(check.wants_reference for check in module.checks)
        reference = load_reference(self._course, exercise) if needs_reference else None

        def prepared(check: Check) -> PreparedCheck:
            points, inputs = POINTS * check.weight / total, drawn[check.id]
            if module.info.contract is None:
                return PreparedCheck(check=check, max_points=points, inputs=inputs, reference=reference)
            beyond = drawn[_strict(check.id)]
            strict = PreparedCheck(check=check.at("strict"), max_points=0.0, inputs=beyond, reference=reference)
            core = PreparedCheck(check=check.at("core"), max_points=points, inputs=inputs, reference=reference)
            return replace(core, strict=strict) if beyond else core

        return module, [prepared(check) for check in module.checks]


def _strict(id: str) -> str:
    """Under which name the strict inputs of a check are kept."""
    return f"{id} strict"
