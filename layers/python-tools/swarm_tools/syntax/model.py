"""What the syntax heuristics share: the failure, the broken source, a candidate."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from swarm_tools.syntax.familiarity import fives
from swarm_tools.syntax.tokens import CLOSERS, OPENERS, Token, tokenize

HEADERS = frozenset(
    [
        "if",
        "elif",
        "else",
        "for",
        "while",
        "def",
        "class",
        "try",
        "except",
        "finally",
        "with",
        "async",
        "match",
        "case",
    ]
)
STATEMENTS = HEADERS - {"else", "match", "case", "async"} | frozenset(
    [
        "return",
        "import",
        "raise",
        "break",
        "continue",
        "pass",
        "del",
        "global",
        "nonlocal",
        "assert",
    ]
)


@dataclass(frozen=True)
class Failure:
    """Where and how the compiler gave up.

    Attributes:
        line: 1-based line.
        offset: 0-based character offset in the text.
        message: The compiler's message.
        stage: 0 for a token or indentation error, 1 for the parser, 2 for what comes after it.
        remaining: Characters after the error position: less is further.
    """

    line: int
    offset: int
    message: str
    stage: int
    remaining: int


@dataclass(frozen=True)
class Candidate:
    """One possible next text, what it costs and why it was tried."""

    text: str
    line: int
    message: str
    cost: float


_TOKEN_ERRORS = re.compile(
    r"unterminated|unmatched|does not match|invalid (non-printable )?character|was never closed"
    r"|inconsistent use of tabs|leading zeros|invalid decimal|unexpected character|line contin"
    r"|invalid digit|EOF|EOL|null byte",
)


def check(text: str, path: str = "<text>") -> Failure | None:
    """Return the first failure of ``text``, or None when it compiles. Nothing is executed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(text, path, "exec", dont_inherit=True)
    except SyntaxError as error:
        return _failure(text, error)
    except (ValueError, RecursionError, MemoryError, OverflowError) as error:
        return Failure(1, 0, str(error), 0, len(text) + 1)
    return None


def _failure(text: str, error: SyntaxError) -> Failure:
    lines = text.split("\n")
    line = min(max(error.lineno or 1, 1), len(lines))
    column = max((error.offset or 1) - 1, 0)
    start = sum(len(part) + 1 for part in lines[: line - 1])
    offset = min(start + min(column, len(lines[line - 1])), len(text))
    message = error.msg or ""
    stage = 1
    if _TOKEN_ERRORS.search(message) or isinstance(error, (TabError, IndentationError)):
        stage = 0
    elif re.search(r"outside|not properly in loop|global declaration|'await'|nonlocal", message):
        stage = 2
    return Failure(line, offset, message, stage, len(text) - offset)


