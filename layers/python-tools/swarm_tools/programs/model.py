"""A program, how it is run, and how it ended."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

ENDED = "ended"
CRASHED = "crashed"
LACKS = "lacks"
WAITS = "waits_for_input"
NEVER = "never_ends"
ARGUMENTS = "needs_arguments"
EXITS = "exits_with_code"
ENDS = (ENDED, CRASHED, LACKS, WAITS, NEVER, ARGUMENTS, EXITS)

_LONGEST = 500


@dataclass(frozen=True)
class Program:
    """A file of a project, and one way to run it.

    Attributes:
        path: POSIX path of the file.
        args: Its arguments.
        stdin: What it reads on standard input; nothing, its end at once, when None.
        expect: What it prints, but for white space at the ends of lines; anything when None.
        given: Whether the project itself says that it is run so.
    """

    path: str
    args: tuple[str, ...] = ()
    stdin: str | None = None
    expect: str | None = None
    given: bool = False

    @property
    def command(self) -> str:
        """The command as people write it."""
        quoted = [repr(arg) if not arg or set(arg) & set(" \t\n'\"") else arg for arg in self.args]
        return " ".join(["python", self.path, *quoted])

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Program:
        """Return the program of a row that `ProgramRun.to_json` made."""
        return cls(
            path=str(data["path"]),
            args=tuple(str(arg) for arg in data["args"]),
            stdin=data.get("stdin"),
            expect=data.get("expect"),
            given=bool(data["given"]),
        )


@dataclass(frozen=True)
class ProgramRun:
    """How a program ended.

    Attributes:
        program: What was run.
        end: One of `ENDS`.
        code: Its exit code; None where it had none.
        error: Type of the exception that nobody caught, else "".
        message: What that exception says, or why it was killed.
        path: File of the project that it ended in, or was in when its time was up.
        line: Line of that file; 0 where none is known.
        own: Whether its own code causes the crash.
        lacks: What was not there: ``file``, ``network``, ``module``, ``display``, ``variable``.
        wanted: The name of that.
        stack: Path and line of each call of the project that was open at a crash, outermost first.
        output: What it printed on standard output, bounded.
        seconds: Wall time.
    """

    program: Program
    end: str
    code: int | None = None
    error: str = ""
    message: str = ""
    path: str = ""
    line: int = 0
    own: bool = False
    lacks: str = ""
    wanted: str = ""
    stack: tuple[tuple[str, int], ...] = ()
    output: str = ""
    seconds: float = 0.0

    @property
    def as_expected(self) -> bool | None:
        """Whether it came to its end and printed what is expected; None where nothing is."""
        if self.program.expect is None:
            return None
        return self.end == ENDED and printed(self.output) == printed(self.program.expect)

    @property
    def printed_sha256(self) -> str:
        """Stands for what it printed."""
        return hashlib.sha256(self.output.encode("utf-8", "surrogatepass")).hexdigest()

    def to_json(self) -> dict[str, Any]:
        """Return the run as results carry it, what is not known left out."""
        program = self.program
        known = {
            "stdin": program.stdin,
            "expect": program.expect,
            "code": self.code,
            "as_expected": self.as_expected,
        }
        words = {
            "error": self.error,
            "message": self.message,
            "at_path": self.path,
            "at_line": self.line,
            "lacks": self.lacks,
            "wanted": self.wanted,
        }
        return {
            "path": program.path,
            "args": list(program.args),
            "given": program.given,
            "end": self.end,
            "own": self.own,
            "printed_sha256": self.printed_sha256,
            "seconds": self.seconds,
            **{name: value for name, value in known.items() if value is not None},
            **{name: value for name, value in words.items() if value},
        }

    def said(self) -> str:
        """Return how it ended, in a few words."""
        place = f" at {self.path}:{self.line}" if self.line else ""
        words = {
            ENDED: "ended",
            CRASHED: f"crashed{place}: {self.error}: {self.message}",
            LACKS: f"lacks the {self.lacks} {self.wanted}".rstrip() + place,
            WAITS: f"waits for input{place}",
            NEVER: f"had not ended after {self.seconds:.0f} s{place}",
            ARGUMENTS: f"needs arguments{place}",
            EXITS: f"exited with code {self.code}",
        }
        return words[self.end]


def printed(text: str) -> list[str]:
    """Return the lines of an output, without the white space that nobody sees."""
    return [line.rstrip() for line in text.rstrip().splitlines()]


def run_of(program: Program, data: Mapping[str, Any], output: str, seconds: float) -> ProgramRun:
    """Return the run that a child tells of; what it says may be anything."""

    def text(name: str) -> str:
        return str(data.get(name) or "")[:_LONGEST]

    def number(name: str) -> int:
        value = data.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else 0

    def places() -> tuple[tuple[str, int], ...]:
        rows = data.get("stack")
        rows = rows if isinstance(rows, list) else []
        pairs = [row for row in rows if isinstance(row, list) and len(row) == 2]
        return tuple((str(path), line) for path, line in pairs if isinstance(line, int))

    end = data.get("end")
    return ProgramRun(
        program=program,
        end=end if end in ENDS else EXITS,
        code=number("code") if data.get("code") is not None else None,
        error=text("error"),
        message=text("message"),
        path=text("path"),
        line=max(0, number("line")),
        own=data.get("own") is True and end == CRASHED,
        lacks=text("lacks"),
        wanted=text("wanted"),
        stack=places(),
        output=output,
        seconds=round(seconds, 3),
    )
