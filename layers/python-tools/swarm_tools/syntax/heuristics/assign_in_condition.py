"""A single ``=`` where a comparison is meant."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_CONDITIONS = {"if", "elif", "while", "assert", "return", "and", "or", "not"}


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        tokens = source.code(line)
        if not tokens:
            continue
        words = {token.text for token in tokens}
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


HEURISTIC = Heuristic("assign-in-condition", "'=' in a condition", _propose)
