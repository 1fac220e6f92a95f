"""One attempt made, and what was observed turned into the lines of a test."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import io
import itertools
import random
import tempfile
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from swarm_tools.forge.generate.assertions import _ADDRESS, MOST_ITEMS, demands, literal
from swarm_tools.forge.generate.model import Attempt
from swarm_tools.forge.generate.state import copied, state_of

_MISUSE = (TypeError, AttributeError, NameError, RecursionError, MemoryError, SystemError)
LONGEST_LINE = 300
MOST_KEPT = 2
STATE = "__state__"
"""The name by which `observe` finds what it has to copy."""


def namespace(module: ModuleType) -> dict[str, Any]:
    """Return the names that a test sees."""
    names = "collections contextlib copy datetime decimal fractions functools io itertools math"
    names += " operator pathlib re"
    found: dict[str, Any] = {"module": module, "__name__": "test", STATE: state_of(module)}
    for name in names.split():
        found[name] = __import__(name)
    return found


def observe(
    attempt: Attempt,
    names: dict[str, Any],
    seed: int = 0,
    arranged: Callable[[], None] = lambda: None,
) -> tuple[list[str], str] | None:
    """Make an attempt; returns the test's lines and the outcome in words, None for none.

    What it runs of the module must be bounded by the caller. `Slow` goes through. `seed` decides
    what the module leaves to chance; no test will. `arranged` is called between the arranging
    and what is looked at.
    """
    random.seed(seed)
    scope = dict(names)
    uses_folder = "tmp_path" in attempt.key
    if uses_folder:
        scope["tmp_path"] = Path(tempfile.mkdtemp(prefix="swarm-"))
    said = io.StringIO()
    with (
        copied(scope["module"], scope[STATE]),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(io.StringIO()),
    ):
        before = {name: repr(getattr(scope["module"], name)) for name in scope[STATE]}
        for line in attempt.arrange:
            exec(line, scope)
        arranged()
        seen = _act(attempt, scope)
        if seen is None or seen[1].startswith("raises"):
            return seen
        return [*seen[0], *_kept(scope["module"], before)], seen[1]


def _act(attempt: Attempt, scope: dict[str, Any]) -> tuple[list[str], str] | None:
    arranged = list(attempt.arrange)
    try:
        if attempt.states:
            exec(attempt.act, scope)
            asserted = demands("subject", scope["subject"])
            return [*arranged, attempt.act, "", *asserted], "changes_it"
        value = eval(attempt.act, scope)
        act = attempt.act
        if inspect.iscoroutine(value):
            value, act = asyncio.run(value), f"asyncio.run({act})"
            arranged.insert(0, "import asyncio")
        if hasattr(value, "__next__") and hasattr(value, "__iter__"):
            value = list(itertools.islice(value, MOST_ITEMS))
            act = f"list(itertools.islice({act}, {MOST_ITEMS}))"
            text = literal(value)
            if text is None:
                value, act = len(value), f"len({act})"
    except Exception as error:
        return _raised(arranged, attempt, error, scope)
    except SystemExit as error:
        return _raised(arranged, attempt, error, scope)
    asserted = demands("result", value)
    lines = [*arranged, f"result = {act}", "", *asserted]
    for name in sorted(scope):
        if name.startswith("given") and not isinstance(scope[name], (str, int, tuple)):
            lines += demands(name, scope[name])[:1]
    if attempt.act.startswith("subject") and "subject" in scope:
        # What a method leaves behind is as much of its behaviour as what it returns.
        lines += [row for row in demands("subject", scope["subject"])[1:] if "type(" not in row][:2]
    return lines, _words(value)


def _kept(module: ModuleType, before: Mapping[str, str]) -> list[str]:
    """Return what is to be said of what the module keeps now, where that is new."""
    found: list[str] = []
    for name, text in before.items():
        value = getattr(module, name)
        if repr(value) != text and literal(value) is not None:
            found += demands(f"module.{name}", value)[:1]
    return found[:MOST_KEPT]


def _raised(
    arranged: list[str], attempt: Attempt, error: BaseException, scope: dict[str, Any]
) -> tuple[list[str], str] | None:
    """Return the test of an exception; None where the call was only a wrong one."""
    kind = type(error)
    place = traceback.extract_tb(error.__traceback__)
    module = scope["module"]
    own = [row for row in place if row.filename == module.__file__]
    explicit = bool(own) and (own[-1].line or "").lstrip().startswith(("raise", "assert"))
    explicit = explicit and place[-1].filename == module.__file__
    if not own or (isinstance(error, _MISUSE) and not explicit):
        return None
    name = _exception_name(kind, module)
    if name is None:
        return None
    with_ = f"with pytest.raises({name}) as caught:"
    lines = [*arranged, with_, f"    {attempt.act}", ""]
    text = str(error)
    if explicit and text and len(text) < 120 and not _ADDRESS.search(text):
        lines.append(f"assert str(caught.value) == {text!r}")
    else:
        lines.append(f"assert type(caught.value) is {name}")
    return lines, f"raises_{kind.__name__}"


def _exception_name(kind: type, module: ModuleType) -> str | None:
    if kind.__module__ == "builtins":
        return kind.__name__
    if getattr(module, kind.__name__, None) is kind:
        return f"module.{kind.__name__}"
    for name in ("decimal", "re", "json"):
        found = __import__(name)
        if getattr(found, kind.__name__, None) is kind and name in ("decimal", "re"):
            return f"{name}.{kind.__name__}"
    return None


def _words(value: Any) -> str:
    if value is None or isinstance(value, bool):
        return f"is_{value}"
    if isinstance(value, (int, float)):
        return f"is_{value}"
    if isinstance(value, str):
        return f"is_{value[:24]}" if value else "is_empty_text"
    if isinstance(value, (list, tuple, set, frozenset, dict)) and not value:
        return f"is_empty_{type(value).__name__}"
    return f"gives_{type(value).__name__}"
