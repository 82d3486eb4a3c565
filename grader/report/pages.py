"""The environment that prints pages: every string in it is somebody's text, and only our style and script may act."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from grader.course.templates import Templates
from grader.report import markup

if TYPE_CHECKING:
    from jinja2 import Environment


def environment_of(templates: Templates, style: str, names: Mapping[str, Any]) -> Environment:
    """The environment of pages with one style; `names` is what their templates may call."""
    environment = templates.environment(finalize=markup.finalize)
    environment.globals |= {**names, "style": Markup(style), "style_hash": policy_hash(style)}
    return environment


def policy_hash(text: str) -> str:
    """By which the policy of a page lets this style or script act, and no other; nothing for no text."""
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() if text else ""
