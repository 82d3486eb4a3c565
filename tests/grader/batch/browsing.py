"""A page opened from its file in Chromium, offline, with a record of everything it tried."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHROMIUM = os.environ.get("GRADER_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
AXE = os.environ.get("GRADER_AXE", "")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]


class Opened:
    def __init__(self, browser: Browser, path: Path, **options: Any) -> None:
        self._context = browser.new_context(offline=True, **options)
        self.page: Page = self._context.new_page()
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(path.as_uri())

    def __enter__(self) -> Opened:
        return self

    def __exit__(self, *_: object) -> None:
        self._context.close()

    def outside(self) -> list[str]:
        return [url for url in self.requests if not url.startswith(("data:", "file:"))]
