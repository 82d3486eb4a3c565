"""The mistakes of the first week, each in a sentence that says what to do: about form, not about what is computed."""

from __future__ import annotations

import ast
import math
import re
import sys
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import replace
from types import ModuleType

from grader.course.catalog import Exercise
from grader.deciding.verdict import Run
from grader.explaining import syntax
from grader.explaining.compared import chief
from grader.results.model import CheckResult, Failure, StudentError
from grader.text import Text

_NO_FILES = Text(
    "评分时读不了文件：数据由参数传入，或用 from exercises import datasets 取得",
    "No files can be read while grading: data come as arguments, or from `from exercises import datasets`",
)
_NOT_THERE = re.compile(r"No module named '([\w.]+)'.*")
_ANOTHER_EXERCISE = re.compile(r"[a-z]+\d\d_\d\d")
_READERS = ("loadtxt", "genfromtxt", "fromfile", "read_csv", "open(", "np.load")
_USUAL = {"np": "import numpy as np", "numpy": "import numpy", "math": "import math"}


def on_error(error: StudentError, text: str = "", cells: Sequence[int] = ()) -> Text | None:
    """What to do about an exception, where it is one that everybody meets.

    `text` is the student's file, `cells` the lines at which the cells of a notebook begin.
    """
    source = error.frames[-1].source if error.frames else ""
    match error.type:
        case kind if kind in syntax.KINDS:
            return syntax.words(error, text, cells)
        case "ModuleNotFoundError":
            return _on_module(error, source)
        case "FileNotFoundError" | "PermissionError":
            return _NO_FILES
        case "EOFError":
            return Text(
                "评分时没有人在键盘前：不要用 input()，数据由参数传入",
                "Nobody is at the keyboard while grading: do without input(), data come as arguments",
            )
        case "NameError":
            return _on_name(error.message)
        case "RecursionError":
            return Text(
                "递归没有停下来：检查最简单的情形是否直接返回，并且每次调用都离它更近",
                "The recursion never ends: the simplest case must return, and each call must come nearer to it",
            )
        case "TypeError" if "NoneType" in error.message:
            return Text(
                "这里用到的值是 None：常见原因是算它的函数没有 return，或把 x.sort() 这样的结果赋给了变量",
                "A value used here is None: the function that computes it may lack a return, or it is what x.sort()"
                " gives back",
            )
    return None


def _on_module(error: StudentError, source: str) -> Text | None:
    match = _NOT_THERE.fullmatch(error.message)
    if match is None:
        return None
    module = match[1]
    if module.startswith("urllib") and any(reader in source for reader in _READERS):
        return _NO_FILES
    if _ANOTHER_EXERCISE.fullmatch(module):
        return Text(
            f"没有模块 {module}：它是另一道练习的答案，请把那个文件也交上来",
            f"There is no module {module}: it answers another exercise; hand that file in as well",
        )
    if module.partition(".")[0] in sys.stdlib_module_names:
        return Text(
            f"评分时不能使用标准库模块 {module}",
            f"The standard library's {module} cannot be used while grading",
        )
    return Text(
        f"评分时不能用 {module}，装了也不行：答案要用标准库和 numpy 自己写出来",
        f"{module} cannot be used while grading, installed or not: write the answer with the standard library"
        " and numpy",
    )


def _on_name(message: str) -> Text | None:
    match = re.match(r"name '(\w+)' is not defined", message)
    if match is None or match[1] not in _USUAL:
        return None
    return Text(
        f"文件开头少了 {_USUAL[match[1]]}",
        f"The file lacks {_USUAL[match[1]]} at its beginning",
    )


def with_advice(
    results: Sequence[CheckResult],
    code: bytes,
    exercise: Exercise,
    right: Callable[[str], bool],
    of_form: Container[str],
) -> list[CheckResult]:
    """The results; those that failed by a mistake of form have a hint about that, and no other.

    `right` says whether what was printed while a check ran is what its function should have returned; `of_form` are
    the checks in which something of another kind came back.
    """
    functions, parameters = functions_in(code), exercise.parameters

    def advised(one: CheckResult) -> CheckResult:
        advice = one.failure and _on(one.failure, code, functions, parameters, lambda: right(one.id))
        if one.failure and one.failure.calls and not advice and one.id in of_form:
            advice = _as_the_stub_says(one.failure.calls[-1].function, exercise)
        return replace(one, hint=advice) if advice else one

    return [advised(one) for one in results]


def _as_the_stub_says(function: str, exercise: Exercise) -> Text | None:
    """What the stub says that a function returns."""
    sentence = exercise.sentences.get(function)
    if sentence is None or not sentence.zh:
        return None
    return Text(f"框架里 {function} 的说明：{sentence.zh}", f"The stub says of {function}: {sentence.en}")


def _on(
    failure: Failure,
    code: bytes,
    functions: Mapping[str, ast.FunctionDef],
    parameters: Mapping[str, Sequence[str]],
    right: Callable[[], bool],
) -> Text | None:
    called = failure.calls[-1] if failure.calls else None
    if failure.error is not None and failure.error.type != "TimeoutError":
        function = functions.get(called.function) if called else None
        if function is not None and (other := other_parameters(function, parameters.get(function.name, ()))):
            return other
        return on_error(failure.error, code.decode("utf-8", "replace"))
    if called is None or called.returned is None or called.returned.text != "None" or called.function not in functions:
        return None
    if failure.expected is not None and failure.expected.text == "None":
        return None
    return without_return(functions[called.function], right)


