"""A page for giving marks, served to this computer alone.

It listens on the loopback address, under a random path that only the terminal shows, answers no other name (so that no
web page can reach it by renaming itself), and takes marks only from its own pages.
"""

from __future__ import annotations

import contextlib
import secrets
import socket
import sys
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode

from grader.classroom.gradebook import Gradebook
from grader.classroom.review.decide import decidable, decide, points_of
from grader.classroom.review.page import review_page, student_page, students_of
from grader.classroom.review.written import Marking, WrittenAnswer, answers, in_order
from grader.errors import WrongUsage
from grader.text import Language

_LARGEST_FORM = 64 << 10
WHOLE_REQUEST = 3.0
"""Seconds that a request may take to come in and be answered."""
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",  # with none at all, a browser hides the origin of our own forms too
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class ReviewServer(HTTPServer):
    """One reader, one request at a time: the gradebook belongs to this thread."""

    def __init__(self, gradebook: Gradebook, port: int, language: Language, *, anonymous: bool = False) -> None:
        if not 0 <= port <= 65535:
            raise WrongUsage(f"--port 应在 0 到 65535 之间，不是 {port}", f"--port is from 0 to 65535, not {port}")
        try:
            super().__init__(("127.0.0.1", port), _Handler)
        except OSError as error:
            raise WrongUsage(
                f"端口 {port} 用不了：{error.strerror}", f"Cannot use port {port}: {error.strerror}"
            ) from error
        self.gradebook, self.language, self.anonymous = gradebook, language, anonymous
        self.marking = Marking(gradebook)
        self.token = secrets.token_urlsafe(24)
        self.finished = False

    def handle_error(self, request: object, client_address: object) -> None:
        """Who hangs up, or is hung up on, is no matter for the terminal."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # as it came

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    @property
    def url(self) -> str:
        return f"{self.origin}/{self.token}/"


def serve(
    gradebook: Gradebook, port: int, language: Language, started: Callable[[str], None], *, anonymous: bool = False
) -> Marking:
    """Serves until the reader says that this is all, or presses Ctrl-C; every mark is written at once."""
    with ReviewServer(gradebook, port, language, anonymous=anonymous) as server:
        started(server.url)
        try:
            while not server.finished:
                server.handle_request()
        except KeyboardInterrupt:
            pass
        return server.marking


def _is_size(text: str) -> bool:
    """Whether this is the length of a form; a superscript is a digit to Python, and no number."""
    return text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= _LARGEST_FORM


class _Handler(BaseHTTPRequestHandler):
    server: ReviewServer
    timeout = 1  # browsers open connections that they may need later; each would keep the others waiting

    def setup(self) -> None:
        super().setup()
        # A byte a second would never be late, and hold everybody else: the whole request has a deadline.
        self._deadline = threading.Timer(WHOLE_REQUEST, self._hang_up)
        self._deadline.daemon = True
        self._deadline.start()

    def finish(self) -> None:
        self._deadline.cancel()
        with contextlib.suppress(OSError):
            super().finish()

    def _hang_up(self) -> None:
        with contextlib.suppress(OSError):
            self.connection.shutdown(socket.SHUT_RDWR)

    def do_GET(self) -> None:
        if not self._allowed():
            return
        if self._path() == "":
            return self._page()
        if self._path() == "student" and not self.server.anonymous:
            return self._student(parse_qs(self.path.partition("?")[2]).get("id", [""])[0])
        self.send_error(404)

    def do_POST(self) -> None:
        if not self._allowed():
            return
        size = self.headers.get("Content-Length", "")
        # A page of another origin may send a form here, though not read the answer.
        if self.headers.get("Origin") != self.server.origin or not _is_size(size):
            return self.send_error(403)
        data = self.rfile.read(int(size))
        if len(data) < int(size):
            return self.send_error(400)
        form = {name: values[0] for name, values in parse_qs(data.decode("utf-8", "replace")).items()}
        if self._path() == "finish":
            self.server.finished = True
            return self._page()
        if self._path() == "mark":
            return self._mark(form)
        if self._path() == "decide" and not self.server.anonymous:
            return self._decide(form)
        self.send_error(404)

    def _student(self, id: str) -> None:
        """Everything of one student that may be decided otherwise."""
        try:
            found = decidable(self.server.gradebook, id)
        except WrongUsage:
            return self.send_error(404)
        self._send(student_page(self.server.gradebook, id, found, self.server.language))

    def _decide(self, form: dict[str, str]) -> None:
        """The same as `grade decide`; empty points and an empty comment take a decision back."""
        student, what = form.get("student", ""), form.get("what", "")
        try:
            decide(
                self.server.gradebook, student, what, points_of(form.get("points", "")), form.get("comment", "").strip()
            )
        except WrongUsage:
            return self.send_error(400)
        self.server.marking.changed.add(student)
        number = [one.what for one in decidable(self.server.gradebook, student)].index(what)
        self._lead_to(f"student?{urlencode({'id': student})}#d{number + 1}")

    def _mark(self, form: dict[str, str]) -> None:
        for number, answer in enumerate(self._answers()):
            if answer.key == form.get("key"):
                comment = "\n".join(part for name in ("comment", "again") if (part := form.get(name, "").strip()))
                try:
                    self.server.marking.give(answer, float(form.get("points", "")), comment)
                except (ValueError, WrongUsage):
                    return self.send_error(400)
                return self._lead_to(f"#a{number + 1}")
        self.send_error(404)

    def _allowed(self) -> bool:
        host = self.headers.get("Host") == self.server.origin.removeprefix("http://")
        _, _, rest = self.path.partition("/")
        token, slash, _ = rest.partition("/")
        if host and slash and secrets.compare_digest(token.encode(), self.server.token.encode()):
            return True
        self.send_error(404)
        return False

    def _answers(self) -> list[WrittenAnswer]:
        return in_order(answers(self.server.gradebook), anonymous=self.server.anonymous)

    def _path(self) -> str:
        return self.path.partition("?")[0].removeprefix(f"/{self.server.token}/")

    def _page(self) -> None:
        server = self.server
        students = [] if server.anonymous else students_of(server.gradebook)
        self._send(
            review_page(
                self._answers(),
                server.language,
                finished=server.finished,
                anonymous=server.anonymous,
                students=students,
                templates=server.gradebook.templates,
            )
        )

    def _lead_to(self, place: str) -> None:
        self.send_response(303)
        self.send_header("Location", f"/{self.server.token}/{place}")
        self._end()

    def _send(self, page: str) -> None:
        data = page.encode("utf-8", "backslashreplace")
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self._end()
        self.wfile.write(data)

    def _end(self) -> None:
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing: the terminal is for the address."""
