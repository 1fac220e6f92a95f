"""Bodies for stubs that nothing names: what is tried until the tests' own examples fit."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from typing import Any

from . import library
from .catalog import Entry, entries
from .examples import Example, fits
from .render import body_lines

_LEAST = 2
_ONE = (
    "{a}", "-{a}", "not {a}", "len({a})", "sum({a})", "sorted({a})", "{a}[::-1]", "max({a})",
    "min({a})", "abs({a})", "{a}.upper()", "{a}.lower()", "{a}.strip()", "{a}.title()",
    "{a}.split()", "str({a})", "int({a})", "{a}[0]", "{a}[-1]", "{a} + 1", "{a} - 1", "{a} * 2",
    "{a} / 2", "{a} // 2", "{a} * {a}", "{a} % 2 == 0", "{a} > 0", "{a} < 0", "{a} == 0",
    "len({a}) == 0", "sorted(set({a}))", "len(set({a}))", "sum({a}) / len({a})",
    "max({a}) - min({a})", "sorted({a}, reverse=True)", "len({a}.split())",
)  # fmt: skip
_TWO = (
    "{a} + {b}", "{a} - {b}", "{b} - {a}", "{a} * {b}", "{a} / {b}", "{a} // {b}", "{a} % {b}",
    "{a} ** {b}", "{a} == {b}", "{a} != {b}", "{a} < {b}", "{a} <= {b}", "{a} > {b}",
    "{a} >= {b}", "max({a}, {b})", "min({a}, {b})", "{a} in {b}", "{b} in {a}",
    "{a}.count({b})", "{a}.split({b})", "{b}.join({a})", "({a} + {b}) / 2", "{a}[{b}]",
    "{a}.get({b})", "{a} * {b} / 100", "{a} + {a} * {b}", "{a} - {a} * {b}",
    "{a} + {a} * {b} / 100", "{a} - {a} * {b} / 100", "2 * ({a} + {b})",
)  # fmt: skip
_THREE = (
    "{a} + {b} + {c}", "{a} * {b} * {c}", "max({a}, {b}, {c})", "min({a}, {b}, {c})",
    "({a} + {b} + {c}) / 3", "{a} <= {b} <= {c}", "{b} <= {a} <= {c}", "{a} * {b} + {c}",
)  # fmt: skip


def body_for(
    params: tuple[str, ...], examples: list[Example], indent: str
) -> tuple[list[str], str] | None:
    """Return a body that fits every example, the simplest first, and what it was made from.

    There must be two examples with different values: one would fit nearly anything.
    """
    values = {repr((example.how, example.value)) for example in examples}
    if len(examples) < _LEAST or len(values) < _LEAST:
        return None
    if any(len(example.args) != len(params) for example in examples):
        return None
    for text, function in _expressions(params):
        if fits(function, examples):
            return [f"{indent}return {text}"], f"the expression `{text}`"
    for entry in entries():
        usable = entry.kind == "function" and len(entry.params) == len(params)
        if usable and fits(implementation(entry), examples):
            return body_lines(entry, entry.name, params, indent), f"`{entry.name}`"
    return None


def implementation(entry: Entry) -> Callable[..., Any]:
    """Return the function of the library that an entry is of."""
    module = importlib.import_module(f"{library.__name__}.{entry.family}")
    found: Callable[..., Any] = getattr(module, entry.name)
    return found


def _expressions(params: tuple[str, ...]) -> Iterator[tuple[str, object]]:
    """Yield expressions over the parameters as text and as functions; the text is all ours."""
    forms = {1: _ONE, 2: _TWO, 3: _THREE}.get(len(params), ())
    names = dict(zip("abc", params, strict=False))
    for form in forms:
        text = form.format(**names)
        plain = form.format(**{letter: letter for letter in names})
        source = f"lambda {', '.join(names)}: {plain}"
        yield text, eval(source, {})
