"""The table of message types agrees with the rules and with pylint itself."""

import functools

from linting import enabled

from swarm_tools.rules.messages import ALWAYS, PAGE, fixers, page, reported
from swarm_tools.rules.reported import all_reasons

AT_LEAST = 0.55


@functools.cache
def known():
    return set(enabled())


def test_every_type_that_pylint_enables_is_in_the_table_and_no_other():
    assert {*fixers(), *reported()} == known()


def test_a_type_has_one_reason():
    names = [name for reason in all_reasons() for name in reason.types]
    assert len(names) == len(set(names))


def test_every_reason_is_a_sentence():
    assert all(text[:1].isupper() and text.endswith(".") for text in reported().values())


def test_what_is_always_fixed_has_a_rule_and_nothing_left_alone():
    assert set(fixers()) >= ALWAYS
    assert not ALWAYS & set(reported())


def test_the_share_of_types_that_are_fixed():
    assert len(fixers()) >= AT_LEAST * len(known())


def test_the_page_is_the_one_that_rules_and_reasons_give():
    assert PAGE.read_text(encoding="utf-8") == page()
