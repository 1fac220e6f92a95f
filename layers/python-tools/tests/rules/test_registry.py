from pathlib import Path

import pytest

from swarm_tools.rules import catalog
from swarm_tools.rules.docs import PAGE, page
from swarm_tools.rules.registry import all_rules
from swarm_tools.rules.ruff import FIXES


def test_folder_and_registry_agree():
    files = {path.stem for path in Path(catalog.__path__[0]).glob("*.py")} - {"__init__"}
    assert {rule.id.replace("-", "_") for rule in all_rules()} == files


def test_ids_are_unique_and_never_those_of_ruff():
    ids = [rule.id for rule in all_rules()]
    assert len(ids) == len(set(ids))
    assert not set(ids) & set(FIXES)


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.id)
def test_every_rule_says_what_it_does_and_shows_it(rule):
    assert rule.title and rule.docs.endswith(".")
    assert rule.good and rule.bad


def test_the_page_is_the_one_the_registry_gives():
    assert PAGE.read_text(encoding="utf-8") == page()
