"""A student's evening on the command line: the tutorial in `docs/` is what these commands print.

`python -m tests.grader.test_evening` writes it anew; read the difference before you commit it.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from grader.course.catalog import own_course

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"zh": DOCS / "tutorial.zh-CN.md", "en": DOCS / "tutorial.md"}
TITLE = {
    "zh": "# 一个晚上：从空文件夹到上交\n\n下面的每一行输出都是这些命令真正打印的。\n\n"
    "同一个晚上也可以在网页里过：`grade serve`。题目、编辑器和批改结果并排，文件还是这些文件。\n",
    "en": "# An evening: from an empty folder to handing in\n\nAll output below is what these commands print.\n\n"
    "The same evening can be spent in a page: `grade serve`. Statement, editor and verdict stand side by side; the"
    " files are the same.\n",
}
NLL = """    z = np.c_[X, np.ones(len(X))] @ beta
    return float(np.sum(np.logaddexp(0, z) - y * z))
"""
WRONG = """    rows = np.c_[X, np.ones(len(X))]
    return rows.T @ (y - (1 + np.tanh(rows @ beta / 2)) / 2)
"""
MENDED = """    rows = np.c_[X, np.ones(len(X))]
    return rows.T @ ((1 + np.tanh(rows @ beta / 2)) / 2 - y)
"""
EXPLAINED = {
    "zh": """得到十分之后看讲解：`grade explain 3.3` 给出参考答案和为什么这样写、另一种对的写法、这里常见的错，
你的写法与参考的不同，再问一个问题。报告和笔记本里也有。""",
    "en": """\
With its ten points an exercise is explained: `grade explain 3.3` shows the reference beside why it is written so,
another right way, what people get wrong here, how yours differs, and a question further. So do report and notebook.""",
}
STEPS = [
    (None, "grade start 3.3", {"zh": "写好框架：", "en": "Write the stub:"}),
    (
        ("neg_log_likelihood", NLL),
        "grade 3.3",
        {"zh": "先写第一个函数，立刻就能批改：", "en": "Write the first function, and grade it at once:"},
    ),
    (
        ("gradient", WRONG),
        "grade 3.3",
        {"zh": "第二个函数，符号写反了：", "en": "The second one, with its sign reversed:"},
    ),
    (None, "grade hint 3.3", {"zh": "要一个提示：", "en": "Ask for a hint:"}),
    (
        None,
        "grade 3.3 --watch",
        {
            "zh": "让它看着：每次保存都重新批改。先把符号改对，再写完其余的函数，最后按 Ctrl-C：",
            "en": "Let it watch: every save is graded. Mend the sign, then write the rest, then press Ctrl-C:",
        },
    ),
    (None, "grade status chapter3", {"zh": "做到哪里了：", "en": "How far it is:"}),
    (
        None,
        "grade pack chapter3",
        {"zh": f"{EXPLAINED['zh']}\n\n打包上交：", "en": f"{EXPLAINED['en']}\n\nPack it to hand it in:"},
    ),
    (
        None,
        "grade start 3.3 --notebook",
        {"zh": "## 在笔记本里\n\n同样的练习也可以在笔记本里做：", "en": "## In a notebook\n\nThe same in a notebook:"},
    ),
]
CELL = {
    "zh": "在 3.3 的单元格里写第一个函数，运行它，然后在另一个单元格里批改：",
    "en": "Write the first function in the cell of 3.3, run it, and grade it in another cell:",
}
SAVED = {"zh": "保存之后，命令行给出同样的结果：", "en": "Once it is saved, the command line says the same:"}
IN_A_KERNEL = """
import json, sys
from IPython.core.interactiveshell import InteractiveShell

shell = InteractiveShell()
for cell in json.load(open(sys.argv[1]))["cells"]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "code" and not source.startswith("%grade"):
        shell.run_cell(source, store_history=True, cell_id=cell.get("id")).raise_error()
