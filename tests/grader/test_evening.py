"""A student's evening on the command line: the tutorial in `docs/` is what these commands print.

`python -m tests.grader.test_evening` writes it anew; read the difference before you commit it.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from grader.course.catalog import own_course

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"zh": DOCS / "tutorial.zh-CN.md", "en": DOCS / "tutorial.md"}
TITLE = {
    "zh": "# 一个晚上: 从空文件夹到上交\n\n下面的每一行输出都是这些命令真正打印的.\n",
    "en": "# An evening: from an empty folder to handing in\n\nAll output below is what these commands print.\n",
}
NLL = """    z = np.c_[X, np.ones(len(X))] @ beta
    return float(np.sum(np.logaddexp(0, z) - y * z))
"""
WRONG = """    rows = np.c_[X, np.ones(len(X))]
    return rows.T @ (y - 1 / (1 + np.exp(-rows @ beta)))
"""
STEPS = [
    (None, "grade start 3.3", {"zh": "写好框架:", "en": "Write the stub:"}),
    (
        ("neg_log_likelihood", NLL),
        "grade 3.3",
        {"zh": "先写第一个函数, 立刻就能批改:", "en": "Write the first function, and grade it at once:"},
    ),
    (
        ("gradient", WRONG),
        "grade 3.3",
        {"zh": "第二个函数, 符号写反了:", "en": "The second one, with its sign reversed:"},
    ),
    (None, "grade hint 3.3", {"zh": "要一个提示:", "en": "Ask for a hint:"}),
    ("solution", "grade 3.3", {"zh": "全部写对:", "en": "All of it right:"}),
    (None, "grade status chapter3", {"zh": "做到哪里了:", "en": "How far it is:"}),
    (None, "grade pack chapter3", {"zh": "打包上交:", "en": "Pack it to hand it in:"}),
]


def evening(language, folder):
    """The whole page; the folder is called ~/ml in it."""
    work = folder / "chapter03" / "ex03_03.py"
    (exercise,) = own_course().find("3.3")
    page = [TITLE[language]]
    for edit, command, words in STEPS:
        page.append(words[language])
        if edit == "solution":
            work.write_text(exercise.solution.read_text(encoding="utf-8"), encoding="utf-8")
        elif edit:
            name, body = edit
            text = work.read_text(encoding="utf-8")
            start = text.index("    raise NotImplementedError", text.index(f"def {name}("))
            work.write_text(text[:start] + body + text[start:].partition("\n")[2], encoding="utf-8")
            page.append(f"```python\ndef {name}(…):\n{body}```")
        page.append(f"```console\n$ {command}\n{said(command, language, folder)}```")
    return "\n\n".join(page) + "\n"


def said(command, language, folder):
    arguments = [sys.executable, "-m", "grader", *command.split()[1:], "--lang", language]
    environment = {**os.environ, "XDG_CONFIG_HOME": str(folder / "none"), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(arguments, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    text = re.sub(r"\(\d{4}-\d\d-\d\d \d\d:\d\d\)", "(2026-09-21 20:15)", done.stdout.replace(str(folder), "~/ml"))
    return re.sub(r" +$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", PAGES)
def test_the_tutorial_is_what_the_commands_print(language, tmp_path):
    assert PAGES[language].read_text(encoding="utf-8") == evening(language, tmp_path.resolve())


if __name__ == "__main__":
    for language, path in PAGES.items():
        with tempfile.TemporaryDirectory() as folder:
            path.write_text(evening(language, Path(folder).resolve()), encoding="utf-8")
