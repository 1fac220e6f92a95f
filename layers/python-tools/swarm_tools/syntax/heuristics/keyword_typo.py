"""A misspelt or wrongly capitalised keyword."""

from __future__ import annotations

import keyword
from collections.abc import Iterator
from functools import cache

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_WORDS = sorted({*keyword.kwlist, "match", "case"})
_FOREIGN = {
    "catch": "except",
    "throw": "raise",
    "foreach": "for",
    "func": "def",
    "function": "def",
    "null": "None",
    "until": "while",
    "include": "import",
    "require": "import",
    "using": "import",
    "finaly": "finally",
    "do": "try",
    "unless": "if",
    "begin": "try",
    "rescue": "except",
}


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around:
        tokens = source.code(line)
        for index, token in enumerate(tokens):
            if token.kind != "name" or keyword.iskeyword(token.text):
                continue
            loop = index > 1 and len(token.text) <= 2 and tokens[index - 2].text == "for"
            if loop and _distance(token.text, "in") == 1:
                message = f"Corrected '{token.text}' to 'in'."
                yield source.edit(token.start, token.end, "in", message, 0.9)
            for word, distance in _near(token.text):
                if word in ("match", "case") and index:
                    continue
                cost = 0.8 + 0.4 * distance + (0.0 if index == 0 else 0.3)
                if token.text.lower() == word:
                    cost -= 0.2
                yield source.edit(
                    token.start, token.end, word, f"Corrected '{token.text}' to '{word}'.", cost
                )
        if tokens and source.text[tokens[0].start :].startswith("throw new "):
            message = "Raised the error with 'raise'."
            end = tokens[1].end + 1
            yield source.edit(tokens[0].start, end, "raise ", message, 0.6)
        yield from _glued(source, line)


@cache
def _near(text: str) -> list[tuple[str, int]]:
    found = []
    if text in _FOREIGN:
        found.append((_FOREIGN[text], 1))
    for word in _WORDS:
        if text.lower() == word.lower():
            found.append((word, 1))
            continue
        if len(text) < 2 or abs(len(text) - len(word)) > 2:
            continue
        limit = 1 if len(word) <= 4 else 2
        distance = _distance(text, word)
        swapped = sorted(text) == sorted(word)
        if distance <= limit and (len(word) > 2 or swapped or (len(text) == 3 and distance == 1)):
            found.append((word, distance))
    return found


def _distance(one: str, two: str) -> int:
    """Return the Damerau-Levenshtein distance of two short words."""
    rows = [list(range(len(two) + 1))]
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(two, 1):
            best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a != b))
            if i > 1 and j > 1 and a == two[j - 2] and one[i - 2] == b:
                best = min(best, rows[i - 2][j - 2] + 1)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]


def _glued(source: Source, line: int) -> Iterator[Candidate]:
    """Part a keyword glued to the word after it: ``returnx``, ``defadd(a, b):``."""
    tokens = source.code(line)
    if not tokens or tokens[0].kind != "name":
        return
    first = tokens[0]
    for word in (
        "return",
        "def",
        "class",
        "import",
        "from",
        "while",
        "elif",
        "raise",
        "for",
        "if",
        "not",
    ):
        if first.text.startswith(word) and len(first.text) > len(word):
            where = first.start + len(word)
            names = {t.text for t in source.tokens if t.kind == "name"}
            cost = 0.6 if first.text[len(word) :] in names else 1.3
            cost = 0.6 if word in ("def", "class") and tokens[-1].text in (":", ")") else cost
            yield source.edit(where, where, " ", f"Set a space after '{word}'.", cost)


HEURISTIC = Heuristic("keyword-typo", "misspelt keyword", _propose)
