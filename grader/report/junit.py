"""Results as JUnit XML, which every CI system reads: an exercise is a suite, a check a case."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from grader.files import write_whole
from grader.results.model import CheckResult, ExerciseResult, Report
from grader.text import Language

_NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(report: Report, language: Language) -> str:
    """The report as one `testsuites` element."""
    root = ElementTree.Element("testsuites", name=_xml(report.submission))
    for exercise in report.exercises:
        root.append(_suite(exercise, language))
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def write(report: Report, path: Path, language: Language) -> None:
    write_whole(path, render(report, language))


def _suite(exercise: ExerciseResult, language: Language) -> ElementTree.Element:
    name = _xml(f"{exercise.id} {exercise.title.in_(language)}")
    suite = ElementTree.Element("testsuite", name=name)
    cases = [_case(exercise, check, language) for check in exercise.checks]
    if not exercise.checks:
        case = ElementTree.Element("testcase", classname=exercise.id, name=exercise.id)
        if exercise.problem:
            message = _xml(exercise.problem.message.in_(language))
            detail = ElementTree.SubElement(case, "error", message=message)
            if exercise.problem.error:
                detail.text = _xml(f"{exercise.problem.error.type}: {exercise.problem.error.message}")
        else:
            ElementTree.SubElement(case, "failure", message=exercise.status)
        cases = [case]
    suite.extend(cases)
    if exercise.strict is not None:  # no test of its own: it costs nothing
        properties = ElementTree.Element("properties")
        ElementTree.SubElement(properties, "property", name="strict", value=exercise.strict)
        suite.insert(0, properties)
    suite.set("tests", str(len(cases)))
    for tag, attribute in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
        suite.set(attribute, str(sum(case.find(tag) is not None for case in cases)))
    return suite


def _case(exercise: ExerciseResult, check: CheckResult, language: Language) -> ElementTree.Element:
    title = _xml(check.title.in_(language))
    case = ElementTree.Element("testcase", classname=exercise.id, name=title, time=f"{check.seconds:.3f}")
    if check.status == "skipped":
        # A skipped check earned nothing; CI that ignores skips must still see the exercise fail.
        ElementTree.SubElement(case, "failure", message=_xml(check.reason.in_(language) if check.reason else ""))
    elif check.status == "followed":  # it cost nothing
        assert check.reason
        ElementTree.SubElement(case, "system-out").text = _xml(check.reason.in_(language))
    elif check.status != "passed":
        failure = check.failure
        tag = "failure" if check.status == "failed" else "error"
        element = ElementTree.SubElement(case, tag, message=_xml(failure.message.in_(language)) if failure else "")
        if failure:
            lines = [f"{call.function}({', '.join(arg.text for arg in call.args)})" for call in failure.calls]
            lines += [f"expected: {failure.expected.text}"] if failure.expected else []
            lines += [f"got: {failure.got.text}"] if failure.got else []
            element.text = _xml("\n".join(lines))
    return case


def _xml(text: str) -> str:
    return _NOT_XML.sub("�", text)
