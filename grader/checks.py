"""What authors of checks import (`from grader.checks import check, close, exercise`): what these modules name."""

# ruff: noqa: F403
from grader.authoring.chance import *
from grader.authoring.checks import *
from grader.authoring.compare import *
from grader.authoring.exercise import *
from grader.authoring.pins import *
from grader.text import Text as Text
