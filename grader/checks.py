"""What authors of checks import: `from grader.checks import check, close, exercise`."""

from grader.authoring.checks import *  # noqa: F403  # the name that authors import; what there is stands there
from grader.authoring.checks import __all__  # noqa: F401
