"""How points become a grade: weights, extra exercises, what is taken off for being late; plain data, to be kept."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from grader.days import has_come, moment
from grader.errors import WrongUsage
from grader.results.model import ExerciseResult, Report, StrictStatus
from grader.results.shown import SHOWS, Shows
from grader.text import Text

DAY = 86400.0
_NAMED = re.compile(r"(?<![\w.@])@(\w+)")
Missing = Literal["zero", "empty"]


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What an instructor decides about the points of a class; without any, points stay as they are."""

    weights: Mapping[str, float] = field(default_factory=dict)
    """Exercise -> by what its points are multiplied; 1 where none is given."""
    extra: tuple[str, ...] = ()
    """Exercises that earn points and are not counted in the maximum."""
    late_percent_per_day: float = 0.0
    """Taken off the points for each day that has begun."""
    grace_minutes: float = 0.0
    """Who is late by no more than this is not late."""
    cut_off_days: float | None = None
    """Later than this is worth nothing."""
    strict: float = 0.0
    """The share of an exercise that its star is worth: 0.2 makes 8 of ten points without it."""
    comments: Mapping[str, str] = field(default_factory=dict)
    """Name -> a comment that is used again: `@name` in a comment stands for it."""
    publish_seed: str = ""
    """From when on every report says the seed of the batch; until then nobody knows it."""
    missing: Missing = "zero"
    """What goes out for a student who handed in nothing: a zero, or no grade."""
    out_of: float | None = None
    """What the maximum is scaled to; None leaves points as they are."""
    title: Text = Text("", "")
    """What the assignment is called."""
    explain_from: str = ""
    """From when on the class may see how the exercises are solved."""
    shows: Shows = "all"
    """How much of a failure the reports for students show."""
    shows_all_from: str = ""
    """From when on they show all of it."""

    @property
    def shows_now(self) -> Shows:
        return "all" if has_come(self.shows_all_from) else self.shows

    def weight(self, exercise: str) -> float:
        return self.weights.get(exercise, 1.0)

    def with_star(self, points: float, most: float, strict: StrictStatus | None) -> float:
        """The points of an exercise with the share that is for its star; as they are where there is none to have."""
        if strict is None:
            return points
        return points * (1 - self.strict) + most * self.strict * (strict == "passed")

    def factor(self, late_seconds: float | None) -> float:
        """The share of the points that is left; a delay that nobody knows takes nothing off: a person decides."""
        late = (late_seconds or 0.0) - self.grace_minutes * 60
        if late <= 0:
            return 1.0
        if self.cut_off_days is not None and late > self.cut_off_days * DAY:
            return 0.0
        return max(0.0, 1.0 - self.late_percent_per_day / 100 * math.ceil(late / DAY))

    def spelled_out(self, comment: str) -> str:
        """A comment with the reusable ones in it put in full."""
        for name in sorted(self.comments, key=len, reverse=True):
            comment = comment.replace(f"@{name}", self.comments[name])
        return comment

    def comment(self, text: str) -> str:
        """What a person wrote, with the reusable comments in full; refuses a name that none has. `@@` is a plain @."""
        known = sorted(self.comments, key=len, reverse=True)

        def spelled(found: re.Match[str]) -> str:
            # In Chinese text nothing stands between a name and the word after it.
            name = next((name for name in known if found[1].startswith(name)), None)
            if name is None:
                all = ", ".join(f"@{name}" for name in self.comments) or "-"
                raise WrongUsage(
                    f"规则里没有评语 @{found[1]}；有 {all}（要写 @ 就写 @@）",
                    f"The rules have no comment @{found[1]}; there are {all} (@@ is a plain @)",
                )
            return self.comments[name] + found[1].removeprefix(name)

        return _NAMED.sub(spelled, text).replace("@@", "@")

    def to_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Rules:
        data = json.loads(text)
        title = Text(*data.pop("title", ("", "")))
        return cls(**{**data, "extra": tuple(data.get("extra", ())), "title": title})


KEYS = (
    "weights",
    "extra",
    "strict",
    "late",
    "missing",
    "out_of",
    "comments",
    "publish_seed",
    "explain_from",
    "shows",
    "shows_all_from",
)
"""What rules may say."""
_LATE = ("percent_per_day", "grace_minutes", "cut_off_days")


def with_share(report: Report, share: float) -> Report:
    """The report of somebody in whose class the star counts, which says so."""
    if not share:
        return report
    return replace(report, exercises=[_with_share(result, share) for result in report.exercises])


