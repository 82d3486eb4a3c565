"""The referee under pytest: validates the reference, grades a submission, shows what failed."""

import shutil
import subprocess
import sys

import pytest

from tests.grader.conftest import MINIATURE


def run(*args, cwd=MINIATURE):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"]
    command += ["-c", "/dev/null", "--rootdir", str(MINIATURE), "--confcutdir", str(cwd), *args]
    return subprocess.run(command, capture_output=True, encoding="utf-8", cwd=cwd, timeout=60)


@pytest.mark.skipif(sys.platform == "win32", reason="needs /dev/null as an empty configuration")
class TestPlugin:
    def test_the_reference_passes(self):
        assert "6 passed" in run("tests/chapter01").stdout

    def test_a_submission_is_graded_by_the_same_checks(self, miniature, tmp_path):
        answer = tmp_path / "ex01_01.py"
        answer.write_text(miniature.find("1.1")[0].mistake("n_minus_one").source, encoding="utf-8")
        done = run("tests/chapter01/test_ex01_01.py", "--submission", str(answer))
        assert done.returncode == 1
        assert "2 failed, 1 passed" in done.stdout
        assert "The mean of 1, 2, 6 is 3" in done.stdout
        assert "mean([1.0, 2.0, 6.0]) -> 4.5" in done.stdout

    def test_an_exercise_without_an_answer_fails(self, tmp_path):
        done = run("tests/chapter01/test_ex01_01.py", "--submission", str(tmp_path))
        assert "is not attempted" in done.stdout
        assert done.returncode == 1

    def test_a_plain_test_may_use_the_fixtures(self, tmp_path):
        for tree in ("exercises", "solutions", "tests"):
            (tmp_path / tree / "chapter01").mkdir(parents=True)
        stub = '"""1.1 题 / T\n\n题\n\n---\n\nT\n"""\n\n\ndef f(x: int) -> int:\n    raise NotImplementedError\n'
        (tmp_path / "exercises/chapter01/ex01_01.py").write_text(stub, encoding="utf-8")
        (tmp_path / "solutions/chapter01/ex01_01.py").write_text("def f(x):\n    return x + 1\n")
        (tmp_path / "tests/chapter01/test_ex01_01.py").write_text(
            "from grader.checks import exercise\n"
            "EXERCISE = exercise(kind='program', book='§1', hints=[('题', 'T')])\n"
            "def test_plain(answer, reference):\n    assert answer.f(1) == reference.f(1) == 2\n"
        )
        shutil.copy(MINIATURE / "tests" / "conftest.py", tmp_path / "tests")
        assert "1 passed" in run("tests", cwd=tmp_path).stdout

    @pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no such child")
    def test_a_check_that_dies_is_one_failed_test(self, tmp_path):
        shutil.copytree(MINIATURE, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        checks = tmp_path / "tests/chapter01/test_ex01_01.py"
        text = checks.read_text(encoding="utf-8")
        place = '    close(answer.mean(values), sum(values) / len(values), ("平均值", "the mean"))'
        assert place in text
        checks.write_text(text.replace(place, f"    import os\n    os.abort()\n{place}"), encoding="utf-8")
        done = run("tests/chapter01", "--rootdir", str(tmp_path), cwd=tmp_path)
        assert "1 failed, 5 passed" in done.stdout, done.stdout
        assert "the process that was judging ended half-way (SIGABRT)" in done.stdout