print(shell.run_line_magic("grade", "3.3"))
"""


def evening(language, folder):
    """The whole page; the folder is called ~/ml in it."""
    work = folder / "chapter03" / "ex03_03.py"
    page = [TITLE[language]]
    for edit, command, words in STEPS:
        page.append(words[language])
        if edit:
            name, body = edit
            work.write_text(with_body(work.read_text(encoding="utf-8"), name, body), encoding="utf-8")
            page.append(f"```python\ndef {name}(…):\n{body}```")
        shown = watched(command, language, folder, work) if "--watch" in command else said(command, language, folder)
        page.append(f"```console\n$ {command}\n{shown}```")
    page += notebook(language, folder)
    return "\n\n".join(page) + "\n"


def with_body(stub, name, body):
    """The stub with one function written."""
    start = stub.index("    raise NotImplementedError", stub.index(f"def {name}("))
    return stub[:start] + body + stub[start:].partition("\n")[2]


def notebook(language, folder):
    """What the cells say, and what the saved file."""
    (path,) = folder.glob("*.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))
    for cell in cells["cells"]:
        text = "".join(cell["source"])
        if "def neg_log_likelihood(" in text and cell["cell_type"] == "code":
            cell["source"] = with_body(text, "neg_log_likelihood", NLL)
    path.write_text(json.dumps(cells), encoding="utf-8")
    language_of_system = {"LC_ALL": {"zh": "zh_CN.UTF-8", "en": "C.UTF-8"}[language], "JPY_SESSION_NAME": str(path)}
    inside = run([sys.executable, "-c", IN_A_KERNEL, str(path)], folder, language_of_system)
    code = f"%%exercise 3.3\ndef neg_log_likelihood(…):\n{NLL}"
    outside = said(f"grade {path.name}", language, folder)
    return [
        CELL[language],
        f"```python\n{code}```\n\n```python\n%grade 3.3\n```\n\n```text\n{inside}```",
        SAVED[language],
        f"```console\n$ grade {path.name}\n{outside}```",
    ]


def said(command, language, folder):
    return run([sys.executable, "-m", "grader", *command.split()[1:], "--lang", language], folder)


def run(arguments, folder, also=None):
    environment = environment_of(folder) | (also or {})
    done = subprocess.run(arguments, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    return as_printed(done.stdout, folder)


def environment_of(folder):
    return {**os.environ, "XDG_CONFIG_HOME": str(folder / "none"), "LC_ALL": "C.UTF-8"}


def as_printed(text, folder):
    """The same on every computer and evening."""
    text = text.replace(str(folder), "~/ml")
    text = re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d", "2026-09-21 20:15", text)
    text = re.sub(r"\b\d\d:\d\d:\d\d\b", "20:15:00", text)
    return re.sub(r" +$", "", text, flags=re.MULTILINE)


def watched(command, language, folder, work):
    """The page of two saves under the eyes of `--watch`."""
    (exercise,) = own_course().find("3.3")
    mended = work.read_text(encoding="utf-8").replace(WRONG, MENDED)
    out = folder.parent / f"watched-{language}.txt"
    arguments = [sys.executable, "-m", "grader", *command.split()[1:], "--lang", language]
    with open(out, "wb") as file:
        process = subprocess.Popen(
            arguments, cwd=folder, env=environment_of(folder), stdout=file, stderr=file, preexec_fn=hear_interrupts
        )
    try:
        for count, text in enumerate([mended, exercise.solution.read_text(encoding="utf-8")], 1):
            wait_until(out, language, count)
            work.write_text(text, encoding="utf-8")
        wait_until(out, language, 3)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(300)
    _, *rest = as_printed(out.read_text(encoding="utf-8"), folder).split(WAITING[language])
    return WAITING[language].join(["…\n", *rest]).rstrip() + "\n"


def hear_interrupts():
    """What is started in the background of a script is deaf to Ctrl-C, and so are its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


WAITING = {"zh": "等待保存", "en": "Waiting for you to save"}


def wait_until(out, language, count):
    end = time.monotonic() + 300
    while out.read_text(encoding="utf-8").count(WAITING[language]) < count:
        assert time.monotonic() < end, out.read_text(encoding="utf-8")
        time.sleep(0.1)


@pytest.mark.parametrize("language", PAGES)
def test_the_tutorial_is_what_the_commands_print(language, tmp_path):
    written = PAGES[language].read_text(encoding="utf-8")
    assert evening(language, tmp_path.resolve()) == written


if __name__ == "__main__":
    for language, path in PAGES.items():
        with tempfile.TemporaryDirectory() as folder:
            path.write_text(evening(language, Path(folder).resolve()), encoding="utf-8")
