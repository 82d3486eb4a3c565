"""Grading for one user at a terminal: find the work, grade it, show and write what came out, again on every save."""

from __future__ import annotations

import contextlib
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from grader import machine
from grader.course.catalog import Course, Exercise
from grader.errors import WrongUsage
from grader.files import write_whole
from grader.player import Stage
from grader.report.lines import lines
from grader.results.model import Level, Report, to_json
from grader.session import history, nearby, solved, workspace
from grader.submission import Submission, Unreadable, as_answer, read_apart
from grader.text import Language, Text

if TYPE_CHECKING:
    from grader.referee.pool import RefereePool
    from grader.referee.referee import Referee
    from grader.report.terminal import TerminalReport

MOST_CHILDREN = 4
"""How many exercises of a chapter are judged side by side at most: one on each core, and no more than this."""


@dataclass(frozen=True, kw_only=True)
class Outputs:
    """Where results go besides the terminal."""

    json: Path | None = None
    junit: Path | None = None
    html: Path | None = None
    everything: bool = False
    pictures: bool = True
    next: bool = False
    """Whether watching goes on with the next exercise once all are passed."""
    open: bool = False
    """Whether the HTML report is opened in the browser."""
    lines: bool = False
    """Whether the terminal gets lines `file:line: message` instead."""
    quiet: bool = False
    """Whether nothing is said about the files written."""
    live: bool = False
    """Whether the HTML report loads itself again whenever it is written again."""

    def check(self) -> None:
        """Refuses a place where nothing can be written before anything is graded, not after."""
        for path in (self.json, self.junit, self.html):
            if path is not None and str(path) != "-" and (path.is_dir() or not path.absolute().parent.is_dir()):
                raise WrongUsage(
                    f"写不到 {path}：没有这个文件夹，或它本身是文件夹",
                    f"Cannot write to {path}: there is no such folder, or it is a folder itself",
                )

    @property
    def to_stdout(self) -> bool:
        """Whether the JSON results are all that standard output shall hold: `--json -`."""
        return self.json is not None and str(self.json) == "-"


@dataclass(frozen=True)
class Work:
    """What is to be graded: a path, and the exercises asked for."""

    path: Path
    exercises: list[Exercise]
    own: bool
    """Whether it is the user's own work: its state is remembered, its report stands beside it."""
    part: str = ""
    """The name of what was asked for, where it is less than a chapter: its report has a file of its own."""
    mistake: str = ""
    """The known mistake on this page that is to be graded, where it is no student's work."""

    @property
    def folder(self) -> Path:
        return self.path if self.path.is_dir() else self.path.parent


