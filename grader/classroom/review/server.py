"""A page for giving marks, served to this computer alone (`grader.web`); every mark is written at once."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs, urlencode

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from grader.classroom.gradebook import Gradebook
from grader.classroom.review.decide import decidable, decide, points_of
from grader.classroom.review.page import review_page, student_page, students_of
from grader.classroom.review.written import Marking, WrittenAnswer, answers, in_order
from grader.errors import WrongUsage
from grader.text import Language
from grader.web import Policy, Site
from grader.web import serve as serve_here

POLICY = Policy(content="frame-ancestors 'none'; base-uri 'none'; form-action 'self'", largest_body=64 << 10)
"""What its pages may do besides is said in each of them, by the digest of its one style."""


class Review:
    """The written answers of one class before their reader. The gradebook belongs to the thread that serves."""

    def __init__(self, gradebook: Gradebook, language: Language, end: Callable[[], None], *, anonymous: bool) -> None:
        self.gradebook, self.language, self.anonymous = gradebook, language, anonymous
        self.marking = Marking(gradebook)
        self._end = end
        self._finished = False
        by_name = [Route("/student", self.student), Route("/decide", self.decide, methods=["POST"])]
        self.starlette = Starlette(
            routes=[
                Route("/", self.page),
                Route("/mark", self.mark, methods=["POST"]),
                Route("/finish", self.finish, methods=["POST"]),
                *([] if anonymous else by_name),
            ]
        )

    async def page(self, request: Request) -> Response:
        students = [] if self.anonymous else students_of(self.gradebook)
        return _page(
            review_page(
                self._answers(),
                self.language,
                finished=self._finished,
                anonymous=self.anonymous,
                students=students,
                templates=self.gradebook.templates,
            )
        )

    async def student(self, request: Request) -> Response:
        """Everything of one student that may be decided otherwise."""
        id = request.query_params.get("id", "")
        try:
            found = decidable(self.gradebook, id)
        except WrongUsage:
            return Response(status_code=404)
        return _page(student_page(self.gradebook, id, found, self.language))

    async def decide(self, request: Request) -> Response:
        """The same as `grade decide`; empty points and an empty comment take a decision back."""
        form = await _form(request)
        student, what = form.get("student", ""), form.get("what", "")
        try:
            decide(self.gradebook, student, what, points_of(form.get("points", "")), form.get("comment", "").strip())
        except WrongUsage:
            return Response(status_code=400)
        self.marking.changed.add(student)
        number = [one.what for one in decidable(self.gradebook, student)].index(what)
        return RedirectResponse(f"student?{urlencode({'id': student})}#d{number + 1}", 303)

    async def mark(self, request: Request) -> Response:
        form = await _form(request)
        for number, answer in enumerate(self._answers()):
            if answer.key == form.get("key"):
                comment = "\n".join(part for name in ("comment", "again") if (part := form.get(name, "").strip()))
                try:
                    self.marking.give(answer, float(form.get("points", "")), comment)
                except (ValueError, WrongUsage):
                    return Response(status_code=400)
                return RedirectResponse(f"/#a{number + 1}", 303)
        return Response(status_code=404)

    async def finish(self, request: Request) -> Response:
        self._finished = True
        self._end()
        return await self.page(request)

    def _answers(self) -> list[WrittenAnswer]:
        return in_order(answers(self.gradebook), anonymous=self.anonymous)


def serve(
    gradebook: Gradebook, port: int, language: Language, started: Callable[[str], None], *, anonymous: bool = False
) -> Marking:
    """Serves until the reader says that this is all, or presses Ctrl-C."""
    reviews: list[Review] = []

    def made(site: Site) -> Starlette:
        reviews.append(Review(gradebook, language, site.end, anonymous=anonymous))
        return reviews[0].starlette

    serve_here(made, POLICY, port, lambda site: started(site.address()))
    return reviews[0].marking


def _page(page: str) -> Response:
    return HTMLResponse(page.encode("utf-8", "backslashreplace"))


async def _form(request: Request) -> dict[str, str]:
    data = await request.body()
    return {name: values[0] for name, values in parse_qs(data.decode("utf-8", "replace")).items()}
