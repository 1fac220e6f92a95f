"""A colon or an ``=`` in the other's place."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.model import HEADERS, Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token


def _propose(source: Source) -> Iterator[Candidate]:
    tokens = [t for t in source.tokens if t.kind not in ("newline", "comment", "join")]
    stack: list[str] = []
    spots: dict[str, list] = {"=": [], ":": [], ";": []}
    for index, token in enumerate(tokens):
        if token.kind == "op" and token.text in "([{":
            stack.append(token.text)
        elif token.kind == "op" and token.text in ")]}" and stack:
            stack.pop()
        near = abs(token.line - source.failure.line) <= 2
        if near and stack and token.text in spots:
            before = tokens[index - 1]
            if token.text == "=" and stack[-1] == "{":
                spots["="].append((token, ":"))
            elif token.text == ":" and stack[-1] == "(" and before.kind == "name":
                spots[":"].append((token, "="))
            elif token.text == ";" and stack[-1] in "([{":
                keyed = stack[-1] == "{" and before.kind == "string" and _after_key(tokens, index)
                spots[";"].append((token, ":" if keyed else ","))
    for found in spots.values():
        for token, new in found:
            message = f"Wrote '{new}' instead of '{token.text}' inside the brackets."
            yield source.edit(token.start, token.end, f"{new}", message, 1.5)
        if len(found) > 1:
            text = source.text
            for token, new in reversed(found):
                text = text[: token.start] + new + text[token.end :]
            yield Candidate(
                text, found[0][0].line, "Wrote the right mark between key and value.", 1.4
            )
    for line in source.around[:1]:
        text = source.lines[line - 1]
        code = source.code(line)
        if not code:
            continue
        match = re.match(r"^(\s*return\b)\s*:\s*(.*)$|^(\s*return\b)\s*=\s*(.*)$", text)
        if match:
            head, rest = match.group(1) or match.group(3), match.group(2) or match.group(4) or ""
            yield source.with_lines(
                {line: f"{head} {rest}".rstrip()}, "Removed what follows 'return'.", 0.9
            )
        if code[-1].text == ":" and code[0].text not in HEADERS:
            last = code[-1]
            yield source.edit(last.start, last.end, "", "Removed a colon that heads no block.", 1.2)
        for token in code:
            if token.text == ":" and token.start == source.failure.offset:
                yield source.edit(token.start, token.end, "", "Removed a stray colon.", 2.0)
                yield source.edit(token.start, token.end, ",", "Wrote a comma for a colon.", 2.4)
                yield source.edit(token.start, token.end, " =", "Assigned with '='.", 2.2)


def _after_key(tokens: list[Token], index: int) -> bool:
    """Return whether a semicolon stands between a key and its value."""
    before, after = tokens[index - 2].text, tokens[index + 2 : index + 3]
    return before in ("{", ",") and bool(after) and after[0].text in (",", "}")


HEURISTIC = Heuristic("wrong-colon", "colon or '=' in the other's place", _propose)
