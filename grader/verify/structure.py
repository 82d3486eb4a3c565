"""What can be said of an exercise without grading anything: files, languages, titles, hints, worked values."""

from __future__ import annotations

import ast
import doctest
import io
import re
import types
from collections.abc import Iterator

from grader.catalog import Exercise
from grader.loading import CheckModule
from grader.text import Text

_CHINESE = re.compile(r"[\u4e00-\u9fff]")


def structural_findings(exercise: Exercise, module: CheckModule) -> Iterator[str]:
    """What is missing in the files of an exercise."""
    yield from _bilingual(exercise.title, "the title of the stub")
    yield from _bilingual(exercise.statement, "the statement")
    yield from _bilingual(module.info.hint, "the hint of the exercise")
    if not module.info.book:
        yield "EXERCISE names no place in the book"
    if not any(check.kind == "example" for check in module.checks):
        yield "there is no example check"
    if sum(check.kind == "property" for check in module.checks) < 2:
        yield "there are fewer than two property checks"
    for check in module.checks:
        yield from _bilingual(check.title, f"the title of {check.id}")
        yield from _bilingual(check.hint, f"the hint of {check.id}")
        if check.weight <= 0:
            yield f"{check.id} is worth {check.weight} points"
        unknown = set(check.requires) - {other.id for other in module.checks}
        if unknown:
            yield f"{check.id} requires unknown checks: {', '.join(sorted(unknown))}"
    for picture in module.pictures:
        yield from _bilingual(picture.title, f"the title of picture {picture.id}")
        yield from _bilingual(picture.alt, f"the alt text of picture {picture.id}")
    for function, rubric in (module.info.written or {}).items():
        if function not in exercise.functions:
            yield f"the written part {function} is not in the stub"
        for line in rubric:
            yield from _bilingual(line, f"the rubric of {function}")
    for node in ast.parse(exercise.stub_source).body:
        if isinstance(node, ast.FunctionDef):
            words = ast.get_docstring(node) or ""
            if not _CHINESE.search(words):
                yield f"{node.name} has no Chinese docstring"
            if not re.search(r"[A-Za-z]{3,} [a-z]", words):
                yield f"{node.name} has no English docstring"
            if node.returns is None or any(argument.annotation is None for argument in node.args.args):
                yield f"{node.name} lacks type hints"


def worked_values(exercise: Exercise, reference: types.ModuleType) -> Iterator[str]:
    """The `>>>` values of the stub's docstrings, run against the reference."""
    names = {function: getattr(reference, function, None) for function in exercise.functions}
    for node in ast.parse(exercise.stub_source).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        words = ast.get_docstring(node) or ""
        parsed = doctest.DocTestParser().get_doctest(words, dict(names), node.name, exercise.stub.name, node.lineno)
        if not parsed.examples:
            continue
        report = io.StringIO()
        runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
        if runner.run(parsed, out=report.write).failed:
            lines = [line.strip() for line in report.getvalue().splitlines() if line.startswith("    ")]
            yield f"a worked value of {node.name} is not what the reference gives: {' | '.join(lines)}"


def _bilingual(text: Text, what: str) -> Iterator[str]:
    if not text.zh.strip() or not text.en.strip():
        language = "Chinese" if text.en.strip() else "English" if text.zh.strip() else "both languages"
        yield f"{what} is missing in {language}"
    elif not _CHINESE.search(text.zh):
        yield f"{what} is not in Chinese: {text.zh[:60]}"
    elif len(_CHINESE.findall(text.en)) > len(text.en) // 3:
        yield f"{what} is not in English: {text.en[:60]}"
