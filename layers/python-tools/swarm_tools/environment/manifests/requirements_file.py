"""`requirements*.txt` and constraints, with what they include."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

from packaging.requirements import InvalidRequirement, Requirement

from ...workspace.reading import Project, beside
from ..model import Needs, Purpose, SetAside
from ..texts import add, normalised

PATTERNS = (
    "requirements*.txt",
    "*requirements.txt",
    "requirements/*.txt",
    "requirements*.in",
    "requirements/*.in",
    "tests/requirements*.txt",
    "test/requirements*.txt",
)
_TESTS = re.compile(r"(?i)(?:test|dev|ci\b|lint|qa)")
_OTHERS = re.compile(r"(?i)(?:docs?|doc-|lint|build|release|deploy|publish|benchmark)")
_COMMENT = re.compile(r"(?:^|\s)#.*$")
_HASH = re.compile(r"\s--(?:hash|config-settings?|global-option|install-option)[=\s]\S+")
_INCLUDE = re.compile(r"^(-r|--requirement|-c|--constraint)[=\s]*(.+)$")
_INDEX = re.compile(r"^(-i|--index-url|--extra-index-url|-f|--find-links|--trusted-host)\b")


def lines_of(text: str) -> Iterator[str]:
    """Yield the logical lines of a requirements file: joined, without comments and hashes."""
    joined = re.sub(r"\\\r?\n", " ", text)
    for line in joined.splitlines():
        plain = _HASH.sub("", _COMMENT.sub("", line)).strip()
        if plain:
            yield plain


def read(project: Project, found: Needs) -> None:
    """Read all requirements files; those that only serve documentation or releases are not."""
    seen: set[str] = set()
    names = dict.fromkeys(path for pattern in PATTERNS for path in project.glob(pattern))
    for path in names:
        stem = path.rpartition("/")[2]
        if path.endswith(".in") and f"{path[:-3]}.txt" in names:
            continue  # the text beside it is what was made of it
        if "constraint" in stem:
            continue
        if _OTHERS.search(stem) and not re.search(r"(?i)test|dev", stem):
            continue
        purpose: Purpose = "tests" if _TESTS.search(path) else "runtime"
        read_file(project, found, path, purpose, seen)


def read_file(
    project: Project,
    found: Needs,
    path: str,
    purpose: Purpose,
    seen: set[str],
    group: str = "",
    *,
    pins: bool = False,
) -> None:
    """Read one file and what it includes; `pins` reads it as constraints."""
    text = project.text(path)
    if text is None or path in seen:
        return
    seen.add(path)
    found.read.append(path)
    for line in lines_of(text):
        include = _INCLUDE.match(line)
        if include:
            other = beside(path, _first_word(include.group(2)))
            if other is None:
                found.set_aside.append(SetAside("a file outside the project", path, "address"))
            else:
                constrains = pins or include.group(1) in ("-c", "--constraint")
                read_file(project, found, other, purpose, seen, group, pins=constrains)
        elif _INDEX.match(line):
            found.set_aside.append(SetAside("an index of its own", path, "address"))
        elif line.startswith("-") and not re.match(r"^(-e|--editable)\b", line):
            continue
        elif pins:
            _pin(found, line)
        else:
            add(found, line, path, purpose, group)


def _first_word(text: str) -> str:
    try:
        words = shlex.split(text)
    except ValueError:
        words = text.split()
    return words[0] if words else ""


def _pin(found: Needs, line: str) -> None:
    try:
        parsed = Requirement(line)
    except InvalidRequirement:
        return
    exact = [spec.version for spec in parsed.specifier if spec.operator in ("==", "===")]
    if exact and (parsed.marker is None or parsed.marker.evaluate()):
        found.pins.setdefault(normalised(parsed.name), exact[0])
