"""What a docstring says beyond the specification, and what it says about its variants."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.tokens import normal, split

from .model import Specification
from .vocabulary import PLAIN, TWISTS

_DOCTEST = re.compile(r"^[ \t]*>>>.*(?:\n(?![ \t]*$).*)*", re.M)
_SECTION = re.compile(
    r"^[ \t]*(?:raises?|examples?|exemples?|notes?|complexity|references?)\s*:?[ \t]*\n"
    r"(?:[ \t]*[-=]+[ \t]*\n)?(?:[ \t]+\S.*\n?|[ \t]*\n)*",
    re.I | re.M,
)
_HEADING = re.compile(
    r"^[ \t]*(?:args|arguments|parameters|returns?|yields)\s*:?[ \t]*$|^[ \t]*[-=~]{3,}[ \t]*$"
    r"|:(?:param|type|returns?|rtype)\b",
    re.I | re.M,
)
_SHOWN = (
    re.compile(r"\b(?:e\.g\.|for example|for instance|par exemple|example|exemple|ex)\b.*", re.I),
    re.compile(r"(?:^|(?<=[\s(;,]))\w*\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)\s*(?:->|==|=>|=|→).*"),
    re.compile(r"\S+\s*(?:->|=>|→)\s*.*"),
    re.compile(r"(['\"])[^'\"\n]*\1"),
    re.compile(
        r"[,;(]?\s*(?:or|and|returns?|renvoie|ou)?\s*\b(?:0(?:\.0)?|none|nan|an empty \w+|-1)\s+"
        r"(?:if|when|for|si|pour)\b[^.;)\n]*\b(?:empty|vide|no \w+)\b[^.;)\n]*\)?",
        re.I,
    ),
    re.compile(r":?raises?:? \w*(?:Error|Exception)\b[^.\n]*", re.I),
    re.compile(r"\b(?:time|space) complexity\b.*|\bO\([^()]*(?:\([^()]*\))?[^()]*\)", re.I),
)
_ROUNDED = re.compile(
    r"[,;]?\s*(?:rounded|arrondie?)(?: (?:to|a|au|aux))?(?: (?P<n>\d|two|deux|one|three|zero|cents?"
    r"|centimes?|whole|integer|the nearest cent))?(?: (?:decimals?|decimal places|decimales?"
    r"|digits|places|chiffres|numbers?)(?: apres la virgule)?)?"
)
_SIGNS = {">=": " atleast ", "<=": " atmost ", "\u2265": " atleast ", "\u2264": " atmost ",
          "!=": " unequal ", " > ": " above ", " < ": " below ", "%": " percent "}  # fmt: skip
_DIGITS = {"two": 2, "deux": 2, "one": 1, "three": 3, "zero": 0, "whole": 0, "integer": 0}


def plain(text: str) -> str:
    """Return a text in lower case without accents."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(c for c in apart if not unicodedata.combining(c)).lower()


def statement(doc: str) -> str:
    """Return what a docstring says, without its examples, headings and exceptions."""
    text = _DOCTEST.sub("", doc)
    text = _SECTION.sub("", text + "\n")
    text = _HEADING.sub(" ", text)
    for sign, words in _SIGNS.items():
        text = text.replace(sign, words)
    for pattern in _SHOWN:
        text = pattern.sub(" ", text)
    return plain(text)


def narrowing(function: Function, entry: Specification) -> dict[str, Any] | None:
    """Return the variants that a function's docstring decides; None when it says something else."""
    text = statement(function.doc)
    fixed: dict[str, Any] = {}
    for pattern, name, value in entry.phrases:
        text, times = re.subn(pattern, " ", text)
        if times and name and fixed.setdefault(name, value) != value:
            return None
    text, digits = _rounding(text)
    if digits is not None:
        if not entry.rounded:
            return None
        if digits >= 0:
            fixed["digits"] = digits
    if strange(text, function, entry) or _twisted(function):
        return None
    return fixed


def _rounding(text: str) -> tuple[str, int | None]:
    """Return the text without what it says about rounding, and to how many digits; -1 unsaid."""
    match = _ROUNDED.search(text)
    if match is None:
        return text, None
    said = match["n"] or ""
    digits = int(said) if said.isdigit() else _DIGITS.get(said, 2 if "cent" in said else -1)
    return text[: match.start()] + " " + text[match.end() :], digits


def strange(text: str, function: Function, entry: Specification) -> list[str]:
    """Return the words of a text that neither the language nor the specification explains."""
    known = set(PLAIN | entry.says | entry.extra)
    for name in (*entry.names, function.name, entry.id, *(p.name for p in function.params)):
        known |= {*split(name), *normal(name), name.lower()}
    for roles in entry.roles.values():
        known |= roles
    found = re.findall(r"[a-z]+|\d+", text)
    return [w for w in found if w not in known and not known & {*normal(w), w.rstrip("s"), w + "s"}]


def _twisted(function: Function) -> bool:
    said = {*re.findall(r"[a-z]+", plain(f"{function.above} {function.head}"))}
    return bool(said & TWISTS)
