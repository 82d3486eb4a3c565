"""What stands before every page of ours: who may ask, how much, and what the answer may do in a browser.

A token in the first address becomes a cookie that no script reads and no other site's page sends. The server answers to
its own name alone (a page that renames itself to this computer has another), and takes orders from its own pages only.
"""

from __future__ import annotations

import contextlib
import hmac
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from typing import Protocol
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_PLACE = re.compile(r"[a-z]*[0-9]+\.[0-9]+")
"""An exercise, as the address of a page may name it."""
NOT_YOURS = "请打开终端里显示的地址。\nOpen the address that the terminal shows.\n"


@dataclass(frozen=True, kw_only=True)
class Policy:
    """What the pages of one server may do, and what may be sent to it."""

    content: str
    """Their Content-Security-Policy."""
    largest_body: int
    headers: dict[str, str] = field(default_factory=dict)

    def answer_headers(self) -> dict[str, str]:
        return {
            "Content-Security-Policy": self.content,
            "Cache-Control": "no-store",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Referrer-Policy": "same-origin",  # with none at all, a browser hides the origin of our own forms too
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            **self.headers,
        }


class Entrance(Protocol):
    """What opens a server, and where it is."""

    port: int
    token: str
    tokens: set[str]


class Guard:
    """Lets through what the user's own browser asks from our own pages, and nothing else."""

    def __init__(self, app: ASGIApp, policy: Policy, entrance: Entrance) -> None:
        self._app, self._policy, self._entrance = app, policy, entrance
        self._hosts = {f"127.0.0.1:{entrance.port}", f"localhost:{entrance.port}"}
        self._cookie = f"grade-{entrance.port}"  # cookies know no ports, and two of our servers may run at once

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        if scope["type"] != "http":
            return None
        headers = Headers(scope=scope)
        answer = self._with_headers(send)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            return await refusal(scope, receive, answer)
        body = await self._body(receive)
        if body is None:
            return await _plain(413)(scope, receive, answer)
        with contextlib.suppress(ClientDisconnect):
            await self._app(scope, _after(body, receive), answer)

    def _refusal(self, scope: Scope, headers: Headers) -> ASGIApp | None:
        """The answer to a request that is not to be served, or None."""
        hosts = headers.getlist("host")
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            return _plain(404)
        reading = scope["method"] in ("GET", "HEAD")
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        if reading and scope["path"] == "/" and "token" in asked:
            place = asked.get("at", [""])[0]
            return self._welcome(place) if self._lets_in(asked["token"][0]) else _plain(403, NOT_YOURS)
        if not self._is_token(_cookie_in(headers, self._cookie)):
            return _plain(403, NOT_YOURS)
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return _plain(403)
        if reading:
            return None
        if headers.get("origin") != f"http://{hosts[0]}":
            return _plain(403)
        return None if _is_size(headers.get("content-length", "0"), self._policy.largest_body) else _plain(413)

    def _welcome(self, place: str) -> Response:
        """On to the page without the token, which then stays in no address bar.

        It is a page and no redirection: to one that came from outside, a browser would not send the cookie yet. It
        names its icon, since a browser that is slow to move on would ask for /favicon.ico.
        """
        to = f"/#{place}" if _PLACE.fullmatch(place) else "/"
        refresh = f'<meta http-equiv="refresh" content="0;url={to}">'
        answer = HTMLResponse(f'<!doctype html><title>…</title><link rel="icon" href="data:,">{refresh}')
        answer.set_cookie(self._cookie, self._entrance.token, httponly=True, samesite="strict", path="/")
        return answer

    def _lets_in(self, given: str) -> bool:
        """Whether a token opens the page: the one in the terminal always, one that a browser was started with once."""
        once = next((one for one in self._entrance.tokens if _same(given, one)), None)
        if once is not None:
            self._entrance.tokens.discard(once)
        return once is not None or self._is_token(given)

    def _is_token(self, given: str) -> bool:
        return _same(given, self._entrance.token)

    async def _body(self, receive: Receive) -> bytes | None:
        """All that was sent; None where that is more than is taken, and then the rest is not waited for."""
        body = b""
        while True:
            message = await receive()
            body += bytes(message.get("body", b""))
            if len(body) > self._policy.largest_body:
                return None
            if not message.get("more_body", False):
                return body

    def _with_headers(self, send: Send) -> Callable[[Message], Awaitable[None]]:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._policy.answer_headers().items():
                    headers.setdefault(name, value)
            await send(message)

        return sending


def _after(body: bytes, receive: Receive) -> Receive:
    """What an app receives whose request has been taken in already."""
    given = False

    async def replayed() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replayed


def _plain(status: int, words: str = "") -> Response:
    """A short answer after which the line is closed: nobody reads what else was to come."""
    return PlainTextResponse(words or f"{status}\n", status, {"Connection": "close"})


def _same(one: str, other: str) -> bool:
    """Compared in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def _cookie_in(headers: Headers, name: str) -> str:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


def _is_size(text: str, most: int) -> bool:
    """Whether this is the length of a body that is taken; a superscript is a digit to Python, and no number."""
    return text.isascii() and text.isdecimal() and len(text) < 12 and int(text) <= most
