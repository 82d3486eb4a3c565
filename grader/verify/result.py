"""What `grade verify` found out about one exercise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from grader.authoring.pins import Pin
from grader.course.catalog import Exercise
from grader.course.loading import CheckModule
from grader.text import Text
from grader.verify.advice import Advice
from grader.verify.saboteurs.result import Sabotage
from grader.verify.surviving_mutants import Survival

_LONGEST_FINDING = 400


@dataclass(kw_only=True)
class Fitness:
    """One exercise: what it consists of and what is wrong with it; fit to ship when there is no finding."""

    id: str
    title: Text
    kind: str = ""
    patterns: list[str] = field(default_factory=list)
    examples: int = 0
    properties: int = 0
    right: int = 0
    textbook: int = 0
    """Answers that follow the book to the letter."""
    wrong: int = 0
    starred: bool = False
    """Whether it has a star to earn."""
    levels: dict[str, int] = field(default_factory=lambda: {"core": 0, "strict": 0})
    """How many known mistakes cost points, and how many the star alone."""
    seconds: float | None = None
    """What the checks take on the reference, once everything is loaded."""
    survival: Survival | None = None
    """What became of the mutants of the reference; None where nobody has asked since something changed."""
    sabotage: Sabotage | None = None
    """What became of the saboteurs; None where the checks do not get that far."""
    unchanged: bool = False
    """Whether it was found fit before, and nothing has changed since."""
    caught_on: dict[str, dict[str, str]] = field(default_factory=dict)
    """Known mistake -> check -> name and reason of the pin that decided; what shows on a drawn input is not here."""
    findings: list[str] = field(default_factory=list)
    advice: list[str] = field(default_factory=list)
    """What is worth a look and no finding."""
    minor: list[str] = field(default_factory=list)
    """Those of the findings without which it could be graded, and would be worse."""

    @classmethod
    def of(cls, exercise: Exercise) -> Fitness:
        """What the folders alone tell."""
        right, textbook, wrong = len(exercise.bank("right")), len(exercise.bank("textbook")), len(exercise.mistakes)
        return cls(id=exercise.id, title=exercise.title, right=right, textbook=textbook, wrong=wrong)

    def count(self, module: CheckModule) -> None:
        """Adds what the checks tell about themselves."""
        self.starred = module.info.contract is not None
        self.kind, self.patterns = module.info.kind, list(module.info.patterns)
        self.examples = sum(check.kind == "example" for check in module.checks)
        self.properties = sum(check.kind == "property" for check in module.checks)

    def pinned(self, mistake: str, pins: Mapping[str, Pin]) -> None:
        """Adds on which pins a known mistake is caught."""
        if pins:
            self.caught_on[mistake] = {check: f"{pin.name}: {pin.reason}" for check, pin in pins.items()}

    def say(self, finding: str) -> None:
        """Adds a finding, as one line."""
        self.findings.append(_one_line(finding))
        if isinstance(finding, Advice):
            self.minor.append(self.findings[-1])

    @property
    def errors(self) -> list[str]:
        """What makes grades wrong, or grading impossible."""
        return [finding for finding in self.findings if finding not in self.minor]

    @property
    def loaded(self) -> bool:
        """Whether there are checks and a reference to work with."""
        return self.seconds is not None

    @property
    def fit(self) -> bool:
        return not self.findings

    def as_json(self) -> dict[str, Any]:
        """As `grade verify --json` writes it."""
        data = {"id": self.id, "title": self.title._asdict(), "fit": self.fit}
        data |= {
            name: value for name, value in vars(self).items() if name not in ("id", "title", "survival", "sabotage")
        }
        data["mutants"] = self.survival and self.survival.as_json()
        return data | {"saboteurs": self.sabotage and self.sabotage.as_json()}


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_FINDING else line[: _LONGEST_FINDING - 1] + "…"