class Grading:
    """One session: the player's stage is warming up while the checks are imported."""

    def __init__(
        self,
        course: Course,
        language: Language,
        *,
        isolation: Level | None = None,
        seed: int = 0,
        stage: Stage | None = None,
    ) -> None:
        self.course, self.language, self.seed = course, language, seed
        self.stage = stage or Stage(isolation, preload=course.preload)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if "pool" in vars(self):
            self.pool.close()
        self.stage.close()

    @cached_property
    def terminal(self) -> TerminalReport:
        from rich.console import Console

        from grader.report.terminal import TerminalReport

        return TerminalReport(Console(highlight=False), self.language)

    @cached_property
    def home(self) -> Path:
        """Where the user's work lies."""
        return workspace.home(self.course, Path.cwd())

    def find(self, names: Sequence[str], from_path: Path | None) -> Work:
        """What the user means: names of chapters and exercises, or a file that says itself what it answers."""
        if from_path is None and len(names) == 1 and nearby.is_file(names[0]):
            path = nearby.one_below(Path(names[0]), self.course, self.home)
            return Work(path, self._exercises_in(path), own=True)
        exercises = list(dict.fromkeys(exercise for name in names for exercise in self.course.find(name)))
        if from_path is not None:
            return Work(from_path, exercises, own=False)
        if len({exercise.chapter_name for exercise in exercises}) > 1:
            zh, en = "一次批改一章；多章请用 --from 指定文件夹", "Grade one chapter at a time; for several give --from"
            raise WrongUsage(zh, en)
        return self.work_on(exercises)

    def work_on(self, exercises: list[Exercise]) -> Work:
        """The user's own work on exercises of one chapter, begun from the stubs where there is none."""
        work = workspace.find_or_start(self.course, exercises, self.home, self.language)
        if work.created:
            for remark in [nearby.first_time(work), *nearby.look_like_answers(self.home, exercises, self.course)]:
                self.terminal.say(remark)
        return Work(work.path, exercises, own=True, part=workspace.part_of_chapter(self.course, exercises))

    def known_mistake(self, names: Sequence[str], mistake: str) -> Work:
        """A known mistake of one exercise, graded as if a student had handed it in."""
        exercises = [exercise for name in names for exercise in self.course.find(name)]
        if len(exercises) != 1:
            raise WrongUsage("--wrong 只用于一道练习，例如 grade 3.3", "--wrong takes one exercise, as in grade 3.3")
        return Work(exercises[0].mistakes_page, exercises, own=False, mistake=exercises[0].mistake(mistake).name)

    def run(self, work: Work, outputs: Outputs) -> Report:
        """Grades once and shows what came out."""
        outputs.check()
        submission = self.read(work)
        report = self.grade(submission, work.exercises)
        self.show(report, work, outputs)
        self.deliver(report, submission, work, outputs)
        return report

    def read(self, work: Work) -> Submission:
        """The work as it is on disk now."""
        if work.mistake:
            (exercise,) = work.exercises
            return as_answer(exercise, exercise.mistake(work.mistake).source)
        return read_apart(work.path, work.exercises, own=work.own, books=self.course.books)

    @cached_property
    def referee(self) -> Referee:
        from grader.referee.referee import Referee

        return Referee(self.course, self.stage, seed=self.seed)

    @cached_property
    def pool(self) -> RefereePool:
        from grader.referee.pool import RefereePool

        return RefereePool(self.referee, children=min(machine.workers(), MOST_CHILDREN))

    def grade(self, submission: Submission, exercises: Sequence[Exercise]) -> Report:
        """Grades, with a bar on a terminal."""
        from grader.session.bar import bar

        self.pool.prepare(exercises)  # before the bar begins a thread: a fork has one only
        with bar(self.terminal.console, len(exercises)) as progress:
            return self.pool.grade(submission, exercises, progress)

    def show(self, report: Report, work: Work, outputs: Outputs) -> None:
        """The verdict, at once; pictures and files come after it."""
        if outputs.to_stdout:
            print(to_json(report, indent=1))
        elif outputs.lines:
            print(*lines(report, work.folder, self.language), sep="\n")
        else:
            self.terminal.show(report, everything=outputs.everything)
            for line in solved.invitations(report, work.exercises) if work.own else ():
                self.terminal.say(line)

    def deliver(self, report: Report, submission: Submission, work: Work, outputs: Outputs) -> list[Path]:
        """Writes every file that was asked for, and the HTML report beside the user's own work, which comes last."""
        written = []
        if outputs.json is not None and not outputs.to_stdout:
            write_whole(outputs.json, to_json(report, indent=1) + "\n")
            written.append(outputs.json)
        if outputs.junit is not None:
            from grader.report import junit

            junit.write(report, outputs.junit, self.language)
            written.append(outputs.junit)
        if work.own:
            workspace.save_state(report, self.course, self.home)
            for result in report.exercises:
                history.keep(result, self.home)
        page = outputs.html or (
            workspace.writable_path(workspace.report_path(work.path, self.course, work.part)) if work.own else None
        )
        if page is not None:
            from grader.course.templates import Templates
            from grader.report import html, live

            if outputs.pictures:
                from grader.report.pictures import with_pictures

                report = with_pictures(report, self.pool, submission, work.exercises)
            title, templates = self.course.report_title(work.exercises), Templates.at(self.course.templates_dir)
            write = live.write if outputs.live else html.write
            found = solved.explanations_on(self.course, self.home, report) if work.own else {}
            written.append(write(report, page, self.language, title, templates, found))
        if not outputs.to_stdout and not outputs.quiet:
            self.terminal.files(written)
        if outputs.open and page is not None:
            webbrowser.open(page.resolve().as_uri())
        return written

    def watch(self, work: Work, outputs: Outputs) -> None:
        """Grades on every save until interrupted: only what changed, with everything warm."""
        outputs.check()
        following: Work | None = work
        while following is not None:
            following = self._watch(following, replace(outputs, live=True))

    def _watch(self, work: Work, outputs: Outputs) -> Work | None:
        """Watches one piece of work; returns what to go on with once all of it is passed, where that is wanted."""
        from grader.session.watching import Saves, source_changed

        saves = iter(Saves(work.path))

        submission = self.read(work)
        report = self.grade(submission, work.exercises)
        self.show(report, work, outputs)
        self.deliver(report, submission, work, outputs)
        while True:
            if outputs.next and report.all_passed and (following := self._following()):
                return following
            self.terminal.say(Text("等待保存（按 Ctrl-C 结束）…", "Waiting for you to save (Ctrl-C ends) …"), "dim")
            before = submission
            changed: list[Exercise] = []
            while not changed:
                next(saves)
                try:
                    submission = self.read(work)
                except Unreadable:  # removed or renamed; it may come back
                    continue
                changed = [e for e in work.exercises if source_changed(before, submission, e)]
            self.terminal.rule(f"{datetime.now():%H:%M:%S}")
            fresh = self.pool.grade(submission, changed)
            self.show(fresh, work, outputs)
            results = {exercise.id: exercise for exercise in [*report.exercises, *fresh.exercises]}
            report = replace(fresh, exercises=[results[exercise.id] for exercise in work.exercises])
            self.deliver(report, submission, work, outputs)

    def _following(self) -> Work | None:
        """The next exercise that is not passed, with its stub in place."""
        exercise = workspace.following(self.course, workspace.load_state(self.home, self.course))
        if exercise is None:
            return None
        work = workspace.find_or_start(self.course, [exercise], self.home, self.language)
        if work.path.is_dir() and not (work.path / exercise.stub.name).exists():
            workspace.start(self.course, [exercise], self.home, self.language)
        id, title = exercise.id, exercise.title
        on = Text(f"接着做 {id} {title.zh}：{work.path}", f"Go on with {id} {title.en}: {work.path}")
        self.terminal.say(on, "bold")
        return Work(work.path, [exercise], own=True, part=workspace.part_of_chapter(self.course, [exercise]))

    def _exercises_in(self, path: Path) -> list[Exercise]:
        """The exercises a file answers; one named after a chapter stands for the whole chapter."""
        with contextlib.suppress(ValueError):
            if path.is_file():
                return self.course.find(path.stem)
        documents = read_apart(path, own=True, books=self.course.books).documents
        found = [exercise for exercise in self.course.exercises if exercise.id in documents]
        if not found:
            raise WrongUsage(
                f"{path} 里没有标出练习：在单元前写 # %% exercise 3.3，或用 grade 3.3 --from {path}",
                f"{path} marks no exercise: begin a cell with # %% exercise 3.3, or say grade 3.3 --from {path}",
            )
        return found
