"""The names that the texts of arguments may use in the child, and a clock that waits for nobody."""

from __future__ import annotations

import asyncio
import datetime
import decimal
import fractions
import io
import itertools
import pathlib
import time
from typing import Any

_EPOCH = 1_700_000_000.0


class Thing:
    """An object with the attributes it is given; those that it is asked for besides are absent."""

    def __init__(self, **held: Any) -> None:
        """Take the attributes."""
        self.__dict__.update(held)


def namespace(module: Any) -> dict[str, Any]:
    """Return the names for texts of arguments: the module's own first."""
    return {
        "inf": float("inf"),
        "nan": float("nan"),
        "thing": Thing,
        "date": datetime.date,
        "datetime_": datetime.datetime,
        "timedelta": datetime.timedelta,
        "Decimal": decimal.Decimal,
        "Fraction": fractions.Fraction,
        "Path": pathlib.Path,
        "StringIO": io.StringIO,
        **{name: value for name, value in vars(module).items() if not name.startswith("__")},
    }


def still_clock() -> None:
    """Make sleeping take no time, and `time.time` count from one fixed moment."""
    ticks = itertools.count()
    pause = asyncio.sleep

    async def pass_on(delay: float, result: Any = None) -> Any:
        await pause(0)
        return result

    def sleep(seconds: float) -> None:
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")

    asyncio.sleep = pass_on
    time.sleep = sleep
    time.time = lambda: _EPOCH + next(ticks) / 1000
