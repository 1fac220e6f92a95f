"""The running text of docstrings, and its words without their endings."""

from __future__ import annotations


def in_one(text: str) -> str:
    """Return a text in one line: where its lines end means nothing."""
    return " ".join(text.split())


def prose(doc: str) -> str:
    """Return a docstring up to its first example, in one line."""
    return in_one(doc.split(">>>")[0])


def stem(word: str) -> str:
    """Return a word without the endings of English and French grammar.

    >>> stem("divisibles") == stem("divisible")
    True
    """
    for end in ("ings", "ing", "ies", "ied", "ed", "es", "s", "er", "e", "ly"):
        if word.endswith(end) and len(word) - len(end) >= 3:
            word = word[: -len(end)]
            break
    if len(word) > 3 and word[-1] == word[-2]:
        word = word[:-1]
    return word.rstrip("ey") if len(word) > 3 else word
