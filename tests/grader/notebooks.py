"""A notebook's front end for tests: cells are edited, run, moved and saved, and the kernel only sees the runs."""

import json
import os

import pytest

from grader.submission.reading import read_own

NAMES = "JPY_SESSION_NAME"


SHELLS = []


def shell_with():
    """An IPython shell with the extension and nothing else, which runs cells as a notebook does."""
    pytest.importorskip("IPython")
    from IPython.core.interactiveshell import InteractiveShell

    if not SHELLS:  # one takes a third of a second to make
        SHELLS.append(InteractiveShell())
        SHELLS[0].showtraceback = SHELLS[0].showsyntaxerror = lambda *args, **named: None
    (shell,) = SHELLS
    for name in shell.extension_manager.loaded & {"grader"}:
        shell.extension_manager.unload_extension(name)
    shell.user_ns.clear()
    shell.init_user_ns()
    shell.extension_manager.load_extension("grader")
    return shell


class FrontEnd:
    def __init__(self, path, course, monkeypatch, *, ids=True, named=True):
        self.path, self.course, self.ids = path, course, ids
        if named:
            monkeypatch.setenv(NAMES, str(path))
        self.cells = []  # [id, text]
        self.made = 0
        self.saves = 0
        self.failed = []
        self.restart()

    def restart(self):
        self.shell = shell_with()

    def insert(self, position, source):
        self.made += 1
        self.cells.insert(position, [f"cell-{self.made}", source])

    def append(self, *sources):
        for source in sources:
            self.insert(len(self.cells), source)

    def edit(self, position, source):
        self.cells[position][1] = source

    def run(self, position):
        id, source = self.cells[position]
        result = self.shell.run_cell(source, store_history=True, cell_id=id if self.ids else None)
        if not result.success:
            self.failed.append(result.error_in_exec or result.error_before_exec)

    def run_all(self):
        for position in range(len(self.cells)):
            self.run(position)

    def save(self):
        cells = [
            {
                "cell_type": "code",
                **({"id": id} if self.ids else {}),
                "source": source,
                "metadata": {},
                "outputs": [],
                "execution_count": None,
            }
            for id, source in self.cells
        ]
        notebook = {"nbformat": 4, "nbformat_minor": 5 if self.ids else 4, "metadata": {}, "cells": cells}
        self.path.write_text(json.dumps(notebook))
        self.saves += 1
        os.utime(self.path, ns=(0, self.saves * 1_000_000))  # two saves within a tick of the clock are two all the same

    def grade(self, names):
        return self.shell.run_line_magic("grade", f"{names} --course '{self.course.root}'")

    def present(self):
        return self.shell.grader_notebook.present()

    def submission(self):
        """What `%grade` would grade now."""
        now = self.present()
        return read_own(now.path, now.data, self.course.exercises)

    def present_statuses(self, names):
        return [one.status for one in self.grade(names).report.exercises]
