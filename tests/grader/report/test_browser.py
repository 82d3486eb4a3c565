"""The HTML report in a real browser: switch, folding, keyboard, screen reader, print, and nothing that acts."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import samples

from grader.report import html
from grader.report.words import WORDS
from grader.results.model import Picture
from grader.text import Text
from tests.grader.browsing import Opened, needs_axe, needs_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WIDE_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="936pt" height="324pt" viewBox="0 0 936 324">'
    '<text x="9" y="99" style="font-size: 7px; font-family: sans-serif">≤ 0.38</text></svg>'
)
WIDE = Picture(id="tree", title=Text("树", "tree"), alt=Text("树", "a tree"), svg_zh=WIDE_SVG, svg_en=WIDE_SVG)
TEN = [samples.LOGISTIC, samples.TREES, samples.WRITTEN, samples.SYNTAX, samples.PERFECT] * 2
HALF_WRONG = samples.report(*(replace(one, id=f"3.{n}", pictures=[samples.PICTURE]) for n, one in enumerate(TEN, 1)))
REPORTS = {"chapter": samples.CHAPTER, "passed": samples.PASSED, "hostile": samples.hostile("\n".join(samples.ATTACKS))}
PAGES = [*REPORTS, "explanations"]

pytestmark = needs_chromium


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reports")
    for name, report in REPORTS.items():
        explained = {one.id: samples.explained(one) for one in report.exercises if name != "chapter"}
        html.write(report, folder / f"{name}.html", explanations=explained)
    found = [samples.explained(one) for one in samples.CHAPTER.exercises]
    page = html.render_explanations(found, "zh", Text("第 3 章", "Chapter 3"))
    (folder / "explanations.html").write_text(page, encoding="utf-8")
    return folder


SHOWN = """tag => [...document.querySelectorAll(`body [lang="${tag}"]:not(.keep)`)]
    .filter(e => e.getClientRects().length).length"""


@pytest.mark.parametrize("name", PAGES)
def test_opens_offline_without_a_complaint(browser: Browser, folder: Path, name: str) -> None:
    with Opened(browser, folder / f"{name}.html") as opened:
        assert opened.complaints == []
        assert opened.outside() == []
        assert opened.page.evaluate("getComputedStyle(document.body).marginTop") == "0px"  # the style sheet is allowed


def test_language_is_switched_shown_alone_and_forgotten(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "chapter.html") as opened:
        page = opened.page
        opened.open_all()
        assert page.evaluate(SHOWN, "zh-CN") > 100
        assert page.evaluate(SHOWN, "en") == 0
        opened.show("en")
        assert page.evaluate(SHOWN, "zh-CN") == 0
        assert page.evaluate(SHOWN, "en") > 100
        assert page.locator("label.keep:visible").count() == 2
        page.reload()
        assert page.evaluate(SHOWN, "en") == 0
        assert page.evaluate("document.cookie") == ""


def test_language_is_switched_with_the_arrow_keys(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "chapter.html") as opened:
        opened.page.locator("#show-zh").focus()
        opened.page.keyboard.press("ArrowRight")
        assert opened.page.evaluate(SHOWN, "zh-CN") == 0


def test_folds_open_and_close_with_the_keyboard(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "chapter.html") as opened:
        hint = opened.page.locator("#ex-3-3-c1 details.hint")
        assert not hint.locator(".inside").is_visible()
        hint.locator("summary").focus()
        opened.page.keyboard.press("Enter")
        assert hint.locator(".inside").is_visible()
        opened.page.keyboard.press("Space")
        assert not hint.locator(".inside").is_visible()


def test_what_to_fix_is_in_the_first_screen_and_its_link_leads_there(browser: Browser, folder: Path) -> None:
    for width, height in ((1280, 720), (390, 844)):
        with Opened(browser, folder / "chapter.html", viewport={"width": width, "height": height}) as opened:
            box = opened.page.locator("a.go").bounding_box()
            assert box
            assert box["y"] + box["height"] < height
            opened.page.locator("a.go").click()
            assert opened.page.locator("#ex-3-3-c1 .message").first.is_visible()


def test_tab_reaches_everything_that_can_be_used(browser: Browser, folder: Path) -> None:
    usable = "a[href], summary, input, [tabindex='0']"
    with Opened(browser, folder / "chapter.html") as opened:
        page = opened.page
        page.evaluate(f"[...document.querySelectorAll(`{usable}`)].forEach((e, i) => {{ e.dataset.stop = i }})")
        wanted = set(
            page.evaluate(
                f"[...document.querySelectorAll(`{usable}`)].filter(e => e.checkVisibility())"
                ".filter(e => e.type !== 'radio' || e.checked).map(e => e.dataset.stop)"
            )
        )
        reached = []
        for _ in range(len(wanted) + 20):
            page.keyboard.press("Tab")
            stop = page.evaluate("document.activeElement.dataset.stop ?? null")
            if stop is None or stop in reached:
                break
            reached.append(stop)
        assert wanted <= set(reached)
        assert reached == sorted(reached, key=int)


@needs_axe
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violation(browser: Browser, folder: Path, name: str, scheme: Any) -> None:
    path = folder / f"{name}.html"
    with Opened(browser, path, color_scheme=scheme, viewport={"width": 900, "height": 900}) as opened:
        assert opened.violations() == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_is_wider_than_the_screen(browser: Browser, folder: Path, name: str, width: int) -> None:
    with Opened(browser, folder / f"{name}.html", viewport={"width": width, "height": 800}) as opened:
        opened.open_all()
        assert opened.page.evaluate("document.documentElement.scrollWidth") <= width


def test_print_opens_hints_and_hides_what_only_a_screen_needs(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "chapter.html", color_scheme="dark") as opened:
        page = opened.page
        page.emulate_media(media="print")
        assert not page.locator(".bar").is_visible()
        assert not page.locator("a.go").is_visible()
        for part in ("#ex-3-3-c1 .hint .inside", "#ex-3-3-c2 > .inside"):
            box = page.locator(part).first.bounding_box()
            assert box
            assert box["height"] > 10
        assert not page.locator("#ex-3-1 > .inside").is_visible()
        assert not page.locator("#ex-3-3 .statement").is_visible()
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
        assert page.evaluate(SHOWN, "en") == 0


def test_a_chapter_of_ten_prints_on_at_most_twelve_pages(browser: Browser, tmp_path: Path) -> None:
    html.write(HALF_WRONG, tmp_path / "half.html")
    with Opened(browser, tmp_path / "half.html") as opened:
        printed = opened.page.pdf(prefer_css_page_size=True, format="A4")
    assert 1 < len(re.findall(rb"/Type\s*/Page\b", printed)) <= 12


def test_on_paper_the_first_failure_is_whole_and_of_the_others_what_went_wrong(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "chapter.html") as opened:
        opened.page.emulate_media(media="print")
        assert opened.page.locator("#ex-3-3-c1 .pair").is_visible()
        assert opened.page.locator("#ex-3-3-c2 .message").first.is_visible()
        assert not opened.page.locator("#ex-3-3-c2 .pair").is_visible()


def test_a_phone_scrolls_a_wide_picture_and_its_letters_can_be_read(browser: Browser, tmp_path: Path) -> None:
    report = samples.report(replace(samples.LOGISTIC, pictures=[WIDE, samples.PICTURE]))
    html.write(report, tmp_path / "wide.html", "en")
    with Opened(browser, tmp_path / "wide.html", viewport={"width": 390, "height": 844}) as opened:
        page = opened.page
        wide, narrow = (page.locator("figure img:visible").nth(n).bounding_box() for n in (0, 1))
        assert wide
        assert narrow
        assert wide["width"] / 936 * 7 >= 8
        assert narrow["width"] <= 390
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate("getComputedStyle(document.querySelector('.wide')).overflowX") == "auto"


def test_dark_is_dark(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "chapter.html", color_scheme="dark") as opened:
        red = opened.page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]")
        assert int(red) < 60


def test_hostile_text_cannot_act(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "hostile.html") as opened:
        page = opened.page
        opened.open_all()
        page.wait_for_timeout(100)
        assert page.evaluate("window.pwned") is None
        assert (opened.dialogs, opened.outside(), opened.complaints) == ([], [], [])
        assert page.locator("script, iframe, h1 + h1").count() == 0
        assert page.locator("h1").count() == 1
        assert page.locator("main").is_visible()
        assert WORDS["next"].zh in page.locator("#next").inner_text()


def test_second_wall_stops_what_would_get_through_the_first(browser: Browser, folder: Path) -> None:
    """The policy of the page itself, tried with markup that no text of a submission can become."""
    bad = "<script>window.pwned = 1</script><img src=x onerror='window.pwned = 1'><img src='http://evil.test/x.png'>"
    bad += "<style>main { display: none }</style><iframe src='http://evil.test'></iframe>"
    path = folder / "breached.html"
    path.write_text(html.render(samples.PASSED).replace("</main>", bad + "</main>"), encoding="utf-8")
    with Opened(browser, path) as opened:
        opened.page.wait_for_timeout(100)
        assert opened.page.evaluate("window.pwned") is None
        assert opened.page.locator("main").is_visible()
        assert any("Content Security Policy" in complaint for complaint in opened.complaints)


def test_copying_a_call_takes_the_call_alone(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "chapter.html") as opened:
        call = opened.page.locator("#ex-3-3-c1 .run").first
        call.click()
        assert opened.page.evaluate("getSelection().toString().trim()") == call.inner_text().strip()


def test_formulas_are_drawn(browser: Browser, folder: Path) -> None:
    with Opened(browser, folder / "chapter.html") as opened:
        box = opened.page.locator("#next math:visible").first.bounding_box()
        assert box
        assert box["width"] > 5
