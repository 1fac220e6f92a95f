"""What a rule says it fixes is proved by the real pylint, in one process over all examples."""

import functools
import tempfile
from pathlib import Path

import pytest
from linting import messages

from swarm_tools.rules import CleanOptions, clean
from swarm_tools.rules.foreign import FOREIGN
from swarm_tools.rules.registry import all_rules
from swarm_tools.rules.ruff_fixes import FIXES
from swarm_tools.syntax import repair_source

CLAIMS = sorted({(rule.id, symbol) for rule in all_rules() for symbol in rule.pylint})
OTHERS = {**FIXES, **FOREIGN}
OTHER_CLAIMS = sorted({(name, symbol) for name, fix in OTHERS.items() for symbol in fix.pylint})


def repaired(name, text):
    """Return what becomes of an example of a fix that is no rule of the catalogue."""
    if name == "syntax":
        return repair_source(text, path="m.py").text
    options = CleanOptions(format=name == "format", select=frozenset({name}))
    return clean(text, path="m.py", options=options).text


def examples():
    """Return before and after of every example by the id of its rule."""
    found = {rule.id: list(rule.bad) for rule in all_rules()}
    for name, fix in OTHERS.items():
        found[name] = [(text, repaired(name, text)) for text in fix.bad]
    return found


@functools.cache
def linted():
    """Return the messages before and after of every example by the id of its rule."""
    texts = {}
    for rule, pairs in examples().items():
        for number, pair in enumerate(pairs):
            for side, text in zip(("before", "after"), pair, strict=True):
                texts[f"{rule.replace('-', '_')}_{number}_{side}.py"] = text
    with tempfile.TemporaryDirectory() as folder:
        found = messages(texts, Path(folder))
    result = {}
    for rule, pairs in examples().items():
        stem = rule.replace("-", "_")
        result[rule] = [
            (found[f"{stem}_{number}_before.py"], found[f"{stem}_{number}_after.py"])
            for number in range(len(pairs))
        ]
    return result


@pytest.mark.parametrize(("rule", "symbol"), [*CLAIMS, *OTHER_CLAIMS])
def test_an_example_raises_the_message_and_its_fix_does_not(rule, symbol):
    raised = [(before, after) for before, after in linted()[rule] if before[symbol]]
    assert raised, f"no bad example of {rule} raises {symbol}"
    assert any(not after[symbol] for _, after in raised)
