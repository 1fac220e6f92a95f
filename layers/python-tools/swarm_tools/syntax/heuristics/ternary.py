"""The conditional expression of C: ``test ? one : other``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.syntax.model import Candidate, Heuristic, Source


def _propose(source: Source) -> Iterator[Candidate]:
    yield from _without_else(source)
    for number in source.around[:2]:
        tokens = source.code(number)
        texts = [token.text for token in tokens]
        if "?" not in texts:
            continue
        mark = texts.index("?")
        depth, first = 0, 0
        for index in range(mark - 1, -1, -1):
            depth += (texts[index] in ")]}") - (texts[index] in "([{")
            if depth < 0 or (depth == 0 and texts[index] in (",", "=", "return", "print")):
                first = index + 1
                break
        depth, colon, last = 0, None, len(tokens) - 1
        for index in range(mark + 1, len(tokens)):
            depth += (texts[index] in "([{") - (texts[index] in ")]}")
            if depth < 0 or (depth == 0 and colon and texts[index] in (",", ";")):
                last = index - 1
                break
            if depth == 0 and texts[index] == ":" and colon is None:
                colon = index
        if colon is None or mark + 1 >= colon or colon >= last + 1 or first >= mark:
            continue
        test = source.text[tokens[first].start : tokens[mark - 1].end]
        one = source.text[tokens[mark + 1].start : tokens[colon - 1].end]
        two = source.text[tokens[colon + 1].start : tokens[last].end]
        new = f"{one} if {test} else {two}"
        message = "Wrote the choice as 'x if test else y'."
        yield source.edit(tokens[first].start, tokens[last].end, new, message, 0.7)


def _without_else(source: Source) -> Iterator[Candidate]:
    """Add the ``else`` before the second value: ``x if y z``."""
    tokens = source.code(source.failure.line)
    texts = [token.text for token in tokens]
    if "expected 'else'" not in source.failure.message or "if" not in texts:
        return
    place = len(texts) - 1 - texts[::-1].index("if")
    for before, token in pairwise(tokens[place + 1 :]):
        ends = before.kind in ("name", "number", "string") or before.text in (")", "]", "}")
        begins = token.kind in ("name", "number", "string") or token.text in ("[", "{")
        if ends and begins and token.start > before.end:
            message = "Added the missing 'else'."
            yield source.edit(before.end, before.end, " else", message, 1.0)


HEURISTIC = Heuristic("ternary", "conditional expression of C", _propose)
