"""The server of our pages: uvicorn on the loopback address, with a deadline for every request as a whole."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from grader.errors import WrongUsage
from grader.web.guard import Guard, Policy

WHOLE_REQUEST = 10.0
"""Seconds that a request may take to come in: one that trickles is hung up on."""
MOST_AT_ONCE = 100
_LARGEST_HEAD = 16 << 10
_TRIES = 20
"""How many ports after the usual one are tried."""


class Site:
    """One server, from its socket to its end."""

    def __init__(self, port: int, *, or_next: bool = False) -> None:
        """Port 0 is any; with `or_next` a port that is taken gives way to the next that is free."""
        self._socket = _bound(port, _TRIES if or_next else 1)
        self.port: int = self._socket.getsockname()[1]
        self.token = secrets.token_urlsafe(24)
        self.tokens = set[str]()
        """Tokens that let somebody in once."""
        self._server: uvicorn.Server | None = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def address(self, place: str = "") -> str:
        """What to open: it lets a browser in, and leads to a place in the page."""
        return self._address(self.token, place)

    def show(self, place: str = "") -> None:
        """Opens the browser, with a token that is good for once: others may read the words of a command."""
        once = secrets.token_urlsafe(24)
        self.tokens.add(once)
        # Some browsers are programs of the terminal, and end when their reader does.
        threading.Thread(target=webbrowser.open, args=(self._address(once, place),), daemon=True).start()

    def _address(self, token: str, place: str) -> str:
        return f"{self.origin}/?token={token}" + (f"&at={place}" if place else "")

    def run(self, app: ASGIApp, policy: Policy, started: Callable[[], None]) -> None:
        """Serves until it is told to end, or the user presses Ctrl-C."""
        config = uvicorn.Config(
            Guard(app, policy, self),
            http=_Bounded,
            ws="none",
            loop="asyncio",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            limit_concurrency=MOST_AT_ONCE,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=1,
            h11_max_incomplete_event_size=_LARGEST_HEAD,
        )
        self._server = _Server(config, started)
        with contextlib.suppress(KeyboardInterrupt):
            self._server.run(sockets=[self._socket])

    def end(self) -> None:
        """Ends it after what is being answered; may be called from anywhere."""
        if self._server is not None:
            self._server.should_exit = True

    def close(self) -> None:
        self._socket.close()


def serve(
    make: Callable[[Site], ASGIApp],
    policy: Policy,
    port: int,
    started: Callable[[Site], None],
    *,
    or_next: bool = False,
) -> None:
    """Serves an app until it ends."""
    site = Site(port, or_next=or_next)
    try:
        site.run(make(site), policy, lambda: started(site))
    finally:
        site.close()


class _Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, listens: Callable[[], None]) -> None:
        super().__init__(config)
        self._listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._listens()


class _Bounded(H11Protocol):
    """A connection on which each request has to come in as a whole before its deadline."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._await_request()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        self._deadline = self.loop.call_later(WHOLE_REQUEST, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _bound(port: int, tries: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise WrongUsage(f"--port 应在 0 到 65535 之间，不是 {port}", f"--port is from 0 to 65535, not {port}")
    for number in range(port, min(port + tries, 65536)):
        # Named as TCP, so that asyncio sends what is written at once, and not when an earlier packet was acknowledged.
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows lets two listen at once otherwise
                found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
            else:
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(("127.0.0.1", number))
            found.listen(64)
        except OSError as error:
            found.close()
            last = error
            continue
        return found
    raise WrongUsage(f"端口 {port} 用不了：{last.strerror}", f"Cannot use port {port}: {last.strerror}") from last