class Source:
    """A text that does not compile, with what heuristics ask about it."""

    def __init__(self, text: str, failure: Failure) -> None:
        self.text = text
        self.failure = failure
        self.lines = text.split("\n")

    @cached_property
    def tokens(self) -> list[Token]:
        """The tolerant tokens of the text."""
        return tokenize(self.text)

    @cached_property
    def patterns(self) -> frozenset[tuple[str, ...]]:
        """Every run of five tokens of the text, values all alike."""
        return fives(self.text)

    @cached_property
    def _starts(self) -> list[int]:
        starts = [0]
        for line in self.lines:
            starts.append(starts[-1] + len(line) + 1)
        return starts

    @cached_property
    def _by_line(self) -> dict[int, list[Token]]:
        found: dict[int, list[Token]] = {}
        for token in self.tokens:
            if token.kind not in ("newline", "comment", "join"):
                found.setdefault(token.line, []).append(token)
        return found

    def start(self, line: int) -> int:
        """Return the offset of the first character of a 1-based line."""
        return self._starts[line - 1]

    def code(self, line: int) -> list[Token]:
        """Return the code tokens that start on a line: no comments, no line ends."""
        return self._by_line.get(line, [])

    def indent(self, line: int) -> str:
        """Return the leading blanks of a line."""
        value = self.lines[line - 1]
        return value[: len(value) - len(value.lstrip(" \t"))]

    def code_end(self, line: int) -> int:
        """Return the offset just after the last code token that starts on a line."""
        tokens = self.code(line)
        return tokens[-1].end if tokens else self.start(line) + len(self.indent(line))

    def previous(self, line: int) -> int:
        """Return the nearest earlier line with code on it, or 0."""
        line -= 1
        while line > 0 and not self.code(line):
            line -= 1
        return line

    def following(self, line: int) -> int:
        """Return the nearest later line with code on it, or 0."""
        line += 1
        while line <= len(self.lines) and not self.code(line):
            line += 1
        return line if line <= len(self.lines) else 0

    @cached_property
    def around(self) -> list[int]:
        """The lines worth looking at: the failing one, the two before and the one after it."""
        line = self.failure.line
        wanted = [line, self.previous(line)]
        if wanted[1]:
            wanted.append(self.previous(wanted[1]))
        wanted.append(self.following(line))
        return [number for number in wanted if number]

    @cached_property
    def unit(self) -> str:
        """The indentation unit of the file."""
        widths: dict[str, int] = {}
        for before, after in zip(self.lines, self.lines[1:], strict=False):
            one, two = (x[: len(x) - len(x.lstrip(" \t"))] for x in (before, after))
            if before.rstrip().endswith(":") and two.startswith(one) and len(two) > len(one):
                widths[two[len(one) :]] = widths.get(two[len(one) :], 0) + 1
        return max(widths, key=lambda key: (widths[key], key)) if widths else "    "

    def replace(self, start: int, end: int, new: str) -> str:
        """Return the text with ``[start, end)`` replaced."""
        return self.text[:start] + new + self.text[end:]

    def edit(self, start: int, end: int, new: str, message: str, cost: float) -> Candidate:
        """Return the candidate that replaces ``[start, end)`` by ``new``."""
        line = self.text.count("\n", 0, start) + 1
        return Candidate(self.replace(start, end, new), line, message, cost)

    def with_lines(self, changes: dict[int, str], message: str, cost: float) -> Candidate:
        """Return the candidate that replaces whole lines (1-based number to new text)."""
        lines = list(self.lines)
        for number, value in changes.items():
            lines[number - 1] = value
        return Candidate("\n".join(lines), min(changes), message, cost)

    def run(self, line: int, least: int) -> list[int]:
        """Return code lines from ``line`` on that are indented by at least ``least`` columns."""
        found = []
        number = line
        while number and self.width(number) >= least:
            found.append(number)
            number = self.following(number)
        return found

    def width(self, line: int) -> int:
        """Return the indentation of a line in columns, a tab reaching the next multiple of 8."""
        return len(self.indent(line).expandtabs(8))

    @cached_property
    def brackets(self) -> tuple[list[Token], list[tuple[Token, Token | None]]]:
        """Openers never closed, and closers that do not fit with the opener they met."""
        stack: list[Token] = []
        unclosed: list[Token] = []
        wrong: list[tuple[Token, Token | None]] = []
        fresh = True
        for token in self.tokens:
            if token.kind == "newline":
                fresh = True
                continue
            if fresh and token.text in STATEMENTS and stack:
                block = token.text not in ("if", "for") or self._heads_block(token.line)
                if block:
                    unclosed.extend(stack)
                    stack = []
            if token.kind not in ("comment", "join"):
                fresh = False
            if token.kind != "op":
                continue
            if token.text in OPENERS:
                stack.append(token)
            elif token.text in CLOSERS:
                if stack and stack[-1].text == CLOSERS[token.text]:
                    stack.pop()
                else:
                    wrong.append((token, stack[-1] if stack else None))
                    if len(stack) > 1 and stack[-2].text == CLOSERS[token.text]:
                        stack.pop()
                    if stack:
                        stack.pop()
        return unclosed + stack, wrong

    def _heads_block(self, line: int) -> bool:
        tokens = self.code(line)
        return bool(tokens) and tokens[-1].text == ":"


@dataclass(frozen=True)
class Heuristic:
    """One way to repair one kind of mistake.

    Attributes:
        id: Its id, which is the name of its file with dashes.
        title: What it repairs, in a few words.
        propose: From a broken source to candidates; yields nothing when it does not apply.
    """

    id: str
    title: str
    propose: Callable[[Source], Iterable[Candidate]]
