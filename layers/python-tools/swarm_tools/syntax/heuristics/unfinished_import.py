"""An import that stops after ``import`` or ``as``: the names that the file lacks are taken."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from swarm_tools.syntax.exports import EXPORTS, SHORT
from swarm_tools.syntax.loose_names import unbound_words
from swarm_tools.syntax.model import Candidate, Heuristic, Source, check
from swarm_tools.syntax.names import undefined_names

_FROM = re.compile(
    r"^(?P<indent>\s*)from[ \t]+(?P<module>[.\w]+)"
    r"(?:[ \t]+import[ \t]*(?P<open>\(?)[ \t]*\)?)?[ \t]*;?(?P<rest>[ \t]*(?:#.*)?)$"
)
_BARE = re.compile(r"^(?P<indent>\s*)import[ \t]*;?(?P<rest>[ \t]*(?:#.*)?)$")
_ALIAS = re.compile(
    r"^(?P<head>\s*(?P<from>from\s+[.\w]+\s+)?import\s+(?:.*,\s*)?(?P<name>[.\w]+))\s+as\s*"
    r"(?P<rest>#.*)?$"
)
_MESSAGE = "Imported the names that the file uses."


def _propose(source: Source) -> Iterator[Candidate]:
    for line in source.around[:2]:
        text = source.lines[line - 1]
        if match := _FROM.match(text):
            yield from _from(source, line, match)
        elif match := _BARE.match(text):
            names = [name for name in _missing(source, line) if _dotted(source, name)]
            yield from _written(source, line, match, "import", names)
        elif match := _ALIAS.match(text):
            yield from _alias(source, line, match)


def _from(source: Source, line: int, match: re.Match[str]) -> Iterator[Candidate]:
    last = _last_line(source, line, match)
    if last:
        head = f"from {match['module']} import"
        names = _shared(source, line, match["module"], _missing(source, line, last))
        yield from _written(source, line, match, head, names, last)


def _last_line(source: Source, line: int, match: re.Match[str]) -> int:
    """Return the line on which the import ends, 0 when names follow after a parenthesis."""
    after = source.following(line)
    if not match["open"] or ")" in match.group() or not after:
        return line
    if source.lines[after - 1].strip() == ")":
        return after
    return 0 if source.width(after) > source.width(line) else line


def _missing(source: Source, line: int, last: int = 0) -> list[str]:
    """Return the names that the file reads and nothing binds, sorted."""
    lines = list(source.lines)
    for number in range(line, max(last, line) + 1):
        lines[number - 1] = f"{source.indent(line)}pass"
    text = "\n".join(lines)
    return sorted(undefined_names(text) if check(text) is None else unbound_words(text))


def _shared(source: Source, line: int, module: str, names: list[str]) -> list[str]:
    """Return the names of one of several unfinished imports: each module gets what it is known for.

    Args:
        source: The broken text.
        line: The line of this import.
        module: Its module.
        names: All names that are missing.
    """
    others = {
        found["module"]
        for number, text in enumerate(source.lines, 1)
        if number != line and (found := _FROM.match(text)) and not found["open"]
    }
    if not others:
        return names
    own = [name for name in names if name in EXPORTS.get(module, ())]
    free = [name for name in names if not any(name in EXPORTS.get(item, ()) for item in others)]
    return own or free


def _written(
    source: Source, line: int, match: re.Match[str], head: str, names: list[str], last: int = 0
) -> Iterator[Candidate]:
    """Yield the import with its names, or the text without the import when there are none."""
    last = max(line, last)
    start, end = source.start(line), source.start(last) + len(source.lines[last - 1])
    if names:
        note = match["rest"].strip()
        new = f"{match['indent']}{head} {', '.join(names)}{'  ' if note else ''}{note}"
        yield source.edit(start, end, new, _MESSAGE, 0.5)
        return
    message = "Dropped an import without names."
    yield source.edit(start, min(end + 1, len(source.text)), "", message, 1.0)
    yield source.edit(start, end, f"{match['indent']}pass", message, 1.5)


def _dotted(source: Source, name: str) -> bool:
    """Return whether a name is used like a module."""
    return name in sys.stdlib_module_names or bool(
        re.search(rf"(?<![\w.]){name}\.[a-zA-Z]", source.text)
    )


def _alias(source: Source, line: int, match: re.Match[str]) -> Iterator[Candidate]:
    """Yield the import with the name that the file has for it, and without ``as``."""
    names = _missing(source, line)
    usual = SHORT.get(match["name"], "")
    if not match["from"]:
        names = [name for name in names if _dotted(source, name)]
    start = source.start(line)
    end = start + len(source.lines[line - 1])
    rest = f"  {match['rest']}" if match["rest"] else ""
    for name in [usual] if usual in names else names:
        new = f"{match['head']} as {name}{rest}"
        message = "Named the module as the file does."
        yield source.edit(start, end, new, message, 0.7 if len(names) == 1 else 0.9)
    yield source.edit(start, end, f"{match['head']}{rest}", "Removed the dangling 'as'.", 1.2)


HEURISTIC = Heuristic("unfinished-import", "import without names", _propose)
