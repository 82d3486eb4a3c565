"""What authors of checks import to draw inputs: `from grader.strategies import labels, matrices`."""

from grader.authoring.strategies import *  # noqa: F403  # the name that authors import; what there is stands there
