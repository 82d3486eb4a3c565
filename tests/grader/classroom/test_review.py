"""Giving marks: on a page that nobody else can reach, or in a table that is checked line by line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from grader.classroom.batch.roster import Roster, Student
from grader.classroom.export.table import read_table, write_table
from grader.classroom.gradebook import Gradebook, overview
from grader.classroom.review import publish, read_marks, write_sheet
from grader.classroom.review.server import serve
from grader.classroom.review.written import answers
from grader.errors import WrongUsage
from grader.web import server as web_server
from tests.grader.browsing import needs_chromium
from tests.grader.classroom.conftest import ESSAY, RIGHT, WITNESS, Here
from tests.grader.serving import HOLDS, Reply, Served, hung_up_on

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HOSTILE = ESSAY.replace("最大值只看", "<script>alert(1)</script> ![x](http://evil.test/x.png) =1+1 ")


@pytest.fixture
def graded(hand_in: Callable[..., Path], grade_all: Callable[..., object], out: Path) -> Path:
    hand_in("s001", ex01_01=RIGHT, ex01_02=ESSAY)
    hand_in("s002", ex01_01=RIGHT, ex01_02=HOSTILE)
    hand_in("s003", ex01_01=RIGHT)
    grade_all(roster=Roster([Student(id=f"s00{i}") for i in (1, 2, 3)]))
    return out


@pytest.fixture
def gradebook(graded: Path) -> Iterator[Gradebook]:
    with Gradebook(graded) as gradebook:
        yield gradebook


def fill_in(gradebook: Gradebook, path: Path, **points: str) -> None:
    """Writes the table and fills in the points by student."""
    write_sheet(gradebook, path)
    head, *lines = read_table(path)
    for line in lines:
        student = line[head.index("student")]
        line[head.index("points")] = points.get(student, "")
        line[head.index("comment")] = "=好" if student in points else ""
    write_table(path, [head, *lines])


@pytest.mark.parametrize("points", ["2", "-1", "nan", "inf", "much"])
def test_points_that_cannot_be_are_refused_and_nothing_is_written(
    gradebook: Gradebook, tmp_path: Path, points: str
) -> None:
    fill_in(gradebook, tmp_path / "r.csv", s001="1", s002=points)
    with pytest.raises(WrongUsage, match=r"r\.csv:3: expected points from 0 to 1"):
        read_marks(gradebook, tmp_path / "r.csv")
    assert gradebook.marks("s001") == []


def test_a_table_of_other_columns_is_refused(gradebook: Gradebook, tmp_path: Path) -> None:
    (tmp_path / "r.csv").write_text("student,points\ns001,1\n")
    with pytest.raises(WrongUsage, match="lacks the columns"):
        read_marks(gradebook, tmp_path / "r.csv")


def test_an_answer_that_changed_since_is_to_be_read_again(
    gradebook: Gradebook, tmp_path: Path, hand_in: Callable[..., Path], grade_all: Callable[..., object]
) -> None:
    fill_in(gradebook, tmp_path / "r.csv", s001="1")
    read_marks(gradebook, tmp_path / "r.csv")
    hand_in("s001", ex01_02=ESSAY.replace("只看", "仅看"))
    grade_all()
    (row,) = (row for row in overview(gradebook).rows if row.student == "s001")
    assert (row.points, row.review_max, row.to_review) == (20.0, {"1.2": 1.0}, 1)
    with pytest.raises(WrongUsage, match="has changed this answer since"):
        read_marks(gradebook, tmp_path / "r.csv")


def test_marks_reach_gradebook_reports_and_the_next_run(
    gradebook: Gradebook, graded: Path, tmp_path: Path, grade_all: Callable[..., object], executor: Here
) -> None:
    assert {row.student: row.to_review for row in overview(gradebook).rows} == {"s001": 1, "s002": 1, "s003": 0}
    fill_in(gradebook, tmp_path / "r.csv", s001="0.5")
    desk = read_marks(gradebook, tmp_path / "r.csv")
    assert desk.changed == {"s001"}
    assert desk.affected() is None  # the part counts from now on, for everyone
    publish(gradebook, graded, None, "en")
    seen = overview(gradebook)
    assert {row.student: (row.points, row.to_review) for row in seen.rows} == {
        "s001": (20.5, 0),
        "s002": (20.0, 1),
        "s003": (10.0, 0),
    }
    assert seen.max_points == 21.0
    report = graded / "reports" / "s001.html"
    assert "0.5 / 1 points. =好" in report.read_text(encoding="utf-8")
    executor.jobs.clear()
    grade_all(roster=Roster([Student(id=f"s00{i}") for i in (1, 2, 3)]))
    assert executor.jobs == []  # the reports are as they should be already
    assert "0.5 / 1 points. =好" in report.read_text(encoding="utf-8")


def test_a_table_without_new_points_changes_nothing(gradebook: Gradebook, tmp_path: Path) -> None:
    fill_in(gradebook, tmp_path / "r.csv", s001="1")
    read_marks(gradebook, tmp_path / "r.csv")
    assert read_marks(gradebook, tmp_path / "r.csv").changed == set()


# the page


class Reader(Served):
    """The page of `grade review`, read by whoever has opened its address."""

    def __init__(self, folder: Path, *, anonymous: bool = False) -> None:
        self.affected: Collection[str] | None = None

        def run(started: Callable[[str], None]) -> None:
            with Gradebook(folder) as gradebook:  # opened by the thread that serves
                self.affected = serve(gradebook, 0, "en", started, anonymous=anonymous).affected()

        super().__init__(run)

    def finish(self) -> None:
        self.post("/finish", {})
        self.thread.join(HOLDS)
        assert not self.thread.is_alive()


@pytest.fixture
def reader(graded: Path) -> Iterator[Reader]:
    reader = Reader(graded)
    yield reader
    if reader.thread.is_alive():
        reader.finish()


def test_nobody_gets_in_without_the_cookie_or_by_another_name(reader: Reader) -> None:
    assert len(reader.token) >= 32
    for path, headers in (
        ("/", {"Cookie": ""}),
        ("/", {"Cookie": f"{reader.cookie}x"}),
        ("/?token=", {"Cookie": ""}),
        (f"/?token={reader.token[:-1]}", {}),
        (f"/{reader.token}/", {"Cookie": ""}),
        ("/", {"Host": "evil.test"}),
        ("/", {"Sec-Fetch-Site": "cross-site"}),
    ):
        reply = reader.get(path, **headers)
        assert reply.status in (403, 404)
        assert "essay" not in reply.text
    assert reader.get("/").status == 200


def test_marks_from_another_page_are_refused(reader: Reader, gradebook: Gradebook) -> None:
    form = form_of(gradebook, "s001", "1")
    for origin in ("http://evil.test", "null", ""):
        assert reader.post("/mark", form, Origin=origin).status == 403
    assert gradebook.marks("s001") == []


def test_points_beyond_the_rubric_are_refused(reader: Reader, gradebook: Gradebook) -> None:
    for points in ("2", "-1", "nan", "x", ""):
        assert reader.post("/mark", form_of(gradebook, "s001", points)).status == 400
    form = form_of(gradebook, "s001", "1") | {"key": "k0123456789ab"}
    assert reader.post("/mark", form).status == 404


def test_a_mark_is_kept_and_leads_back_to_its_place(reader: Reader, gradebook: Gradebook) -> None:
    reply = reader.post("/mark", form_of(gradebook, "s002", "0.5"))
    assert (reply.status, reply.location) == (303, "/#a2")
    (mark,) = gradebook.marks("s002")
    assert (mark.points, mark.comment) == (0.5, "好")
    assert "0.5 points given" in reader.get("/").text
    reader.finish()
    assert reader.affected is None  # the part counts from now on, for everyone


def test_an_answer_cannot_act_on_the_page(reader: Reader) -> None:
    reply = reader.get("/")
    text = reply.text
    assert reply.status == 200
    assert "<script>alert" not in text
    assert "<img" not in text
    assert "http" not in text.replace("http-equiv", "").partition("<body>")[2].replace("http://evil.test/x.png", "")
    assert "default-src 'none'" in text


def form_of(gradebook: Gradebook, student: str, points: str) -> dict[str, str]:
    (answer,) = (answer for answer in answers(gradebook) if answer.student == student)
    return {"key": answer.key, "points": points, "comment": "好"}


def test_a_spreadsheet_may_spoil_every_number_but_not_the_key(gradebook: Gradebook, tmp_path: Path) -> None:
    write_sheet(gradebook, tmp_path / "r.csv")
    head, *lines = read_table(tmp_path / "r.csv")
    for line in lines:
        assert line[head.index("key")][0].isalpha()
        line[head.index("exercise")] = "1.20"
        line[head.index("student")] = "1E+05"
        line[head.index("points")] = "0,5"
    text = "\r\n".join(";".join(f'"{cell}"' for cell in line) for line in [head, *lines])
    (tmp_path / "r.csv").write_text(text, encoding="gbk", errors="replace")
    assert read_marks(gradebook, tmp_path / "r.csv").changed == {"s001", "s002"}
    assert [mark.points for mark in gradebook.marks("s001")] == [0.5]


def test_who_reads_anonymously_sees_no_names_and_no_order(gradebook: Gradebook, tmp_path: Path) -> None:
    write_sheet(gradebook, tmp_path / "r.csv", anonymous=True)
    head, *lines = read_table(tmp_path / "r.csv")
    assert {line[head.index("student")] for line in lines} == {""}
    keys = [line[head.index("key")] for line in lines]
    assert keys == sorted(keys)
    for line in lines:
        line[head.index("points")] = "1"
    write_table(tmp_path / "r.csv", [head, *lines])
    assert read_marks(gradebook, tmp_path / "r.csv").changed == {"s001", "s002"}
    reader = Reader(gradebook.folder, anonymous=True)
    text = reader.get("/").text
    reader.finish()
    assert "s001" not in text
    assert "s002" not in text


def test_a_comment_written_before_is_offered_again(reader: Reader, gradebook: Gradebook) -> None:
    reader.post("/mark", form_of(gradebook, "s001", "1"))
    assert "<option>好</option>" in reader.get("/").text
    reader.post("/mark", form_of(gradebook, "s002", "1") | {"comment": "", "again": "好"})
    (mark,) = gradebook.marks("s002")
    assert mark.comment == "好"


def decide(reader: Reader, student: str, what: str, points: str, comment: str = "") -> Reply:
    return reader.post("/decide", {"student": student, "what": what, "points": points, "comment": comment})


def points_by_student(gradebook: Gradebook) -> dict[str, float]:
    return {row.student: row.points for row in overview(gradebook).rows}


def test_any_check_exercise_or_work_can_be_decided_otherwise_on_the_page(
    reader: Reader, gradebook: Gradebook, graded: Path
) -> None:
    assert '<option value="s003">' in reader.get("/").text
    page = reader.get("/student?id=s003")
    assert page.status == 200
    assert 'value="1.1/test_mean"' in page.text
    assert "the grader gave 10 of 10" in page.text
    before = points_by_student(gradebook)
    reply = decide(reader, "s003", "1.1/test_mean", "1.5", "=near")
    assert (reply.status, reply.location) == (303, "student?id=s003#d4")
    decide(reader, "s003", "1.2", "3")
    decide(reader, "s003", "all", "-0.5", "late excuse")
    machine = 5.0  # test_mean is worth a half of 1.1
    assert points_by_student(gradebook) == {**before, "s003": 10 - machine + 1.5 + 3 - 0.5}
    assert "=near" in reader.get("/student?id=s003").text
    publish(gradebook, graded, {"s003"}, "en")
    assert "1.5 points (the grader gave 5). =near" in (graded / "reports" / "s003.html").read_text(encoding="utf-8")
    for what in ("1.1/test_mean", "1.2", "all"):
        decide(reader, "s003", what, "")
    assert points_by_student(gradebook) == before
    reader.finish()
    assert reader.affected == {"s003"}


@pytest.mark.parametrize(
    ("student", "what", "points"),
    [
        ("s009", "1.1", "1"),
        ("s001", "9.9", "1"),
        ("s001", "1.1/test_x", "1"),
        ("s001", "1.1", "nan"),
        ("s001", "1.1", "x"),
        ("s001", "1.1", "-1"),
        ("s001", "1.1/test_mean", "6"),
        ("s001", "all", "1e9"),
    ],
)
def test_a_decision_that_cannot_be_is_refused(
    reader: Reader, gradebook: Gradebook, student: str, what: str, points: str
) -> None:
    assert decide(reader, student, what, points).status == 400
    assert gradebook.rulings("s001") == []


def test_who_reads_anonymously_decides_about_nobody(gradebook: Gradebook) -> None:
    reader = Reader(gradebook.folder, anonymous=True)
    assert reader.get("/student?id=s001").status == 404
    assert decide(reader, "s001", "1.1", "1").status == 404
    reader.finish()
    assert gradebook.rulings("s001") == []


def test_decisions_from_another_page_are_refused(reader: Reader, gradebook: Gradebook) -> None:
    form = {"student": "s001", "what": "1.1", "points": "1"}
    assert reader.post("/decide", form, Origin="http://evil.test").status == 403
    assert reader.get("/student?id=nobody").status == 404
    assert gradebook.rulings("s001") == []


@pytest.mark.parametrize("port", [-1, 65536, 99999])
def test_a_port_that_is_none_is_wrong_usage(gradebook: Gradebook, port: int) -> None:
    with pytest.raises(WrongUsage, match="from 0 to 65535"):
        serve(gradebook, port, "en", print)


@needs_chromium
def test_a_real_browser_gives_marks_and_ends_the_review(browser: Browser, graded: Path) -> None:
    reader = Reader(graded)
    page = browser.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(reader.address)
    page.locator("#a1 input[name=points]").fill("0.5")
    page.locator("#a1 textarea").fill("清楚")
    page.locator("#a1 button").click()
    assert page.locator("#a1 .given:visible").inner_text() == "0.5 points given"
    page.locator("select[name=id]").select_option("s003")
    page.get_by_role("button", name="Open").click()
    page.locator("#d2 input[name=points]").fill("7")
    page.locator("#d2 button").click()
    assert page.locator("#d2 .given:visible").inner_text() == "decided 7"
    page.locator(".where a").click()
    page.get_by_role("button", name="That is all").click()
    assert page.locator(".warn:visible").is_visible()
    assert complaints == []
    reader.thread.join(HOLDS)
    assert not reader.thread.is_alive()
    with Gradebook(graded) as gradebook:
        assert [(mark.points, mark.comment) for mark in gradebook.marks("s001")] == [(0.5, "清楚")]


def test_who_sends_a_byte_at_a_time_is_hung_up_on_and_nobody_waits_for_him(
    graded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_server, "WHOLE_REQUEST", 0.3)
    reader = Reader(graded)
    with reader.line() as line:
        line.sendall(b"G")
        assert reader.get("/").status == 200  # meanwhile
        assert hung_up_on(line, b"G")
    reader.finish()


@pytest.mark.parametrize("size", ["²", "٣", "-1", "1e3", "9" * 30])
def test_a_size_that_is_none_is_refused(reader: Reader, size: str) -> None:
    with reader.line() as line:
        head = f"POST /mark HTTP/1.1\r\nHost: 127.0.0.1:{reader.port}\r\nCookie: {reader.cookie}\r\n"
        head += f"Origin: {reader.origin}\r\nContent-Length: {size}\r\n\r\n"
        line.sendall(head.encode("utf-8" if size != "²" else "latin-1"))
        assert line.recv(1000).split()[1] in (b"400", b"413")
    assert reader.get("/").status == 200


def test_a_written_answer_is_kept_as_far_as_anybody_reads(
    hand_in: Callable[..., Path], grade_all: Callable[..., object], out: Path
) -> None:
    hand_in("s001", ex01_02=WITNESS + "\n\ndef essay():\n    return 'x' * 3_000_000\n")
    grade_all()
    with Gradebook(out) as gradebook:
        ((text,),) = gradebook.query("SELECT text FROM answer")
    assert 60_000 < len(text) < 70_000
