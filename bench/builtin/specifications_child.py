"""The sandboxed side of `specifications`: calls functions of one program, see `run`."""

from __future__ import annotations

import ast
import contextlib
import importlib
import io
import os
import random
import signal
import sys
import tempfile
import types
from collections.abc import Iterator
from typing import Any

CALL_S = 0.1
PROGRAM_S = 8.0
_MOST = 2000
_LAZY = (types.GeneratorType, map, filter, zip, reversed, enumerate, range, type({}.keys()))


class _Late(BaseException):
    """A call has used up its time."""


def _stop(*_: object) -> None:
    raise _Late


def _text(value: object) -> str:
    if isinstance(value, _LAZY):
        found = []
        for item in value:  # type: ignore[attr-defined]
            found.append(item)
            if len(found) > _MOST:
                break
        value = found
    return repr(value)


def _call(function: Any, row: str) -> list[str]:
    """Return kind, value and arguments afterwards of one call, as `Outcome` names them."""
    arguments = ast.literal_eval(row)
    random.seed(0)
    signal.setitimer(signal.ITIMER_REAL, CALL_S)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            text = _text(function(*arguments))
        return ["value", text, repr(arguments)]
    except _Late:
        return ["late", "", ""]
    except BaseException as error:  # SystemExit and whatever else the code may raise
        return ["raises", type(error).__name__, ""]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextlib.contextmanager
def _imports(files: dict[str, str]) -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            full = os.path.join(folder, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8") as file:
                file.write(text)
        before = set(sys.modules)
        sys.path.insert(0, folder)
        try:
            yield
        finally:
            sys.path.remove(folder)
            for name in set(sys.modules) - before:
                del sys.modules[name]
            importlib.invalidate_caches()


def run(item: dict[str, Any], _: object) -> dict[str, list[list[str]]]:
    """Call the functions of one program.

    Args:
        item: ``files`` (text by path) and ``calls``: [module, qualified name, rows].

    Returns:
        The outcomes by qualified name with its module; after a late call there are none.
    """
    signal.signal(signal.SIGALRM, _stop)
    found: dict[str, list[list[str]]] = {}
    with _imports(item["files"]), contextlib.redirect_stdout(io.StringIO()):
        for module, name, rows in item["calls"]:
            made = found.setdefault(f"{module}:{name}", [])
            signal.setitimer(signal.ITIMER_REAL, 2.0)
            try:
                function = importlib.import_module(module)
                for part in name.split("."):
                    function = getattr(function, part)
            except (Exception, SystemExit, _Late):
                continue
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
            for row in rows:
                made.append(_call(function, row))
                if made[-1][0] == "late":
                    break
    return found
