"""What a coroutine gives, and the lines that are executed on the way."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Callable
from typing import Any


def settled(value: Any) -> Any:
    """Return a value, what a coroutine gives, or what an asynchronous generator yields."""
    if type(value) is types.CoroutineType:
        return asyncio.run(value)
    if type(value) is types.AsyncGeneratorType:
        return asyncio.run(_collected(value))
    return value


async def _collected(generator: Any) -> list[Any]:
    found = []
    async for item in generator:
        found.append(item)
        if len(found) == 60:
            break
    return found


def tracer(file: str, reached: set[int]) -> Callable[..., Any]:
    """Return a function for `sys.settrace` that notes the lines of one file."""
    add = reached.add

    def line(frame: Any, event: str, _: Any) -> Any:
        if event == "line":
            add(frame.f_lineno)
        return line

    def start(frame: Any, *_: Any) -> Any:
        return line if frame.f_code.co_filename == file else None

    return start
