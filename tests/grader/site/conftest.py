"""A site of the miniature course on a plain web server, and a page of it in Chromium."""

from __future__ import annotations

import functools
import http.server
import os
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from grader.cache import caches
from grader.course.catalog import Course
from grader.site.build import build
from grader.site.parts import parts

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

PARTS = Path(os.environ.get("GRADER_SITE_PARTS") or caches()[0] / "parts")
WAIT = 120_000
"""Milliseconds: a loaded machine starts two interpreters in this time."""
_missing = [part.file for part in parts() if not part.pictures and not (PARTS / part.file).is_file()]
needs_parts = pytest.mark.skipif(
    bool(_missing), reason=f"no parts of a site: `grade site DIR` once, or GRADER_SITE_PARTS=folder ({_missing[:1]})"
)


class _Plain(http.server.SimpleHTTPRequestHandler):
    """`python -m http.server`: no header that a page would like to have."""

    def log_message(self, *_: object) -> None:
        """Says nothing."""


class Server:
    """A folder on a web server, until it is stopped."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(_Plain, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def site(miniature: Course, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site."""
    folder = tmp_path_factory.mktemp("site")
    build(folder, miniature, miniature.exercises, PARTS, "en")
    return folder


@pytest.fixture(scope="module")
def server(site: Path) -> Iterator[Server]:
    server = Server(site)
    yield server
    server.stop()


_START = """async () => {
  const { Supervisor } = await import("./supervisor.js");
  const site = await (await fetch("site.json")).json();
  window.supervisor = new Supervisor(site);
  await supervisor.start();
  await supervisor.ask("begin", { files: {} });
}"""
_REPORT = """async ([id, text]) => supervisor.ask("report", { id, text })"""


@dataclass
class Referee:
    """The referee in a page, asked without the page that students see."""

    page: Page

    def __call__(self, source: str, id: str = "1.1") -> dict[str, Any]:
        """The result of this answer, as `grade --json` has it."""
        said = self.page.evaluate(_REPORT, [id, source])
        assert "answer" in said, said
        result: dict[str, Any] = said["answer"]["exercises"][0]
        return {**result, "isolation": said["answer"]["isolation"]}


def opened(context: BrowserContext, address: str) -> Page:
    """A page of the site that is ready, with its service worker at work."""
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.goto(address)
    page.wait_for_selector("#books a", state="attached")
    return page


@pytest.fixture(scope="module")
def page_referee(browser: Browser, server: Server) -> Iterator[Referee]:
    """Two interpreters in Chromium: to start them takes longest."""
    with browser.new_context() as context:
        page = opened(context, server.address)
        page.goto(f"{server.address}site.json")
        page.evaluate(_START)
        yield Referee(page)


@pytest.fixture
def answer() -> Callable[[str], str]:
    """answer("return 1") -> an answer to 1.1 of the miniature whose `mean` does this."""

    def answer(body: str) -> str:
        lines = "\n".join(f"    {line}" for line in body.splitlines())
        return f"def mean(values):\n{lines}\n\n\ndef spread(values):\n    return max(values) - min(values)\n"

    return answer
