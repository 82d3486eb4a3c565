"""What a student's code finds where it runs: no network, no storage, neither references nor checks.

Python code has no way to the worker's script that we know of; here it is given all of it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.grader.browsing import needs_chromium
from tests.grader.site.conftest import Referee, Server, needs_parts, opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [needs_chromium, needs_parts]

ATTEMPTS = {
    "fetch": "fetch('site.json')",
    "the fetch of before": "before.fetch('site.json')",
    "the fetch of before, elsewhere": "before.fetch('https://example.org/')",
    "XMLHttpRequest": "new XMLHttpRequest()",
    "the XMLHttpRequest of before": "send(new before.XMLHttpRequest())",
    "WebSocket": "new WebSocket('ws://127.0.0.1:1/')",
    "the WebSocket of before": "connected(new before.WebSocket('ws://127.0.0.1:1/'))",
    "a script whose name tells something": "import('./the-answer-is-42.js')",
    "a script from elsewhere": "import('https://example.org/x.js')",
    "indexedDB": "indexedDB.databases()",
    "caches": "caches.keys()",
    "a getter of the prototype": "WorkerGlobalScope.prototype.__lookupGetter__('indexedDB').call(self).databases()",
    "navigator.storage": "navigator.storage.getDirectory()",
    "other tabs": "new BroadcastChannel('x')",
    "a worker": "new Worker('player.js')",
    "the page": "postMessage({ replace: 0 })",
    "eval": "eval('1')",
    "Function": "new Function('return 1')()",
}
SCRIPT = """
  const tried = {};
  const send = (request) => { request.open("GET", "site.json", false); request.send(); };
  const connected = (socket) => new Promise((resolve, reject) => {
    socket.onopen = socket.onerror = (event) => (event.type === "open" ? resolve() : reject(event));
  });
  for (const [name, attempt] of Object.entries({ATTEMPTS})) {
    try {
      await attempt();
      tried[name] = "worked";
    } catch (error) {
      tried[name] = "refused";
    }
  }
  console.log("tried " + JSON.stringify(tried));
"""


def test_whoever_has_the_workers_script_reaches_nothing(browser: Browser, site: Path, tmp_path: Path) -> None:
    shutil.copytree(site, tmp_path / "site")
    player = tmp_path / "site" / "player.js"
    attempts = ", ".join(f"{json.dumps(name)}: async () => {code}" for name, code in ATTEMPTS.items())
    text = player.read_text(encoding="utf-8")
    assert text.count("  forget();\n") == 1
    before = "const before = { fetch: self.fetch.bind(self), XMLHttpRequest, WebSocket };\n"
    player.write_text(
        text.replace("const CHANNEL", before + "const CHANNEL").replace(
            "  forget();\n", "  forget();\n" + SCRIPT.replace("{ATTEMPTS}", "{" + attempts + "}")
        )
    )
    server, said = Server(tmp_path / "site"), list[str]()
    try:
        with browser.new_context() as context:
            context.on("console", lambda message: said.append(message.text))
            page = opened(context, server.address)
            while not any(text.startswith("tried ") for text in said):
                page.wait_for_timeout(100)
    finally:
        server.stop()
    tried = json.loads(next(text for text in said if text.startswith("tried ")).removeprefix("tried "))
    assert tried == dict.fromkeys(ATTEMPTS, "refused")


PYTHON = """
import os
def attempt(name, work):
    try:
        print(name, repr(work()))
    except BaseException as error:
        print(name, "refused")
attempt("js", lambda: __import__("js"))
attempt("pyodide_js", lambda: __import__("pyodide_js"))
attempt("run_js", lambda: __import__("pyodide.code", fromlist=["x"]).run_js("1"))
attempt("grader", lambda: __import__("grader"))
attempt("urllib", lambda: __import__("urllib.request", fromlist=["x"]).urlopen("ADDRESSsite.json"))
attempt("files", lambda: [os.path.join(folder, file) for folder, _, files in os.walk("/") for file in files
    if "ex01_" in file or "course" in folder or "grader" in folder.replace("_grader_player_guest", "")])
return sum(values) / len(values)
"""


def test_python_finds_neither_the_page_nor_references_nor_checks(
    page_referee: Referee, server: Server, answer: Callable[[str], str]
) -> None:
    result = page_referee(answer(PYTHON.replace("ADDRESS", server.address).strip()))
    assert result["status"] == "passed"
    printed = dict(line.split(" ", 1) for line in result["output"].splitlines())
    assert printed.pop("files") == "[]"
    assert set(printed.values()) == {"refused"}


def test_without_the_policy_there_is_no_player(browser: Browser, site: Path, tmp_path: Path) -> None:
    """A host or a browser that drops the policy gets a sentence, and runs nobody's code."""
    shutil.copytree(site, tmp_path / "site")
    worker = tmp_path / "site" / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    assert "Content-Security-Policy" in text
    worker.write_text(text.replace('headers.set("Content-Security-Policy", POLICY)', "0"))
    server = Server(tmp_path / "site")
    try:
        with browser.new_context() as context:
            page = context.new_page()
            page.goto(server.address)
            page.wait_for_selector("text=reach the network", timeout=60_000)
    finally:
        server.stop()
