"""The page in a real browser: from the stub to ten points, with other programs, other tabs and a server that dies."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from grader.course.catalog import own_course
from tests.grader.browsing import AXE, needs_axe, needs_chromium
from tests.grader.conftest import MINIATURE
from tests.grader.serve.conftest import RIGHT, WRONG, answer
from tests.grader.serving import Command

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

pytestmark = needs_chromium
PASTE = """(element, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""


class Tab:
    """The page as a student has it before them."""

    def __init__(self, context: BrowserContext, served: Command, id: str) -> None:
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.outside: list[str] = []
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url, served.origin))
        self.page.goto(f"{served.address}&at={id}")
        self.ready(id)

    def _asked(self, url: str, origin: str) -> None:
        if not url.startswith((f"{origin}/", "data:")):
            self.outside.append(url)

    def ready(self, id: str) -> None:
        self.page.wait_for_function("id => document.title.startsWith(`${id} `)", arg=id)
        self.page.locator("#prose .md:visible").first.wait_for()
        self.page.wait_for_function("() => document.getElementById('saved').dataset.state")

    @property
    def editor(self) -> Locator:
        return self.page.locator(".cm-content")

    def write(self, text: str) -> None:
        """The whole text of the editor, as if pasted."""
        self.editor.focus()
        self.page.keyboard.press("Control+a")
        self.editor.evaluate(PASTE, text)

    def text(self) -> str:
        return str(self.editor.evaluate("element => element.cmTile?.view?.state.doc.toString() ?? element.innerText"))

    def shows(self, text: str) -> None:
        """Waits until the editor has this line."""
        self.page.locator(".cm-line", has_text=text).first.wait_for()

    def save(self) -> None:
        self.page.keyboard.press("Control+s")

    def outcome(self, words: str) -> None:
        self.page.locator("#outcome:not([aria-busy])", has_text=words).wait_for()
        self.page.locator("#verdict:not([aria-busy='true'])").wait_for()

    def state(self, state: str) -> None:
        self.page.locator(f"#saved[data-state={state}]").wait_for()

    def notice(self, words: str) -> None:
        self.page.locator(".notice", has_text=words).wait_for()

    def fine(self) -> None:
        """Nothing was asked elsewhere, and the policy, which is in force, had nothing to refuse."""
        assert self.outside == []
        assert self.complaints == []


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    context.set_default_timeout(20_000)
    yield context
    context.close()


def test_33_from_the_stub_wrong_first_then_right(context: BrowserContext, home: Path) -> None:
    right = (own_course().solutions_dir / "chapter03" / "ex03_03.py").read_text(encoding="utf-8")
    with Command(home) as served:
        tab = Tab(context, served, "3.3")
        tab.state("not_there")
        tab.shows("raise NotImplementedError")
        tab.write(right.replace("- y * z", "+ y * z"))
        tab.save()
        tab.page.locator("#checks li.is-passed, #checks li.is-failed").first.wait_for()
        tab.page.locator("#judged details.check[open]").wait_for()
        assert "Expected" in tab.page.locator("#judged").inner_text()
        assert tab.page.locator("#explained").is_hidden()
        tab.page.locator(".cm-lintRange-error").wait_for()
        tab.page.locator("#trying > summary").click()
        tab.page.locator("#try button[type=submit]").click()
        tab.page.locator("#tried pre", has_text="neg_log_likelihood(").wait_for()
        tab.page.locator("#hint").click()
        tab.page.locator(".hint-step").wait_for()
        tab.write(right)
        tab.page.locator("#outdated").wait_for()
        tab.save()
        tab.outcome("10 of 10 points")
        tab.page.locator("#explained").wait_for()
        assert "3.4" in tab.page.locator("#go-on").inner_text()
        tab.page.locator("#list a[aria-current] .is-star").wait_for()
        assert (home / "chapter03" / "ex03_03.py").read_text(encoding="utf-8") == right
        tab.page.locator("#tab-history").click()
        assert tab.page.locator("#pane-history li").count() == 2
        tab.page.locator("#to-progress").click()
        tab.page.locator(".sum-up", has_text="1 of 203").wait_for()
        tab.fine()


def test_what_another_program_saves_is_shown_and_graded(context: BrowserContext, served: Command, home: Path) -> None:
    path = answer(home, WRONG)
    tab = Tab(context, served, "1.1")
    tab.shows("/ 2")
    path.write_text(RIGHT.replace("sum", "0 + sum"))
    tab.shows("0 + sum")
    tab.outcome("10 of 10 points")
    tab.page.locator(".notice button").click()
    (home / "new.py").write_text(RIGHT)  # as many editors save: another file takes its place
    (home / "new.py").replace(path)
    tab.page.wait_for_function("() => !document.body.classList.contains('dirty')")
    tab.notice("changed elsewhere")
    tab.fine()


