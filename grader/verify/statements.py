"""What is asked of the words around an exercise once it has an entry in `about.toml` and a contract.

Then its statement teaches: it begins with what the book asks and a small example, and says nothing that only a checker
wants to know. What is no finding but worth a look is advice.
"""

from __future__ import annotations

import ast
import re
import types
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Any

from grader.course.about import chapter_in
from grader.course.catalog import POINTS, Course, Exercise
from grader.course.docstrings import both_sides, halves
from grader.course.loading import CheckModule
from grader.course.statement import LEADS, OWN, Part, parts_of
from grader.course.stubs import for_the_star
from grader.deciding.checks import PreparedCheck
from grader.text import Language
from grader.verify.thoughtless import answer_of, run_on

SHORT, LONGEST = 450, 600
"""Chinese characters, without blanks, to read before the first line of code: advice above the one, a finding above the
other."""
MOST_LINES = 45
"""Of an explanation in each language."""
NEEDED = ("exercise", "example", "star")
CONTRACT: dict[Language, tuple[str, ...]] = {
    "zh": (
        r"只在[^。]{0,30}时[^。]{0,6}问",
        r"(?:不会|不再|只会|只)问到?",
        r"不要改动",
        r"(?:应|要|须)?准到",
        r"误差(?:不超过|小于|在)",
        r"容差|条件数|数量级",
        r"秒\s*CPU|CPU\s*时间|时限|秒之内|秒以内",
        r"(?:至多|不超过|最多)(?:有)?\s*\$?\d{2,}",
        r"相差(?:都)?(?:在)?[^。，；]{0,12}以上",
    ),
    "en": (
        r"asked only|only asked|(?:is|are) never asked|never asked for",
        r"do not change the arguments",
        r"right to (?:within )?[$\d]|accurate to|within a relative error",
        r"tolerance|condition number|orders? of magnitude",
        r"seconds of CPU|CPU time|time limit|\d+ seconds",
        r"(?:at most|no more than|up to) \$?\d{2,}",
        r"differ by (?:more than|at least) [$\d]",
    ),
}
"""Words for the checker and not for the learner: ranges, tolerances, limits, what is never asked."""


def is_converted(exercise: Exercise, module: CheckModule) -> bool:
    return exercise.about is not None and module.info.contract is not None


def statement_findings(course: Course, exercise: Exercise, module: CheckModule) -> Iterator[str]:
    """What is wrong with the words of a converted exercise; nothing of any other."""
    if not is_converted(exercise, module):
        return
    yield from _leads(exercise)
    if (length := length_to_read(exercise)) > LONGEST:
        yield f"{length} characters are to be read before the first line of code, more than {LONGEST}"
    for language, said in contract_words(exercise):
        yield f"the {_NAMES[language]} statement says “{said}”, which is for the checker: say it in contract=[…]"
    yield from _explanation(exercise)
    yield from _points(module)
    yield from _about(course, exercise)
    if (below := for_the_star(exercise)) != tuple(module.info.extra):
        yield f"below the line # ---- ★ ---- stand {_list(below)}, but the extras are {_list(module.info.extra)}"
    functions = [node for node in ast.parse(exercise.stub_source).body if isinstance(node, ast.FunctionDef)]
    for node in functions:
        if halves((ast.get_docstring(node) or "").partition(">>>")[0]) is None:
            yield f"the docstring of {node.name} has not as many paragraphs in English as in Chinese before them"


def statement_advice(
    exercise: Exercise, module: CheckModule, prepared: Sequence[PreparedCheck], reference: types.ModuleType
) -> Iterator[str]:
    """What is worth a look in a converted exercise."""
    if not is_converted(exercise, module):
        return
    if SHORT < (length := length_to_read(exercise)) <= LONGEST:
        yield f"{length} characters are to be read before the first line of code, more than {SHORT}"
    alone = {asked for one in prepared if (asked := _only_function(one, reference))}
    exempt = {*(module.info.written or ()), *module.info.extra}
    if missing := [name for name in exercise.functions if name not in alone and name not in exempt]:
        yield f"no check asks only for {', '.join(missing)}, so what fails because of it cannot follow through"


def stray_entries(course: Course, exercises: Sequence[Exercise]) -> Iterator[str]:
    """Names in the files of these chapters that are no exercise of theirs."""
    by_folder = {exercise.stub.parent for exercise in exercises}
    for folder in sorted(by_folder):
        known = {one.id for one in course.exercises if one.stub.parent == folder}
        chapter = chapter_in(folder)
        for id in dict.fromkeys([*chapter.entries, *chapter.track]):
            if id not in known:
                yield f"{folder.name}/about.toml names {id}, which is no exercise there"


