"""The command line: thin verbs over the rooms. Heavy imports wait until a verb needs them."""

from __future__ import annotations

import difflib
import os
import sys
import warnings
from pathlib import Path
from typing import NoReturn

import click

from grader.cli import authors, classroom, doctor, exercises, gradebook, grades, learning, site, student, usage
from grader.cli.options import BROKEN, INTERRUPTED, PASSED, USAGE
from grader.cli.spoken import understood
from grader.errors import WrongUsage
from grader.machine import ONE_THREAD
from grader.text import Text, language_in
from grader.version import __version__


class NameFirst(click.Group):
    """A group whose first word may also be a chapter, an exercise or a file: `grade chapter3`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which people meet them: a student's first."""
        return list(self.commands)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        args = understood(args, self.commands)
        if args and args[0] not in self.commands and args[0] not in ("--help", "--version"):
            near = difflib.get_close_matches(args[0], self.commands, n=1, cutoff=0.7)
            if near and args[0].isalpha() and not Path(args[0]).exists():
                zh, en = (
                    f"没有命令 {args[0]}；是不是 {near[0]}？",
                    f"No such command: {args[0]}; did you mean {near[0]}?",
                )
                raise WrongUsage(zh, en)
            args = ["check", *args]
        return super().parse_args(ctx, args)


app = NameFirst(
    "grade",
    no_args_is_help=True,
    context_settings={"max_content_width": 120},
    help="批改《机器学习》的习题 / Grades the exercises of 《机器学习》.\n\n"
    "grade chapter3 · grade 3.3 · grade homework.ipynb · grade next · grade list\n\n"
    "grade 3.3 --watch | --all | --open | --html FILE | --json FILE | --from PATH (grade check --help)",
)
app = click.version_option(__version__, message="%(version)s")(app)


@click.command()
def version() -> None:
    """版本 / The version."""
    click.echo(__version__)


for door in (exercises, learning, student, doctor, classroom, gradebook, grades, authors, site):
    for verb in door.VERBS:
        app.add_command(verb)
app.add_command(version)


def main() -> NoReturn:
    """Runs the command line; what goes wrong is one sentence, never a traceback."""
    for name, one in ONE_THREAD.items():  # before numpy is imported: there is a process for every core already
        os.environ.setdefault(name, one)
    if not sys.warnoptions:
        warnings.simplefilter("ignore")  # numpy's, where a check reckons with an odd answer: they are not the student's
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # a Windows console may be GBK
    try:
        usage.speak(app, language_in(sys.argv[1:]))
        sys.exit(app.main(prog_name="grade", standalone_mode=False) or PASSED)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(USAGE)
    except (KeyboardInterrupt, click.Abort):
        sys.exit(INTERRUPTED)
    except Exception as error:
        sys.exit(_explain(error))


def _explain(error: Exception) -> int:
    """Says what went wrong, and gives the exit status that means it."""
    if isinstance(error, click.ClickException):
        return _say(usage.sentence(error), USAGE)
    from grader.errors import GraderBroken
    from grader.player import IsolationUnavailable

    if isinstance(error, IsolationUnavailable):
        return _say(error.reason, BROKEN)
    text = getattr(error, "text", None)
    if isinstance(text, Text):
        return _say(text, BROKEN if isinstance(error, GraderBroken) else USAGE)
    if isinstance(error, OSError):
        return _say(Text(str(error), str(error)), BROKEN)
    from rich.console import Console

    Console(stderr=True, highlight=False, soft_wrap=True, markup=False).print_exception(max_frames=8)
    return _say(Text("批改器自身出错，请报告此问题", "The grader itself failed; please report this"), BROKEN)


def _say(text: Text, status: int) -> int:
    click.echo(text.in_(language_in(sys.argv[1:])), err=True)
    return status
