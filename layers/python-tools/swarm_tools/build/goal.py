"""What a goal asks for, as far as the engine understands every word of it."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass

from ..oracle.specifications import identify, named
from ..signatures.facts import functions_of
from ..signatures.tokens import normal, split
from .catalog import Entry, entries, families, without_docstrings
from .parse import parsed
from .render import definition

_CALL = re.compile(r"`?\b([A-Za-z_]\w*)\(([^()\n]*)\)`?")
_QUOTED = re.compile(r"`([A-Za-z_]\w*)`")
_PATH = re.compile(r"`?((?:[\w.-]+/)*[\w-]+\.py)\b`?")
_NAMED = re.compile(r"\b(?:called|named)\s+([A-Za-z_]\w*)")
_SNAKE = re.compile(r"\b([a-z]\w*_\w+)\b")
_CLASS = re.compile(r"\b(?:class\s+([A-Z]\w*)|([A-Z]\w*)\s+class\b(?!\s+[A-Z]))")
_TESTS = re.compile(
    r"(?i)\b(?:(?:make|get|turn|have)\b.*\btests?\b.*\b(?:pass|green|work)\w*"
    r"|(?:fix|repair)\b.*\btests?\b"
    r"|(?:implement|fill|complete|finish)\b.*\bstubs?\b)"
)
_HARMLESS = frozenset(
    """
    a an the this that these those it its of in to for from with by and or as is are be which who
    write add create implement build make provide define give me us please need want i we new
    simple small plain python py function functions class classes method methods module file
    returns return returning gives computes compute computing calculates calculate checks check
    whether if tells tell finds find given takes take called named test tests tested their them
    number numbers integer integers int float string strings text list lists value values item
    items element elements user code repository project helper helpers two one both all each
    us into using so can should must does do has have docstring docstrings type hint hints unit
    """.split()  # noqa: SIM905
)
_IN_TESTS = _HARMLESS | frozenset(
    """
    pass passes passing green turn get fix repair failing red stub stubs fill complete finish
    package existing work works there here under suite pytest left out now not implemented my our
    """.split()  # noqa: SIM905
)


_UNSAID = frozenset({"is", "to", "find", "calculate", "get"})
_ARROW = re.compile(r"->\s*[\w.\[\], |]+")


@dataclass(frozen=True)
class Want:
    """One function or class that is asked for.

    Attributes:
        name: What it is to be called.
        params: Names of its parameters.
        entry: The implementation that is copied.
        path: The file that it goes to, None where the goal names none.
    """

    name: str
    params: tuple[str, ...]
    entry: Entry
    path: str | None


@dataclass(frozen=True)
class Goal:
    """A goal as it was understood.

    Attributes:
        wants: Functions and classes, in the order of the goal.
        tests: Whether it asks for red tests to pass.
        paths: Files that it names.
        problem: Why it was not understood; empty where it was.
    """

    wants: tuple[Want, ...] = ()
    tests: bool = False
    paths: tuple[str, ...] = ()
    problem: str = ""


def read_goal(text: str) -> Goal:
    """Return what a goal asks for; one word that is not understood makes it a problem."""
    paths = tuple(dict.fromkeys(_PATH.findall(text)))
    rest = _PATH.sub(" ", text)
    spoken = _PATH.sub(lambda m: " tests " if "test" in m[1] else " ", text)
    if _TESTS.search(spoken) and not _CALL.search(rest):
        unknown = _unknown(rest, _IN_TESTS | _words_of_paths(paths))
        return Goal(tests=True, paths=paths, problem=_not_understood(unknown))
    if len(paths) > 1:
        return Goal(paths=paths, problem="it names more than one file")
    path = paths[0] if paths else None
    named, rest = _names(rest)
    if not named:
        return _by_words(text, rest, path, paths)
    wants: list[Want] = []
    harmless = set(_HARMLESS)
    for name, params in named:
        entry = entry_named(name, params)
        if entry is None:
            return Goal(paths=paths, problem=f"`{name}` is not among what the library knows")
        wanted = params if params is not None else entry.params
        wants.append(Want(name, wanted, entry, path))
        harmless |= _about(entry)
    return Goal(tuple(wants), paths=paths, problem=_not_understood(_unknown(rest, harmless)))


def _names(rest: str) -> tuple[list[tuple[str, tuple[str, ...] | None]], str]:
    """Return the names that a goal holds, with parameters where it gives them, and the rest."""
    found: list[tuple[int, str, tuple[str, ...] | None]] = []
    for match in _CALL.finditer(rest):
        params = tuple(part.split(":")[0].strip() for part in match[2].split(",") if part.strip())
        usable = all(part.isidentifier() and not keyword.iskeyword(part) for part in params)
        found.append((match.start(), match[1], params if usable else ("?",)))
    rest = _ARROW.sub(_blank, _CALL.sub(_blank, rest))
    for pattern in (_QUOTED, _CLASS, _NAMED, _SNAKE):
        for match in pattern.finditer(rest):
            name = next(group for group in match.groups() if group)
            found.append((match.start(), name, None))
        rest = pattern.sub(_blank, rest)
    named: dict[str, tuple[str, ...] | None] = {}
    for _, name, params in sorted(found, key=lambda item: item[0]):
        if named.get(name) is None:
            named[name] = params
    return list(named.items()), rest


def _blank(match: re.Match[str]) -> str:
    """Return as many blanks: places in the text stay what they are."""
    return " " * len(match[0])


def entry_named(name: str, params: tuple[str, ...] | None) -> Entry | None:
    """Return the implementation for a name, by the specification that the name says.

    Args:
        name: Of a function, or of a class when it begins with a capital letter.
        params: Names of its parameters; None when nobody said them.
    """
    if name[:1].isupper():
        same = [e for e in entries() if e.kind == "class" and split(e.name) == split(name)]
        return same[0] if same and params in (None, ()) else None
    likely = {entry.id for entry in named(name)}
    fitting = [e for e in entries() if e.meaning in likely and _fits(e, name, params)]
    if len({e.meaning for e in fitting}) != 1:
        return None
    return max(fitting, key=lambda e: len(set(split(name)) & set(split(e.name))))


def _fits(entry: Entry, name: str, params: tuple[str, ...] | None) -> bool:
    """Tell whether an implementation still has its specification under other names."""
    if params is not None and len(params) != len(entry.params):
        return False
    text = without_docstrings(definition(entry, name, entry.params if params is None else params))
    tree = parsed(text)
    found = identify(functions_of(tree)[0]) if tree else None
    return found is not None and found.id == entry.meaning


def _by_words(text: str, rest: str, path: str | None, paths: tuple[str, ...]) -> Goal:
    """Return the goal where it describes one function and names none."""
    said = {word for spoken in re.findall(r"[A-Za-z]+", rest.lower()) for word in _forms(spoken)}
    best: list[Entry] = []
    score = 0
    for entry in entries():
        words = normal(entry.name)
        size = len(words)
        if size >= score and all(w in said | _UNSAID for w in words) and set(words) - _UNSAID:
            best = [entry] if size > score else [*best, entry]
            score = size
    best = [e for e in best if not _unknown(rest, set(_HARMLESS) | _about(e))]
    if len(best) == 1:
        entry = best[0]
        return Goal((Want(entry.name, entry.params, entry, path),), paths=paths)
    return Goal(paths=paths, problem="it names no function or class that the library knows")


def _forms(word: str) -> set[str]:
    """Return a word in the forms that names have."""
    stems = {word, word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("ed")}
    return {form for stem in stems for form in (stem, *normal(stem))}


def _about(entry: Entry) -> set[str]:
    """Return words that say of an implementation what it does anyway."""
    family = families()[entry.family]
    doc = family.summary(entry.name).lower()
    words = set(re.findall(r"[a-z]+", doc)) | set(split(entry.name)) | set(entry.params)
    if entry.kind == "class":
        body = families()[entry.family].definition(entry.name).body
        words |= {part for node in body for part in split(getattr(node, "name", ""))}
    return {form for word in words for form in _forms(word)} | {f"{word}s" for word in words}


def _words_of_paths(paths: tuple[str, ...]) -> set[str]:
    return {word for path in paths for word in re.findall(r"[a-z]+", path.lower())}


def _unknown(text: str, harmless: set[str] | frozenset[str]) -> list[str]:
    """Return the words of a text that are not harmless, in order."""
    words = re.findall(r"[A-Za-z][A-Za-z-]*", text)
    return [w for w in dict.fromkeys(words) if not _forms(w.lower()) & set(harmless)]


def _not_understood(words: list[str]) -> str:
    if not words:
        return ""
    named = ", ".join(f'"{word}"' for word in words[:4])
    return f"it does not know what {named} asks for"
