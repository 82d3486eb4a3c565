"""The page itself, as a student meets it: on a plain host, at the first visit and the second, with the network off."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from grader.course.catalog import Course
from grader.submission import read
from tests.grader.browsing import needs_chromium
from tests.grader.site.conftest import WAIT, Server, needs_parts, opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [needs_chromium, needs_parts]

Answer = Callable[[str], str]


def write(page: Page, text: str) -> None:
    """Types an answer over what stands in the editor, and has it graded."""
    editor = page.locator(".cm-content")
    editor.filter(has_text="def mean").wait_for()  # what stands in the file is there
    editor.click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text(text)
    page.click("#grade")


def shown(page: Page, status: str) -> str:
    """The verdict, once it has this status."""
    return page.locator(f".judged.is-{status}").inner_text()


def test_from_the_stub_to_ten_points_then_away_and_back_without_a_network(
    browser: Browser, site: Path, miniature: Course, answer: Answer, tmp_path: Path
) -> None:
    server = Server(site)
    with browser.new_context() as context:
        page = opened(context, f"{server.address}#1.1")
        page.wait_for_selector("#exercise:not([hidden])")
        write(page, answer("return max(values)"))
        verdict = shown(page, "partial")
        assert "for feedback only" in verdict
        right = answer("return sum(values) / len(values)")
        write(page, right)
        shown(page, "passed")

        with page.expect_download() as download:
            page.click("#take-out")
        archive = tmp_path / "work.zip"
        download.value.save_as(archive)
        taken = read(archive, miniature.exercises, books=miniature.books)
        assert taken.text_of(miniature.exercises[0]).strip() == right.strip()

        server.stop()  # from here on nobody answers
        page.reload()
        page.wait_for_selector("#exercise:not([hidden])")
        page.locator(".cm-content", has_text="sum(values) / len(values)").wait_for()
        write(page, answer("return max(values)"))
        shown(page, "partial")


def test_work_that_was_taken_out_is_brought_in_again(browser: Browser, server: Server, answer: Answer) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("work/chapter01/ex01_01.py", answer("return 7.5"))
        archive.writestr("work/other.txt", "nothing")
    with browser.new_context() as context:
        page = opened(context, f"{server.address}#1.1")
        page.set_input_files(
            "#bring-in", {"name": "work.zip", "mimeType": "application/zip", "buffer": packed.getvalue()}
        )
        page.locator(".cm-content", has_text="return 7.5").wait_for(timeout=WAIT)
