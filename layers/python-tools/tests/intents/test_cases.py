"""No case of an intent asks for what no program can give."""

from __future__ import annotations

import ast

import pytest

from swarm_tools.intents.families import registry

UNHASHABLE = (ast.Dict, ast.DictComp, ast.List, ast.ListComp, ast.Set, ast.SetComp)
CASES = [
    pytest.param("\n".join(case.value).replace("{f}", "f"), id=f"{intent.id}.{case.label}")
    for intent in registry()
    for case in (*getattr(intent, "cases", ()), *(c for _, c in getattr(intent, "stated", ())))
    if getattr(case, "how", "") == "code"
]


def sets_that_fail(text):
    """Return the sets of a text whose items can't be items."""
    sets = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Set)]
    return [n for n in sets if any(isinstance(item, UNHASHABLE) for item in n.elts)]


@pytest.mark.parametrize("text", CASES)
def test_no_set_holds_what_has_no_hash(text):
    assert not sets_that_fail(text)


def test_a_brace_too_many_is_seen():
    assert len(CASES) > 1500
    assert sets_that_fail("assert {{k: v for k, v in f({}).items()}} == {}")
