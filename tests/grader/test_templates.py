"""What is printed: a course replaces a template by a file of its own, and nothing else changes by that."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from grader.classroom.export import Asked, write_autograder
from grader.classroom.page.page import class_page
from grader.cli.main import app
from grader.course.catalog import Course, own_course
from grader.course.templates import MOST_BYTES, PACKAGE, Templates, copy_out
from grader.errors import GraderBroken, WrongUsage
from grader.report import html
from grader.verify.scaffold import create_exercise
from tests.grader.classroom.classes import make_class, statistics
from tests.grader.conftest import MINIATURE
from tests.grader.report import samples

HEADER = re.compile(r"style-src 'sha256-([^']+)'")


def with_own(**own: str) -> Templates:
    """with_own(report__footer="…"): the templates of a course that replaces that page."""
    return Templates.of({f"{name.replace('__', '/')}.html": text for name, text in own.items()})


# what a course may replace


def test_a_page_of_the_course_takes_the_place_of_ours() -> None:
    text = html.render(samples.PASSED, templates=with_own(report__footer="<p>信息学院 {{ report.course }}</p>"))
    assert f"<footer>\n<p>信息学院 {samples.PASSED.course}</p></footer>" in text
    assert "信息学院" not in html.render(samples.PASSED), "another course in the same process has its own"


def test_a_page_of_the_course_may_include_what_it_adds() -> None:
    own = with_own(report__footer='{% include "report/address.html" %}', report__address="<p>Room 101</p>")
    assert "<p>Room 101</p>" in html.render(samples.PASSED, templates=own)


def test_what_others_wrote_is_escaped_in_a_page_of_the_course() -> None:
    report = samples.hostile("<b>bold</b>")
    text = html.render(report, templates=with_own(report__footer="{{ report.submission }}"))
    (footer,) = re.findall(r"<footer>(.*?)</footer>", text, re.DOTALL)
    assert "<b>" not in footer
    assert "&lt;b&gt;" in footer


def test_the_policy_names_the_style_that_is_in_force() -> None:
    style = "p { color: teal }"
    restyled = Templates.of({"report/report.css": style})
    before, after = html.render(samples.PASSED), html.render(samples.PASSED, templates=restyled)
    assert f"<style>{style}</style>" in after
    assert HEADER.findall(after) == [base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()]
    assert HEADER.findall(before) != HEADER.findall(after)


def test_one_frame_holds_reports_and_class_pages() -> None:
    own = with_own(base='<html lang="{{ language }}">framed {% block main %}{% endblock %}</html>')
    seen = make_class(2)
    for text in (
        html.render(samples.PASSED, templates=own),
        class_page(seen, statistics(seen), "en", templates=own),
    ):
        assert re.match(r'<html lang="\w\w">framed ', text)


def test_files_of_a_new_exercise_are_made_from_those_of_the_course(tmp_path: Path) -> None:
    folder = tmp_path / "templates" / "exercise"
    folder.mkdir(parents=True)
    (folder / "solution.py.jinja").write_text('"""{{ id }} <ours>"""\n')
    (folder / "right_by_heart.py.jinja").write_text("# {{ chapter }}\n")
    (folder / "notes.py.jinja").write_text("no file of an exercise\n")
    create_exercise(tmp_path, "3.11")
    assert (tmp_path / "solutions/chapter03/ex03_11.py").read_text() == '"""3.11 <ours>"""\n'
    assert (tmp_path / "tests/chapter03/right/ex03_11_by_heart.py").read_text() == "# 3\n"
    assert not list(tmp_path.rglob("*notes*.py"))


def test_the_scripts_for_gradescope_are_those_of_the_course(tmp_path: Path) -> None:
    root = tmp_path / "course"
    shutil.copytree(MINIATURE, root, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "templates/gradescope").mkdir(parents=True)
    (root / "templates/gradescope/setup.sh.jinja").write_text("apt-get install -y fonts\n{{ requirement }}\n")
    write_autograder(tmp_path / "a.zip", Asked(names=["1.1"], course=root))
    shutil.unpack_archive(tmp_path / "a.zip", tmp_path / "a")
    assert (tmp_path / "a/setup.sh").read_text().startswith("apt-get install -y fonts\nwatermelon-grader==")
    assert (tmp_path / "a/course/templates/gradescope/setup.sh.jinja").is_file(), "the course travels whole"


def test_a_report_of_grade_is_printed_from_those_of_the_course(tmp_path: Path) -> None:
    root = tmp_path / "course"
    shutil.copytree(MINIATURE, root, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "templates/report").mkdir(parents=True)
    (root / "templates/report/footer.html").write_text("<p>our footer</p>")
    words = ["check", "1.1", "--course", str(root), "--from", str(root / "solutions/chapter01/ex01_01.py")]
    grade = [sys.executable, "-m", "grader", *words, "--html", str(tmp_path / "r.html")]
    done = subprocess.run(grade, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "<p>our footer</p>" in (tmp_path / "r.html").read_text(encoding="utf-8")


# what is wrong with a template is said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<p>\n{{ report.nothing }}", r"templates/report/footer\.html:2.*nothing"),
        ("<p>\n\n{% if %}", r"templates/report/footer\.html:3"),
        ("{{ 1 + 'a' }}", r"templates/report/footer\.html:1.*TypeError"),
        ('{% include "report/missing.html" %}', r"templates/report/footer\.html:1.*missing\.html"),
    ],
)
def test_a_mistake_in_a_template_of_the_course_is_named_by_its_line(text: str, words: str) -> None:
    with pytest.raises(GraderBroken, match=words):
        html.render(samples.PASSED, templates=with_own(report__footer=text))


def test_a_mistake_of_ours_is_none_of_the_course() -> None:
    with pytest.raises(AttributeError):
        html.render(samples.report(None), templates=with_own(report__footer=""))  # type: ignore[arg-type]  # no result


def test_a_template_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    page = tmp_path / "base.html"
    page.write_bytes(b"\xff\xfe")
    with pytest.raises(GraderBroken, match=r"Cannot read the template .*base\.html"):
        Templates.at(tmp_path)
    page.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(GraderBroken, match="larger than 1 MiB"):
        Templates.at(tmp_path)


def test_what_is_no_template_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "logo.png").write_bytes(b"\xff")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "base.html").write_bytes(b"\xff")
    assert Templates.at(tmp_path) == PACKAGE == Templates.at(tmp_path / "missing") == Templates.at(_package())


# one name for all of them


def test_the_digest_changes_with_a_page_and_with_no_other_text() -> None:
    digests = {
        PACKAGE.digest,
        with_own(report__footer="a").digest,
        with_own(report__footer="b").digest,
        with_own(report__more="a").digest,
        Templates.of({"report/report.css": ""}).digest,
    }
    assert len(digests) == 5
    assert Templates.of({"exercise/stub.py.jinja": "other"}).digest == PACKAGE.digest
    assert Templates.of({"base.html": PACKAGE.text("base.html")}).digest == PACKAGE.digest


# grade templates


def test_templates_are_copied_out_and_nothing_is_overwritten(tmp_path: Path) -> None:
    copied = copy_out(tmp_path / "mine", ["report/footer.html"])
    assert copied == [tmp_path / "mine" / "report" / "footer.html"]
    assert copied[0].read_text(encoding="utf-8") == PACKAGE.text("report/footer.html")
    copied[0].write_text("mine", encoding="utf-8")
    with pytest.raises(WrongUsage, match=r"footer\.html is there already, so nothing was written"):
        copy_out(tmp_path / "mine")
    assert [path.name for path in (tmp_path / "mine").rglob("*.*")] == ["footer.html"]
    assert copied[0].read_text(encoding="utf-8") == "mine"


def test_all_that_is_copied_out_prints_what_it_printed_before(tmp_path: Path) -> None:
    assert len(copy_out(tmp_path)) == len(PACKAGE.names)
    own = Templates.at(tmp_path)
    assert own.digest == PACKAGE.digest
    assert html.render(samples.CHAPTER, templates=own) == html.render(samples.CHAPTER)


def test_a_template_that_is_not_there_is_answered_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(WrongUsage, match=r"the nearest is report/footer\.html"):
        copy_out(tmp_path / "mine", ["report/foter.html"])
    assert not (tmp_path / "mine").exists()


def test_the_list_says_what_the_course_replaces_and_what_it_adds(tmp_path: Path) -> None:
    shutil.copytree(MINIATURE, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    copy_out(tmp_path / "templates", ["report/footer.html"])
    (tmp_path / "templates/report/fotter.html").write_text("")
    words = ["templates", "--lang", "en", "--course", str(tmp_path)]
    lines = CliRunner().invoke(app, words).output.splitlines()
    assert {"base.html", "report/page.html", "exercise/checks.py.jinja", "gradescope/run_autograder.jinja"} <= set(
        lines
    )
    assert "report/footer.html  ← of the course" in lines
    assert "report/fotter.html  ← of the course, in the place of none" in lines


def test_the_verb_says_what_to_do_with_them(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["templates", str(tmp_path / "mine"), "base.html", "--lang", "en"])
    assert done.exit_code == 0
    assert f"Templates written to {tmp_path / 'mine'}: 1. Put them into templates/ of your course" in done.output


def test_nothing_but_a_page_loads_jinja2() -> None:
    script = "import sys, grader.course.templates as t; t.PACKAGE.digest; assert 'jinja2' not in sys.modules"
    subprocess.run([sys.executable, "-c", script], check=True)


def _package() -> Path:
    return own_course().templates_dir


def test_a_course_has_its_templates_beside_its_exercises(miniature: Course) -> None:
    assert miniature.templates_dir == MINIATURE / "templates"
    assert Templates.at(miniature.templates_dir) == PACKAGE
