"""Whose a submission is: found by rules that can be named, and not guessed where they disagree.

The number that a platform gives a participant is looked for among the platform's numbers, an id among ids, a name among
names; none ever stands for another. Whoever has to know is told which rule found a student, or why none did.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from grader.classroom.batch.finding import Place
from grader.classroom.batch.roster import Owner, Roster, Student
from grader.errors import WrongUsage
from grader.text import Text

Rule = Literal["settled", "moodle", "canvas", "id", "id in name", "name", "itself", "nobody"]
NOBODY = "-"
"""What a settlement says of a submission that is nobody's and shall not count."""
_LONG_ID = 4
"""A shorter run of digits within a name may be anything: a chapter, a group, a part."""

_FULL_ID = 8
"""A number of so many digits that is somebody's id is that id, wherever it stands."""


@dataclass(frozen=True)
class Match:
    """A submission and its student; where it is unclear whose it is, a student made of its name."""

    place: Place
    student: Student
    rule: Rule
    unclear: Text | None = None
    candidates: tuple[str, ...] = ()


def matched(places: Sequence[Place], roster: Roster, settled: Mapping[str, str] = {}) -> list[Match]:
    """One match for each submission that counts; `settled` says by label whose one is."""
    by_id = {student.id: student for student in roster.students}
    for label, id in settled.items():
        if id != NOBODY and id not in by_id:
            raise WrongUsage(
                f"{label}：名单里没有学号 {id!r}", f"{label} is settled as {id!r}, who is not on the roster"
            )
    finder = _Finder(roster)
    found = []
    for place in places:
        whose = settled.get(place.label)
        if whose is None:
            found.append(finder.match(place))
        elif whose != NOBODY:
            found.append(Match(place, with_numbers(by_id[whose], place.owner), "settled"))
    return _without_rivals(found)


def with_numbers(student: Student, owner: Owner) -> Student:
    """The student with the numbers that the submission's name holds: the way back to the platform."""
    return replace(
        student,
        moodle=student.moodle or owner.moodle,
        canvas=student.canvas or owner.canvas,
        upload=owner.upload or student.upload,
    )


def _without_rivals(found: list[Match]) -> list[Match]:
    """Two participants of a platform are two people: where both were taken for one student, neither is."""
    numbers: dict[str, set[tuple[str, str]]] = {}
    for one in found:
        owner = one.place.owner
        if one.rule != "settled" and (owner.moodle or owner.canvas):
            numbers.setdefault(one.student.id, set()).add((owner.moodle, owner.canvas))
    return [
        _unclear(
            one.place,
            Text(
                f"平台上有两个人都对应 {one.student.id}",
                f"Two participants of the platform would both be {one.student.id}",
            ),
            [one.student],
        )
        if one.rule != "settled" and one.unclear is None and len(numbers.get(one.student.id, ())) > 1
        else one
        for one in found
    ]


def _unclear(place: Place, why: Text, candidates: Iterable[Student]) -> Match:
    ids = tuple(sorted({student.id for student in candidates}))
    return Match(place, _stranger(place), "nobody", why, ids)


def _stranger(place: Place) -> Student:
    owner = place.owner
    number = f"moodle-{owner.moodle}" if owner.moodle else f"canvas-{owner.canvas}" if owner.canvas else owner.id
    return Student(
        id=number, name=owner.name, moodle=owner.moodle, canvas=owner.canvas, upload=owner.upload, on_roster=False
    )


