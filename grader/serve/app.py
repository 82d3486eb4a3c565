"""The server of `grade serve`: the page's files, the engine's methods over HTTP, and what changes on disk."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from grader.course.assignment import Assignment
from grader.course.catalog import Course
from grader.course.templates import Templates
from grader.page import frame
from grader.serve.backend import Backend, Refused
from grader.text import Language, Text
from grader.web import Policy

LARGEST_BODY = 1 << 20
"""Bytes of a request: a file of the largest size that is graded fits in, whatever JSON makes of it."""
LOOK = 0.05
"""Seconds between two looks at an open file."""
LOOK_ELSEWHERE = 20
"""After so many looks the file may be another one: renamed, or a notebook by now."""
PING = 300
"""After so many looks something is said, so that a dead line is noticed."""
POLICY = Policy(
    content="default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    largest_body=LARGEST_BODY,
)
METHODS: dict[str, dict[str, type]] = {
    "speak": {"language": str},
    "exercises": {},
    "statement": {"id": str},
    "read": {"id": str},
    "save": {"id": str, "text": str, "based_on": str},
    "hint": {"id": str, "number": int},
    "explain": {"id": str},
    "essays": {"id": str, "text": str},
    "with_essay": {"id": str, "text": str, "name": str, "essay": str},
    "tick": {"id": str, "name": str, "point": int, "on": bool},
    "history": {"id": str},
    "version": {"id": str, "name": str},
    "reset": {"id": str},
    "progress": {},
}
"""The methods of `Study` that the page may call, and what they are given."""
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}


class App:
    """One student's page: the study and the judge are programs beside it, so that nothing keeps it waiting."""

    def __init__(
        self,
        course: Course,
        home: Path,
        language: Language,
        *,
        course_folder: Path | None,
        assignment: Assignment | None = None,
    ) -> None:
        setup = {
            "course": str(course_folder) if course_folder else None,
            "assignment": str(assignment.path) if assignment else None,
            "home": str(home),
            "language": language,
        }
        self._home = home
        self._study = Backend("grader.serve.study_program", setup)
        self._judge = Backend("grader.serve.judge_program", setup)
        title = assignment.title if assignment else course.title
        self._files = _files(Templates.at(course.templates_dir), language, title)
        self.starlette = Starlette(
            routes=[
                Route("/api/grade", self.grade, methods=["POST"]),
                Route("/api/try_call", self.try_call, methods=["POST"]),
                Route("/api/watch", self.watch),
                Route("/api/{method}", self.method, methods=["POST"]),
                Route("/", self.file),
                Route("/{name}", self.file),
            ],
            lifespan=self._life,
        )

    @contextlib.asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        await self._study.start()
        await self._judge.start()
        try:
            yield
        finally:
            await asyncio.gather(self._study.close(), self._judge.close())

    async def file(self, request: Request) -> Response:
        """One of the page's own files; there are no others."""
        found = self._files.get(request.path_params.get("name", "page.html"))
        if found is None:
            return Response(status_code=404)
        content, kind, tag = found
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(content, media_type=kind, headers=headers)

    async def method(self, request: Request) -> Response:
        """One method of the engine."""
        name = request.path_params["method"]
        if name not in METHODS:
            return Response(status_code=404)
        return await self._answered(self._study, name, await _given(request, METHODS[name]))

    async def try_call(self, request: Request) -> Response:
        given = await _given(request, {"id": str, "name": str, "args": object})
        args = given["args"] if given else None
        if args is not None and not (isinstance(args, list) and all(isinstance(one, str) for one in args)):
            given = None
        return await self._answered(self._judge, "try_call", given)

    async def grade(self, request: Request) -> Response:
        """The verdict, check by check, as it comes."""
        given = await _given(request, {"id": str})
        if given is None:
            return _NOT_SO

        async def events() -> AsyncIterator[str]:
            try:
                async for message in self._judge.events("grade", given):
                    if "event" in message:
                        yield _event(message["event"])
            except Refused as refused:
                yield _event({"kind": "error", "refused": not refused.broken, "said": refused.said})

        return StreamingResponse(events(), media_type="text/event-stream")

    async def watch(self, request: Request) -> Response:
        """Says when somebody else changes the file of an exercise."""
        id = request.query_params.get("id", "")
        try:
            work = await self._study.ask("read", {"id": id})
        except Refused as refused:
            return _refused(refused)
        return StreamingResponse(self._changes(id, work), media_type="text/event-stream")

    async def _changes(self, id: str, work: dict[str, Any]) -> AsyncIterator[str]:
        yield _event({"kind": "file", "work": work})
        seen, looks = _look(self._home / work["file"]), 0
        while True:
            await asyncio.sleep(LOOK)
            looks += 1
            now = _look(self._home / work["file"])
            if now == seen and looks % LOOK_ELSEWHERE:
                if looks % PING == 0:
                    yield ": still here\n\n"
                continue
            if now != seen and now is not None and now[1] == 0:  # some editors empty a file before they fill it
                await asyncio.sleep(LOOK)
            seen = _look(self._home / work["file"])
            try:
                fresh = await self._study.ask("read", {"id": id})
            except Refused:
                continue
            if fresh != work:
                work = fresh
                seen = _look(self._home / work["file"])
                yield _event({"kind": "file", "work": work})

    async def _answered(self, backend: Backend, method: str, given: Mapping[str, Any] | None) -> Response:
        if given is None:
            return _NOT_SO
        try:
            return JSONResponse(await backend.ask(method, given))
        except Refused as refused:
            return _refused(refused)


_NOT_SO = JSONResponse({"said": Text("请求不是这样的", "Not a request of this page")._asdict()}, 400)


def _refused(refused: Refused) -> Response:
    return JSONResponse({"said": refused.said}, 500 if refused.broken else 409)


async def _given(request: Request, wanted: Mapping[str, type]) -> dict[str, Any] | None:
    """What a method is given: just the names it has, each of its type; else None."""
    try:
        given = json.loads(await request.body())
    except (ValueError, RecursionError):
        return None
    if not isinstance(given, dict) or given.keys() != wanted.keys():
        return None
    fitting = all(
        isinstance(given[name], kind) and (kind is not int or type(given[name]) is int) for name, kind in wanted.items()
    )
    return given if fitting else None


def _event(data: Mapping[str, Any]) -> str:
    return f"data: {json.dumps(data)}\n\n"


def _look(path: Path) -> tuple[int, int, int] | None:
    """What changes when a file is written, replaced or removed."""
    try:
        status = os.lstat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


def _files(templates: Templates, language: Language, title: Text) -> dict[str, tuple[bytes, str, str]]:
    """Name -> content, type and tag of everything that the page is made of."""
    texts = {name: templates.text(f"page/{name}") for name in (*frame.SCRIPTS, "codemirror.js", "page.css")}
    texts["report.css"] = templates.text("report/report.css")
    texts["page.html"] = frame.page(templates, language, title)
    found = {}
    for name, text in texts.items():
        content = text.encode()
        found[name] = content, _TYPES[os.path.splitext(name)[1]], f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return found