def length_to_read(exercise: Exercise) -> int:
    """Characters without blanks of what has to be read before the first line of code, in Chinese."""
    return sum(len("".join(part.text.split())) for part in parts_of(exercise.statement, "zh") if part.read_first)


def contract_words(exercise: Exercise) -> Iterator[tuple[Language, str]]:
    """What the opening says that is for the checker alone, in each language; what the star asks is no opening."""
    for language, patterns in CONTRACT.items():
        text = " ".join(
            " ".join(part.text.split()) for part in parts_of(exercise.statement, language) if part.key != "star"
        )
        for pattern in patterns:
            for found in re.finditer(pattern, text, re.IGNORECASE):
                yield language, found[0]


_NAMES: dict[Language, str] = {"zh": "Chinese", "en": "English"}


def _leads(exercise: Exercise) -> Iterator[str]:
    sides = {language: parts_of(exercise.statement, language) for language in _NAMES}
    zh, en = ([part.key for part in parts] for parts in sides.values())
    if zh != en:
        yield f"the parts of the statement differ: {_told(sides['zh'])} in Chinese, {_told(sides['en'])} in English"
        return
    words = {lead.key: f"**{lead.words.zh}。**" if lead.key != "star" else "**★**" for lead in LEADS}
    if missing := [words[key] for key in NEEDED if key not in zh]:
        yield f"the statement has no part {', '.join(missing)}"
    order = [lead.key for lead in LEADS]
    known = [key for key in zh if key != OWN]
    if len(set(known)) < len(known) or known != sorted(known, key=order.index):
        yield f"the parts of the statement stand in another order than {', '.join(words[key] for key in order)}"
    elif zh[0] != "exercise":
        yield f"the statement does not begin with {words['exercise']}"


def _told(parts: Sequence[Part]) -> str:
    return ", ".join(part.lead or "…" for part in parts)


def _explanation(exercise: Exercise) -> Iterator[str]:
    path = exercise.explanation
    if not path.is_file():
        yield f"there is no explanation solutions/{path.parent.name}/{path.name}"
        return
    text = both_sides(path.read_text(encoding="utf-8"))
    for language, name in _NAMES.items():
        lines = text.in_(language).split("\n") if text.in_(language) else []
        if not lines:
            yield f"the explanation is missing in {name}"
        elif len(lines) > MOST_LINES:
            yield f"the explanation has {len(lines)} lines in {name}, more than {MOST_LINES}"


def _points(module: CheckModule) -> Iterator[str]:
    weights = [check.weight for check in module.checks if not check.extra]
    if odd := [check.id for check in module.checks if (2 * check.weight) % 1]:
        yield f"points are whole or half: {', '.join(odd)}"
    if sum(weights) != POINTS:
        yield f"the points of the checks add up to {sum(weights):g}, not {POINTS:g}"


def _about(course: Course, exercise: Exercise) -> Iterator[str]:
    about = exercise.about
    assert about is not None
    mistakes = {mistake.name for mistake in exercise.mistakes}
    if unknown := [name for name in about.usual if name not in mistakes]:
        yield f"about.toml: {', '.join(unknown)} is no known mistake"
    if about.another and about.another not in {path.stem for path in exercise.bank("right")}:
        yield f"about.toml: there is no right/{about.another}.py"
    known = {one.id: one for one in course.exercises}
    if unknown := [id for id in about.after if id not in known]:
        yield f"about.toml: {', '.join(unknown)}, to be done first, is no exercise"
    graph = {id: [name for name in one.about.after if name in known] for id, one in known.items() if one.about}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        if exercise.id in error.args[1]:
            yield f"about.toml: each of {' ← '.join(error.args[1])} is to be done before the next"


def _only_function(one: PreparedCheck, reference: types.ModuleType) -> str:
    """The function that a check asks where it asks one alone."""
    asked: set[str] = set()

    def answer(function: str, args: tuple[Any, ...]) -> Any:
        asked.add(function)
        return answer_of(reference, function, args)

    for encoded in one.inputs:
        run_on(one, answer, encoded)
        if len(asked) > 1:
            return ""
    return asked.pop() if asked else ""


def _list(names: Sequence[str]) -> str:
    return ", ".join(names) or "none"
