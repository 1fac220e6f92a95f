"""Arguments and parameters between parentheses, in a text that need not compile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from swarm_tools.syntax.model import Source
from swarm_tools.syntax.tokens import Token

_CODE = ("newline", "comment", "join")


@dataclass(frozen=True)
class Listed:
    """What stands between two parentheses.

    Attributes:
        name: The name before them.
        start: Offset after the opening one.
        end: Offset of the closing one.
        parts: Each part between commas, without blanks around it.
        text: Everything between the parentheses.
    """

    name: str
    start: int
    end: int
    parts: tuple[str, ...]
    text: str

    def joined(self, parts: list[str]) -> str:
        """Return other parts set as these are: on one line, or one a line."""
        lead = re.match(r"\s*", self.text)
        head = lead.group() if lead else ""
        tail = self.text[len(self.text.rstrip()) :]
        comma = "," if self.text.rstrip().endswith(",") else ""
        between = f",{head}" if "\n" in head and self.text.count("\n") >= len(parts) else ", "
        return f"{head}{between.join(part for part in parts if part)}{comma}{tail}"


def definition(source: Source, line: int) -> Listed | None:
    """Return the parameters of the function whose header is on a line or begins above it."""
    tokens = [token for token in source.tokens if token.kind not in _CODE]
    found = None
    for place, token in enumerate(tokens[:-2]):
        if token.text == "def" and token.line <= line and tokens[place + 2].text == "(":
            listed = _listed(source, tokens, place + 2)
            if listed and source.text.count("\n", 0, listed.end) + 1 >= line:
                found = listed
    return found


def calls(source: Source, name: str) -> Iterator[tuple[int, Listed]]:
    """Yield offset and arguments of each call of a function or method, by its bare name."""
    tokens = [token for token in source.tokens if token.kind not in _CODE]
    for place, token in enumerate(tokens[:-1]):
        before = tokens[place - 1].text if place else ""
        if token.text == name and tokens[place + 1].text == "(" and before not in ("def", "class"):
            listed = _listed(source, tokens, place + 1)
            if listed:
                yield token.start, listed


def has_default(part: str) -> bool:
    """Return whether a parameter has a default."""
    return re.search(r"(?<![=!<>])=(?!=)", part) is not None


def _listed(source: Source, tokens: list[Token], place: int) -> Listed | None:
    depth, last = 0, tokens[place].end
    parts: list[str] = []
    for token in tokens[place:]:
        depth += (token.text in "([{") - (token.text in ")]}") if token.kind == "op" else 0
        if depth == 0 or (depth == 1 and token.text == ","):
            parts.append(source.text[last : token.start].strip())
            last = token.end
        if depth == 0:
            start, end = tokens[place].end, token.start
            shown = parts if parts[-1] else parts[:-1]
            return Listed(tokens[place - 1].text, start, end, tuple(shown), source.text[start:end])
    return None
