"""One of our servers at work in a thread, and a client that sees what a browser, or somebody else, would see."""

from __future__ import annotations

import http.client
import queue
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

HOLDS = 15
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


class Served:
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
        self.address = found
        self.port = urlsplit(found).port or 0
        self.origin = f"http://127.0.0.1:{self.port}"
        self.token = urlsplit(found).query.removeprefix("token=").partition("&")[0]
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

    def line(self) -> socket.socket:
        """A connection on which anything may be sent."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=HOLDS)


def hung_up_on(line: socket.socket, byte: bytes) -> bool:
    """Whether somebody who sends this byte again and again, with pauses, is cut off before long."""
    try:
        for _ in range(400):
            line.sendall(byte)
            time.sleep(0.02)
    except OSError:
        return True
    return False
