"""What a submission counts, in sentences: points and weights, what is taken off for being late, what was added."""

from __future__ import annotations

import math

from grader.results.grade import Grade, Item
from grader.text import Text

_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86400.0


def counted(grade: Grade) -> list[Text]:
    """One sentence for each thing that makes the grade; the last is the grade."""
    found = [_exercise(item) for item in grade.items]
    if grade.late:
        found.append(_late(grade))
    if grade.bonus:
        found.append(Text(f"老师加分：{grade.bonus:+g}", f"From your teacher: {grade.bonus:+g}"))
    return [*found, total(grade)]


def total(grade: Grade) -> Text:
    """The one number that goes out."""
    if grade.open:
        ids = ", ".join(grade.open)
        return Text(
            f"还没有成绩：{ids} 的检查自己出错，不是你的错", f"No grade yet: a check of {ids} went wrong, not you"
        )
    number, most = f"{grade.grade:g}", f"{number_of(grade.maximum)}"
    if grade.out_of is None or grade.out_of == grade.max_points:
        return Text(f"成绩：{number} / {most}", f"Grade: {number} of {most}")
    points = f"{number_of(grade.points)} / {number_of(grade.max_points)}"
    return Text(f"成绩：{number} / {most}（{points} 分换算）", f"Grade: {number} of {most} ({points} points, scaled)")


def _exercise(item: Item) -> Text:
    points, most = number_of(item.points), number_of(item.max_points)
    if item.open:
        return Text(f"{item.exercise}：没有评判", f"{item.exercise}: not judged")
    zh, en = f"{item.exercise}：{points} / {most} 分", f"{item.exercise}: {points} of {most} points"
    if item.weight != 1.0:
        zh, en = (
            f"{zh}，乘 {item.weight:g} 计 {number_of(item.worth)} 分",
            f"{en}, × {item.weight:g} counts {number_of(item.worth)}",
        )
    if item.extra:
        zh, en = f"{zh}（加分题，不计入满分）", f"{en} (extra: not in the maximum)"
    return Text(zh, en)


def _late(grade: Grade) -> Text:
    if grade.late_seconds is None:
        return Text("迟交，不知道迟了多久：没有扣分", "Late, by how much nobody knows: nothing is taken off")
    how = how_long(grade.late_seconds)
    if grade.late_factor == 1.0:
        return Text(f"迟交 {how.zh}：没有扣分", f"Late by {how.en}: nothing is taken off")
    lost = number_of(grade.earned * (1 - grade.late_factor))
    return Text(
        f"迟交 {how.zh}：按 {grade.late_factor:g} 计，扣 {lost} 分",
        f"Late by {how.en}: × {grade.late_factor:g}, which takes off {lost} points",
    )


def how_long(seconds: float) -> Text:
    """A delay as people say it; begun minutes count."""
    if seconds < _HOUR:
        minutes = max(1, math.ceil(seconds / _MINUTE))
        return Text(f"{minutes} 分钟", f"{minutes} min")
    days, rest = divmod(seconds, _DAY)
    hours = int(rest // _HOUR)
    if not days:
        return Text(f"{hours} 小时", f"{hours} h")
    return Text(f"{int(days)} 天 {hours} 小时", f"{int(days)} d {hours} h")


def number_of(points: float) -> str:
    """Points with at most two places behind the point."""
    return f"{points:.2f}".rstrip("0").rstrip(".")