def without_return(function: ast.FunctionDef, right: Callable[[], bool]) -> Text | None:
    """Why a function gave None back: it prints, or it forgets."""
    name = function.name
    own = list(_own_nodes(function))
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own):
        return None
    returns = [node.value for node in own if isinstance(node, ast.Return) and node.value is not None]
    if returns:
        on_purpose = any(isinstance(value, ast.Constant) and value.value is None for value in returns)
        if on_purpose or not _comes_to_its_end(function.body):
            return None
        return Text(
            f"{name} 有的情形走不到 return，于是得到 None：每条路都要 return（看 if 和循环之后）",
            f"{name} comes to its end without a return in some case, which gives None: return on every way (after each"
            " if and loop)",
        )
    prints = any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print" for node in own
    )
    if not prints:
        return Text(
            f"{name} 没有 return：在最后写 return 结果",
            f"{name} has no return: end it with `return` and the result",
        )
    zh, en = ("，打印的正是应得的值", ", and what it prints is the value expected") if right() else ("", "")
    return Text(
        f"{name} 用 print 打印了结果{zh}；打印不等于返回：把 print(…) 改成 return …",
        f"{name} prints its result{en}; printing is not returning: write `return …` in place of `print(…)`",
    )


def _comes_to_its_end(body: Sequence[ast.stmt]) -> bool:
    """Whether these statements may be passed without a return."""
    match body[-1]:
        case ast.Return() | ast.Raise():
            return False
        case ast.If(orelse=[]):
            return True
        case ast.If(body=then, orelse=otherwise):
            return _comes_to_its_end(then) or _comes_to_its_end(otherwise)
        case ast.With(body=inside):
            return _comes_to_its_end(inside)
        case ast.While(test=ast.Constant(value=True)) as loop:
            return any(isinstance(node, ast.Break) for node in ast.walk(loop))
    return True


def other_parameters(function: ast.FunctionDef, wanted: Sequence[str]) -> Text | None:
    """How the parameters differ from the stub's: in their order, or in their number."""
    if function.args.vararg is not None or not wanted:
        return None
    arguments = [*function.args.posonlyargs, *function.args.args]
    own = [argument.arg for argument in arguments]
    needed = len(own) - len(function.args.defaults)
    mine, stub = ", ".join(own), ", ".join(wanted)
    if sorted(own) == sorted(wanted) and own != list(wanted):
        return Text(
            f"{function.name} 的参数顺序与框架不同：你写的是 `({mine})`，应是 `({stub})`",
            f"{function.name} takes its arguments in another order than the stub: ({mine}) instead of ({stub})",
        )
    if not needed <= len(wanted) <= len(own):
        return Text(
            f"{function.name} 的参数个数与框架不同：你写的是 `({mine})`，应是 `({stub})`",
            f"{function.name} takes another number of arguments than the stub: ({mine}) instead of ({stub})",
        )
    return None


def on_places(code: bytes, missing: Sequence[str]) -> list[Text]:
    """Functions that are there, but inside a class or another function."""
    inside: dict[tuple[str, str], list[str]] = {}
    for outer in _body(code):
        if isinstance(outer, ast.ClassDef | ast.FunctionDef):
            kind = "class" if isinstance(outer, ast.ClassDef) else "def"
            for node in outer.body:
                if isinstance(node, ast.FunctionDef) and node.name in missing:
                    inside.setdefault((kind, outer.name), []).append(node.name)
    return [_move_out(kind, outer, names) for (kind, outer), names in inside.items()]


def _move_out(kind: str, outer: str, names: Sequence[str]) -> Text:
    listed, one = ", ".join(names), len(names) == 1
    if kind == "class":
        return Text(
            f"{listed} 写在类 {outer} 里面了：移到最外层，不缩进，并去掉参数 self",
            f"{listed} {'is' if one else 'are'} inside the class {outer}: move {'it' if one else 'them'} out of it,"
            " without indentation and without self",
        )
    return Text(
        f"{listed} 写在函数 {outer} 里面了：移到最外层，不缩进",
        f"{listed} {'is' if one else 'are'} inside the function {outer}: move {'it' if one else 'them'} out of it,"
        " without indentation",
    )


def functions_in(code: bytes) -> dict[str, ast.FunctionDef]:
    """The functions at the top level; none where the code is no Python."""
    return {node.name: node for node in _body(code) if isinstance(node, ast.FunctionDef)}


def _body(code: bytes) -> list[ast.stmt]:
    try:
        return ast.parse(code).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # the last is how the parser says "too deep"
        return []


def _own_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What stands in a function, and not in another inside it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            waiting += ast.iter_child_nodes(node)


def printed_is_right(run: Run, reference: ModuleType, printed: str) -> bool:
    """Whether the number that the last call should have returned stands in what was printed."""
    last = chief(run)
    if last is None or last.question.callbacks:
        return False
    try:
        wanted = float(getattr(reference, last.question.function)(*last.arguments))
    except Exception:  # not a number, or the input is not for the reference
        return False
    numbers = re.findall(r"[-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?", printed)
    return any(math.isclose(float(number), wanted, rel_tol=1e-6) for number in numbers)
