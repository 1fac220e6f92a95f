"""A file that stops in the middle of its last statement."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.model import HEADERS, Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import CLOSERS, OPENERS, Token

_MESSAGE = "Finished the statement that the end of the file cut off."
_DANGLING = {"+", "-", "*", "/", "%", "and", "or", "not", "in", "is", "==", "!=", "<", ">", "."}


def _propose(source: Source) -> Iterator[Candidate]:
    last = source.previous(len(source.lines) + 1)
    if not last:
        return
    unclosed, _ = source.brackets
    tokens = source.code(last)
    final = tokens[-1]
    cut = final.kind in ("badstring", "badtriple")
    first = min((token.line for token in unclosed), default=last)
    if source.failure.line < first and not cut:
        return
    head = source.code(first)[0]
    header = head.text in HEADERS and final.text != ":"
    if not (unclosed or cut or header or final.text in (":", *_DANGLING)):
        return
    closed = cut and final.text[-1:] in (")", "]", "}", ":")
    cost = 2.2 if closed else 1.1 + 0.5 * (final.text in CLOSERS)
    end = len(source.text[: final.end].rstrip())
    for quote, opened in _strings(final):
        for name, tail in _brackets(source, unclosed, opened, last):
            yield source.edit(end, end, quote + tail, name, cost)
            if header:
                indent = source.indent(first) + source.unit
                new = f"{quote}{tail}:\n{indent}pass"
                yield source.edit(end, end, new, _MESSAGE, 1.2)
    if final.text == ":" and head.text in HEADERS:
        indent = source.indent(first) + source.unit
        yield source.edit(end, end, f"\n{indent}pass", _MESSAGE, 1.0)


def _strings(final: Token) -> Iterator[tuple[str, str]]:
    """Yield the quote to add and the brackets that the string left open behind it."""
    if final.kind == "badtriple":
        yield final.text.lstrip("rRbBuUfF")[:3], ""
    elif final.kind == "badstring":
        yield final.text.lstrip("rRbBuUfF")[0], ""
    else:
        yield "", ""


def _brackets(
    source: Source, unclosed: list[Token], opened: str, last: int
) -> Iterator[tuple[str, str]]:
    """Yield the closers of all open brackets, each on a line of its own where it hangs."""
    tail = opened
    line = last
    for opener in reversed(unclosed):
        hanging = source.code(opener.line)[-1].end == opener.end and opener.line != last
        if hanging and opener.line < line:
            tail += f"\n{source.indent(opener.line)}"
            line = opener.line
        tail += OPENERS[opener.text]
    yield _MESSAGE, tail


HEURISTIC = Heuristic("truncated-end", "last statement cut off", _propose)
