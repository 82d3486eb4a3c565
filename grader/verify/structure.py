"""What can be said of an exercise without grading anything: files, languages, titles, hints, worked values."""

from __future__ import annotations

import ast
import doctest
import io
import re
import types
from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.course.about import FILE as ABOUT
from grader.course.books import ID
from grader.course.catalog import Course, Exercise
from grader.course.loading import CheckModule
from grader.course.mistakes import FIELDS, NARROW, Mistake
from grader.deciding.checks import PreparedCheck
from grader.player import Limits
from grader.text import Text
from grader.verify.advice import Advice
from grader.verify.audit import Audit
from grader.verify.punctuation import excerpt, half_width

FEWEST_RIGHT, FEWEST_WRONG = 2, 4
FILL_IN = "TODO"
"""Marks what a new exercise leaves to its author."""
_MARK = "# %% name: 中文 / English"
_RESULT = re.compile(r"\d+\.\d{3,}")
"""A number in the title of a check that is more likely a result than a setting."""
_BUDGET = re.compile(r"(\d+(?:\.\d+)?)\s*(?:秒\s*CPU|seconds\s+of\s+CPU)")
_LIMITS = Limits()
_CHINESE = re.compile(r"[\u4e00-\u9fff]")


def files_of(exercise: Exercise) -> list[Path]:
    """All files of an exercise that there are."""
    beside = [exercise.mistakes_page, exercise.pins, exercise.audit, exercise.explanation]
    files = [
        exercise.stub,
        exercise.solution,
        exercise.checks,
        *beside,
        *exercise.bank("right"),
        *exercise.bank("textbook"),
    ]
    return [path for path in files if path.is_file()]


def file_findings(exercise: Exercise) -> Iterator[str]:
    """The files that an exercise lacks."""
    for path, what in ((exercise.solution, "reference solution"), (exercise.checks, "file of checks")):
        if not path.is_file():
            yield f"there is no {what} {_in_course(exercise, path)}"
    if (there := len(exercise.bank("right"))) < FEWEST_RIGHT:
        yield Advice(f"right/ holds {there} answers, fewer than {FEWEST_RIGHT}: add right/{exercise.module}_<how>.py")
    if (there := len(exercise.mistakes)) < FEWEST_WRONG:
        yield Advice(f"{_page(exercise)} holds {there} mistakes, fewer than {FEWEST_WRONG}: add a cell {_MARK}")


def strays(course: Course, exercises: Sequence[Exercise]) -> Iterator[str]:
    """Files of whole chapters that look like an exercise's and belong to none, so that nobody would run them."""
    known = {path for exercise in exercises for path in files_of(exercise)}
    asked = {exercise.id for exercise in exercises}
    for chapter in course.chapters.values():
        if asked.issuperset(exercise.id for exercise in chapter):
            tests = chapter[0].banks
            solutions = chapter[0].solution.parent
            places = (solutions.glob("*_[0-9][0-9].py"), solutions.glob("*.md"), tests.glob("test_*.py"))
            banks = (
                tests.glob("right/*.py"),
                tests.glob("textbook/*.py"),
                tests.glob("wrong/*.py"),
                tests.glob("pins/*.py"),
                tests.glob("audit/*"),
            )
            for path in sorted(path for place in (*places, *banks) for path in place if path not in known):
                yield f"{path.relative_to(course.root)} belongs to no exercise"


def places_to_fill_in(exercise: Exercise) -> Iterator[str]:
    """What the author of a new exercise still has to write."""
    for path in files_of(exercise):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if FILL_IN in line:
                yield f"still to fill in: {_in_course(exercise, path)}:{number}: {line.strip()}"
    yield from _places_in_about(exercise)


def _places_in_about(exercise: Exercise) -> Iterator[str]:
    path, ours = exercise.stub.parent / ABOUT, False
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    for number, line in enumerate(lines, 1):
        ours = line.startswith(f'["{exercise.id}"]') if line.startswith("[") else ours
        if ours and FILL_IN in line:
            yield f"still to fill in: {_in_course(exercise, path)}:{number}: {line.strip()}"


def _in_course(exercise: Exercise, path: Path) -> str:
    return path.relative_to(exercise.stub.parents[2]).as_posix()


