"""One run over a class from beginning to end: what is asked for, and what it leaves in the folder of results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from grader.classroom.batch.candidates import NO_DUE, Due
from grader.classroom.batch.finding import Place, submissions_in
from grader.classroom.batch.folder import INPUTS, only_one
from grader.classroom.batch.job import Executor, Setup
from grader.classroom.batch.matching import Match, matched
from grader.classroom.batch.plan import read_settlements
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.roster import Roster
from grader.classroom.batch.run import Batch, make_setup
from grader.classroom.batch.summary import Summary
from grader.classroom.export.worksheet import Worksheet
from grader.classroom.gradebook import Gradebook, Rules
from grader.classroom.gradebook.by_hand import restore
from grader.classroom.gradebook.changes import note_changes
from grader.classroom.gradebook.gradebook import FILE
from grader.classroom.gradebook.seed import published_seed, seed_of
from grader.classroom.page.explanations import write_explanations
from grader.classroom.page.page import write_class_page
from grader.course.catalog import Course, Exercise
from grader.errors import WrongUsage
from grader.results.model import Level
from grader.text import Language

MOST_SECONDS = 7 * 86400.0


@dataclass(frozen=True, kw_only=True)
class ClassRun:
    """What a batch is asked for."""

    course: Course
    exercises: Sequence[Exercise]
    submissions: Path
    out: Path
    language: Language
    isolation: Level
    roster: Roster
    due: Due = NO_DUE
    worksheet: Path | None = None
    """Moodle's grading worksheet, which says when each participant handed in."""
    zone: tzinfo | None = None
    """In which the times of a platform's archive are, where that is not this computer's."""
    regrade: Sequence[str] = ()
    """Exercises that are graded again, whatever is known of them."""
    settle: Path | None = None
    """The plan with its column `settle` filled in."""
    rules: Rules | None = None
    similar: bool = True
    """Whether answers that are alike are looked for."""
    also: Sequence[Path] = ()
    """What was handed in before, or to somebody else: copies are looked for there as well."""
    pictures: bool = False
    workers: int | None = None
    engine: str = "local"
    scheduler: str | None = None
    no_tls: bool = False
    """Whether the line to a scheduler on another computer may be open to whoever is between."""
    most_seconds: float = 1800.0
    """For one submission."""
    seed: int | None = None
    """None draws one, which stays secret until it is published."""

    def check(self) -> None:
        """Refuses what cannot be, before anything is read."""
        if not 0 < self.most_seconds <= MOST_SECONDS:
            raise WrongUsage(
                f"--max-seconds 应大于 0，不超过 {MOST_SECONDS:g}，不是 {self.most_seconds:g}",
                f"--max-seconds is more than 0 and at most {MOST_SECONDS:g}, not {self.most_seconds:g}",
            )
        if self.out.exists() and not self.out.is_dir():
            raise WrongUsage(
                f"--out {self.out} 是文件，应是文件夹", f"--out {self.out} is a file; it should be a folder"
            )
        if self.engine not in ("local", "dask"):
            raise WrongUsage(
                f"--engine 应是 local 或 dask，不是 {self.engine!r}", f"--engine is local or dask, not {self.engine!r}"
            )
        if self.engine == "dask" and self.scheduler is None:
            raise WrongUsage(
                "--engine dask 需要 --scheduler tls://地址:8786", "--engine dask needs --scheduler tls://address:8786"
            )
        if self.engine == "dask" and self.scheduler and not self.no_tls and not is_safe(self.scheduler):
            raise WrongUsage(
                f"{self.scheduler} 在另一台电脑上，线路没有加密，也不认人：连上它的人能在这台电脑上运行代码。"
                "用 tls://（见 docs/cluster.md），或在只属于你的网络里加 --no-tls",
                f"{self.scheduler} is another computer, and the line has no encryption and no password: whoever reaches"
                " it can run code here. Use tls:// (docs/cluster.md), or on a network that is yours alone say --no-tls",
            )


def is_safe(scheduler: str) -> bool:
    """Whether nobody else is on the line to a scheduler: it is encrypted, or leaves this computer nowhere."""
    parts = urlsplit(scheduler if "://" in scheduler else f"tcp://{scheduler}")
    if parts.scheme != "tcp":
        return parts.scheme in ("tls", "wss", "inproc")
    host = parts.hostname or ""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def plan_class(asked: ClassRun) -> list[Match]:
    """Whose which submission is; nothing is graded, and the gradebook stays as it is."""
    kept: dict[str, str] = {}
    if (asked.out / FILE).is_file():
        with Gradebook(asked.out) as gradebook:
            kept = gradebook.settlements()
    with submissions_in(asked.submissions, without=asked.out, is_student=asked.roster.has, zone=asked.zone) as places:
        return matched(places, asked.roster, {**kept, **_settled(asked, places)})


def grade_class(asked: ClassRun, watcher: Silent) -> tuple[Summary, Path]:
    """What was done, and the page of the class."""
    with submissions_in(asked.submissions, without=asked.out, is_student=asked.roster.has, zone=asked.zone) as places:
        settled = _settled(asked, places)
        times = Worksheet.read(asked.worksheet).times if asked.worksheet else {}
        with only_one(asked.out), Gradebook(asked.out, create=True) as gradebook:
            restore(gradebook)
            setup = make_setup(
                asked.course,
                asked.exercises,
                asked.isolation,
                seed_of(gradebook, asked.seed),
                asked.language,
                pictures=asked.pictures,
                shown_seed=published_seed(gradebook),
                inputs=asked.out / INPUTS,
            )
            executor = _executor(asked, setup)
            run = Batch(setup, asked.out, gradebook)
            try:
                summary = run.run(
                    places,
                    executor,
                    watcher,
                    roster=asked.roster,
                    due=asked.due,
                    times=times,
                    regrade=asked.regrade,
                    settled=settled,
                    rules=asked.rules,
                )
            finally:
                watcher.end(run.summary)
            if asked.similar:
                from grader.classroom.batch.others import handed_in_before, known_to_all, together
                from grader.classroom.gradebook.similarity import find_similar

                before = (handed_in_before(one, asked.course, asked.exercises) for one in asked.also)
                known = together(known_to_all(asked.exercises), *before)
                find_similar(gradebook, {exercise.id: exercise.stub_source for exercise in asked.exercises}, known)
            note_changes(gradebook)
            page = write_class_page(gradebook, asked.out, asked.language)
            write_explanations(asked.course, asked.exercises, asked.out, asked.language, gradebook.rules)
            gradebook.finish()
    return summary, page


def _settled(asked: ClassRun, places: Sequence[Place]) -> Mapping[str, str]:
    return read_settlements(asked.settle, [place.label for place in places]) if asked.settle else {}


def _executor(asked: ClassRun, setup: Setup) -> Executor:
    if asked.engine == "local" or asked.scheduler is None:
        from grader.classroom.batch.local import LocalExecutor

        return LocalExecutor(setup, asked.workers, asked.most_seconds)
    from grader.classroom.batch.cluster import DaskExecutor

    return DaskExecutor(setup, asked.scheduler, asked.most_seconds)
