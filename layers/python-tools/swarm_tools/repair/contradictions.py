"""Where code contradicts the docstring of its function: `or` for "full and nobody has won".

Of two patches that pass the same tests the one that leaves a contradiction is hardly the one meant.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

ASKED = re.compile(r"\b(?:if|when|whether|that (?:is|are|has|have)|si)\b([^.;:()]*)", re.IGNORECASE)
BOTH = re.compile(r"\b(?:and|et)\b", re.IGNORECASE)
EITHER = re.compile(r"\b(?:or|ou)\b", re.IGNORECASE)
UNTOLD = re.compile(
    r"\b(?:not|no|none|nor|neither|unless|except|else|otherwise|without|ne|pas|sinon|ni|than|between"
    r"|return\w*|rais\w+)\b",
    re.IGNORECASE,
)
A_DAY = re.compile(r"\b(?:midnight|minuit|next day|lendemain)\b", re.IGNORECASE)
FIRST_OF_EQUALS = re.compile(
    r"\b(?:ties?|tied|equals?|equally|same)\b[^.;]*"
    r"\b(?:alphabet\w*|by name|first|smallest|smaller|lowest|earliest|earlier)\b"
    r"|\bfirst (?:by name|in (?:the )?alphabet\w*|alphabetically)",
    re.IGNORECASE,
)
HALF_A_DAY = ("12 * 60", "60 * 12", "12 * 3600", "3600 * 12")


def contradictions(tree: ast.AST) -> Counter[str]:
    """Return how often each kind of contradiction is found in a program."""
    functions = (
        n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))
    )
    return Counter(kind for function in functions for kind in _of(function))


def _of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    said = " ".join((ast.get_docstring(function) or "").split())
    if not said:
        return
    conditions = [n for n in ast.walk(function) if isinstance(n, ast.BoolOp)]
    if len(conditions) == 1 and len(conditions[0].values) == 2:
        told = connective(said)
        if told and not isinstance(conditions[0].op, told):
            yield "other connective"
    if A_DAY.search(said):
        parts = [n for n in ast.walk(function) if isinstance(n, ast.BinOp)]
        yield from ("half a day" for n in parts if ast.unparse(n) in HALF_A_DAY)
    if FIRST_OF_EQUALS.search(said):
        calls = [n for n in ast.walk(function) if isinstance(n, ast.Call)]
        yield from ("last of equals" for n in calls if greatest_first(n))


def greatest_first(call: ast.Call) -> bool:
    """Say whether of equal things the greatest comes first: by the last part of its key."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    words = {word.arg: word.value for word in call.keywords}
    key = words.get("key")
    if not isinstance(key, ast.Lambda) or not isinstance(key.body, ast.Tuple) or not key.body.elts:
        return False
    down = words.get("reverse")
    turned = name == "max" or (isinstance(down, ast.Constant) and down.value is True)
    return turned and not isinstance(key.body.elts[-1], ast.UnaryOp)


def connective(said: str) -> type[ast.And] | type[ast.Or] | None:
    """Return how a docstring connects the two things it asks for, if it says so plainly."""
    for asked in ASKED.findall(said):
        both, either = len(BOTH.findall(asked)), len(EITHER.findall(asked))
        if both + either == 1 and not UNTOLD.search(asked):
            return ast.And if both else ast.Or
    return None
