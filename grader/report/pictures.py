"""Pictures drawn from the student's own answers, beside the reference. matplotlib is imported when one is drawn."""

from __future__ import annotations

import contextlib
import importlib.metadata
import importlib.util
import io
import json
import logging
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from grader import keys
from grader.asking.calls import Answer, AnswerRaised, Calls, NotWritten
from grader.asking.conversation import Conversation
from grader.authoring.checks import PictureFunction
from grader.authoring.compare import CheckFailed
from grader.cache import Cache
from grader.children.outcome import Exceeded
from grader.course.catalog import Exercise
from grader.course.loading import load_reference
from grader.player import PlayerStopped
from grader.referee.pool import RefereePool
from grader.referee.referee import Referee
from grader.results.model import Picture, Report
from grader.submission import Submission
from grader.text import Language, Text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_SECONDS = 10
"""What drawing one picture may take: a hostile answer can be large enough to keep matplotlib busy for ever."""
LARGEST_SVG = 400_000
SIZE = (5.6, 3.6)
"""Inches of a picture that does not say itself: its letters can then be read on a phone."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000")
"""Those of Okabe and Ito, which stay apart for people who do not tell red from green."""
NO_MATPLOTLIB = Text(
    "没有画出：没有安装 matplotlib；安装后重新批改即可：pip install 'watermelon-grader[pictures]'",
    "Not drawn: matplotlib is not installed; install it and grade again: pip install 'watermelon-grader[pictures]'",
)


TOO_LARGE = Text("没有画出：图太大", "Not drawn: the picture is too large")
_AGAIN = 0.1
"""Seconds after which the alarm rings again."""


class TooSlow(BaseException):
    pass


def with_pictures(report: Report, pool: RefereePool, submission: Submission, exercises: Sequence[Exercise]) -> Report:
    """The report with the pictures of every exercise that was attempted."""
    attempted = {result.id for result in report.exercises if result.checks}
    drawn = _drawn(pool, submission, [exercise for exercise in exercises if exercise.id in attempted])
    results = [replace(result, pictures=drawn.get(result.id, [])) for result in report.exercises]
    return replace(report, exercises=results)


def _drawn(pool: RefereePool, submission: Submission, exercises: Sequence[Exercise]) -> dict[str, list[Picture]]:
    """The pictures of each exercise that has any: those kept of the same answer, and the others drawn."""
    kept, names, found = Cache("pictures"), dict[str, str](), dict[str, list[Picture]]()
    missing = []
    for exercise in exercises:
        module, _ = pool.referee.prepare(exercise)
        if not module.pictures:
            continue
        names[exercise.id] = _key(pool.referee, submission, exercise)
        try:
            drawings = json.loads(kept.load(names[exercise.id]) or b"")
            found[exercise.id] = [
                Picture(id=one.id, title=one.title, alt=one.alt, svg_zh=zh, svg_en=en)
                for one, (zh, en) in zip(module.pictures, drawings, strict=True)
            ]
        except (ValueError, TypeError):  # nothing is kept, or what is kept is damaged
            missing.append(exercise)
    outcomes = pool.map(_draw, [(submission, exercise) for exercise in missing])
    for exercise, outcome in zip(missing, outcomes, strict=True):
        if isinstance(outcome, Exceeded):
            module, _ = pool.referee.prepare(exercise)
            reason = Text(f"没有画出：{outcome.text.zh}", f"Not drawn: {outcome.text.en}")
            found[exercise.id] = [
                Picture(id=one.id, title=one.title, alt=one.alt, reason=reason) for one in module.pictures
            ]
            continue
        found[exercise.id] = outcome.answer
        if not any(one.reason for one in outcome.answer):
            kept.save(names[exercise.id], json.dumps([[one.svg_zh, one.svg_en] for one in outcome.answer]).encode())
    return found


def _draw(referee: Referee, item: tuple[Submission, Exercise]) -> list[Picture]:
    return pictures_of(referee, *item)


def _key(referee: Referee, submission: Submission, exercise: Exercise) -> str:
    """Equal keys, equal pictures."""
    matplotlib = importlib.util.find_spec("matplotlib") and importlib.metadata.version("matplotlib")
    return keys.of_verdict(
        submission,
        exercise,
        content=keys.of_content(referee.course, exercise),
        settings=["pictures", keys.of_files([Path(__file__)]), matplotlib],
    )


def pictures_of(
    referee: Referee, submission: Submission, exercise: Exercise, *, seconds: float | None = None
) -> list[Picture]:
    """The pictures of one exercise; where the answer crashes, the reason in the place of the picture."""
    module, _ = referee.prepare(exercise)
    source = submission.source_of(exercise)
    if not module.pictures or source is None:
        return []
    reference = load_reference(referee.course, exercise)
    with Conversation(stage=referee.stage, source=source) as conversation:
        return [_picture(picture, conversation, reference, seconds or MOST_SECONDS) for picture in module.pictures]


def _picture(picture: PictureFunction, conversation: Conversation, reference: ModuleType, seconds: float) -> Picture:
    blank = Picture(id=picture.id, title=picture.title, alt=picture.alt)
    if importlib.util.find_spec("matplotlib") is None:
        return replace(blank, reason=NO_MATPLOTLIB)
    try:
        with time_limit(seconds):
            zh, en = (
                _svg(picture, Answer(Calls(conversation.ask).call), reference, language) for language in ("zh", "en")
            )
    except NotWritten as missing:
        return replace(blank, reason=missing.reason)
    except AnswerRaised as raised:
        name = f"{raised.error.type}: {raised.error.message}"
        return replace(
            blank, reason=Text(f"没有画出：你的函数抛出了 {name}", f"Not drawn: your function raised {name}")
        )
    except PlayerStopped as stopped:
        return replace(blank, reason=Text(f"没有画出：{stopped.reason.zh}", f"Not drawn: {stopped.reason.en}"))
    except TooSlow:
        return replace(blank, reason=Text("没有画出：返回的值太大", "Not drawn: what was returned is too large"))
    except CheckFailed as wrong:
        return replace(blank, reason=Text(f"没有画出：{wrong.message.zh}", f"Not drawn: {wrong.message.en}"))
    except Exception as error:
        return replace(
            blank,
            reason=Text(
                f"没有画出：返回的值无法使用（{type(error).__name__}）",
                f"Not drawn: what was returned cannot be used ({type(error).__name__})",
            ),
        )
    if max(len(zh), len(en)) > LARGEST_SVG:
        return replace(blank, reason=TOO_LARGE)
    return replace(blank, svg_zh=zh, svg_en=en)


def _svg(picture: PictureFunction, answer: Answer, reference: ModuleType, language: Language) -> str:
    import matplotlib
    from cycler import cycler

    figure = _figure()
    with matplotlib.rc_context({"axes.prop_cycle": cycler(color=COLOURS)}), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a glyph missing here is not missing where the report is read
        picture.function(figure, answer, reference, says_in(language))
        return render(figure)


def says_in(language: Language) -> Callable[[str, str], str]:
    """What a picture calls to get its words in the language being drawn."""
    return lambda zh, en: Text(zh, en).in_(language)


def _figure() -> Figure:
    from matplotlib.figure import Figure

    return Figure(figsize=SIZE, layout="constrained")


def render(figure: Figure) -> str:
    """A figure as SVG; text stays text, so that the reader's own fonts show Chinese, and equal figures are equal."""
    import matplotlib

    buffer = io.StringIO()
    settings: Any = {"svg.fonttype": "none", "svg.hashsalt": "grader", "font.family": "sans-serif"}
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
    with matplotlib.rc_context(settings):
        figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    return buffer.getvalue()


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises TooSlow in what takes more CPU time of ours, where the system can; the player has limits of its own.

    Python drops what is raised in a destructor, so the alarm rings until it is heard.
    """
    if not hasattr(signal, "SIGPROF") or threading.current_thread() is not threading.main_thread():
        yield
        return
    running, unraisable = True, sys.unraisablehook

    def stop(*_: object) -> None:
        if running:
            raise TooSlow

    def quiet(dropped: Any) -> None:
        if not isinstance(dropped.exc_value, TooSlow):
            unraisable(dropped)

    before = signal.signal(signal.SIGPROF, stop)
    sys.unraisablehook = quiet
    signal.setitimer(signal.ITIMER_PROF, seconds, _AGAIN)
    try:
        yield
    finally:
        running = False
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        sys.unraisablehook = unraisable
