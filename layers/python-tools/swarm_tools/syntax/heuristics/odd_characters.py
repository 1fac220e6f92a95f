"""Characters that word processors and web pages put in: smart quotes, odd blanks and dashes."""

from __future__ import annotations

from collections.abc import Iterator

from swarm_tools.syntax.model import Candidate, Heuristic, Source

_MAP = {
    "\u2018": "'",
    "\u2019": "'",
    "\u201a": "'",
    "\u201b": "'",
    "\u2032": "'",
    "\u00b4": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u201e": '"',
    "\u201f": '"',
    "\u2033": '"',
    "\u00ab": '"',
    "\u00bb": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2010": "-",
    "\u2011": "-",
    "\u00d7": "*",
    "\u00f7": "/",
    "\u2264": "<=",
    "\u2265": ">=",
    "\u2260": "!=",
    "\u2026": "...",
    "\uff08": "(",
    "\uff09": ")",
    "\uff1a": ":",
    "\uff0c": ",",
    "\uff1b": ";",
    "\uff1d": "=",
    "\u00a0": " ",
    "\u2002": " ",
    "\u2003": " ",
    "\u2009": " ",
    "\u202f": " ",
    "\u3000": " ",
    "\u200b": "",
    "\u200c": "",
    "\u200d": "",
    "\u2060": "",
    "\ufeff": "",
    "\x00": "",
    "\u200e": "",
}
_APOSTROPHES = "\u2018\u2019"
_QUOTES = {"'", '"'}


def _propose(source: Source) -> Iterator[Candidate]:
    if not any(character in _MAP for character in source.text):
        return
    message = "Replaced characters that Python does not know by the ones that were meant."
    for keep, cost in ((True, 0.5), (False, 0.9)):
        new, line = _plain(source, keep)
        if new != source.text:
            yield Candidate(new, line, message, cost)
    everything = "".join(_MAP.get(character, character) for character in source.text)
    yield Candidate(everything, source.failure.line, message, 1.5)


def _plain(source: Source, apostrophes: bool) -> tuple[str, int]:
    """Replace outside of strings; an apostrophe between two letters stays inside a string."""
    text, out, quote, line, index = source.text, [], "", 0, 0
    while index < len(text):
        character = text[index]
        new = _MAP.get(character, character)
        between = (
            0 < index < len(text) - 1 and text[index - 1].isalpha() and text[index + 1].isalpha()
        )
        if quote:
            if character == "\\":
                out.append(text[index : index + 2])
                index += 2
                continue
            if (
                new in _QUOTES
                and new == quote[0]
                and not (apostrophes and character in _APOSTROPHES and between)
            ):
                if len(quote) == 1 or text[index : index + 3] == quote:
                    out.append(quote)
                    index += len(quote)
                    line = line or (source.failure.line if character != new else 0)
                    quote = ""
                    continue
            elif character == "\n" and len(quote) == 1:
                quote = ""
            out.append(character if character not in "\x00\ufeff" else "")
            index += 1
            continue
        if character == "#":
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
            out.append(text[index:end])
            index = end
            continue
        if new in _QUOTES:
            quote = (
                character * 3
                if text[index : index + 3] == character * 3 and new == character
                else new
            )
            out.append(quote)
            index += len(quote)
            continue
        out.append(new)
        index += 1
    return "".join(out), line or source.failure.line


HEURISTIC = Heuristic("odd-characters", "smart quotes and odd blanks", _propose)
