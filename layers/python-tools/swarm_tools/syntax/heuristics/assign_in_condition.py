"""A single ``=`` where a comparison is meant, or ``=:`` where a value is named."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source
from swarm_tools.syntax.tokens import Token

_CONDITIONS = {"if", "elif", "while", "assert", "return", "and", "or", "not"}
_COMPARED = {"==", "!=", "<", ">", "<=", ">=", "in", "not", "is"}
_NAMED = "Named the value with ':='."


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        tokens = source.code(line)
        if not tokens:
            continue
        words = {token.text for token in tokens}
        yield from _walrus(source, tokens)
        if not words & _CONDITIONS:
            continue
        start = tokens[0].text in _CONDITIONS
        for index, token in enumerate(tokens):
            if token.text != "=":
                continue
            seen = any(before.text in _CONDITIONS for before in tokens[:index])
            if not seen:
                continue
            yield source.edit(
                token.start,
                token.end,
                "==",
                "Compared with '==' instead of assigning.",
                0.9 if start else 1.5,
            )
        marks = [token for token in tokens if token.text == "="]
        if start and len(marks) > 1:
            text = source.text
            for token in reversed(marks):
                text = text[: token.start] + "==" + text[token.end :]
            yield Candidate(text, line, "Compared with '==' instead of assigning.", 1.2)


def _walrus(source: Source, tokens: list[Token]) -> Iterator[Candidate]:
    """Yield ``:=`` for ``=:`` and ``: =``, and for ``=`` behind a name in a condition."""
    for place in range(2, len(tokens) - 1):
        first, second = tokens[place], tokens[place + 1]
        name, before = tokens[place - 1], tokens[place - 2].text
        if name.kind != "name" or before not in (_CONDITIONS | {"(", "[", ","}):
            continue
        mixed = [first.text, second.text] in (["=", ":"], [":", "="])
        condition = any(token.text in _CONDITIONS for token in tokens[:place])
        if not mixed and (first.text != "=" or not condition or before in ("[", ",")):
            continue
        end = second.end if mixed else first.end
        after = _value_end(tokens, place + 1 + mixed)
        ends = tokens[after].text if after < len(tokens) else ""
        grouped = before == "(" and ends == ")" and _compares(tokens, after + 1)
        cost = 0.7 if grouped or mixed else 1.3
        new = f" := {source.text[tokens[place + 1 + mixed].start : tokens[-1].end]}"
        yield source.edit(name.end, tokens[-1].end, new, _NAMED, cost)
        if before != "(" and (ends in _COMPARED or before in ("and", "or", "not")):
            value = source.text[end : tokens[after - 1].end].strip()
            new = f"({name.text} := {value})"
            yield source.edit(name.start, tokens[after - 1].end, new, _NAMED, cost - 0.1)


def _value_end(tokens: list[Token], place: int) -> int:
    """Return the place of the first token behind a value: a comparison or a closing bracket."""
    depth = 0
    while place < len(tokens):
        text = tokens[place].text
        closes = text in ")]}" and tokens[place].kind == "op"
        if depth == 0 and (closes or text in _COMPARED or text in (":", "and", "or")):
            return place
        depth += (text in "([{") - closes if tokens[place].kind == "op" else 0
        place += 1
    return place


def _compares(tokens: list[Token], place: int) -> bool:
    return place < len(tokens) and tokens[place].text in _COMPARED


HEURISTIC = Heuristic("assign-in-condition", "'=' in a condition", _propose)
