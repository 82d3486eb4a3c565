"""The report of --watch in a real browser: it follows what is graded, and stays where its reader is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import samples

from grader.report import live
from grader.results.model import Report
from tests.grader.browsing import Opened, needs_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = needs_chromium
REPORT = samples.report(*(replace(one, id=f"3.{n}") for n, one in enumerate([samples.LOGISTIC, samples.TREES] * 3, 1)))


def graded_by(path: Path, submission: str) -> Report:
    report = replace(REPORT, submission=submission)
    live.write(report, path)
    return report


def shows(page: Page, submission: str) -> None:
    page.wait_for_function("name => document.querySelector('.who code').textContent === name", arg=submission)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "第 3 章 #1"
    folder.mkdir()
    return folder / "report-3.3.html"


def test_it_follows_and_keeps_place_language_and_folds(browser: Browser, path: Path) -> None:
    graded_by(path, "first")
    with Opened(browser, path) as opened:
        page = opened.page
        shows(page, "first")
        opened.show("en")
        page.evaluate("document.querySelectorAll('.exercise').forEach(fold => { fold.open = true })")
        fold = page.locator("#ex-3-5 .folds .statement")
        fold.locator("summary").click()
        here = fold.evaluate("fold => fold.getBoundingClientRect().top")
        for name in ("second", "third"):
            graded_by(path, name)
            shows(page, name)
            page.locator("#show-en:checked").wait_for(state="attached")  # the script comes last
            assert fold.evaluate("fold => fold.open")
            assert abs(fold.evaluate("fold => fold.getBoundingClientRect().top") - here) < 3
        assert opened.outside() == []
        assert opened.dialogs == []
        assert opened.complaints == []


def test_a_report_on_hostile_work_runs_nothing_but_its_own_script(browser: Browser, path: Path) -> None:
    live.write(samples.hostile("\n".join(samples.ATTACKS)), path)
    with Opened(browser, path) as opened:
        opened.open_all()
        opened.page.wait_for_timeout(500)
        assert (opened.dialogs, opened.outside(), opened.complaints) == ([], [], [])
