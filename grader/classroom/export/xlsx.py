"""Tables as .xlsx, written and read: one sheet of texts and numbers, which is all that a roster or a grade needs.

An .xlsx is a zip of XML (ECMA-376). Texts are written in place and never as formulas, so nothing in them can run.
What is read may come from anybody: `read` is called in a child with limits (`table.read_table`).
"""

from __future__ import annotations

import io
import math
import re
import zipfile
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from xml.etree import ElementTree
from xml.sax.saxutils import escape

MOST_BYTES = 64 << 20
"""Of any part of a workbook, unpacked."""
MOST_LINES, MOST_COLUMNS = 100_000, 1_000
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_PARTS = {
    "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPE}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{_TYPE}.worksheet+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{_TYPE}.styles+xml"/></Types>',
    "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_RELATION}">'
    '<sheets><sheet name="grades" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_RELATION}/worksheet" Target="worksheets/sheet1.xml"/>'
    f'<Relationship Id="rId2" Type="{_RELATION}/styles" Target="styles.xml"/></Relationships>',
    # The second format is text: an id like 00123 stays what it is when the cell is edited.
    "xl/styles.xml": f'<styleSheet xmlns="{_MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>'
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>'
    '<cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>',
}
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DATES = {*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)}
"""The built-in formats that show a number as a date or a time."""


class NoWorkbook(ValueError):
    """What was to be read is no workbook that we can read."""


def written(lines: Sequence[Sequence[str | float]]) -> bytes:
    """A workbook of one sheet, whose first line stays in sight."""
    rows = "".join(f'<row r="{number}">{_row(number, line)}</row>' for number, line in enumerate(lines, 1))
    pane = '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView>'
    sheet = f'<worksheet xmlns="{_MAIN}"><sheetViews>{pane}</sheetViews><sheetData>{rows}</sheetData></worksheet>'
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in {**_PARTS, "xl/worksheets/sheet1.xml": sheet}.items():
            # The same table is the same file, whenever it is written.
            archive.writestr(zipfile.ZipInfo(name), _XML + part, zipfile.ZIP_DEFLATED)
    return file.getvalue()


def _row(number: int, line: Sequence[str | float]) -> str:
    return "".join(_cell(f"{_letters(column)}{number}", value) for column, value in enumerate(line))


def _cell(place: str, value: str | float) -> str:
    if value == "":
        return ""
    if not isinstance(value, str):
        return f'<c r="{place}"><v>{value!r}</v></c>' if math.isfinite(value) else ""
    text = escape(_FORBIDDEN.sub("\ufffd", value))
    return f'<c r="{place}" s="1" t="inlineStr"><is><t xml:space="preserve">{text}</t></is></c>'


def _letters(column: int) -> str:
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def is_xlsx(data: bytes) -> bool:
    return data.startswith(b"PK\3\4")


