"""A child's work when rivals are told apart: run varied tests, report what they note."""

from __future__ import annotations

import signal
import sys
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import is_dataclass
from typing import Any

from swarm_tools.repair.importing import imported
from swarm_tools.repair.plain import PlainTest
from swarm_tools.repair.probe import ENDLESS, LATE
from swarm_tools.repair.shown import shown
from swarm_tools.repair.steps import Slow, Steps
from swarm_tools.repair.varied.noting import NOTE, RAISED
from swarm_tools.repair.varied.variations import Variation

EACH_S = 0.4
PLAYED = "play:"
LONGEST = 4000


def play(
    variations: Sequence[Variation],
    tests: Mapping[str, PlainTest],
    say: Callable[[str, str], None],
) -> None:
    """Run varied tests, and report for each what it noted.

    Args:
        variations: What to run.
        tests: The tests they are made of, by node id.
        say: Takes the key of a variation and what it noted.
    """

    def stop(*_: object) -> None:
        raise Slow

    signal.signal(signal.SIGPROF, stop)
    for number, variation in enumerate(variations):
        notes = Notes()
        steps = Steps()
        end = ""
        try:
            call = _loaded(variation, tests[variation.nodeid], notes)
            signal.setitimer(signal.ITIMER_PROF, EACH_S, EACH_S)
            steps.start()
            call()
        except Slow:
            end = LATE
        except BaseException as error:
            end = f"!{type(error).__name__}"
        finally:
            over = steps.stop()
            signal.setitimer(signal.ITIMER_PROF, 0)
        text = ENDLESS if over else "; ".join([*notes.rows, end])
        say(f"{PLAYED}{number:04}", text[:LONGEST])


def _loaded(variation: Variation, test: PlainTest, notes: Notes) -> Callable[[], object]:
    """Put a variation in the place of its test; returns it ready to be called."""
    module: Any = imported(test.folder, test.module)
    names = vars(module)
    names[NOTE], names[RAISED] = notes.note, lambda: Raised(notes)
    own: dict[str, Any] = {}
    exec(compile(variation.source, "<variation>", "exec", dont_inherit=True), names, own)
    owner = module if len(test.names) == 1 else getattr(module, test.names[0])
    setattr(owner, test.names[-1], own[test.names[-1]])
    return test.load()


class Notes:
    """What a test gives."""

    def __init__(self) -> None:
        """Start with nothing noted."""
        self.rows: list[str] = []

    def note(self, give: Callable[[], object]) -> None:
        """Note what an expression gives, or the error that it ends in."""
        try:
            self.rows.append(seen(give()))
        except Slow:
            raise
        except BaseException as error:
            self.rows.append(f"!{type(error).__name__}")


class Raised:
    """Notes the error that its block ends in, and goes on."""

    def __init__(self, notes: Notes) -> None:
        """Note there."""
        self._notes = notes

    def __enter__(self) -> Raised:
        """Begin the block."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: object, __: types.TracebackType | None
    ) -> bool:
        """Note how it ended."""
        if kind is not None and issubclass(kind, Slow):
            return False
        self._notes.rows.append(f"!{kind.__name__}" if kind else "no error")
        return True


def seen(value: Any) -> str:
    """Return what users see of a value: of an object that says nothing of itself, its type."""
    kind = type(value)
    module = sys.modules.get(kind.__module__)
    own = kind.__module__ != "builtins" and hasattr(kind, "__dict__") and module is not None
    if own and not is_dataclass(value) and kind.__eq__ is object.__eq__:
        return f"<{kind.__name__}>"
    return shown(value)
