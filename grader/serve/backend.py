"""A program of ours at work beside the server: it is asked from the event loop, and never keeps it waiting."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import struct
import sys
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from itertools import count
from typing import Any

from grader.children.frames import framed
from grader.text import Text

_LENGTH = struct.Struct(">Q")
_ENDS_WITHIN = 2.0
_LAST_WORDS = 2_000


class Refused(Exception):
    """What was asked cannot be; the sentence says why."""

    def __init__(self, said: dict[str, str], *, broken: bool = False) -> None:
        super().__init__(said["en"])
        self.said, self.broken = said, broken


class _Gone(Refused):
    """The program ended before it answered."""


class Backend:
    """`python -m module`, started with the first question, and again with the next one after it died."""

    def __init__(self, module: str, setup: Mapping[str, Any]) -> None:
        self._module, self._setup = module, setup
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the server
        self._open: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._numbers = count(1)
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        async with self._starting:
            if self._process is not None and self._process.returncode is None:
                return
            self._process = await asyncio.create_subprocess_exec(
                # -P: the current folder, which may be full of submissions, is no place to import from
                *(sys.executable, "-P", "-W", "ignore", "-m", self._module),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=self._errors,
                env=dict(os.environ),
                start_new_session=True,  # Ctrl-C is for the server, which then ends it
            )
            await self._send(self._setup)
            self._reading = asyncio.create_task(self._read(self._process))

    async def ask(self, method: str, given: Mapping[str, Any]) -> Any:
        """The answer to a question. Raises Refused."""
        async for message in self.events(method, given):
            if "answer" in message:
                return message["answer"]
        raise self._died()

    async def events(self, method: str, given: Mapping[str, Any]) -> AsyncIterator[dict[str, Any]]:
        """Every message about a question, the last of which is its answer. Who stops listening stops the work.

        A program that had died before it was asked, which nobody had noticed, is started again and asked once more.
        """
        heard = False
        for last in (False, True):
            try:
                async with contextlib.aclosing(self._messages(method, given)) as messages:
                    async for message in messages:
                        heard = True
                        yield message
                return
            except _Gone:
                if heard or last:
                    raise

    async def _messages(self, method: str, given: Mapping[str, Any]) -> AsyncGenerator[dict[str, Any], None]:
        await self.start()
        number, arriving = next(self._numbers), asyncio.Queue[dict[str, Any]]()
        self._open[number], answered = arriving, False
        try:
            await self._send({"number": number, "method": method, "given": given})
            while True:
                message = await arriving.get()
                answered = "refused" in message or "answer" in message
                if "refused" in message:
                    refusal = _Gone if message.get("gone") else Refused
                    raise refusal(message["refused"], broken=message.get("broken", False))
                yield message
                if answered:
                    return
        finally:
            del self._open[number]
            if not answered:
                with contextlib.suppress(ConnectionError, RuntimeError):
                    await self._send({"stop": number})

    async def close(self) -> None:
        """Ends the program; it cleans up behind itself when its input ends."""
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), _ENDS_WITHIN)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
        if self._reading is not None:
            self._reading.cancel()
        self._errors.close()

    async def _send(self, message: Mapping[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with contextlib.suppress(ConnectionError):  # it died, which is said to everybody who waits
            self._process.stdin.write(framed(json.dumps(message).encode()))
            await self._process.stdin.drain()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        with contextlib.suppress(asyncio.IncompleteReadError):
            while True:
                (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
                message = json.loads(await process.stdout.readexactly(length))
                if (arriving := self._open.get(message["number"])) is not None:
                    arriving.put_nowait(message)
        await process.wait()
        for arriving in self._open.values():
            died = self._died()
            arriving.put_nowait({"refused": died.said, "broken": True, "gone": True})

    def _died(self) -> Refused:
        """What is said to whoever waited for an answer of a program that is gone."""
        self._errors.seek(0)
        lines = self._errors.read()[-_LAST_WORDS:].decode("utf-8", "replace").strip().splitlines()
        what = lines[-1][:300] if lines else "?"
        text = Text(f"批改程序中途结束了（{what}），再试一次", f"The grader ended half-way ({what}); try again")
        return Refused({"zh": text.zh, "en": text.en}, broken=True)
