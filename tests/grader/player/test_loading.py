"""How a submission is imported."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.player import Raised, Source, Stage

from .conftest import LIMITS, Play, source, value


def test_a_syntax_error_is_shown_at_its_line_and_column(play: Play) -> None:
    problem = play("def f(x):\n    return (x +* 2)\n", "f").loaded.problem
    assert problem is not None
    assert problem.type == "SyntaxError"
    assert problem.column == 16
    assert [(frame.file, frame.line, frame.source) for frame in problem.frames] == [
        ("answer.py", 2, "    return (x +* 2)")
    ]


def test_a_syntax_error_in_another_module_is_shown_there(play: Play) -> None:
    problem = play("import helper", helper="x = 1\nif x\n").loaded.problem
    assert problem is not None
    assert [(frame.file, frame.line) for frame in problem.frames] == [("answer.py", 1), ("helper.py", 2)]


@pytest.mark.parametrize(
    ("text", "line"), [(b"x = 1\n# \xb9\xfe\n", 2), (b"x = 1\n\ny = '\0'\n", 3)], ids=["GBK", "a null character"]
)
def test_a_file_that_is_not_text_says_so(stage: Stage, text: bytes, line: int) -> None:
    with stage.player(Source({"answer": text}, "answer", ("f",), {"answer": "answer.py"})) as player:
        problem = player.loaded.problem
        assert problem is not None
        assert problem.type == "SyntaxError"
        assert problem.frames[0].line == line
        assert player.loaded.missing == ("f",)


def test_what_fails_beside_the_functions_is_skipped_and_said(play: Play) -> None:
    player = play("x = 1\ny = x / 0\nz = y + 1\ndef f(): return x\nundefined", "f")
    assert player.loaded.problem is None
    assert [(error.type, error.frames[-1].source) for error in player.loaded.scratch] == [
        ("ZeroDivisionError", "y = x / 0"),
        ("NameError", "undefined"),
    ]
    assert value(player.call("f")) == 1


@pytest.mark.parametrize(
    "code",
    [
        "x = " + "(" * 5_000 + ")" * 5_000,
        "x = " + "-" * 100_000 + "1",
        "x = a" + ".b" * 100_000,
        "x = " + "9" * 6_000,
        "".join(" " * i + "if 1:\n" for i in range(120)) + " " * 120 + "pass",
        "import sys\nsys.setrecursionlimit(5)",
        "def g(): return g()\ng()",
    ],
    ids=["parentheses", "minus", "dots", "digits", "levels", "limit", "recursion"],
)
def test_who_exceeds_a_limit_of_python_itself_sees_no_file_but_the_own(play: Play, code: str) -> None:
    loaded = play(f"{code}\ndef f(): return 1\n", "f").loaded
    problem = loaded.problem or loaded.scratch[0]
    assert {frame.file for frame in problem.frames} <= {"answer.py"}
    assert "/" not in problem.message


@pytest.mark.parametrize(
    "statement", ["import numpy, pandas as pd", "from sklearn import svm as pd", "from ex04_07 import choose as pd"]
)
def test_an_import_of_what_is_not_there_fails_only_who_uses_it(play: Play, statement: str) -> None:
    player = play(f"{statement}\ndef f(): return 1\ndef g(): return pd.read_csv('x')\n", "f", "g")
    assert player.loaded.problem is None
    (skipped,) = player.loaded.scratch
    assert (skipped.type, skipped.frames[0].source) == ("ModuleNotFoundError", statement)
    assert value(player.call("f")) == 1
    reply = player.call("g")
    assert isinstance(reply, Raised)
    assert (reply.error.type, reply.error.message) == ("ModuleNotFoundError", skipped.message)
    assert [frame.function for frame in reply.error.frames] == ["g"]


@pytest.mark.parametrize(
    "drawing",
    [
        "import matplotlib.pyplot as plt\nplt.plot([1, 2], 'o-', label='x')\nplt.legend()\nplt.show()",
        "from matplotlib import pyplot as plt, cm\nfig, ax = plt.subplots()\nax.plot([1])\nax.set_title('x')",
        "import matplotlib.pyplot as plt\nfig, (a, b) = plt.subplots(1, 2)\nline, = a.plot([1])\nfig.savefig('x.png')",
        "import matplotlib.pyplot as plt\nn, bins, patches = plt.hist([1, 2])\nlow, high = plt.xlim()",
        "import matplotlib\nmatplotlib.use('Agg')\nfrom matplotlib.pyplot import figure\nwith figure() as f: f.x = 1",
        "import matplotlib.pyplot as plt\nplt.rcParams['font.family'] = 'SimHei'\nfor a in plt.gcf().axes: a.grid()",
        "from mpl_toolkits.mplot3d import Axes3D\nfrom matplotlib import pyplot\npyplot.axes(projection='3d')",
        "import seaborn as sns\nsns.set_theme()\nfrom IPython.display import display\ndisplay(1)",
    ],
)
def test_a_plot_does_nothing(play: Play, drawing: str) -> None:
    player = play(f"{drawing}\ndef f():\n    return 1", "f")
    assert (player.loaded.problem, player.loaded.scratch) == (None, ())
    assert value(player.call("f")) == 1


def test_sys_exit_beside_the_functions_is_skipped(play: Play) -> None:
    player = play("import sys\ndef f(): return 1\nsys.exit('done')\ndef g(): return 2", "f", "g")
    assert [(error.type, error.message) for error in player.loaded.scratch] == [("SystemExit", "done")]
    assert value(player.call("g")) == 2


def test_modules_of_a_submission_import_each_other(play: Play) -> None:
    player = play(
        "from helper import double\nimport other\ndef f(x):\n    return double(x) + other.one",
        helper="from other import one\ndef double(x):\n    return 2 * x",
        other="one = 1",
    )
    assert value(player.call("f", 3)) == 7


def test_an_exception_in_another_module_is_shown_with_its_source(play: Play) -> None:
    reply = play("from helper import g\ndef f():\n    return g()", helper="def g():\n    return [][0]").call("f")
    assert isinstance(reply, Raised)
    assert [(frame.file, frame.source) for frame in reply.error.frames] == [
        ("answer.py", "return g()"),
        ("helper.py", "return [][0]"),
    ]


def test_the_main_block_does_not_run(play: Play) -> None:
    player = play("def f():\n    return __name__\nif __name__ == '__main__':\n    raise SystemExit")
    assert value(player.call("f")) == "answer"


def test_a_module_may_have_the_name_of_one_of_the_library(stage: Stage) -> None:
    submission = Source({"calendar": b"def f():\n    return 1"}, "calendar", ("f",), {"calendar": "calendar.py"})
    with stage.player(submission) as player:
        assert value(player.call("f")) == 1


def test_a_byte_order_mark_is_no_problem(play: Play) -> None:
    assert play("\ufeffdef f():\n    return 1").loaded.problem is None


def test_dataclasses_pickles_and_annotations_work_in_a_module_from_memory(play: Play) -> None:
    player = play(
        """
        from __future__ import annotations
        from dataclasses import dataclass
        import inspect
        import typing

        @dataclass
        class Node:
            left: Node | None = None

        def f():
            return [repr(Node()), str(typing.get_type_hints(Node)), inspect.getsource(g)]

        def g(): return 1
        """
    )
    assert value(player.call("f"))[2] == "def g(): return 1\n"


@pytest.fixture
def course() -> Iterator[Path]:
    """A folder that a player's own user may read, unlike `tmp_path`."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)


@pytest.mark.parametrize("fresh", [False, True])
def test_preloaded_files_are_modules_of_exercises_and_may_read_their_data(course: Path, fresh: bool) -> None:
    (course / "data").mkdir()
    (course / "data" / "one.csv").write_text("1,2")
    (course / "secret.txt").write_text("solution")
    (course / "tables.py").write_text(
        "from pathlib import Path\ndef one():\n    return (Path(__file__).parent / 'data' / 'one.csv').read_text()\n"
    )
    (course / "more.py").write_text("from exercises.tables import one\n")
    code = """
        from exercises import tables
        from exercises.more import one
        from pathlib import Path

        def f():
            return tables.one() + one()

        def g():
            return (Path(tables.__file__).parent / 'secret.txt').read_text()
        """
    preload = [course / "tables.py", course / "more.py"]
    with Stage(limits=LIMITS, preload=preload, fresh=fresh) as stage, stage.player(source(code)) as player:
        assert player.loaded.problem is None
        assert value(player.call("f")) == "1,21,2"
        if stage.isolation.level == "sandbox":
            assert isinstance(player.call("g"), Raised)


def test_a_file_to_preload_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.py"):
        Stage(preload=[tmp_path / "nothing.py"])