def declaration_findings(course: Course, exercise: Exercise, module: CheckModule) -> Iterator[str]:
    """What would make points wrong, or name another exercise than this."""
    found = ID.match(exercise.stub_source.lstrip("r\"' \n"))
    if found and course.books.id_as_written(found[0]) != exercise.id:
        yield f"the stub begins with {found[0]}, but this is exercise {exercise.id}"
    for check in module.checks:
        if check.extra and check.weight:
            yield f"{check.id} is extra and yet worth {check.weight:g} points"
        if not check.extra and check.weight <= 0:
            yield f"{check.id} is worth {check.weight:g} points"
        unknown = set(check.requires) - {other.id for other in module.checks}
        if unknown:
            yield f"{check.id} requires unknown checks: {', '.join(sorted(unknown))}"
    for what, names in (("extra", module.info.extra), ("written part", module.info.written or {})):
        for function in names:
            if function not in exercise.functions:
                yield f"the {what} {function} is not in the stub"


def structural_findings(exercise: Exercise, module: CheckModule) -> Iterator[str]:
    """What is missing in the stub and in what the checks say."""
    yield from _bilingual(exercise.title, "the title of the stub")
    yield from _bilingual(exercise.statement, "the statement")
    for seconds in _BUDGET.findall(exercise.stub.read_text(encoding="utf-8")):
        if float(seconds) > _LIMITS.cpu_seconds:
            yield f"the stub grants {seconds} seconds of CPU, but a call is ended after {_LIMITS.cpu_seconds:g}"
    stated = set(_RESULT.findall(exercise.stub.read_text(encoding="utf-8")))
    if not module.info.hints:
        yield "the exercise has no hints"
    for number, step in enumerate(module.info.hints, 1):
        yield from _bilingual(step, f"hint {number} of the exercise")
    if not module.info.book:
        yield "EXERCISE names no place in the book"
    if not any(check.kind == "example" for check in module.checks):
        yield "there is no example check"
    if sum(check.kind == "property" for check in module.checks) < 2:
        yield "there are fewer than two property checks"
    for check in module.checks:
        yield from _bilingual(check.title, f"the title of {check.id}")
        if told := sorted({*_RESULT.findall(check.title.zh), *_RESULT.findall(check.title.en)} - stated):
            yield f"the title of {check.id} gives away {', '.join(told)}, which the stub does not say"
        if check.hint.zh or check.hint.en:  # a check whose assertions have hints of their own needs none
            yield from _bilingual(check.hint, f"the hint of {check.id}")
    if module.info.extra and not any(check.extra for check in module.checks):
        yield f"no check of {', '.join(module.info.extra)} says extra=True, so that leaving it out costs points"
    for picture in module.pictures:
        yield from _bilingual(picture.title, f"the title of picture {picture.id}")
        yield from _bilingual(picture.alt, f"the alt text of picture {picture.id}")
    for function, rubric in (module.info.written or {}).items():
        for line in rubric:
            yield from _bilingual(line, f"the rubric of {function}")
    yield from Audit.of(exercise).findings()
    for function, node in _functions(exercise.stub).items():
        if function in exercise.functions:
            yield from _documented(node)


def star_findings(exercise: Exercise, module: CheckModule, prepared: Sequence[PreparedCheck]) -> Iterator[str]:
    """What does not fit together of a contract and the inputs that are for the star."""
    for number, line in enumerate(module.info.contract or (), 1):
        yield from _bilingual(line, f"line {number} of the contract")
    if module.info.contract and not any(one.strict or one.check.extra for one in prepared):
        yield "the contract promises a star, but no check has strict inputs"


def signature_findings(exercise: Exercise) -> Iterator[str]:
    """Functions of the stub that the reference lacks or gives other parameters."""
    written = _functions(exercise.solution)
    for function, asked in _functions(exercise.stub).items():
        if function not in exercise.functions:
            continue
        if function not in written:
            yield f"the reference has no function {function}"
        elif (wanted := _parameters(asked)) != (given := _parameters(written[function])):
            yield f"{function} has the parameters ({', '.join(wanted)}), but ({', '.join(given)}) in the reference"


