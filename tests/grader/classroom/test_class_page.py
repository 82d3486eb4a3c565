"""The page of a class in a browser: read from disk, sorted and filtered by keyboard, deaf to what students wrote."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from grader.classroom.page.page import class_page
from tests.grader.browsing import Opened, needs_axe, needs_chromium
from tests.grader.classroom.classes import make_class, statistics

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = needs_chromium
STUDENTS = 1000
FIRST = "document.querySelector('#rows tbody tr:not([hidden]) th').textContent"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    seen = make_class(STUDENTS)
    path = tmp_path_factory.mktemp("class") / "index.html"
    path.write_text(class_page(seen, statistics(seen), "en"), encoding="utf-8")
    return path


def test_a_class_of_a_thousand_opens_from_disk_without_a_complaint(browser: Browser, page: Path) -> None:
    assert page.stat().st_size < 4 << 20
    started = time.monotonic()
    with Opened(browser, page) as opened:
        assert opened.page.locator("#rows tbody tr").count() == STUDENTS
        assert (opened.complaints, opened.outside()) == ([], [])
        assert opened.page.evaluate("getComputedStyle(document.body).marginTop") == "0px"
    assert time.monotonic() - started < 20


def test_hostile_names_cannot_act(browser: Browser, page: Path) -> None:
    with Opened(browser, page) as opened:
        opened.page.wait_for_timeout(100)
        assert opened.page.evaluate("window.pwned") is None
        assert opened.page.locator("script").count() == 1
        assert "\\u202e" in opened.page.locator("#rows tbody tr").nth(3).inner_text()


def test_the_policy_stops_a_script_that_is_not_the_pages_own(browser: Browser, page: Path) -> None:
    breached = page.with_name("breached.html")
    text = page.read_text(encoding="utf-8")
    breached.write_text(text.replace("</main>", "<script>window.pwned = 1</script></main>"), encoding="utf-8")
    with Opened(browser, breached) as opened:
        assert opened.page.evaluate("window.pwned") is None
        assert any("Content Security Policy" in complaint for complaint in opened.complaints)


def test_filter_by_keyboard(browser: Browser, page: Path) -> None:
    with Opened(browser, page) as opened:
        view = opened.page
        view.keyboard.press("/")
        view.keyboard.type("s0042")
        assert view.locator("#rows tbody tr:visible").count() == 1
        assert view.locator("#shown").inner_text() == "1"
        view.keyboard.press("Escape")
        assert view.locator("#shown").inner_text() == str(STUDENTS)
        view.locator("#state").select_option("missing")
        shown = int(view.locator("#shown").inner_text())
        assert 0 < shown < STUDENTS
        assert set(view.locator("#rows tbody tr:visible td.s-missing").all_inner_texts()) <= {
            "missing",
            "missing · late",
        }


def test_sort_by_keyboard(browser: Browser, page: Path) -> None:
    with Opened(browser, page) as opened:
        view = opened.page
        view.locator("button[data-key=points]").focus()
        view.keyboard.press("Enter")
        header = view.locator("th:has(button[data-key=points])")
        assert header.get_attribute("aria-sort") == "descending"
        points = [float(text) for text in view.locator("#rows td.total").all_inner_texts() if text]
        assert points == sorted(points, reverse=True)
        view.keyboard.press("Space")
        assert header.get_attribute("aria-sort") == "ascending"
        view.locator("button[data-key=id]").focus()
        view.keyboard.press("Enter")
        assert header.get_attribute("aria-sort") is None
        assert view.evaluate(FIRST) == "s0000"


def test_a_link_leads_to_the_report_beside_it(browser: Browser, page: Path) -> None:
    with Opened(browser, page) as opened:
        assert opened.page.locator("#rows tbody a").first.get_attribute("href") == "reports/s0000.html"


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_is_wider_than_the_screen(browser: Browser, page: Path, width: int) -> None:
    with Opened(browser, page, viewport={"width": width, "height": 800}) as opened:
        assert opened.page.evaluate("document.documentElement.scrollWidth") <= width


@needs_axe
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violation(browser: Browser, tmp_path: Path, scheme: Any) -> None:
    seen = make_class(60)
    path = tmp_path / "index.html"
    path.write_text(class_page(seen, statistics(seen), "zh"), encoding="utf-8")
    with Opened(browser, path, color_scheme=scheme) as opened:
        assert opened.violations() == []
