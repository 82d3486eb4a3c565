"""What is said of an exercise besides its checks: what is missing, misnamed or skipped."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from grader.authoring.exercise import ExerciseInfo
from grader.course.catalog import Exercise
from grader.explaining import syntax
from grader.explaining.advice import on_error
from grader.player import Loaded
from grader.results.model import Diagnosis, ExerciseResult, WrittenResult
from grader.results.places import place
from grader.text import Text


def remarks_on_names(loaded: Loaded, exercise: Exercise, info: ExerciseInfo, *, listed: bool) -> list[Text]:
    """What is not there, with what may be meant; of functions that are `listed` one by one only the latter is new."""
    notes = []
    for function in loaded.missing:
        others = [name for name in loaded.defined if name not in exercise.functions]
        near = difflib.get_close_matches(function, others, n=1)
        if not near and (listed or function in (*info.extra, *(info.written or {}))):
            continue
        zh = f"；你写的是 {near[0]} 吗？" if near else ""
        en = f"; did you mean your {near[0]}?" if near else ""
        notes.append(
            Text(
                f"练习 {exercise.id} 没有找到函数 {function}{zh}",
                f"Exercise {exercise.id} has no function {function}{en}",
            )
        )
    return notes


def remarks_on_written_parts(written: Sequence[WrittenResult]) -> list[Text]:
    """What a person is to read and nobody has written; of functions their checks say so."""
    missing = ", ".join(part.function for part in written if not part.text)
    return [Text(f"书面部分还没有写：{missing}", f"Written parts not written yet: {missing}")] if missing else []


def remarks_on_costs(diagnosis: Diagnosis | None) -> list[Text]:
    """That one mistake takes no more than it is worth, however many checks see it."""
    if diagnosis is None or diagnosis.costs is None:
        return []
    costs = f"{diagnosis.costs:g}"
    return [Text(f"这一个错最多扣 {costs} 分", f"This one mistake takes {costs} points at most")]


def remarks_on_skipped(loaded: Loaded, blank: ExerciseResult) -> list[Text]:
    """What failed beside the functions, and was skipped."""
    notes = []
    for error in loaded.scratch[:3]:
        line = error.frames[-1].line if error.frames else 0
        where = place(blank.source_file, line, blank.cells)
        raw = f"{error.type}: {error.message}"
        what = on_error(error, blank.source, blank.cells) or Text(raw, raw)
        if error.type in syntax.KINDS:
            notes.append(Text(f"{what.zh}；已跳过", f"{what.en}; it was skipped"))
            continue
        notes.append(
            Text(
                f"{where.zh}出错，已跳过：{what.zh}",
                f"What failed in {where.en} was skipped: {what.en}",
            )
        )
    return notes