def _with_share(result: ExerciseResult, share: float) -> ExerciseResult:
    if result.strict is None:
        return result
    most = f"{result.max_points * (1 - share):g}"
    note = Text(
        f"在这个班里 ★ 占这一题的 {share:.0%}：没有 ★ 至多得 {most} 分。",
        f"In this class ★ is worth {share:.0%} of this exercise: without it there are {most} points at most.",
    )
    return replace(result, notes=[*result.notes, note])


def read_rules(path: Path, exercises: Mapping[str, object]) -> Rules:
    """Rules from a TOML file; a word that means nothing, or an exercise that is not graded, is refused."""
    return rules_of(read_toml(path), str(path), exercises)


def read_toml(path: Path) -> dict[str, Any]:
    """What a file of ours says."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as error:
        raise WrongUsage(f"读不了 {path}：{error}", f"Cannot read {path}: {error}") from error


def rules_in(paths: Sequence[str]) -> Rules:
    """The rules that a program for a platform was given in a file of ours, if any."""
    return Rules.from_json(Path(paths[0]).read_text(encoding="utf-8")) if paths else Rules()


def rules_of(data: Mapping[str, Any], path: str, exercises: Mapping[str, object]) -> Rules:
    """Rules from what a file says; `path` is named where it is wrong."""
    late = data.get("late", {})
    unknown = [*(set(data) - set(KEYS)), *(f"late.{name}" for name in set(late) - set(_LATE))]
    if unknown:
        known = ", ".join([*(key for key in KEYS if key != "late"), *(f"late.{name}" for name in _LATE)])
        raise WrongUsage(
            f"{path}：不认识 {', '.join(sorted(unknown))}；可用 {known}",
            f"{path}: {', '.join(sorted(unknown))} means nothing here; there are {known}",
        )
    weights = {str(id): _number(value, f"{path}: weights.{id}") for id, value in data.get("weights", {}).items()}
    numbers = {name: _number(value, f"{path}: late.{name}") for name, value in late.items()}
    extra = tuple(map(str, data.get("extra", ())))
    for id in (*weights, *extra):
        if id not in exercises:
            raise WrongUsage(f"{path}：这次不批改 {id}", f"{path}: {id} is not among the graded exercises")
    strict = _number(data.get("strict", 0.0), f"{path}: strict")
    if strict > 1:
        raise WrongUsage(f"{path}：strict 应在 0 到 1 之间", f"{path}: strict should be from 0 to 1")
    return Rules(
        weights=weights,
        extra=extra,
        strict=strict,
        publish_seed=_moment(data.get("publish_seed", ""), f"{path}: publish_seed"),
        explain_from=_moment(data.get("explain_from", ""), f"{path}: explain_from"),
        shows=_shows_named(data.get("shows", "all"), f"{path}: shows"),
        shows_all_from=_moment(data.get("shows_all_from", ""), f"{path}: shows_all_from"),
        comments={str(name): str(text) for name, text in data.get("comments", {}).items()},
        missing=missing_named(data.get("missing", "zero"), f"{path}: missing"),
        out_of=_positive(data["out_of"], f"{path}: out_of") if "out_of" in data else None,
        late_percent_per_day=numbers.get("percent_per_day", 0.0),
        grace_minutes=numbers.get("grace_minutes", 0.0),
        cut_off_days=numbers.get("cut_off_days"),
    )


def missing_named(value: object, where: str) -> Missing:
    """What goes out for students who handed in nothing."""
    if value == "zero":
        return "zero"
    if value == "empty":
        return "empty"
    raise WrongUsage(f"{where}：应是 zero 或 empty，不是 {value!r}", f"{where} is zero or empty, not {value!r}")


def _shows_named(value: object, where: str) -> Shows:
    for shows in SHOWS:
        if value == shows:
            return shows
    raise WrongUsage(
        f"{where}：应是 {'、'.join(SHOWS)} 之一，不是 {value!r}",
        f"{where} is one of {', '.join(SHOWS)}, not {value!r}",
    )


def _moment(value: Any, where: str) -> str:
    """A time as it is kept; TOML has times of its own, which may lack a zone."""
    try:
        return moment(value)
    except ValueError as error:
        raise WrongUsage(
            f"{where}：看不懂时间 {value!r}，应写成 2026-12-01 08:00",
            f"{where}: cannot understand the time {value!r}; write 2026-12-01 08:00",
        ) from error


def _number(value: Any, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e6:
        raise WrongUsage(f"{where}：应是非负数，不是 {value!r}", f"{where}: expected a number from 0, not {value!r}")
    return float(value)


def _positive(value: Any, where: str) -> float:
    if not (number := _number(value, where)):
        raise WrongUsage(f"{where}：应大于 0", f"{where} is more than 0")
    return number
