"""What every report says in plain words: the states, points, and a student's text made harmless."""

from __future__ import annotations

import re
from collections.abc import Iterable

from grader.results.model import AT_A_GLANCE, Call, ExerciseResult, Failure, FunctionProgress
from grader.text import Text

STATUS = {
    "passed": ("✔", "green", Text("通过", "passed")),
    "partial": ("◐", "yellow", Text("部分通过", "partly passed")),
    "in_progress": ("◔", "yellow", Text("进行中", "in progress")),
    "followed": ("↳", "yellow", Text("随别处而错", "follows from another")),
    "failed": ("✘", "red", Text("未通过", "failed")),
    "not_attempted": ("·", "dim", Text("未作答", "not attempted")),
    "error": ("✘", "red", Text("出错", "raised an error")),
    "timeout": ("✘", "red", Text("超时", "timed out")),
    "killed": ("✘", "red", Text("被终止", "was stopped")),
    "skipped": ("·", "dim", Text("跳过", "skipped")),
    "broken": ("!", "magenta", Text("评分程序出错", "not judged")),
}
"""Sign, style, and words for each state of an exercise or a check."""
EXPECTED = {False: Text("应得", "expected"), True: Text("应得其中之一", "expected one of")}
"""What `expected` is called: the answer, or (True) the answers of which one was wanted."""
GOT = {False: Text("得到", "got"), True: Text("从返回值得到", "got from what came back")}
"""What `got` is called: what came back, or (True) a part of it, or something computed from it."""
ALSO_WRONG, EXPECTED_THERE = Text("这样调用也不对", "also wrong"), Text("那里应得", "expected there")
RIGHT_HERE = Text("这样调用是对的", "right here")
"""A call with which the same check was content."""
LONGEST = 300
STAR, NO_STAR_YET = "★", Text("★ 还没有：", "no ★ yet: ")
OPTIONAL = {False: Text("选做", "optional"), True: Text("为了 ★", "for the ★")}
"""What a check is worth that earns no points: nothing, or the star where there is one."""
INDENT = " " * 6


def on_the_way(one: FunctionProgress) -> Text:
    """How far a function is, in a few words."""
    if not one.written:
        return Text("还没有写", "not written yet")
    right, all = sum(value.right for value in one.worked_values), len(one.worked_values)
    if right == all and one.checked == "wrong":
        return Text("已写，检查没有通过", "written, fails a check")
    if not one.right and right == all:
        values = Text(f"，{all} 个算例都对", f", {all} worked value{'s' * (all > 1)} right") if all else Text("", "")
        involved = one.checked == "involved"
        zh, en = ("用到它的检查没有通过", "what uses it fails") if involved else ("还没有核对", "not checked yet")
        return Text(f"已写{values.zh}，{zh}", f"written{values.en}, {en}")
    if not all:
        return Text("已写，检查通过", "written, passes its checks")
    if right == all:
        return Text(f"已写，{all} 个算例都对", f"written, {all} worked value{'s' * (all > 1)} right")
    return Text(f"已写，{all} 个算例对了 {right} 个", f"written, {right} of {all} worked values right")


def mark_of(one: FunctionProgress) -> str:
    """The sign that goes with it."""
    if not one.written:
        return "·"
    return "✔" if one.right else "✘" if one.wrong else "○"


def statuses(exercises: list[ExerciseResult]) -> list[str]:
    """The states in which exercises are, the best first."""
    order = ("passed", "partial", "in_progress", "failed", "not_attempted", "broken")
    return [status for status in order if any(exercise.status == status for exercise in exercises)]


def star(exercise: ExerciseResult) -> str:
    """What stands behind the points of whoever has the star."""
    return STAR if exercise.strict == "passed" else ""


def short_of_star(exercise: ExerciseResult) -> list[Text]:
    """Why there is no star yet: a line for each check that passed and failed on strict inputs."""
    return [
        Text(f"“{check.title.zh}”：{why.zh}", f"“{check.title.en}”: {why.en}")
        for check in exercise.short_of_star
        if check.strict and (why := _why(check.strict.failure))
    ]


def _why(failure: Failure | None) -> Text:
    if failure is None:
        return Text("", "")
    zh, en = failure.message
    if not failure.calls:
        return failure.message
    call = _call(failure.calls[-1])
    return Text(f"{zh}，{call}", f"{en}, {call}")


def _call(call: Call) -> str:
    """A call within a line: what is long is shown by its type."""
    arguments = (arg.text if arg.complete and len(arg.text) <= AT_A_GLANCE else f"<{arg.type}>" for arg in call.args)
    return f"{call.function}({', '.join(arguments)})"


def functions_in(calls: Iterable[Call]) -> list[tuple[str, str]]:
    """The functions among the arguments that have a name, each with its source."""
    data = [arg.data for call in calls for arg in call.args]
    given = {one["callable"]: one["source"] for one in data if isinstance(one, dict) and one.get("source")}
    return [(name, source) for name, source in given.items() if not source.startswith("lambda")]


def place_in_book(place: str) -> Text:
    """A place in the book, which authors write in Chinese, and after a slash in English: 图 4.8 / fig. 4.8."""
    zh, _, en = place.partition(" / ")
    # The English half may leave out what needs no translation: (6.24), 表 6.1 / table 6.1.
    translated = re.sub("表 *", "table ", re.sub("图 *", "fig. ", zh))
    return Text(zh, translated if translated.replace("§", "").isascii() else en or place)


def points(value: float) -> str:
    """Points with at most two decimals."""
    return f"{round(value, 2):g}"


def safe(text: str, longest: int = LONGEST) -> str:
    """Text of a student as it may be shown: cut late and with a mark, and unable to pass for a line of ours.

    Escape sequences, other control characters and bidi controls are shown, never obeyed; later lines are indented.
    """
    cut = text if len(text) <= longest else text[:longest] + "…"
    shown = (c if c.isprintable() or c in "\n\t\u3000" else c.encode("unicode_escape").decode() for c in cut)
    return "".join(shown).replace("\n", f"\n{INDENT}")
