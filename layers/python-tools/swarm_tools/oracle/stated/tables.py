"""Tables that a docstring states: ``90 and above is A, 80 B, else F``; ``below 18.5 'thin', ...``.

Every limit is tried at its border and on both sides. A table counts only when most of its labels
are texts in the body, so that prose with numbers is none.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from swarm_tools.oracle.derived.render import Rendered, doc, plain, target, written
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.samples import callable_plainly

_LABEL = r"(?:'(?P<q>[^']+)'|\"(?P<d>[^\"]+)\"|`(?P<b>[^`]+)`|(?P<w>[A-Za-z]+(?:[ -][A-Za-z]+)?))"
_N = r"(?P<n>-?\d+(?:\.\d+)?)\s*(?:%|percent|points?|pts|degrees|years?|ans|kg|cm|km)?"
_IS = r"\s*(?:->|=>|:|=|is|are|means|gives|counts as|returns|get|gets|an?|\s)*\s*"
_LESS = r"(?:below|under|less than|lower than|smaller than|<|moins de|en dessous de)"
_MOST = r"(?:up to|at most|<=|not more than|no more than|jusqu'a)"
_LEAST = r"(?:from|at least|>=|a partir de|starting at)"
_OVER = r"(?:above|over|more than|greater than|>|plus de)"
_UP = (
    r"(?:and above|and up|or above|or more|or higher|and higher|or better|and more|upwards|on|up"
    r"|\+|et plus|ou plus)"
)
_ELSE = r"(?:else|otherwise|sinon|anything else|everything else|the rest|all others?)"
_FORMS = (
    ("<", re.compile(rf"(?:if )?{_LESS} {_N}{_IS}{_LABEL}")),
    ("<=", re.compile(rf"(?:if )?{_MOST} {_N}{_IS}{_LABEL}")),
    (">=", re.compile(rf"(?:if )?{_LEAST} {_N}(?: {_UP})?{_IS}{_LABEL}")),
    (">", re.compile(rf"(?:if )?{_OVER} {_N}{_IS}{_LABEL}")),
    (">=", re.compile(rf"{_N} ?{_UP}{_IS}{_LABEL}")),
    ("<", re.compile(rf"{_LABEL}{_IS}(?:for |if |when )?{_LESS} {_N}")),
    ("<=", re.compile(rf"{_LABEL}{_IS}(?:for |if |when )?{_MOST} {_N}")),
    (">=", re.compile(rf"{_LABEL}{_IS}(?:for |if |when )?{_LEAST} {_N}(?: {_UP})?")),
    (">", re.compile(rf"{_LABEL}{_IS}(?:for |if |when )?{_OVER} {_N}")),
    (">=", re.compile(rf"{_LABEL}{_IS}(?:for |if |when )?{_N} ?{_UP}")),
    ("rest", re.compile(rf"(?:and )?{_ELSE}(?: it)?{_IS}{_LABEL}")),
    ("rest", re.compile(rf"(?:and )?{_LABEL} {_ELSE}")),
    ("same", re.compile(rf"{_N}{_IS}{_LABEL}")),
    ("same", re.compile(rf"{_LABEL}{_IS}(?:for |from )?{_N}")),
)
_RETURNS = re.compile(r"^(?:returns?|renvoie|gives|grades?:?|it is) ", re.IGNORECASE)
_LIMITS = ("<", "<=", ">", ">=")


@dataclass(frozen=True)
class Row:
    """One row of a table: how the argument compares with the limit, and the label."""

    order: str
    limit: float
    shown: str
    label: str


def table_tests(function: Function) -> list[Rendered]:
    """Return a test for each row of the table that the docstring states, if it states one."""
    needed = [p for p in function.params if not p.optional]
    if not callable_plainly(function) or len(needed) != 1 or len(function.params) > 1:
        return []
    if needed[0].kind not in ("number", "unknown"):
        return []
    texts = texts_of(function)
    rows = rows_of(function.doc, texts)
    if not rows:
        return []
    tests = []
    for number, (values, label) in enumerate(samples(rows), 1):
        call = target(function)
        body = [f"assert {call}({value}) == {written(label)}" for value in values]
        name = f"test_{plain(function.name)}_row_{number}_of_the_table"
        tests.append(Rendered(name, (doc("The docstring states the limits."), *body)))
    return tests


def texts_of(function: Function) -> set[str]:
    """Return the texts in the body."""
    body = function.node.body[bool(function.doc) :]
    nodes = (n for stmt in body for n in ast.walk(stmt))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def rows_of(text: str, texts: set[str]) -> list[Row]:
    """Return the rows of a table, or nothing when the text is none in good order."""
    rows: list[Row] = []
    rest = ""
    order = ""
    flat = re.sub(r"\s+", " ", text.strip())
    for clause in re.split(r"[;:,]\s|\.\s|\.$|\n|\s\band\b\s(?=[A-Z'\"]\b)", flat):
        found = read(_RETURNS.sub("", clause.strip(" .")), texts)
        if found is None and re.search(r"\d", clause):
            return []
        if found is None:
            continue
        how, shown, label = found
        if how == "rest":
            rest = rest or label
            continue
        if how == "same":
            how = order
        if how not in _LIMITS or (order and how != order):
            return []
        order = how
        rows.append(Row(how, float(shown), shown, label))
    limits = [r.limit for r in rows]
    falling = order.startswith(">")
    labels = [r.label for r in rows] + [rest]
    known = sum(label in texts for label in labels)
    good = len(rows) >= 2 and rest and len(set(limits)) == len(limits)
    if not good or limits != sorted(limits, reverse=falling) or known <= len(labels) / 2:
        return []
    return [*rows, Row("rest", 0.0, "", rest)]


def read(clause: str, texts: set[str]) -> tuple[str, str, str] | None:
    """Return how a clause compares, its number and its label; None when it is no row."""
    for how, pattern in _FORMS:
        found = pattern.fullmatch(clause) or pattern.fullmatch(clause[:1].lower() + clause[1:])
        if found is None:
            continue
        quoted = found["q"] or found["d"] or found["b"]
        label = quoted or found["w"]
        if not quoted and label not in texts:
            same = sorted(t for t in texts if t.lower() == label.lower())
            if not same and not (len(label) == 1 and label.isupper()):
                continue
            label = same[0] if same else label
        return how, "" if how == "rest" else found["n"], label
    return None


def samples(rows: list[Row]) -> list[tuple[list[str], str]]:
    """Return the values to try for each row, and the label that they have."""
    *limited, rest = rows
    up = limited[0].order.startswith(">")
    at_limit = limited[0].order.endswith("=")
    sign = 1 if up else -1
    whole = all(r.limit.is_integer() for r in limited)
    step = 1 if whole else 0.1
    found = []
    outer = None
    for row in [*limited, rest]:
        values = []
        if row.order != "rest":
            if at_limit:
                values.append(number(row.limit))
            inner = row.limit + sign * step
            if outer is None or (inner - outer) * sign < 0:
                values.append(number(inner))
        if outer is not None:
            if not at_limit:
                values.append(number(outer))
            else:
                values.append(number(outer - sign * step))
        else:
            far = row.limit + sign * 3 * step
            if far >= 0 and not row.limit <= 100 < far:  # it may refuse what is out of range
                values.append(number(far))
        values = [v for v in values if not v.startswith("-") or limited[0].limit < 0]
        found.append((list(dict.fromkeys(values)), row.label))
        outer = row.limit
    return [(values, label) for values, label in found if values]


def number(value: float) -> str:
    """Return a number as it stands in a test."""
    return str(int(value)) if value == int(value) else f"{value:.6g}"
