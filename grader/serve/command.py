"""What `grade serve` does: finds the work, starts the server, opens the browser."""

from __future__ import annotations

from pathlib import Path

from grader.course.assignment import is_assignment, read_assignment
from grader.course.catalog import course_at
from grader.serve.app import POLICY, App
from grader.session import workspace
from grader.text import Language, Text
from grader.web import Site, serve

PORT = 8377
"""Always the same where it is free: unsaved text is kept by the browser for this address."""


def run(language: Language, *, name: str, port: int | None, open_browser: bool, course_folder: Path | None) -> None:
    """Serves the page of a course, or of an assignment, until Ctrl-C."""
    assignment = read_assignment(Path(name).absolute()) if is_assignment(name) else None
    course = assignment.course if assignment else course_at(course_folder)
    first = course.find(name)[0].id if name and not assignment else ""
    home = workspace.home(course, Path.cwd())
    root = course.root if course_folder else None
    app = App(course, home, language, course_folder=root, assignment=assignment)

    def started(site: Site) -> None:
        address = site.address(first)
        print(Text(f"学习页面：{address}", f"The page: {address}").in_(language))
        print(
            Text("按 Ctrl-C 结束；写的都在文件里。", "Ctrl-C ends it; all you write is in your files.").in_(language),
            flush=True,
        )
        if open_browser:
            site.show(first)

    serve(lambda site: app.starlette, POLICY, PORT if port is None else port, started, or_next=port is None)
