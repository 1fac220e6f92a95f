"""What a docstring says does not matter: the case of letters, spaces, punctuation.

``ignoring case``, ``case does not matter``, ``spaces are ignored``, ``sans tenir compte de la
casse``: what comes of a text is then what comes of the text without such differences.
"""

from __future__ import annotations

import re

from swarm_tools.oracle.derived.render import Rendered, doc, plain, target, written
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.prose import prose
from swarm_tools.signatures.samples import callable_plainly

_IGNORED = (
    r"\bignor(?:ing|es?) (?:all |any )?(?:(?:[\w-]+,? )(?:and |or )?){{0,3}}{0}\b"
    r"|\b{0}(?:,? (?:and|or) (?:[\w-]+)){{0,2}} (?:is|are) (?:all )?(?:ignored|disregarded)\b"
    r"|\b{0}(?:,? (?:and|or) (?:[\w-]+)){{0,2}} (?:does|do)(?: not|n't) (?:matter|count)\b"
    r"|\b(?:regardless|irrespective) of {0}\b|\bignorant (?:la |les )?{1}\b"
    r"|\bsans tenir compte (?:de la |des |de l')?{1}\b|\b{1} (?:est|sont) ignorée?s?\b"
    r"|\bni (?:de la |des |de l')?{1}\b"
)
_CASE = (
    _IGNORED.format("(?:letter |upper/lower |the )?case", "casse")
    + r"|\bcase[ -]insensitive(?:ly)?\b|\bupper[ -]?(?:case)? (?:and|or) lower[ -]?case"
    r"(?: letters?)? (?:are|count) (?:equal|the same|alike)\b"
)
_UNLIKELY = re.compile(
    r"\b(first|last|except|unless|but|only|leading|trailing|extra|repeated|between|order|sort\w*)\b"
)
_KINDS = (
    ("case", re.compile(_CASE, re.IGNORECASE), ("Noel sees Leon", "NOEL SEES LEON")),
    (
        "spaces",
        re.compile(_IGNORED.format("(?:spaces|blanks|whitespace)", "espaces"), re.IGNORECASE),
        ("noel sees leon", "noelseesleon"),
    ),
    (
        "punctuation",
        re.compile(_IGNORED.format("punctuation", "ponctuation"), re.IGNORECASE),
        ("noel sees leon", "noel, sees leon!"),
    ),
)


def _limited(text: str, found: re.Match[str]) -> bool:
    """Say whether only a part is meant: `leading spaces`, `the case of the first letter`."""
    before = " ".join(text[: found.start()].split()[-1:])
    after = re.match(r" (?:of|in|at|for|du|de|des)\b", text[found.end() :])
    return bool(_UNLIKELY.search(f"{before} {found.group()}".lower()) or after)


def indifference_tests(function: Function) -> list[Rendered]:
    """Return a test for each thing that a docstring says does not matter in a text.

    Only for functions of texts that tell whether, how many or where, by a number or a truth; one
    that refuses the text as it is may ask for another form of text.
    """
    needed = [p for p in function.params if not p.optional]
    texts = len(needed) in (1, 2) and all(p.kind == "string" for p in needed)
    if not texts or not callable_plainly(function) or function.returns - {"bool", "number"}:
        return []
    text = prose(function.doc)
    tests = []
    for kind, pattern, (one, other) in _KINDS:
        found = pattern.search(text)
        if not found or _limited(text, found):
            continue
        call = target(function)
        first, second = (
            ", ".join(written(given) for given in (said, one)[: len(needed)])
            for said in (one, other)
        )
        rows = (
            "try:",
            f"    result = {call}({first})",
            "except Exception:",
            "    return",
            f"assert {call}({second}) == result",
        )
        name = f"test_{plain(function.name)}_{kind}_does_not_matter"
        tests.append(Rendered(name, (doc("The docstring states it."), *rows)))
    return tests
