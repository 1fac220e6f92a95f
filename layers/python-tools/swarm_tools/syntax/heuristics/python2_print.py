"""The print statement of Python 2."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.heuristics.python2_forms import with_inline_forms
from swarm_tools.syntax.model import Candidate, Heuristic, Source

_MESSAGE = "Turned the print statement of Python 2 into a call."


def _propose(source: Source) -> Iterator[Candidate]:
    changes = _changes(source)
    near = [number for number in source.around if number in changes]
    if not near:
        return
    yield source.with_lines(changes, _MESSAGE, 0.8)
    for number in near:
        yield source.with_lines({number: changes[number]}, _MESSAGE, 0.9)
    mended = with_inline_forms(source)
    if mended != source.text:
        other = Source(mended, source.failure)
        yield other.with_lines(_changes(other), _MESSAGE, 0.9)


def _changes(source: Source) -> dict[int, str]:
    """Return the lines with a print statement, rewritten."""
    found = {number: _rewrite(source, number) for number in range(1, len(source.lines) + 1)}
    return {number: new for number, new in found.items() if new is not None}


def _rewrite(source: Source, number: int) -> str | None:
    line = source.lines[number - 1]
    tokens = source.code(number)
    if not tokens or tokens[-1].kind in ("badstring", "badtriple"):
        return None
    where = next((i for i, token in enumerate(tokens) if token.text == "print"), None)
    if where is None or (where and tokens[where - 1].text not in (":", ";", "else")):
        return None
    rest = tokens[where + 1 :]
    if not rest or rest[0].text in ("=", ".", ",", ")", ":"):
        return None
    if rest[0].text == "(" and _closes_at_end(rest):
        return None
    start, end = tokens[where].end, tokens[-1].end
    if "\n" in source.text[start:end] or _open(rest):
        return None
    offset = source.start(number)
    arguments = source.text[rest[0].start : end]
    extra = ""
    if rest[0].text == ">>":
        comma = next((token for token in rest if token.text == ","), None)
        target = source.text[rest[0].end : comma.start if comma else end].strip()
        arguments = source.text[comma.end : end].strip() if comma else ""
        extra = f"file={target}"
    if arguments.endswith(","):
        arguments = arguments[:-1].rstrip()
        extra = f"{extra}, end=' '" if extra else "end=' '"
    parts = ", ".join(part for part in (arguments, extra) if part)
    return f"{line[: start - offset]}({parts}){line[end - offset :]}"


def _open(tokens: list) -> bool:
    depth = sum(
        (token.text in "([{") - (token.text in ")]}") for token in tokens if token.kind == "op"
    )
    return depth != 0


def _closes_at_end(tokens: list) -> bool:
    depth = 0
    for index, token in enumerate(tokens):
        if token.kind == "op":
            depth += (token.text in "([{") - (token.text in ")]}")
        if depth == 0:
            after = tokens[index + 1].text if index + 1 < len(tokens) else ""
            return after in ("", ";", ":", "if") or after in ".["
    return True


HEURISTIC = Heuristic("python2-print", "print statement of Python 2", _propose)
