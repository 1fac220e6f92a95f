from pathlib import Path

import pytest

from swarm_tools.rules import catalog, table
from swarm_tools.rules.docs import PAGE, page
from swarm_tools.rules.registry import all_rules, concerns, tree_keeping_rules
from swarm_tools.rules.ruff_fixes import FIXES


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


def test_requests_choose_from_the_rules_that_there_are():
    assert table.PAGE.read_text(encoding="utf-8") == table.page()


def test_layout_is_a_concern_after_which_the_tree_is_the_same():
    layout = {name for name, concern in concerns().items() if concern == "format"}
    assert layout <= tree_keeping_rules()


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.id)
def test_messages_and_examples_are_tuples(rule):
    assert all(isinstance(part, tuple) for part in (rule.pylint, rule.good, rule.bad, *rule.bad))


@pytest.mark.parametrize("fix", FIXES.values(), ids=FIXES)
def test_messages_and_examples_of_ruff_are_tuples(fix):
    assert all(isinstance(part, tuple) for part in (fix.codes, fix.pylint, fix.bad))
