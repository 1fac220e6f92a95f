"""What docstrings say of equal ones among which one is chosen: the first or the last of them."""

from __future__ import annotations

from swarm_tools.intents.model import Case

_EQUALS = (
    r"\b(?:ties?|tied|equal(?:ly)?|same|several|more than one|multiple|share|[eé]galit[eé]"
    r"|plusieurs|m[eê]me|ex ?-?[aæ]quo)\b"
)
_OTHER = r"alphabet\w*|lexico\w*|sorted|not the|letter|first char\w*|random|arbitrar\w*|any of"
_SAID = (
    r"\A(?!.*\b(?:{others})\b)"
    r"(?:.*{equals}[^.]{{0,80}}\b(?:{word})\b|.*\b(?:{word})\b[^.]{{0,60}}{equals})"
)
_FIRST = r"first|earliest|premi[eè]re?"
_LAST = r"last|latest|derni[eè]re?"
FIRST_SAID = _SAID.format(others=f"{_OTHER}|{_LAST}", equals=_EQUALS, word=_FIRST)
LAST_SAID = _SAID.format(others=f"{_OTHER}|{_FIRST}", equals=_EQUALS, word=_LAST)


def ties(first: Case, last: Case) -> tuple[tuple[str, Case], ...]:
    """Return the cases to expect where the docstring says that the first or last is chosen."""
    return ((FIRST_SAID, first), (LAST_SAID, last))
