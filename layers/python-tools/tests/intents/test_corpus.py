"""No driving test is red on right code; wrong versions are found."""

import pkgutil
from pathlib import Path

import pytest

import swarm_tools.intents.families as folder
from swarm_tools.intents.__main__ import docs
from swarm_tools.intents.families import registry

from .corpora import entries, load, run_generated, suite_for

PAGE = Path(__file__).parents[4] / "docs" / "reference" / "intents.md"
TRICKY = list(entries("tricky*.txt"))
PAIRS = list(entries("pairs_*.txt"))
# Wrong versions that never end can't be run in this process; the search's tests do.
ENDLESS = {"sum_of_digits", "binary_search", "is_palindrome"}


@pytest.mark.parametrize("entry", [*TRICKY, *PAIRS], ids=lambda e: e.name)
def test_right_code_is_green(entry):
    outcome = run_generated(suite_for(entry.right), load(entry.right))
    assert not {k: v for k, v in outcome.items() if v}


@pytest.mark.parametrize("entry", PAIRS, ids=lambda e: e.name)
def test_wrong_code_is_red(entry):
    assert entry.wrong and entry.held
    exec(entry.held, load(entry.right).__dict__)
    for wrong in entry.wrong:
        if entry.name in ENDLESS:
            assert any(t.drives_repair for t in suite_for(wrong).tests)
            continue
        outcome = run_generated(suite_for(wrong), load(wrong))
        assert any(outcome.values()), wrong


def test_corpora_are_large_enough():
    assert len(TRICKY) >= 985
    assert len(PAIRS) >= 85
    assert sum(len(e.wrong) for e in PAIRS) >= 110


def test_folder_and_registry_agree():
    families = {i.id.split(".")[0] for i in registry()}
    assert families == {m.name for m in pkgutil.iter_modules(folder.__path__)}
    assert len(registry()) >= 600


def test_page_is_generated():
    assert PAGE.read_text(encoding="utf-8") == docs()
