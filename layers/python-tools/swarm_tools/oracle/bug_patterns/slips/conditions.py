"""Simple conditions in docstrings, and the arguments that meet them."""

from __future__ import annotations

import re

from swarm_tools.oracle.bug_patterns.slips.values import NUMERIC, required
from swarm_tools.signatures.facts import Function, Param

END = r"(?=\s*(?:[.,;)]|$))"
NAME = r"(?:(?:the|any|a|an|its|la|le|les|un|une)\s+|l')?`{0,2}(?P<name>\w+)`{0,2}"
IS = r"\s*(?:is|are|est|sont|was)\s*"
NUMBER = r"(?P<number>-?\d+(?:\.\d+)?|zero|zéro|one|two)"
CONDITIONS = tuple(
    (kind, re.compile(f"{pattern}{END}", re.IGNORECASE))
    for kind, pattern in (
        ("below zero", rf"{NAME}{IS}(?:negative|négatif|négative|negatif)"),
        ("not above zero", rf"{NAME}{IS}(?:not positive|non-positive|nonpositive|"
         r"zero or negative|negative or zero|zero or less|négatif ou nul|non positif)"),
        ("zero", rf"{NAME}{IS}(?:zero|zéro|nul|nulle)"),
        ("<=", rf"{NAME}\s*(?:<=|{IS}(?:less than or equal to|at most|no more than))\s*{NUMBER}"),
        (">=", rf"{NAME}\s*(?:>=|{IS}(?:greater than or equal to|at least))\s*{NUMBER}"),
        ("<", rf"{NAME}\s*(?:<|{IS}(?:less|lower|smaller) than|{IS}(?:below|under))\s*{NUMBER}"),
        (">", rf"{NAME}\s*(?:>|{IS}(?:greater|more|larger|higher) than|{IS}(?:above|over))\s*"
         rf"{NUMBER}"),
        ("==", rf"{NAME}\s*(?:==|{IS}(?:equal to)?)\s*{NUMBER}"),
        ("empty", rf"{NAME}{IS}(?:empty|vide|vides)"),
        ("empty", r"(?:an?|the|une?)?\s*empty\s(?P<name>\w+)"),
        ("empty", r"(?:une?|la|le)\s(?P<name>\w+)\svide"),
    )
)  # fmt: skip
NUMBERS = {"zero": 0.0, "zéro": 0.0, "one": 1.0, "two": 2.0}
EMPTY = {"list": [], "strings": [], "nested": [], "dict": {}, "string": "", "iterable": []}
COMMON = {
    "list": ("list", "strings", "nested", "iterable"), "sequence": ("list", "iterable"),
    "string": ("string",), "text": ("string",), "dictionary": ("dict",), "dict": ("dict",),
    "liste": ("list", "strings", "nested", "iterable"), "chaine": ("string",),
    "chaîne": ("string",), "input": ("list", "string", "dict", "strings", "iterable", "nested"),
    "number": ("number",), "nombre": ("number",), "value": ("number",),
}  # fmt: skip


def meeting(function: Function, text: str) -> tuple[Param, list[object]] | None:
    """Return the parameter that a condition is about, and values that meet it."""
    for kind, pattern in CONDITIONS:
        found = pattern.match(text)
        if not found:
            continue
        param = about(function, found["name"].lower())
        if param is None:
            continue
        values = meant(kind, found.groupdict().get("number"), param)
        if values:
            return param, values
    return None


def about(function: Function, name: str) -> Param | None:
    """Return the parameter of this name, else the only one of the kind that the word tells."""
    params = required(function)
    same = [p for p in params if p.name.lower() == name]
    if not same and name in COMMON:
        same = [p for p in params if p.kind in COMMON[name]]
    return same[0] if len(same) == 1 else None


def meant(kind: str, number: str | None, param: Param) -> list[object]:
    """Return the values of a parameter that meet a condition."""
    if kind == "empty":
        return [EMPTY[param.kind]] if param.kind in EMPTY else []
    numeric = param.kind == "number" or (
        param.kind == "unknown" and NUMERIC.fullmatch(param.name.lower())
    )
    if not numeric:
        return []
    if number is None:
        return {"below zero": [-1, -5], "not above zero": [0, -1], "zero": [0]}[kind]
    limit = NUMBERS.get(number.lower())
    limit = float(number) if limit is None else limit
    whole = int(limit) if limit == int(limit) else limit
    return {
        "<": [whole - 1], "<=": [whole, whole - 1], ">": [whole + 1], ">=": [whole, whole + 1],
        "==": [whole],
    }[kind]  # fmt: skip