def test_a_change_on_both_sides_is_asked_and_nothing_is_lost(
    context: BrowserContext, served: Command, home: Path
) -> None:
    path = answer(home, WRONG)
    tab = Tab(context, served, "1.1")
    tab.write("# mine\n")
    tab.state("unsaved")
    path.write_text("# theirs\n")
    dialog = tab.page.locator("dialog[open]")
    dialog.wait_for()
    assert path.read_text() == "# theirs\n"
    dialog.get_by_role("button", name="Take the file's").click()
    tab.shows("# theirs")
    dialog.wait_for(state="hidden")
    tab.editor.focus()
    tab.page.keyboard.press("Control+z")
    tab.shows("# mine")
    path.write_text("# theirs again\n")
    dialog.get_by_role("button", name="Keep mine").click()
    tab.state("saved")
    assert path.read_text() == "# mine\n"
    tab.fine()


def test_a_file_that_is_deleted_can_be_written_again(context: BrowserContext, served: Command, home: Path) -> None:
    path = answer(home, RIGHT)
    tab = Tab(context, served, "1.1")
    path.unlink()
    tab.notice("was deleted")
    tab.editor.focus()
    tab.save()
    tab.state("saved")
    assert path.read_text() == RIGHT


def test_two_tabs_show_one_file(context: BrowserContext, served: Command, home: Path) -> None:
    answer(home, WRONG)
    one, other = Tab(context, served, "1.1"), Tab(context, served, "1.1")
    one.page.bring_to_front()
    one.write(RIGHT)
    one.save()
    one.outcome("10 of 10 points")
    other.page.bring_to_front()
    other.shows("len(values)")
    other.outcome("10 of 10 points")
    other.write("# other\n")
    other.state("unsaved")
    one.page.bring_to_front()
    one.write(RIGHT + "# one\n")
    one.save()
    one.state("saved")
    other.page.bring_to_front()
    other.page.locator("dialog[open]").wait_for()
    one.fine()
    other.fine()


def test_unsaved_text_outlives_the_server(context: BrowserContext, home: Path) -> None:
    path = answer(home, WRONG)
    with Command(home, "--course", str(MINIATURE)) as served:
        tab = Tab(context, served, "1.1")
        tab.write("# not saved yet\n")
        tab.state("unsaved")
        port = served.port
        served.end(signal.SIGKILL)
        tab.notice("does not answer")
        tab.save()
        tab.page.wait_for_timeout(300)
        tab.shows("# not saved yet")
    assert path.read_text() == WRONG
    with Command(home, "--course", str(MINIATURE), port=port) as again:
        new = Tab(context, again, "1.1")
        new.notice("not saved last time")
        new.shows("# not saved yet")
        tab.page.locator(".notice", has_text="does not answer").wait_for(
            state="detached"
        )  # the old tab is let in again
        new.editor.focus()
        new.save()
        new.state("saved")
        assert path.read_text() == "# not saved yet\n"
        new.fine()


def test_an_essay_is_written_held_against_its_points_and_then_compared(
    context: BrowserContext, served: Command, home: Path
) -> None:
    tab = Tab(context, served, "1.2")
    tab.page.locator("#tab-essays").click()
    box = tab.page.locator("#pane-essays textarea")
    box.fill('One **number** of them.\n\n"""quotes""" and \\ stay\n')
    assert tab.page.locator("#pane-essays .model .inside").count() == 0
    tab.save()
    tab.page.locator(".preview strong", has_text="number").wait_for()
    source = (home / "chapter01" / "ex01_02.py").read_text(encoding="utf-8")
    space: dict[str, Any] = {}
    exec(source, space)
    assert space["essay"]().strip() == 'One **number** of them.\n\n"""quotes""" and \\ stay'
    tab.page.locator("#pane-essays .points input").check()
    tab.page.locator("#pane-essays .model .inside").wait_for()
    tab.page.reload()
    tab.ready("1.2")
    tab.page.locator("#tab-essays").click()
    assert tab.page.locator("#pane-essays .points input").is_checked()
    tab.fine()


def test_start_over_and_back_again_through_the_history(context: BrowserContext, served: Command, home: Path) -> None:
    path = answer(home, RIGHT)
    tab = Tab(context, served, "1.1")
    tab.outcome("10 of 10 points")
    tab.page.locator("#reset").click()
    tab.page.locator("dialog[open]").get_by_role("button", name="Start over").click()
    tab.notice("It is the stub again")
    tab.shows("raise NotImplementedError")
    assert "NotImplementedError" in path.read_text()
    tab.page.locator("#tab-history").click()
    tab.page.locator("#pane-history button").first.click()
    tab.shows("len(values)")
    tab.save()
    tab.outcome("10 of 10 points")
    assert path.read_text() == RIGHT
    tab.fine()


