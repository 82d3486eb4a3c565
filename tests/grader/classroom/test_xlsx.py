"""Rosters and grades as workbooks: what is written is read, and what strangers send is opened in a child."""

from __future__ import annotations

import io
import re
import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.classroom.batch.roster import read_roster, zone_named
from grader.classroom.export import xlsx
from grader.classroom.export.table import read_table, write_table
from grader.classroom.export.worksheet import moment
from grader.errors import WrongUsage
from tests.grader.classroom.test_export import NASTY


@pytest.mark.parametrize("cell", [cell for cell in NASTY if "\r" not in cell])
def test_every_text_comes_back_and_none_is_a_formula(tmp_path: Path, cell: str) -> None:
    write_table(tmp_path / "t.xlsx", [["a", cell, 1.5, 20.0], ["00123", "", 0.1]])
    sheet = zipfile.ZipFile(tmp_path / "t.xlsx").read("xl/worksheets/sheet1.xml").decode()
    assert "<f" not in sheet
    assert read_table(tmp_path / "t.xlsx") == [["a", cell, "1.5", "20"], ["00123", "", "0.1"]]


@given(st.lists(st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"])), min_size=1, max_size=4), max_size=5))
def test_any_table_comes_back(table: list[list[str]]) -> None:
    wanted = [re.sub("[\ufffe\uffff]", "\ufffd", "\x00".join(line)).split("\x00") for line in table]
    found = xlsx.read(xlsx.written(table))
    assert [line + [""] * (len(want) - len(line)) for line, want in zip(found, wanted, strict=True)] == wanted


def test_a_workbook_of_a_spreadsheet_with_shared_texts_and_dates(tmp_path: Path) -> None:
    """As Excel and WPS write it: texts in a part of their own, dates as numbers with a format."""
    (tmp_path / "r.xlsx").write_bytes(workbook(
        '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
        '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="D3" t="s"><v>3</v></c>'
        '<c r="E3" t="s"><v>4</v></c></row>'
        '<row r="4"><c r="A4"><v>20231106346</v></c><c r="B4" t="inlineStr"><is><t>李四</t></is></c>'
        '<c r="D4" s="1"><v>46356.999305555553</v></c><c r="E4" t="s"><v>5</v></c></row>',
        ["某课程成绩表", "学号/工号", "学生姓名", "截止时间", "班级", "一班"],
    ))  # fmt: skip
    (student,) = read_roster(tmp_path / "r.xlsx").students
    assert (student.id, student.name, student.section) == ("20231106346", "李四", "一班")
    assert student.due == datetime(2026, 11, 30, 23, 59).astimezone()


def workbook(rows: str, texts: list[str], **others: str) -> bytes:
    names = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    shared = "".join(f"<si><r><t>{text}</t></r><rPh><t>x</t></rPh></si>" for text in texts)
    styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>'
    parts = {
        "xl/sharedStrings.xml": f'<sst xmlns="{names}">{shared}</sst>',
        "xl/styles.xml": f'<styleSheet xmlns="{names}">{styles}</styleSheet>',
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{names}"><sheetData>{rows}</sheetData></worksheet>',
        **others,
    }
    made = io.BytesIO(xlsx.written([]))
    with zipfile.ZipFile(made) as archive:
        kept = {name: archive.read(name) for name in archive.namelist() if name not in parts}
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, part in {**kept, **parts}.items():
            archive.writestr(name, part)
    return target.getvalue()


BOMB = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet>&b;</worksheet>'


@pytest.mark.parametrize(
    "data",
    [
        b"PK\3\4 broken",
        workbook("", [], **{"xl/worksheets/sheet1.xml": BOMB}),
        workbook("", [], **{"xl/workbook.xml": "<workbook/>"}),
        workbook('<row><c t="s"><v>7</v></c></row>', []),
        workbook("<row><c><v>x</v></c></row>", []),
    ],
    ids=["no zip", "entities", "no sheet", "a text that is not there", "no number"],
)
def test_what_is_no_workbook_is_one_sentence(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "r.xlsx").write_bytes(data)
    with pytest.raises(WrongUsage, match="save it as CSV"):
        read_roster(tmp_path / "r.xlsx")


def test_a_bomb_of_a_workbook_costs_its_child_alone(tmp_path: Path) -> None:
    text = "<t>" + "a" * (80 << 20) + "</t>"
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(workbook("", []))) as archive, zipfile.ZipFile(target, "w", 8) as out:
        for name in archive.namelist():
            out.writestr(name, text if name == "xl/sharedStrings.xml" else archive.read(name))
    (tmp_path / "r.xlsx").write_bytes(target.getvalue())
    with pytest.raises(WrongUsage, match="larger than"):
        read_roster(tmp_path / "r.xlsx")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Friday, 14 November 2025, 11:59 PM", (2025, 11, 14, 23, 59)),
        ("Friday, 14 November 2025, 12:05 AM", (2025, 11, 14, 0, 5)),
        ("14 Nov 2025, 09:30", (2025, 11, 14, 9, 30)),
        ("2025年11月14日 星期五 23:59", (2025, 11, 14, 23, 59)),
        ("2025年11月14日 下午 3:05", (2025, 11, 14, 15, 5)),
    ],
)
def test_the_times_of_a_worksheet_are_understood(text: str, wanted: tuple[int, ...]) -> None:
    assert moment(text) == datetime(*wanted).astimezone()  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["-", "", "2025年13月40日 25:00", "31 November 2025, 11:59 PM"])
def test_what_is_no_time_is_none(text: str) -> None:
    assert moment(text) is None


def test_zones_are_named_by_their_offset_or_their_place() -> None:
    at = datetime(2026, 11, 30, 12)
    assert at.replace(tzinfo=zone_named("+08:00")) == at.replace(tzinfo=zone_named("Asia/Shanghai"))
    with pytest.raises(WrongUsage, match="time zone"):
        zone_named("noon")
