"""Everyday slips, each undone by one proposal of some template: ``slips.txt`` lists them.

An entry is a function with a slip and, behind ``---``, the function that was meant. A new entry is
the plainest way to say what the search cannot do yet. Every tenth is tried, all of them at night
(``SWARM_SWEEP=all``).
"""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

from swarm_tools.repair.model import apply_edits
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText
from swarm_tools.repair.templates import registry

SLIPS = [
    entry.split("---\n")
    for entry in Path(__file__).with_name("slips.txt").read_text("utf-8").split("===\n")[1:]
]
CHOSEN = SLIPS if os.environ.get("SWARM_SWEEP") == "all" else SLIPS[::10]


def proposed(text):
    """Yield the text of each proposal, as one that is spelt in the same way."""
    source = SourceText(text)
    for site in sites_of(source):
        for template in registry():
            for proposal in template.propose(site):
                yield apply_edits(text, proposal.edits)


def spelt(text):
    """Return what a text says, None where it does not parse."""
    try:
        return ast.dump(ast.parse(text))
    except SyntaxError:
        return None


@pytest.mark.parametrize(("slip", "meant"), CHOSEN, ids=range(len(CHOSEN)))
def test_a_slip_is_undone_by_one_proposal(slip, meant):
    wanted = spelt(meant)
    assert wanted and wanted != spelt(slip)
    # Most proposals are of another length: only those that may be it are parsed.
    near = {t for t in proposed(slip) if abs(len(t) - len(meant)) <= 12}
    assert any(spelt(text) == wanted for text in near)


def test_none_is_listed_twice():
    assert len({tuple(pair) for pair in SLIPS}) == len(SLIPS) > 200