class _Finder:
    """Finds students of one roster."""

    def __init__(self, roster: Roster) -> None:
        self._students = roster.students
        self._by_number = {("moodle", s.moodle): s for s in self._students if s.moodle}
        self._by_number |= {("canvas", s.canvas): s for s in self._students if s.canvas}
        self._by_id = {s.id.casefold(): s for s in self._students}
        self._by_look = {_look(s.id): s for s in self._students}
        self._split_ids = {id: s for id, s in self._by_id.items() if re.search(r"[\W_]", id)}
        self._shapes = {_shape(id) for id in self._by_id if len(id) >= _LONG_ID}
        self._by_name: dict[str, list[Student]] = {}
        for student in self._students:
            for spelling in _spellings(student.name):
                self._by_name.setdefault(spelling, []).append(student)
        self._glued = {
            s.name: s for s in self._students if len(s.name) > 1 and re.fullmatch(r"[\u3400-\u9fff]+", s.name)
        }

    def match(self, place: Place) -> Match:
        if not self._students:
            return Match(place, _stranger(place), "itself", place.owner.doubtful)
        owner = place.owner
        found = self._participant(place) if owner.moodle or owner.canvas else self._person(place)
        if owner.doubtful is not None:
            candidates = {*found.candidates, *([found.student.id] if found.student.on_roster else [])}
            return Match(place, self._apart(_stranger(place)), "nobody", owner.doubtful, tuple(sorted(candidates)))
        return replace(found, student=self._apart(found.student))

    def _apart(self, stranger: Student) -> Student:
        """Whoever is not on the roster never bears the id of one who is."""
        if not stranger.on_roster and stranger.id.casefold() in self._by_id:
            return replace(stranger, id=f"?{stranger.id}")
        return stranger

    def _participant(self, place: Place) -> Match:
        """By the platform's number; else by the full name, if nothing speaks against it."""
        owner = place.owner
        rule: Rule = "moodle" if owner.moodle else "canvas"
        number = owner.moodle or owner.canvas
        known = self._by_number.get((rule, number))
        named = self._by_name.get(_folded(owner.name), [])
        mentioned = self._ids_in(owner.name)
        if known is not None:
            others = [student for student in (*named, *mentioned) if student != known]
            if others and known not in named:
                why = Text(
                    f"编号是 {known.id} 的，名字却是别人的", f"The number is that of {known.id}, the name is another's"
                )
                return _unclear(place, why, [known, *others])
            return Match(place, with_numbers(known, owner), rule)
        if len(named) == 1 and all(student == named[0] for student in mentioned):
            (student,) = named
            if getattr(student, rule):
                why = Text(
                    f"{student.id} 在平台上的编号是 {getattr(student, rule)}，这里是 {number}",
                    f"{student.id} has the number {getattr(student, rule)} there; here it is {number}",
                )
                return _unclear(place, why, [student])
            return Match(place, with_numbers(student, owner), "name")
        return _unclear(place, _why(named, mentioned), [*named, *mentioned])

    def _person(self, place: Place) -> Match:
        """By the id that the name is or holds, or by the name of one student; never against the other."""
        text = place.owner.id
        if (exact := self._by_id.get(text.casefold())) is not None:
            return Match(place, exact, "id")
        alike = self._by_look.get(_look(text))
        if alike is not None:
            why = Text(f"看起来像 {alike.id}，但不是同样的字符", f"Looks like {alike.id}, in other characters")
            return _unclear(place, why, [alike])
        ids, named = self._ids_in(text), self._named_in(text)
        if len(ids) == 1 and (not named or ids[0] in named):
            (student,) = ids
            if student in named or len(student.id) >= _LONG_ID or not student.id.isdigit():
                return Match(place, student, "id in name")
            why = Text(f"{student.id} 可能是学号，也可能是别的数字", f"{student.id} may be an id, or any other number")
            return _unclear(place, why, ids)
        if len(named) == 1 and not ids:
            if foreign := self._foreign_ids(text):
                why = Text(
                    f"名字是 {named[0].id} 的，学号 {foreign[0]} 却不在名单里",
                    f"The name is that of {named[0].id}, the id {foreign[0]} is on no roster",
                )
                return _unclear(place, why, named)
            return Match(place, named[0], "name")
        return _unclear(place, _why(named, ids), [*named, *ids])

    def _ids_in(self, text: str) -> list[Student]:
        folded = text.casefold()
        found = {self._by_id[word].id: self._by_id[word] for word in re.split(r"[\W_]+", folded) if word in self._by_id}
        # In Chinese text an id stands next to the name without anything between.
        for word in re.findall(r"[a-z0-9]+", folded):
            if word in self._by_id and len(word) >= _LONG_ID:
                found[self._by_id[word].id] = self._by_id[word]
        # A full number is one whatever letter stands before it: 胡平a20231106346.
        for run in re.findall(r"\d+", folded):
            if len(run) >= _FULL_ID and run in self._by_id:
                found[self._by_id[run].id] = self._by_id[run]
        for id, student in self._split_ids.items():
            if re.search(rf"(?<![^\W_]){re.escape(id)}(?![^\W_])", folded):
                found[student.id] = student
        return [one for one in found.values() if not any(_within(one.id, other) for other in found)]

    def _foreign_ids(self, text: str) -> list[str]:
        words = re.findall(r"[a-z0-9]+", text.casefold()) + re.findall(rf"\d{{{_FULL_ID},}}", text)
        return [word for word in words if len(word) >= _LONG_ID and _shape(word) in self._shapes]

    def _named_in(self, text: str) -> list[Student]:
        words = [_folded(word) for word in re.split(r"[\W_]+", text) if word]
        found: dict[str, Student] = {}
        for start, length in itertools.product(range(len(words)), (1, 2, 3, 4)):
            for student in self._by_name.get("".join(words[start : start + length]), []):
                found[student.id] = student
        glued = [name for name in self._glued if name in text]
        for name in glued:
            if not any(name != other and name in other for other in glued):
                for student in self._by_name[_folded(name)]:
                    found[student.id] = student
        return list(found.values())


def _within(id: str, other: str) -> bool:
    return id != other and id.casefold() in other.casefold()


def _why(named: Sequence[Student], ids: Sequence[Student]) -> Text:
    if named and ids:
        return Text("学号和姓名不是同一个人", "The id and the name are of different students")
    if len(ids) > 1:
        return Text("名字里有几个学号", "There are several ids in the name")
    if len(named) > 1:
        return Text("有几个同名的学生", "Several students have this name")
    return Text("名单里没有对应的学生", "Nobody on the roster fits")


def _spellings(name: str) -> set[str]:
    """A name in any order of its parts: platforms write `Lopez, Maria` as `lopezmaria`."""
    parts = [part for part in re.split(r"[\W_]+", name) if part]
    orders = itertools.permutations(parts) if len(parts) <= 4 else [tuple(parts), tuple(reversed(parts))]
    return {_folded("".join(order)) for order in orders} - {""}


def _folded(text: str) -> str:
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFC", text)).casefold()


def _look(text: str) -> str:
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", text)).casefold()


def _shape(id: str) -> str:
    return re.sub(r"[a-z]", "a", re.sub(r"\d", "9", id))


def counted(matches: Sequence[Match]) -> Counter[Rule]:
    """How many were found by which rule."""
    return Counter(match.rule for match in matches)
