"""A page in Chromium, offline, with a record of everything it tried.

Needs Chromium (or GRADER_CHROMIUM=path) and playwright; axe-core's axe.min.js is found through GRADER_AXE=path.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHROMIUM = os.environ.get("GRADER_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
AXE = Path(os.environ.get("GRADER_AXE", ""))
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
needs_chromium = pytest.mark.skipif(not CHROMIUM, reason="no Chromium: install it or set GRADER_CHROMIUM to its path")
needs_axe = pytest.mark.skipif(
    not AXE.is_file(),
    reason="no axe-core: npm install --no-save --prefix DIR axe-core, GRADER_AXE=DIR/node_modules/axe-core/axe.min.js",
)


class Opened:
    """A page of ours opened from its file."""

    def __init__(self, browser: Browser, path: Path, **options: Any) -> None:
        self._context = browser.new_context(offline=True, **options)
        self.page: Page = self._context.new_page()
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.dialogs: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.dialogs.append(dialog.message), dialog.dismiss()))
        self.page.goto(path.as_uri())

    def __enter__(self) -> Opened:
        return self

    def __exit__(self, *_: object) -> None:
        self._context.close()

    def show(self, language: str) -> None:
        self.page.locator(f"#show-{language}").check(force=True)

    def open_all(self) -> None:
        self.page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")

    def outside(self) -> list[str]:
        return [url for url in self.requests if not url.startswith(("data:", "file:"))]

    def violations(self) -> list[tuple[str, str, str]]:
        """What axe-core finds wrong for people who do not see or use a mouse, all unfolded, in both languages."""
        self.open_all()
        self.page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
        found = []
        for language in ("zh", "en"):
            self.show(language)
            results = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            assert len(results["passes"]) > 15, "axe-core looked at next to nothing"
            found += results["violations"]
        return [(v["id"], v["nodes"][0]["html"], v["nodes"][0]["failureSummary"]) for v in found]
