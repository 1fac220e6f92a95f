"""A regular expression takes too little or too much: its quantifier, class or anchor is wrong."""

from __future__ import annotations

import ast
import re
from itertools import pairwise

from swarm_tools.repair.model import Proposal

BEFORE = "import re\n\n\ndef f(text):\n    return re.sub(r'[^a-z]', '-', text)\n"
AFTER = "import re\n\n\ndef f(text):\n    return re.sub(r'[^a-z]+', '-', text)\n"

CALLS = ("match", "search", "fullmatch", "findall", "finditer", "sub", "subn", "split", "compile")
FLAGS = ("re.IGNORECASE", "re.MULTILINE", "re.DOTALL")
ATOM = re.compile(r"\[(?:\\.|[^\]\\])+\]|\\[dDwWsS]|(?<!\\)\.|\)")
QUANTIFIER = re.compile(r"[*+?]\??|\{(\d+)(,?)(\d*)\}")
CLASSES = {r"\d": r"\w", r"\w": r"\d", r"\s": r"\S", r"\S": r"\s", r"\D": r"\d", r"\W": r"\w"}
FOLLOWING = re.compile(r"\)?(\\?[^\w\s\\()*+?{.$]|\\[^\w\s])")
RANGES = ("a-z", "A-Z", "0-9", "_", "-", ".", "'", r"\s")
COST = 1.3


def propose(site):
    """Yield patterns with one part changed, then a usual flag for the call."""
    for node in site.nodes:
        if isinstance(node, ast.Call) and is_pattern_call(node) and node.args:
            yield from with_flag(site, node)
            pattern = node.args[0]
            if isinstance(pattern, ast.Constant) and isinstance(pattern.value, str):
                yield from changed(site, pattern, getattr(node.func, "attr", ""))
            yield from exchanged(site, node.args[1:2])
        elif isinstance(node, ast.Assign) and site.qualname == "<module>":
            named = f"({getattr(node.targets[0], 'id', '')}," in site.source.text
            if named and isinstance(getattr(node.value, "value", None), str):
                yield from changed(site, node.value, "")


def exchanged(site, replacements):
    """Yield the text to put in with two groups exchanged, or the number of one changed."""
    for node in replacements:
        text, start = site.source.seg(node), site.source.span(node)[0]
        found = list(re.finditer(r"\\\\?(\d)", text)) if isinstance(node, ast.Constant) else []
        for one, two in pairwise(found):
            edits = ((start + one.start(1), start + one.end(1), two[1]),
                     (start + two.start(1), start + two.end(1), one[1]))  # fmt: skip
            yield Proposal(edits, COST, node.lineno, f"groups {one[1]} and {two[1]} exchanged")


def is_pattern_call(node):
    """Say whether a call takes a pattern first."""
    home = getattr(getattr(node.func, "value", None), "id", "")
    return home == "re" and getattr(node.func, "attr", "") in CALLS


def with_flag(site, node):
    """Yield the call with one flag more."""
    if any(k.arg == "flags" for k in node.keywords):
        return
    end = site.source.span(node)[1] - 1
    for flag in FLAGS:
        if flag.removeprefix("re.") not in site.source.seg(node):
            edit = (end, end, f", flags={flag}")
            yield Proposal((edit,), COST + 0.1, node.lineno, f"`{flag}` added")


def changed(site, node, call):
    """Yield the pattern with one part changed."""
    text, start = site.source.seg(node), site.source.span(node)[0]
    if text[-1:] not in "'\"" or text.endswith(('"""', "'''")):
        return
    first = re.match(r"[rRuU]*.", text).end()
    last = len(text) - 1
    seen = set()
    for a, b, new in variants(text, first, last, call):
        whole = text[first:a] + new + text[b:last]
        if whole in seen or not compiles(whole):
            continue
        seen.add(whole)
        said = f"pattern becomes `{whole}`"[:160]
        yield Proposal(((start + a, start + b, new),), COST, node.lineno, said)


def compiles(pattern):
    """Say whether a text is a pattern."""
    try:
        re.compile(pattern)
    except (re.error, OverflowError, RecursionError):
        return False
    return True


def variants(text, first, last, call):
    """Yield (start, end, new text) for each part of a pattern that may be wrong."""
    for atom in ATOM.finditer(text, first, last):
        written = QUANTIFIER.match(text, atom.end(), last)
        if written is None:
            for sign in ("+", "*", "?"):
                yield atom.end(), atom.end(), sign
        else:
            yield from quantities(written)
        part = atom[0]
        yield from up_to(text, atom, written, last)
        if part in CLASSES and part[1].islower():
            for more in (".", r"\-", " ", "'", r".\-"):
                yield *atom.span(), f"[{part}{more}]"
        if part in CLASSES:
            yield *atom.span(), CLASSES[part]
        if part == ".":
            yield *atom.span(), r"\."
        if part.startswith("["):
            yield from classes(atom)
    for group in re.finditer(r"(?<!\\)\((\?:)?(?!\?)", text[first:last]):
        new = "(" if group[1] else "(?:"
        yield first + group.start(), first + group.end(), new
    for literal in re.finditer(r"(?<=[A-Za-z0-9 ,:;-])[ ,:;-](?![*+?{])", text[first:last]):
        yield first + literal.end(), first + literal.end(), "?"
    for mark in re.finditer(r"[,;:|=-](?![*+?{\\\]\w-])", text[first:last]):
        yield first + mark.end(), first + mark.end(), r"\s*"
    inner = text[first:last]
    if not inner.startswith("^"):
        yield first, first, "^"
        yield first, first, r"\b"
    else:
        yield first, first + 1, ""
    if not inner.endswith("$"):
        yield last, last, "$"
        yield last, last, r"\b"
    else:
        yield last - 1, last, ""
    if call == "split" and "(" not in inner:
        yield first, last, f"({inner})"


def up_to(text, atom, written, last):
    """Yield all but the sign that follows for an atom that is repeated, and for a dot."""
    after = FOLLOWING.match(text, written.end(), last) if written else None
    if after:
        sign = after[1] if len(after[1]) == 2 or after[1] not in "]^-" else f"\\{after[1]}"
        yield *atom.span(), f"[^{sign}]"


def quantities(written):
    """Yield other numbers of repetitions for a quantifier."""
    low, comma, high = written[1], written[2], written[3]
    if low is None:
        for sign in ("+", "*", "?", "", "+?", "*?"):
            if sign != written[0]:
                yield *written.span(), sign
        return
    for n in (int(low) + 1, int(low) - 1):
        if n >= 0:
            yield *written.span(), f"{{{n}{comma}{high}}}"
    if comma:
        for n in (int(high) + 1, int(high) - 1) if high else ():
            yield *written.span(), f"{{{low},{n}}}"
        yield *written.span(), f"{{{low},}}"
    else:
        yield *written.span(), f"{{{low},}}"
        yield *written.span(), f"{{1,{low}}}"


def classes(atom):
    """Yield a class of characters negated, with one range more, or with one less."""
    part, (start, end) = atom[0], atom.span()
    negated = part.startswith("[^")
    yield start, start + 1 + negated, "[" if negated else "[^"
    for more in RANGES:
        if more not in part[1:-1]:
            yield end - 1, end - 1, more if more != "-" else r"\-"
    for some in re.finditer(r"\w-\w|\\[wds]|(?<=\w)[_.'-](?=\])", part):
        yield start + some.start(), start + some.end(), ""
