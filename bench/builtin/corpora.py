"""Reads the corpora: text files of entries, each in sections.

An entry begins with ``=== name``; its sections begin with ``--- kind [words]``. Kinds:

- ``right PATH``: a file of the intended program; one or more.
- ``wrong LABEL PATH``: the same file with a bug; each label is one case.
- ``given``: pytest tests that the engine is handed (corpus ``repair``).
- ``held``: pytest tests that only the bench runs, on what the engine made; the corpus ``edits``
  has none, its programs are only read.
- ``broken`` and ``intended``: a file that does not parse, and what was meant (corpus ``syntax``).
- ``code`` and ``line``: a file with a bug that can be seen without running it, and the number of
  its line with a few words about it (corpus ``static``).

Entries below ``tune/`` were used while the engine was written; those below ``report/`` were
written apart and are only measured. ``judge/lookalikes/`` has entries of ``right`` alone: programs
that are right although their names may suggest something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bench.builtin.sets import folder_of

HALVES = ("tune", "report")
UNTESTED = "edits"
_ENTRY = re.compile(r"^=== (?P<name>[a-z0-9_]+)\n", re.MULTILINE)
_KINDS = "right|wrong|given|held|broken|intended|code|line"
_SECTION = re.compile(rf"^--- (?P<kind>{_KINDS})\b(?P<words>.*)\n", re.MULTILINE)


class BadEntry(ValueError):
    """A corpus file does not have the agreed shape."""


@dataclass(frozen=True)
class Case:
    """One wrong version of one program.

    Attributes:
        name: ``entry.label``.
        half: ``tune`` or ``report``.
        right: Text of each file of the intended program, by POSIX path.
        wrong: Text of each file that differs from it.
        given: Pytest module that the engine is handed; empty in ``judge`` and ``edits``.
        held: Pytest module that is held back; empty in the corpus ``edits``.
    """

    name: str
    half: str
    right: dict[str, str]
    wrong: dict[str, str]
    given: str
    held: str

    @property
    def start(self) -> dict[str, str]:
        """The program as the engine gets it."""
        return self.right | self.wrong


@dataclass(frozen=True)
class Pair:
    """One file that does not parse and the program that was meant."""

    name: str
    half: str
    broken: str
    intended: str


@dataclass(frozen=True)
class Flaw:
    """One file with a bug that a reader can see without running it.

    Attributes:
        name: Name of the entry.
        code: Text of the file.
        line: Number of the line that a reader points at, from 1.
    """

    name: str
    code: str
    line: int


@dataclass(frozen=True)
class Lookalike:
    """A right program that a test made from names alone might call wrong.

    Attributes:
        name: Name of the entry.
        files: Text of each file, by POSIX path.
    """

    name: str
    files: dict[str, str]


def cases(corpus: str, half: str) -> Iterator[Case]:
    """Yield the cases of ``corpora/<corpus>/<half>``, sorted by file, in order.

    Raises:
        BadEntry: A file does not have the agreed shape.
    """
    for name, sections in _entries(corpus, half):
        right: dict[str, str] = {}
        wrong: list[tuple[str, str, str]] = []
        tests = {"given": "", "held": ""}
        for kind, words, text in sections:
            if kind == "right" and len(words) == 1:
                right[words[0]] = text
            elif kind == "wrong" and len(words) == 2:
                wrong.append((words[0], words[1], text))
            elif kind in tests and not words:
                tests[kind] = text
            else:
                raise BadEntry(f"{name}: a section '{kind}' with words {words}")
        labels = dict.fromkeys(label for label, _, _ in wrong)
        if not labels or not right or not (tests["held"] or corpus == UNTESTED):
            raise BadEntry(f"{name}: needs right, wrong and held sections")
        for label in labels:
            changed = {path: text for at, path, text in wrong if at == label}
            if not changed.keys() <= right.keys():
                raise BadEntry(f"{name}.{label}: a wrong file without a right one")
            yield Case(f"{name}.{label}", half, right, changed, tests["given"], tests["held"])


def one_of_each(corpus: str, half: str) -> Iterator[Case]:
    """Yield one case of each program: the first of the first, the second of the second, ..."""
    programs: dict[str, list[Case]] = {}
    for case in cases(corpus, half):
        programs.setdefault(case.name.partition(".")[0], []).append(case)
    for number, found in enumerate(programs.values()):
        yield found[number % len(found)]


def pairs(half: str) -> Iterator[Pair]:
    """Yield the pairs of ``corpora/syntax/<half>``, sorted by file, in order.

    Raises:
        BadEntry: A file does not have the agreed shape.
    """
    for name, sections in _entries("syntax", half):
        texts = {kind: text for kind, _, text in sections}
        if texts.keys() != {"broken", "intended"} or len(sections) != 2:
            raise BadEntry(f"{name}: needs one broken and one intended section")
        yield Pair(name, half, texts["broken"], texts["intended"])


def flaws(half: str) -> Iterator[Flaw]:
    """Yield the files of ``corpora/static/<half>``, sorted by file, in order.

    Raises:
        BadEntry: A file does not have the agreed shape.
    """
    for name, sections in _entries("static", half):
        texts = {kind: text for kind, _, text in sections}
        if texts.keys() != {"code", "line"} or len(sections) != 2:
            raise BadEntry(f"{name}: needs one code and one line section")
        number = texts["line"].split(maxsplit=1)[:1]
        if not number or not number[0].isdigit():
            raise BadEntry(f"{name}: the section 'line' begins with a number")
        yield Flaw(name, texts["code"], int(number[0]))


def lookalikes() -> Iterator[Lookalike]:
    """Yield the programs of ``corpora/judge/lookalikes``, sorted by file, in order.

    Raises:
        BadEntry: A file does not have the agreed shape.
    """
    for name, sections in _entries("judge", "lookalikes"):
        if not sections or any(kind != "right" or len(words) != 1 for kind, words, _ in sections):
            raise BadEntry(f"{name}: needs right sections alone")
        yield Lookalike(name, {words[0]: text for _, words, text in sections})


def _entries(corpus: str, half: str) -> Iterator[tuple[str, list[tuple[str, list[str], str]]]]:
    seen: set[str] = set()
    for path in sorted((folder_of(corpus) / half).glob("*.txt")):
        text = path.read_bytes().decode("utf-8")
        marks = list(_ENTRY.finditer(text))
        for mark, after in zip(marks, [*marks[1:], None], strict=True):
            name = mark["name"]
            if name in seen:
                raise BadEntry(f"{name}: twice in {corpus}/{half}")
            seen.add(name)
            body = text[mark.end() : after.start() if after else len(text)]
            heads = list(_SECTION.finditer(body))
            ends = [head.start() for head in heads[1:]] + [len(body)]
            yield (
                name,
                [
                    (head["kind"], head["words"].split(), body[head.end() : end])
                    for head, end in zip(heads, ends, strict=True)
                ],
            )