def read(data: bytes) -> list[list[str]]:
    """The cells of the first sheet as text, line by line; a date as 2026-11-30 23:59."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            shared = _shared(archive)
            dates = _date_styles(archive)
            root = _parsed(archive, _first_sheet(archive))
            return [_values(row, shared, dates) for row in _rows(root)]
    except (zipfile.BadZipFile, ElementTree.ParseError, KeyError, IndexError, ValueError, NotImplementedError) as error:
        raise NoWorkbook(f"{type(error).__name__}: {error}") from error


def _part(archive: zipfile.ZipFile, name: str) -> bytes:
    if archive.getinfo(name).file_size > MOST_BYTES:
        raise NoWorkbook(f"{name} is larger than {MOST_BYTES >> 20} MB")
    return archive.read(name)


def _parsed(archive: zipfile.ZipFile, name: str) -> ElementTree.Element:
    text = _part(archive, name)
    if b"<!DOCTYPE" in text[:4096] or b"<!ENTITY" in text:
        raise NoWorkbook(f"{name} declares entities")
    return ElementTree.fromstring(text)


def _first_sheet(archive: zipfile.ZipFile) -> str:
    """The part that the first sheet of the workbook is."""
    book = _parsed(archive, "xl/workbook.xml")
    wanted = next((value for sheet in _all(book, "sheet") for name, value in sheet.items() if name.endswith("}id")), "")
    for relation in _parsed(archive, "xl/_rels/workbook.xml.rels"):
        if relation.get("Id") == wanted:
            target = relation.get("Target", "")
            return target.lstrip("/") if target.startswith("/") else f"xl/{target}"
    raise NoWorkbook("the first sheet is not there")


def _all(element: ElementTree.Element, name: str) -> Iterator[ElementTree.Element]:
    """The elements of this name; the namespace is that of one edition of the format or the other."""
    return (one for one in element.iter() if one.tag.rpartition("}")[2] == name)


def _shared(archive: zipfile.ZipFile) -> list[str]:
    if "xl/sharedStrings.xml" not in archive.namelist():
        return []
    return [_text(item) for item in _all(_parsed(archive, "xl/sharedStrings.xml"), "si")]


def _text(item: ElementTree.Element) -> str:
    """What is read, without what stands above it as its pronunciation."""
    own = [child for child in item if child.tag.rpartition("}")[2] != "rPh"]
    return "".join(text.text or "" for child in own for text in _all(child, "t"))


def _date_styles(archive: zipfile.ZipFile) -> set[int]:
    if "xl/styles.xml" not in archive.namelist():
        return set()
    root = _parsed(archive, "xl/styles.xml")
    formats = {int(one.get("numFmtId", 0)): one.get("formatCode", "") for one in _all(root, "numFmt")}
    dated = {
        id for id, code in formats.items() if re.search("[ymdhs]", re.sub(r'"[^"]*"|\[[^\]]*\]', "", code.lower()))
    }
    used = [int(one.get("numFmtId", 0)) for all in _all(root, "cellXfs") for one in all]
    return {number for number, id in enumerate(used) if id in (_DATES | dated)}


def _rows(root: ElementTree.Element) -> Iterator[ElementTree.Element]:
    for number, row in enumerate(_all(root, "row")):
        if number >= MOST_LINES:
            raise NoWorkbook(f"it has more than {MOST_LINES} lines")
        yield row


def _values(row: ElementTree.Element, shared: list[str], dates: set[int]) -> list[str]:
    values: dict[int, str] = {}
    for position, cell in enumerate(_all(row, "c")):
        column = _column(cell.get("r", "")) if cell.get("r") else position
        if column < MOST_COLUMNS:
            values[column] = _value(cell, shared, dates)
    return [values.get(column, "") for column in range(max(values, default=-1) + 1)]


def _column(place: str) -> int:
    number = 0
    for letter in re.match("[A-Z]*", place)[0]:  # type: ignore[index]  # it always matches
        number = number * 26 + ord(letter) - 64
    return number - 1


def _value(cell: ElementTree.Element, shared: list[str], dates: set[int]) -> str:
    kind = cell.get("t", "n")
    if kind == "inlineStr":
        return "".join(_text(item) for item in _all(cell, "is"))
    text = next((one.text or "" for one in _all(cell, "v")), "")
    if kind == "s" and text:
        return shared[int(text)]
    if kind == "n" and text:
        number = float(text)
        if int(cell.get("s", 0)) in dates:
            return _date(number)
        return f"{number:.0f}" if number == int(number) else repr(number)
    return text


def _date(number: float) -> str:
    """A day counted from 1900 as spreadsheets do; whole seconds, since a time is stored as a share of a day."""
    moment = datetime(1899, 12, 30) + timedelta(seconds=round(number * 86400))
    return (
        f"{moment:%Y-%m-%d}"
        if not moment.hour and not moment.minute and not moment.second
        else f"{moment:%Y-%m-%d %H:%M:%S}"
    )