def test_by_the_keyboard_alone(context: BrowserContext, served: Command, home: Path) -> None:
    tab = Tab(context, served, "1.1")
    press = tab.page.keyboard.press
    press("Tab")
    assert tab.page.evaluate("document.activeElement.id") == "skip"
    press("Enter")
    assert tab.page.evaluate("document.activeElement.id") == "title"

    def go_to(id: str) -> None:
        for _ in range(60):
            press("Tab")
            if tab.page.evaluate("document.activeElement.id") == id:
                return
        raise AssertionError(f"{id} is not reached")

    go_to("hint")
    press("Enter")
    tab.page.locator(".hint-step").wait_for()
    go_to("tab-code")
    press("ArrowRight")
    assert tab.page.evaluate("document.activeElement.id") == "tab-history"
    press("ArrowLeft")
    go_to("editor")
    press("Control+a")
    for line in RIGHT.splitlines():
        tab.page.keyboard.type(line.strip())
        press("Escape")  # no completion
        press("Enter")
        if line.startswith("    "):
            press("Backspace")
    tab.save()
    tab.outcome("10 of 10 points")
    press("Escape")
    go_to("grade")  # the editor lets go
    press("Enter")
    tab.outcome("10 of 10 points")
    tab.fine()


@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_nothing_is_cut(browser: Browser, served: Command, home: Path, width: int) -> None:
    answer(home, WRONG)
    context = browser.new_context(viewport={"width": width, "height": 700}, has_touch=True, is_mobile=True)
    tab = Tab(context, served, "1.1")
    tab.outcome("of 10 points")
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= width
    tab.page.locator("#menu").click()
    tab.page.locator("#list summary").first.wait_for()
    tab.page.locator("#list a", has_text="1.2").click()
    tab.ready("1.2")
    assert tab.page.locator("#list").is_hidden()
    tab.page.locator("#to-progress").click()
    tab.page.locator(".sum-up").wait_for()
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= width
    tab.fine()
    context.close()


def test_hostile_work_does_nothing_in_the_page(context: BrowserContext, served: Command, home: Path) -> None:
    hostile = "<img src=x onerror='document.title=1'></pre><script>document.title=1</script><style>*{color:red}</style>"
    answer(
        home,
        f'def mean(values):\n    print("{hostile}" * 3)\n    raise ValueError("{hostile}")\n\n\n'
        f'def spread(values):\n    return "{hostile}"\n\n\nfor i in range(10_000):\n    print(i, "{hostile}")\n',
    )
    tab = Tab(context, served, "1.1")
    tab.outcome("0 of 10 points")
    tab.page.evaluate("document.querySelectorAll('details').forEach(fold => { fold.open = true })")
    tab.page.locator("#judged .out").wait_for()
    tab.page.locator("#try button[type=submit]").click()
    tab.page.locator("#tried pre").first.wait_for()
    assert tab.page.title().startswith("1.1 ")
    assert tab.page.locator("#verdict img, #tried img, #verdict script, #verdict style").count() == 0
    tab.fine()


@needs_axe
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_view_keeps_anybody_out(browser: Browser, served: Command, home: Path, scheme: Any) -> None:
    """What axe-core finds on every view, all unfolded, in both languages."""
    context = browser.new_context(viewport={"width": 1400, "height": 900}, color_scheme=scheme)
    answer(home, WRONG)
    tab = Tab(context, served, "1.1")
    page = tab.page
    page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    found: list[tuple[str, str, str]] = []

    def look(view: str) -> None:
        page.evaluate("document.querySelectorAll('details').forEach(fold => { fold.open = true })")
        for code in ("zh", "en"):
            page.evaluate("code => document.getElementById(`show-${code}`).click()", code)
            results = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            assert len(results["passes"]) > 15, "axe-core looked at next to nothing"
            found.extend(
                (f"{view} {code}", one["id"], one["nodes"][0]["failureSummary"]) for one in results["violations"]
            )

    tab.outcome("of 10 points")
    page.locator("#hint").click()
    page.locator(".hint-step").wait_for()
    look("failed")
    page.locator("#tab-history").click()
    page.locator("#pane-history li").wait_for()
    look("history")
    tab.page.locator("#tab-code").click()
    tab.write("# mine\n")
    answer(home, "# theirs\n")
    page.locator("dialog[open]").wait_for()
    look("conflict")
    page.locator("dialog[open] button").nth(1).click()
    answer(home, RIGHT)
    page.locator("#explained").wait_for()
    look("passed")
    page.locator("#list a", has_text="1.2").click()
    tab.ready("1.2")
    page.locator("#tab-essays").click()
    page.locator("#pane-essays textarea").wait_for()
    look("essay")
    page.locator("#to-progress").click()
    page.locator(".sum-up:visible").wait_for()
    look("progress")
    assert found == []
    context.close()
