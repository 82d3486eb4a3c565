"""Whoever else is on this computer, in this browser or in the work folder: none is let in, none does any harm."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from tests.grader.serve.conftest import RIGHT, answer
from tests.grader.serving import Command, hung_up_on

SECRET = "nobody shall read this"
READ = json.dumps({"id": "1.1"})


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.test"},
        {"Host": "evil.test:80"},
        {"Origin": "http://evil.test"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://localhost:1"},
        {"Cookie": ""},
        {"Cookie": "grade=x"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_only_the_own_page_by_its_own_name_is_answered(shared: Command, headers: dict[str, str]) -> None:
    answer(shared.home, SECRET)
    for method in ("read", "save", "reset", "grade"):
        reply = shared.post(f"/api/{method}", READ, **headers)
        assert reply.status in (403, 404)
        assert SECRET not in reply.text
    assert (shared.home / "chapter01" / "ex01_01.py").read_text() == SECRET


def test_reading_takes_the_cookie_too(shared: Command) -> None:
    answer(shared.home, SECRET)
    for path in ("/", "/page.js", "/api/watch?id=1.1"):
        assert shared.get(path, Cookie="").status == 403
        assert shared.get(path, Cookie=shared.cookie.replace("=", "=x")).status == 403
        assert shared.get(path, Host=f"127.0.0.1.evil.test:{shared.port}").status == 404


def test_a_cookie_is_for_this_server_alone_and_no_script_has_it(shared: Command) -> None:
    reply = shared.get(f"/?token={shared.token}", Cookie="")
    set_cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in set_cookie
    assert "samesite=strict" in set_cookie
    assert str(shared.port) in set_cookie.partition("=")[0]
    assert shared.token not in reply.text
    assert '<link rel="icon" href="data:,">' in reply.text  # else a browser slow to move on asks for /favicon.ico
    assert shared.get("/?token=x", Cookie="").status == 403
    hostile = shared.get(f"/?token={shared.token}&at=1.1%22><script>", Cookie="")
    assert "<script" not in hostile.text


def test_every_answer_says_what_a_browser_may_do_with_it(shared: Command) -> None:
    for reply in (shared.get("/"), shared.get("/page.js"), shared.post("/api/read", READ), shared.get("/none")):
        policy = reply.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    "name",
    ["..%2f..%2fetc%2fpasswd", "%2e%2e/secret.txt", "grade-status.json", "ex01_01.py", "codemirror.js/../x", "."],
)
def test_no_file_is_served_but_those_of_the_page(shared: Command, name: str) -> None:
    (shared.home.parent / "secret.txt").write_text(SECRET)
    answer(shared.home, SECRET)
    reply = shared.get(f"/{name}")
    assert reply.status == 404
    assert SECRET not in reply.text


@pytest.mark.parametrize("id", ["../1.1", "1.1/../../x", "", "1.1\x00", "__class__", "x" * 10_000])
def test_no_name_leads_out_of_the_folder(shared: Command, id: str) -> None:
    for method, given in (
        ("read", {"id": id}),
        ("save", {"id": id, "text": "x", "based_on": "-"}),
        ("version", {"id": "1.1", "name": id}),
        ("history", {"id": id}),
    ):
        reply = shared.post(f"/api/{method}", json.dumps(given))
        assert reply.status == 409
        assert len(reply.text) < 1_000
    assert set(shared.home.parent.iterdir()) <= {shared.home, shared.home.parent / "secret.txt"}


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "null",
        '{"id": 1}',
        '{"id": "1.1", "more": 1}',
        "{}",
        '{"id": ["1.1"]}',
        "[" * 100_000,
        '{"id": NaN}',
    ],
)
def test_what_is_no_request_of_the_page_is_refused(shared: Command, body: str) -> None:
    for method in ("read", "grade", "try_call"):
        assert shared.post(f"/api/{method}", body).status == 400
    assert shared.post("/api/home", body).status == 404
    assert shared.post("/api/__init__", body).status == 404
    assert shared.post("/api/read", READ).status == 200


def test_a_gigabyte_is_refused_before_it_is_sent(shared: Command) -> None:
    head = shared.head("/api/save")
    with shared.line() as line:
        line.sendall(f"{head}Content-Length: {1 << 30}\r\n\r\n".encode())
        assert b" 413 " in line.recv(1000)
    with shared.line() as line:
        line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        assert hung_up_on(line, b"10000\r\n" + b"x" * 65_536 + b"\r\n")
    assert shared.post("/api/read", READ).status == 200


def test_a_byte_a_second_keeps_nobody_waiting(shared: Command) -> None:
    head = shared.head("/api/read")
    with shared.line() as trickling, shared.line() as silent:
        trickling.sendall(f"{head}Content-Length: 100\r\n\r\n".encode())
        silent.sendall(b"GET / HT")
        begun = time.monotonic()
        while time.monotonic() - begun < 1:
            trickling.sendall(b"x")
            assert shared.post("/api/read", READ).status == 200
            time.sleep(0.05)


def test_who_keeps_all_lines_busy_is_refused_and_the_others_come_back(shared: Command) -> None:
    lines = [shared.line() for _ in range(120)]
    for line in lines:
        line.close()
    while shared.post("/api/read", READ).status == 503:  # until it has noticed
        time.sleep(0.01)
    assert shared.post("/api/read", READ).status == 200


def test_a_link_in_the_work_folder_is_neither_read_nor_written_through(served: Command, home: Path) -> None:
    secret = home.parent / "secret.txt"
    secret.write_text(SECRET)
    (home / "chapter01").mkdir()
    (home / "chapter01" / "ex01_01.py").symlink_to(secret)
    work = served.ask_engine("read", id="1.1")
    assert (work["editable"], work["text"]) == (False, "")
    assert "link" in work["why"]["en"]
    reply = served.post("/api/save", json.dumps({"id": "1.1", "text": RIGHT, "based_on": work["version"]}))
    assert reply.status == 409
    assert SECRET not in json.dumps(served.grade("1.1"))
    assert secret.read_text() == SECRET


def test_a_linked_folder_is_not_followed(served: Command, home: Path) -> None:
    elsewhere = home.parent / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "ex01_01.py").write_text(SECRET)
    (home / "chapter01").symlink_to(elsewhere)
    (home / ".grade-history").symlink_to(elsewhere)
    assert served.ask_engine("read", id="1.1")["text"] == ""
    served.post("/api/save", json.dumps({"id": "1.1", "text": RIGHT, "based_on": "-"}))
    served.grade("1.1")
    assert [path.name for path in elsewhere.iterdir()] == ["ex01_01.py"]
    assert (elsewhere / "ex01_01.py").read_text() == SECRET


def test_a_file_of_20_megabytes_is_shown_by_a_sentence(served: Command, home: Path) -> None:
    answer(home, "# x\n" * (5 << 20))
    work = served.ask_engine("read", id="1.1")
    assert (work["editable"], work["text"]) == (False, "")
    assert "256 kB" in work["why"]["en"]
    assert served.grade("1.1")[-1]["kind"] == "verdict"


def test_a_pipe_in_the_place_of_the_file_holds_nobody(served: Command, home: Path) -> None:
    (home / "chapter01").mkdir()
    os.mkfifo(home / "chapter01" / "ex01_01.py")
    assert served.ask_engine("read", id="1.1")["editable"] is False
    assert served.ask_engine("read", id="1.2")["exists"] is False


def test_markup_and_floods_of_a_student_stay_text_and_bounded(served: Command, home: Path) -> None:
    hostile = "<img src=x onerror=alert(1)></pre><script>alert(2)</script>"
    flood = f'for i in range(10_000):\n    print(i, {hostile!r})\nprint("a" * 10_000_000)\n'
    answer(home, f'def mean(values):\n    print("{hostile}" * 100)\n    raise ValueError("{hostile}")\n\n\n{flood}\n')
    text = json.dumps(served.grade("1.1"))
    assert "<img" not in text
    assert "<script" not in text
    assert len(text) < 400_000
    answer(home, f'def mean(values):\n    print("{hostile}" * 100_000)\n')
    tried = served.ask_engine("try_call", id="1.1", name="mean", args=["[1.0]"])
    assert hostile in tried["printed"]  # as text: the page never takes it for HTML
    assert len(tried["printed"]) < 100_000


def test_who_stops_listening_stops_the_grading(served: Command, home: Path) -> None:
    answer(home, "def mean(values):\n    while True: pass\n\n\ndef spread(values):\n    while True: pass\n")
    with served.line() as line:
        line.sendall(f"{served.head('/api/grade')}Content-Length: {len(READ)}\r\n\r\n{READ}".encode())
        heard = b""
        while b"begun" not in heard:
            heard += line.recv(10_000)
    answer(home, RIGHT)
    assert served.verdict("1.1")["points"] == 10
