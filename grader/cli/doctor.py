"""The verb of somebody for whom something does not work: doctor."""

from __future__ import annotations

import click

from grader.cli.options import FAILED, PASSED, language_of, language_option
from grader.text import Text


@click.command()
@language_option
def doctor(lang: str | None) -> int:
    """这台计算机能做什么，还缺什么 / What this computer offers, and what is missing."""
    from grader.session.examination import examine

    language, fine = language_of(lang), True
    for finding in examine():
        first, *others = finding.value.in_(language).split("\n")
        click.echo(
            f"{'✔' if finding.fine else '✘'} {finding.name.in_(language)}{Text('：', ': ').in_(language)}{first}"
        )
        for line in others:
            click.echo(f"    {line}")
        if finding.advice:
            click.echo(f"    → {finding.advice.in_(language)}")
        fine = fine and finding.fine
    return PASSED if fine else FAILED


VERBS = (doctor,)
