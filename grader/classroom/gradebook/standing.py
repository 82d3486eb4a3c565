"""What the gradebook says of every student, as pages and exports read it: plain data, made by `overview`."""

from __future__ import annotations

from dataclasses import dataclass, field

from grader.classroom.gradebook.gradebook import Status
from grader.classroom.gradebook.rules import Rules
from grader.classroom.gradebook.score import Score, item_of
from grader.results.grade import Grade, scaled
from grader.text import Text


@dataclass(frozen=True, kw_only=True)
class Standing:
    """One student's line in the gradebook: the row, whose it is, and what it is worth."""

    student: str
    name: str
    email: str
    moodle: str
    canvas: str
    on_roster: bool
    label: str
    status: Status
    reason: Text
    submitted: str
    late: bool
    report: str
    scores: dict[str, Score] = field(default_factory=dict)
    review: dict[str, float] = field(default_factory=dict)
    """Exercise -> what was given for its written parts."""
    review_max: dict[str, float] = field(default_factory=dict)
    """Exercise -> what there is to get for them."""
    to_review: int = 0
    """Written answers that nobody has read yet."""
    upload: str = ""
    late_seconds: float | None = None
    rule: str = ""
    unclear: tuple[Text, ...] = ()
    recognised: tuple[str, ...] = ()
    unrecognised: tuple[tuple[str, Text], ...] = ()
    remarks: tuple[Text, ...] = ()
    provisional: tuple[str, ...] = ()
    """Exercises on which it ran out of time, once so far."""
    bonus: float = 0.0
    """What a person added for the whole work."""
    comments: tuple[str, ...] = ()
    """What people wrote about it."""
    rules: Rules = field(default_factory=Rules)
    oddities: tuple[tuple[str, str, Text], ...] = ()
    """Exercise, kind and words: what a person should look at, and no verdict."""
    candidates: tuple[str, ...] = ()
    """Where it is unclear whose it is: who it may be. Of a missing student: what may be this student's."""
    section: str = ""
    clock: str = ""
    """Where the time of handing in is from."""

    @property
    def grade(self) -> Grade:
        """What it is worth, and why."""
        items = [
            item_of(id, score, self.rules, self.review.get(id, 0.0), self.review_max.get(id, 0.0))
            for id, score in self.scores.items()
        ]
        return Grade(
            items=items,
            late_factor=self.late_factor,
            late_seconds=self.late_seconds,
            late=self.late,
            bonus=self.bonus,
            out_of=self.rules.out_of,
        )

    @property
    def points(self) -> float:
        """After weights, what people gave, and what is taken off for being late."""
        return self.grade.points

    @property
    def review_points(self) -> float:
        return sum(points * self.rules.weight(id) for id, points in self.review.items())

    @property
    def stars(self) -> int:
        return sum(score.strict == "passed" for score in self.scores.values())

    @property
    def late_factor(self) -> float:
        return self.rules.factor(self.late_seconds) if self.late else 1.0

    @property
    def counts(self) -> bool:
        """Whether this row is the student's result; a duplicate is not, nor one that is nobody's yet."""
        return self.status != "duplicate" and not self.unclear

    @property
    def unsettled(self) -> Text | None:
        """Why nobody knows the grade of this row yet, if so: then nothing about it goes out."""
        if self.unclear:
            return self.unclear[0]
        if self.status == "failed" or (self.status == "missing" and self.candidates):
            return self.reason
        if self.open:
            ids = ", ".join(self.open)
            return Text(f"{ids}：检查自己出错，没有分数", f"{ids}: a check went wrong: no points")
        return None

    @property
    def gradable(self) -> bool:
        """Whether there is a grade to send anywhere; what the grader failed at is no zero."""
        if not self.counts or self.unsettled:
            return False
        return self.status != "missing" or self.rules.missing == "zero" or self.bonus != 0

    @property
    def open(self) -> list[str]:
        """The exercises that nobody has judged: a check of theirs went wrong, and no person has decided yet."""
        return [id for id, score in self.scores.items() if score.open]

    @property
    def intake(self) -> Text:
        """How much of what was asked for was recognised; empty where all of it was."""
        number, all = len(self.recognised), len(self.recognised) + len(self.unrecognised)
        if number == all:
            return Text("", "")
        return Text(f"{all} 题中认出 {number} 题", f"{number} of {all} exercises recognised")


@dataclass(frozen=True, kw_only=True)
class ClassOverview:
    """Everything that a page or a file about the class is made of."""

    course: str
    isolation: str
    exercises: dict[str, Text]
    max_points: float
    rows: list[Standing]
    star_share: float = 0.0
    """What the star is worth of an exercise."""
    out_of: float | None = None
    """What the maximum is scaled to, where the rules say so."""
    title: Text = Text("", "")
    """Of the assignment, where it has one."""

    @property
    def maximum(self) -> float:
        """What the best grade is."""
        return self.max_points if self.out_of is None else self.out_of

    def grade(self, row: Standing) -> float | None:
        """The number that goes out for a row, the same everywhere; None where there is none, which is not zero."""
        return scaled(row.points, self.max_points, self.out_of) if row.gradable else None

    @property
    def unsettled(self) -> list[Standing]:
        """The rows that nobody knows the grade of yet."""
        return [row for row in self.rows if row.status != "duplicate" and row.unsettled]

    @property
    def sections(self) -> list[str]:
        return sorted({row.section for row in self.rows if row.section})
