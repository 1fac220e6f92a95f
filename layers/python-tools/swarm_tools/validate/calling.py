"""The child's side: one call, with its time, output, files and exceptions caught."""

from __future__ import annotations

import contextlib
import io
import json
import random
import runpy
import signal
import sys
import types
from collections.abc import Callable
from dataclasses import asdict
from functools import cached_property
from typing import Any

from .folder import Folder
from .model import MODULE, Call, Outcome
from .namespace import namespace
from .render import render, state_of, text_of
from .settle import settled, tracer

_WALL = 6.0
_AGAIN_S = 0.02
_PRINTED = 4000
_MESSAGE = 400
_PROGRAM = 10


class Late(BaseException):
    """A call has used up its time."""


class Caller:
    """Calls what a module holds, each call within a limit of time.

    Args:
        module: The module, imported.
        cpu_s: Seconds of processor time for a call; waiting may take six times as long.
        folder: The folder that calls run in.
        reached: Takes the numbers of the lines of the module's file that were executed; None
            leaves calls untraced, which is several times as fast.
    """

    def __init__(
        self, module: Any, cpu_s: float, folder: Folder, reached: set[int] | None = None
    ) -> None:
        """Set the alarms up."""
        self._module, self._cpu_s, self._folder = module, cpu_s, folder
        self._names = namespace(module)
        self._armed = False
        self._trace = tracer(module.__file__, reached) if reached is not None else None
        self._compiled: dict[str, types.CodeType] = {}
        signal.signal(signal.SIGALRM, self._stop)
        signal.signal(signal.SIGVTALRM, self._stop)

    def _stop(self, *_: object) -> None:
        if self._armed:
            raise Late

    def make(self, text: str) -> Any:
        """Return a new value of an expression's text."""
        code = self._compiled.get(text)
        if code is None:
            code = self._compiled[text] = compile(text, "<arguments>", "eval")
        return eval(code, self._names)

    def call(self, call: Call) -> Outcome:
        """Return what came of one call."""
        self._folder.begin(call.given)
        if call.function == MODULE:
            return self._run(call, self._program, None, None, _PROGRAM * self._cpu_s)
        try:
            action, holder, arguments = self._prepared(call)
        except _Absent:
            return Outcome("absent")
        return self._run(call, action, holder, arguments, self._cpu_s)

    def _program(self) -> None:
        runpy.run_path(self._module.__file__, run_name="__main__")

    def _prepared(self, call: Call) -> tuple[Callable[[], Any], list[Any], Any]:
        """Return the action, a list that takes the object and the arguments."""
        holder: list[Any] = []
        given: dict[str, Any] = {}
        owner, _, name = call.function.rpartition(".")
        target = _find(self._module, owner if call.make is not None else call.function)

        def action() -> Any:
            if call.make is None:
                given["args"], given["kw"] = self.make(call.arguments), self.make(call.keywords)
                return settled(target(*given["args"], **given["kw"]))
            made = target(*self.make(call.make))
            holder.append(made)
            for method, arguments in call.first:
                with contextlib.suppress(Exception):
                    settled(getattr(made, method)(*self.make(arguments)))
            kind = _static(type(made), name)
            if kind is None and not hasattr(made, name):
                raise _Absent
            if isinstance(kind, (property, cached_property)):
                return settled(getattr(made, name))
            given["args"], given["kw"] = self.make(call.arguments), self.make(call.keywords)
            return settled(getattr(made, name)(*given["args"], **given["kw"]))

        return action, holder, given

    def _run(
        self, call: Call, action: Callable[[], Any], holder: Any, given: Any, cpu_s: float
    ) -> Outcome:
        random.seed(0)
        if "numpy" in sys.modules:
            with contextlib.suppress(Exception):
                sys.modules["numpy"].random.seed(0)
        output, before = io.StringIO(), (sys.stdout, sys.stdin)
        sys.stdout, sys.stdin = output, io.StringIO(call.stdin)
        found: dict[str, Any] = {"kind": "late"}
        try:
            self._armed = True
            signal.setitimer(signal.ITIMER_VIRTUAL, cpu_s, _AGAIN_S)
            signal.setitimer(signal.ITIMER_REAL, _WALL * cpu_s, _AGAIN_S)
            sys.settrace(self._trace)
            try:
                value, literal = text_of(action())
                found = {"kind": "value", "value": value, "literal": literal}
            except (Late, _Absent):
                raise
            except BaseException as error:  # SystemExit and whatever else the code may raise
                sys.settrace(None)
                found = {"kind": "raises", "value": type(error).__name__, "message": _said(error)}
            sys.settrace(None)
            if given and _may_change(call.arguments + call.keywords):
                found["arguments"] = render([given.get("args"), given.get("kw")])
            if holder:
                found["state"] = render(state_of(holder[0]))
            self._armed = False
        except _Absent:
            self._armed = False
            return Outcome("absent")
        except Late:
            found = {"kind": "late"}
        finally:
            self._armed = False
            sys.settrace(None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
            sys.stdout, sys.stdin = before
        found["printed"] = output.getvalue()[:_PRINTED] if not output.closed else ""
        found["files"] = self._folder.end()
        return Outcome(**found)


class _Absent(Exception):
    """There is nothing of this name to call."""


def _find(module: Any, qualname: str) -> Any:
    found = module
    for name in qualname.split("."):
        try:
            found = getattr(found, name)
        except AttributeError:
            raise _Absent from None
    return found


def _static(kind: type, name: str) -> Any:
    return next((base.__dict__[name] for base in kind.__mro__ if name in base.__dict__), None)


def _may_change(texts: str) -> bool:
    """Say whether arguments may hold something that a call can change."""
    return "[" in texts or texts.count("{") > 1 or "(" in texts[1:]


def _said(error: BaseException) -> str:
    try:
        return str(error)[:_MESSAGE]
    except Exception:
        return ""


def encode(outcome: Outcome) -> str:
    """Return an outcome as one line of JSON, without what is empty."""
    return json.dumps({key: value for key, value in asdict(outcome).items() if value})
