"""Two statements on one line with nothing between them."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from swarm_tools.syntax.model import STATEMENTS, Candidate, Heuristic, Source

_STARTS = (STATEMENTS | {"async", "@", "else"}) - {"if", "for"}


def _propose(source: Source) -> Iterator[Candidate]:
    for number in source.around[:2]:
        tokens = source.code(number)
        indent = source.indent(number)
        depth = 0
        for index, token in enumerate(tokens):
            depth += (token.text in "([{") - (token.text in ")]}")
            if not index or depth:
                continue
            before = tokens[index - 1]
            if token.text in _STARTS and before.text not in (":", ";", "async", "="):
                earlier = [item.text for item in tokens[:index]]
                relative = token.text == "import" and earlier[0] == "from"
                relative = relative and "import" not in earlier
                if relative or before.text in ("raise", "yield", "else"):
                    continue
                where, cost = "\n" + indent, 1.5
                imports = {tokens[0].text, token.text} <= {"from", "import"}
                if tokens[0].text == token.text or imports:
                    cost = 1.0
            elif _assigns(tokens, index) and before.kind != "op":
                where, cost = "\n" + indent, 1.6
            elif _assigns(tokens, index) and before.text in (")", "]", "}"):
                where, cost = "\n" + indent, 1.5
            else:
                continue
            message = "Put the second statement on its own line."
            yield source.edit(before.end, token.start, where, message, cost)


def _assigns(tokens: list, index: int) -> bool:
    """Return whether an assignment or a call to print begins here."""
    token = tokens[index]
    if token.kind != "name" or keyword.iskeyword(token.text) or index + 1 >= len(tokens):
        return False
    if keyword.iskeyword(tokens[index - 1].text) or tokens[index - 1].text == ".":
        return False
    after = tokens[index + 1].text
    return after in ("=", "+=", "-=") or (token.text == "print" and after == "(")


HEURISTIC = Heuristic("missing-newline", "two statements on one line", _propose)
