"""Pages for this computer alone: one server in the house, safe against whatever else a browser may send."""

from grader.web.guard import Guard, Policy
from grader.web.server import Site, serve

__all__ = ["Guard", "Policy", "Site", "serve"]
