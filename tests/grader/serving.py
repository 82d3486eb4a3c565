"""One of our servers at work in a thread, and a client that sees what a browser, or somebody else, would see."""

from __future__ import annotations

import http.client
import json
import os
import queue
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from urllib.parse import parse_qs, urlencode, urlsplit

ROOT = Path(__file__).resolve().parents[2]
HOLDS = 90
"""Seconds after which a test gives up."""


@dataclass(frozen=True)
class Reply:
    """What came back."""

    status: int
    text: str
    headers: dict[str, str]

    @property
    def location(self) -> str:
        return self.headers.get("location", "")


class Client:
    """Whoever has opened the address of a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.port = urlsplit(address).port or 0
        self.origin = f"http://127.0.0.1:{self.port}"
        self.token = parse_qs(urlsplit(address).query)["token"][0]
        self.cookie = ""
        self.cookie = self.get(f"/?token={self.token}").headers["set-cookie"].partition(";")[0]

    def get(self, path: str, **headers: str) -> Reply:
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, form: dict[str, str] | str, **headers: str) -> Reply:
        body = form if isinstance(form, str) else urlencode(form)
        return self.ask("POST", path, body.encode(), **{"Origin": self.origin, **headers})

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
        """A header that is "" is not sent."""
        sent = {name.replace("_", "-"): value for name, value in {"Cookie": self.cookie, **headers}.items() if value}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HOLDS)
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            found = {name.lower(): value for name, value in response.getheaders()}
            return Reply(response.status, response.read().decode(), found)
        finally:
            connection.close()

    def head(self, path: str) -> str:
        """The beginning of a request with a body, as far as it is the page's own."""
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Cookie: {self.cookie}",
            f"Origin: {self.origin}",
        ]
        return "".join(f"{line}\r\n" for line in lines)

    def line(self) -> socket.socket:
        """A connection on which anything may be sent."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=HOLDS)


class Served(Client):
    """`serve(started)` runs in a thread, and calls `started` with its address."""

    def __init__(self, serve: Callable[[Callable[[str], None]], object]) -> None:
        addresses: queue.Queue[str | BaseException] = queue.Queue()

        def run() -> None:
            try:
                serve(addresses.put)
            except BaseException as error:
                addresses.put(error)
                raise

        self.thread = threading.Thread(target=run, daemon=True)
        self.thread.start()
        found = addresses.get(timeout=HOLDS)
        if isinstance(found, BaseException):
            raise found
        super().__init__(found)


class Command(Client):
    """`grade serve` in a folder, as a program of its own."""

    def __init__(self, home: Path, *arguments: str, port: int = 0) -> None:
        self.home = home
        command = [
            sys.executable,
            "-m",
            "grader",
            "serve",
            *arguments,
            "--no-open",
            "--lang",
            "en",
            "--port",
            str(port),
        ]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the program
        self.process = subprocess.Popen(
            command, cwd=home, env=environment, stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            raise AssertionError(line + self.errors())
        super().__init__(line.split()[-1])

    def ask_engine(self, method: str, **given: object) -> Any:
        """What a method of the engine answers."""
        reply = self.post(f"/api/{method}", json.dumps(given))
        assert reply.status == 200, reply
        return json.loads(reply.text)

    def grade(self, id: str) -> list[dict[str, Any]]:
        """The events of a grading."""
        reply = self.post("/api/grade", json.dumps({"id": id}))
        return [json.loads(line.removeprefix("data: ")) for line in reply.text.split("\n\n") if line]

    def verdict(self, id: str) -> dict[str, Any]:
        """What came of a grading."""
        (verdict,) = (event["verdict"] for event in self.grade(id) if event["kind"] == "verdict")
        return verdict

    def errors(self) -> str:
        """What it wrote to standard error."""
        self._errors.seek(0)
        return self._errors.read().decode()

    def end(self, signal: int = signal.SIGINT) -> int:
        """Ends it; its exit status."""
        self.process.send_signal(signal)
        status = self.process.wait(HOLDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end()
        self._errors.close()


def hung_up_on(line: socket.socket, byte: bytes) -> bool:
    """Whether somebody who sends this byte again and again, with pauses, is cut off before long."""
    try:
        for _ in range(400):
            line.sendall(byte)
            time.sleep(0.02)
    except OSError:
        return True
    return False