def mistake_findings(exercise: Exercise, module: CheckModule) -> Iterator[str]:
    """What the heads of the mistakes lack, and which of them are there twice."""
    known = {check.id for check in module.checks}
    names, sources = set[str](), dict[str, str]()
    for mistake in exercise.mistakes:
        name = in_words(exercise, mistake)
        yield from _bilingual(mistake.title, f"the title of {name}")
        if not re.fullmatch(r"\w+", mistake.name):
            yield f"{name}: a cell begins with {_MARK}, where the name is one word"
        if mistake.name in names:
            yield f"{name} is there twice: each needs a name of its own"
        if (twin := sources.setdefault(mistake.source, mistake.name)) != mistake.name:
            yield f"{name} is the same program as {twin}: one of them is enough"
        names.add(mistake.name)
        if not mistake.caught_by or not set(mistake.caught_by) <= known:
            yield f"{name}: `caught by` should name checks, not {', '.join(mistake.caught_by) or 'nothing'}"
        if mistake.head.get("kind", NARROW) != NARROW:
            yield f"{name}: the only kind is {NARROW}, not {mistake.head['kind']}"
        if "costs" in mistake.head and (mistake.costs is None or mistake.narrow):
            yield f"{name}: `costs` is a number from 1 to 9.5 in halves, and not for what is {NARROW}"
        if unknown := sorted(set(mistake.head) - set(FIELDS)):
            yield f"{name}: its head says {', '.join(unknown)}; what it may say is {', '.join(FIELDS)}"


def in_words(exercise: Exercise, mistake: Mistake) -> str:
    """Where a finding means a mistake."""
    return f"{_page(exercise)}: {mistake.name}"


def _page(exercise: Exercise) -> str:
    return f"wrong/{exercise.mistakes_page.name}"


def worked_values(exercise: Exercise, reference: types.ModuleType) -> Iterator[str]:
    """The `>>>` values of the stub's docstrings, run against the reference."""
    names = vars(reference)  # what a solution imports, its examples need not
    for function, node in _functions(exercise.stub).items():
        words = ast.get_docstring(node) or ""
        parsed = doctest.DocTestParser().get_doctest(words, dict(names), function, exercise.stub.name, node.lineno)
        if not parsed.examples:
            continue
        report = io.StringIO()
        runner = doctest.DocTestRunner(_SameValue(), optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
        if runner.run(parsed, out=report.write).failed:
            lines = [line.strip() for line in report.getvalue().splitlines() if line.startswith("    ")]
            yield f"a worked value of {function} is not what the reference gives: {' | '.join(lines)}"


class _SameValue(doctest.OutputChecker):
    """Accepts a dict or set whose items are printed in another order."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        if super().check_output(want, got, optionflags):
            return True
        try:
            return sorted(want) == sorted(got) and bool(ast.literal_eval(want) == ast.literal_eval(got))
        except (ValueError, SyntaxError):
            return False


def _functions(path: Path) -> dict[str, ast.FunctionDef]:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def _parameters(node: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in (*node.args.posonlyargs, *node.args.args)]


def _documented(node: ast.FunctionDef) -> Iterator[str]:
    words = ast.get_docstring(node) or ""
    if not _CHINESE.search(words):
        yield f"{node.name} has no Chinese docstring"
    if not re.search(r"[A-Za-z]{3,} [a-z]", words):
        yield f"{node.name} has no English docstring"
    yield from _punctuated(words, f"the docstring of {node.name}")
    if node.returns is None or any(argument.annotation is None for argument in node.args.args):
        yield f"{node.name} lacks type hints"


def _bilingual(text: Text, what: str) -> Iterator[str]:
    if not text.zh.strip() or not text.en.strip():
        language = "Chinese" if text.en.strip() else "English" if text.zh.strip() else "both languages"
        yield f"{what} is missing in {language}"
    elif not _CHINESE.search(text.zh):
        yield f"{what} is not in Chinese: {text.zh[:60]}"
    elif len(_CHINESE.findall(text.en)) > len(text.en) // 3:
        yield f"{what} is not in English: {text.en[:60]}"
    yield from _punctuated(text.zh, what)


def _punctuated(chinese: str, what: str) -> Iterator[str]:
    """The first place where Chinese prose has half-width punctuation, and how many more there are."""
    if places := half_width(chinese):
        more = f" and {len(places) - 1} more" if len(places) > 1 else ""
        yield f"{what} has half-width punctuation in Chinese: …{excerpt(chinese, places[0])}…{more}"
